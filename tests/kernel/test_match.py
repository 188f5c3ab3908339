"""A match draws from one key anybody can check, afresh before every step; what it refuses, it refuses clearly."""

from __future__ import annotations

import hashlib
import hmac
import json
from typing import Any

import pytest

from spielrunde import Match
from spielrunde.kernel.errors import BadOption, BadRecord, BadSeats, BadTarget, GameOver, NoUndo, UnknownGame
from spielrunde.kernel.game import Game
from spielrunde.kernel.rng import BOTS, SEAT, TABLE

GAME = Game("open_bid")
SIMPLE: dict[str, Any] = {"swap": False}


def new(seed: int | str | None = 7, **more: Any) -> Match:
    return Match.new(GAME, seats=3, options=SIMPLE, seed=seed, **more)


def stream(match: Match, number: int, index: int) -> list[int]:
    """The words a stream is set to, worked out from the published recipe."""
    public = [match.game.id, match.seats, match.options, match.contributions]
    text = json.dumps(public, sort_keys=True, separators=(",", ":"))
    key = hashlib.sha256(match.secret + text.encode()).digest()
    words = hmac.digest(key, f"{number} {index}".encode(), "sha256")[:16]
    return [int.from_bytes(words[place : place + 4], "little", signed=True) for place in range(0, 16, 4)]


def held(match: Match, number: int) -> list[int]:
    return [match.state.rng[number, word] for word in range(4)]


def test_a_seed_stands_for_the_hash_of_its_digits() -> None:
    assert new(7).secret == hashlib.sha256(b"7").digest()
    assert new("7").secret == new(7).secret == Match.new(GAME, seats=2, seed=7).secret
    assert new("moon").secret == hashlib.sha256(b"moon").digest()
    assert new(7).commitment == hashlib.sha256(hashlib.sha256(b"7").digest()).hexdigest()


def test_without_a_seed_every_deal_is_another() -> None:
    assert len({new(None).secret for _ in range(5)}) == 5
    assert len(new(None).secret) == 32


def test_a_given_secret_is_used_as_it_is() -> None:
    secret = bytes(range(32))
    assert Match.new(GAME, seats=3, secret=secret).secret == secret
    assert Match.new(GAME, seats=3, secret=secret, seed=7).secret == secret


def test_whatever_enters_the_key_changes_the_deal() -> None:
    deals = [new(), new(8), new(contributions=["aa"]), new(contributions=["ab"]), new(contributions=["aa", "aa"])]
    deals += [Match.new(GAME, seats=3, options={**SIMPLE, "target": 11}, seed=7)]
    assert len({json.dumps([held(match, TABLE), held(match, SEAT)]) for match in deals}) == len(deals)
    assert new(contributions=["aa"]).state.pack() == new(contributions=["aa"]).state.pack()


def test_streams_are_set_afresh_before_each_step() -> None:
    """The table's by the index of the step, a seat's own by how many steps the seat made."""
    match = new()
    made = [0] * match.seats
    for seat in (2, 0, 0, 1):
        match.apply(seat, match.legal(seat)[0])
        made[seat] += 1
        assert held(match, TABLE) == stream(match, TABLE, len(match.moments))
        assert held(match, SEAT + seat) == stream(match, SEAT + seat, made[seat])


def test_what_the_streams_held_before_tells_nothing_of_the_next_draw() -> None:
    straight, disturbed = new(), new()
    for match in (straight, disturbed):
        match.apply(0, match.legal(0)[0])
        match.apply(0, "confirm")
    for word in range(4):
        disturbed.state.rng[TABLE, word] = 12345
        disturbed.state.rng[BOTS, word] = 54321
    for match in (straight, disturbed):
        for seat in (1, 2):
            match.apply(seat, match.legal(seat)[0])
            match.apply(seat, "confirm")
    assert disturbed.state.turn == 2
    assert disturbed.state.pack() == straight.state.pack()


def test_a_bot_stream_of_a_match_is_no_trap() -> None:
    """An all-zero stream would never move on, and a bounded draw from it would never come back."""
    match = new()
    assert any(held(match, BOTS))
    assert GAME.functions.rollout(match.state, 0, [0] * len(GAME.actions)) in match.legal(0)


def test_seeds_of_bots_are_their_own() -> None:
    match = new()
    seeds = [match.bot_seed(seat) for seat in range(3)]
    assert len(set(seeds)) == 3
    assert all(len(seed) == 16 for seed in seeds)
    assert new(contributions=["aa"]).bot_seed(0) != seeds[0]
    match.apply(0, match.legal(0)[0])
    assert match.bot_seed(1) != seeds[1]


def test_a_finished_match_refuses_everything() -> None:
    match = Match.new(GAME, seats=2, options={"rounds": 1, "hand_cards": 1, "swap": False}, seed=1)
    for seat in (0, 1):
        match.apply(seat, match.legal(seat)[0])
        match.apply(seat, "confirm")
    assert (match.over, match.acting(), match.choices(0)) == (True, [], [])
    assert sum(match.outcome()) == 60
    assert match.end_reason == "last_round"
    with pytest.raises(GameOver):
        match.apply(0, "confirm")
    with pytest.raises(NoUndo):
        match.undo(1)


def test_a_match_that_goes_on_has_no_outcome_yet() -> None:
    match = new()
    assert match.outcome() == [0, 0, 0]
    assert match.end_reason == ""
    assert match.view(0).result is None
    assert match.record()["result"] is None


def test_bad_orders_are_refused_clearly() -> None:
    with pytest.raises(UnknownGame, match="no game “chess”"):
        Match.new("chess", seats=2)
    with pytest.raises(BadSeats, match="2 to 4 players, not 5"):
        Match.new(GAME, seats=5)
    with pytest.raises(BadOption, match="no option “colour”"):
        Match.new(GAME, seats=2, options={"colour": 1})
    with pytest.raises(BadTarget, match="python, cpu, not on “gpu”"):
        Match.new(GAME, seats=2, target="gpu")


def test_a_record_of_a_game_that_is_not_installed_is_refused() -> None:
    with pytest.raises(BadRecord, match="no game “moon_cats”") as caught:
        Match.replay({**new().record(), "game": "moon_cats"})
    assert caught.value.reason == "deal"


def test_choices_are_accepted_in_every_form() -> None:
    """The choice itself, its id, its action, its number."""
    found = set()
    for form in ("choice", "id", "action", "number"):
        match = new()
        choice = match.choices(1, "de")[1]
        match.apply(1, choice if form == "choice" else getattr(choice, form))
        found.add(match.state.pack())
    assert len(found) == 1
