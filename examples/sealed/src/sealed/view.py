"""What everybody sees of a table, and how a table is imagined that fits what somebody sees."""

from __future__ import annotations

from msgspec import Struct

from intrigue.kernel.event import HIDDEN
from intrigue.kernel.rng import Rng
from sealed.rules import COINS, GOODS, NOT_YET, NOTHING, Bid, End, ForSale, Market, Sale, Wish, named

STEPS = {step.__name__: step for step in (Wish, ForSale, Bid, Sale, End)}


class PlayerView(Struct, frozen=True):
    """A player as the viewer sees them; `wants` and `bid` are `hidden` where they are not the viewer's own."""

    purse: tuple[str, ...]
    bid: str
    goods: tuple[str, ...]
    wants: str


class View(Struct, frozen=True):
    """What a seat sees, or a spectator (None): all that they are sent, and all that a bot gets."""

    viewer: int | None
    round: int
    for_sale: str
    stock: tuple[str, ...]
    unsold: tuple[str, ...]
    players: tuple[PlayerView, ...]
    agenda: tuple[tuple[str, tuple[int, ...]], ...]


def pile(counts: list[int]) -> tuple[str, ...]:
    """Goods by name, in the order of the list."""
    return tuple(name for name, n in zip(GOODS, counts, strict=True) for _ in range(n))


def unpiled(names: tuple[str, ...]) -> list[int]:
    """How many there are of each: the inverse of `pile`."""
    return [names.count(name) for name in GOODS]


def observe(t: Market, viewer: int | None) -> View:
    """What is not written into a view, nobody can see."""
    return View(
        viewer=viewer,
        round=t.round,
        for_sale="" if t.offer == NOTHING else GOODS[t.offer],
        stock=pile(t.stock),
        unsold=pile(t.unsold),
        players=tuple(_player(t, seat, viewer) for seat in range(t.seats)),
        agenda=tuple((type(step).__name__, step.fields()) for step in t.agenda),
    )


def _player(t: Market, seat: int, viewer: int | None) -> PlayerView:
    mine = seat == viewer or not t.agenda  # when the game is over, nothing is hidden any more
    bid = "" if t.bids[seat] == NOT_YET else named(t.bids[seat]) if mine else HIDDEN
    wants = "" if t.wants[seat] == NOTHING else GOODS[t.wants[seat]] if mine else HIDDEN
    return PlayerView(tuple(COINS[coin] for coin in t.purses[seat]), bid, pile(t.goods[seat]), wants)


class Belief:
    """What a view leaves open: what the others want, and what they have sealed."""

    def __init__(self, view: View) -> None:
        self.view = view

    def imagine(self, rng: Rng) -> Market:
        view = self.view
        t = Market(len(view.players))
        t.round, t.stock, t.unsold = view.round, unpiled(view.stock), unpiled(view.unsold)
        t.offer = GOODS.index(view.for_sale) if view.for_sale else NOTHING
        for seat, player in enumerate(view.players):
            t.goods[seat] = unpiled(player.goods)
            t.purses[seat] = [COINS.index(coin) for coin in player.purse]
            if player.wants:
                t.wants[seat] = int(rng.below(len(GOODS))) if player.wants == HIDDEN else GOODS.index(player.wants)
            if player.bid == HIDDEN:
                t.bids[seat] = rng.choice([*t.purses[seat], NOTHING])
            elif player.bid:
                t.bids[seat] = NOTHING if player.bid == "nothing" else COINS.index(player.bid)
        t.agenda = [STEPS[name](*fields) for name, fields in view.agenda]
        return t
