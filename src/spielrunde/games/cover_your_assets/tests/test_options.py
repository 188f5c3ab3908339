"""Options: what they change, what is refused: chapters 3, 15 and 17."""

from __future__ import annotations

from typing import Any

import pytest

from spielrunde.games.cover_your_assets.meta import META
from spielrunde.games.cover_your_assets.tests.tabletop import GAME, Table, table
from spielrunde.kernel.errors import BadOption
from spielrunde.kernel.match import Match


def refused(seats: int, **options: Any) -> str:
    """What is said to options that do not go together."""
    with pytest.raises(BadOption) as caught:
        Match.new(GAME, seats=seats, options=options)
    return str(caught.value)


@pytest.mark.clause("15.2")
def test_the_older_edition_has_no_advanced_rules_and_no_draft_piles() -> None:
    assert refused(4, edition="2011", advanced=True) == "Option “advanced” does not go with “edition” = 2011."
    assert "draft_rules" in refused(2, edition="2011", draft_rules=True)
    t = Table.deal(2, edition="2011")
    assert (t.state.drafting, t.state.turn_actions) == (0, 1)


@pytest.mark.clause("15.1")
def test_the_older_edition_has_other_cards() -> None:
    t = table(options={"edition": "2011"}, hands={"A": "cabin cabin jewels", "B": "comic"})
    t.do("A", "form:cabin:same")
    assert "Ada forms a set: Home and Home." in t.sentences()
    assert "Ada bildet ein Set: Haus und Haus." in t.sentences("", "de")
    assert t.worth("A") == 40_000
    assert [t.state.value[kind] for kind in (0, 1, 3)] == [5_000, 10_000, 15_000]


def test_refusals() -> None:
    assert "start_seat" in refused(4, start_seat=5)
    assert "hand_3p_advanced" in refused(4, hand_3p_advanced=5)
    assert "draft_rules" in refused(4, draft_rules=False)
    assert "max_rounds" in refused(4, max_rounds=31)


@pytest.mark.clause("17.1")
def test_a_number_of_the_rules_is_an_expert_option() -> None:
    experts = {option.name for option in META.options if option.group == "expert"}
    assert experts >= {
        "hand_cards",
        "actions_per_turn",
        "target",
        "rounds",
        "wins_needed",
        "draft_pile_cards",
        "value_gold",
    }


@pytest.mark.clause("17.1", "2.1")
def test_hand_and_actions() -> None:
    t = table(options={"hand_cards": 3, "actions_per_turn": 2}, hands={"A": "comic auto", "B": "cash"})
    t.do("A", "discard:comic")
    assert (t.turn_of, t.hand("A")) == ("A", "auto")
    t.do("A", "end_turn")
    assert (t.turn_of, t.state.hand_size[0]) == ("B", 3)
    t = table(options={"advanced": True, "actions_per_turn": 3}, hands={"A": "comic comic auto auto cash cash"})
    t.do("A", "form:comic:same").do("A", "form:auto:same").do("A", "form:cash:same")
    assert t.turn_of == "A"


@pytest.mark.clause("17.1", "9.2", "9.4", "9.5")
@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"target": 69_000}, "million"),
        ({"game_end": "three", "rounds": 1}, "three"),
        ({"game_end": "two_wins", "wins_needed": 1}, "two_wins"),
        ({"value_auto": 500_000 // 10, "target": 109_000}, "million"),
    ],
)
def test_targets(options: dict[str, Any], reason: str) -> None:
    t = table(options=options, hands={"A": "gold"}, stacks={"A": "cabin cabin / auto auto"}, pile="")
    t.do("A", "discard:gold")
    assert t.match.end_reason == reason


@pytest.mark.clause("17.1", "13.2")
def test_cards_in_draft_piles() -> None:
    t = Table.deal(2, draft_pile_cards=4)
    assert [t.state.draft_size[pile] for pile in range(3)] == [4, 4, 4]
    assert t.state.pile_size == 93 - 12 - 12 - 1
