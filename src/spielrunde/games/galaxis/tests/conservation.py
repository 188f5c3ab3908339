"""Where every card of the game is, counted from the record alone (clause 1.5)."""

from __future__ import annotations

from spielrunde.kernel.layout import Record

from ..bidding import precedes
from ..cards import COLOURS, DECK, FACTORS, LOTS, PILES, PLANETS, VALUES, WORTH, WORTHS
from ..rules import cards_in_deck
from ..state import BID, MOST_BIDS, PICK, PLACE, SEATS, State


def conserve(record: Record) -> None:
    """Check a full record: every card is in one place, every public number fits the cards it counts."""
    assert isinstance(record, State)
    s = record
    _lots(s)
    _values(s)
    for seat in range(s.seats):
        _bids(s, seat)
        _points(s, seat)
    _round(s)
    for seat in range(s.seats, SEATS):
        assert s.hand_size[seat] == s.bids[seat] == s.draft[seat] == 0
        assert not any(s.hand[seat, value] or s.known[seat, value] for value in range(VALUES))


def _lots(s: State) -> None:
    """Piles, the auction, the card picked, areas and removed cards make the deck."""
    for card in range(LOTS):
        places = [s.pile[card], s.removed[card], *(s.single[seat, card] for seat in range(s.seats))]
        assert min(places) >= 0
        turned_up = sum(s.auction[slot] == card for slot in range(PILES)) + (s.picked == card)
        paired = sum(_paired(s, seat, card) for seat in range(s.seats))
        assert sum(places) + turned_up + paired == cards_in_deck(s, card), f"lot {card}"
    assert sum(cards_in_deck(s, card) for card in range(LOTS)) == DECK
    assert sum(s.pile[card] for card in range(LOTS)) == PILES * s.pile_height


def _paired(s: State, seat: int, card: int) -> int:
    if card < PLANETS:
        return sum(s.pair[seat, card * FACTORS + factor] for factor in range(FACTORS))
    return sum(s.pair[seat, planet * FACTORS + card - PLANETS] for planet in range(PLANETS))


def _values(s: State) -> None:
    """Hands and bids make a set for every player: one of each value, up to the highest there is."""
    for value in range(VALUES):
        held = sum(s.known[seat, value] for seat in range(s.seats))
        shown = sum(s.open_bid[seat, bid * VALUES + value] for seat in range(s.seats) for bid in range(MOST_BIDS))
        assert held + shown == (s.seats if value < s.value_cards else 0), f"value {value}"


def _bids(s: State, seat: int) -> None:
    """What is known of a hand is in it or in a bid that lies face down; sizes fit; laid bids lie in their order."""
    begun = s.draft[seat]
    assert 0 <= begun <= MOST_BIDS
    assert begun == 0 or (s.phase == BID and s.active == seat and s.bids[seat] == 0)
    for value in range(VALUES):
        hidden = [s.bid[seat, bid * VALUES + value] for bid in range(MOST_BIDS)]
        assert min(*hidden, s.hand[seat, value]) >= 0
        assert s.hand[seat, value] + sum(hidden) == s.known[seat, value]
    kept = [sum(s.bid[seat, bid * VALUES + value] for value in range(VALUES)) for bid in range(MOST_BIDS)]
    assert [size > 0 for size in kept] == [bid < max(begun, sum(size > 0 for size in kept)) for bid in range(MOST_BIDS)]
    in_hand = sum(s.hand[seat, value] for value in range(VALUES))
    assert s.hand_size[seat] == in_hand + (sum(kept) if begun else 0)
    if s.phase == BID and not begun:
        assert kept == [s.bid_size[seat, bid] for bid in range(MOST_BIDS)]
        assert all(precedes(s, seat, bid, bid + 1) for bid in range(s.bids[seat] - 1))
    for bid in range(MOST_BIDS):
        counts = [s.open_bid[seat, bid * VALUES + value] for value in range(VALUES)]
        assert (sum(counts) > 0) == (s.phase != BID and bid < s.bids[seat])
        assert s.height[seat, bid] == sum(count * (value + 1) for value, count in enumerate(counts))
        assert s.phase == BID or s.bid_size[seat, bid] == sum(counts)


def _points(s: State, seat: int) -> None:
    """Sums and numbers of a colour are those of its pairs."""
    for colour in range(COLOURS):
        pairs = [
            (planet, factor, s.pair[seat, planet * FACTORS + factor])
            for planet in range(colour * WORTHS, (colour + 1) * WORTHS)
            for factor in range(FACTORS)
        ]
        assert min(count for _, _, count in pairs) >= 0
        assert s.colour_pairs[seat, colour] == sum(count for _, _, count in pairs)
        assert s.colour_sum[seat, colour] == sum(int(WORTH[planet]) * factor * count for planet, factor, count in pairs)


def _round(s: State) -> None:
    """Piles shrink by one card a round; who acts is who has a turn."""
    assert s.pile_height == 11 - s.round
    assert (s.picked >= 0) == (s.phase == PLACE)
    assert (s.winners > 0) == (s.phase in (PICK, PLACE))
    if s.winners:
        assert s.served < s.winners
        assert s.active == s.winner[s.served]
