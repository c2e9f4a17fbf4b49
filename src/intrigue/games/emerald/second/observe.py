"""What each seat sees: from the table to its view. Compiled, as what reads a table should be."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
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
from intrigue.kernel.memo import Memo

# What is kept of the last views, by the memo it is in.
OF_CITY: Final = 0
OF_SEAT: Final = 1


def observe(t: Emerald, viewer: int | None) -> View:
    """What the viewer sees now."""
    if len(t.memos) == 0:
        t.memos.extend([Memo(int(CITIES)), Memo(int(PLAYERS))])
    return View(
        viewer=viewer,
        options=t.options.seen,
        round=int(t.round),
        turns=int(t.turns),
        first=int(t.first),
        active=int(t.active),
        actions=int(t.actions),
        killing=t.killing,
        hunted=tuple([int(code) for code in t.hunted]),
        at_target=t.at_target,
        over=WHY_NAMES[t.over],
        restorationist=int(t.restorationist),
        loyalist=int(t.loyalist),
        share=int(share(t)),
        track_length=int(t.numbers.track_length),
        vp_end=int(t.numbers.vp_end[t.seats]),
        cities=tuple([_city(t, city) for city in range(CITIES)]),
        seats=tuple([_seat(t, seat) for seat in range(t.seats)]),
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
    a = packed(t.cubes, city * PLAYERS, t.seats) * 256 + t.face_up[city] + 1
    b = packed(t.agents, city * PLAYERS, t.seats) * 256 + t.stack[city]
    c = (t.zombies[city] * 2 + t.city_card_in[city]) * 32 + t.royal[city] + 3
    made: Any = t.memos[OF_CITY].short(city, a, b, c)
    if made is None:
        made = _new_city(t, city)
        t.memos[OF_CITY].keep_short(city, a, b, c, made)
    view: CityView = made
    return view


def _new_city(t: Emerald, city: i64) -> CityView:
    first = city * PLAYERS
    leader = [seat for seat in range(t.seats) if leads(t, seat, city)]
    royal = int(t.royal[city])
    states = {int(IN_STACK): "stack", int(IN_SLOT): "slot", int(GONE): "gone"}
    return CityView(
        id=CITY_NAMES[city],
        defence=int(t.numbers.defence[city]),
        cubes=by_seat(t.cubes, first, t.seats),
        agents=by_seat(t.agents, first, t.seats),
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


SEAT_NUMBERS: Final[i64] = 18


def _seat(t: Emerald, seat: i64) -> SeatView:
    numbers = _seat_numbers(t, seat)
    made: Any = t.memos[OF_SEAT].long(seat, numbers)
    if made is None:
        made = _new_seat(t, seat, numbers)
        t.memos[OF_SEAT].keep_long(seat, numbers, made)
    view: SeatView = made
    return view


def _seat_numbers(t: Emerald, seat: i64) -> vec[i64]:
    """All that everybody knows of a player, in numbers: some of their own, four for every card, two for every gain."""
    out = empty(int(SEAT_NUMBERS + 4 * CARDS))
    out[0] = t.stock[seat]
    out[1] = t.limbo[seat]
    out[2] = t.agent_stock[seat]
    out[3] = t.away[seat]
    out[4] = t.yog[seat]
    out[5] = t.tokens[seat]
    out[6] = t.revealed[seat]
    out[7] = t.side[seat] if t.revealed[seat] > 0 else i64(-1)
    out[8] = looks_at(t, seat)
    out[9] = t.turned[seat]
    out[10] = t.top[seat]
    out[11] = t.shuffled_unseen[seat]
    out[12] = total(t, seat)
    out[13] = t.over
    out[14] = final_score(t, seat).points if t.over > 0 else i64(0)
    out[15] = held(t.hand, seat, CARDS)
    out[16] = held(t.deck, seat, CARDS)
    out[17] = held(t.lost, seat, CARDS)
    hand = t.hand
    deck = t.deck
    lost = t.lost
    discards = t.discards
    shuffled = t.shuffled
    kept = t.kept
    first = seat * CARDS
    for card in range(CARDS):
        at = first + card
        out[SEAT_NUMBERS + card] = deck[at] + hand[at] + lost[at]
        out[SEAT_NUMBERS + CARDS + card] = discards[at]
        out[SEAT_NUMBERS + 2 * CARDS + card] = shuffled[at]
        out[SEAT_NUMBERS + 3 * CARDS + card] = kept[at]
    for gain in t.gains:
        if gain.seat == seat:
            out = append(out, (gain.source * 8 + gain.kind) * 16 + gain.victim + 1)
            out = append(out, gain.points)
    return out


def _new_seat(t: Emerald, seat: i64, numbers: vec[i64]) -> SeatView:
    unplaced = numbers[SEAT_NUMBERS : SEAT_NUMBERS + CARDS]
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
        hand=int(numbers[15]),
        deck=int(numbers[16]),
        top=card_name(t, t.top[seat]),
        discards=names(t.discards, seat, CARD_NAMES),
        lost=int(numbers[17]),
        unplaced=names(unplaced, 0, CARD_NAMES),
        shuffled=names(t.shuffled, seat, CARD_NAMES),
        shuffled_unseen=int(t.shuffled_unseen[seat]),
        kept=names(t.kept, seat, CARD_NAMES),
        points=int(total(t, seat)),
        gains=tuple([_gain(gain) for gain in t.gains if gain.seat == seat]),
        final=int(final_score(t, seat).points) if t.over > 0 else None,
    )


def _own(t: Emerald, viewer: int) -> OwnView:
    side = side_of(t, viewer)
    kinds = (NEUTRAL, FOR_LOYALISTS if side == LOYALIST else FOR_RESTORATIONISTS)
    worth = sum([int(gain.points) for gain in t.gains if gain.seat == viewer and gain.kind in kinds])
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
