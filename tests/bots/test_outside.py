"""Bots that are other programs: what they hear, what they may say, and what becomes of those that do not behave."""

from __future__ import annotations

import json
import re
import sys
import textwrap
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

import intrigue
from intrigue.arena import match, simulate
from intrigue.bots import Clock, UnknownBot, make, outside
from intrigue.bots.outside import Outside, seated
from intrigue.games import GAMES
from intrigue.session import Session

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "outside" / "last_word.py"
KABALE = GAMES["kabale"]

ANSWERS = """
import json, sys, time
n = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] != "ask":
        continue
    n += 1
    answer = {"type": "answer", "id": message["id"], "phrase": message["phrases"][0]}
"""


SAY = "print(json.dumps(answer), flush=True)"


class Scripts:
    """Makes programs."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, code: str, answers: bool = True) -> str:
        """The command that runs this code, for every question if it is one that answers."""
        file = self.folder / f"bot{len(list(self.folder.iterdir()))}.py"
        file.write_text(ANSWERS + textwrap.indent(textwrap.dedent(code), "    ") if answers else textwrap.dedent(code))
        return f"{sys.executable} {file}"


@pytest.fixture
def script(tmp_path: Path) -> Scripts:
    """Makes programs."""
    return Scripts(tmp_path)


@pytest.mark.parametrize("game", GAMES)
def test_the_example_plays_whole_games(game: str) -> None:
    """Beside bots of ours, and the same game when it is played again."""
    bot = f"{sys.executable} {EXAMPLE}"
    played = [match(GAMES[game], [Outside(bot, GAMES[game]), "random"], 5).record for _ in range(2)]

    assert played[0] == played[1]
    assert len(EXAMPLE.read_text().splitlines()) <= 30


def test_what_a_program_hears(script: Scripts, tmp_path: Path) -> None:
    """That a game begins, then its questions: its view and its story as they were at that time, and nothing else."""
    heard_in = tmp_path / "heard"
    bot = Outside(script(f"open({str(heard_in)!r}, 'a').write(line); {SAY}"), KABALE)
    record = match(KABALE, ["random", bot], 3).record
    bot.close()

    heard = [json.loads(line) for line in heard_in.read_text().splitlines()]
    session = Session(KABALE, 2, {}, 3)
    told: list[Any] = []
    for line in [line for line in record.splitlines() if line[:2] in ("0 ", "1 ")]:
        seat, phrase = int(line[0]), line[2:]
        session.roll()
        if seat == 1:
            view, story, decision = session.ask(1)
            asked = heard.pop(0)
            told += asked["story"]
            assert asked["since"] + len(asked["story"]) == len(story)
            assert told == plain(story)
            assert asked["view"] == plain(view)
            assert asked["phrases"] == [KABALE.verbs.phrase(option) for option in decision.options]
            assert set(asked) == {
                "type", "id", "seat", "prompt", "about", "phrases", "clock", "seed", "view", "since", "story"
            }  # fmt: skip
        session.answer(seat, phrase)
    assert heard == []


def plain(thing: object) -> Any:
    """A thing as it comes over a line."""
    return json.loads(msgspec.json.encode(thing))


FAULTS = {
    "it ended with exit code 3": f"sys.exit(3) if n == 3 else {SAY}",
    "it answered 'nonsense', which is no answer": "print('nonsense', flush=True)",
    "it answered 'lay the moon', which is not offered": f"answer['phrase'] = 'lay the moon'; {SAY}",
    "it answered question 17 when it was asked question 1": f"answer['id'] = 17; {SAY}",
    "contains unknown field `more`": f"answer['more'] = 1; {SAY}",
    "without being asked|when it was asked question 2": f"{SAY}; {SAY}",
    "it wrote a line of more than 65536 bytes": "print('x' * 100_000, flush=True)",
    "it said nothing for 0.2 seconds": "time.sleep(1)",
    "it closed its output": "import os; os.close(1); time.sleep(5)",
}


@pytest.mark.parametrize("fault", FAULTS)
def test_whoever_does_not_behave_loses_the_seat(
    script: Scripts, fault: str, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game goes on with a bot of ours, and somebody is told why."""
    clock = Clock(iterations=10)
    if "nothing" in fault:
        monkeypatch.setattr(outside, "SLOW", 0.15)
        monkeypatch.setattr(outside, "UNTIMED", 0.15)
        clock = Clock(seconds=0.05)
    bot = Outside(script(FAULTS[fault]), KABALE)

    result = match(KABALE, [bot, "random"], 1, clock=clock)

    assert sum(result.returns) == pytest.approx(1)
    assert re.search(fault, bot.fault)
    said = capfd.readouterr().err
    assert bot.fault in said
    assert "Greedy('kabale') plays on for it at seat 0" in said


def test_floods_and_the_deaf_stop_nobody(script: Scripts, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that writes without end, and one that never reads what it is asked."""
    monkeypatch.setattr(outside, "UNTIMED", 0.5)
    flood = Outside(script("while True: print('x' * 1000)", answers=False), KABALE)
    deaf = Outside(script("import time; time.sleep(100)", answers=False), KABALE)
    began = time.monotonic()

    match(KABALE, [flood, deaf], 2, clock=Clock(iterations=5))

    assert flood.fault
    assert deaf.fault == "it said nothing for 0.5 seconds"
    assert time.monotonic() - began < 60


def test_a_new_game_is_a_new_chance(script: Scripts) -> None:
    """Whoever failed in one game is asked again in the next."""
    bot = Outside(
        script("sys.exit(1) if message['view']['round'] > 1 else print(json.dumps(answer), flush=True)"), KABALE
    )

    match(KABALE, [bot, "random"], 1)
    first, bot.fault = bot.fault, "the same as before"
    match(KABALE, [bot, "random"], 2)

    assert first == bot.fault == "it ended with exit code 1"


def test_the_program_ends_with_its_bot(script: Scripts) -> None:
    """When it is closed, or nobody has the bot any more."""
    bot = Outside(script(SAY), KABALE)
    match(KABALE, [bot, "random"], 1)
    running = bot._running
    assert running is not None
    process = running.process
    assert process.poll() is None

    del running, bot

    assert process.wait(timeout=30) == 0


@pytest.mark.parametrize("command", ["", "no-such-program --fast", "unclosed 'quote"])
def test_a_program_that_is_not_there(command: str) -> None:
    """It is said before anything is played."""
    with pytest.raises(UnknownBot):
        Outside(command, KABALE)


def test_names(script: Scripts) -> None:
    """A command stands behind `run:`; elsewhere than on one's own machine nobody can name one."""
    command = script(SAY)
    bots = seated(["greedy", f"run:{command}"], KABALE)

    assert bots[0] == "greedy"
    assert repr(bots[1]) == f"Outside({command!r})"
    with pytest.raises(UnknownBot):
        make(f"run:{command}", KABALE)


def test_series_in_several_processes(script: Scripts) -> None:
    """It goes along to other processes, where it is started anew, and plays the same games."""
    bots = seated([f"run:{script(SAY)}", "random"], KABALE)
    one, two = (simulate(intrigue.GAMES["kabale"], 2, 6, 4, bots, processes) for processes in (1, 2))

    assert one.seats == two.seats
