"""How much the browser loads first: the built app's page, what it names, and what those import at once, gzipped.

``python benchmarks/web.py`` after ``npm run build``.
"""

from __future__ import annotations

import gzip
import re
from pathlib import Path

STATIC = Path(__file__).parents[1] / "src" / "spielrunde" / "server" / "static"


def first_load(static: Path) -> dict[str, int]:
    """Compressed bytes of every file the first page needs, by name; later chunks are left out."""
    waiting = re.findall(r'(?:src|href)="/(assets/[^"]+)"', (static / "index.html").read_text(encoding="utf-8"))
    sizes: dict[str, int] = {}
    while waiting:
        name = waiting.pop()
        if name not in sizes:
            data = (static / name).read_bytes()
            sizes[name] = len(gzip.compress(data, 9))
            if name.endswith(".js"):
                imports = re.findall(r'(?:^|;|\})import[^("\']*["\']\./([^"\']+)["\']', data.decode())
                waiting += [f"assets/{other}" for other in imports]
    return sizes


def main() -> None:
    """Print each file and the sums by kind, in kB."""
    sizes = first_load(STATIC)
    for name, size in sorted(sizes.items()):
        print(f"{name:50} {size / 1000:7.1f} kB")
    for kind in (".js", ".css"):
        print(f"{'all ' + kind:50} {sum(s for n, s in sizes.items() if n.endswith(kind)) / 1000:7.1f} kB")


if __name__ == "__main__":
    main()
