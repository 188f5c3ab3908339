"""Actions have one number, one word and one structured form, each leading to the others."""

from __future__ import annotations

import json

from spielrunde.kernel.game import Game

from ..cases import Case, main_cases, pair_cases
from ..play import positions


def test_every_form_of_an_action_leads_to_its_number(game: Game) -> None:
    actions = game.actions
    assert len({actions.id(number) for number in range(len(actions))}) == len(actions)
    for number in range(len(actions)):
        action = actions.action(number)
        assert actions.number(number) == number
        assert actions.number(actions.id(number)) == number
        assert actions.number(action) == number
        assert actions.number(json.loads(json.dumps(action))) == number
        assert actions.number({**action, "more": 1}) is None
        assert actions.number(f"{actions.id(number)}:x") is None


def test_every_kind_of_action_is_met_in_some_game(game: Game) -> None:
    """A kind of action that never becomes legal is a mistake in the numbering or the rules."""
    met: set[object] = set()
    for case in [*main_cases(game), *pair_cases(game)]:
        for match in positions(case, 111):
            for seat in match.acting():
                met.update(game.actions.action(number)["do"] for number in match.legal(seat))
    assert met == {game.actions.action(number)["do"] for number in range(len(game.actions))}


def test_the_labels_of_a_seats_choices_are_distinct(main: Case) -> None:
    for match in positions(main, 112, most=25):
        for seat in match.acting():
            for lang in ("de", "en"):
                labels = [choice.label for choice in match.choices(seat, lang)]
                assert len(set(labels)) == len(labels)
