"""Games and their rules as the wire shows them."""

from __future__ import annotations

import msgspec

from ..bots import LEVELS
from ..kernel.game import Game
from .protocol import Chapter, Clause, GameInfo, RulesText


def game_info(game: Game, lang: str) -> GameInfo:
    """One game of the shelf, in the reader's language."""
    return msgspec.convert({**game.info(lang), "levels": list(LEVELS)}, GameInfo)


def rules_text(game: Game, lang: str) -> RulesText:
    """The chapters and numbered clauses of a game's rules."""
    chapters = [
        Chapter(chapter.title, [Clause(clause.number, clause.text) for clause in chapter.clauses])
        for chapter in game.rules(lang)
    ]
    return RulesText(game.text(lang).say("title"), chapters)
