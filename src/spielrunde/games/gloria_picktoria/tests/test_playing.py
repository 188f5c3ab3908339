"""Chapter 4 of RULES.md: bases, rows, jokers, doublers."""

from __future__ import annotations

import pytest

from spielrunde.games.gloria_picktoria.cards import HAND_NAMES, SUIT_NAMES
from spielrunde.games.gloria_picktoria.tests.tabletop import Table, table
from spielrunde.kernel.errors import IllegalMove

EDITIONS = ("gloria", "reibach", "goods")


def refuses(t: Table, letter: str, action: str) -> bool:
    """Whether an action is neither offered nor accepted."""
    with pytest.raises(IllegalMove):
        t.do(letter, action)
    return action not in t.legal(letter)


@pytest.mark.clause("4.1")
@pytest.mark.parametrize("card", HAND_NAMES)
def test_any_card_can_be_a_base(card: str) -> None:
    t = table(hands={"A": card}, display="hat rug tail")
    t.do("A", f"lay:{card}")
    assert (t.hand("A"), t.state.ap) == ("", 2)
    assert t.zones("B")["bases.0"].count == 1
    assert [event.kind for event in t.told("B")] == ["lay"]


@pytest.mark.clause("4.1", "4.4")
def test_the_suit_of_a_base_does_not_matter() -> None:
    for base in ("mask", "grain", "joker"):
        t = table(hands={"A": "mask"}, bases={"A": base})
        t.do("A", "open:mask")
        assert t.length("A", "mask") == 1


@pytest.mark.clause("4.2")
@pytest.mark.parametrize("edition", ["reibach", "goods"])
def test_ten_bases_at_most(edition: str) -> None:
    rows, bases = "ring 1 case 1 statue 1 tooth 1", "worm mask hat rug tail"
    t = table(edition=edition, hands={"A": "grain grain"}, rows={"A": rows}, bases={"A": bases})
    t.do("A", "lay:grain")
    assert t.state.base_count[0] == 10
    assert refuses(t, "A", "lay:grain")
    t.do("A", "open:grain")
    assert t.legal("A", "lay") == set()


@pytest.mark.clause("4.3")
def test_gloria_has_no_limit_of_bases() -> None:
    t = table(hands={"A": "ring ring"}, bases={"A": "grain grain worm mask hat rug tail case case case"})
    t.do("A", "lay:ring")
    t.do("A", "lay:ring")
    assert t.zones("A")["bases.0"].count == 12


@pytest.mark.clause("4.4")
def test_opening_a_row() -> None:
    t = table(hands={"A": "mask mask"}, bases={"A": "worm"})
    t.do("A", "open:mask")
    row = t.zones("B")["row.0.mask"]
    assert [card.kind for card in row.cards] == ["back", "mask"]
    assert (t.zones("B")["bases.0"].count, t.hand("A"), t.state.ap) == (0, "mask", 2)


@pytest.mark.clause("4.4")
def test_without_an_empty_base_no_row_is_opened() -> None:
    t = table(hands={"A": "mask"}, rows={"A": "ring 1"}, bases={"B": "worm"})
    assert refuses(t, "A", "open:mask")


@pytest.mark.clause("4.5")
@pytest.mark.parametrize("row", ["mask 2", "mask 2*"])
def test_one_row_of_a_suit_even_when_it_is_closed(row: str) -> None:
    t = table(hands={"A": "mask"}, rows={"A": row, "B": "mask 1"}, bases={"A": "worm"})
    assert refuses(t, "A", "open:mask")


@pytest.mark.clause("4.6")
def test_the_oldest_empty_base_is_used_first() -> None:
    t = table(options={"show_bases": True}, hands={"A": "mask hat"}, bases={"A": "worm grain joker"})
    assert t.seen("bases.0", "A") == ["worm", "grain", "joker"]
    t.do("A", "open:mask")
    t.do("A", "open:hat")
    assert t.zones("A")["row.0.mask"].cards[0].kind == "worm"
    assert t.zones("A")["row.0.hat"].cards[0].kind == "grain"
    assert t.seen("bases.0", "A") == ["joker"]


@pytest.mark.clause("4.7")
def test_extending_a_row() -> None:
    t = table(hands={"A": "mask hat"}, rows={"A": "mask 2"})
    assert t.legal("A", "extend") == {"extend:mask"}
    t.do("A", "extend:mask")
    assert (t.length("A", "mask"), t.hand("A"), t.state.ap) == (3, "hat", 2)


@pytest.mark.clause("4.8", "4.10")
def test_jokers_extend_any_open_row_and_count() -> None:
    t = table(hands={"A": "joker joker"}, rows={"A": "mask 1jj hat 2 rug 1*"})
    assert t.legal("A", "joker") == {"joker:mask", "joker:hat"}
    t.do("A", "joker:mask")
    t.do("A", "joker:mask")
    assert t.length("A", "mask") == 5
    assert t.seen("row.0.mask", "B") == ["back", "mask", *["joker"] * 4]


@pytest.mark.clause("4.9")
def test_a_joker_never_opens_a_row() -> None:
    t = table(hands={"A": "joker"}, bases={"A": "mask"})
    assert t.legal("A", "joker") == set()
    assert t.legal("A", "open") == set()
    assert refuses(t, "A", "joker:mask")


@pytest.mark.clause("4.10")
def test_the_longest_row_there_can_be() -> None:
    t = table(hands={"A": "mask"}, rows={"A": "mask 8jjjjj"})
    t.do("A", "extend:mask")
    assert t.length("A", "mask") == 14
    kinds = t.seen("row.0.mask", "A")
    assert kinds == ["back", *["mask"] * 8, *["joker"] * 5, "mask"]


@pytest.mark.clause("4.11", "4.12")
def test_a_doubler_doubles_and_closes() -> None:
    t = table(edition="reibach", hands={"A": "doubler doubler mask joker"}, rows={"A": "mask 1"})
    t.do("A", "double:mask")
    row = t.zones("B")["row.0.mask"]
    assert [card.kind for card in row.cards] == ["back", "mask", "doubler"]
    assert row.marks == ["closed"]
    for action in ("extend:mask", "joker:mask", "double:mask"):
        assert refuses(t, "A", action)


@pytest.mark.clause("4.11")
def test_an_empty_base_cannot_be_doubled() -> None:
    t = table(hands={"A": "doubler"}, bases={"A": "mask"})
    for suit in SUIT_NAMES:
        assert refuses(t, "A", f"double:{suit}")


@pytest.mark.clause("4.13")
def test_a_doubler_counts_in_every_scoring_from_then_on() -> None:
    t = table(edition="reibach", hands={"A": "doubler"}, rows={"A": "mask 1"}, shown=3, display="hat hat hat")
    t.do("A", "take:hat", drawing="scoring hat")
    assert t.points == [4, 0, 0]
    t.do("A", "double:mask")
    t.do("A", "take:hat", drawing="scoring scoring scoring hat")
    assert t.points == [12, 0, 0]
    t.do("B", "take:hat", drawing="scoring scoring scoring")
    assert t.points == [20 - 2, -1, 0]


@pytest.mark.clause("4.13")
def test_as_a_base_a_doubler_doubles_nothing() -> None:
    t = table(hands={"A": "doubler mask"}, shown=3)
    t.do("A", "lay:doubler")
    t.do("A", "open:mask")
    t.do("A", "take:hat", drawing="scoring hat")
    assert t.points == [4, 0, 0]


@pytest.mark.clause("4.14", "6.1")
def test_a_doubler_adds_no_length() -> None:
    t = table(rows={"A": "mask 2*", "B": "mask 2"}, shown=3)
    t.do("A", "take:hat", drawing="scoring hat")
    assert t.points == [4, 2, 0]


@pytest.mark.clause("4.15")
def test_hands_have_no_limit() -> None:
    hand = "ring ring ring case case case statue statue statue tooth tooth tooth worm worm worm mask mask mask"
    t = table(hands={"A": hand}, display="hat hat hat")
    for _ in range(3):
        t.do("A", "take:hat", drawing="hat")
    assert len(t.hand("A").split()) == 21
