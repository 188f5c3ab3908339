"""What Lighthouse says about the built app: the shelf, a game's page, and a table against bots, on a slow phone.

``python benchmarks/lighthouse.py`` after ``npm run build`` and ``npm install --global lighthouse@12.8.2``: it is no
dependency of the web app, because it alone is larger than all of them together. Each page is judged several times and
the best counts: whatever else the machine does at the same time only makes it worse.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
CATEGORIES = ("performance", "accessibility", "best-practices")
CHROME_FLAGS = "--headless=new --no-sandbox --disable-gpu"
START_SECONDS = 30.0


def serve(port: int, database: Path) -> subprocess.Popen[bytes]:
    """A server of its own, once it answers."""
    code = "from spielrunde.cli import main; main()"
    server = subprocess.Popen(
        [sys.executable, "-c", code, "serve", "--port", str(port), "--database", f"sqlite:///{database}"],
        stdout=subprocess.DEVNULL,
    )
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end:
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=1).close()
            return server
        except OSError:
            time.sleep(0.1)
    server.kill()
    raise SystemExit("the server did not start")


def started_table(url: str, game: str, seats: int) -> tuple[str, str]:
    """The path of a table where bots play with a new guest, and the guest's cookie."""
    wish = {"game": game, "seats": [{"who": "me"}, *[{"who": "bot"}] * (seats - 1)]}
    body = json.dumps(wish).encode()
    request = urllib.request.Request(f"{url}/api/tables", body, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        made = json.load(answer)
        return f"/t/{made['table']}", answer.headers["set-cookie"].split(";")[0]


def lighthouse() -> str:
    """Where the installed program lies."""
    if found := shutil.which("lighthouse"):
        return found
    raise SystemExit("Lighthouse is not installed; npm install --global lighthouse@12.8.2 does that.")


def judge(url: str, cookie: str, folder: Path, *, desktop: bool) -> dict[str, Any] | None:
    """Lighthouse's report of one page; None if the machine was too busy for one."""
    report = folder / "report.json"
    headers = folder / "headers.json"
    headers.write_text(json.dumps({"Cookie": cookie} if cookie else {}))
    chrome = shutil.which("chromium") or shutil.which("google-chrome") or ""
    command = [lighthouse(), url, "--quiet", "--output=json", f"--output-path={report}"]
    command += [f"--only-categories={','.join(CATEGORIES)}", f"--chrome-flags={CHROME_FLAGS}"]
    command += [f"--extra-headers={headers}", *(["--preset=desktop"] if desktop else [])]
    if subprocess.run(command, check=False, cwd=folder, env=os.environ | {"CHROME_PATH": chrome}).returncode:
        return None
    result: dict[str, Any] = json.loads(report.read_text(encoding="utf-8"))
    return result


def performance(report: dict[str, Any]) -> float:
    """The score of a report that depends on time."""
    return float(report["categories"]["performance"]["score"])


def print_report(name: str, report: dict[str, Any], *, full: bool) -> None:
    """One line of scores, and what costs points."""
    scores = {key: round(100 * report["categories"][key]["score"]) for key in CATEGORIES}
    audits = report["audits"]
    print(f"{name:12} " + " ".join(f"{key} {score}" for key, score in scores.items()))
    print("    " + "; ".join(f"{audits[key]['title']} {audits[key]['displayValue']}" for key in METRICS))
    for audit in audits.values() if full else ():
        if audit["score"] is not None and audit["score"] < 1:
            print(f"    {audit['score']:.2f} {audit['id']}: {audit['title']} {audit.get('displayValue', '')}")
            for item in audit.get("details", {}).get("items", [])[:4]:
                print(f"        {json.dumps(item)[:220]}")


METRICS = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift")


def main() -> None:
    """Judge every page and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=3, help="how often each page is judged")
    parser.add_argument("--desktop", action="store_true", help="on a desktop computer instead")
    parser.add_argument("--full", action="store_true", help="list everything that costs points")
    parser.add_argument("--game", default="", help="the game of the page and the table; the first one by default")
    parser.add_argument("--pages", default="shelf,game,table", help="which of the three")
    asked = parser.parse_args()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        server = serve(port, folder / "tables.sqlite3")
        try:
            with urllib.request.urlopen(f"{url}/api/games") as answer:
                games = json.load(answer)
            game = next(game for game in games if asked.game in ("", game["id"]))
            table = started_table(url, game["id"], min(game["seats"][-1], 4))
            pages = {"shelf": ("/", ""), "game": (f"/g/{game['id']}", ""), "table": table}
            for page in asked.pages.split(","):
                address, cookie = url + pages[page][0], pages[page][1]
                reports = [judge(address, cookie, folder, desktop=asked.desktop) for _ in range(asked.runs)]
                judged = [report for report in reports if report]
                if not judged:
                    raise SystemExit(f"{page}: no report; is the machine busy?")
                print_report(page, max(judged, key=performance), full=asked.full)
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
