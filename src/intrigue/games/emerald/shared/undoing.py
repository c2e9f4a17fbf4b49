"""Moves that undo what the same player has done in the same turn: nobody who thinks makes one.

Whoever looks ahead weighs what a table is worth, and two ways to the same table are worth the same: so nothing keeps a
bot from putting a cube down and fetching it again. What was done in this turn, the story tells.
"""

# Not compiled: it reads phrases and tellings, which are text.

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from intrigue.games.emerald.shared.suspicion import seat_in
from intrigue.kernel.event import Plain, Telling

PLACING: Final = "place"
"""The verb that begins to put cubes somewhere, and the plan of it."""
SOMEWHERE: Final = ("at", "city")
"""The verbs that say where."""


class Turn(NamedTuple):
    """What a player has done in their turn so far."""

    placed: set[str]
    """Where they put cubes."""
    fetched: set[str]
    """Where they fetched cubes from."""
    left: set[tuple[str, str]]
    """Which agent went away from where; where agents are alike, the place they went to stands for them."""
    markers: set[tuple[str, bool]]
    """Which marker they moved, and whether upwards."""


def turn_so_far(story: Sequence[Telling], seat: int) -> Turn:
    """What the story tells of the turn that has not ended yet."""
    turn = Turn(set(), set(), set(), set())
    for telling in reversed(story):
        if telling.kind == "turn":
            break
        args = telling.args
        if telling.kind == "marker-moved":
            turn.markers.add((str(args["track"]), int(str(args["steps"])) > 0))
        elif "seat" not in args or seat_in(args) != seat:
            continue
        elif telling.kind == "cubes-placed":
            turn.placed.add(place_in(args))
        elif telling.kind == "cube-retrieved":
            turn.fetched.add(place_in(args))
        elif telling.kind == "agent-moved":
            turn.left.add((str(args.get("agent", args["there"])), str(args["city"])))
    return turn


def place_in(args: Mapping[str, Plain]) -> str:
    """The place that a telling speaks of."""
    return str(args.get("place", args.get("city")))


def undoes(turn: Turn, placing: bool, phrases: Sequence[str]) -> bool:
    """Would these answers undo what was done in this turn, or do in two actions what one could have done?"""
    for phrase in phrases:
        verb, *things = phrase.split()
        placing = placing or verb == PLACING
        if verb in SOMEWHERE and placing and not turn.placed.union(turn.fetched).isdisjoint(things):
            return True
        if verb == "take" and not turn.placed.isdisjoint(things):
            return True
        if verb == "go":
            start, end = things
            if (start, end) in turn.left:
                return True
            turn.left.add((end, start))  # where agents are alike, two of them could change places in one action
        if verb == "advance":
            if back(things[1]) in turn.markers:
                return True
            turn.markers.add(arrow(things[1]))
        if verb == "pass" and turn.placed:
            return True
    return False


def arrow(name: str) -> tuple[str, bool]:
    """The marker that an arrow moves, and whether upwards; where there are no arrows, markers go up."""
    track, _, way = name.rpartition("-")
    return (track, way == "up") if track else (name, True)


def back(name: str) -> tuple[str, bool]:
    """The same marker the other way."""
    track, up = arrow(name)
    return track, not up
