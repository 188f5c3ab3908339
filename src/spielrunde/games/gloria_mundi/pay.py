"""Payments: what somebody can pay, counter by counter in the order food, gold, peace, glory, or the usual way (chapter
6).

While a payment is made, ``need`` and ``need_any`` are what is still due. A kind that was passed over is paid no more;
where glory is a joker it covers what is missing of it."""

from __future__ import annotations

from ...kernel.events import emit
from ...kernel.rule import rule
from . import events as on
from .cards import ANY, BITS, CALM, COUNTERS, FIRST_COUNTER, FOOD, GLORY, GOLD, TYPES
from .state import LAYING, PAYING, State
from .supply import digit, held


@rule
def can_pay(s: State, seat: int, counters: int, more: int, waived: int) -> int:
    """Whether a seat could pay these counters and so many more of any kind, glory as a joker, less what is waived
    (clause 6.3)."""
    missing = digit(counters, GLORY) - waived
    whole = digit(counters, GLORY) + digit(counters, ANY) + more - waived
    for kind in range(TYPES):
        n = digit(counters, kind)
        whole += n
        missing += max(n - s.stock[seat, kind], 0)
    return 1 if missing <= s.stock[seat, GLORY] and whole <= held(s, seat) else 0


@rule
def can_give(s: State, seat: int, counters: int) -> int:
    """Whether a seat has exactly these counters, any without glory (clause 5.6)."""
    rest = -digit(counters, ANY)
    for kind in range(TYPES):
        left = s.stock[seat, kind] - digit(counters, kind)
        if left < 0:
            return 0
        rest += left
    return 1 if rest >= 0 and s.stock[seat, GLORY] >= digit(counters, GLORY) else 0


@rule
def begin_payment(s: State, counters: int, more: int, joker: int, purpose: int) -> None:
    """Let the actor pay these counters and so many more of any kind; then comes what the purpose says."""
    for kind in range(COUNTERS):
        s.need[kind] = digit(counters, kind)
        s.paid[kind] = 0
    s.need_any = digit(counters, ANY) + more
    s.waived = 0
    s.joker = joker
    s.purpose = purpose
    s.floor = 0
    s.phase = PAYING


@rule
def due(s: State) -> int:
    """Counters still to be paid."""
    return s.need[FOOD] + s.need[GOLD] + s.need[CALM] + s.need[GLORY] + s.need_any - s.waived


@rule
def can_finish(s: State, floor: int) -> int:
    """Whether the payment can be finished with kinds from ``floor`` on; where glory is no joker, it pays only for glory
    (clauses 5.6, 6.3)."""
    seat = s.actor
    missing = s.need[GLORY] - s.waived
    have = 0
    spare = 0
    for kind in range(TYPES):
        if kind < floor:
            missing += s.need[kind]
        else:
            n = min(s.stock[seat, kind], s.need[kind])
            have += n
            missing += s.need[kind] - n
            spare += s.stock[seat, kind] - n
    glory = s.stock[seat, GLORY] if s.joker else min(s.stock[seat, GLORY], s.need[GLORY])
    return 1 if missing <= glory and have + min(s.need_any, spare) + glory >= due(s) else 0


@rule
def may_pay(s: State, kind: int) -> int:
    """Whether a counter of a kind may be paid next, so that the rest can still be paid (clause 6.4)."""
    if kind < s.floor or s.stock[s.actor, kind] == 0:
        return 0
    if kind < GLORY and s.need[kind] == 0 and s.need_any == 0:
        return 0
    return can_finish(s, kind)


@rule
def advance_payment(s: State) -> int:
    """Pay what has no alternative; 0 if there is a choice to be made."""
    if due(s) == 0:
        s.phase = s.purpose
        return 1
    forced = -1
    for kind in range(s.floor, COUNTERS):
        if may_pay(s, kind):
            if forced >= 0:
                return 0
            forced = kind
    sure = 1
    if forced < GLORY and s.waived == 0 and s.stock[s.actor, GLORY] == 0:
        sure = max(s.need[forced], 1)
    pay_some(s, forced, sure)
    return 1


@rule
def pay_some(s: State, kind: int, n: int) -> None:
    """Pay counters of a kind, all for what asks for it or all for any; after the first glory all the rest is glory
    (clause 6.4)."""
    if kind == GLORY:
        pay_glory(s)
        return
    s.floor = kind
    if s.need[kind] > 0:
        s.need[kind] -= n
    else:
        s.need_any -= n
    hand_over(s, kind, n)


@rule
def pay_glory(s: State) -> None:
    """Pay all that is due with glory (clause 6.3)."""
    hand_over(s, GLORY, due(s))
    s.need_any = 0
    s.waived = 0
    for kind in range(COUNTERS):
        s.need[kind] = 0


@rule
def pay_usual(s: State) -> None:
    """Pay the rest: what is asked for with itself, any with what there is most of, glory last."""
    best = most_spare(s)
    while s.need_any > 0 and best >= 0:
        s.need_any -= 1
        s.need[best] += 1
        best = most_spare(s)
    for kind in range(s.floor, TYPES):
        n = min(min(s.stock[s.actor, kind], s.need[kind]), due(s))
        s.need[kind] -= n
        hand_over(s, kind, n)
    if due(s) > 0:
        pay_glory(s)


@rule
def most_spare(s: State) -> int:
    """The kind but glory, from the floor on, of which the actor has most beyond what is due; -1 if there is none."""
    best = -1
    most = 0
    for kind in range(s.floor, TYPES):
        spare = s.stock[s.actor, kind] - s.need[kind]
        if spare > most:
            most = spare
            best = kind
    return best


@rule
def hand_over(s: State, kind: int, n: int) -> None:
    """Move counters from the actor's stock to where they are paid."""
    if n == 0:
        return
    s.stock[s.actor, kind] -= n
    s.paid[kind] += n
    if s.purpose == LAYING:
        s.laid[s.goth + s.run] += n << (BITS * kind)
        for _ in range(n):
            emit(s, on.LAY, s.actor, FIRST_COUNTER + kind, s.goth + s.run + 1)
    else:
        emit(s, on.GIVE, s.actor, FIRST_COUNTER + kind, n)
