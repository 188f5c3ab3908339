"""The commands as somebody types them: what they print, and one sentence for what cannot be."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from spielrunde.bots import decide
from spielrunde.cli import app
from spielrunde.cli.reading import introduction
from spielrunde.kernel.data_tables import digest
from spielrunde.kernel.errors import SpielrundeError
from spielrunde.kernel.game import games
from spielrunde.kernel.match import Match
from spielrunde.lab.simulate import simulate

GAMES = list(games())
GAME = GAMES[-1]


def run(*words: str, typed: str = "") -> Result:
    """Run a command in this process."""
    return CliRunner().invoke(app, list(words), input=typed)


def refusal(*words: str) -> str:
    """The sentence a command ends with."""
    result = run(*words)
    assert isinstance(result.exception, SpielrundeError), result.output
    return str(result.exception)


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The record file of a finished game."""
    match = Match.new(GAME, seats=2, seed=5)
    while not match.over:
        seat = match.acting()[0]
        match.apply(seat, decide(match, seat, "rollout"))
    path = tmp_path / "record.json"
    path.write_text(json.dumps(match.record()), encoding="utf-8")
    return path


def test_sim_prints_one_object() -> None:
    words = ("sim", GAME, "--seats", "random,greedy", "--games", "3", "--target", "python", "--seed", "9", "--json")
    found = json.loads(run(*words).stdout)
    assert (found["game"], found["seats"], found["games"], found["seed"]) == (GAME, ["random", "greedy"], 3, 9)
    assert found["moves_per_s"] == pytest.approx(found["moves"] / found["seconds"])
    assert sum(found["end_reasons"].values()) == 3
    assert sum(seat["win_share"] for seat in found["per_seat"]) == pytest.approx(1)
    for seat in found["per_seat"]:
        assert 0 <= seat["low"] <= seat["win_share"] <= seat["high"] <= 1
    assert {"target", "threads", "compile_seconds", "games_per_s", "options"} <= set(found)


@pytest.mark.slow
def test_figures_depend_on_nothing_but_the_seed() -> None:
    """Targets, threads and batches give the same games; another seed gives others."""
    bots = ["random", "rollout"]
    plain = simulate(GAME, bots=bots, games=45, seed=3, target="python")
    for threads in (1, 2):
        fast = simulate(GAME, bots=bots, games=45, seed=3, threads=threads)
        assert (fast.moves, fast.per_seat, fast.end_reasons) == (plain.moves, plain.per_seat, plain.end_reasons)
    assert simulate(GAME, bots=bots, games=45, seed=4, target="python").moves != plain.moves


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("sim", "chess", "--seats", "random,random"), "no game “chess”"),
        (("sim", GAME, "--seats", "random"), "not 1"),
        (("sim", GAME, "--seats", "random,clever"), "no bot “clever”"),
        (("sim", GAME, "--seats", "random,random", "--games", "0"), "at least 1"),
        (("sim", GAME, "--seats", "random,random", "--threads", "0"), "at least 1"),
        (("sim", GAME, "--seats", "random,random", "--seed", "-1"), "from 0"),
        (("sim", GAME, "--seats", "random,random", "--target", "cuda"), "python, cpu"),
        (("sim", GAME, "--seats", "random,random", "--set", "colour=red"), "no option “colour”"),
        (("sim", GAME, "--seats", "random,random", "--set", "colour"), "option and a value"),
        (("games", "--lang", "fr"), "no language “fr”"),
        (("replay", "/nowhere.json"), "cannot be read"),
        (("verify", __file__), "no JSON"),
    ],
)
def test_what_cannot_be_is_named(words: tuple[str, ...], sentence: str) -> None:
    assert sentence in refusal(*words)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_games_and_rules_are_listed(lang: str) -> None:
    found = json.loads(run("games", "--json", "--lang", lang).stdout)
    assert [game["id"] for game in found] == GAMES
    for game in GAMES:
        printed = run("rules", game, "--lang", lang).stdout
        assert all(clause.number in printed for chapter in games()[game].rulebook(lang) for clause in chapter.clauses)
        assert " ".join(introduction(games()[game], lang)[0].split()) in " ".join(printed.split())


def test_a_record_is_told_and_verified(finished: Path) -> None:
    match = Match.replay(json.loads(finished.read_text(encoding="utf-8")))
    told = run("replay", str(finished), "--lang", "de").stdout
    result = match.view(None, "de").result
    assert result is not None
    assert result.text in told
    assert match.commitment in run("verify", str(finished), "--commitment", match.commitment).stdout
    assert "committed to" in refusal("verify", str(finished), "--commitment", "00")
    assert "cannot be played to move 99999" in refusal("replay", str(finished), "--to", "99999")


def test_a_record_with_its_result_removed_is_not_sound(finished: Path) -> None:
    record = json.loads(finished.read_text(encoding="utf-8"))
    finished.write_text(json.dumps({**record, "result": None}), encoding="utf-8")
    assert "result" in refusal("verify", str(finished))


def test_a_table_is_read_from_a_file_and_written_down_by_its_digest(tmp_path: Path) -> None:
    game, option = next((game, option) for game in games().values() for option in game.options if option.read)
    text = option.table("") + "# mine\n"
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    words = ("--seats", ",".join(["random"] * game.seats[0]), "--games", "1", "--target", "python", "--json")
    for setting, used in ((f"{option.name}={file}", text), (f"{option.name}=", option.table(""))):
        found = json.loads(run("sim", game.id, *words, "--set", setting).stdout)
        assert found["options"][option.name] == digest(used)
    file.write_text("no TOML", encoding="utf-8")
    assert "TOML" in refusal("sim", game.id, *words, "--set", f"{option.name}={file}")
    for empty in ("", "\ufeff"):
        file.write_text(empty, encoding="utf-8")
        assert option.name in refusal("sim", game.id, *words, "--set", f"{option.name}={file}")
    assert "none.toml" in refusal("sim", game.id, *words, "--set", f"{option.name}={tmp_path / 'none.toml'}")
    assert option.name in run("games").stdout


def test_a_record_carries_the_tables_that_are_not_built_in(tmp_path: Path) -> None:
    game, option = next((game, option) for game in games().values() for option in game.options if option.read)
    text = option.table("") + "# mine\n"
    match = Match.new(game, seats=game.seats[0], options={option.name: text}, seed=3)
    record = match.record()
    assert (record["options"][option.name], record["tables"]) == (digest(text), {digest(text): text})
    assert "tables" not in Match.new(game, seats=game.seats[0], seed=3).record()
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    assert "sound" in run("verify", str(path)).stdout
    broken: list[object] = [{}, {digest(text): text + " "}, []]
    for tables in broken:
        path.write_text(json.dumps({**record, "tables": tables}), encoding="utf-8")
        assert "table" in refusal("verify", str(path))
    changed = {**record, "options": {**record["options"], option.name: text}}
    path.write_text(json.dumps(changed), encoding="utf-8")
    assert option.name in refusal("verify", str(path))
