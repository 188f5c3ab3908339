"""The command line: every command reads its words, does one thing, and says in one sentence what is wrong with them."""

from __future__ import annotations

import sys

import typer

from ..kernel.errors import SpielrundeError
from . import catalogue, records, serving, simulation, streams, terminal

app = typer.Typer(
    name="spielrunde",
    help="Modern card games: play them in the browser, simulate them at native speed.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
for group in (serving, catalogue, simulation, records, terminal):
    for command in group.COMMANDS:
        app.command(command.__name__.rstrip("_"))(command)


def main() -> None:
    """Run the command line; errors a person can mend end with one sentence and exit code 2."""
    try:
        with streams.reliable():
            app()
    except SpielrundeError as error:
        print(f"spielrunde: {error}", file=sys.stderr)
        raise SystemExit(2) from None
    except KeyboardInterrupt:
        raise SystemExit(130) from None
    except BrokenPipeError:
        raise SystemExit(streams.GONE) from None
