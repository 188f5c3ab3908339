"""The browser's types of the wire are made from the server's structs; what is committed must be what is made now."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SCHEMA = Path("web/protocol.schema.json")
GENERATOR = Path("web/build/types.mjs")
TYPES = Path("web/src/net/protocol.ts")

HOW = "make it anew: python -m spielrunde.live.schema > web/protocol.schema.json && npm run types"


def schema_now(root: Path) -> str:
    """The schema as the server's structs are now."""
    command = [sys.executable, "-m", "spielrunde.live.schema"]
    return subprocess.run(command, cwd=root, capture_output=True, check=True, text=True).stdout


def types_for(schema: str, root: Path, workshop: Path) -> str:
    """The TypeScript types for a schema, made by the web app's generator in a folder of its own."""
    for file in (SCHEMA, GENERATOR, TYPES):
        (workshop / file).parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(root / GENERATOR, workshop / GENERATOR)
    (workshop / SCHEMA).write_text(schema)
    subprocess.run(["node", str(workshop / GENERATOR)], check=True)
    return (workshop / TYPES).read_text()


def test_the_schema_is_fresh(root: Path) -> None:
    assert (root / SCHEMA).read_text() == schema_now(root), HOW


@pytest.mark.skipif(shutil.which("node") is None, reason="no Node.js on the search path; ./test brings one")
def test_the_types_are_fresh_and_follow_the_schema(root: Path, tmp_path: Path) -> None:
    schema = (root / SCHEMA).read_text()
    assert (root / TYPES).read_text() == types_for(schema, root, tmp_path), HOW
    renamed = types_for(schema.replace('"base_n"', '"another_name"'), root, tmp_path)
    assert "another_name" in renamed
    assert renamed != (root / TYPES).read_text()
