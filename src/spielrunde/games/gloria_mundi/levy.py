"""Phase five: tribute is paid, or the Goth moves (chapter 7)."""

from __future__ import annotations

from ...kernel.events import emit
from ...kernel.rule import rule
from . import events as on
from .cards import BITS, CITY, COUNTERS, FARM, FIRST_COUNTER, GLORY, PEACE, TYPES
from .pay import begin_payment, can_pay
from .state import ENDING, GOTH_IN_ROME, LAYING, LOSING, NOTHING_LOST, TRIBUTING, State
from .supply import digit, end


@rule
def symbols(s: State, place: int) -> int:
    """The symbols on a space of the Goth's track, counted from 0; a longer track begins again (clauses 7.1, 12.3)."""
    return s.listed_symbols[place % s.listed_spaces]


@rule
def symbol_count(counters: int) -> int:
    """How many symbols these are."""
    return digit(counters, FARM) + digit(counters, CITY) + digit(counters, PEACE)


@rule
def can_pay_tribute(s: State, seat: int) -> int:
    """Whether there is a free space before Rome and the seat can pay all its symbols (clauses 7.2, 7.4, 7.5)."""
    ahead = s.goth + s.run
    if ahead >= s.spaces:
        return 0
    asked = symbols(s, ahead)
    return can_pay(s, seat, asked, 0, min(s.relief[seat], symbol_count(asked)))


@rule
def ask_tribute(s: State) -> None:
    """Ask the active player, once buying is over (clause 3.6)."""
    s.actor = s.active
    s.phase = TRIBUTING


@rule
def pay_tribute(s: State) -> None:
    """Begin to pay the tribute of the first free space, for which glory stands for any (clauses 7.2, 7.3)."""
    asked = symbols(s, s.goth + s.run)
    emit(s, on.TRIBUTE, s.actor)
    begin_payment(s, asked, 0, 1, LAYING)
    s.waived = min(s.relief[s.actor], symbol_count(asked))


@rule
def lay(s: State) -> None:
    """Add what relief lays from the supply; what was paid lies there already (clause 11.9)."""
    ahead = s.goth + s.run
    asked = symbols(s, ahead)
    jokers = s.paid[GLORY]
    for kind in range(TYPES):
        missing = digit(asked, kind) - s.paid[kind]
        covered = min(missing, jokers)
        jokers -= covered
        for _ in range(missing - covered):
            s.laid[ahead] += 1 << (BITS * kind)
            emit(s, on.LAY_FREE, s.actor, FIRST_COUNTER + kind, ahead + 1)
    s.run += 1
    s.phase = ENDING


@rule
def refuse(s: State) -> None:
    """The Goth moves to the last tribute, or one space, and attacks; or it enters Rome (clauses 7.6, 7.12, 9.1)."""
    emit(s, on.REFUSE, s.actor)
    if s.run == 0 and s.goth == s.spaces:
        s.goth += 1
        emit(s, on.ROME, s.goth)
        end(s, GOTH_IN_ROME)
        return
    entered = max(s.run, 1)
    s.shared_from = s.goth
    for kind in range(TYPES):
        s.open_symbols[kind] = 0
    for kind in range(COUNTERS):
        s.purse[kind] = 0
    for place in range(s.goth, s.goth + entered):
        add_space(s, place)
    s.goth += entered
    s.run = 0
    s.idle = 0
    emit(s, on.GOTH, s.goth)
    s.phase = LOSING


@rule
def add_space(s: State, place: int) -> None:
    """Count the symbols, all that are printed, and the tribute of a space the Goth enters (clause 7.7)."""
    if s.run > 0 or s.empty_attack != NOTHING_LOST:
        for kind in range(TYPES):
            s.open_symbols[kind] += digit(symbols(s, place), kind)
    for kind in range(COUNTERS):
        s.purse[kind] += digit(s.laid[place], kind)
