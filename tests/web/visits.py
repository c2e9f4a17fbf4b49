"""Somebody's first visit: what comes over the line, who asked for it, and when the page can be used."""

from __future__ import annotations

import time
from typing import Any, NamedTuple

from playwright.sync_api import BrowserContext

from web.screen import PATIENCE

PLAY = ".poster .btn.go"
"""The button of the lobby that begins a game."""
SEEN_WHEN = """
(() => {
  const look = () => {
    const button = document.querySelector("%s");
    if (!button || button.disabled) return requestAnimationFrame(look);
    // Once the browser has nothing more to do for it.
    setTimeout(() => (window.usable = performance.now()));
  };
  requestAnimationFrame(look);
})();
"""


class Line(NamedTuple):
    """How long a request takes at least, in milliseconds, and how many bytes a second come and go."""

    latency: float
    down: float
    up: float


FAST_3G = Line(150, 1.6e6 / 8, 750e3 / 8)
"""The line of a slow phone."""
FAST_3G_PRESET = Line(150 * 3.75, 0.9 * 1.6e6 / 8, 0.9 * 750e3 / 8)
"""What Chromium's developer tools make of it, where every request waits as long as the first one on a new line."""


class Visit:
    """A page in its own tab, watched from the first byte."""

    def __init__(self, context: BrowserContext, line: Line | None = None, slower: float = 1) -> None:
        self.page = context.new_page()
        self.page.add_init_script(SEEN_WHEN % PLAY)
        self.asked: dict[str, dict[str, Any]] = {}
        self.bytes: dict[str, int] = {}
        self.kept: set[str] = set()
        """What the browser had in its memory: Chromium tells its length all the same, though nothing came."""
        self.told = 0
        """Characters of all pages that came over the websocket; our server does not compress them."""
        self._last = time.monotonic()
        tools = context.new_cdp_session(self.page)
        tools.on("Network.requestWillBeSent", self._ask)
        tools.on("Network.responseReceived", self._answer)
        tools.on("Network.requestServedFromCache", lambda said: self.kept.add(said["requestId"]))
        tools.on("Network.loadingFinished", lambda said: self._came(said["requestId"], said["encodedDataLength"]))
        tools.on("Network.webSocketFrameReceived", self._hear)
        tools.send("Network.enable")
        tools.send("Performance.enable", {"timeDomain": "threadTicks"})
        self._tools = tools
        if line is not None:
            conditions = {"latency": line.latency, "downloadThroughput": line.down, "uploadThroughput": line.up}
            tools.send("Network.emulateNetworkConditions", {"offline": False, **conditions})
        if slower != 1:
            tools.send("Emulation.setCPUThrottlingRate", {"rate": slower})

    def _ask(self, said: dict[str, Any]) -> None:
        self.asked[said["requestId"]] = said
        self._last = time.monotonic()

    def _answer(self, said: dict[str, Any]) -> None:
        self._came(said["requestId"], said["response"]["encodedDataLength"])

    def _came(self, request: str, length: float) -> None:
        self.bytes[request] = max(int(length), self.bytes.get(request, 0))
        self._last = time.monotonic()

    def _hear(self, said: dict[str, Any]) -> None:
        self.told += len(said["response"]["payloadData"].encode())
        self._last = time.monotonic()

    def go(self, url: str, until: str) -> Visit:
        """Go there and wait until this is shown and nothing more has come for a while."""
        self.page.goto(url)
        self.page.wait_for_selector(until)
        self.page.evaluate("() => document.fonts.ready.then(() => null)")
        end = time.monotonic() + PATIENCE
        while time.monotonic() < self._last + 1.5 or len(self.bytes) < len(self.asked):
            assert time.monotonic() < end, f"these never came: {[self.paths[one] for one in self.open]}"
            self.page.wait_for_timeout(100)
        return self

    @property
    def open(self) -> list[str]:
        """The requests that have not been answered."""
        return [request for request in self.asked if request not in self.bytes]

    @property
    def paths(self) -> dict[str, str]:
        """What was asked for, without the server's address."""
        return {one: "/" + said["request"]["url"].split("/", 3)[3] for one, said in self.asked.items()}

    @property
    def weights(self) -> dict[str, int]:
        """The bytes of what came for each path, as they were on the line, headers included."""
        weights: dict[str, int] = {}
        for one, path in self.paths.items():
            weights[path] = weights.get(path, 0) + (0 if one in self.kept else self.bytes.get(one, 0))
        return weights

    @property
    def weight(self) -> int:
        """All of them, and what the websocket said."""
        return sum(self.weights.values()) + self.told

    def asked_by_the_page_itself(self) -> set[str]:
        """What the browser asked for when it had read the page, before any script had come."""
        return {self.paths[one] for one, said in self.asked.items() if said["initiator"]["type"] == "parser"}

    def usable(self) -> float:
        """When the button could be used, in milliseconds since the address was entered."""
        self.page.wait_for_function("() => window.usable", timeout=PATIENCE * 1000)
        return float(self.page.evaluate("() => window.usable"))

    def thought(self) -> float:
        """The milliseconds of a processor that the page has taken so far, whatever else the machine was doing."""
        told = {one["name"]: one["value"] for one in self._tools.send("Performance.getMetrics")["metrics"]}
        return 1000 * float(told["TaskDuration"])
