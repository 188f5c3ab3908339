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
from ..kernel.game import games as all_games
from ..lab.simulate import Simulation, simulate
from ..lab.speed import speed
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
            options=options(settings, game),
            target=target,
            threads=threads,
            progress=add,
        )
    if out is not None:
        _write(out, result)
    (_print_json if as_json else _print)(result)


def bench(
    game: Annotated[str | None, typer.Option("--game", help="Only this game.")] = None,
    seats: Annotated[int, typer.Option(help="How many random players.")] = 4,
    games: Annotated[int, typer.Option(help="Games per measurement.")] = 20000,
    compiling: Annotated[bool, typer.Option("--compile", help="Also time a first and a second start.")] = False,
    settings: Settings = None,
    as_json: Json = False,
) -> None:
    """Measure speed per game and target, one thread, random players."""
    found = [find(game)] if game else list(all_games().values())
    with _bar("games measured", len(found)) as add:
        results = []
        for one in found:
            results.append(speed(one, seats, options(settings, one), games, compiling=compiling))
            add(1)
    if as_json:
        print_json([result.as_dict() for result in results])
        return
    columns = ("game", "record", "cpu", "python", "first start", "second start")
    table = Table(*columns, box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for result in results:
        starts = ["" if t is None else f"{t:.1f} s" for t in (result.cold_compile, result.warm_start)]
        fast, plain = f"{result.cpu_moves_per_s / 1e6:.1f} M moves/s", f"{result.python_us_per_move:.1f} us/move"
        table.add_row(result.game, f"{result.record_bytes} B", fast, plain, *starts)
    Console().print(table)


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


def _print_json(result: Simulation) -> None:
    print_json(result.as_dict())


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
    words = find(result.game).text("en")
    for name, count in result.end_reasons.items():
        if count:
            console.print(f"{count:,} × {words.say(f'end.{name}')}")


COMMANDS = (sim, bench)
