"""Runs the checks and tests of ``./test`` one after the other and adds up what they counted.

All of them run, even after a failure, so that one run tells everything there is to repair.
"""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree

import commit_msg

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / ".cache" / "results"

LONGEST_TEST_S = 1800
"""Seconds after which a test counts as hung; far above what any takes, even beside eight busy processes."""


@dataclass
class Counts:
    """How many tests passed, failed and were skipped."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0

    def add(self, other: Counts) -> None:
        self.passed += other.passed
        self.failed += other.failed
        self.skipped += other.skipped

    def __str__(self) -> str:
        return f"{self.passed} passed, {self.failed} failed, {self.skipped} skipped"


@dataclass
class Report:
    """What the run found so far."""

    failures: list[str] = field(default_factory=list)
    counted: list[tuple[str, Counts]] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    def check(self, name: str, command: list[str], *, loud: bool = False, env: dict[str, str] | None = None) -> None:
        """Run one check. A quiet one shows its output only when it fails."""
        if loud:
            print(f"\n── {name}", flush=True)
        start = time.monotonic()
        result = subprocess.run(
            command,
            cwd=ROOT,
            env={**os.environ, **(env or {})},
            stdin=subprocess.DEVNULL,
            stdout=None if loud else subprocess.PIPE,
            stderr=None if loud else subprocess.STDOUT,
            text=True,
        )
        self.ended(name, result.returncode, time.monotonic() - start, "" if loud else result.stdout)

    def ended(self, name: str, status: int, seconds: float, output: str = "") -> None:
        """Tell how a check ended, with its output if it failed."""
        if status:
            self.failures.append(name)
            print(f"FAILED  {name}  {seconds:.1f} s\n{output}", flush=True)
        else:
            print(f"ok      {name}  {seconds:.1f} s", flush=True)

    def pytest(self, name: str, arguments: list[str], profile: str) -> None:
        """Run pytest and read its counts from its own report."""
        label, command, file = pytest_command(name, arguments, profile)
        self.check(label, command, loud=True, env={"SPIELRUNDE_TESTS": profile})
        self.count(label, junit_counts(file))

    @contextmanager
    def beside(self, name: str, arguments: list[str], profile: str) -> Iterator[None]:
        """Run pytest while something else runs, too; what it prints comes after that."""
        label, command, file = pytest_command(name, arguments, profile)
        start, said = time.monotonic(), RESULTS / f"{name}.txt"
        env = {**os.environ, "SPIELRUNDE_TESTS": profile}
        with said.open("w") as out:
            process = subprocess.Popen(
                command, cwd=ROOT, env=env, stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.STDOUT
            )
            try:
                yield
                process.wait()
            finally:
                process.kill()
        print(f"\n── {label}\n{said.read_text()}", flush=True)
        self.ended(label, process.returncode, time.monotonic() - start)
        self.count(label, junit_counts(file))

    def vitest(self) -> None:
        """Run Vitest and read its counts from its own report."""
        file = RESULTS / "vitest.json"
        reporters = ["--reporter=default", "--reporter=json", f"--outputFile.json={file}"]
        self.check("vitest", ["npm", "test", "--silent", "--", *reporters], loud=True)
        self.count("vitest", vitest_counts(file))

    def count(self, name: str, counts: Counts | None) -> None:
        if counts is None:  # it never came to a report: a failure even if the exit status says otherwise
            self.failures.append(f"{name}: no report of its tests")
        else:
            self.counted.append((name, counts))

    def summary(self) -> int:
        print("\n── Summary")
        total = Counts()
        for name, counts in self.counted:
            print(f"{name}: {counts}")
            total.add(counts)
        for note in self.notes:
            print(f"NOT RUN: {note}")
        for failure in self.failures:
            print(f"FAILED: {failure}")
        print(f"Tests: {total}")
        return 1 if self.failures or total.failed else 0


def pytest_command(name: str, arguments: list[str], profile: str) -> tuple[str, list[str], Path]:
    """A run of pytest in an order of its own, which the seed brings back: its label, command and report."""
    file, seed = RESULTS / f"{name}.xml", f"--randomly-seed={random.randrange(2**32)}"
    command = [sys.executable, "-m", "pytest", "-q", f"--junitxml={file}", seed, *arguments]
    if profile != "full":  # a test that hangs shows where, and fails
        command += ["-o", f"faulthandler_timeout={LONGEST_TEST_S}", "-o", "faulthandler_exit_on_timeout=true"]
    return f"pytest ({name}, {seed})", command, file


def junit_counts(file: Path) -> Counts | None:
    """The counts in a JUnit report as pytest writes it."""
    if not file.is_file():
        return None
    counts = Counts()
    for suite in ElementTree.parse(file).getroot().iter("testsuite"):
        tests, skipped = int(suite.get("tests", 0)), int(suite.get("skipped", 0))
        failed = int(suite.get("failures", 0)) + int(suite.get("errors", 0))
        counts.add(Counts(tests - failed - skipped, failed, skipped))
    return counts


def vitest_counts(file: Path) -> Counts | None:
    """The counts in Vitest's JSON report."""
    if not file.is_file():
        return None
    data = json.loads(file.read_text())
    return Counts(
        data["numPassedTests"],
        data["numFailedTests"],
        data["numPendingTests"] + data.get("numTodoTests", 0),
    )


def run(arguments: Iterable[str]) -> int:
    quick, full = "--quick" in arguments, "--full" in arguments
    profile = "quick" if quick else "full" if full else "standard"
    os.environ.setdefault("SPIELRUNDE_CACHE_DIR", str(ROOT / ".cache" / "compiled"))
    RESULTS.mkdir(parents=True, exist_ok=True)
    for old in RESULTS.iterdir():
        old.unlink()

    report = Report()
    python = [sys.executable, "-m"]
    report.check("ruff check", [*python, "ruff", "check", "--quiet"])
    report.check("ruff format", [*python, "ruff", "format", "--check", "--quiet"])
    report.check("mypy", [*python, "mypy"])
    report.check("eslint", ["npm", "run", "lint", "--silent"])
    report.check("svelte-check", ["npm", "run", "check", "--silent"])
    report.vitest()
    browser = not quick and os.access("/usr/bin/chromium", os.X_OK)
    marks = ["not slow"] * quick + ["not full"] * (not full)
    tests = ["-n", "2", "--dist", "loadgroup", "--durations", "10", "-m", " and ".join([*marks, "not browser"])]
    in_browser = ["-m", " and ".join([*marks, "browser"])]
    # Browser tests wait half of their time, so they run beside the others; in a process of their own, since they hold
    # an event loop that others would trip over.
    with report.beside("browser", in_browser, profile) if browser else nullcontext():
        report.pytest("fast" if quick else "all but browser", tests, profile)
    if not commit_msg.has_history(ROOT):
        report.notes.append("the check of commit messages: the history is missing or shallow. git fetch --unshallow")
    if not quick and not browser:
        report.notes.append("the browser tests: Chromium is missing. As root: apt install chromium")
    if full:
        report.check(
            "pip-audit", [*python, "pip_audit", "--require-hashes", "--disable-pip", "-r", "requirements-dev.txt"]
        )
        report.check("npm audit", ["npm", "audit", "--audit-level=moderate"])
    return report.summary()


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # an exception, so that the running check ends too
    raise SystemExit(run(sys.argv[1:]))
