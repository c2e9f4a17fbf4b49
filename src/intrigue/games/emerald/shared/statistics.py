"""What there is to say about a game that is over: its length, its end, and who was on which side and claimed what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from intrigue.games.emerald.shared.cards import SIDE_NAMES
from intrigue.games.emerald.shared.table import EmeraldTable, side_of
from intrigue.kernel.event import seat_name

TURNS: Final = "turns"
END: Final = "end"
SIDE: Final = "side"
SEAT: Final[dict[str, tuple[str, ...]]] = {SIDE: SIDE_NAMES}


def said_of_game(why_names: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """What is said about a game, with the words it may be; the first name stands for a game that goes on."""
    return {TURNS: (), END: why_names[1:]}


def of_game(t: EmeraldTable, why_names: tuple[str, ...]) -> dict[str, str | int]:
    """How many turns there were, all players' together, and why the game ended."""
    return {TURNS: int(t.turns), END: why_names[t.over]}


def of_seat(t: EmeraldTable, seat: int) -> dict[str, str]:
    """The side on which a player was at the end."""
    return {SIDE: SIDE_NAMES[side_of(t, seat)]}


def claimed(t: EmeraldTable, seat: int, kinds: Mapping[str, str]) -> tuple[str, ...]:
    """What a player has claimed, by the story: for each kind of event, which of its arguments names the thing."""
    me = seat_name(seat)
    found = [str(event.args[kinds[event.kind]]) for event in t.log if event.kind in kinds and event.args["seat"] == me]
    return tuple(dict.fromkeys(found))
