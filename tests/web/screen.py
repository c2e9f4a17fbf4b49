"""What a person does in front of a screen, and what the page and the server say to each other meanwhile."""

from __future__ import annotations

import inspect
import json
import os
import random
import re
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ElementHandle, Page
from playwright.sync_api import Error as PlaywrightError

import intrigue
from intrigue.server.table import Pace

BRISK = Pace(think=0.02, grace=10.0, patience=0.5)
"""Bots hurry; whoever wants to take something back has time enough, even on a busy machine."""
STATIC = Path(intrigue.__file__).parent / "server" / "static"
CHROMIUM = "/usr/bin/chromium-headless-shell"
"""Chromium without the parts of a browser that are never on a screen here: half the work of starting and drawing."""
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--font-render-hinting=none",  # letters as wide as on phones, where whatever fits least is measured
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--js-flags=--min-semi-space-size=64",  # cleaning up less often spares a seventh of what pages take
    "--renderer-process-limit=1",  # starting one for each page takes as long as a test
]
LAG = int(os.environ.get("INTRIGUE_LAG", "0"))
"""Milliseconds by which all that the server says comes later: `make far` finds tests that look before it has come."""
PATIENCE = 60.0
"""Seconds after which something that has not come about never will, even on a busy machine."""
DESK = (1366, 768)
PHONE = (390, 844)
LANGUAGES = ("en", "hu", "de", "it")

LIT = ".table .can[data-ref], .table [data-answer]"
SETTLED = ".settled header button"
TURN = f".curtain button, .table.ended, {SETTLED}, {LIT}"
"""Whatever a player waits for."""

LISTEN = (Path(__file__).parent / "listen.js").read_text()
TOLD = """() => window.told?.() ?? '{"said": [], "heard": []}'"""
"""What the page and the server have said to each other since we last asked. Only the page itself tells it at the right
time: what the browser reports of its lines comes later than what it does, or earlier."""

GO = """async (path) => {
  const old = document.querySelector("#app > *");
  if (!old || location.pathname === path) return false;
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
  scrollTo(0, 0);
  while (old.isConnected) await new Promise((done) => setTimeout(done, 4));
  return true;
}"""
"""To another address without loading the page again, as its links do; false if it has to be loaded. What was shown
before stays until the next has come."""

NOBODY = "/nobody"
"""An address at which the page shows nothing of anybody."""
WELCOME = """async ([language, theme]) => {
  dispatchEvent(new StorageEvent("storage"));
  const { documentElement: page } = document;
  const settled = () => page.lang === language && page.dataset.theme === theme;
  while (!settled()) await new Promise((done) => setTimeout(done, 4));
}"""
"""Somebody else is at the screen, as if they had said so in another window."""

CHOOSE = """([key, value]) => {
  localStorage.setItem(key, value);
  dispatchEvent(new StorageEvent("storage", { key }));
}"""
"""Something is chosen in another window of this browser."""

HIDE = """
window.show = (shown) => (document.body.style.opacity = shown ? "" : "0");
addEventListener("DOMContentLoaded", () => window.show(false));
"""
"""Nobody looks: what is transparent is laid out, can be touched and read, and the browser is spared to paint it. It is
the body, for a document that is transparent as a whole is painted all the same."""


def wait_for_address(page: Page, pattern: str) -> None:
    """Wait until the page is at an address like this, whatever it may still be loading there."""
    page.wait_for_function("(pattern) => new RegExp(pattern).test(location.pathname)", arg=pattern)


@contextmanager
def shown(page: Page) -> Iterator[None]:
    """For a while the page can be seen: what measures it leaves out what it takes for invisible."""
    page.evaluate("() => window.show?.(true)")
    yield
    page.evaluate("() => window.show?.(false)")


DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
"""Until whatever has changed is drawn."""

SPEAKS = """
(wanted) => [...document.querySelectorAll("[lang]:not(option, code)")].every((part) => part.lang === wanted)
"""
"""All parts of the page speak this language, but for what the server says of a line, a value and a rule; the words of a
game may come a little later than those of the page."""

STANDING = """(things) => [
  window.given,
  ...[...document.querySelectorAll(things)].map((one) => one.className + one.dataset.ref),
]"""

SEEN = """() => [
  document.body.innerText,
  ...[...document.querySelectorAll(".chosen, .can, :focus, dialog[open]")].map((one) => one.outerHTML.slice(0, 150)),
].join("\\n")"""
"""The texts on the screen; what is chosen, what can be, what has the focus."""

ME: Mapping[str, str] = {"kind": "me"}
RANDOM: Mapping[str, str] = {"kind": "bot", "bot": "random", "name": "Ada"}
GREEDY: Mapping[str, str] = {"kind": "bot", "bot": "greedy", "name": "Ferenc"}


class Screen:
    """A browser window of somebody's own."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        name: str = "Anna",
        size: tuple[int, int] = DESK,
        language: str = "en",
        theme: str = "paper",
        still: bool = True,
        painted: bool = True,
    ) -> None:
        self.url = url
        self.size = size
        self.context = browser.new_context(
            base_url=url,
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme="dark" if theme == "gaslight" else "light",
            reduced_motion="reduce" if still else "no-preference",
            has_touch=size == PHONE,
            is_mobile=size == PHONE,
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        self.page: Page = self.context.new_page()
        self._sent: list[dict[str, Any]] = []
        self._heard: list[dict[str, Any]] = []
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(f"{error}\n{error.stack}"))
        self.page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)
        self.page.add_init_script(f"window.lag = {LAG};\n{LISTEN}")
        if not painted:
            self.page.add_init_script(HIDE)
        self.begin(name, language, theme)

    def begin(self, name: str, language: str, theme: str) -> None:
        """Somebody sits down who has never been here."""
        self._sent.clear()
        self._heard.clear()
        self.faults.clear()
        self.dice = random.Random(name)
        self.request("PUT", "/api/me", {"name": name, "language": language, "theme": theme})
        if self.page.url.endswith(NOBODY):
            self.page.evaluate(WELCOME, [language, theme])

    def leave(self) -> None:
        """Leave it as if nobody had been here: loading the page again takes longer than most tests."""
        self.page.unroute_all(behavior="ignoreErrors")
        self.resize(*self.size)
        self.page.mouse.move(-1, -1)
        (self.load if self.shows("main.trouble") else self.go)(NOBODY)
        self.page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
        self.context.clear_permissions()
        self.context.clear_cookies()
        self.hear()

    def close(self) -> None:
        """Turn it off."""
        self.context.close()

    def forgive(self, *faults: str) -> None:
        """These are no faults here: the browser complains where there is no server."""
        self.faults = [fault for fault in self.faults if not any(word in fault for word in faults)]

    # ------------------------------------------------------------ what is said meanwhile

    def hear(self) -> None:
        """Ask the page what was said since we last asked."""
        told = json.loads(self.page.evaluate(TOLD))
        self._sent += told["said"]
        self._heard += told["heard"]

    @property
    def sent(self) -> list[dict[str, Any]]:
        """What the page has sent to the server."""
        self.hear()
        return self._sent

    @property
    def heard(self) -> list[dict[str, Any]]:
        """What the server has sent to the page."""
        self.hear()
        return self._heard

    # ------------------------------------------------------------ behind the page's back

    def request(self, method: str, path: str, body: object = None) -> Any:
        """Ask the server as the page would; gives what JSON it answers, else the text."""
        headers = {"X-Intrigue": "1"}
        if isinstance(body, str):
            headers["Content-Type"] = "text/plain"
        answer = self.context.request.fetch(self.url + path, method=method, headers=headers, data=body)
        assert answer.ok, answer.text()
        return answer.json() if "json" in answer.headers["content-type"] else answer.text()

    def open_table(self, *seats: Mapping[str, str], **wishes: object) -> dict[str, Any]:
        """Open a table and go there."""
        table: dict[str, Any] = self.request("POST", "/api/tables", {"game": "kabale", "seats": seats, **wishes})
        self.go(f"/table/{table['id']}")
        return table

    def bring_in(self, record: str) -> str:
        """Load a record and go to its table; gives the table's name."""
        table = str(self.request("POST", "/api/import", record)["id"])
        self.go(f"/table/{table}")
        return table

    def record(self, table: str) -> str:
        """The record of a table as this person may have it."""
        return str(self.request("GET", f"/api/tables/{table}/record"))

    # ------------------------------------------------------------ looking

    @property
    def table(self) -> str:
        """The table we are at."""
        found = re.search(r"/table/([^/]+)", self.page.url)
        assert found, self.page.url
        return found[1]

    @property
    def pages(self) -> list[dict[str, Any]]:
        """All pages that came over the line."""
        return [message for message in self.heard if message["type"] == "page"]

    @property
    def answers(self) -> list[tuple[int, str]]:
        """All answers that were sent, each with its number; one sent again over a new line counts once.

        After something was taken back the same answer may be given anew, in another epoch: that is another answer. Of
        an action with several pieces these are the wishes, as they were sent.
        """
        given = [
            (said["epoch"], said["n"], phrase)
            for said in self.sent
            if said["type"] in ("answer", "commit")
            for phrase in ([said["phrase"]] if said["type"] == "answer" else said["draft"])
        ]
        return [(n, phrase) for _, n, phrase in dict.fromkeys(given)]

    def shows(self, selector: str) -> bool:
        """Is there such a thing on the screen?"""
        return self.page.locator(selector).count() > 0

    def text(self, selector: str) -> str:
        """What stands there."""
        return self.page.locator(selector).first.inner_text()

    @property
    def over(self) -> bool:
        """Is the end shown?"""
        return self.shows(".table.ended")

    def report(self) -> str:
        """What is on the screen, and what was said last: for a test that has failed."""
        try:
            self.hear()
            seen = self.page.evaluate(SEEN)
        except PlaywrightError as error:
            seen = str(error)
        said = [json.dumps(message)[:600] for message in (*self._sent[-4:], *self._heard[-3:])]
        return "\n".join([self.page.url, seen, *said, *self.faults])

    # ------------------------------------------------------------ doing

    def go(self, path: str) -> None:
        """Go to an address, without loading the page again if it is there."""
        if not self.page.evaluate(GO, path):
            self.load(path)

    def load(self, path: str) -> None:
        """Load the page at this address."""
        self.hear()
        self.page.goto(self.url + path)

    def reload(self) -> None:
        """Load it again."""
        self.hear()
        self.page.reload()

    def resize(self, width: int, height: int) -> None:
        """Make the window as large as this, and let the page follow."""
        if self.page.viewport_size != {"width": width, "height": height}:
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.evaluate(DRAWN)

    def delay(self, lag: int) -> None:
        """From now on whatever the server says comes so many milliseconds later."""
        self.page.evaluate("(lag) => { window.lag = lag; }", max(lag, LAG))

    def speak(self, language: str) -> None:
        """Choose a language, as in another window of the same browser: here something may be open that must stay so."""
        self.page.evaluate(CHOOSE, ["intrigue.language", language])
        self.page.wait_for_function(SPEAKS, arg=language)
        self.page.evaluate(DRAWN)

    def wear(self, theme: str) -> None:
        """Choose a theme in the same way."""
        self.page.evaluate(CHOOSE, ["intrigue.theme", theme])
        self.page.wait_for_function("(theme) => document.documentElement.dataset.theme === theme", arg=theme)

    def wait_until(self, holds: Callable[[], bool], timeout: float = PATIENCE) -> None:
        """Wait until something holds."""
        end = time.monotonic() + timeout
        while not holds():
            assert time.monotonic() < end, f"this never came about: {inspect.getsource(holds).strip()}"
            self.page.wait_for_timeout(40)

    def pick(self, name: str, value: str) -> None:
        """Pick something in the lobby; again if the touch went astray: the lobby moves while its parts still come."""
        thing = self.page.locator(f"input[name={name}][value='{value}']")

        def picked() -> bool:
            self.page.locator(f"input[name={name}][value='{value}'] + span").click()
            return thing.is_checked()

        self.wait_until(picked)

    def wait_for_page(self, fits: Callable[[dict[str, Any]], bool] = lambda page: True) -> dict[str, Any]:
        """Wait until the last page that came is like this, and is what the screen shows; gives it."""

        def shown() -> bool:
            pages = self.pages
            return bool(pages) and fits(pages[-1]) and self.shows(f".log[data-told='{pages[-1]['told']}']")

        self.wait_until(shown)
        return self.pages[-1]

    def wait_for_turn(self) -> None:
        """Wait until there is something to do, or the game is over."""
        self.page.wait_for_selector(TURN)

    def wait_for_reasons(self) -> None:
        """Wait until the rules have said what may be begun, and why all the rest may not."""
        self.wait_until(lambda: any(m["type"] == "considered" and m["n"] == self.pages[-1]["n"] for m in self.heard))

    def lit(self) -> Sequence[ElementHandle]:
        """What can be chosen: where a card has been chosen already, the places for it."""
        found = self.page.query_selector_all(LIT)
        if self.shows(".chosen[data-ref]"):
            return [thing for thing in found if (thing.get_attribute("data-ref") or "column").startswith("column")]
        return found

    def act(self) -> None:
        """Wait until there is something to do, and do it."""
        self.wait_for_turn()
        self.act_now()

    def act_now(self) -> None:
        """Do the next thing with the mouse, if any: raise the curtain, see the end of a round, touch something lit."""
        if self.over:
            return
        for button in (".curtain button", SETTLED):
            if self.shows(button):
                self.page.locator(button).click()
                return
        before = self.standing()
        lit = self.lit()
        if lit:
            thing = self.dice.choice(lit)
            try:
                thing.click(timeout=PATIENCE * 1000 / 4)
            except PlaywrightError:
                if self.standing() == before:
                    raise
                return  # the game has gone on in the meantime: look again
            self.wait_for_change(before)

    def standing(self) -> object:
        """How much was done, and what is lit, chosen or to be looked at."""
        return self.page.evaluate(STANDING, f"{LIT}, {SETTLED}, .table .chosen[data-ref]")

    def wait_for_change(self, before: object) -> None:
        """Wait until the page has done something; a touch that does nothing is waited for a little while."""
        for _ in range(100):
            if self.page.evaluate("() => window.considering === null") and self.standing() != before:
                break
            self.page.wait_for_timeout(20)

    def play(self, answers: int = 10_000) -> None:
        """Play on until this many more answers were given, or the game is over."""
        enough = len(self.answers) + answers
        while not self.over and len(self.answers) < enough:
            self.act()


NewScreen = Callable[..., Screen]
