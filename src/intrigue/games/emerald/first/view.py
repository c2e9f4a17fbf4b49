"""What a seat sees, and what everybody may remember (section 22): a whitelist."""

# Not compiled: its types are msgspec structs, of which none leads back to itself: nothing for the garbage collector.

from __future__ import annotations

from msgspec import Struct

from intrigue.games.emerald.shared.view import PlanView as PlanView


class CityView(Struct, frozen=True, gc=False):
    """A city. Rows have a place for every seat."""

    id: str
    vp: int
    defence: int
    control: int | None
    locked: bool
    destroyed: bool
    box: tuple[int, ...]
    """Cubes in the City box."""
    box_blocked: bool
    face_up: str
    """The Game card that can be claimed; empty if there is none."""
    cubes: tuple[int, ...]
    """Cubes on it."""
    blocked: bool
    pile: int
    """How many cards lie face down below it."""
    royal: str
    """What became of the royal person: `free`, `killed`, `hidden`, `gone`."""
    royal_by: int | None
    royal_defence: int
    royal_vp: int
    zombies: int


class EffectView(Struct, frozen=True, gc=False):
    """A Permanent Effect."""

    id: str
    place: str
    """`deck`, `display`, `seat`, `city` (Cthulhu on the destroyed one) or `gone`."""
    owner: int | None
    cubes: tuple[int, ...]
    blocked: bool


class AgentView(Struct, frozen=True, gc=False):
    """An agent's counter."""

    id: str
    place: str
    """A city by its name, or `aside`, `card` (his own, face up), `mi_go`, `yog_sothoth`, `killed`, `eaten`, `lost`."""
    controller: int | None
    """Whose disc lies on it."""
    kept_by: int | None
    vampire: bool
    since: int
    """The turn in which he went to the Mi-go."""
    bombs: int
    vp: int
    double: str
    """The double agent counter that names him: `hidden`, or `shown`."""
    double_by: int | None
    """Who has shown it."""


class SeatView(Struct, frozen=True, gc=False):
    """What everybody knows of a player."""

    colour: str
    stock: int
    pool: int
    limbo: int
    mad: int
    struck: int
    """How often their main agent was attacked and not saved."""
    revealed: bool
    side: str
    """The identity card, `hidden` until it is revealed."""
    turned: bool
    """A Change of Heart lies on it: the player is on the other side."""
    looked_at_by: tuple[int, ...]
    """Who has looked at their identity."""
    known: bool
    """To the authorities."""
    disc: int
    """Where their disc stands on the VP track."""
    doubles: int
    """How many double agent counters they hold that are not shown."""
    hand: int
    deck: int
    top: str
    """The top card of the discard pile; empty if nobody has seen it."""
    discards: tuple[str, ...]
    """Those in the discard pile that everybody has seen go there."""
    lost: int
    """How many more there are, which only they know."""
    buried: int
    """How many hand cards they have removed face down."""
    unplaced: tuple[str, ...]
    """All their other cards: in hand, in the deck, among the discards nobody has seen, or removed face down."""
    shuffled: tuple[str, ...]
    """What everybody knows was shuffled when the deck was last made."""
    shuffled_unseen: int
    final: int | None
    """Their score, when the game is over."""


class OwnView(Struct, frozen=True, gc=False):
    """What only the viewer knows."""

    side: str
    hand: tuple[str, ...]
    deck: tuple[str, ...]
    lost: tuple[str, ...]
    buried: tuple[str, ...]
    plan: PlanView | None
    looked: tuple[tuple[int, str], ...]
    """The identity cards they have looked at."""
    doubles: tuple[str, ...]
    """The double agent counters they hold."""
    drawn: tuple[str, ...]
    """Those they have drawn and are choosing from."""
    elsewhere: tuple[tuple[str, int | None], ...]
    """Counters they do not hold but know of, and who holds them; None: nobody."""
    worth: int
    """Their corrected score now."""
    kills: int
    """How many agents they have killed that might count at the end."""


class View(Struct, frozen=True, gc=False):
    """The table as one seat sees it, or as everybody does (`viewer` None)."""

    viewer: int | None
    options: dict[str, bool | int]
    round: int
    turns: int
    first: int
    active: int
    actions: int
    free_used: bool
    hudson_used: bool
    safe: tuple[str, ...]
    hunted: tuple[str, ...]
    delayed: bool
    due: str
    due_seat: int
    over: str
    """Why the game is over; empty while it goes on."""
    war: int
    revolution: int
    war_high: int
    revolution_high: int
    war_top: int
    revolution_top: int
    war_vp: int
    revolution_vp: int
    vp_end: int
    cities: tuple[CityView, ...]
    effects: tuple[EffectView, ...]
    agents: tuple[AgentView, ...]
    seats: tuple[SeatView, ...]
    blocking_discs: int
    zombies_left: int
    zombie_owner: int | None
    banished: bool
    sane_left: int
    mad_left: int
    doubles_left: int
    doubles_drawn: int
    necronomicon_of: int | None
    in_play: str
    unseen: tuple[str, ...]
    """The Game cards nobody has seen: those in piles and those left over."""
    removed: tuple[str, ...]
    own: OwnView | None
    agenda: tuple[tuple[str, tuple[int, ...]], ...]
    """What is still to do, the last first. Steps hold no secrets."""
