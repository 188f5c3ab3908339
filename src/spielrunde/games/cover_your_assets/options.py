"""What the options come to: draft piles, the deck, the worth of cards, hand and actions (chapters 13 to 15 and 17)."""

from __future__ import annotations

from ...kernel.rule import rule
from .cards import (
    AUTO,
    CABIN,
    CASH,
    COMIC,
    COUNT,
    GOLD,
    JAR,
    JEWELS,
    KINDS,
    MOVE,
    OLD,
    PIANO,
    PIGGY,
    PLANE,
    SCOOTER,
    SILVER,
    SWAP,
    TRAIN,
    TWO_PLAYER_GOLD,
    TWO_PLAYER_SILVER,
)
from .state import State


@rule
def prepare(s: State) -> None:
    """Work out what the options come to: draft piles for two and three players (clause 13.11), the deck, the worth of
    cards, the hand, the actions of a turn (clause 17.1)."""
    s.drafting = 1 if s.draft_rules and s.seats <= 3 else 0
    choose_deck(s)
    set_values(s)
    s.hand_limit = hand_size(s)
    s.turn_actions = s.actions_per_turn
    if s.turn_actions == 0:
        s.turn_actions = 2 if s.advanced else 1


@rule
def choose_deck(s: State) -> None:
    """The cards of the edition: action cards and jars only in the advanced game (clause 1.3), and some cards less for
    two players who draft (clause 13.1)."""
    for kind in range(KINDS):
        s.deck[kind] = COUNT[s.edition, kind]
    if not s.advanced:
        s.deck[SWAP] = 0
        s.deck[MOVE] = 0
        s.deck[JAR] = 0
    if s.drafting and s.seats == 2:
        s.deck[CABIN] = 0
        s.deck[SILVER] -= TWO_PLAYER_SILVER
        s.deck[GOLD] -= TWO_PLAYER_GOLD


@rule
def hand_size(s: State) -> int:
    """Cards in a full hand (clause 2.1): in the edition of 2011 (clause 15.2), with draft piles for two (clause 13.2),
    for three players in the advanced game (clause 14.1)."""
    if s.hand_cards > 0:
        return s.hand_cards
    if s.edition == OLD:
        return 5 if s.seats <= 3 else 4
    if s.drafting and s.seats == 2:
        return 6
    if s.advanced:
        return s.hand_3p_advanced if s.seats == 3 else 6
    return 5


@rule
def set_values(s: State) -> None:
    """Put the worth of all cards side by side (clause 17.1)."""
    s.value[COMIC] = s.value_comic
    s.value[PIANO] = s.value_piano
    s.value[TRAIN] = s.value_train
    s.value[JEWELS] = s.value_jewels
    s.value[CASH] = s.value_cash
    s.value[PIGGY] = s.value_piggy
    s.value[SCOOTER] = s.value_scooter
    s.value[PLANE] = s.value_plane
    s.value[AUTO] = s.value_auto
    s.value[CABIN] = s.value_cabin
    s.value[SILVER] = s.value_silver
    s.value[GOLD] = s.value_gold
    s.value[JAR] = s.value_jar
