"""What each seat sees: from the table to its view. Compiled, as what reads a table should be."""

from __future__ import annotations

from mypy_extensions import i64

from intrigue.games.emerald.second.cards import (
    CARD_NAMES,
    CARDS,
    CITIES,
    CITY_NAMES,
    LOYALIST,
    PLAYERS,
    ROYAL_NAMES,
    SIDE_NAMES,
)
from intrigue.games.emerald.second.points_and_end import WHY_NAMES
from intrigue.games.emerald.second.scoring import ahead, box_points, final_score
from intrigue.games.emerald.second.table import (
    FOR_LOYALISTS,
    FOR_RESTORATIONISTS,
    GONE,
    HIDDEN_BY,
    IN_SLOT,
    IN_STACK,
    KIND_NAMES,
    NEUTRAL,
    Emerald,
    Gain,
    leads,
    share,
    total,
)
from intrigue.games.emerald.second.turn import PLAN_NAMES
from intrigue.games.emerald.second.view import CityView, GainView, OwnView, SeatView, View
from intrigue.games.emerald.shared.observe import (
    agenda_of,
    card_name,
    looked_at_by,
    plan_of,
    side_shown,
    sides_looked_at,
)
from intrigue.games.emerald.shared.table import in_hand, side_of
from intrigue.kernel.bag import held, names


def observe(t: Emerald, viewer: int | None) -> View:
    """What the viewer sees now."""
    return View(
        viewer=viewer,
        options=t.options.seen,
        round=int(t.round),
        turns=int(t.turns),
        first=int(t.first),
        active=int(t.active),
        actions=int(t.actions),
        killing=t.killing,
        hunted=tuple(int(code) for code in t.hunted),
        at_target=t.at_target,
        over=WHY_NAMES[t.over],
        restorationist=int(t.restorationist),
        loyalist=int(t.loyalist),
        share=int(share(t)),
        track_length=int(t.numbers.track_length),
        vp_end=int(t.numbers.vp_end[t.seats]),
        cities=tuple(_city(t, city) for city in range(CITIES)),
        seats=tuple(_seat(t, seat) for seat in range(t.seats)),
        zombies_left=int(t.zombies_left),
        banished=t.banished,
        away_since=int(t.away_since),
        in_play=card_name(t, t.in_play),
        unseen=names(t.unseen, 0, CARD_NAMES),
        removed=names(t.removed, 0, CARD_NAMES),
        own=None if viewer is None else _own(t, viewer),
        agenda=agenda_of(t),
    )


def _city(t: Emerald, city: i64) -> CityView:
    first = city * PLAYERS
    leader = [seat for seat in range(t.seats) if leads(t, seat, city)]
    royal = int(t.royal[city])
    states = {int(IN_STACK): "stack", int(IN_SLOT): "slot", int(GONE): "gone"}
    return CityView(
        id=CITY_NAMES[city],
        defence=int(t.numbers.defence[city]),
        cubes=tuple(int(n) for n in t.cubes[first : first + t.seats]),
        agents=tuple(int(n) for n in t.agents[first : first + t.seats]),
        zombies=int(t.zombies[city]),
        face_up=card_name(t, t.face_up[city]),
        stack=int(t.stack[city]),
        city_card_in=t.city_card_in[city] > 0,
        royalty=ROYAL_NAMES[city],
        royal=states.get(royal, "killed" if royal < HIDDEN_BY else "hidden"),
        royal_by=royal % int(HIDDEN_BY) if royal >= 0 else None,
        royal_bombs=int(t.numbers.royal_bombs[city]),
        royal_vp=int(t.numbers.royal_vp[city]),
        leader=leader[0] if leader else None,
    )


def _gain(gain: Gain) -> GainView:
    source = int(gain.source)
    return GainView(
        source=CARD_NAMES[source] if source < CARDS else ROYAL_NAMES[source - int(CARDS)],
        sort=KIND_NAMES[gain.kind],
        points=int(gain.points),
        victim=int(gain.victim) if gain.victim >= 0 else None,
    )


def _seat(t: Emerald, seat: i64) -> SeatView:
    zones = [names(zone, seat, CARD_NAMES) for zone in (t.deck, t.hand, t.lost)]
    return SeatView(
        colour=t.colours[seat],
        stock=int(t.stock[seat]),
        limbo=int(t.limbo[seat]),
        agent_stock=int(t.agent_stock[seat]),
        away=int(t.away[seat]),
        yog=int(t.yog[seat]),
        tokens=int(t.tokens[seat]),
        revealed=t.revealed[seat] > 0,
        side=side_shown(t, seat),
        looked_by=looked_at_by(t, seat),
        turned=t.turned[seat] > 0,
        hand=int(in_hand(t, seat)),
        deck=int(held(t.deck, seat, CARDS)),
        top=card_name(t, t.top[seat]),
        discards=names(t.discards, seat, CARD_NAMES),
        lost=int(held(t.lost, seat, CARDS)),
        unplaced=tuple(sorted(zones[0] + zones[1] + zones[2], key=CARD_NAMES.index)),
        shuffled=names(t.shuffled, seat, CARD_NAMES),
        shuffled_unseen=int(t.shuffled_unseen[seat]),
        kept=names(t.kept, seat, CARD_NAMES),
        points=int(total(t, seat)),
        gains=tuple(_gain(gain) for gain in t.gains if gain.seat == seat),
        final=int(final_score(t, seat).points) if t.over > 0 else None,
    )


def _own(t: Emerald, viewer: int) -> OwnView:
    side = side_of(t, viewer)
    kinds = (NEUTRAL, FOR_LOYALISTS if side == LOYALIST else FOR_RESTORATIONISTS)
    worth = sum(int(gain.points) for gain in t.gains if gain.seat == viewer and gain.kind in kinds)
    return OwnView(
        side=SIDE_NAMES[t.side[viewer]],
        hand=names(t.hand, viewer, CARD_NAMES),
        deck=names(t.deck, viewer, CARD_NAMES),
        lost=names(t.lost, viewer, CARD_NAMES),
        plan=plan_of(t, viewer, PLAN_NAMES),
        looked=sides_looked_at(t, viewer),
        worth=worth + (int(share(t)) if ahead(t) == side else 0),
        perhaps=int(box_points(t, viewer)) if side == LOYALIST else 0,
    )
