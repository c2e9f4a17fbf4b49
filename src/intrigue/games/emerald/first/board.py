"""What is shown besides the view: its types."""

# Not compiled: its types are msgspec structs, of which none leads back to itself: nothing for the garbage collector.

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from intrigue.games.emerald.shared.shown import Amount, Change, Side


class Influence(Struct, frozen=True, gc=False):
    """A player's influence at a place."""

    seat: int
    cubes: int
    agents: int
    points: int
    """Cubes, agents, and what else counts."""


class PlaceShown(Struct, frozen=True, gc=False):
    """A place for cubes: who has how much influence there, and what that means for the viewer."""

    id: str
    kind: Literal["card", "box", "effect"]
    city: str
    """Empty for a Permanent Effect."""
    card: str
    """What can be claimed there; empty where nothing lies."""
    there: bool
    """Is there anything to put cubes on?"""
    blocked: bool
    cubes: tuple[int, ...]
    """Of every seat."""
    influence: tuple[Influence, ...]
    """Everybody with influence there, the strongest first."""
    leader: int | None
    """Who has more than anybody else; None in a tie, or if nobody is there."""
    claim: Literal["none", "open", "short"]
    """Could the viewer claim there in their turn? `short`: with more cubes; `none`: not by cubes, or they watch."""
    short: int
    """How many cubes more it would take."""


class Journey(Struct, frozen=True, gc=False):
    """The cheapest open way to a city."""

    city: str
    cost: int
    via: tuple[str, ...]
    """The cities on the way."""


class Departure(Struct, frozen=True, gc=False):
    """Where the viewer's agents in one city can go for gold."""

    city: str
    journeys: tuple[Journey, ...]


class TrackShown(Struct, frozen=True, gc=False):
    """The next space of a track that is worth more; None: there is none."""

    next_at: int | None
    next_worth: int


class Attacked(Struct, frozen=True, gc=False):
    """An attack that somebody is asked about."""

    how: Literal["attempt", "shoggoth", "vampire", "zombie", "cthulhu"]
    attacker: int
    target: str
    """An agent, or a royal person."""
    city: str


What: TypeAlias = Literal["cities", "necronomicon", "royals", "track", "agents", "cards", "kills"]


class Gain(Struct, frozen=True, gc=False):
    """Points of a player, and what for."""

    what: What
    n: int


class Beside(Struct, frozen=True, gc=False):
    """Something that lies before a player, or that everybody knows of them."""

    what: Literal[
        "effect",
        "royal-killed",
        "royal-hidden",
        "killed-agent",
        "on-mi-go",
        "on-yog",
        "shown-double",
        "zombies-owner",
        "necronomicon-owner",
        "last-mad",
        "alone",
    ]
    thing: str
    """A card, an agent or a royal person; empty if it is none of these."""
    seat: int | None
    """Whose agent it was."""


class Evidence(Struct, frozen=True, gc=False):
    """Something that everybody sees and that speaks for a side."""

    what: Literal["killed-royalty", "hid-royalty", "killed-agents", "agents", "vampires", "zombies", "yog"]
    n: int
    side: Side
    weight: int


class SeatShown(Struct, frozen=True, gc=False):
    """What follows from the view about a player."""

    side: Side
    """As far as the viewer knows it, a Change of Heart counted in."""
    to_go: int
    """Points that are missing for the end of the game."""
    mad_limit: int
    """With how many Mad counters they go mad."""
    main: str
    """The city of the main agent; empty if there is none."""
    points: tuple[Gain, ...]
    """What their disc shows; for the viewer what their points would be worth."""
    beside: tuple[Beside, ...]
    evidence: tuple[Evidence, ...]


class Suspect(Struct, frozen=True, gc=False):
    """An agent of the viewer's, and how likely it is that another player holds the double agent counter."""

    agent: str
    percent: int
    known: int | None
    """Whom the viewer knows to hold it."""


class KnownDouble(Struct, frozen=True, gc=False):
    """A double agent counter that the viewer does not hold but knows of."""

    agent: str
    holder: int | None
    """None: nobody."""


class Score(Struct, frozen=True, gc=False):
    """A final score with its reasons."""

    seat: int
    side: Side
    had: int
    """What the disc showed."""
    parts: tuple[Gain, ...]
    """Every source of points, in the order of counting."""
    points: int
    out: bool
    """Their side is out."""
    place: int
    wins: bool


class Board(Struct, frozen=True, gc=False):
    """What follows from a view."""

    points: tuple[int, ...]
    """Where everybody's disc stands, for the chart."""
    attack: Attacked | None
    places: tuple[PlaceShown, ...]
    departures: tuple[Departure, ...]
    """From every city with an agent of the viewer's."""
    revolution: TrackShown
    war: TrackShown
    seats: tuple[SeatShown, ...]
    suspects: tuple[Suspect, ...]
    doubles: tuple[KnownDouble, ...]
    plan: tuple[str, ...]
    """The answers that led to the action which the viewer has begun, and not only drafted."""
    scores: tuple[Score, ...]
    """When the game is over."""
    lowest: int | None
    """Whose score was the lowest, if a side is out."""
    tie: bool
    """Points alone did not tell who wins."""


# ---------------------------------------------------------------- what a draft would come to


class Bombs(Struct, frozen=True, gc=False):
    """What an attempt takes, and what it has."""

    target: str
    city: str
    need: int
    agents: int
    """Bomb points of the player's counters there, and what effects add."""
    cards: int
    """Bomb points of the cards that support it."""
    points: int
    """What it is worth: a royal person's points, or for a Loyalist those of a killed agent at the end."""


class Trip(Struct, frozen=True, gc=False):
    """An agent who goes somewhere."""

    agent: str
    start: str
    city: str
    cost: int
    """In gold; 0 where nothing is paid."""
    via: tuple[str, ...]
    """The cities on the way."""


class Moved(Struct, frozen=True, gc=False):
    """Cubes that come to a place (more than 0) or leave it."""

    place: str
    """Limbo and the stock are places too."""
    seat: int
    n: int


class Standing(Struct, frozen=True, gc=False):
    """A place where the player's influence would change, or who leads there."""

    place: str
    points: Change
    """The player's influence."""
    leader_before: int | None
    leader_after: int | None


class Prospect(Struct, frozen=True, gc=False):
    """What a draft has, what it needs, and what it would change."""

    action: str
    """The verb of the action, or with which it begins; empty for an empty draft."""
    n: int
    of: int
    """What it has and needs: bomb points, gold, cubes; how many cards it discards."""
    cards: tuple[str, ...]
    """The cards that it takes from the hand."""
    cubes: Amount | None
    """Placing: how many go, of those in stock. Retrieving, sending and moving: how many of those that may."""
    gold: Amount | None
    """Moving: gold on the cards, and what the journeys cost. Buying: gold, and what the cubes cost."""
    bought: int
    """How many cubes the gold buys."""
    bombs: Bombs | None
    trips: tuple[Trip, ...]
    moved: tuple[Moved, ...]
    """By the action, or while it is not complete by what is chosen."""
    standings: tuple[Standing, ...]
    revolution: Change
    war: Change
    """Where the markers stand."""
    points: Change
    """What the player's disc shows."""
    worth: Change
    """What their points are worth to their side."""
