"""The one door through which information leaves: views, choices and told events, in words, for one viewer.

Everything here is made from a record that was masked for the viewer first, so a game's own ``view`` module cannot show
what the viewer may not see.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from . import event_text, text
from .actions import Action
from .play import Play
from .scene import Scene
from .view import UNDO, Choice, EventView, GameView, ResultView, SeatResult, Sheet

Shown = dict[tuple[object, ...], list[Sheet]]
"""Summaries already put into words, by viewer, language and names."""


def scene(match: Play, viewer: int | None, lang: str, names: Sequence[str] | None) -> Scene[Any]:
    """What one viewer may see of a match, ready to be put into words."""
    mood = match.game.mood(match.options)
    shared = text.kernel(lang)
    return Scene(
        s=match.state.masked(viewer, shown=True),
        meta=match.game.meta,
        options=match.options,
        viewer=viewer,
        seats=match.seats,
        acting=match.acting(),
        mood=mood,
        shared=shared,
        texts=match.game.text(lang, mood, match.options),
        names=list(names) if names else [shared.say("seat", n=seat + 1) for seat in range(match.seats)],
        explain=match.game.view.explain,
    )


def view(match: Play, viewer: int | None, lang: str, names: Sequence[str] | None, sheets: Shown) -> GameView:
    """Everything one viewer sees of a match. ``sheets`` keeps what was already put into words."""
    seen, own = scene(match, viewer, lang, names), match.game.view
    result = _result(seen, match) if match.over else None
    prompt, detail = (seen.shared.say("prompt.over"), result.text) if result else own.prompt(seen)
    return GameView(
        game=match.game.id,
        mood=seen.mood,
        seats=match.seats,
        viewer=viewer,
        acting=seen.acting,
        turn=match.state.turn,
        phase=seen.phase,
        prompt=prompt,
        detail=detail,
        zones=own.zones(seen),
        counters=own.counters(seen),
        clause=own.clause(seen),
        sheets=_sheets(seen, match, sheets),
        result=result,
        can_undo=viewer is not None and match.can_undo(viewer),
    )


def choices(match: Play, seat: int, lang: str, names: Sequence[str] | None) -> list[Choice]:
    """What a seat may do now, in words: actions in the order of their numbers, then what takes several steps."""
    numbers = match.legal(seat)
    if not numbers:
        return []
    seen, own, actions = scene(match, seat, lang, names), match.game.view, match.game.actions
    out = []
    for number in numbers:
        action = actions.action(number)
        words = _argument_words(seen, action) | own.words(seen, action)
        cards, zones = own.touches(seen, action)
        label = seen.say(f"action.{action['do']}", **words)
        out.append(Choice(actions.id(number), label, action, number, cards, zones))
    return out + _arrangements(seen, match)


def told(match: Play, step: int, viewer: int | None, lang: str, names: Sequence[str] | None) -> list[EventView]:
    """The events of the deal (step 0) or of an effective step, as one viewer may know them."""
    return event_text.told(match, scene(match, viewer, lang, names), step)


def _arrangements(seen: Scene[Any], match: Play) -> list[Choice]:
    """Other ways to compose what the viewer has begun, each with the path there; what is one step away is offered
    anyway, as an action or as undo."""
    id_of, number_of = match.game.actions.id, match.game.actions.number
    own = [moment for moment in match.moments if moment.seat == seen.viewer and moment.turn == match.state.turn]
    begun, out = [number_of(moment.action) for moment in own], []
    for wanted in match.game.view.arrangements(seen):
        same = _common(begun, wanted.steps)
        path = [UNDO] * (len(begun) - same) + [id_of(number) for number in wanted.steps[same:]]
        if len(path) > 1:
            out.append(Choice(",".join(path), wanted.label, {}, -1, wanted.cards, wanted.zones, path))
    return out


def _common(one: Sequence[int | None], other: Sequence[int]) -> int:
    """How many steps two ways begin with alike."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


def _sheets(seen: Scene[Any], match: Play, shown: Shown) -> list[Sheet]:
    """All summaries so far. They change only when another one is complete, and are put into words only then."""
    complete = match.sheets_after(len(match.moments))
    key = (seen.viewer, seen.texts.lang, tuple(seen.names))
    if len(shown.get(key, [])) != complete:
        shown[key] = match.game.view.sheets(seen, event_text.all_heard(match, seen.viewer))
    return shown.get(key, [])


def _argument_words(seen: Scene[Any], action: Action) -> dict[str, object]:
    """Arguments of an action: cards by their names, what is no card as it is written."""
    return {
        name: seen.kind_label(value) if isinstance(value, str) and value in seen.meta.kinds else value
        for name, value in action.items()
        if name != "do"
    }


def _result(seen: Scene[Any], match: Play) -> ResultView:
    points, shares = match.scores(), match.outcome()
    order = sorted(range(match.seats), key=lambda seat: (-shares[seat], -points[seat], seat))
    ranked = [(shares[seat], points[seat]) for seat in order]
    seats = [
        SeatResult(seat, points[seat], shares[seat], ranked.index((shares[seat], points[seat])) + 1) for seat in order
    ]
    winners = [seat for seat in range(match.seats) if shares[seat]]
    text = match.game.view.result(seen, winners, points)
    return ResultView(seats, text, seen.say(f"end.{match.end_reason}"))
