"""Sealed Bids, for 2 to 4 players: a small game that shows what a game for Intrigue is made of.

Everybody secretly wants one kind of goods. Six times something comes up for sale, and everybody seals one coin from
their purse, or nothing. The highest coin that nobody else bid buys; all coins bid are spent. In the end goods are worth
1 point, and 3 to whoever wants them.
"""

from __future__ import annotations

from collections.abc import Mapping

from intrigue.kernel.game import Choice, agreed, check_seats, check_viewer
from intrigue.kernel.rng import Rng
from intrigue.kernel.run import settle
from sealed.rules import GOODS, VERBS, ForSale, Market, Wish, scores
from sealed.view import Belief, View, observe


class SealedBids:
    """The value that the package's entry point names. It fits `intrigue.kernel.game.Game`."""

    id = "sealed"
    seats = range(2, 5)
    rules = 1
    bound = 100
    verbs = VERBS
    choices: tuple[Choice, ...] = ()
    box_file = ""
    box_name = ""

    def with_box_file(self, text: str) -> SealedBids:
        return self

    def new(self, seats: int, options: Mapping[str, str] = {}, listening: bool = False) -> Market:
        check_seats(self, seats)
        agreed(self, seats, options)
        t = Market(seats)
        t.listening = listening
        t.agenda = [ForSale(), *[Wish(seat) for seat in reversed(range(seats))]]
        settle(t)
        return t

    def observe(self, t: Market, viewer: int | None) -> View:
        check_viewer(t, viewer)
        return observe(t, viewer)

    def believe(self, view: View) -> Belief:
        return Belief(view)

    def imagine(self, view: View, rng: Rng) -> Market:
        return Belief(view).imagine(rng)

    def scores(self, t: Market) -> tuple[int, ...]:
        return scores(t)

    def returns(self, t: Market) -> tuple[float, ...]:
        points = scores(t)
        return tuple(1 / points.count(max(points)) if mine == max(points) else 0.0 for mine in points)

    def pieces(self, t: Market) -> Mapping[str, int]:
        count = {"negative": sum(n < 0 for n in t.stock)}
        for kind, name in enumerate(GOODS):
            bought = sum(goods[kind] for goods in t.goods)
            count[name] = t.stock[kind] + t.unsold[kind] + bought + (t.offer == kind)
        return count


GAME = SealedBids()
