"""What pieces are worth where they are: how hopes in a city change when somebody has more or fewer there."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from intrigue.games.emerald.second.bot.aims import ROYAL_AIM, STOP_AIM
from intrigue.games.emerald.second.bot.judge import Judge, Means
from intrigue.games.emerald.second.cards import CITIES, PLAYERS
from intrigue.games.emerald.second.table import Emerald, pieces_in
from intrigue.games.emerald.shared.table import side_of

UNKNOWN: Final = -1000.0
"""What was not worked out yet."""
AIMED: Final = 2.5
"""How many times better it seems to do what one is after."""
OF_OTHERS: Final = 0.6
"""How much it counts what others lose."""


class Pieces:
    """The cities as one seat sees them."""

    def __init__(self, judge: Judge, t: Emerald, seat: i64, aim: i64) -> None:
        self.judge: Final = judge
        self.goal: Final = aim
        self.t: Final = t
        self.seat: Final = seat
        self.side: Final = side_of(t, seat)
        self.means: Final[list[Means | None]] = [None] * int(t.seats)
        """What everybody has in hand, as far as it was looked at."""
        self.hopes: Final = vec[float]([UNKNOWN] * (CITIES * PLAYERS))
        """What everybody hopes for in each city as it is, as far as it was worked out."""
        self.worths: Final = vec[float]([UNKNOWN] * (CITIES * PLAYERS))
        """What claiming brings everybody in each city, as far as it was worked out."""

    def change(self, city: i64, who: i64, cubes: i64, agents: i64) -> float:
        """What it is worth if a player has so many cubes and agents more in a city: hopes, one's own and others'."""
        t = self.t
        found = 0.0
        for other in range(t.seats):
            if other == who or pieces_in(t, city, other) > 0:
                rise = self.hope(other, city, who, cubes, agents) - self.hope_now(other, city)
                found += rise if other == self.seat else -OF_OTHERS * self.keen(STOP_AIM + other) * rise
        if self.goal == city or self.goal == ROYAL_AIM + city:
            return AIMED * found
        return found

    def keen(self, aim: i64) -> float:
        """How many times better it seems to do what serves this aim."""
        return AIMED if self.goal == aim else 1.0

    def hope_now(self, other: i64, city: i64) -> float:
        """What a player can hope for there as it is."""
        at = city * PLAYERS + other
        if self.hopes[at] == UNKNOWN:
            self.hopes[at] = self.hope(other, city, other, 0, 0)
        return self.hopes[at]

    def means_of(self, other: i64) -> Means:
        """What a player has in hand."""
        found = self.means[other]
        if found is None:
            found = Means(self.t, other, side_of(self.t, other))
            self.means[other] = found
        return found

    def worth(self, other: i64, city: i64) -> float:
        """What claiming there brings a player."""
        at = city * PLAYERS + other
        if self.worths[at] == UNKNOWN:
            self.worths[at] = self.judge.worth_at(self.t, other, side_of(self.t, other), city)
        return self.worths[at]

    def hope(self, other: i64, city: i64, who: i64, cubes: i64, agents: i64) -> float:
        """What a player could hope for there then."""
        t, there, standing = self.t, self.t.cubes, self.t.agents
        row = city * PLAYERS
        own_cubes = there[row + other] + (cubes if other == who else 0)
        own_agents = standing[row + other] + (agents if other == who else 0)
        if own_cubes + own_agents <= 0:
            return 0.0
        most: i64 = 0
        for rival in range(t.seats):
            if rival != other:
                n = there[row + rival] + standing[row + rival]
                if rival == who:
                    n += cubes + agents
                if n > most:
                    most = n
        worth = self.worth(other, city)
        means = self.means_of(other)
        return self.judge.hope(t, other, side_of(t, other), city, worth, own_cubes, own_agents, most, means)

    def hope_of_all(self, city: i64) -> float:
        """What is hoped for there: one's own part, less that of the others."""
        found = 0.0
        for other in range(self.t.seats):
            hope = self.hope_now(other, city)
            found += hope if other == self.seat else -OF_OTHERS * hope
        return found

    def place(self, city: i64, cubes: i64) -> float:
        """To place these cubes there, less what they are worth in stock."""
        have = self.t.stock[self.seat]
        n = min(cubes, have)
        price = self.judge.stock_worth(have) - self.judge.stock_worth(have - n) - self.judge.w.placed * float(n)
        return self.change(city, self.seat, n, 0) - price

    def leave(self, city: i64) -> float:
        """One agent less."""
        return self.change(city, self.seat, 0, -1) if self.t.agents[city * PLAYERS + self.seat] > 0 else -1.0

    def arrive(self, city: i64) -> float:
        """One agent more."""
        return self.change(city, self.seat, 0, 1)
