"""The events a viewer is told account for every card that moved in its view, and name only what it may know."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from copy import copy

from spielrunde.kernel.scene import BACK
from spielrunde.kernel.view import EventView, GameView, Move, ZoneView

from ..cases import Case
from ..play import elsewhere, positions, random_move, recent, viewers

Counts = dict[str, int]


def counts(view: GameView) -> Counts:
    """Cards by zone; zones whose size this viewer does not see are left out."""
    return {zone.id: zone.count for zone in view.zones if zone.count >= 0}


def moved(moves: Iterable[Move]) -> Counter[str]:
    """What the moves add to and take from every zone."""
    change: Counter[str] = Counter()
    for move in moves:
        change[move.source] -= move.count
        change[move.target] += move.count
    return change


def faces(zone: ZoneView) -> Counter[str]:
    return Counter(card.kind for card in zone.cards)


def _compare(before: GameView, after: GameView, moves: list[Move]) -> None:
    known, change = counts(before), moved(moves)
    for zone, count in counts(after).items():
        assert count == known.get(zone, 0) + change[zone], f"{zone}: {known.get(zone, 0)} {change[zone]:+} != {count}"
    hidden = {zone.id for zone in before.zones if zone.count < 0}
    for zone in known.keys() - counts(after).keys() - hidden:
        assert known[zone] + change[zone] == 0, f"{zone} is gone with cards in it"
    _compare_faces(before, after, moves)


def _compare_faces(before: GameView, after: GameView, moves: list[Move]) -> None:
    """Where every card lies face up before and after and all moves show faces, the faces have to fit as well."""
    old = {zone.id: faces(zone) for zone in before.zones}
    in_part = {zone.id for zone in before.zones if len(zone.cards) != zone.count}
    for zone in after.zones:
        now, then = faces(zone), old.get(zone.id, Counter())
        touching = [move for move in moves if zone.id in (move.source, move.target)]
        if zone.id in in_part or now.total() != zone.count:
            continue
        if BACK in now or BACK in then or BACK in {move.kind for move in touching}:
            continue
        for move in touching:
            then[move.kind] += move.count * ((move.target == zone.id) - (move.source == zone.id))
        assert now == then, f"{zone.id}: {now} != {then}"


def test_moves_account_for_every_card(main: Case) -> None:
    draw = random.Random(41)
    checked = 0
    for match in positions(main, 41, most=120, least=30):
        if match.over:
            continue
        before = recent(match)
        after = copy(before)
        after.apply(*random_move(match, draw))
        for viewer in (draw.randrange(match.seats), after.moments[-1].seat, None):
            told = after.told(len(after.moments), viewer)
            _compare(before.view(viewer), after.view(viewer), [move for event in told for move in event.moves])
            checked += sum(len(event.moves) for event in told)
    assert checked > 10


def test_the_deal_accounts_for_every_card(pair: Case) -> None:
    """Whatever lies on the table at first came there by a told move; only the zones it came from were full before."""
    match = pair.match(42)
    for viewer in viewers(match):
        change = moved(move for event in match.told(0, viewer) for move in event.moves)
        for zone, count in counts(match.view(viewer)).items():
            came = change[zone]
            assert came < 0 or count == came, f"{zone} has {count} cards, told were {came}"


def test_a_zone_never_shows_more_or_other_cards_than_it_counts(main: Case) -> None:
    for match in positions(main, 43, most=60):
        for viewer in viewers(match):
            view = recent(match).view(viewer)
            ids = [card.id for zone in view.zones for card in zone.cards]
            assert len(set(ids)) == len(ids)
            assert len({zone.id for zone in view.zones}) == len(view.zones)
            for zone in view.zones:
                assert zone.count == -1 or len(zone.cards) in (zone.count, min(zone.count, 1)), zone.id


def _named(events: list[EventView]) -> list[tuple[str, str, list[Move]]]:
    return [(event.kind, event.text, event.moves) for event in events]


def test_an_event_tells_a_viewer_only_what_it_may_know(main: Case) -> None:
    """The last step is told in the same words to those who cannot tell its hidden arguments from others."""
    hidden_told = 0
    kinds = main.game.events.kinds
    secrets = any(audience.value == "owner" for kind in kinds for _, audience in kind.arguments)
    for match in positions(main, 44, most=120):
        for kind, *values in match.moments[-1].events if match.moments else match.deal:
            arguments = dict(zip((name for name, _ in kinds[kind].arguments), values, strict=False))
            secret = [name for name, audience in kinds[kind].arguments if audience.value == "owner"]
            for name in secret:
                told = [event for event in match.told(len(match.moments), None, "de") if event.kind == kinds[kind].name]
                words = main.game.text("de", main.game.mood(match.options))
                face = words.say(f"card.{main.game.meta.arguments[name][arguments[name]]}")
                assert told
                assert all(face not in event.text for event in told)
                assert all(move.kind == BACK for event in told for move in event.moves)
                hidden_told += 1
    assert bool(hidden_told) == secrets


def test_past_events_do_not_depend_on_what_is_hidden_now(main: Case) -> None:
    for match in positions(main, 45, most=12):
        last = len(match.moments)
        for viewer in viewers(match):
            other = elsewhere(match, viewer, last)
            for step in {0, last // 2, last}:
                assert _named(match.told(step, viewer, "de")) == _named(other.told(step, viewer, "de"))
