"""What everybody knows, what nobody is told, and what can be taken back: chapter 16."""

from __future__ import annotations

import random

import pytest

from spielrunde.games.cover_your_assets.cards import KINDS
from spielrunde.games.cover_your_assets.knowledge import resample
from spielrunde.games.cover_your_assets.state import State
from spielrunde.games.cover_your_assets.tests.conservation import conserve
from spielrunde.games.cover_your_assets.tests.tabletop import GAME, table
from spielrunde.kernel.match import Match
from spielrunde.kernel.rng import TABLE, seed_stream


@pytest.mark.clause("16.1")
def test_sets_battles_and_open_cards_are_seen_by_all() -> None:
    stacks = {"A": "plane plane", "B": "comic comic / scooter gold"}
    t = table(hands={"A": "silver cabin", "B": "scooter auto"}, stacks=stacks, discard="train jewels")
    t.do("A", "challenge:1:silver")
    for viewer in ("", "A", "C"):
        zones = t.zones(viewer)
        assert t.seen("set.2", viewer) == ["gold", "scooter"]
        assert zones["set.2"].marks == ["at_stake"]
        assert t.seen("battle.0", viewer) == ["silver"]
        assert zones["discard"].cards[0].kind == "jewels"
    drafts = table(seats=2, hands={"A": "comic"}, drafts="comic gold -")
    assert [drafts.zones("B")[f"draft.{pile}"].cards[0].kind for pile in range(2)] == ["comic", "gold"]


@pytest.mark.clause("16.2")
def test_hands_are_secret_and_their_sizes_open() -> None:
    t = table(hands={"A": "silver cabin", "B": "scooter auto gold"})
    zone = t.zones("A")["hand.1"]
    assert (zone.count, {card.kind for card in zone.cards}) == (3, {"back"})
    assert t.seen("hand.0", "A") == ["cabin", "silver"]
    assert t.zones()["pile"].count == 104 - 5


@pytest.mark.clause("16.2")
def test_a_card_drawn_is_told_to_its_owner_alone() -> None:
    t = table(hands={"A": "comic comic auto", "B": "scooter"}, pile="gold")
    t.do("A", "form:comic:same")
    assert "You draw Gold." in t.sentences("A")
    assert "Ada draws a card." in t.sentences("B")
    assert "Ada draws a card." in t.sentences()


@pytest.mark.clause("16.3")
def test_of_the_discard_pile_the_top_is_shown_and_all_may_be_known() -> None:
    t = table(hands={"A": "comic"}, discard="gold silver train")
    assert t.seen("discard", "B") == ["train"]
    assert "gold" not in str(t.match.view(1))
    masked = t.match.masked(1)
    assert isinstance(masked, State)
    assert [masked.discard[place] for place in range(3)] == [11, 10, 2]
    shown = t.state.masked(1, shown=True)
    assert shown.discard[0] == -1


def hand_of(s: State, seat: int) -> list[int]:
    """A hand by kind."""
    return [s.hand[seat, kind] for kind in range(KINDS)]


@pytest.mark.clause("16.2", "16.3")
@pytest.mark.parametrize(("seats", "advanced"), [(2, True), (3, False), (4, False), (6, True)])
def test_other_worlds_keep_all_that_is_known(seats: int, advanced: bool) -> None:
    draw = random.Random(seats)
    match = Match.new(GAME, seats=seats, options={"advanced": advanced, "game_end": "quick"}, seed=seats)
    moved = 0
    while not match.over:
        seat = draw.randrange(seats)
        world = match.masked(seat)
        seed_stream(world, TABLE, len(match.moments), 0)
        true = match.state
        assert isinstance(world, State)
        assert isinstance(true, State)
        resample(world, seat)
        conserve(world)
        moved += any(hand_of(world, other) != hand_of(true, other) for other in range(seats))
        assert hand_of(world, seat) == hand_of(true, seat)
        acting = match.acting()[0]
        match.apply(acting, draw.choice(match.legal(acting)))
    assert moved > 30


# --- taking back -------------------------------------------------------------------------------------------------


def test_a_card_laid_in_a_battle_can_be_taken_back_until_it_is_answered() -> None:
    stacks = {"A": "plane plane", "B": "comic comic / scooter gold"}
    t = table(hands={"A": "silver gold", "B": "scooter auto"}, stacks=stacks)
    t.do("A", "challenge:1:silver")
    assert (t.match.can_undo(0), t.match.can_undo(1)) == (True, False)
    t.undo("A")
    assert (t.hand("A"), t.phase) == ("silver gold", "turn")
    t.do("A", "challenge:1:gold").do("B", "lay:same")
    assert (t.match.can_undo(0), t.match.can_undo(1)) == (False, True)


def test_what_drew_or_turned_up_a_card_cannot_be_taken_back() -> None:
    t = table(hands={"A": "comic auto", "B": "scooter"})
    t.do("A", "discard:comic")
    assert not t.match.can_undo(0)
    t = table(hands={"A": "comic auto", "B": "scooter"}, pile="")
    t.do("A", "discard:comic")
    assert t.match.can_undo(0)


def test_nothing_is_asked_of_a_spectator_and_everybody_sees_whose_answer_is_awaited() -> None:
    stacks = {"A": "plane plane", "B": "comic comic / scooter gold"}
    t = table(hands={"A": "silver gold", "B": "scooter auto"}, stacks=stacks)
    t.do("A", "challenge:1:silver")
    prompts = [t.view(viewer).prompt for viewer in ("B", "C", "")]
    assert prompts == ["Answer, or give up?", "Bo has to answer", "Bo has to answer"]
    assert t.view("", "de").detail == "Roller: Es geht um 90.000\xa0$"
