"""What a seat sees, and what everybody may remember (section 20): a whitelist."""

# Not compiled: its types are msgspec structs, of which none leads back to itself: nothing for the garbage collector.

from __future__ import annotations

from msgspec import Struct

from intrigue.games.emerald.shared.view import PlanView as PlanView


class CityView(Struct, frozen=True, gc=False):
    """A city. Rows have a place for every seat."""

    id: str
    defence: int
    cubes: tuple[int, ...]
    agents: tuple[int, ...]
    zombies: int
    face_up: str
    """The card that can be claimed; empty if there is none."""
    stack: int
    """How many cards lie face down below it."""
    city_card_in: bool
    """The city card has not come up yet."""
    royalty: str
    royal: str
    """Where the royalty card is: `stack`, `slot`, `gone`, or with a player: `killed`, `hidden`."""
    royal_by: int | None
    royal_bombs: int
    royal_vp: int
    leader: int | None
    """Who has more pieces here than every other player."""


class GainView(Struct, frozen=True, gc=False):
    """Points on a player's disc, and what for."""

    source: str
    sort: str
    """`neutral`, `restorationist`, `loyalist`, or `box`."""
    points: int
    victim: int | None
    """Whose piece lies in the box."""


class SeatView(Struct, frozen=True, gc=False):
    """What everybody knows of a player."""

    colour: str
    stock: int
    limbo: int
    agent_stock: int
    away: int
    """Agents on Mi-Go."""
    yog: int
    """Agents on Yog-Sothoth."""
    tokens: int
    revealed: bool
    side: str
    """The identity card, `hidden` until it is revealed."""
    looked_by: tuple[int, ...]
    """Who has looked at it; what they saw stays with them."""
    turned: bool
    """A Change of Heart lies on it: the player is on the other side."""
    hand: int
    deck: int
    top: str
    """The top card of the discard pile; empty if nobody has seen it."""
    discards: tuple[str, ...]
    """Those in the discard pile that everybody has seen go there."""
    lost: int
    """How many more there are, which only they know."""
    unplaced: tuple[str, ...]
    """All their other cards: in hand, in the deck, or among the discards nobody has seen."""
    shuffled: tuple[str, ...]
    """What everybody knows was shuffled when the deck was last made."""
    shuffled_unseen: int
    kept: tuple[str, ...]
    points: int
    """What their disc shows."""
    gains: tuple[GainView, ...]
    final: int | None
    """Their score, when the game is over."""


class OwnView(Struct, frozen=True, gc=False):
    """What only the viewer knows."""

    side: str
    hand: tuple[str, ...]
    deck: tuple[str, ...]
    lost: tuple[str, ...]
    plan: PlanView | None
    looked: tuple[tuple[int, str], ...]
    """The identity cards they have looked at."""
    worth: int
    """What they would keep of their points if the game ended now, boxes and the penalty of the lowest apart."""
    perhaps: int
    """What their boxes would add if all their pieces belonged to Restorationists."""


class View(Struct, frozen=True, gc=False):
    """The table as one seat sees it, or as everybody does (`viewer` None)."""

    viewer: int | None
    options: dict[str, bool]
    round: int
    turns: int
    first: int
    active: int
    actions: int
    killing: bool
    hunted: tuple[int, ...]
    at_target: bool
    over: str
    """Why the game is over; empty while it goes on."""
    restorationist: int
    loyalist: int
    share: int
    track_length: int
    vp_end: int
    cities: tuple[CityView, ...]
    seats: tuple[SeatView, ...]
    zombies_left: int
    banished: bool
    away_since: int
    in_play: str
    unseen: tuple[str, ...]
    """The game cards nobody has seen: those in stacks and those left over."""
    removed: tuple[str, ...]
    own: OwnView | None
    agenda: tuple[tuple[str, tuple[int, ...]], ...]
    """What is still to do, the last first. Steps hold no secrets."""
