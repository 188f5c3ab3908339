"""What a seat cannot know, dealt anew (chapter 16).

Nobody is ever seen taking a card into the hand, so all cards out of sight are alike.
"""

from __future__ import annotations

from ...kernel.rng import TABLE, below
from ...kernel.rule import rule
from ...kernel.zones import deal_unknown, nth
from .cards import ASSETS, GOLD, JAR, KINDS, SILVER
from .draft import hidden_drafts
from .state import PILES, WILD, State


@rule
def resample(s: State, seat: int) -> None:
    """Deal the cards out of sight: to the draft piles, the other hands, and the draw pile (clause 16.2)."""
    count_unseen(s, seat)
    size = 0
    for kind in range(KINDS):
        size += s.pile[kind]
    size -= resample_drafts(s, size)
    for other in range(s.seats):
        if other != seat:
            for kind in range(KINDS):
                s.hand[other, kind] = 0
            deal_unknown(s, TABLE, s.pile, size, s.hand, other, s.hand_size[other])
            size -= s.hand_size[other]


@rule
def resample_drafts(s: State, size: int) -> int:
    """Deal the draft piles from the ``size`` cards out of sight, without jars where those are kept out of them
    (clause 13.10). Returns how many cards that took."""
    for kind in range(KINDS):
        s.drafts[kind] = 0
    hidden = hidden_drafts(s)
    jars = s.pile[JAR] if s.jar_in_sets != WILD else 0
    s.pile[JAR] -= jars
    for taken in range(hidden):
        kind = nth(s.pile, below(s, TABLE, size - jars - taken))
        s.pile[kind] -= 1
        s.drafts[kind] += 1
    s.pile[JAR] += jars
    return hidden


@rule
def count_unseen(s: State, seat: int) -> None:
    """Put all cards this seat does not see into the draw pile: all but its hand, what lies open (clause 16.1), and what
    was discarded and removed (clause 16.3)."""
    for kind in range(KINDS):
        s.pile[kind] = s.deck[kind] - s.hand[seat, kind] - s.removed[kind]
    for place in range(s.discards):
        s.pile[s.discard[place]] -= 1
    for place in range(s.laid):
        s.pile[s.laid_kind[place]] -= 1
    for pile in range(PILES):
        if s.draft_top[pile] >= 0:
            s.pile[s.draft_top[pile]] -= 1
    for number in range(s.sets):
        if s.set_kind[number] < ASSETS:
            s.pile[s.set_kind[number]] -= s.set_assets[number]
        s.pile[SILVER] -= s.set_silver[number]
        s.pile[GOLD] -= s.set_gold[number]
        s.pile[JAR] -= s.set_jars[number]
