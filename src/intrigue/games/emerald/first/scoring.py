"""What everybody's things are worth to either side, and who wins (sections 18, 19 and 21)."""

from __future__ import annotations

from mypy_extensions import i64

from intrigue.games.emerald.first.cards import (
    AGENTS,
    BLACK_HAND,
    CITIES,
    LOYALIST,
    NAMED,
    NECRONOMICON,
    RESTORATIONIST,
    SIDE_NAMES,
    VAMPIRE,
    YOG_SOTHOTH,
    ZOMBIES,
)
from intrigue.games.emerald.first.table import (
    EATEN_BY,
    HIDDEN_BY,
    KEPT_BY,
    ON_MI_GO,
    ON_YOG,
    Emerald,
    in_city,
    owns,
    zombies_out,
)
from intrigue.games.emerald.shared.table import is_restorationist, side_of
from intrigue.kernel.event import seat_name


def city_points(t: Emerald, seat: i64) -> i64:
    """The cities they control (E1-426)."""
    n: i64 = 0
    for city in range(CITIES):
        if t.control[city] == seat:
            n += t.numbers.city_vp[city]
    return n


def royal_points(t: Emerald, taker: i64) -> i64:
    """The royal persons they killed, or with `HIDDEN_BY + seat` those they hid (E1-429, E1-433)."""
    n: i64 = 0
    for city in range(CITIES):
        if t.royal[city] == taker:
            n += t.numbers.royal_vp[city]
    return n


def royals_taken(t: Emerald, taker: i64) -> i64:
    """How many royal persons they killed, or with `HIDDEN_BY + seat` how many they hid."""
    n: i64 = 0
    for city in range(CITIES):
        if t.royal[city] == taker:
            n += 1
    return n


def war_points(t: Emerald) -> i64:
    """What War gives every Loyalist (E1-434, E1-438)."""
    return t.numbers.war_vp[t.war_high if t.options.highest_ever else t.war]


def revolution_points(t: Emerald) -> i64:
    """What Revolution gives every Restorationist (E1-430, E1-438)."""
    return t.numbers.revolution_vp[t.revolution_high if t.options.highest_ever else t.revolution]


def agent_points(t: Emerald, seat: i64) -> i64:
    """The points on the counters of their named agents, vampires apart; on the Mi-go too (E1-431, E1-398)."""
    n: i64 = 0
    for agent in range(NAMED):
        if t.controller[agent] == seat and t.vampire[agent] == 0 and (in_city(t, agent) or t.where[agent] == ON_MI_GO):
            n += t.numbers.agent_vp[agent]
    return n


def vampires_of(t: Emerald, seat: i64) -> i64:
    """Their vampires on the board, main agent included (E1-435)."""
    n: i64 = 0
    for agent in range(AGENTS):
        if t.vampire[agent] > 0 and t.controller[agent] == seat and in_city(t, agent):
            n += 1
    return n


def beast_points(t: Emerald, seat: i64) -> i64:
    """What a Loyalist has from vampires, zombies and Yog-Sothoth (E1-435 to E1-437)."""
    n: i64 = 0
    if not t.banished and owns(t, seat, VAMPIRE):
        n += vampires_of(t, seat) * t.numbers.vampire
    if zombies_out(t) and owns(t, seat, ZOMBIES):
        n += t.numbers.all_zombies
    if t.effect_at[YOG_SOTHOTH] == seat:
        for agent in range(NAMED):
            if t.where[agent] == ON_YOG:
                n += t.numbers.yog_sothoth
    return n


def at_once(t: Emerald, seat: i64) -> i64:
    """What they score while their identity is secret (E1-425)."""
    n = city_points(t, seat) + royal_points(t, seat) + royal_points(t, HIDDEN_BY + seat)
    return n + t.numbers.necronomicon if t.necronomicon_of == seat else n


def corrected(t: Emerald, seat: i64, side: i64) -> i64:
    """Their score as a player of this side (E1-428)."""
    n = city_points(t, seat)
    if owns(t, seat, NECRONOMICON):
        n += t.numbers.necronomicon
    if side == RESTORATIONIST:
        n += royal_points(t, seat) + revolution_points(t) + agent_points(t, seat)
        if owns(t, seat, BLACK_HAND):
            n += t.numbers.black_hand * royals_taken(t, seat)
        return n
    return n + royal_points(t, HIDDEN_BY + seat) + war_points(t) + beast_points(t, seat)


def is_kill_of(t: Emerald, agent: i64, seat: i64) -> bool:
    """Do they keep this counter, and does it count (E1-442)?"""
    return t.where[agent] == KEPT_BY + seat or (t.options.beasts_score and t.where[agent] == EATEN_BY + seat)


def has_killed(t: Emerald, seat: i64) -> bool:
    """Have they killed an agent whose points might count (E1-422)?"""
    for agent in range(AGENTS):
        if is_kill_of(t, agent, seat):
            return True
    return False


def kill_points(t: Emerald, seat: i64) -> i64:
    """At the end: what a Loyalist has for killed agents of Restorationists (E1-440, E1-441)."""
    if is_restorationist(t, seat):
        return 0
    n: i64 = 0
    for agent in range(AGENTS):
        if is_kill_of(t, agent, seat) and is_restorationist(t, t.controller[agent]):
            n += t.numbers.agent_killed
    return n


def shown(t: Emerald, seat: i64) -> i64:
    """Where their disc belongs on the VP track (E1-424, E1-439)."""
    if t.revealed[seat] == 0:
        return at_once(t, seat)
    return corrected(t, seat, side_of(t, seat))


def has_points(t: Emerald, seat: i64) -> bool:
    """Have they a point, real or potential, under either identity (E1-415, E1-418 to E1-423)?"""
    if at_once(t, seat) > 0 or has_killed(t, seat):
        return True
    return corrected(t, seat, LOYALIST) > 0 or corrected(t, seat, RESTORATIONIST) > 0


# ---------------------------------------------------------------- the end


def final_score(t: Emerald, seat: i64) -> i64:
    """A player's points at the end of the game (E1-453)."""
    return corrected(t, seat, side_of(t, seat)) + kill_points(t, seat)


def side_out(t: Emerald) -> i64:
    """The side of the lowest score; in a tie the Loyalists; -1 if all are on one side (E1-455 to E1-457)."""
    least = final_score(t, 0)
    side = side_of(t, 0)
    both = False
    for seat in range(1, t.seats):
        points = final_score(t, seat)
        other = side_of(t, seat)
        both = both or other != side_of(t, 0)
        if points < least or (points == least and other == LOYALIST):
            least = points
            side = other
    return side if both else i64(-1)


def discs_on_board(t: Emerald, seat: i64) -> i64:
    """Their control discs on the board, the one on the VP track included (E1-460)."""
    n = 1 + t.known[seat]
    for city in range(CITIES):
        if t.control[city] == seat:
            n += 1
        if t.royal[city] == seat or t.royal[city] == HIDDEN_BY + seat:
            n += 1
    for agent in range(NAMED):
        if t.controller[agent] == seat and in_city(t, agent):
            n += 1
    return n


def winners(t: Emerald) -> list[int]:
    """The highest score of the side left; in a tie more discs on the board; else they share (E1-458 to E1-461)."""
    out = side_out(t)
    left = [seat for seat in range(t.seats) if side_of(t, seat) != out]
    points = [int(final_score(t, seat)) for seat in left]
    left = [seat for seat in left if int(final_score(t, seat)) == max(points)]
    discs = [int(discs_on_board(t, seat)) for seat in left]
    return [seat for seat in left if int(discs_on_board(t, seat)) == max(discs)]


def tell_scores(t: Emerald) -> None:
    """Everybody's points with their reasons, and who wins."""
    for seat in range(t.seats):
        tell_score(t, seat)
    out = side_out(t)
    if out >= 0:
        t.tell("side-out", side=SIDE_NAMES[out])
    best = winners(t)
    for seat in best:
        t.tell("wins" if len(best) == 1 else "shares-victory", seat=seat_name(seat), side=SIDE_NAMES[side_of(t, seat)])


def reasons(t: Emerald, seat: i64, side: i64) -> dict[str, int]:
    """What the points of a player of this side are for; killed agents count at the end alone (E1-425 to E1-437)."""
    restorationist = side == RESTORATIONIST
    black_hand = t.numbers.black_hand * royals_taken(t, seat) if owns(t, seat, BLACK_HAND) else i64(0)
    return {
        "cities": int(city_points(t, seat)),
        "necronomicon": int(t.numbers.necronomicon) if owns(t, seat, NECRONOMICON) else 0,
        "royals": int(royal_points(t, seat if restorationist else HIDDEN_BY + seat)),
        "track": int(revolution_points(t) if restorationist else war_points(t)),
        "agents": int(agent_points(t, seat)) if restorationist else 0,
        "cards": int(black_hand if restorationist else beast_points(t, seat)),
    }


def tell_score(t: Emerald, seat: i64) -> None:
    """A player's points at the end, and what they are for."""
    why = reasons(t, seat, side_of(t, seat))
    t.tell(
        "final-score",
        seat=seat_name(seat),
        side=SIDE_NAMES[side_of(t, seat)],
        points=int(final_score(t, seat)),
        had=int(t.disc[seat]),
        cities=why["cities"],
        necronomicon=why["necronomicon"],
        royals=why["royals"],
        track=why["track"],
        agents=why["agents"],
        cards=why["cards"],
        kills=int(kill_points(t, seat)),
    )
