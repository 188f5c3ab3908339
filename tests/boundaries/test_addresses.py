"""No file names where packages are downloaded from, or a path of somebody's machine."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

# Written in pieces, so that this file does not name what it looks for.
HOSTS = [
    "pypi" + ".org",
    "python" + "hosted.org",
    "npm" + "js.org",
    "npm" + "js.com",
    "yarn" + "pkg.com",
    "jsr" + ".io",
]

MIRROR = "https:" + "//mirror.example"

PATTERNS = {
    "a download host": re.compile("|".join(re.escape(host) for host in HOSTS)),
    "a package index": re.compile(
        r"^\s*--?(extra-)?(index-url|find-links|i|f)[ =]|(extra-)?index[-_]url\s*=\s*\S", re.M
    ),
    "a resolved address in a lock file": re.compile(
        r'"resolved":\s*"(?!file:|[\w./-]+")|^ *(source|sdist) *= *\{.*://', re.M
    ),
    "a path of one machine": re.compile(
        r"(?<![\w.$}~/-])/(work|root|home/\w+|Users/\w+|mnt/\w+)(?![\w])|file:///\w|\b[A-Z]:\\Users"
    ),
}


def faults(path: str, text: str) -> list[str]:
    """What in this file ties it to a host or a machine."""
    return [
        f"{path}:{text.count(chr(10), 0, match.start()) + 1}: {what}"
        for what, pattern in PATTERNS.items()
        for match in pattern.finditer(text)
    ]


def test_no_file_names_a_host_or_a_machine(tracked: Mapping[str, str]) -> None:
    mine = "tests/boundaries/test_addresses.py"
    assert [fault for path, text in tracked.items() if path != mine for fault in faults(path, text)] == []


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (f"see https://{HOSTS[0]}/simple", "a download host"),
        (f"--index-url {MIRROR}/simple", "a package index"),
        (f"--extra-index-url={MIRROR}", "a package index"),
        ("--find-links wheels", "a package index"),
        (f'[[tool.uv.index]]\nindex-url = "{MIRROR}"', "a package index"),
        (f'"resolved": "{MIRROR}/vite.tgz"', "a resolved address in a lock file"),
        (f'sdist = {{ url = "{MIRROR}/x.tar.gz" }}', "a resolved address in a lock file"),
        ("open('/root/x')", "a path of one machine"),
        ("cd /home/jo/spielrunde", "a path of one machine"),
        ("wheel @ file:///opt/x.whl", "a path of one machine"),
    ],
)
def test_an_address_is_found(text: str, fault: str) -> None:
    assert faults("x", text) == [f"x:{text.count(chr(10)) + 1}: {fault}"]


def test_what_only_looks_like_one_passes() -> None:
    for text in (
        "/usr/bin/chromium",
        "src/root/x",
        '"resolved": "web/x"',
        "https://example.org/home/x",
        "numba==0.68.1",
    ):
        assert faults("x", text) == []
