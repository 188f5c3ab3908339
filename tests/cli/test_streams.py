"""Output in any encoding, and standard streams that are closed or that nobody reads: never a traceback."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from spielrunde.bots import decide
from spielrunde.cli import main, serving, simulation
from spielrunde.kernel.game import games
from spielrunde.kernel.match import Match
from spielrunde.lab.speed import Speed

GAMES = list(games())
GAME = GAMES[-1]
OURS = next(game.id for game in games().values() if game.package.startswith("spielrunde."))
"""A game other processes know too."""
COMMAND = (sys.executable, "-c", "from spielrunde.cli import main; main()")
NARROW = ("ascii", "latin-1", "cp1252", "cp437", "cp850")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record file of a finished game."""
    match = Match.new(GAME, seats=2, seed=5)
    while not match.over:
        seat = match.acting()[0]
        match.apply(seat, decide(match, seat, "rollout"))
    path = tmp_path_factory.mktemp("records") / "record.json"
    path.write_text(json.dumps(match.record()), encoding="utf-8")
    return path


def spoken(monkeypatch: pytest.MonkeyPatch, encoding: str, *words: str) -> tuple[object, str, str]:
    """A command in this process on streams of this encoding: exit code, output, errors."""
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding=encoding) for _ in range(2))
    typed = io.TextIOWrapper(io.BytesIO("tisch\nregeln\n1\nzurück\n\xff\n1\n".encode("latin-1")), encoding=encoding)
    for name, stream in (("stdin", typed), ("stdout", out), ("stderr", err)):
        monkeypatch.setattr(sys, name, stream)
    monkeypatch.setattr(sys, "argv", ["spielrunde", *words])
    with pytest.raises(SystemExit) as end:
        main()
    err.flush()
    said, complained = (stream.buffer.getvalue().decode(encoding) for stream in (out, err))
    return end.value.code, said, complained


def commands(record: Path) -> list[tuple[str, ...]]:
    """Every command that prints, in German where it can, and some it has to refuse."""
    play = ("sim", GAME, "--seats", "random,random", "--games", "2", "--target", "python")
    seen = [(name, str(record)) for name in ("replay", "verify")]
    return [
        ("games", "--lang", "de"),
        ("games", "--json", "--lang", "de"),
        *(("rules", game, "--lang", "de") for game in GAMES),
        *(("terminal", game, "--lang", "de", "--seed", "3", "--bot", "easy") for game in GAMES),
        play,
        (*play, "--set", "“=…"),
        ("bench",),
        ("replay", str(record), "--lang", "de"),
        *seen,
        ("verify", str(record), "--commitment", "“"),
        ("rules", "“"),
        ("--help",),
    ]


@pytest.mark.parametrize("encoding", NARROW)
def test_every_command_speaks_any_encoding(monkeypatch: pytest.MonkeyPatch, record: Path, encoding: str) -> None:
    monkeypatch.setattr(simulation, "speed", lambda game, *_, **__: Speed(game.id, {}, 2, 664, 1e6, 10.0, 1.0, None))
    for words in commands(record):
        code, said, complained = spoken(monkeypatch, encoding, *words)
        assert code in (0, None, 2), words
        assert re.fullmatch("spielrunde: .+", complained.strip()) if code else said, words


def test_what_an_encoding_lacks_has_a_likeness(monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("rules", OURS, "--lang", "de")
    said = {encoding: spoken(monkeypatch, encoding, *words)[1] for encoding in ("utf-8", "cp437", "ascii")}
    assert " für " in said["cp437"]
    assert " fuer " in said["ascii"]
    assert len({text.count("?") for text in said.values()}) == 1


def test_a_terminal_that_cannot_draw_the_code_of_an_address_colours_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for encoding, sign in (("ascii", "\x1b[7m"), ("cp437", "█")):
        out = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
        monkeypatch.setattr(sys, "stdout", out)
        serving._invite("http://192.0.2.7:8420/")
        out.flush()
        assert sign in out.buffer.getvalue().decode(encoding)


@pytest.mark.skipif(sys.platform == "win32", reason="closes streams by the words of a POSIX shell")
@pytest.mark.parametrize(
    ("words", "streams", "code"),
    [
        (("terminal", OURS), "<&- >&- 2>&-", 0),
        (("games", "--lang", "fr"), "2>&-", 2),
        (("rules", OURS), "| true", 0),
        (("games",), ">/dev/full", 2),
    ],
)
def test_closed_streams_are_no_error(words: tuple[str, ...], streams: str, code: int) -> None:
    line = f'"$0" "$@" {streams}'
    ended = subprocess.run(["sh", "-c", line, *COMMAND, *words], capture_output=True, text=True, timeout=60)
    assert (ended.returncode, "Traceback" in ended.stderr, "Exception" in ended.stderr) == (code, False, False)
