"""The rules of Sealed Bids: what there is, and what happens. Nothing here is said in words, and nothing is drawn."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from intrigue.kernel.event import Opened, Plain, seat_name, secret
from intrigue.kernel.table import NOBODY, Chance, Step, Table
from intrigue.kernel.verbs import Verb, Verbs

# ---------------------------------------------------------------- what there is

GOODS = ("silk", "spice", "silver")
OF_EACH = 4
COINS = ("coin-1", "coin-2", "coin-3", "coin-4", "coin-5")
ROUNDS = 6
VALUE, WANTED = 1, 3

NOT_YET, NOTHING = -2, -1
"""What lies before a player who has not bid yet, or who bids nothing; otherwise it is the number of a coin."""

# Every answer that can be given, and every roll of chance, is a phrase: a verb and things.
VERBS = Verbs(Verb("bid", COINS), Verb("keep"), Verb("offer", GOODS), Verb("want", GOODS))
BID, KEEP, OFFER, WANT = (VERBS.first[verb.name] for verb in VERBS.verbs)


class Market(Table):
    """The full state of a game: everything, secrets included."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.round = 0
        self.stock = [OF_EACH] * len(GOODS)
        self.offer = NOTHING
        self.unsold = [0] * len(GOODS)
        self.wants = [NOTHING] * seats
        self.bids = [NOT_YET] * seats
        self.purses = [list(range(len(COINS))) for _ in range(seats)]
        self.goods = [[0] * len(GOODS) for _ in range(seats)]

    def copy(self) -> Market:
        t = Market(int(self.seats))
        t.agenda, t.round, t.offer = self.agenda[:], self.round, self.offer
        t.stock, t.unsold, t.wants, t.bids = self.stock[:], self.unsold[:], self.wants[:], self.bids[:]
        t.purses = [purse[:] for purse in self.purses]
        t.goods = [goods[:] for goods in self.goods]
        return t


# ---------------------------------------------------------------- what happens


class Wish(Chance[Market]):
    """Before the game a player secretly learns what they want."""

    def __init__(self, who: int) -> None:
        super().__init__(WANT)
        self.who = who

    def fields(self) -> tuple[int, ...]:
        return (self.who,)

    def prompt(self, t: Market) -> str:
        return "want"

    def weights(self, t: Market) -> vec[i64]:
        return vec[i64]([i64(1) for _ in GOODS])

    def take(self, t: Market, option: i64) -> None:
        t.wants[self.who] = int(option - WANT)
        t.tell("wants", seat=seat_name(self.who), goods=secret(GOODS[option - WANT], self.who))


class ForSale(Chance[Market]):
    """Something from the stock comes up for sale, and everybody is asked for a bid."""

    def __init__(self) -> None:
        super().__init__(OFFER)

    def fields(self) -> tuple[int, ...]:
        return ()

    def prompt(self, t: Market) -> str:
        return "offer"

    def weights(self, t: Market) -> vec[i64]:
        return vec[i64]([i64(n) for n in t.stock])

    def take(self, t: Market, option: i64) -> None:
        t.round += 1
        t.offer = int(option - OFFER)
        t.stock[t.offer] -= 1
        t.tell("offered", round=t.round, goods=GOODS[t.offer])
        t.agenda += [Sale(), *[Bid(seat) for seat in reversed(range(t.seats))]]  # the last one is next


class Bid(Step[Market]):
    """A player seals one coin from their purse, or nothing."""

    def prompt(self, t: Market) -> str:
        return "bid"

    def about(self, t: Market) -> dict[str, Plain]:
        return {"goods": GOODS[t.offer]}

    def options(self, t: Market) -> vec[i64]:
        return vec[i64]([*[i64(BID + coin) for coin in t.purses[self.seat]], i64(KEEP)])

    def take(self, t: Market, option: i64) -> None:
        t.bids[self.seat] = NOTHING if option == KEEP else int(option - BID)
        t.tell("sealed", seat=seat_name(int(self.seat)), coin=secret(named(t.bids[self.seat]), int(self.seat)))


class Sale(Step[Market]):
    """All bids are opened: the highest that is alone buys, and what was bid is spent."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def fields(self) -> tuple[int, ...]:
        return ()

    def take(self, t: Market, option: i64) -> None:
        for seat, bid in enumerate(t.bids):
            t.tell("opened", seat=seat_name(seat), coin=Opened(named(bid)))
            if bid != NOTHING:
                t.purses[seat].remove(bid)
        alone = [bid for bid in t.bids if bid != NOTHING and t.bids.count(bid) == 1]
        if alone:
            buyer = t.bids.index(max(alone))
            t.goods[buyer][t.offer] += 1
            t.tell("bought", seat=seat_name(buyer), goods=GOODS[t.offer])
        else:
            t.unsold[t.offer] += 1
            t.tell("unsold", goods=GOODS[t.offer])
        t.offer, t.bids = NOTHING, [NOT_YET] * int(t.seats)
        t.agenda.append(ForSale() if t.round < ROUNDS else End())


class End(Step[Market]):
    """Everybody shows what they wanted, and the points are counted."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def fields(self) -> tuple[int, ...]:
        return ()

    def take(self, t: Market, option: i64) -> None:
        points = scores(t)
        for seat in range(t.seats):
            t.tell("scored", seat=seat_name(seat), goods=Opened(GOODS[t.wants[seat]]), points=points[seat])
        for seat in range(t.seats):
            if points[seat] == max(points):
                t.tell("wins", seat=seat_name(seat))


def named(bid: int) -> str:
    """A bid as it is told."""
    return "nothing" if bid == NOTHING else COINS[bid]


def scores(t: Market) -> tuple[int, ...]:
    """Goods are worth 1 point each, and 3 to whoever wants them."""
    return tuple(
        sum(n * (WANTED if kind == t.wants[seat] else VALUE) for kind, n in enumerate(t.goods[seat]))
        for seat in range(t.seats)
    )
