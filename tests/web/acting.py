"""Whoever carries out an action on the page by touching what is drawn. No game is known here.

The phrases of the action say which things to touch; what the page and the server say to each other tells when the next
one may be touched. What the server then has in its record must be the action, answer by answer.
"""

from __future__ import annotations

import json
import sqlite3
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from actions import Action

from web.screen import NOBODY, PATIENCE, TOLD, Screen

FIND = (Path(__file__).parent / "find.js").read_text()
WAY = (Path(__file__).parent / "way.js").read_text()
FORGET = "() => Object.assign(window, { considering: null, given: 0 })"
SEATED = "() => document.querySelector('.table .prompt.mine') !== null"
SOON = "() => new Promise((done) => setTimeout(done))"
Wanted = Sequence[tuple[str, str]]
"""What a drawn thing may be: names of attributes with their values, the best first."""


class Actor:
    """Somebody at a screen who carries out one action after another, each at a table of its own."""

    def __init__(self, screen: Screen, database: str) -> None:
        self.screen = screen
        self.page = screen.page
        self.database = database.removeprefix("sqlite:///")
        self.table = ""
        self.verb = ""
        """What the action begins with."""
        self.wanted: Counter[str] = Counter()
        """How often each phrase of the action is wanted."""
        self.touched: list[str] = []
        """What was touched, for reports."""
        self._said: list[dict[str, Any]] = []
        self._heard: list[dict[str, Any]] = []

    # ------------------------------------------------------------ the way there

    def sit_down(self, action: Action) -> None:
        """Bring the game in as it is before the action, and sit down at the seat that is asked."""
        self.table = str(self.screen.request("POST", "/api/import", action.before)["id"])
        self.touched.clear()
        self.screen.faults.clear()
        self.screen.go(NOBODY)
        self.screen.hear()
        self._said.clear()
        self._heard.clear()
        self.page.evaluate(FORGET)
        self.screen.go(f"/table/{self.table}")
        self.screen.delay(0)
        self.raise_curtain()
        self.page.wait_for_function(SEATED)
        self.settle()

    def raise_curtain(self) -> None:
        """Every seat of an imported game is played at this screen."""
        self.page.locator(".curtain button").click()

    # ------------------------------------------------------------ the action

    def carry_out(self, action: Action) -> None:
        """Do it by touching, and see that it was done, without a fault."""
        self.sit_down(action)
        self.verb = action.phrases[0].split()[0]
        self.wanted = Counter(action.phrases)
        before: list[str] = []
        for phrase in self.left(action):
            if self.committed:
                break
            if len(self.readings) > 1 and set(phrase.split()[1:]) <= set(self.touched):
                self.choose_verbs(before)  # else it would be taken for what was touched before
            if not self.committed and not self.is_forced(phrase):
                self.say(phrase)
            before.append(phrase)
        self.choose_verbs(action.phrases)
        if not self.committed:
            self.confirm()
        self.wait(lambda: len(self.answers()) >= action.n + len(action.phrases))
        self.check(action)

    def left(self, action: Action) -> Sequence[str]:
        """What the program has not answered by itself, because there was no choice."""
        given = len(self.answers()) - action.n
        return action.phrases[given:]

    def is_forced(self, phrase: str) -> bool:
        """Does it come by itself? Then it is no longer offered; a last `done` comes with confirming."""
        if not self.drafted:
            return False
        if phrase in self.considered["times"] and self.times(phrase) >= self.wanted[phrase]:
            return True  # one touch took them all
        return phrase not in self.considered["addable"] or (self.complete and phrase == self.readings[0]["last"])

    def say(self, phrase: str, before: int | None = None) -> None:
        """Touch what stands for the phrase, or its things one after the other."""
        verb, *things = phrase.split()
        words = phrase.split()
        before = self.times(phrase) if before is None else before
        beginnings = [" ".join(words[:n]) for n in range(len(words), 1, -1)]
        whole: Wanted = [(name, one) for one in beginnings for name in ("phrase", "answer")]
        if things and not self.find(whole):
            self.open_what_holds([phrase])
        if things and self.find(whole):
            begun = next(one for one in beginnings if self.find([("phrase", one), ("answer", one)]))
            self.touch(begun, whole)
            things = things[len(begun.split()) - 1 :]
        elif not things:
            self.touch(verb, [("phrase", verb), ("answer", verb), ("ref", verb)])
        for thing in things:
            if self.committed or self.times(phrase) > before:
                break
            wanted: Wanted = [("ref", thing), ("answer", thing)]
            found = self.find(wanted)
            if not (found and found.get("lit")) and len(self.readings) > 1 and self.verb not in self.touched:
                self.choose_verb()  # what belongs to one action only is lit when that is chosen
                self.say(phrase, before)
                break
            if found is None and verb not in self.touched and self.find([("ref", verb), ("answer", verb)]):
                self.touch(verb, [("ref", verb), ("answer", verb)])  # its things are drawn when it is chosen
                self.say(phrase, before)
                break
            self.touch(thing, wanted)
            while not self.committed and self.times(phrase) > max(self.wanted[phrase], before + 1):
                self.touch(thing, wanted)  # it took as many as there are: every other touch leaves one

    def choose_verbs(self, phrases: Sequence[str]) -> None:
        """Choose the verbs of these phrases, as long as what was touched can mean several things."""
        for verb in dict.fromkeys(phrase.split()[0] for phrase in phrases):
            for _ in range(2):  # what the action begins with, and what one of its pieces is for
                found = self.find([("answer", verb), ("ref", verb)])
                if not self.committed and len(self.readings) > 1 and found and found.get("lit"):
                    self.choose_verb(verb)

    def choose_verb(self, verb: str = "") -> None:
        """Say which of several actions it is that the things touched so far belong to."""
        verb = verb or self.verb
        self.touch(verb, [("ref", verb), ("answer", verb)])

    def times(self, phrase: str) -> int:
        """How often it is in the draft by now."""
        return max((reading["phrases"].count(phrase) for reading in self.readings), default=0)

    def confirm(self) -> None:
        """The draft is complete: carry it out."""
        self.wait(lambda: self.complete)
        self.touch("commit", [("answer", "commit")])

    # ------------------------------------------------------------ touching

    def find(self, wanted: Wanted) -> dict[str, Any] | None:
        """Where to touch."""
        found: dict[str, Any] | None = self.page.evaluate(FIND, list(wanted))
        return found

    def touch(self, name: str, wanted: Wanted) -> None:
        """Touch something that is drawn, and wait until the page knows what it means."""
        self.touched.append(name)
        found = self.find(wanted)
        if found is None or "covered" in found:
            self.open_what_holds([value for _, value in wanted])
            found = self.find(wanted)
        assert found is not None, f"nothing drawn stands for {name!r}: {self.report()}"
        assert "covered" not in found, f"{name!r} cannot be touched for {found['covered']}: {self.report()}"
        self.press(found, wanted)
        self.settle()

    def open_what_holds(self, names: Sequence[str]) -> None:
        """On a small screen some things are behind a button."""
        holder: Wanted = [("holds", name) for name in names]
        found = self.find(holder)
        if found is not None and "covered" not in found:
            self.press(found, holder)
            self.page.evaluate(SOON)

    def press(self, found: dict[str, Any], wanted: Wanted) -> None:
        """With the mouse."""
        self.page.mouse.click(found["x"], found["y"])

    # ------------------------------------------------------------ what is said meanwhile

    def heard(self, kind: str) -> list[dict[str, Any]]:
        """The messages of a kind since we sat down."""
        return [message for message in self._heard if message["type"] == kind]

    def said(self, kind: str) -> list[dict[str, Any]]:
        """The messages of a kind that the page has sent since we sat down."""
        return [message for message in self._said if message["type"] == kind]

    @property
    def considered(self) -> dict[str, Any]:
        """What the server last said to the draft."""
        said: dict[str, Any] = self.heard("considered")[-1]["considered"]
        return said

    @property
    def drafted(self) -> bool:
        """Is there something in the draft?"""
        return bool(self.heard("considered")) and bool(self.considered["draft"])

    @property
    def readings(self) -> list[dict[str, Any]]:
        """The ways in which the rules take it."""
        return list(self.considered["readings"]) if self.drafted else []

    @property
    def complete(self) -> bool:
        """Can it be carried out as it is?"""
        return len(self.readings) == 1 and bool(self.readings[0]["complete"])

    @property
    def committed(self) -> bool:
        """Has the page carried it out?"""
        return bool(self.said("commit") or self.said("answer"))

    def settle(self) -> None:
        """Wait until the server has said something to what was asked last, or the action is under way."""
        told = self.page.evaluate("(patience) => window.settled(patience)", PATIENCE * 1000)
        assert told is not None, f"the rules do not speak: {self.report()}"
        self._take_in(told)

    def _take_in(self, text: str) -> None:
        told = json.loads(text)
        self._said += told["said"]
        self._heard += told["heard"]

    def wait(self, holds: Callable[[], Any]) -> None:
        """Wait until something holds, and look often: there are many of these."""
        end = time.monotonic() + PATIENCE
        while not holds():
            assert time.monotonic() < end, f"nothing came of it: {self.report()}"
            self.page.wait_for_timeout(15)
            self._take_in(self.page.evaluate(TOLD))

    # ------------------------------------------------------------ what became of it

    def answers(self) -> list[tuple[int, str]]:
        """Seat and phrase of all answers that the server has of this game."""
        with sqlite3.connect(f"file:{self.database}?mode=ro", uri=True) as database:
            rows = database.execute("SELECT seat, phrase FROM answers WHERE game = ? ORDER BY n", (self.table,))
            return [(int(seat), str(phrase)) for seat, phrase in rows]

    def check(self, action: Action) -> None:
        """The server has just these answers, and nobody complained."""
        done = self.answers()[action.n : action.n + len(action.phrases)]
        assert done == [(action.seat, phrase) for phrase in action.phrases], self.report()
        assert self.screen.faults == [], self.report()
        assert self.heard("error") == []

    def report(self) -> str:
        """How far we came."""
        said = json.dumps(self.heard("considered")[-1:], indent=1)[:2500]
        return f"touched {self.touched}, sent {self._said[-2:]}, faults {self.screen.faults}, heard {said}"


class Finger(Actor):
    """Somebody with a phone."""

    def raise_curtain(self) -> None:
        self.page.locator(".curtain button").tap()

    def press(self, found: dict[str, Any], wanted: Wanted) -> None:
        self.page.touchscreen.tap(found["x"], found["y"])


class Keys(Actor):
    """Somebody with a keyboard and nothing else."""

    STOPS = 60
    """Presses of a key that lead anywhere."""

    def raise_curtain(self) -> None:
        self.page.locator(".curtain button:focus").wait_for()
        self.page.keyboard.press("Enter")

    def press(self, found: dict[str, Any], wanted: Wanted) -> None:
        """By its digit, if it has one; else F6 leads to its region, Tab to its group and arrows to itself."""
        if found["digit"]:
            self.page.keyboard.press(found["digit"])
            return
        way = self.page.evaluate(WAY)
        for _ in range(self.STOPS):
            if way is None:
                break
            self.page.keyboard.press(way)
            way = self.page.evaluate(WAY)
        assert way is None, f"no key leads to {wanted}: {self.report()}"
        self.page.keyboard.press("Enter")
