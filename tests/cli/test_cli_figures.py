"""Many games in figures."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys

import pytest
from terminal import LANGUAGES, environment, run

SIMULATE = ("simulate", "kabale", "--processes", "1", "--seats", "4")


@pytest.mark.parametrize("language", LANGUAGES)
def test_table_of_figures(language: str) -> None:
    """For every seat the table shows its bot, its share of victories and its mean score."""
    result = run(*SIMULATE, "--games", "10", "--lang", language)

    assert result.exit_code == 0
    assert result.output.count("random") == 4
    assert result.output.count("%") >= 12
    assert result.stderr == ""


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


@pytest.mark.parametrize(
    "wrong", [("--games", "0"), ("--processes", "0"), ("--bots", "greedy,random"), ("--think", "0")]
)
def test_impossible_series(wrong: tuple[str, str]) -> None:
    """What cannot be played is refused before anything starts."""
    result = run("simulate", "kabale", "-p", "1", "-n", "3", *wrong)

    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("intrigue: ")
