"""What each seat sees: from the table to its view. Compiled, as what reads a table should be."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from intrigue.games.emerald.first.cards import (
    AGENT_NAMES,
    AGENTS,
    BOX,
    CARD_NAMES,
    CARDS,
    CITIES,
    CITY_NAMES,
    EFFECT,
    EFFECT_NAMES,
    EFFECTS,
    FIRST_AGENT,
    NAMED,
    PLAYERS,
    SIDE_NAMES,
    TARGET_NAMES,
)
from intrigue.games.emerald.first.doubles import supply
from intrigue.games.emerald.first.places import discs_left
from intrigue.games.emerald.first.plans import PLAN_NAMES
from intrigue.games.emerald.first.points_and_end import WHY_NAMES
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
)
from intrigue.games.emerald.first.view import AgentView, CityView, EffectView, OwnView, SeatView, View
from intrigue.games.emerald.shared.observe import (
    agenda_of,
    by_seat,
    card_name,
    looked_at_by,
    looks_at,
    packed,
    plan_of,
    side_shown,
    sides_looked_at,
)
from intrigue.games.emerald.shared.table import side_of
from intrigue.kernel.bag import empty, held, names
from intrigue.kernel.event import HIDDEN
from intrigue.kernel.memo import Memo

# What is kept of the last views, by the memo it is in.
OF_CITY: Final = 0
OF_EFFECT: Final = 1
OF_AGENT: Final = 2
OF_SEAT: Final = 3


def observe(t: Emerald, viewer: int | None) -> View:
    """What the viewer sees now."""
    if len(t.memos) == 0:
        t.memos.extend([Memo(int(CITIES)), Memo(int(EFFECTS)), Memo(int(AGENTS)), Memo(int(PLAYERS))])
    on_card = agents_on_cards(t)
    return View(
        viewer=viewer,
        options=t.options.seen,
        round=int(t.round),
        turns=int(t.turns),
        first=int(t.first),
        active=int(t.active),
        actions=int(t.actions),
        free_used=t.free_used,
        hudson_used=t.hudson_used,
        safe=tuple([TARGET_NAMES[target] for target in t.safe]),
        hunted=tuple([CITY_NAMES[city] for city in t.hunted]),
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
        cities=tuple([_city(t, city) for city in range(CITIES)]),
        effects=tuple([_effect(t, effect) for effect in range(EFFECTS)]),
        agents=tuple([_agent(t, agent, on_card) for agent in range(NAMED + t.seats)]),
        seats=tuple([_seat(t, seat) for seat in range(t.seats)]),
        blocking_discs=int(discs_left(t)),
        zombies_left=int(t.zombies_left),
        zombie_owner=_owner(t.zombie_owner),
        banished=t.banished,
        sane_left=int(t.sane_left),
        mad_left=int(t.mad_left),
        doubles_left=int(supply(t)),
        doubles_drawn=int(_drawn(t)),
        necronomicon_of=_owner(t.necronomicon_of),
        in_play=card_name(t, t.in_play),
        unseen=names(t.unseen, 0, CARD_NAMES),
        removed=names(t.removed, 0, CARD_NAMES),
        own=None if viewer is None else _own(t, viewer),
        agenda=agenda_of(t),
    )


def _owner(seat: i64) -> int | None:
    return int(seat) if seat >= 0 else None


def _drawn(t: Emerald) -> i64:
    """How many double agent counters the active player is choosing from."""
    n: i64 = 0
    for place in t.double:
        if place == DRAWN:
            n += 1
    return n


def _city(t: Emerald, city: i64) -> CityView:
    box = packed(t.cubes, (BOX + city) * PLAYERS, t.seats)
    cubes = packed(t.cubes, city * PLAYERS, t.seats)
    a = (box * 16 + t.control[city] + 1) * 16 + t.royal[city] + 2
    b = cubes * 256 + t.face_up[city] + 1
    c = (t.pile[city] * 64 + t.zombies[city]) * 2 + t.locked[city]
    c = ((c * 2 + t.destroyed[city]) * 2 + t.blocked[BOX + city]) * 2 + t.blocked[city]
    made: Any = t.memos[OF_CITY].short(city, a, b, c)
    if made is None:
        made = _new_city(t, city)
        t.memos[OF_CITY].keep_short(city, a, b, c, made)
    view: CityView = made
    return view


def _new_city(t: Emerald, city: i64) -> CityView:
    royal = int(t.royal[city])
    states = {int(AT_LARGE): "free", int(GONE): "gone"}
    return CityView(
        id=CITY_NAMES[city],
        vp=int(t.numbers.city_vp[city]),
        defence=int(t.numbers.defence[city]),
        control=_owner(t.control[city]),
        locked=t.locked[city] > 0,
        destroyed=t.destroyed[city] > 0,
        box=by_seat(t.cubes, (BOX + city) * PLAYERS, t.seats),
        box_blocked=t.blocked[BOX + city] > 0,
        face_up=card_name(t, t.face_up[city]),
        cubes=by_seat(t.cubes, city * PLAYERS, t.seats),
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
    cubes = packed(t.cubes, (EFFECT + effect) * PLAYERS, t.seats)
    made: Any = t.memos[OF_EFFECT].short(effect, cubes, t.effect_at[effect], t.blocked[EFFECT + effect])
    if made is None:
        made = EffectView(
            id=EFFECT_NAMES[effect],
            place=EFFECT_PLACES.get(int(t.effect_at[effect]), "seat"),
            owner=_owner(t.effect_at[effect]),
            cubes=by_seat(t.cubes, (EFFECT + effect) * PLAYERS, t.seats),
            blocked=t.blocked[EFFECT + effect] > 0,
        )
        t.memos[OF_EFFECT].keep_short(effect, cubes, t.effect_at[effect], t.blocked[EFFECT + effect], made)
    view: EffectView = made
    return view


AGENT_PLACES = {int(ASIDE): "aside", int(LOST): "lost", int(ON_MI_GO): "mi_go", int(ON_YOG): "yog_sothoth"}


def agents_on_cards(t: Emerald) -> vec[i64]:
    """The named agents whose own card lies face up: 1 at the place of each."""
    out = empty(int(AGENTS))
    for card in t.face_up:
        if FIRST_AGENT <= card < FIRST_AGENT + NAMED:
            out[card - FIRST_AGENT] = 1
    return out


def _agent(t: Emerald, agent: i64, on_card: vec[i64]) -> AgentView:
    named = agent < NAMED
    a = (t.where[agent] * 2 + t.vampire[agent]) * 2 + on_card[agent]
    b = t.controller[agent] * 64 + (t.double[agent] if named and t.double[agent] >= SHOWN_BY else i64(-1))
    c = t.since[agent] if named else i64(0)
    made: Any = t.memos[OF_AGENT].short(agent, a, b, c)
    if made is None:
        made = _new_agent(t, agent, on_card[agent] > 0)
        t.memos[OF_AGENT].keep_short(agent, a, b, c, made)
    view: AgentView = made
    return view


def _new_agent(t: Emerald, agent: i64, on_card: bool) -> AgentView:
    where = int(t.where[agent])
    kept = where - int(KEPT_BY)
    if kept >= 0:
        place = "killed" if where < EATEN_BY else "eaten"
    elif on_card:
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
        bombs=int(t.numbers.vampire_bombs[agent] if t.vampire[agent] > 0 else t.numbers.bombs[agent]),
        vp=int(t.numbers.agent_vp[agent]) if agent < NAMED else 0,
        double="shown" if double >= SHOWN_BY else HIDDEN,
        double_by=double - int(SHOWN_BY) if double >= SHOWN_BY else None,
    )


SEAT_NUMBERS: Final[i64] = 19


def _seat(t: Emerald, seat: i64) -> SeatView:
    numbers = _seat_numbers(t, seat)
    made: Any = t.memos[OF_SEAT].long(seat, numbers)
    if made is None:
        made = _new_seat(t, seat, numbers)
        t.memos[OF_SEAT].keep_long(seat, numbers, made)
    view: SeatView = made
    return view


def _seat_numbers(t: Emerald, seat: i64) -> vec[i64]:
    """All that everybody knows of a player, in numbers: some of their own, then three for every card."""
    out = empty(int(SEAT_NUMBERS + 3 * CARDS))
    out[0] = t.stock[seat]
    out[1] = t.pool[seat]
    out[2] = t.limbo[seat]
    out[3] = t.mad[seat]
    out[4] = t.struck[seat]
    out[5] = t.revealed[seat]
    out[6] = t.side[seat] if t.revealed[seat] > 0 else i64(-1)
    out[7] = t.turned[seat]
    out[8] = t.known[seat]
    out[9] = t.disc[seat]
    out[10] = doubles_of(t, seat)
    out[11] = looks_at(t, seat)
    out[12] = t.top[seat]
    out[13] = t.shuffled_unseen[seat]
    out[14] = final_score(t, seat) if t.over > 0 else i64(0)
    out[15] = t.over
    out[16] = held(t.hand, seat, CARDS)
    out[17] = held(t.deck, seat, CARDS)
    out[18] = held(t.lost, seat, CARDS)
    hand = t.hand
    deck = t.deck
    lost = t.lost
    buried = t.buried
    discards = t.discards
    shuffled = t.shuffled
    first = seat * CARDS
    for card in range(CARDS):
        at = first + card
        out[SEAT_NUMBERS + card] = deck[at] + hand[at] + lost[at] + buried[at]
        out[SEAT_NUMBERS + CARDS + card] = discards[at]
        out[SEAT_NUMBERS + 2 * CARDS + card] = shuffled[at]
    return out


def _new_seat(t: Emerald, seat: i64, numbers: vec[i64]) -> SeatView:
    unplaced = numbers[SEAT_NUMBERS : SEAT_NUMBERS + CARDS]
    return SeatView(
        colour=t.colours[seat],
        stock=int(t.stock[seat]),
        pool=int(t.pool[seat]),
        limbo=int(t.limbo[seat]),
        mad=int(t.mad[seat]),
        struck=int(t.struck[seat]),
        revealed=t.revealed[seat] > 0,
        side=side_shown(t, seat),
        turned=t.turned[seat] > 0,
        looked_at_by=looked_at_by(t, seat),
        known=t.known[seat] > 0,
        disc=int(t.disc[seat]),
        doubles=int(doubles_of(t, seat)),
        hand=int(numbers[16]),
        deck=int(numbers[17]),
        top=card_name(t, t.top[seat]),
        discards=names(t.discards, seat, CARD_NAMES),
        lost=int(numbers[18]),
        buried=int(held(t.buried, seat, CARDS)),
        unplaced=names(unplaced, 0, CARD_NAMES),
        shuffled=names(t.shuffled, seat, CARD_NAMES),
        shuffled_unseen=int(t.shuffled_unseen[seat]),
        final=int(final_score(t, seat)) if t.over > 0 else None,
    )


def _own(t: Emerald, viewer: int) -> OwnView:
    elsewhere = [
        (AGENT_NAMES[agent], _owner(t.double[agent]))
        for agent in range(NAMED)
        if t.knows[viewer * NAMED + agent] > 0 and t.double[agent] != viewer and IN_SUPPLY <= t.double[agent] < PLAYERS
    ]
    return OwnView(
        side=SIDE_NAMES[t.side[viewer]],
        hand=names(t.hand, viewer, CARD_NAMES),
        deck=names(t.deck, viewer, CARD_NAMES),
        lost=names(t.lost, viewer, CARD_NAMES),
        buried=names(t.buried, viewer, CARD_NAMES),
        plan=plan_of(t, viewer, PLAN_NAMES),
        looked=sides_looked_at(t, viewer),
        doubles=tuple([AGENT_NAMES[agent] for agent in range(NAMED) if t.double[agent] == viewer]),
        drawn=tuple([AGENT_NAMES[agent] for agent in range(NAMED) if t.double[agent] == DRAWN and t.active == viewer]),
        elsewhere=tuple(elsewhere),
        worth=int(corrected(t, viewer, side_of(t, viewer))),
        kills=len([agent for agent in range(AGENTS) if is_kill_of(t, agent, viewer)]),
    )
