"""``games`` and ``rules``: what there is to play, and how."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

from ..kernel import text
from ..kernel.game import find, left_out
from ..kernel.game import games as all_games
from .reading import introduction
from .words import Json, Lang, print_json


def games(as_json: Json = False, lang: Lang = "en") -> None:
    """List the games and their options."""
    found = [game.info(lang) for game in all_games().values()]
    if as_json:
        print_json(found)
        return
    console = Console()
    for game in found:
        seats = f"{game['seats'][0]}-{game['seats'][-1]}"
        console.print(f"\n[bold]{game['title']}[/]  {game['id']}, {seats} players, {game['minutes']} min")
        table = Table("option", "values", "default", "meaning", box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for option in game["options"]:
            values = ", ".join(option.get("values", [])) or option["type"]
            if option["type"] == "int":
                values = f"{option['low']} … {option['high']}"
            if option["type"] == "table":
                values = "FILE"
            table.add_row(option["name"], values, str(option["default"]).lower(), option["label"])
        console.print(table)
    for name, fault in left_out().items():
        console.print(f"\n[bold]{name}[/]  {fault}")


def rules(game: Annotated[str, typer.Argument(help="The game's id.")], lang: Lang = "en") -> None:
    """Print the rules of a game: how it is played in a minute, then every clause."""
    found = find(game)
    lines = [f"# {found.text(text.language(lang)).say('title')}", *introduction(found, lang)]
    for chapter in found.rulebook(lang):
        lines.append(f"## {chapter.title}")
        lines += [f"**{clause.number}** {clause.text} [{clause.source}]" for clause in chapter.clauses]
    Console().print(Markdown("\n\n".join(lines)))


COMMANDS = (games, rules)
