"""What people read about bids, placements and pairs: details of the prompt, words of choices, notes in a few signs."""

from __future__ import annotations

from ...kernel.actions import Action
from ...kernel.scene import Scene
from .bidding import most_bids, most_cards
from .cards import FACTORS, LOT_NAMES, VALUE_NAMES, VALUES, WORTH, WORTHS
from .scoring import pair_gain
from .state import BID, PLACE, State

# --- the prompt ------------------------------------------------------------------------------------------------------


def own_detail(scene: Scene[State], seat: int) -> str:
    """What the viewer has begun, or may do."""
    s = scene.s
    if s.phase != BID:
        return detail(scene)
    if s.draft[seat]:
        return scene.say("detail.begun", n=s.draft[seat], heights=_draft_heights(scene, seat))
    if last := last_auction(scene):
        return last
    if most_bids(s) == 1 and most_cards(s) > 0:
        return scene.say("detail.sum", n=most_cards(s))
    return scene.say("detail.bid", n=most_bids(s))


def last_auction(scene: Scene[State]) -> str:
    """What is special about the last auction, when it is."""
    return scene.say("detail.last") if scene.s.pile_height == 0 else ""


def detail(scene: Scene[State]) -> str:
    """Which bid has its turn, or what is to be placed."""
    s = scene.s
    if s.phase == PLACE:
        return scene.say("detail.place", card=_lot(scene, s.picked))
    height = s.height[s.winner[s.served], s.winner_bid[s.served]]
    return scene.say("detail.pick", number=s.served + 1, of=s.winners, height=height)


# --- choices ---------------------------------------------------------------------------------------------------------


def words(scene: Scene[State], action: Action) -> dict[str, object]:
    """What a bid would come to, whose area it is, what a placement changes."""
    s, seat = scene.s, scene.seat
    match action:
        case {"do": "start", "card": value}:
            return {"number": s.draft[seat] + 1, "height": VALUE_NAMES.index(value) + 1}
        case {"do": "add", "card": value}:
            height = height_of(begun(s, seat, s.draft[seat] - 1))
            return {"number": s.draft[seat], "height": height + VALUE_NAMES.index(value) + 1}
        case {"do": "lay"}:
            return {"n": s.draft[seat], "heights": _draft_heights(scene, seat)}
        case {"do": "alone", "seat": int(owner)}:
            return {"lay": _placing(scene, "alone", owner)}
        case {"do": "pair", "seat": int(owner), "card": mate}:
            card = LOT_NAMES.index(mate)
            change = _change(scene, pair_gain(s, owner, s.picked, card))
            return {"lay": _placing(scene, "pair", owner, mate=_lot(scene, card), change=change)}
    return {}


def _placing(scene: Scene[State], how: str, owner: int, **more: str) -> str:
    """Where the lot goes, what it changes for whom."""
    who = "own" if owner == scene.viewer else "other"
    return scene.say(f"action.{how}_{who}", card=_lot(scene, scene.s.picked), name=scene.names[owner], **more)


# --- bids, pairs and numbers -----------------------------------------------------------------------------------------


def begun(s: State, seat: int, bid: int) -> list[int]:
    """The cards, by value, of a bid that is being put together."""
    return [s.bid[seat, bid * VALUES + value] for value in range(VALUES)]


def height_of(counts: list[int]) -> int:
    """The height of a bid from its cards by value."""
    return sum(count * (value + 1) for value, count in enumerate(counts))


def _draft_heights(scene: Scene[State], seat: int) -> str:
    s = scene.s
    return scene.texts.both(str(height_of(begun(s, seat, bid))) for bid in range(s.draft[seat]))


def pairs(scene: Scene[State], seat: int, colour: int) -> str:
    """``+3×2 −1×0``: the pairs of one colour."""
    s = scene.s
    found = []
    for planet in range(colour * WORTHS, (colour + 1) * WORTHS):
        for factor in range(FACTORS):
            found += [f"{_change(scene, int(WORTH[planet]))}×{factor}"] * s.pair[seat, planet * FACTORS + factor]
    return " ".join(found) or "–"


def product(scene: Scene[State], seat: int, colour: int) -> str:
    """``7 × 3``: sum of the pairs and their number."""
    s = scene.s
    total = scene.texts.number(s.colour_sum[seat, colour])
    return scene.say("note.product", sum=total, number=s.colour_pairs[seat, colour])


def _change(scene: Scene[State], value: int) -> str:
    """A difference, with its sign."""
    sign = "±" if value == 0 else "+" if value > 0 else ""
    return sign + scene.texts.number(value)


def _lot(scene: Scene[State], card: int) -> str:
    return scene.kind_label(LOT_NAMES[card])
