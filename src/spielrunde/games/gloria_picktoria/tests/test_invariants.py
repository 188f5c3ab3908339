"""What always holds: random games of all editions, seat counts and options, looked at after every step."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spielrunde.bots import decide
from spielrunde.games.gloria_picktoria.cards import HAND_KINDS, KINDS, SUITS
from spielrunde.games.gloria_picktoria.meta import META
from spielrunde.games.gloria_picktoria.state import MAIN, OVER, PASS_FOX, PLACE_FOX, State
from spielrunde.games.gloria_picktoria.tests.conservation import cards_in_play
from spielrunde.games.gloria_picktoria.tests.tabletop import GAME
from spielrunde.kernel.match import Match

BY_HAND = {"edition", "first_scoring", "second_scoring", "last_scoring", "take_cost", "special_take_cost", "start_seat"}


@st.composite
def settings_of_a_game(draw: st.DrawFn) -> dict[str, Any]:
    """Seats and options: the printed numbers, or any that go together."""
    seats = draw(st.integers(2, 5))
    options: dict[str, Any] = {"edition": draw(st.sampled_from(["gloria", "reibach", "goods"]))}
    for option in META.options:
        if option.name in BY_HAND or not draw(st.booleans()):
            continue
        if option.type == "int":
            options[option.name] = draw(st.integers(option.low, option.high))
        else:
            options[option.name] = draw(st.sampled_from(option.values or (False, True)))
    if draw(st.booleans()):
        cards = draw(st.lists(st.integers(1, 10), min_size=3, max_size=3, unique=True).map(sorted))
        options |= dict(zip(("first_scoring", "second_scoring", "last_scoring"), cards, strict=True))
    dearest = min(3, options.get("actions_per_turn", 3))
    options |= {name: draw(st.integers(1, dearest)) for name in ("take_cost", "special_take_cost")}
    options["start_seat"] = draw(st.integers(0, seats))
    return {"seats": seats, "options": options, "seed": draw(st.integers(0, 2**32))}


def all_rows(s: State) -> list[tuple[int, int]]:
    """Seat and suit of every row."""
    return [(seat, suit) for seat in range(s.seats) for suit in range(SUITS) if s.row_length[seat, suit]]


def check_cards(s: State, whole: Counter[str]) -> None:
    """Cards and the counts that go with them."""
    assert cards_in_play(s) == whole
    assert s.pile_size == sum(s.pile[kind] for kind in range(KINDS))
    assert min(s.pile[kind] for kind in range(KINDS)) >= 0
    assert sum(s.display[kind] for kind in range(HAND_KINDS)) in ((2, 3) if s.phase == OVER else (3,))
    for seat in range(s.seats):
        hand = [s.hand[seat, kind] for kind in range(HAND_KINDS)]
        assert sum(hand) == s.hand_size[seat]
        assert all(0 <= s.known[seat, kind] <= hand[kind] for kind in range(HAND_KINDS))


def check_rows(s: State) -> None:
    """Rows, bases and the fox."""
    rows = all_rows(s)
    for seat, suit in rows:
        assert s.row_jokers[seat, suit] & 1 == 0
        assert s.row_jokers[seat, suit] >> s.row_length[seat, suit] == 0
        assert s.row_doubled[seat, suit] in (0, 1)
    for seat in range(s.seats):
        mine = [suit for owner, suit in rows if owner == seat]
        assert s.row_count[seat] == len(mine) <= s.base_count[seat] <= s.max_bases
        assert sorted(s.row_base[seat, suit] for suit in mine) == list(range(len(mine)))
        assert s.base_count[seat] == sum(s.base_owner[base] == seat for base in range(s.bases))
    everybody = {seat for seat, _ in rows} == set(range(s.seats))
    assert (s.fox_seat >= 0) == bool(s.fox and everybody)
    assert s.fox_seat < 0 or (s.fox_seat, s.fox_suit) in rows


def check_turn(s: State, scorings: int) -> None:
    """Phase, action points, scorings."""
    reached = sum(s.shown_scoring >= card for card in (s.first_scoring, s.second_scoring, s.last_scoring))
    assert scorings == reached
    assert (s.phase == OVER) == (s.shown_scoring == s.last_scoring)
    assert s.phase != MAIN or 1 <= s.ap <= s.actions_per_turn
    assert s.phase not in (PASS_FOX, PLACE_FOX) or (s.ap == 0 and s.fox_seat == s.active)
    assert s.phase != PLACE_FOX or s.fox_pass_chooser == 1


@pytest.mark.clause("1.3", "5.2", "5.6", "5.8", "5.10", "4.5", "4.9", "7.2", "3.3")
@given(game=settings_of_a_game(), bot=st.sampled_from(["random", "rollout", "greedy"]))
def test_what_always_holds(game: dict[str, Any], bot: str) -> None:
    match = Match.new(GAME, **game)
    s = match.state
    assert isinstance(s, State)
    whole = cards_in_play(s)
    assert whole.total() == 110 - (5 - s.seats if s.dealt_doublers else 0)
    scorings = steps = 0
    while not match.over:
        check_cards(s, whole)
        check_rows(s)
        check_turn(s, scorings)
        acting = match.acting()
        assert len(acting) == 1
        mask = [0] * len(match.game.actions)
        assert match.game.functions.legal(s, acting[0], mask) == sum(mask) == len(match.legal(acting[0])) > 0
        match.apply(acting[0], decide(match, acting[0], bot))
        scorings += sum(match.game.events.kinds[event[0]].name == "scoring" for event in match.moments[-1].events)
        steps += 1
    check_cards(s, whole)
    check_rows(s)
    check_turn(s, scorings)
    assert scorings == 3
    assert steps <= META.cap
    assert sum(match.outcome()) == 60


@pytest.mark.clause("1.3")
@settings(max_examples=8)
@given(game=settings_of_a_game())
def test_what_is_told_moves_every_card(game: dict[str, Any]) -> None:
    match = Match.new(GAME, **game)
    told = Counter[str]()
    for step in range(META.cap):
        for event in match.told(step):
            for move in event.moves:
                told[move.source] -= move.count
                told[move.target] += move.count
        zones = {zone.id: zone.count for zone in match.view().zones}
        lying = {zone: count for zone, count in told.items() if count and zone not in ("pile", "box")}
        assert lying == {zone: count for zone, count in zones.items() if count and zone != "pile"}
        if match.over:
            break
        seat = match.acting()[0]
        match.apply(seat, decide(match, seat, "random"))


SLOW = ["send_fox", "move_fox", "hand_fox", "place_fox", "keep_fox", "pass_fox", "open", "extend", "joker", "double"]


def slowest(match: Match, seat: int, chance: random.Random) -> int:
    """Fox first, then cards from the hand, and the pile touched as late as can be."""
    worth = {verb: rank for rank, verb in enumerate([*SLOW, "lay", "take", "draw"])}
    return min(
        match.legal(seat), key=lambda number: (worth[str(match.game.actions.action(number)["do"])], chance.random())
    )


@pytest.mark.clause("7.13", "3.3")
@given(game=settings_of_a_game())
def test_even_the_slowest_game_ends(game: dict[str, Any]) -> None:
    game["options"]["fox"] = True
    match = Match.new(GAME, **game)
    chance = random.Random(game["seed"])
    while not match.over:
        assert len(match.moments) < META.cap
        seat = match.acting()[0]
        match.apply(seat, slowest(match, seat, chance))
