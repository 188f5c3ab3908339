"""The patrons as data: one row of numbers per patron, read by the rules and replaceable without touching them.

A power happens at one time: FLASH at once when the card is played, COIN when the buy turn starts, HANDSHAKE when its
player uses it. What it does is said by the other columns; 0 means not at all.
"""

from __future__ import annotations

from dataclasses import astuple, dataclass

import numpy as np

from ...kernel.names import Names

SETS = Names()
"""Option ``patrons``: all patrons of one set, or each drawn at random from all sets."""
BEGINNER = SETS.add("beginner")
SET_A = SETS.add("a")
SET_B = SETS.add("b")
SET_C = SETS.add("c")
AT_RANDOM = SETS.add("random")
PER_NUMBER = AT_RANDOM
"""Patrons of a number: one in each set."""

FLASH = 1
COIN = 2
HANDSHAKE = 3

FREE = 1
JOKER = 2
"""Values of ``link``; a joker is subject to the option ``gallerist_applies``."""

ALWAYS = 0
SAME_COLOUR = 1
"""Conditions: money for each neighbour of the same colour;"""
DIFFERENT = 2
"""for a card between two of different colours;"""
AT_END = 3
"""for the first or last card;"""
LINE_LENGTH = 4
"""if the line has at least ``at_least`` cards;"""
SAME_NUMBER = 5
"""if the line has at least ``at_least`` cards of this number;"""
MOST_OF_NUMBER = 6
"""if nobody's line has more cards of this number;"""
MANY_COLOURS = 7
"""if the line has at least ``at_least`` of the four colours;"""
BEYOND_FIRST = 8
"""for each card of this number beyond the first, at most ``at_least`` of them."""


@dataclass(frozen=True)
class Patron:
    """One patron. ``id`` and ``number`` say which one it is; all other columns say what its power does."""

    id: str
    number: int
    timing: int
    per_turn: int = 0
    """1: a coin power that counts once in a turn, not for each card; it cannot be copied."""
    copyable: int = 1
    # flash
    link: int = 0
    """Whether the next card may be any: FREE or JOKER."""
    draw: int = 0
    """Cards that may be drawn."""
    pay: int = 0
    """Money that drawing them adds to the coming turn, or takes from it."""
    or_money: int = 0
    """Money one may choose instead of drawing."""
    drop_first: int = 0
    """1: a hand card has to be put aside before drawing."""
    drop: int = 0
    """Hand cards that have to be put aside after drawing."""
    # coin
    money: int = 0
    condition: int = ALWAYS
    at_least: int = 0
    # handshake
    trash: int = 0
    """Cards that may be trashed."""
    from_discard: int = 0
    """1: they may come from the own discard pile as well as from the own line."""
    not_itself: int = 0
    trash_money: int = 0
    """Money each trashed card brings."""
    bury: int = 0
    """Burials beyond the usual one."""
    buy_on_top: int = 0
    """Purchases that go on top of the own deck."""
    from_discard_on_top: int = 0
    """1: a card of the own discard pile may go on top of the own deck."""
    discount: int = 0
    """What one purchase costs less."""
    gain: int = 0
    """Highest number of a gallery card that may be taken for nothing."""
    copy: int = 0
    """1: gives the power of another card of the own line."""


PATRONS = (
    Patron("crowd", 2, COIN, per_turn=1, money=1, condition=MOST_OF_NUMBER),
    Patron("courier", 2, HANDSHAKE, buy_on_top=1),
    Patron("curator", 2, COIN, per_turn=1, money=1, condition=MANY_COLOURS, at_least=3),
    Patron("twins", 2, COIN, per_turn=1, money=1, condition=BEYOND_FIRST, at_least=2),
    Patron("snob", 3, HANDSHAKE, trash=1, from_discard=1, bury=1),
    Patron("dealer", 3, FLASH, drop_first=1, draw=1),
    Patron("archivist", 3, HANDSHAKE, from_discard_on_top=1),
    Patron("copyist", 3, FLASH, copyable=0, copy=1),
    Patron("gallerist", 4, FLASH, link=JOKER),
    Patron("hunter", 4, HANDSHAKE, discount=2),
    Patron("framer", 4, COIN, money=1, condition=DIFFERENT),
    Patron("triptych", 4, COIN, copyable=0, money=1, condition=SAME_NUMBER, at_least=3),
    Patron("sponsor", 5, COIN, money=1),
    Patron("heiress", 5, FLASH, copyable=0, draw=1, or_money=1),
    Patron("doorkeeper", 5, COIN, money=2, condition=AT_END),
    Patron("gambler", 5, FLASH, copyable=0, draw=2, pay=-1),
    Patron("admirer", 6, COIN, money=1, condition=SAME_COLOUR),
    Patron("auctioneer", 6, HANDSHAKE, trash=1, not_itself=1, trash_money=2),
    Patron("benefactor", 6, HANDSHAKE, gain=4),
    Patron("restorer", 6, HANDSHAKE, trash=2, from_discard=1),
    Patron("muse", 7, FLASH, draw=2),
    Patron("bohemian", 7, FLASH, draw=1, link=FREE),
    Patron("minister", 7, COIN, money=2, condition=LINE_LENGTH, at_least=7),
    Patron("critic", 7, FLASH, draw=3, drop=2),
)
"""By number, then set: the beginner set and three advanced ones."""

PATRON_NAMES = tuple(patron.id for patron in PATRONS)

COLUMNS = 22
(
    TIMING,
    PER_TURN,
    COPYABLE,
    LINK,
    DRAW,
    PAY,
    OR_MONEY,
    DROP_FIRST,
    DROP,
    MONEY,
    CONDITION,
    AT_LEAST,
    TRASH,
    FROM_DISCARD,
    NOT_ITSELF,
    TRASH_MONEY,
    BURY,
    BUY_ON_TOP,
    FROM_DISCARD_ON_TOP,
    DISCOUNT,
    GAIN,
    COPY,
) = range(COLUMNS)
"""Columns of a row in the record, in the order of the fields above."""


POWERS = np.array([astuple(patron)[2:] for patron in PATRONS])
"""Every patron's power as a row of numbers."""
