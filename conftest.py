"""What every test run shares: how hard hypothesis looks, and a compile cache that survives the run."""

from __future__ import annotations

import os
from pathlib import Path

from hypothesis import HealthCheck, settings

# No deadlines: times are measured in benchmarks/, never asserted in tests, and a first call may compile.
settings.register_profile("standard", max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("quick", settings.get_profile("standard"), max_examples=15)
settings.register_profile("full", settings.get_profile("standard"), max_examples=1000)
settings.load_profile(os.environ.get("SPIELRUNDE_TESTS", "standard"))

# A game's own tests may drive a browser too.
pytest_plugins = ["spielrunde.testing", "tests.e2e.browser"]

os.environ.setdefault("SPIELRUNDE_CACHE_DIR", str(Path(__file__).parent / ".cache" / "compiled"))
