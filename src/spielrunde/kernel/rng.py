"""Integer randomness held in the record: xoshiro128++ with several streams, the same draws on every target.

Source: D. Blackman, S. Vigna, "Scrambled linear pseudorandom number generators", 2021 (xoshiro128++); D. Lemire, "Fast
random integer generation in an interval", 2019 (unbiased bounded draws); the finaliser's constants are from C. Wellons'
hash prospector. Words are kept in signed 32-bit cells and masked on load, so that all arithmetic fits 64 signed bits.
"""

from __future__ import annotations

from .layout import Record
from .rule import rule

TABLE = 0
"""The stream that shuffles and deals."""
BOTS = 1
"""The stream bots draw from; never the table's."""
SEAT = 2
"""The first of the seats' own streams, in games whose seats draw at the same time."""

MASK = 0xFFFFFFFF
SIGN = 0x80000000
RANGE = 1 << 32
GOLDEN = 0x1E3779B9


@rule
def signed(word: int) -> int:
    """A 32-bit word as the signed number that fits its cell.

    >>> signed(0xFFFFFFFF), signed(7)
    (-1, 7)
    """
    return word - ((word & SIGN) << 1)


@rule
def rotate(word: int, bits: int) -> int:
    """A 32-bit word rotated to the left.

    >>> hex(rotate(0x80000001, 4))
    '0x18'
    """
    return ((word << bits) & MASK) | (word >> (32 - bits))


@rule
def mix(word: int) -> int:
    """A bijective hash of a 32-bit word."""
    x = word & MASK
    x = ((x ^ (x >> 16)) * 0x21F0AAAD) & MASK
    x = ((x ^ (x >> 15)) * 0x735A2D97) & MASK
    return x ^ (x >> 15)


@rule
def next_word(s: Record, stream: int) -> int:
    """The next 32 random bits of a stream."""
    a = s.rng[stream, 0] & MASK
    b = s.rng[stream, 1] & MASK
    c = s.rng[stream, 2] & MASK
    d = s.rng[stream, 3] & MASK
    result = (rotate((a + d) & MASK, 7) + a) & MASK
    shifted = (b << 9) & MASK
    c ^= a
    d ^= b
    s.rng[stream, 1] = signed(b ^ c)
    s.rng[stream, 0] = signed(a ^ d)
    s.rng[stream, 2] = signed(c ^ shifted)
    s.rng[stream, 3] = signed(rotate(d, 11))
    return result


@rule
def below(s: Record, stream: int, bound: int) -> int:
    """A uniform number from 0 to bound - 1; bound from 1 to 2**31 - 1.

    >>> class State(Record):
    ...     "A record that holds nothing but what all games share."
    >>> s = State()
    >>> seed_stream(s, TABLE, 7, 0)
    >>> [1 + below(s, TABLE, 6) for _ in range(10)]
    [2, 1, 1, 6, 2, 2, 5, 5, 4, 1]
    """
    product = next_word(s, stream) * bound
    low = product & MASK
    if low < bound:
        bar = (RANGE - bound) % bound
        while low < bar:
            product = next_word(s, stream) * bound
            low = product & MASK
    return product >> 32


@rule
def seed_stream(s: Record, stream: int, seed: int, index: int) -> None:
    """Set one stream from a seed and an index (both from 0 to 2**63 - 1), the same whatever was drawn before.

    >>> class State(Record):
    ...     "A record that holds nothing but what all games share."
    >>> s, draws = State(), []
    >>> for index in (0, 1, 0):
    ...     seed_stream(s, BOTS, 7, index)
    ...     draws.append([below(s, BOTS, 100) for _ in range(3)])
    >>> draws[0] == draws[2] != draws[1]
    True
    """
    h = mix(seed + GOLDEN)
    h = mix(h ^ (seed >> 32))
    h = mix(h + (index & MASK))
    h = mix(h ^ (index >> 32))
    h = mix(h + stream * GOLDEN)
    for word in range(4):
        s.rng[stream, word] = signed(mix(h + (word + 1) * GOLDEN))
    if s.rng[stream, 0] == 0 and s.rng[stream, 1] == 0 and s.rng[stream, 2] == 0 and s.rng[stream, 3] == 0:
        s.rng[stream, 0] = 1
