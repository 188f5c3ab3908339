"""What a commit message must have: a subject of at most 60 characters, and a body that says why.

``commit_msg.py FILE`` judges one message, as git's hook of that name; ``install`` puts the hook there. The history is
judged by ``tests/boundaries/test_messages.py``. Standard library only.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

LONGEST_SUBJECT = 60

BASE = "cf6d655f2a42fdbe0468550439b624f13162f714"
"""The commit after which every message has been written to this rule."""

HOOK = """\
#!/bin/sh
# Made by ./test. Delete it, or put a hook of your own in its place; it is never overwritten.
[ ! -f tools/commit_msg.py ] || exec python3 tools/commit_msg.py "$1"
"""


def faults(message: str) -> list[str]:
    """What is wrong with a message, one sentence each. What git merges by itself is not judged."""
    # As git reads it, the subject is all lines before the first empty one.
    subject, *body = [" ".join(part.split()) for part in re.split(r"\n\s*\n", message.strip())]
    if subject.startswith("Merge "):
        return []
    found = []
    if len(subject) > LONGEST_SUBJECT:
        found.append(f"The subject has {len(subject)} characters; at most {LONGEST_SUBJECT}, then an empty line.")
    if not body:
        found.append("A body is missing: after an empty line, why this change is made.")
    return found


def written(text: str) -> str:
    """The message in the file git gives to its hook: without comments, and without the changes shown below them."""
    text = re.split(r"^# -+ >8 -+$", text, maxsplit=1, flags=re.M)[0]
    return "\n".join(line for line in text.splitlines() if not line.startswith("#"))


def git(root: Path, *arguments: str) -> str | None:
    """What git answers; None where it fails, as outside a checkout."""
    result = subprocess.run(["git", *arguments], cwd=root, capture_output=True, encoding="utf-8", check=False)
    return None if result.returncode else result.stdout


def has_history(root: Path) -> bool:
    """Whether all commits since ``BASE`` are here: not in a shallow clone, nor in a copy without git's folder."""
    return git(root, "merge-base", "--is-ancestor", BASE, "HEAD") is not None


def install(root: Path) -> None:
    """Put the hook into a checkout, unless a hook or a folder of hooks of the user's own is there."""
    # Without a .git of its own the folder may lie in somebody's repository, which is none of our business.
    folder = git(root, "rev-parse", "--git-path", "hooks") if (root / ".git").exists() else None
    if folder is None or git(root, "config", "core.hooksPath") is not None:
        return
    hook = root / folder.strip() / "commit-msg"
    if hook.exists() or hook.is_symlink():
        return
    hook.parent.mkdir(exist_ok=True)
    hook.write_text(HOOK)
    hook.chmod(0o755)


def main() -> int:
    found = faults(written(Path(sys.argv[1]).read_text(encoding="utf-8")))
    for fault in found:
        print(fault, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
