"""What a first visit costs: its bytes, and the time until the lobby can be used on a slow phone. Loopback only.

    python tools/first_visit.py                    five visits on each line, in English
    python tools/first_visit.py --language hu --times 10

The phone is simulated by Chromium: a line of 1.6 Mbit/s down, 750 kbit/s up and 150 ms, and a processor four times
as slow as this one. `preset` is the same line as Chromium's developer tools have it, where every request waits 563 ms.
A busy machine spoils these times; `processor` is the time that the page itself has taken, without the waiting.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from playwright.sync_api import Browser, sync_playwright  # noqa: E402  # our own folders come first

from intrigue.server.migrations import migrate  # noqa: E402
from server.servers import Server  # noqa: E402
from web.screen import ARGUMENTS, BRISK, CHROMIUM, LANGUAGES, PHONE, STATIC  # noqa: E402
from web.visits import FAST_3G, FAST_3G_PRESET, PLAY, Line, Visit  # noqa: E402

SLOWER = 4


def weigh(browser: Browser, url: str, language: str) -> None:
    """The bytes of a first and of a second visit."""
    context = browser.new_context(locale=language)
    first = Visit(context).go(url, PLAY)
    again = Visit(context).go(url, PLAY)
    for path, weight in sorted(first.weights.items(), key=lambda one: -one[1]):
        print(f"{weight:>9,}  {path}")
    print(f"{first.weight:>9,}  first visit\n{again.weight:>9,}  second visit")
    context.close()


def measure(browser: Browser, url: str, language: str, name: str, line: Line | None, slower: float, times: int) -> None:
    """How long it takes until the lobby can be used."""
    took, thought = [], []
    for _ in range(times):
        size = {"width": PHONE[0], "height": PHONE[1]}
        context = browser.new_context(locale=language, viewport=size, is_mobile=True, has_touch=True)  # type: ignore[arg-type]
        visit = Visit(context, line, slower)
        visit.page.goto(url, wait_until="commit")
        took.append(visit.usable())
        thought.append(visit.thought())
        context.close()
    print(
        f"{name:>28}: {min(took):.0f} to {max(took):.0f} ms, median {median(took):.0f}; "
        f"processor {median(thought):.0f} ms; load {os.getloadavg()[0]:.1f}"
    )


def main() -> None:
    """Start a server of our own and visit it."""
    parser = argparse.ArgumentParser(description="What a first visit costs.")
    parser.add_argument("--language", default="en", choices=LANGUAGES)
    parser.add_argument("--times", type=int, default=5)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = f"sqlite:///{Path(folder) / 'intrigue.sqlite3'}"
        migrate(database)
        server = Server(database, pace=BRISK, static=str(STATIC))
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        try:
            weigh(browser, server.url, asked.language)
            for name, line, slower in (
                ("this machine", None, 1),
                ("slow line", FAST_3G, 1),
                ("slow line, slow processor", FAST_3G, SLOWER),
                ("preset, slow processor", FAST_3G_PRESET, SLOWER),
            ):
                measure(browser, server.url, asked.language, name, line, slower, asked.times)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
