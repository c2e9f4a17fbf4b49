"""What pieces are worth where they are: how hopes in a city change when somebody has more or fewer there."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from intrigue.games.emerald.second.bot.aims import ROYAL_AIM, STOP_AIM
from intrigue.games.emerald.second.bot.judge import Judge, Means
from intrigue.games.emerald.second.cards import CITIES, PLAYERS
from intrigue.games.emerald.second.table import IN_SLOT, Emerald
from intrigue.games.emerald.shared.table import side_of
from intrigue.kernel.bag import empty
from intrigue.kernel.companions import NO_AIM

UNKNOWN: Final = -1000.0
"""What was not worked out yet."""
AIMED: Final = 2.5
"""How many times better it seems to do what one is after."""
OF_OTHERS: Final = 0.6
OF_THE_OTHER: Final = 1.0
"""How much it counts what others lose; with two players, what one loses the other wins."""


class Pieces:
    """The cities as one seat sees them. It is read anew after something has happened, so that nothing new is made."""

    def __init__(self, judge: Judge, t: Emerald, seat: i64, aim: i64) -> None:
        self.judge: Final = judge
        self.t = t
        self.seat = seat
        self.side = side_of(t, seat)
        self.goal = aim
        self.others = OF_OTHERS
        w = judge.w
        self.surest: Final = max(w.claim_now, w.claim_later, w.without_cube)
        self.royal: Final = max(w.kill_leading, w.kill_behind, w.kill_later, w.hide_leading, w.hide_later)
        """The most that can be hoped for in a city, in parts of the claim's worth, and of the royalty's points."""
        self.sides: Final = empty(PLAYERS)
        self.means: Final = [Means() for _ in range(int(PLAYERS))]
        """What everybody has in hand."""
        self.pieces: Final = empty(CITIES * PLAYERS)
        """Everybody's pieces in each city."""
        self.first: Final = empty(CITIES)
        self.most: Final = empty(CITIES)
        self.next: Final = empty(CITIES)
        """Who has most pieces in each city, how many, and the most that anybody else has."""
        self.hopes: Final = vec[float]([UNKNOWN] * (CITIES * PLAYERS))
        """What everybody hopes for in each city as it is, as far as it was worked out."""
        self.worths: Final = vec[float]([UNKNOWN] * (CITIES * PLAYERS))
        """What claiming brings everybody in each city, as far as it was worked out."""
        self.read_hands()
        self.read_board()

    def read_hands(self) -> None:
        """Look at all hands, and at who is on which side."""
        t, sides = self.t, self.sides
        self.others = OF_THE_OTHER if t.seats == 2 else OF_OTHERS
        for other in range(t.seats):
            sides[other] = side_of(t, other)
            self.means[other].read(t, other, sides[other])

    def read_board(self) -> None:
        """Look at all cities."""
        t = self.t
        pieces, hopes, worths = self.pieces, self.hopes, self.worths
        cubes, agents = t.cubes, t.agents
        for city in range(CITIES):
            row = city * PLAYERS
            first: i64 = 0
            most: i64 = -1
            second: i64 = 0
            for at in range(row, row + t.seats):
                n = cubes[at] + agents[at]
                pieces[at] = n
                hopes[at] = UNKNOWN
                worths[at] = UNKNOWN
                if n > most:
                    second = max(most, 0)
                    most = n
                    first = at - row
                elif n > second:
                    second = n
            self.first[city] = first
            self.most[city] = most
            self.next[city] = second

    def most_besides(self, city: i64, seat: i64) -> i64:
        """The most pieces that anybody else has in a city."""
        return self.next[city] if self.first[city] == seat else self.most[city]

    def change(self, city: i64, who: i64, cubes: i64, agents: i64) -> float:
        """What it is worth if a player has so many cubes and agents more in a city: hopes, one's own and others'."""
        found = 0.0
        row = city * PLAYERS
        for other in range(self.t.seats):
            if other == who or self.pieces[row + other] > 0:
                rise = self.hope(other, city, who, cubes, agents) - self.hope_now(other, city)
                found += rise if other == self.seat else -self.others * self.keen(STOP_AIM + other) * rise
        if self.goal == city or self.goal == ROYAL_AIM + city:
            return AIMED * found
        return found

    def most_gain(self, city: i64) -> float:
        """More than any pieces of one's own there can be worth: so much is to be hoped for, and to be taken away."""
        seat = self.seat
        row = city * PLAYERS
        found = self.surest * max(0.0, self.worth(seat, city)) - self.hope_now(seat, city)
        if self.t.royal[city] == IN_SLOT:
            numbers = self.t.numbers
            found += self.royal * float(numbers.royal_vp[city] + numbers.black_hand)
        for other in range(self.t.seats):
            if other != seat and self.pieces[row + other] > 0:
                found += self.others * self.hope_now(other, city)
        return found if self.goal == NO_AIM else AIMED * AIMED * max(found, 0.0)

    def keen(self, aim: i64) -> float:
        """How many times better it seems to do what serves this aim."""
        return AIMED if self.goal == aim else 1.0

    def hope_now(self, other: i64, city: i64) -> float:
        """What a player can hope for there as it is."""
        at = city * PLAYERS + other
        if self.hopes[at] == UNKNOWN:
            t = self.t
            most = self.most_besides(city, other)
            self.hopes[at] = self.hope_with(other, city, t.cubes[at], t.agents[at], most)
        return self.hopes[at]

    def worth(self, other: i64, city: i64) -> float:
        """What claiming there brings a player."""
        at = city * PLAYERS + other
        if self.worths[at] == UNKNOWN:
            self.worths[at] = self.judge.worth_at(self.t, other, self.sides[other], city)
        return self.worths[at]

    def hope(self, other: i64, city: i64, who: i64, cubes: i64, agents: i64) -> float:
        """What a player could hope for there then."""
        t, pieces = self.t, self.pieces
        row = city * PLAYERS
        at = row + other
        if other == who:
            most = self.most_besides(city, other)
            return self.hope_with(other, city, t.cubes[at] + cubes, t.agents[at] + agents, most)
        most = pieces[row + who] + cubes + agents
        for rival in range(t.seats):
            if rival != other and rival != who and pieces[row + rival] > most:
                most = pieces[row + rival]
        return self.hope_with(other, city, t.cubes[at], t.agents[at], most)

    def hope_with(self, other: i64, city: i64, cubes: i64, agents: i64, most: i64) -> float:
        """What a player could hope for with these pieces there, `most` of any other."""
        if cubes + agents <= 0:
            return 0.0
        side = self.sides[other]
        worth = self.worth(other, city)
        return self.judge.hope(self.t, other, side, city, worth, cubes, agents, most, self.means[other])

    def hope_of_all(self, city: i64) -> float:
        """What is hoped for there: one's own part, less that of the others."""
        found = 0.0
        for other in range(self.t.seats):
            hope = self.hope_now(other, city)
            found += hope if other == self.seat else -self.others * hope
        return found

    def place(self, city: i64, cubes: i64) -> float:
        """To place these cubes there, less what they are worth in stock."""
        n = min(cubes, self.t.stock[self.seat])
        return self.change(city, self.seat, n, 0) - self.price(n)

    def price(self, cubes: i64) -> float:
        """What these cubes are worth in stock, and would not be in a city."""
        have = self.t.stock[self.seat]
        judge = self.judge
        return judge.stock_worth(have) - judge.stock_worth(have - cubes) - judge.w.placed * float(cubes)

    def leave(self, city: i64) -> float:
        """One agent less."""
        return self.change(city, self.seat, 0, -1) if self.t.agents[city * PLAYERS + self.seat] > 0 else -1.0

    def arrive(self, city: i64) -> float:
        """One agent more."""
        return self.change(city, self.seat, 0, 1)
