"""What is shown besides the view: its types."""

# Not compiled: its types are msgspec structs, of which none leads back to itself: nothing for the garbage collector.

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from intrigue.games.emerald.shared.shown import Change, OpenSide, Side

Fate: TypeAlias = Literal["kept", "lost", "open"]
"""Does a player keep points at the end? `open`: the viewer cannot know."""
Sort: TypeAlias = Literal["neutral", "restorationist", "loyalist", "box"]

# ---------------------------------------------------------------- the board


class Present(Struct, frozen=True, gc=False):
    """A player's pieces in a city."""

    seat: int
    cubes: int
    agents: int
    pieces: int
    """Cubes and agents together: whoever has most leads."""


class CityShown(Struct, frozen=True, gc=False):
    """Who is in a city, who leads there, and what that means for the viewer."""

    id: str
    present: tuple[Present, ...]
    """Everybody with pieces there, the strongest first."""
    leader: int | None
    margin: int
    """How many pieces the leader has more than the next."""
    short: int
    """How many pieces more would give the viewer the lead; 0 for who leads, or watches."""
    claim: Literal["none", "open", "lead", "cube"]
    """Can the viewer claim the card there? `lead`, `cube`: that is missing; `none`: there is no card, or they watch."""
    banished: bool
    """The card there has lost its text and its points."""


class GainShown(Struct, frozen=True, gc=False):
    """Points of a player, what for, and whether they count in the end."""

    source: str
    sort: Sort
    points: int
    victim: int | None
    """Whose piece lies in the box."""
    fate: Fate


Danger: TypeAlias = Literal["agent", "token"]


class SeatShown(Struct, frozen=True, gc=False):
    """What follows from the view about a player."""

    side: Side
    """As far as the viewer knows it, a Change of Heart counted in."""
    to_go: int
    """Points that are missing for the end of the game."""
    agents: int
    """Agents on the board, those on Mi-Go included."""
    danger: tuple[Danger, ...]
    """What is their last one: without it they must reveal."""
    killed: int
    """Royal persons assassinated."""
    hidden: int
    """Royal persons hidden."""
    boxes: int
    """Agents killed that lie in boxes."""
    zombies: bool
    """They own the Zombies."""
    beside: tuple[str, ...]
    """Cards beside their identity of which nothing else here speaks."""
    gains: tuple[GainShown, ...]
    tracks: Fate | None
    """Do they keep their share from the tracks? None: there is none."""


class Attacked(Struct, frozen=True, gc=False):
    """An attack that waits for interrupts."""

    how: Literal["assassination", "shoggoth", "vampires", "zombie", "cthulhu"]
    attacker: int
    city: str
    victim: int | None
    """Whose agent is attacked; None: everybody's."""
    card: str
    """The card in play."""


class Part(Struct, frozen=True, gc=False):
    """Points of one kind that a player kept, or lost."""

    kind: Literal["neutral", "restorationist", "loyalist", "box", "tracks"]
    points: int
    kept: bool


class Score(Struct, frozen=True, gc=False):
    """A final score with its reasons. What was lost is 0 or more."""

    seat: int
    side: OpenSide
    had: int
    """What the disc showed."""
    other: int
    """Lost: points of the other side."""
    box: int
    """Lost: boxes that do not count."""
    share: int
    """Lost: the share from the tracks."""
    penalty: int
    """Lost: for the side of the lowest."""
    points: int
    place: int
    wins: bool
    parts: tuple[Part, ...]
    """What the disc showed, kind by kind, first what was kept."""


class Board(Struct, frozen=True, gc=False):
    """What follows from a view."""

    points: tuple[int, ...]
    """What everybody's disc shows."""
    attack: Attacked | None
    ahead: OpenSide | None
    """The side of the higher marker; None if they are level."""
    cities: tuple[CityShown, ...]
    seats: tuple[SeatShown, ...]
    plan: tuple[str, ...]
    """The answers that led to the action which the viewer has begun, and not only drafted."""
    scores: tuple[Score, ...]
    """When the game is over."""
    lowest: int | None
    """Whose score was the lowest before the penalty."""
    tie: bool
    """Points alone did not tell who wins: a Restorationist is higher."""


# ---------------------------------------------------------------- what a draft would come to


Unit: TypeAlias = Literal["cubes", "agents", "claims", "bombs", "cards", "pieces"]


class Bombs(Struct, frozen=True, gc=False):
    """What an assassination takes, and what it has."""

    city: str
    target: str
    """A seat, or `royalty`."""
    need: int
    agents: int
    """Bomb points of the agents there, doubled by the Fenians."""
    cards: int
    """Bomb points of the cards that support it."""
    points: int
    """What the kill is worth: of the royalty card, or in the agent box of the card."""


class Moved(Struct, frozen=True, gc=False):
    """Pieces that come to a place (above 0) or leave it."""

    place: str
    seat: int | None
    """Whose they are; None: zombies, counted as agents."""
    cubes: int
    agents: int


class Lead(Struct, frozen=True, gc=False):
    """A city where somebody else would lead."""

    city: str
    before: int | None
    after: int | None


class Prospect(Struct, frozen=True, gc=False):
    """What a draft has, what it needs, and what it would change."""

    action: str
    """The verb that it begins with; empty for an empty draft."""
    cards: tuple[str, ...]
    """The cards that it takes from the hand."""
    unit: Unit | None
    """What is counted: cubes to place or retrieve, agents to move, claims, bomb points, cards to discard, targets."""
    n: int
    """How many there are: those that the cards place, claim or bring; those that are chosen."""
    of: int
    """Of how many: in stock, to be chosen, at most, possible, needed; 0 where there is no such number."""
    bombs: Bombs | None
    moved: tuple[Moved, ...]
    """By the action, or while it is not complete by what is chosen."""
    leads: tuple[Lead, ...]
    restorationist: Change
    loyalist: Change
    """Where the markers stand."""
    points: Change
    """What the player's disc shows."""
    worth: Change
    """What would count of it, boxes apart."""
