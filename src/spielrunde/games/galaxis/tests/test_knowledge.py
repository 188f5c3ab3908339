"""What others see of bids, and what everybody can know: clauses 4.8 and 4.9 and chapter 10."""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest

from spielrunde.games.galaxis.cards import LOTS, VALUE_NAMES, VALUES
from spielrunde.games.galaxis.knowledge import resample
from spielrunde.games.galaxis.state import BID, MOST_BIDS, State
from spielrunde.games.galaxis.tests.conservation import conserve
from spielrunde.games.galaxis.tests.tabletop import GAME, Table, table
from spielrunde.kernel.match import Match
from spielrunde.kernel.rng import TABLE, seed_stream
from spielrunde.tables.entries import Founding
from spielrunde.tables.table import Table as LiveTable
from spielrunde.testing.tabletop import NAMES, seat_number


def given(match: Match, viewer: int | None) -> bytes:
    """All that a viewer is given of a match: record, view, log, choices, whether something can be taken back."""
    parts: list[object] = [match.masked(viewer).pack()]
    for lang in ("de", "en"):
        parts.append(match.view(viewer, lang, NAMES[: match.seats]))
        if viewer is not None:
            parts.append([match.choices(viewer, lang), match.legal(viewer), match.can_undo(viewer)])
    return msgspec.json.encode(parts)


def others(match: Match, seat: int) -> list[int | None]:
    """Everybody but one seat, and a spectator."""
    return [*(other for other in range(match.seats) if other != seat), None]


@pytest.mark.clause("4.9")
@pytest.mark.parametrize("options", [{}, {"count_for_me": True}, {"bid_mode": "single_sum"}])
def test_nothing_is_seen_of_bids_being_put_together(options: dict[str, object]) -> None:
    t = table(options=options).bid("A", "3")
    before = [given(t.match, viewer) for viewer in others(t.match, 1)]
    steps = ["start:two", "add:four"] if options.get("bid_mode") else ["start:two", "add:four", "start:five"]
    for step in steps:
        t.do("B", step)
        assert [given(t.match, viewer) for viewer in others(t.match, 1)] == before
        assert all(not t.match.told(len(t.match.moments), viewer) for viewer in range(4))
    for _ in steps:
        t.undo("B")
        assert [given(t.match, viewer) for viewer in others(t.match, 1)] == before


@pytest.mark.clause("4.9")
def test_at_a_live_table_nobody_is_told_that_somebody_began() -> None:
    """Not by the number of updates, not by the time of the last one, not when it is taken back."""
    people = ["host", "a", "b"]
    live = LiveTable(Founding("t", GAME, 3, {"start_player": 1}, "1", "07" * 32, "invite", "host", 0.0))
    for person in people:
        live.sit(person=person, name=person, invite="invite", contribution="00" * 16, at=1.0)
    counts = [live.n(viewer) for viewer in range(4)]
    for number, choice in enumerate(["start:two", "add:four", "undo"]):
        (entry,) = live.choose(seat=0, command_id=f"c{number}", base_n=live.n(0), choice=choice, at=5.0 + number)
        assert entry.told == entry.asked == 0b0001
        assert [live.n(viewer) for viewer in range(1, 4)] == counts[1:]
        assert live.at == 1.0
    live.choose(seat=0, command_id="lay", base_n=live.n(0), choice="lay", at=9.0)
    assert [live.n(viewer) for viewer in range(1, 4)] == [count + 1 for count in counts[1:]]


@pytest.mark.clause("4.8")
def test_number_and_sizes_of_laid_bids_are_seen() -> None:
    t = table().bid("A", "1 2", "3", "4 5 6")
    zones = t.zones("B")
    assert [zones[f"bid.{bid}"].count for bid in range(3)] == [3, 2, 1]
    assert {card.kind for bid in range(3) for card in zones[f"bid.{bid}"].cards} == {"back"}
    assert zones["hand.0"].count == 0
    assert [[card.letter for card in t.zones("A")[f"bid.{bid}"].cards] for bid in range(3)] == [
        ["4", "5", "6"],
        ["1", "2"],
        ["3"],
    ]
    assert t.sentences("C") == ["Ada lays a bid of 3 cards.", "Ada lays a bid of 2 cards.", "Ada lays a bid of 1 card."]


@pytest.mark.clause("4.8")
@pytest.mark.parametrize(("bids", "like"), [(["1", "5 6"], ["6", "1 2"]), (["1", "2", "3 4"], ["6", "5", "1 2"])])
def test_bids_of_the_same_sizes_look_the_same(bids: list[str], like: list[str]) -> None:
    one, other = table().bid("A", *bids), table().bid("A", *like)
    for viewer in others(one.match, 0):
        assert given(one.match, viewer) == given(other.match, viewer)
        told = [t.match.told(len(t.match.moments), viewer) for t in (one, other)]
        assert told[0] == told[1]


@pytest.mark.clause("10.1")
def test_bids_turned_over_are_seen_by_all() -> None:
    t = table().bid("A", "1 2").bid("B").bid("C", "6").bid("D", "1")
    for viewer in ("", "A", "B"):
        zones = t.zones(viewer)
        assert t.seen("bid.0", viewer) == ["one", "two"]
        assert (zones["bid.0"].note, zones["bid.0"].marks) == ("3", ["second"])
        assert (zones["bid.6"].note, zones["bid.6"].marks) == ("6", ["first"])
        assert zones["bid.9"].marks == ["third"]
    t.take("C", "red+1", "B")
    assert t.zones()["bid.6"].marks == ["first", "served"]
    assert t.seen("singles.1") == ["red+1"]


@pytest.mark.clause("10.1", "10.2")
def test_hands_are_hidden_and_their_sizes_open() -> None:
    t = table(hands={"A": "1 1", "B": "6 6 6"})
    zone = t.zones("A")["hand.1"]
    assert (zone.count, {card.kind for card in zone.cards}) == (3, {"back"})
    assert t.seen("hand.0", "A") == ["one", "one"]
    assert t.state.masked(0, shown=True).known[1, 5] == -1


@pytest.mark.clause("10.3")
def test_the_table_can_count_along() -> None:
    t = table(hands={"A": "1 1", "B": "6 6 6"}, options={"count_for_me": True})
    assert t.seen("hand.1", "A") == ["six"] * 3
    assert t.seen("hand.0") == ["one"] * 2
    t.bid("A").bid("B", "6")
    zone = t.zones("A")["hand.1"]
    assert (zone.count, zone.cards[0].kind, zone.note) == (2, "back", "with the bids: 6 6 6")
    t.bid("C").bid("D")
    assert t.seen("hand.1", "A") == ["six"] * 2


@pytest.mark.clause("10.4")
def test_what_is_left_in_the_piles_can_be_counted_but_is_not_shown() -> None:
    t = table()
    assert sum(t.state.masked(None).pile[card] for card in range(LOTS)) == 30
    assert t.state.masked(0, shown=True).pile[0] == -1
    assert {card.kind for pile in range(3) for card in t.zones("A")[f"pile.{pile}"].cards} == {"back"}


# --- counting along with the log alone ---------------------------------------------------------------------------


class Counting:
    """Somebody who only reads the log, as a spectator, and remembers every card that was handed on."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.hands = [Counter(dict.fromkeys(VALUE_NAMES, 1)) for _ in range(match.seats)]
        self.read = 0

    def catch_up(self) -> None:
        """Read what has happened since."""
        while self.read < len(self.match.moments):
            self.read += 1
            for event in self.match.told(self.read, None):
                for move in event.moves:
                    if event.kind == "move_on":
                        self.hands[int(move.source.split(".")[1]) // MOST_BIDS][move.kind] -= 1
                        self.hands[int(move.target.split(".")[1])][move.kind] += 1


def held(s: State, seat: int) -> Counter[str]:
    """All value cards of a seat, those in its bids included."""
    out: Counter[str] = Counter()
    for value, name in enumerate(VALUE_NAMES):
        cells = range(value, MOST_BIDS * VALUES, VALUES)
        out[name] = s.hand[seat, value] + sum(s.bid[seat, cell] + s.open_bid[seat, cell] for cell in cells)
    return out


@pytest.mark.clause("10.2", "4.8")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("mode", ["separate", "single_sum"])
def test_no_world_contradicts_what_was_shown(seats: int, mode: str) -> None:
    """At every moment, for every seat: hands are what the log says, bids have the sizes seen, one's own are true."""
    draw = random.Random(seats)
    match = Match.new(GAME, seats=seats, options={"bid_mode": mode}, seed=seats)
    log, other_worlds = Counting(match), 0
    while not match.over:
        log.catch_up()
        true = match.state
        assert isinstance(true, State)
        for seat in range(seats):
            world = match.masked(seat)
            assert isinstance(world, State)
            seed_stream(world, TABLE, len(match.moments), seat)
            resample(world, seat)
            conserve(world)
            assert [held(world, other) for other in range(seats)] == log.hands
            assert world.masked(seat).pack() == match.masked(seat).pack()
            for other in range(seats):
                for bid in range(true.bids[other]):
                    cells = range(bid * VALUES, (bid + 1) * VALUES)
                    size = sum(world.bid[other, cell] + world.open_bid[other, cell] for cell in cells)
                    assert size == true.bid_size[other, bid]
            other_worlds += [held_back(world, other) for other in range(seats)] != [
                held_back(true, other) for other in range(seats)
            ]
            assert held_back(world, seat) == held_back(true, seat)
        acting = match.acting()[0]
        match.apply(acting, draw.choice(match.legal(acting)))
    assert other_worlds > 100


def held_back(s: State, seat: int) -> list[int]:
    """A hand by value."""
    return [s.hand[seat, value] for value in range(VALUES)]


@pytest.mark.clause("10.2")
def test_at_the_start_of_a_round_nothing_is_unknown() -> None:
    draw = random.Random(5)
    match = Match.new(GAME, seats=4, seed=5)
    rounds = 0
    while not match.over:
        s = match.state
        assert isinstance(s, State)
        if s.phase == BID and s.active == s.start and s.draft[s.active] == 0:
            rounds += 1
            known = [[s.masked(None).known[seat, value] for value in range(VALUES)] for seat in range(4)]
            assert known == [held_back(s, seat) for seat in range(4)]
        acting = match.acting()[0]
        match.apply(acting, draw.choice(match.legal(acting)))
    assert rounds == 11


def test_a_seat_that_bids_may_have_begun_anything_in_another_world() -> None:
    """Every way to begin comes up, and none that the rules would not allow."""
    t = table(seats=3, hands={"A": "2 5", "B": "1"})
    seen = set()
    for seed in range(400):
        world = t.match.masked(1)
        seed_stream(world, TABLE, seed, 0)
        assert isinstance(world, State)
        resample(world, 1)
        seen.add(tuple(world.bid[0, cell] for cell in range(VALUES * 2)))
    empty = (0,) * VALUES
    two, five = (0, 1, 0, 0, 0, 0), (0, 0, 0, 0, 1, 0)
    both = (0, 1, 0, 0, 1, 0)
    assert seen == {empty + empty, two + empty, five + empty, both + empty, two + five}


def test_an_open_choice_shows_no_more_than_the_table() -> None:
    """A spectator and a neighbour see the same of a hand."""
    t = Table.deal(4, seed=8)
    bidder = t.turn_of
    t.begin(bidder, "3")
    zones = [t.zones(viewer) for viewer in ("", *t.letters) if viewer != bidder]
    assert {zone[f"hand.{seat_number(bidder)}"].count for zone in zones} == {6}
    assert not any(name.startswith("draft") for zone in zones for name in zone)
