"""What cards and counters exist, by number and name. Buildings are numbered by their row in the table of cards."""

from __future__ import annotations

import numpy as np

from ...kernel.names import Names

TYPE_NAMES = Names()
"""Production cards, the types of a turn, the symbols on the Goth's track."""
FARM = TYPE_NAMES.add("farm")
CITY = TYPE_NAMES.add("city")
PEACE = TYPE_NAMES.add("peace")
TYPES = len(TYPE_NAMES)

COUNTER_NAMES = Names()
"""What the three types give, in their order, and glory. Peace counters are ``calm``, so that no name stands twice."""
FOOD = COUNTER_NAMES.add("food")
GOLD = COUNTER_NAMES.add("gold")
CALM = COUNTER_NAMES.add("calm")
GLORY = COUNTER_NAMES.add("glory")
COUNTERS = len(COUNTER_NAMES)
ANY = COUNTERS
"""The digit of counters that may be any kind, after those of the four kinds."""

MOST_CARDS = 57
BUILDING_NAMES = tuple(f"b{row}" for row in range(1, MOST_CARDS + 1))
KIND_NAMES = (*TYPE_NAMES, *COUNTER_NAMES, *BUILDING_NAMES)
FIRST_COUNTER = TYPES
FIRST_BUILDING = TYPES + COUNTERS
"""Numbers of the first counter and the first building among all kinds."""

BITS = 3
MOST_DIGIT = 7
"""Counters of several kinds are one number: a digit of three bits for food, gold, peace, glory, any."""

HAND = np.array([[12, 9, 9], [8, 6, 6], [7, 5, 5], [6, 4, 4], [5, 3, 3]])
"""Farms, cities and peace cards for each player, from two players on (clause 2.2)."""
PRINTED = (30, 20, 20)
"""Production cards there are in all (clause 1.1)."""

FORUM_SPACES = 6
DEAREST = 5
"""The surcharge of the first space; each further one has 1 less."""

MOST_DEEDS = 64
MOST_SPACES = 48
MOST_STEPS = 60

ON_NAMES = (*TYPE_NAMES, "any")
ANY_TYPE = TYPES
"""What a building goes on: a card of one type or of any."""

# columns of a building's row
ON = 0
"""The type it goes on, or any."""
DEED = 1
OTHER_DEED = 2
BUILD_DEED = 3
"""Numbers of what it does, 0 for nothing."""
IMMUNE = 4
DISCOUNT = 5
RELIEF = 6
PARRY = 7
RANSOM = 8
CARD_COLUMNS = 9

# columns of a deed's row
PER = 0
"""1 + the type counted; 0 for none."""
TAKE = 1
MOST = 2
STEP = 3
SWAP = 4
TIMES = 5
DEED_COLUMNS = 6
