"""What there is to play: games, their pages and rules as the wire shows them."""

from __future__ import annotations

import msgspec

from ..bots import LEVELS
from ..kernel.errors import BadOption
from ..kernel.game import Game
from ..kernel.match import Match
from ..kernel.show import scene
from .protocol import AboutSection, AboutText, Chapter, Clause, GameInfo, GuideText, RulesText


def game_info(game: Game, lang: str) -> GameInfo:
    """One game, in the reader's language."""
    return msgspec.convert({**game.info(lang), "levels": list(LEVELS)}, GameInfo)


def built_in_table(game: Game, name: str) -> str:
    """The built-in text of an option that is a table. Raises BadOption if the game has none of this name."""
    tables = {option.name: option for option in game.options if option.type == "table"}
    if name not in tables:
        raise BadOption(reason="unknown", game=game.id, name=name, allowed=", ".join(tables))
    return tables[name].table("")


def rules_text(game: Game, lang: str) -> RulesText:
    """The chapters and numbered clauses of a game's rules."""
    chapters = [
        Chapter(chapter.title, [Clause(clause.number, clause.text, clause.source) for clause in chapter.clauses])
        for chapter in game.rulebook(lang)
    ]
    return RulesText(game.text(lang).say("title"), chapters, game.rulebook_introduction(lang))


def about_text(game: Game, lang: str) -> AboutText:
    """A game's page, with its cards as they are in the usual game."""
    seen = scene(Match.new(game, seats=game.seats[-1]), None, lang, None)
    cards = [seen.card("box", kind) for kind in range(len(game.meta.kinds))]
    about = game.about(lang)
    sections = [msgspec.convert(section, AboutSection, from_attributes=True) for section in about.sections]
    return AboutText(about.title, seen.mood, sections, cards)


def guide_text(game: Game, lang: str, mood: str) -> GuideText:
    """What a first game is told."""
    return GuideText(game.guide(lang, mood))
