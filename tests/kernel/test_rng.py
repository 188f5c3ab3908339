"""Randomness: the published generator, unbiased draws, streams that never meet. The reference is written here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from spielrunde.kernel.layout import EVERYONE, Record, Vector, field, i8
from spielrunde.kernel.rng import below, mix, next_word, seed_stream
from spielrunde.kernel.zones import choose, deal_unknown, draw, nth
from spielrunde.testing.chance import fits

Words = tuple[int, int, int, int]
STATES = st.tuples(*[st.integers(0, 2**32 - 1)] * 4).filter(any)


class Sample(Record, seat_streams=3):
    """A record with streams and a pile."""

    pile: Vector = field(i8, 4, audience=EVERYONE)


def xoshiro128plusplus(state: Words, count: int) -> tuple[list[int], Words]:
    """D. Blackman's and S. Vigna's generator as published in C, on 32-bit words of NumPy."""
    s = np.array(state, np.uint32)

    def rotl(x: np.uint32, k: int) -> np.uint32:
        return np.uint32((x << np.uint32(k)) | (x >> np.uint32(32 - k)))

    out = []
    with np.errstate(over="ignore"):
        for _ in range(count):
            out.append(int(rotl(np.uint32(s[0] + s[3]), 7) + s[0]))
            t = np.uint32(s[1] << np.uint32(9))
            s[2] ^= s[0]
            s[3] ^= s[1]
            s[1] ^= s[2]
            s[0] ^= s[3]
            s[2] ^= t
            s[3] = rotl(s[3], 11)
    return out, (int(s[0]), int(s[1]), int(s[2]), int(s[3]))


def with_stream(words: Words, stream: int = 0) -> Any:
    record: Any = Sample()
    for place, word in enumerate(words):
        record.rng[stream, place] = word - (1 << 32 if word >> 31 else 0)
    return record


def words_of(record: Any, stream: int) -> list[int]:
    return [record.rng[stream, word] & 0xFFFFFFFF for word in range(4)]


def test_the_first_words_known_from_other_implementations() -> None:
    """State 1, 2, 3, 4: the values the generator's ports agree on."""
    record = with_stream((1, 2, 3, 4))
    assert [next_word(record, 0) for _ in range(5)] == [641, 1573767, 3222811527, 3517856514, 836907274]


@given(STATES, st.integers(0, 4))
def test_every_word_is_the_published_generators(state: Words, stream: int) -> None:
    record = with_stream(state, stream)
    expected, after = xoshiro128plusplus(state, 20)
    assert [next_word(record, stream) for _ in range(20)] == expected
    assert tuple(words_of(record, stream)) == after
    for other in range(5):
        assert other == stream or words_of(record, other) == [0] * 4


@given(STATES, st.integers(1, 2**31 - 1))
def test_a_bounded_draw_stays_below_its_bound(state: Words, bound: int) -> None:
    assert 0 <= below(with_stream(state), 0, bound) < bound


@pytest.mark.parametrize("bound", [2, 3, 6, 10, 52, 97])
def test_bounded_draws_are_uniform(bound: int) -> None:
    record: Any = Sample()
    seed_stream(record, 0, 17, bound)
    sample: Counter[Hashable] = Counter(below(record, 0, bound) for _ in range(60 * bound))
    assert fits(sample, dict.fromkeys(range(bound), 1))


def test_a_bound_that_does_not_divide_is_not_biased() -> None:
    """With 3 * 2**29 the careless product would give a third of the numbers twice as often."""
    record: Any = Sample()
    seed_stream(record, 0, 18, 0)
    bound = 3 << 29
    sample: Counter[Hashable] = Counter(below(record, 0, bound) % 3 for _ in range(6000))
    assert fits(sample, {0: 1, 1: 1, 2: 1})


@given(st.integers(0, 2**63 - 1), st.integers(0, 2**63 - 1))
def test_streams_seeds_and_indices_give_distinct_states(seed: int, index: int) -> None:
    near = [(seed, index), ((seed + 1) % 2**63, index), (seed, (index + 1) % 2**63), (seed ^ 1 << 40, index)]
    states = set()
    for one, two in near:
        record: Any = Sample()
        for stream in range(5):
            seed_stream(record, stream, one, two)
            states.add(tuple(words_of(record, stream)))
    assert len(states) == 5 * len(near)
    assert (0, 0, 0, 0) not in states


def test_seeding_does_not_depend_on_what_was_drawn_before() -> None:
    record: Any = Sample()
    seed_stream(record, 2, 5, 6)
    fresh = words_of(record, 2)
    for _ in range(9):
        next_word(record, 2)
    assert words_of(record, 2) != fresh
    seed_stream(record, 2, 5, 6)
    assert words_of(record, 2) == fresh


def test_mixing_loses_no_bit() -> None:
    """A bijection has no two equal values; neighbours differ in about half their bits."""
    assert len({mix(word) for word in range(50000)}) == 50000
    flips = [(mix(word) ^ mix(word + 1)).bit_count() for word in range(2000)]
    assert 15 < sum(flips) / len(flips) < 17


def test_zones_draw_what_is_there() -> None:
    counts = [2, 0, 1, 3]
    assert [nth(counts, n) for n in range(6)] == [0, 0, 2, 3, 3, 3]
    record: Any = Sample()
    seed_stream(record, 0, 3, 3)
    drawn = Counter(draw(record, 0, counts, size) for size in range(6, 0, -1))
    assert drawn == {0: 2, 2: 1, 3: 3}
    assert counts == [0, 0, 0, 0]
    assert record.sealed == 1


def test_a_choice_takes_nothing_and_seals_nothing() -> None:
    record: Any = Sample()
    seed_stream(record, 0, 3, 4)
    counts = [1, 0, 4, 0]
    sample: Counter[Hashable] = Counter(choose(record, 0, counts, 5) for _ in range(500))
    assert fits(sample, {0: 1, 2: 4})
    assert counts == [1, 0, 4, 0]
    assert record.sealed == 0


def test_dealing_the_unknown_takes_from_the_unseen() -> None:
    hands: Any = memoryview(bytearray(8)).cast("b", (2, 4))
    unseen = [1, 1, 2, 0]
    record: Any = Sample()
    seed_stream(record, 0, 3, 5)
    deal_unknown(record, 0, unseen, 4, hands, 1, 3)
    assert sum(unseen) == 1
    assert [hands[1, kind] + unseen[kind] for kind in range(4)] == [1, 1, 2, 0]
    assert [hands[0, kind] for kind in range(4)] == [0] * 4
