"""How smoothly a table moves: the frames of a hundred moves at full speed in a real browser, and what they cost.

``python benchmarks/frames.py GAME [--moves 100] [--rounds 3] [--phone] [--rival] [--keep FILE]`` after
``npm run build``. Bots move at once, the person at once after them, and every movement is shown at the speed "fast". A
round is one table with the most seats. ``--keep`` writes the figures as JSON.

On a machine that does other things too, frames are late that have nothing to do with the page: how many that are while
nothing moves is measured first, and each task of the page is also told by the processor time it took itself. The
server, its bots and whoever presses the keys give way to the browser, beside which nobody has them in earnest;
``--rival`` measures without that.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from spielrunde.kernel.game import find
from tests.e2e.browser import CHROMIUM, FLAGS
from tests.e2e.person import Person
from tests.e2e.server_process import ServerProcess

LONG_MS = 50.5
"""A frame longer than this is seen as a jerk, and a task longer than this blocks the page: three frames of a 60 Hz
screen, which the browser's clock reads as 50.0 or 50.1 ms."""

IDLE_MS = 10_000
LOW_PRIORITY = 10

WATCH = """() => {
    window.frames_ = [];
    let last = 0;
    const frame = (now) => { if (last) window.frames_.push(now - last); last = now; requestAnimationFrame(frame); };
    requestAnimationFrame(frame);
}"""
TAKE = "() => window.frames_.splice(0)"

PREFERENCES = """localStorage.setItem('spielrunde', JSON.stringify({ speed: 'fast' }))"""

WORK = {
    "all": {"RunTask"},
    "script": {"FunctionCall"},
    "style and layout": {"UpdateLayoutTree", "Layout"},
    "paint": {"PrePaint", "Paint", "Layerize", "Commit"},
}
"""Names of the browser's trace events, by what the main thread does in them; script includes layouts it asks for."""


def start(browser: Browser, server: ServerProcess, game: str, phone: bool) -> Page:
    """A page at a fresh table with the most seats, all others bots."""
    width, height = (360, 640) if phone else (1280, 800)
    size: ViewportSize = {"width": width, "height": height}
    page = browser.new_context(viewport=size, locale="en-US", reduced_motion="no-preference").new_page()
    page.add_init_script(PREFERENCES)
    page.goto(server.url)
    seats = max(find(game).meta.seats)
    wishes = [{"who": "me"}, *({"who": "bot", "level": "medium"} for _ in range(seats - 1))]
    page.request.get(f"{server.url}/api/me")
    answer = page.request.post(
        f"{server.url}/api/tables", data={"game": game, "seats": wishes}, headers={"origin": server.url}
    )
    page.goto(f"{server.url}/t/{answer.json()['table']}")
    page.locator("[data-testid=prompt]").wait_for()
    page.wait_for_timeout(1000)
    return page


def play(page: Page, moves: int) -> int:
    """Play until so many updates were shown, or the game is over; how many it were."""
    person = Person(page)
    first = person.n
    while person.n - first < moves:
        asked = person.wait()
        if asked == "over":
            break
        if asked == "summary":
            page.keyboard.press("Enter")
            page.locator("[data-testid=sheet-continue]").wait_for(state="detached")
        else:
            person.key_move()
    return person.n - first


def one_round(browser: Browser, server: ServerProcess, game: str, moves: int, phone: bool) -> dict[str, Any]:
    """Figures of one table."""
    page = start(browser, server, game, phone)
    page.evaluate(WATCH)
    page.wait_for_timeout(IDLE_MS)
    idle = page.evaluate(TAKE)
    browser.start_tracing(page=page, categories=["devtools.timeline", "disabled-by-default-devtools.timeline"])
    shown = play(page, moves)
    frames = sorted(page.evaluate(TAKE))
    events = [event for event in json.loads(browser.stop_tracing())["traceEvents"] if event.get("ph") in ("X", "M")]
    page.context.close()
    tasks = sorted(processor_ms(event) for event in on_main(events, {"RunTask"}))
    return {
        "updates shown": shown,
        "frames": len(frames),
        "seconds": round(sum(frames) / 1000, 1),
        "median frame, ms": round(statistics.median(frames), 1),
        "99 % of frames, ms": round(frames[int(len(frames) * 0.99)], 1),
        "longest frame, ms": round(frames[-1], 1),
        "frames over 50 ms": long(frames),
        "the same per 10 s while nothing moved": long(idle),
        "longest task, ms of processor": round(tasks[-1], 1),
        "tasks over 50 ms of processor": long(tasks),
        "processor per update, ms": {
            kind: round(sum(processor_ms(event) for event in on_main(events, names)) / shown, 1)
            for kind, names in WORK.items()
        },
    }


def give_way() -> None:
    """Lower the priority of this process and of those it started itself: the server, and what drives the browser, but
    not the browser, which was started by that one. Linux only."""
    tasks = Path("/proc/self/task")
    children = [int(pid) for task in tasks.iterdir() for pid in (task / "children").read_text().split()]
    for pid in (os.getpid(), *children):
        for thread in Path(f"/proc/{pid}/task").iterdir():
            os.setpriority(os.PRIO_PROCESS, int(thread.name), LOW_PRIORITY)


def long(times: list[float]) -> int:
    """How many of them are too long."""
    return sum(time > LONG_MS for time in times)


def on_main(events: list[dict[str, Any]], names: set[str]) -> list[dict[str, Any]]:
    """Events of these names on the main threads of pages."""
    mains = {where(event) for event in events if event["name"] == "thread_name" and is_main(event)}
    return [event for event in events if event["ph"] == "X" and event["name"] in names and where(event) in mains]


def is_main(event: dict[str, Any]) -> bool:
    """Whether a thread that is named in the trace is a page's main thread."""
    return bool(event["args"]["name"] == "CrRendererMain")


def where(event: dict[str, Any]) -> tuple[int, int]:
    """Process and thread of an event."""
    return event["pid"], event["tid"]


def processor_ms(event: dict[str, Any]) -> float:
    """How long the thread itself was at work, whatever else the machine did."""
    return float(event.get("tdur", 0)) / 1000


def main() -> None:
    """Measure, print, and keep the figures if told to."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--moves", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--phone", action="store_true")
    parser.add_argument("--rival", action="store_true", help="server and bots may be as busy as the browser")
    parser.add_argument("--keep", type=Path)
    wanted = parser.parse_args()
    server = ServerProcess(Path(tempfile.mkdtemp()))
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            if not wanted.rival:
                give_way()
            rounds = [one_round(browser, server, wanted.game, wanted.moves, wanted.phone) for _ in range(wanted.rounds)]
            version = browser.version
            browser.close()
    finally:
        server.kill()
    result = {
        "size": "360x640" if wanted.phone else "1280x800",
        "date": datetime.now(UTC).date().isoformat(),
        "browser": f"Chromium {version}, without a GPU",
        "system": platform.platform(terse=True),
        "server and bots": "nice 0, as the browser" if wanted.rival else f"nice {LOW_PRIORITY}, the browser 0",
        "load of the machine": round(os.getloadavg()[0], 1),
        "rounds": rounds,
    }
    print(json.dumps(result, indent=2, ensure_ascii=False))
    if wanted.keep:
        wanted.keep.write_text(json.dumps(result, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
