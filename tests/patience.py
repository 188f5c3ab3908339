"""How long tests wait for what has to come: only what hangs meets it, not a machine with eight other things to do."""

from __future__ import annotations

PATIENCE_S = 120.0
PATIENCE_MS = 1000 * PATIENCE_S
