"""Double agent counters: drawn, stolen, chosen; and who knows where they are (E1-35, E1-288 to E1-302, E1-472)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from intrigue.games.emerald.first.cards import AGENT_NAMES, COUNTER, KEEP, NAMED
from intrigue.games.emerald.first.plans import DOUBLES_PLAN
from intrigue.games.emerald.first.table import DRAWN, IN_SUPPLY, Emerald
from intrigue.games.emerald.shared.plans import drop_plan
from intrigue.kernel.event import Plain, Secret, seat_name, secret
from intrigue.kernel.table import NOBODY, Chance, Step

PINKERTON_KEEPS: Final[i64] = 2


def supply(t: Emerald) -> i64:
    """How many counters are not dealt."""
    n: i64 = 0
    for agent in range(NAMED):
        if t.double[agent] == IN_SUPPLY:
            n += 1
    return n


def forget(t: Emerald, place: i64, who: i64, other: i64) -> None:
    """Somebody draws unseen from this place: all but these two no longer know what is left there."""
    for agent in range(NAMED):
        if t.double[agent] == place:
            for seat in range(t.seats):
                if seat != who and seat != other:
                    t.knows[seat * NAMED + agent] = 0


class DrawDoubles(Step[Emerald]):
    """A player draws counters from those not dealt, as far as there are (E1-296, E1-297, E1-300)."""

    def __init__(self, who: i64, n: i64, keeps: i64) -> None:
        super().__init__(NOBODY)
        self.who: Final = who
        self.n: Final = n
        self.keeps: Final = keeps
        """1 if all that is drawn is kept; 0 if the player is still to choose."""

    def take(self, t: Emerald, option: i64) -> None:
        if self.n > 0 and supply(t) > 0:
            t.agenda.append(DrawDoubles(self.who, self.n - 1, self.keeps))
            t.agenda.append(DoubleDrawn(self.who, self.keeps))

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.n, self.keeps)


class DoubleDrawn(Chance[Emerald]):
    """Chance says which counter it is; only the player sees it."""

    def __init__(self, who: i64, keeps: i64) -> None:
        super().__init__(COUNTER)
        self.who: Final = who
        self.keeps: Final = keeps

    def prompt(self, t: Emerald) -> str:
        return "draw-double"

    def weights(self, t: Emerald) -> vec[i64]:
        return in_place(t, IN_SUPPLY)

    def take(self, t: Emerald, option: i64) -> None:
        agent = option - COUNTER
        forget(t, IN_SUPPLY, self.who, self.who)
        t.double[agent] = self.who if self.keeps > 0 else DRAWN
        if t.listening:
            t.tell("double-drawn", seat=seat_name(self.who), agent=secret(AGENT_NAMES[agent], self.who))

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.keeps)


def in_place(t: Emerald, place: i64) -> vec[i64]:
    """One for every counter that is there."""
    out = vec[i64]([i64(0)] * NAMED)
    for agent in range(NAMED):
        if t.double[agent] == place:
            out[agent] = 1
    return out


class StealDouble(Chance[Emerald]):
    """Irene Adler takes a counter at random; the loser may look at it (E1-288, E1-290)."""

    def __init__(self, taker: i64, loser: i64) -> None:
        super().__init__(COUNTER)
        self.taker: Final = taker
        self.loser: Final = loser

    def prompt(self, t: Emerald) -> str:
        return "steal-double"

    def weights(self, t: Emerald) -> vec[i64]:
        return in_place(t, self.loser)

    def take(self, t: Emerald, option: i64) -> None:
        agent = option - COUNTER
        forget(t, self.loser, self.taker, self.loser)
        t.double[agent] = self.taker
        t.knows[self.loser * NAMED + agent] = 1
        t.tell(
            "double-stolen",
            seat=seat_name(self.taker),
            victim=seat_name(self.loser),
            agent=Secret(AGENT_NAMES[agent], (int(self.taker), int(self.loser))),
        )

    def fields(self) -> tuple[int, ...]:
        return (self.taker, self.loser)


class ChooseDoubles(Step[Emerald]):
    """The player keeps two of the counters they have drawn; with fewer there is nothing to choose (E1-300, E1-302)."""

    def __init__(self, who: i64) -> None:
        super().__init__(NOBODY)
        self.who: Final = who

    def take(self, t: Emerald, option: i64) -> None:
        drawn: i64 = 0
        for agent in range(NAMED):
            if t.double[agent] == DRAWN:
                drawn += 1
        if drawn > PINKERTON_KEEPS:
            t.agenda.append(KeepDoubles(self.who))
            return
        for agent in range(NAMED):
            if t.double[agent] == DRAWN:
                keep(t, self.who, agent)

    def fields(self) -> tuple[int, ...]:
        return (self.who,)


class KeepDoubles(Step[Emerald]):
    """Which counters are kept; everybody sees that a choice was made, the player alone which (E1-507)."""

    def prompt(self, t: Emerald) -> str:
        return "keep-double"

    def about(self, t: Emerald) -> dict[str, Plain]:
        return {"n": len(t.picked), "of": int(PINKERTON_KEEPS)}

    def options(self, t: Emerald) -> vec[i64]:
        chosen = len(t.picked)
        rest = vec[i64]()
        for agent in range(NAMED):
            if t.double[agent] == DRAWN and not is_kept(t, agent):
                rest = append(rest, KEEP + agent)
        if t.any_order:
            return rest
        out = vec[i64]()
        left = i64(len(rest))
        for option in rest:  # in their order, and as many must be left as are still to be kept
            if (chosen == 0 or option > t.picked[chosen - 1]) and left >= PINKERTON_KEEPS - chosen:
                out = append(out, option)
            left -= 1
        return out

    def take(self, t: Emerald, option: i64) -> None:
        t.plan = DOUBLES_PLAN
        t.picked = append(t.picked, option)
        if len(t.picked) < PINKERTON_KEEPS:
            t.agenda.append(self)
            return
        for kept in t.picked:
            keep(t, self.seat, kept - KEEP)
        return_rest(t, self.seat)
        drop_plan(t)


def is_kept(t: Emerald, agent: i64) -> bool:
    """Is this counter among those chosen?"""
    for kept in t.picked:
        if kept == KEEP + agent:
            return True
    return False


def keep(t: Emerald, seat: i64, agent: i64) -> None:
    """A counter that was drawn is kept."""
    t.double[agent] = seat
    t.tell("double-kept", seat=seat_name(seat), agent=secret(AGENT_NAMES[agent], seat))


def return_rest(t: Emerald, seat: i64) -> None:
    """The others are shuffled back, and the player alone knows what they were (E1-474)."""
    for agent in range(NAMED):
        if t.double[agent] == DRAWN:
            t.double[agent] = IN_SUPPLY
            t.knows[seat * NAMED + agent] = 1
            t.tell("double-returned", seat=seat_name(seat), agent=secret(AGENT_NAMES[agent], seat))
