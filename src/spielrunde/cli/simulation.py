"""``sim``, ``arena`` and ``bench``: many games between bots, with figures."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ..kernel.game import find
from ..lab.simulate import Simulation, simulate
from .words import BadWord, Json, Seed, Settings, options, print_json

Game = Annotated[str, typer.Argument(help="The game's id.")]


def sim(
    game: Game,
    seats: Annotated[str, typer.Option(help="One bot per seat, with commas: random, rollout, greedy.")],
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    seed: Seed = 1,
    settings: Settings = None,
    target: Annotated[str, typer.Option(help="python or cpu.")] = "cpu",
    threads: Annotated[int | None, typer.Option(help="Threads; by default one per core.")] = None,
    as_json: Json = False,
    out: Annotated[Path | None, typer.Option(help="A folder for the result, sim.json.")] = None,
) -> None:
    """Play many games between bots."""
    bots = [bot.strip() for bot in seats.split(",")]
    with _bar("games", games) as add:
        result = simulate(
            game,
            bots=bots,
            games=games,
            seed=seed,
            options=options(settings),
            target=target,
            threads=threads,
            progress=add,
        )
    if out is not None:
        _write(out, result)
    if as_json:
        print_json(result.as_dict())
    else:
        _print(result)


@contextmanager
def _bar(what: str, total: int) -> Iterator[Callable[[int], None]]:
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(what, total=total)
        yield lambda count: progress.update(task, advance=count)


def _write(folder: Path, result: Simulation) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "sim.json").write_text(json.dumps(result.as_dict(), indent=2), encoding="utf-8")
    except OSError:
        raise BadWord(reason="folder", path=folder) from None


def _print(result: Simulation) -> None:
    console = Console()
    console.print(
        f"{find(result.game).info('en')['title']}: {result.games:,} games, {result.moves:,} moves in "
        f"{result.seconds:.2f} s ({result.target}, {result.threads} threads; compiling {result.compile_seconds:.1f} s)"
    )
    console.print(f"{result.moves_per_s:,.0f} moves/s, {result.games_per_s:,.0f} games/s")
    table = Table("seat", "bot", "mean points", "wins", "95 %", box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for seat, figures in enumerate(result.per_seat, 1):
        wins, span = f"{figures.win_share:.1%}", f"{figures.low:.1%} … {figures.high:.1%}"
        table.add_row(str(seat), figures.bot, f"{figures.mean_score:.2f}", wins, span)
    console.print(table)
    ends = ", ".join(f"{name} {count:,}" for name, count in result.end_reasons.items() if count)
    console.print(f"ended by: {ends}")


COMMANDS = (sim,)
