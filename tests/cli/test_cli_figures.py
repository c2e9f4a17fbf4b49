"""Many games in figures."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from cli.terminal import LANGUAGES, environment, run
from intrigue import GAMES
from intrigue.i18n import Words

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "outside" / "last_word.py"
SIMULATE = ("simulate", "kabale", "--processes", "1", "--seats", "4")


@pytest.mark.parametrize("language", LANGUAGES)
def test_table_of_figures(language: str) -> None:
    """For every seat the table shows its bot, its share of victories and its mean score."""
    result = run(*SIMULATE, "--games", "10", "--lang", language)

    assert result.exit_code == 0
    assert result.output.count("random") == 4
    assert result.output.count("%") >= 12
    assert result.stderr == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_game_tells(language: str) -> None:
    """A game that tells how it went has a table for each side and for each end, and its length in turns."""
    said = run("simulate", "emerald2", "-p", "1", "-g", "2", "--seats", "2", "--lang", language)
    figures = json.loads(run("simulate", "emerald2", "-p", "1", "-g", "2", "--seats", "2", "--json").stdout)
    words = Words(GAMES["emerald2"], language)

    lines = said.output.splitlines()
    for name, counts in figures["counts"].items():
        for word, times in counts.items():
            (line,) = [line for line in lines if f"│ {words.line(f'fact-{name}-{word}')} " in line]
            assert line.split("│")[2].strip() == str(times)
    for name, groups in figures["groups"].items():
        for word in groups:
            (line,) = [line for line in lines if f"│ {words.line(f'fact-{name}-{word}')} " in line]
            assert line.count("%") == 4
    for name in figures["measures"]:
        assert sum(line.startswith(f"{words.line(f'fact-{name}')}: ") for line in lines) == 1


def test_json_is_one_document() -> None:
    """With --json there is one JSON document on stdout and nothing else."""
    result = run(*SIMULATE, "--games", "20", "--seed", "3", "--json")

    figures = json.loads(result.stdout)
    assert figures["games"] == 20
    assert figures["seed"] == 3
    assert len(figures["seats"]) == 4
    assert sum(seat["win_share"]["mean"] for seat in figures["seats"]) == pytest.approx(1)


def test_progress_goes_to_stderr() -> None:
    """On a terminal there is a progress bar, but stdout stays pure JSON."""
    master, slave = pty.openpty()

    result = subprocess.run(
        [sys.executable, "-m", "intrigue", *SIMULATE, "--games", "20", "--json", "--lang", "en"],
        stdout=subprocess.PIPE,
        stderr=slave,
        env={**environment(), "TERM": "xterm"},
        timeout=60,
        check=True,
    )
    shown = os.read(master, 4096)
    os.close(slave)
    os.close(master)

    assert json.loads(result.stdout)["games"] == 20
    assert b"Playing" in shown


def test_bots_for_each_seat() -> None:
    """A list names the bot of every seat."""
    result = run("simulate", "kabale", "-p", "1", "-g", "2", "-n", "3", "-b", "greedy,random,random", "--json")

    assert [seat["bot"] for seat in json.loads(result.stdout)["seats"]] == ["greedy", "random", "random"]


def test_a_program_plays() -> None:
    """A bot may be a command behind `run:`."""
    bot = f"run:{sys.executable} {EXAMPLE}"
    result = run("simulate", "kabale", "-p", "1", "-g", "2", "-n", "2", "-b", f"random,{bot}", "--json")

    assert [seat["bot"] for seat in json.loads(result.stdout)["seats"]] == [
        "random",
        f"Outside({bot.removeprefix('run:')!r})",
    ]
    assert "plays on for it" not in result.stderr


@pytest.mark.parametrize(
    "wrong",
    [
        ("--games", "0"),
        ("--processes", "0"),
        ("--bots", "greedy,random"),
        ("--bots", "run:no-such-program"),
        ("--think", "0"),
    ],
)
def test_impossible_series(wrong: tuple[str, str]) -> None:
    """What cannot be played is refused before anything starts."""
    result = run("simulate", "kabale", "-p", "1", "-n", "3", *wrong)

    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("intrigue: ")
