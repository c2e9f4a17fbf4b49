"""Turns of games of the Emeralds, as their stories tell them: what was for good in them, and what undid itself.

A move that undoes itself is no good to anybody. Whoever moves a marker up and down again in one turn, fetches cubes
from where they have just put some, walks an agent there and back, or needs two actions for what one would have done,
has not thought; nor has whoever puts cubes down and lets the other action go with cards in hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from msgspec import Struct, field

from intrigue import GAMES, Record
from intrigue.games.emerald.shared.suspicion import seat_in
from intrigue.games.emerald.shared.table import EmeraldTable, in_hand
from intrigue.games.emerald.shared.undoing import place_in
from intrigue.kernel.event import Plain, story
from intrigue.kernel.record import positions

FOR_GOOD: Final = frozenset(
    (
        "claimed",
        "city-claimed",
        "effect-claimed",
        "royal-killed",
        "royal-hidden",
        "royalty-killed",
        "royalty-hidden",
        "agent-killed",
        "agent-taken",
        "agent-lost",
        "turned",
        "double-shown",
        "city-destroyed",
        "city-devastated",
        "revealed",
        "removed",
        "effect-removed",
        "sacrificed",
        "scored",
        "game-ends",
    )
)
"""What happens and is not undone by the next player's action: somebody has something, or is gone."""


class Turn(Struct):
    """One player's turn."""

    seat: int
    round: int
    told: list[str] = field(default_factory=list)
    """The kinds of all that happened."""
    placed: list[str] = field(default_factory=list)
    """Where they put cubes, once for every action."""
    fetched: list[str] = field(default_factory=list)
    """Where they fetched cubes from."""
    walks: list[tuple[str, str, str]] = field(default_factory=list)
    """Which agent went from where to where."""
    steps: list[tuple[str, int]] = field(default_factory=list)
    """How far they moved which marker."""
    let_go: int = 0
    """How often they let an action go with cards in hand, after they had put cubes down."""

    def is_for_good(self) -> bool:
        """Did anything happen that is not undone?"""
        return not FOR_GOOD.isdisjoint(self.told)

    def silly(self) -> list[str]:
        """What undid itself, or was not needed."""
        out = []
        for track in {track for track, _ in self.steps}:
            moved = [steps for name, steps in self.steps if name == track]
            if min(moved) < 0 < max(moved):
                out.append(f"{track} up and down")
        out += [f"cubes to {place} and back" for place in set(self.placed) & set(self.fetched)]
        out += [f"twice cubes to {place}" for place in set(self.placed) if self.placed.count(place) > 1]
        there = set(self.walks)
        out += [f"{who} to {end} and back" for who, start, end in there if start < end and (who, end, start) in there]
        return out + ["an action let go"] * self.let_go


def turns(record: Record) -> Iterator[Turn]:
    """All turns of a game, in their order."""
    turn: Turn | None = None
    told = 0
    for table in positions(record, GAMES):
        assert isinstance(table, EmeraldTable)
        for telling in story(table.log[told:], None):
            if telling.kind == "turn":
                if turn is not None:
                    yield turn
                turn = Turn(seat_in(telling.args), int(str(telling.args["round"])))
            elif turn is not None:
                hear(turn, telling.kind, telling.args, table)
        told = len(table.log)
    if turn is not None:
        yield turn


def hear(turn: Turn, kind: str, args: Mapping[str, Plain], table: EmeraldTable) -> None:
    """Something happened in this turn."""
    turn.told.append(kind)
    if kind == "marker-moved":
        turn.steps.append((str(args["track"]), int(str(args["steps"]))))
    if "seat" not in args or seat_in(args) != turn.seat:
        return
    if kind == "cubes-placed":
        turn.placed.append(place_in(args))
    elif kind == "cube-retrieved":
        turn.fetched.append(place_in(args))
    elif kind == "agent-moved":
        turn.walks.append((str(args.get("agent", "agent")), str(args["city"]), str(args["there"])))
    elif kind == "passed" and turn.placed and in_hand(table, turn.seat) > 0:
        turn.let_go += 1
