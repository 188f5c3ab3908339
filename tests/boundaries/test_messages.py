"""Commit messages: a short subject and a body that says why, in every commit since the rule was made."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import commit_msg

GOOD = "Seats are dealt in turn\n\nThe last seat had a card less in 3 of 1000 deals.\n"


@pytest.fixture
def plain_git(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hooks that somebody has for every repository, or demands of signatures, change nothing here."""
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", os.devnull)
    monkeypatch.setenv("GIT_CONFIG_NOSYSTEM", "1")


def repository(folder: Path) -> Path:
    """A fresh checkout that has the tool."""
    subprocess.run(["git", "init", "-q", str(folder)], check=True)
    (folder / "tools").mkdir()
    shutil.copy(commit_msg.__file__, folder / "tools")
    return folder


def commit(folder: Path, message: str) -> str:
    """What git says about an empty commit with this message; nothing if it is made."""
    who = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org"]
    command = ["git", *who, "commit", "-q", "--allow-empty", "-m", message]
    return subprocess.run(command, cwd=folder, capture_output=True, check=False, text=True).stderr


def test_every_commit_says_what_and_why(root: Path) -> None:
    if not commit_msg.has_history(root):
        pytest.skip("NO COMMIT MESSAGE WAS CHECKED: the history is missing or shallow; git fetch --unshallow")
    log = commit_msg.git(root, "log", "-z", "--format=%h%n%B", f"{commit_msg.BASE}..HEAD")
    assert log is not None
    commits = [entry.split("\n", 1) for entry in log.split("\0") if entry]
    assert {name: found for name, message in commits if (found := commit_msg.faults(message))} == {}


@pytest.mark.parametrize(
    "message",
    [
        GOOD,
        "x" * 60 + "\n\nWhy.",
        "A subject\n\nWhy, in two\nlines.\n\nAnd more.",
        "Merge branch 'a-branch-with-a-name-that-is-far-too-long-for-the-rule' into main",
    ],
)
def test_a_good_message_passes(message: str) -> None:
    assert commit_msg.faults(message) == []


@pytest.mark.parametrize(
    ("message", "found"),
    [
        ("x" * 61 + "\n\nWhy.", ["The subject has 61"]),
        ("A subject", ["A body is missing"]),
        ("A subject\n\n  \n", ["A body is missing"]),
        ("A subject\nWhy, without an empty line before.", ["A body is missing"]),
        ("A subject in\n" + "y" * 60 + "\n\nWhy.", ["The subject has 73"]),
        ("x" * 61, ["The subject has 61", "A body is missing"]),
        ("", ["A body is missing"]),
    ],
)
def test_a_bad_message_is_found(message: str, found: list[str]) -> None:
    faults = commit_msg.faults(message)
    assert len(faults) == len(found)
    assert all(fault.startswith(start) for fault, start in zip(faults, found, strict=True))


def test_what_git_writes_below_a_message_is_none_of_it(tmp_path: Path) -> None:
    file = tmp_path / "COMMIT_EDITMSG"
    shown = "# Please enter\n# ------------------------ >8 ------------------------\ndiff --git a b\n\n+x\n"
    for message, code in ((GOOD, 0), ("A subject\n\n", 1)):
        file.write_text(message + shown)
        result = subprocess.run([sys.executable, commit_msg.__file__, file], capture_output=True, check=False)
        assert (result.returncode, bool(result.stderr)) == (code, bool(code))


@pytest.mark.usefixtures("plain_git")
def test_the_hook_is_put_into_a_checkout_and_its_worktrees(tmp_path: Path) -> None:
    main, side = repository(tmp_path / "main"), tmp_path / "side"
    commit_msg.install(main)
    assert "A body is missing" in commit(main, "A subject")
    assert commit(main, GOOD) == ""
    subprocess.run(["git", "worktree", "add", "-q", str(side)], cwd=main, check=True, capture_output=True)
    commit_msg.install(side)
    assert commit(side, "An older commit without the tool") == ""
    shutil.copytree(main / "tools", side / "tools")
    assert "A body is missing" in commit(side, "A subject")


@pytest.mark.usefixtures("plain_git")
def test_a_hook_of_the_users_own_stays(tmp_path: Path) -> None:
    own = repository(tmp_path / "own") / ".git/hooks/commit-msg"
    own.parent.mkdir(exist_ok=True)
    own.write_text("mine")
    commit_msg.install(tmp_path / "own")
    assert own.read_text() == "mine"

    elsewhere = repository(tmp_path / "elsewhere")
    (tmp_path / "hooks").mkdir()
    subprocess.run(["git", "config", "core.hooksPath", str(tmp_path / "hooks")], cwd=elsewhere, check=True)
    commit_msg.install(elsewhere)
    assert list((tmp_path / "hooks").iterdir()) == []


@pytest.mark.usefixtures("plain_git")
def test_a_copy_without_history_gets_no_hook_and_is_said_to_have_none(tmp_path: Path) -> None:
    outer = repository(tmp_path / "outer")
    inner = outer / "copy"
    inner.mkdir()
    commit_msg.install(inner)
    assert not (outer / ".git/hooks/commit-msg").exists()
    assert not commit_msg.has_history(inner)
