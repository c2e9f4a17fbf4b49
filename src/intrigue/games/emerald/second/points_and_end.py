"""Points, sanity, the reveal of identities, and the end of the game (sections 13 to 15 and 17)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from intrigue.games.emerald.second.cards import (
    CARD_NAMES,
    CARDS,
    CITIES,
    CITY,
    CITY_NAMES,
    LOYALIST,
    PLAYERS,
    ROLL,
    ROYAL_NAMES,
    SEAT_NAMES,
    SIDE_NAMES,
)
from intrigue.games.emerald.second.scoring import tell_scores
from intrigue.games.emerald.second.table import (
    FOR_LOYALISTS,
    FOR_RESTORATIONISTS,
    KIND_NAMES,
    NEUTRAL,
    NOBODY_KILLED,
    Emerald,
    Gain,
    is_banished,
    on_board,
    share,
    total,
)
from intrigue.games.emerald.shared.plans import drop_plan
from intrigue.games.emerald.shared.table import Forced, clockwise, is_restorationist, side_of
from intrigue.kernel.event import Opened, Plain, seat_name
from intrigue.kernel.table import NOBODY, Chance, Step

REFILL_PLAN: Final[i64] = 10
"""The number of the plan of a revealed Loyalist; `turn.PLAN_NAMES` has them all."""

# Why a game is over.
POINTS: Final[i64] = 1
MARKER: Final[i64] = 2
REVEAL: Final[i64] = 3
CHANGE: Final[i64] = 4
WHY_NAMES: Final = ("", "points", "marker", "reveal", "change-of-heart")


def finish(t: Emerald, why: i64, seat: i64) -> None:
    """The game ends at once, whatever is still to do; all identities are shown (E2-271, E2-273)."""
    t.agenda.clear()
    t.over = why
    drop_plan(t)
    t.tell("game-ends", why=WHY_NAMES[why], seat=seat_name(seat))
    for each in range(t.seats):
        if t.revealed[each] == 0:
            t.revealed[each] = 1
            t.tell("identity-shown", seat=seat_name(each), side=Opened(SIDE_NAMES[side_of(t, each)], True))
    if t.listening:
        tell_scores(t)


# ---------------------------------------------------------------- points


def add_points(t: Emerald, seat: i64, source: i64, kind: i64, points: i64, victim: i64) -> None:
    """Put points on a player's disc; `check_points` follows when all of one moment are there."""
    if points == 0 and victim == NOBODY_KILLED:
        return
    t.gains.append(Gain(seat, source, kind, points, victim))
    t.points[seat] += points
    if t.listening:
        t.tell(
            "scored",
            seat=seat_name(seat),
            points=int(points),
            sort=KIND_NAMES[kind],
            source=CARD_NAMES[source] if source < CARDS else ROYAL_NAMES[source - CARDS],
        )


def card_points(t: Emerald, seat: i64, card: i64) -> None:
    """The points on the upper part of a claimed card (E2-80); Zombies and Vampires may have lost theirs (E2-245)."""
    if is_banished(t, card):
        return
    n = t.numbers
    add_points(t, seat, card, NEUTRAL, n.vp_neutral[card], NOBODY_KILLED)
    add_points(t, seat, card, FOR_RESTORATIONISTS, n.vp_restorationist[card], NOBODY_KILLED)
    add_points(t, seat, card, FOR_LOYALISTS, n.vp_loyalist[card], NOBODY_KILLED)


def check_points(t: Emerald) -> None:
    """The game ends when a player has enough points (E2-268). Whatever is to follow must lie on the agenda before."""
    for seat in clockwise(t, t.active):
        if total(t, seat) >= t.numbers.vp_end[t.seats]:
            if t.options.finish_action:
                t.at_target = True
            else:
                finish(t, POINTS, seat)
            return


class ActionOver(Step[Emerald]):
    """Where the action in hand is finished first, the game may end now (option finish_action_at_target)."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def take(self, t: Emerald, option: i64) -> None:
        if t.at_target:
            finish(t, POINTS, most(t))

    def fields(self) -> tuple[int, ...]:
        return ()


def most(t: Emerald) -> i64:
    """The seat whose disc is farthest."""
    best: i64 = 0
    for seat in range(t.seats):
        if total(t, seat) > total(t, best):
            best = seat
    return best


ACTION_OVER: Final = ActionOver()

# ---------------------------------------------------------------- the tracks


def move_marker(t: Emerald, track: i64, steps: i64) -> None:
    """A marker moves up, never beyond the end (E2-95); `after_markers` follows when all have moved."""
    before = t.loyalist if track == LOYALIST else t.restorationist
    now = min(before + steps, t.numbers.track_length)
    if track == LOYALIST:
        t.loyalist = now
    else:
        t.restorationist = now
    if t.listening:
        t.tell("marker-moved", track=SIDE_NAMES[track], steps=int(now - before), at=int(now))


def after_markers(t: Emerald, seat: i64) -> None:
    """All discs follow the markers, and the game may end (E2-96 to E2-98)."""
    if t.listening:
        t.tell("tracks", points=int(share(t)))
    if t.restorationist == t.numbers.track_length or t.loyalist == t.numbers.track_length:
        finish(t, MARKER, seat)
    else:
        check_points(t)


# ---------------------------------------------------------------- sanity

# Why a player rolls.
CLAIMED: Final[i64] = 0
KILLED: Final[i64] = 1
HID: Final[i64] = 2
TERROR: Final[i64] = 3
ROLL_NAMES: Final = ("claim", "royalty-killed", "royalty-hidden", "terror")


class Sanity(Step[Emerald]):
    """A sanity roll is due. Whoever has no tokens left rolls only for an agent (E2-157, E2-160)."""

    def __init__(self, who: i64, why: i64, city: i64) -> None:
        super().__init__(NOBODY)
        self.who: Final = who
        self.why: Final = why
        self.city: Final = city

    def take(self, t: Emerald, option: i64) -> None:
        if t.tokens[self.who] > 0 or self.why == KILLED or self.why == HID:
            t.agenda.append(SanityRoll(self.who, self.why, self.city))

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.why, self.city)


class SanityRoll(Chance[Emerald]):
    """The die is rolled. Insanity costs a token, and after royalty an agent in that city too (E2-158, E2-121)."""

    def __init__(self, who: i64, why: i64, city: i64) -> None:
        super().__init__(ROLL)
        self.who: Final = who
        self.why: Final = why
        self.city: Final = city

    def prompt(self, t: Emerald) -> str:
        return "sanity"

    def weights(self, t: Emerald) -> vec[i64]:
        return vec[i64]([t.numbers.sane_faces, t.numbers.insane_faces])

    def take(self, t: Emerald, option: i64) -> None:
        who = self.who
        insane = option > ROLL
        result = "insane" if insane else "sane"
        t.tell("sanity-roll", seat=seat_name(who), result=result, why=ROLL_NAMES[self.why])
        if not insane:
            return
        if t.tokens[who] > 0:
            t.tokens[who] -= 1
            t.tell("token-lost", seat=seat_name(who), left=int(t.tokens[who]))
        if (self.why == KILLED or self.why == HID) and t.agents[self.city * PLAYERS + who] > 0:
            send_home(t, self.city, who)
            t.tell("agent-lost", seat=seat_name(who), city=CITY_NAMES[self.city])
        t.agenda.append(REVEALS)

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.why, self.city)


def send_home(t: Emerald, city: i64, seat: i64) -> None:
    """An agent returns from a city to its owner's stock."""
    t.agents[city * PLAYERS + seat] -= 1
    t.agent_stock[seat] += 1


# ---------------------------------------------------------------- revealing


class Reveals(Step[Emerald]):
    """Whoever has no agent on the board or no sanity token left must reveal, all at once (E2-162, E2-169)."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def take(self, t: Emerald, option: i64) -> None:
        refills: list[i64] = []
        for seat in clockwise(t, t.active):
            if t.revealed[seat] == 0 and (on_board(t, seat) == 0 or t.tokens[seat] == 0):
                reveal(t, seat)
                refills.append(seat)
            elif t.revealed[seat] == 1 and on_board(t, seat) == 0 and t.options.refill_again:
                refills.append(seat)
        for seat in refills:
            if is_restorationist(t, seat):
                finish(t, REVEAL, seat)
                return
        for i in range(len(refills) - 1, -1, -1):
            t.agenda.append(REFILL[refills[i]])

    def fields(self) -> tuple[int, ...]:
        return ()


def reveal(t: Emerald, seat: i64) -> None:
    """A player shows their identity."""
    t.revealed[seat] = 1
    why = "agents" if on_board(t, seat) == 0 else "sanity"
    t.tell("revealed", seat=seat_name(seat), side=Opened(SIDE_NAMES[side_of(t, seat)], True), why=why)


class Refill(Forced[Emerald]):
    """A Loyalist who reveals puts agents on the board until there are three (E2-164, E2-165)."""

    def take(self, t: Emerald, option: i64) -> None:
        if lacking(t, self.who) > 0:
            t.agenda.append(ADD_AGENTS[self.who])


def lacking(t: Emerald, seat: i64) -> i64:
    """How many agents a revealed Loyalist adds (E2-165)."""
    return min(t.numbers.agents_after_reveal - on_board(t, seat), t.agent_stock[seat])


class AddAgents(Step[Emerald]):
    """The player names a city for each of them, all before anybody sees one; they must (E2-164, E2-311)."""

    def prompt(self, t: Emerald) -> str:
        return "refill"

    def about(self, t: Emerald) -> dict[str, Plain]:
        return {"n": len(t.picked), "of": int(lacking(t, self.seat))}

    def options(self, t: Emerald) -> vec[i64]:
        chosen = len(t.picked)
        return cities_from(t.picked[chosen - 1] if chosen > 0 and not t.any_order else i64(0))

    def take(self, t: Emerald, option: i64) -> None:
        t.plan = REFILL_PLAN
        t.picked = append(t.picked, option - CITY)
        if len(t.picked) < lacking(t, self.seat):
            t.agenda.append(self)
            return
        cities = t.picked
        drop_plan(t)
        for city in range(CITIES):
            n: i64 = 0
            for chosen in cities:
                if chosen == city:
                    n += 1
            put_agents(t, self.seat, city, n)


class AddAgent(Step[Emerald]):
    """The player names a city for an agent at the set-up; they must (E2-28, E2-300)."""

    def prompt(self, t: Emerald) -> str:
        return "add-agent"

    def options(self, t: Emerald) -> vec[i64]:
        return cities_from(0)

    def take(self, t: Emerald, option: i64) -> None:
        put_agents(t, self.seat, option - CITY, 1)


def cities_from(first: i64) -> vec[i64]:
    """This city and those after it, as options."""
    out = vec[i64](capacity=CITIES)
    for city in range(first, CITIES):
        out = append(out, CITY + city)
    return out


def put_agents(t: Emerald, seat: i64, city: i64, n: i64) -> None:
    """Agents go from a player's stock to a city, as many as there are (E2-79)."""
    there = min(n, t.agent_stock[seat])
    if there == 0:
        return
    t.agent_stock[seat] -= there
    t.agents[city * PLAYERS + seat] += there
    if t.listening:
        t.tell("agents-added", seat=seat_name(seat), city=CITY_NAMES[city], n=int(there))


REVEALS: Final = Reveals()
REFILL: Final = [Refill(seat) for seat in range(len(SEAT_NAMES))]
ADD_AGENT: Final = [AddAgent(seat) for seat in range(len(SEAT_NAMES))]
ADD_AGENTS: Final = [AddAgents(seat) for seat in range(len(SEAT_NAMES))]
