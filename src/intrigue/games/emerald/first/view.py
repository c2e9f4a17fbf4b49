"""What a seat sees, and what everybody may remember (section 22): a whitelist."""

from __future__ import annotations

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from intrigue.games.emerald.first.acts import PLAN_NAMES
from intrigue.games.emerald.first.cards import (
    AGENT_NAMES,
    AGENTS,
    BOX,
    CARD_NAMES,
    CITIES,
    CITY_NAMES,
    EFFECT,
    EFFECT_NAMES,
    EFFECTS,
    FIRST_AGENT,
    NAMED,
    NO_CARD,
    PLAYERS,
    SIDE_NAMES,
    TARGET_NAMES,
)
from intrigue.games.emerald.first.doubles import supply
from intrigue.games.emerald.first.fate import WHY_NAMES
from intrigue.games.emerald.first.places import discs_left
from intrigue.games.emerald.first.scoring import corrected, final_score, is_kill_of, revolution_points, war_points
from intrigue.games.emerald.first.table import (
    ASIDE,
    AT_LARGE,
    DRAWN,
    EATEN_BY,
    GONE,
    HIDDEN_BY,
    IN_DECK,
    IN_SUPPLY,
    KEPT_BY,
    LOST,
    ON_CITY,
    ON_DISPLAY,
    ON_MI_GO,
    ON_YOG,
    OUT_OF_GAME,
    SHOWN_BY,
    Emerald,
    doubles_of,
    side_of,
)
from intrigue.kernel.event import HIDDEN


class CityView(Struct, frozen=True):
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


class EffectView(Struct, frozen=True):
    """A Permanent Effect."""

    id: str
    place: str
    """`deck`, `display`, `seat`, `city` (Cthulhu on the destroyed one) or `gone`."""
    owner: int | None
    cubes: tuple[int, ...]
    blocked: bool


class AgentView(Struct, frozen=True):
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


class SeatView(Struct, frozen=True):
    """What everybody knows of a player."""

    colour: str
    stock: int
    pool: int
    limbo: int
    mad: int
    struck: int
    """How often his main agent was attacked and not saved."""
    revealed: bool
    side: str
    """The identity card, `hidden` until it is revealed."""
    turned: bool
    """A Change of Heart lies on it: the player is on the other side."""
    looked_at_by: tuple[int, ...]
    """Who has looked at his identity."""
    known: bool
    """To the authorities."""
    disc: int
    """Where his disc stands on the VP track."""
    doubles: int
    """How many double agent counters he holds that are not shown."""
    hand: int
    deck: int
    top: str
    """The top card of the discard pile; empty if nobody has seen it."""
    discards: tuple[str, ...]
    """Those in the discard pile that everybody has seen go there."""
    lost: int
    """How many more there are, which only he knows."""
    buried: int
    """How many hand cards he has removed face down."""
    unplaced: tuple[str, ...]
    """All his other cards: in hand, in the deck, among the discards nobody has seen, or removed face down."""
    shuffled: tuple[str, ...]
    """What everybody knows was shuffled when the deck was last made."""
    shuffled_unseen: int
    final: int | None
    """His score, when the game is over."""


class PlanView(Struct, frozen=True):
    """An action that the viewer is putting together."""

    kind: str
    using: str
    chosen: tuple[str, ...]
    picked: tuple[int, ...]


class OwnView(Struct, frozen=True):
    """What only the viewer knows."""

    side: str
    hand: tuple[str, ...]
    deck: tuple[str, ...]
    lost: tuple[str, ...]
    buried: tuple[str, ...]
    plan: PlanView | None
    looked: tuple[tuple[int, str], ...]
    """The identity cards he has looked at."""
    doubles: tuple[str, ...]
    """The double agent counters he holds."""
    drawn: tuple[str, ...]
    """Those he has drawn and is choosing from."""
    elsewhere: tuple[tuple[str, int | None], ...]
    """Counters he does not hold but knows of, and who holds them; None: nobody."""
    worth: int
    """His corrected score now."""
    kills: int
    """How many agents he has killed that might count at the end."""


class View(Struct, frozen=True):
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
    reach: tuple[int, ...]
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


def observe(t: Emerald, viewer: int | None) -> View:
    """What the viewer sees now."""
    return View(
        viewer=viewer,
        options=_options(t),
        round=int(t.round),
        turns=int(t.turns),
        first=int(t.first),
        active=int(t.active),
        actions=int(t.actions),
        free_used=t.free_used,
        hudson_used=t.hudson_used,
        safe=tuple(TARGET_NAMES[target] for target in t.safe),
        hunted=tuple(CITY_NAMES[city] for city in t.hunted),
        reach=tuple(int(n) for n in t.reach),
        delayed=t.delayed,
        due=WHY_NAMES[t.due],
        due_seat=int(t.due_seat),
        over=WHY_NAMES[t.over],
        war=int(t.war),
        revolution=int(t.revolution),
        war_high=int(t.war_high),
        revolution_high=int(t.revolution_high),
        war_top=int(t.numbers.war_top),
        revolution_top=int(t.numbers.revolution_top),
        war_vp=int(war_points(t)),
        revolution_vp=int(revolution_points(t)),
        vp_end=int(t.numbers.vp_end[t.seats]),
        cities=tuple(_city(t, city) for city in range(CITIES)),
        effects=tuple(_effect(t, effect) for effect in range(EFFECTS)),
        agents=tuple(_agent(t, agent) for agent in range(NAMED + t.seats)),
        seats=tuple(_seat(t, seat) for seat in range(t.seats)),
        blocking_discs=int(discs_left(t)),
        zombies_left=int(t.zombies_left),
        zombie_owner=_owner(t.zombie_owner),
        banished=t.banished,
        sane_left=int(t.sane_left),
        mad_left=int(t.mad_left),
        doubles_left=int(supply(t)),
        doubles_drawn=sum(1 for place in t.double if place == DRAWN),
        necronomicon_of=_owner(t.necronomicon_of),
        in_play=_card(t.in_play),
        unseen=_cards(t.unseen, 0),
        removed=_cards(t.removed, 0),
        own=None if viewer is None else _own(t, viewer),
        agenda=tuple((type(step).__name__, step.fields()) for step in t.agenda),
    )


def _options(t: Emerald) -> dict[str, bool | int]:
    return {
        "safe_rule": int(t.safe_rule),
        "kept_foils": t.kept_foils,
        "disguise_zombies": t.disguise_zombies,
        "reach_by_zombies": t.reach_by_zombies,
        "zombie_chain": t.zombie_chain,
        "beasts_score": t.beasts_score,
        "island_card": t.island_card,
        "royal_disc_taken": t.royal_disc_taken,
        "highest_ever": t.highest_ever,
    }


def _owner(seat: i64) -> int | None:
    return int(seat) if seat >= 0 else None


def _cards(row: vec[i64], k: int) -> tuple[str, ...]:
    """What bag `k` of a row of cards holds, by name.

    Plain, as this module is: a vec that is handed from here to a compiled function would never be freed.
    """
    size = len(CARD_NAMES)
    out: list[str] = []
    for name, n in zip(CARD_NAMES, row[k * size : (k + 1) * size], strict=True):
        out.extend([name] * n)
    return tuple(out)


def _card(card: i64) -> str:
    return "" if card == NO_CARD else CARD_NAMES[card]


def _cubes(t: Emerald, place: i64) -> tuple[int, ...]:
    first = place * PLAYERS
    return tuple(int(n) for n in t.cubes[first : first + t.seats])


def _city(t: Emerald, city: i64) -> CityView:
    royal = int(t.royal[city])
    states = {int(AT_LARGE): "free", int(GONE): "gone"}
    return CityView(
        id=CITY_NAMES[city],
        vp=int(t.numbers.city_vp[city]),
        defence=int(t.numbers.defence[city]),
        control=_owner(t.control[city]),
        locked=t.locked[city] > 0,
        destroyed=t.destroyed[city] > 0,
        box=_cubes(t, BOX + city),
        box_blocked=t.blocked[BOX + city] > 0,
        face_up=_card(t.face_up[city]),
        cubes=_cubes(t, city),
        blocked=t.blocked[city] > 0,
        pile=int(t.pile[city]),
        royal=states.get(royal, "killed" if royal < HIDDEN_BY else "hidden"),
        royal_by=royal % int(HIDDEN_BY) if royal >= 0 else None,
        royal_defence=int(t.numbers.royal_defence[city]),
        royal_vp=int(t.numbers.royal_vp[city]),
        zombies=int(t.zombies[city]),
    )


EFFECT_PLACES = {int(IN_DECK): "deck", int(ON_DISPLAY): "display", int(OUT_OF_GAME): "gone", int(ON_CITY): "city"}


def _effect(t: Emerald, effect: i64) -> EffectView:
    return EffectView(
        id=EFFECT_NAMES[effect],
        place=EFFECT_PLACES.get(int(t.effect_at[effect]), "seat"),
        owner=_owner(t.effect_at[effect]),
        cubes=_cubes(t, EFFECT + effect),
        blocked=t.blocked[EFFECT + effect] > 0,
    )


AGENT_PLACES = {int(ASIDE): "aside", int(LOST): "lost", int(ON_MI_GO): "mi_go", int(ON_YOG): "yog_sothoth"}


def _agent(t: Emerald, agent: i64) -> AgentView:
    where = int(t.where[agent])
    kept = where - int(KEPT_BY)
    if kept >= 0:
        place = "killed" if where < EATEN_BY else "eaten"
    elif agent < NAMED and any(card == FIRST_AGENT + agent for card in t.face_up):
        place = "card"
    else:
        place = AGENT_PLACES.get(where, CITY_NAMES[where] if 0 <= where < CITIES else "")
    double = int(t.double[agent]) if agent < NAMED else -1
    return AgentView(
        id=AGENT_NAMES[agent],
        place=place,
        controller=_owner(t.controller[agent]),
        kept_by=kept % int(PLAYERS) if kept >= 0 else None,
        vampire=t.vampire[agent] > 0,
        since=int(t.since[agent]) if agent < NAMED else 0,
        bombs=int(t.numbers.bombs[agent]),
        vp=int(t.numbers.agent_vp[agent]) if agent < NAMED else 0,
        double="shown" if double >= SHOWN_BY else HIDDEN,
        double_by=double - int(SHOWN_BY) if double >= SHOWN_BY else None,
    )


def _seat(t: Emerald, seat: i64) -> SeatView:
    zones = [_cards(zone, seat) for zone in (t.deck, t.hand, t.lost, t.buried)]
    return SeatView(
        colour=t.colours[seat],
        stock=int(t.stock[seat]),
        pool=int(t.pool[seat]),
        limbo=int(t.limbo[seat]),
        mad=int(t.mad[seat]),
        struck=int(t.struck[seat]),
        revealed=t.revealed[seat] > 0,
        side=SIDE_NAMES[t.side[seat]] if t.revealed[seat] > 0 else HIDDEN,
        turned=t.turned[seat] > 0,
        looked_at_by=tuple(other for other in range(t.seats) if t.looked[other * PLAYERS + seat] > 0),
        known=t.known[seat] > 0,
        disc=int(t.disc[seat]),
        doubles=int(doubles_of(t, seat)),
        hand=len(zones[1]),
        deck=len(zones[0]),
        top=_card(t.top[seat]),
        discards=_cards(t.discards, seat),
        lost=len(zones[2]),
        buried=len(zones[3]),
        unplaced=tuple(sorted(sum(zones, ()), key=CARD_NAMES.index)),
        shuffled=_cards(t.shuffled, seat),
        shuffled_unseen=int(t.shuffled_unseen[seat]),
        final=int(final_score(t, seat)) if t.over > 0 else None,
    )


def _own(t: Emerald, viewer: int) -> OwnView:
    plan = None
    if t.plan > 0 and t.active == viewer:
        plan = PlanView(
            kind=PLAN_NAMES[t.plan],
            using=_card(t.using),
            chosen=tuple(CARD_NAMES[card] for card in t.chosen),
            picked=tuple(int(picked) for picked in t.picked),
        )
    looked = [other for other in range(t.seats) if t.looked[viewer * PLAYERS + other] > 0]
    elsewhere = [
        (AGENT_NAMES[agent], _owner(t.double[agent]))
        for agent in range(NAMED)
        if t.knows[viewer * NAMED + agent] > 0 and t.double[agent] != viewer and IN_SUPPLY <= t.double[agent] < PLAYERS
    ]
    return OwnView(
        side=SIDE_NAMES[t.side[viewer]],
        hand=_cards(t.hand, viewer),
        deck=_cards(t.deck, viewer),
        lost=_cards(t.lost, viewer),
        buried=_cards(t.buried, viewer),
        plan=plan,
        looked=tuple((other, SIDE_NAMES[t.side[other]]) for other in looked),
        doubles=tuple(AGENT_NAMES[agent] for agent in range(NAMED) if t.double[agent] == viewer),
        drawn=tuple(AGENT_NAMES[agent] for agent in range(NAMED) if t.double[agent] == DRAWN and t.active == viewer),
        elsewhere=tuple(elsewhere),
        worth=int(corrected(t, viewer, side_of(t, viewer))),
        kills=sum(1 for agent in range(AGENTS) if is_kill_of(t, agent, viewer)),
    )
