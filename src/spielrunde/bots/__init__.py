"""Players that are given what their seat may know, never the state."""

from __future__ import annotations

from ..kernel.errors import SpielrundeError
from ..kernel.layout import Record
from ..kernel.match import Match
from ..kernel.rng import BOTS
from ..kernel.zones import choose

BOT_NAMES = ("random", "rollout", "greedy")
"""``random``: any legal action; ``rollout``: the game's cheap randomised player; ``greedy``: its sensible player."""

LEVELS = {"easy": "rollout", "medium": "greedy"}
"""What people choose from, and the bot behind it."""


class UnknownBot(SpielrundeError):
    """No bot has this name."""

    code = "unknown_bot"


def bot_name(name: str) -> str:
    """The bot a name or level stands for. Raises UnknownBot.

    >>> bot_name("easy"), bot_name("greedy")
    ('rollout', 'greedy')
    >>> bot_name("genius")
    Traceback (most recent call last):
        ...
    spielrunde.bots.UnknownBot: There is no bot “genius”; there are: random, rollout, greedy, easy, medium.
    """
    bot = LEVELS.get(name, name)
    if bot not in BOT_NAMES:
        raise UnknownBot(bot=name, known=", ".join((*BOT_NAMES, *LEVELS)))
    return bot


def decide(match: Match, seat: int, bot: str) -> int:
    """The action number a bot (by name or level) takes for an acting seat, in plain Python.

    It works on the masked record alone, with a random stream of its own. Raises UnknownBot.

    >>> from spielrunde.kernel.game import games
    >>> match = Match.new(next(iter(games())), seats=3, seed=7)     # whichever is the first
    >>> seat = match.acting()[0]
    >>> decide(match, seat, "medium") == decide(match, seat, "greedy")
    True
    >>> match.apply(seat, decide(match, seat, "random"))
    """
    record = match.masked(seat)
    seed_bots(record, match.bot_seed(seat))
    mask = [0] * len(match.game.actions)
    functions = match.game.functions
    name = bot_name(bot)
    if name == "random":
        return choose(record, BOTS, mask, functions.legal(record, seat, mask))
    player = functions.rollout if name == "rollout" else functions.policy
    return player(record, seat, mask)


def seed_bots(record: Record, seed: bytes) -> None:
    """Set the bots' stream of a record from 16 bytes."""
    for word in range(4):
        record.rng[BOTS, word] = int.from_bytes(seed[4 * word : 4 * word + 4], "little", signed=True)
