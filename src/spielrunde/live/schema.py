"""The wire as JSON Schema, from which the web app's TypeScript types are generated.

``python -m spielrunde.live.schema > web/protocol.schema.json``, then ``npm run types``.
"""

from __future__ import annotations

import inspect
import json
from typing import Any

import msgspec

from . import protocol


def schema() -> dict[str, Any]:
    """Every struct of the wire under ``$defs``, by name; the same bytes for the same structs."""
    structs = [thing for _, thing in inspect.getmembers(protocol, inspect.isclass) if issubclass(thing, msgspec.Struct)]
    _, components = msgspec.json.schema_components(structs, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "protocol",
        "x-proto": protocol.PROTO,
        "$defs": dict(sorted(components.items())),
    }


if __name__ == "__main__":
    print(json.dumps(schema(), indent=2, sort_keys=True, ensure_ascii=False))
