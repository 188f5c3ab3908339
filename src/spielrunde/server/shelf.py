"""Games and their rules as the wire shows them."""

from __future__ import annotations

import re

from ..bots import LEVELS
from ..kernel.game import Game
from ..kernel.options import Option
from ..kernel.text import Texts
from .protocol import Chapter, Clause, GameInfo, OptionInfo, RulesText


def game_info(game: Game, lang: str) -> GameInfo:
    """One game of the shelf, in the reader's language."""
    texts = game.text(lang)
    return GameInfo(
        id=game.id,
        title=texts.say("title"),
        tagline=texts.say("tagline"),
        seats=list(game.seats),
        minutes=game.meta.minutes,
        age=game.meta.age,
        options=[_option_info(option, texts) for option in game.options],
        levels=list(LEVELS),
    )


def _option_info(option: Option, texts: Texts) -> OptionInfo:
    key = f"option.{option.name}"
    is_int = option.type == "int"
    return OptionInfo(
        name=option.name,
        type=option.type,
        label=texts.say(key),
        default=option.default,
        values=list(option.values),
        value_labels=[texts.say(f"{key}.{value}") for value in option.values],
        low=option.low if is_int else None,
        high=option.high if is_int else None,
        seats=list(option.seats),
        group=option.group,
        help=texts.say(f"{key}.help") if texts.has(f"{key}.help") else "",
    )


_HEADING = re.compile(r"^(#+)\s+(.*)$")
_NUMBERED = re.compile(r"^(?:[-*]\s+)?\**(\d+(?:\.\d+)*[a-z]?)\.?\**\s+(.*)$")


def rules_text(game: Game, lang: str) -> RulesText:
    """The chapters and numbered clauses of a game's rules file."""
    title = game.id
    chapters: list[Chapter] = []
    for line in game.rules_text(lang).splitlines():
        if heading := _HEADING.match(line):
            if len(heading[1]) == 1:
                title = heading[2]
            else:
                chapters.append(Chapter(heading[2], []))
        elif (clause := _NUMBERED.match(line)) and chapters:
            chapters[-1].clauses.append(Clause(clause[1], clause[2]))
    return RulesText(title, [chapter for chapter in chapters if chapter.clauses])
