"""Immediate abilities do the same when nobody listens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import pytest

import intrigue
from intrigue.games.kabale import GAME
from intrigue.games.kabale.cards import CARD_NAMES
from kabale.situations import (
    situation,
)
from support import clause


class Scene(NamedTuple):
    """A situation and the answers that follow; the first player who is asked is `players[0]`."""

    players: str
    columns: Sequence[str]
    hands: Mapping[str, str]
    answers: Sequence[str]
    piles: Mapping[str, str] = {}
    options: Mapping[str, str] = {}


SCENES = {
    "explorer chain": Scene(
        "WRB", ["trade-5: R explorer(d)", "music-5: B explorer(d)"], {"W": "explorer"}, ["lay explorer column-1"]
    ),
    "assassin": Scene("RB", ["trade-5: B assassin(d)"], {"R": "king"}, ["lay king column-1", "draw queen"]),
    "assassin, shown": Scene(
        "RB", ["trade-5: B assassin(d)"], {"R": "king"}, ["lay king column-1"], {}, {"assassin_victim_shown": "true"}
    ),
    "storm": Scene("RB", ["trade-5: B storm(d)", "music-5:"], {"R": "king"}, ["lay king column-1", "draw queen"]),
    "cap used": Scene(
        "RB",
        ["trade-5: B magic_cap(d)"],
        {"R": "king", "B": "queen witch"},
        ["lay king column-1", "slide queen", "draw king", "draw queen"],
        {"B": ""},
    ),
    "cap unused": Scene("RB", ["trade-5: B magic_cap(d)"], {"R": "king", "B": "queen"}, ["lay king column-1", "keep"]),
    "traitor": Scene(
        "RB", ["trade-5: B traitor(d)", "music-4:"], {"R": "king"}, ["lay king column-1", "swap column-2"]
    ),
    "traitor unused": Scene("RB", ["trade-5: B traitor(d)", "music-4:"], {"R": "king"}, ["lay king column-1", "stay"]),
    "end of a round": Scene(
        "RB",
        ["trade-1:", "music-1: B magic_cap [witch], R storm(d)"],
        {"R": "king queen juliet", "B": "king queen juliet"},
        ["lay king column-1", "draw witch", "turn-up trade-2", "turn-up trade-3"],
    ),
    "nothing to draw": Scene(
        "RB",
        ["trade-5: " + ", ".join(f"R {card}" for card in CARD_NAMES if card not in ("king", "queen")), "music-5:"],
        {"R": "king queen", "B": "king"},
        ["lay king column-2"],
    ),
    "skipped": Scene(
        "RB",
        ["trade-5: " + ", ".join(f"B {card}" for card in CARD_NAMES), "music-5:"],
        {"R": "king queen"},
        ["lay king column-2", "draw witch"],
    ),
}


@clause("K-203")
@pytest.mark.parametrize("name", SCENES)
def test_everything_happens_alike_when_nobody_listens(name: str) -> None:
    """The same answers lead to the same views for every seat; only the story is missing."""
    scene = SCENES[name]
    loud, quiet = (
        situation(
            scene.players,
            scene.columns,
            hands=scene.hands,
            piles=scene.piles,
            options=scene.options,
            turn=scene.players[0],
        )
        for _ in range(2)
    )
    quiet.listening = False

    for phrase in scene.answers:
        intrigue.advance(loud, GAME.verbs.option(phrase))
        intrigue.advance(quiet, GAME.verbs.option(phrase))

    for viewer in (*range(len(scene.players)), None):
        assert GAME.observe(quiet, viewer) == GAME.observe(loud, viewer)
    assert intrigue.decision(quiet) == intrigue.decision(loud)
    assert loud.log
    assert quiet.log == []


@pytest.mark.parametrize("seed", range(4))
def test_a_whole_game_is_the_same_when_nobody_listens(seed: int) -> None:
    """The same dice give the same scores and the same last view."""
    loud, quiet = GAME.new(5), GAME.new(5)
    loud.listening = True

    for t in (loud, quiet):
        intrigue.play_out(t, intrigue.Rng(seed))

    assert GAME.observe(quiet, None) == GAME.observe(loud, None)
    assert GAME.scores(quiet) == GAME.scores(loud)
    assert loud.log
    assert quiet.log == []
