"""What is asked of whom, in words, with what one wants to know for it."""

from __future__ import annotations

from ...kernel.scene import Scene
from .cards import KINDS, STACKS
from .lines import may_follow
from .money import awards_for
from .patrons import DRAW, PAY
from .powers import may_copy, may_gain, may_use
from .search import WORK, longest_line
from .state import BUY, DRAW_OR_MONEY, LINE, MAY_COPY, MAY_DRAW, MAY_SWAP, MUST_DROP, NO_QUESTION, TRASH, State
from .turns import money_left
from .zones import power_text

QUESTIONS = {DRAW_OR_MONEY: "choice", MAY_SWAP: "swap", MAY_COPY: "copy"}
"""Questions that are asked without a number."""
FEW_CARDS = 7
"""Somebody who would own fewer cards is warned before trashing."""


def prompt(scene: Scene[State]) -> tuple[str, str]:
    """What is asked of whom, and what one wants to know for it."""
    s = scene.s
    if s.phase == LINE:
        return _line_prompt(scene)
    you = scene.viewer == s.active
    who = "you" if you else "other"
    head = scene.say(f"prompt.{scene.phase}.{who}", name=scene.names[s.active], dollars=money_left(s))
    if s.phase == BUY:
        return head, _buy_detail(scene, you)
    return head, _trash_detail(scene) if s.phase == TRASH and you else ""


# --- while lines are laid ----------------------------------------------------------------------------------------


def _line_prompt(scene: Scene[State]) -> tuple[str, str]:
    s, seat = scene.s, scene.viewer
    waiting = scene.texts.both(scene.names[other] for other in scene.acting)
    if seat is None:
        return scene.say("prompt.line.other", names=waiting, n=len(scene.acting)), ""
    if seat not in scene.acting:
        return scene.say("prompt.line.wait"), scene.say("detail.wait", names=waiting)
    if s.question[seat] != NO_QUESTION:
        return _question(scene, seat)
    key = "you"
    if s.row_size[seat]:
        fits = any(s.hand[seat, kind] and may_follow(s, seat, kind) for kind in range(KINDS))
        key = "more" if fits else "end"
    return scene.say(f"prompt.line.{key}"), _line_detail(scene, seat)


def _line_detail(scene: Scene[State], seat: int) -> str:
    """How long the line is; with the option also how long it can become."""
    s = scene.s
    size = s.row_size[seat]
    parts = [scene.say("detail.line", n=size) if size else scene.say("detail.first")]
    if s.line_hint:
        more = longest_line(s, seat, [0] * WORK)
        parts.append(scene.say("detail.hint", n=size + more) if more else scene.say("detail.hint_none"))
    return " · ".join(parts)


def _question(scene: Scene[State], seat: int) -> tuple[str, str]:
    s = scene.s
    stack, question = s.question_stack[seat], s.question[seat]
    detail = power_text(scene, stack)
    if question == MAY_DRAW:
        cost = -s.power[stack, PAY]
        head = scene.say("prompt.line.draw", n=s.power[stack, DRAW])
        return head, scene.say("detail.cost", dollars=cost) if cost > 0 else detail
    if question == MUST_DROP:
        return scene.say("prompt.line.drop", n=s.drops[seat]), detail
    return scene.say(f"prompt.line.{QUESTIONS[question]}"), detail


# --- in a buy turn -----------------------------------------------------------------------------------------------


def _buy_detail(scene: Scene[State], you: bool) -> str:
    """What was earned; for the active seat also what it has not used yet."""
    s = scene.s
    parts = [scene.say("detail.buy", dollars=s.earned, n=awards_for(s, s.earned))]
    unused = _unused(s) if you else []
    if unused:
        what = scene.texts.both(scene.say(f"detail.{name}") for name in unused)
        parts.append(scene.say("detail.open", what=what))
    return " · ".join(parts)


def _unused(s: State) -> list[str]:
    """What the active seat can still use, by name."""
    power = any(
        may_use(s, s.active, stack) or may_gain(s, stack) or may_copy(s, s.active, stack) for stack in range(STACKS)
    )
    there = {"power": power, "burial": s.burials > 0, "token": s.change[s.active] > 0 and not s.change_spent}
    return [name for name, is_there in there.items() if is_there]


def _trash_detail(scene: Scene[State]) -> str:
    """How many cards may be trashed, with a warning to somebody who owns few."""
    s = scene.s
    parts = [scene.say("detail.trash", n=s.picks)]
    owned = sum(s.owned[s.active, kind] for kind in range(KINDS))
    if owned <= FEW_CARDS:
        parts.append(scene.say("detail.few", n=owned))
    return " · ".join(parts)
