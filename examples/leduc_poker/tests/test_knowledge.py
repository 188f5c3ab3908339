"""Chapter 6 of RULES.md, seen through the generic view, which has nothing but the declarations to go by."""

from __future__ import annotations

import pytest

from .table import kinds, play, table, told


@pytest.mark.clause("6.1")
def test_a_hand_and_the_deck_are_face_down_for_others() -> None:
    match = table("KQ")
    assert (kinds(match, 0, "hand.0"), kinds(match, 1, "hand.1")) == (["king"], ["queen"])
    assert kinds(match, 1, "hand.0") == kinds(match, None, "hand.0") == ["back"]
    assert kinds(match, 0, "deck") == ["back"] * 4
    assert [text for text in told(match, 0, viewer=None) if "dealt" in text] == [
        "Player 1 is dealt a card.",
        "Player 2 is dealt a card.",
    ]


@pytest.mark.clause("6.2")
def test_bets_and_the_public_card_are_open_to_spectators_too() -> None:
    match = play("KQ", "rrc", "J")
    assert kinds(match, None, "public") == ["jack"]
    counters = {counter.id: (counter.value, counter.top) for counter in match.view(None).counters}
    assert counters == {"raised": (0, 2), "paid.0": (5, None), "paid.1": (5, None)}


@pytest.mark.clause("5.2", "6.2")
def test_cards_are_shown_at_the_showdown() -> None:
    match = play("KQ", "cc", "J", "cc")
    assert (kinds(match, None, "shown.0"), kinds(match, None, "shown.1")) == (["king"], ["queen"])
    assert kinds(match, None, "hand.0") == []
    assert told(match) == [
        "Player 2 checks.",
        "Player 1 shows King.",
        "Player 2 shows Queen.",
        "Player 1 takes the pot of 2 chips.",
    ]


@pytest.mark.clause("5.1", "6.2")
@pytest.mark.parametrize("bets", [("rf",), ("cc", "J", "rf")])
def test_no_hand_is_shown_after_a_fold(bets: tuple[str, ...]) -> None:
    match = play("KQ", *bets)
    assert match.over
    for seat in range(2):
        assert kinds(match, 1 - seat, f"hand.{seat}") == kinds(match, None, f"hand.{seat}") == ["back"]
        assert kinds(match, None, f"shown.{seat}") == []
