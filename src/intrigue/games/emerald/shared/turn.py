"""The course of the game as far as it is alike: who begins, who is who, and how actions are asked for."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from intrigue.games.emerald.shared.cards import SIDE_NAMES, Code
from intrigue.games.emerald.shared.plans import NO_PLAN, Plan, in_any_order
from intrigue.games.emerald.shared.table import E, EmeraldTable
from intrigue.kernel.event import Plain, seat_name, secret
from intrigue.kernel.table import Chance, Step

# ---------------------------------------------------------------- set-up


def starting_decks(t: EmeraldTable, start: vec[i64]) -> None:
    """Everybody has the same starting cards, and everybody knows them."""
    for seat in range(t.seats):
        for card in range(t.code.cards):
            t.deck[seat * t.code.cards + card] = start[card]
            t.shuffled[seat * t.code.cards + card] = start[card]


class WhoBegins(Chance[E]):
    """Chance names the first player."""

    def __init__(self, code: Code) -> None:
        super().__init__(code.first)

    def prompt(self, t: E) -> str:
        return "first-player"

    def weights(self, t: E) -> vec[i64]:
        return vec[i64]([i64(1)] * t.seats)

    def take(self, t: E, option: i64) -> None:
        t.first = option - self.first
        t.active = t.first
        t.tell("first-player", seat=seat_name(t.first))
        self.go_on(t)

    def go_on(self, t: E) -> None:
        """What the players do before the first turn."""
        raise NotImplementedError

    def fields(self) -> tuple[int, ...]:
        return ()


class DealIdentity(Chance[E]):
    """A player gets one of the identity cards that are left."""

    def __init__(self, who: i64, code: Code) -> None:
        super().__init__(code.deal)
        self.who: Final = who

    def identities(self, t: E) -> vec[i64]:
        """How many identity cards there are of each side."""
        raise NotImplementedError

    def prompt(self, t: E) -> str:
        return "deal"

    def weights(self, t: E) -> vec[i64]:
        rest = self.identities(t)[:]
        for seat in range(self.who):
            rest[t.side[seat]] -= 1
        return rest

    def take(self, t: E, option: i64) -> None:
        side = option - self.first
        t.side[self.who] = side
        t.tell("identity-dealt", seat=seat_name(self.who), side=secret(SIDE_NAMES[side], self.who))

    def fields(self) -> tuple[int, ...]:
        return (self.who,)


# ---------------------------------------------------------------- turns


def begin_turn(t: EmeraldTable, seat: i64, actions: i64) -> None:
    """A player's turn begins; a round begins with the first player."""
    t.turns += 1
    if seat == t.first:
        t.round += 1
    t.active = seat
    t.actions = actions
    if t.listening:
        t.tell("turn", seat=seat_name(seat), round=int(t.round))


class Acting(Step[E]):
    """The active player names an action or a free action; after their actions they may end their turn.

    While they put an action together they are asked for the next piece of it. Nobody else can tell.
    """

    def planned(self, t: E) -> Plan[E]:
        """What they are putting together."""
        raise NotImplementedError

    def menu(self, t: E) -> vec[i64]:
        """What they may begin now."""
        raise NotImplementedError

    def begin(self, t: E, option: i64) -> None:
        """The beginning of an action or a free action."""
        raise NotImplementedError

    def finish(self, t: E) -> None:
        """Their turn is over."""
        raise NotImplementedError

    def prompt(self, t: E) -> str:
        return "act" if t.plan == NO_PLAN else self.planned(t).prompt(t)

    def about(self, t: E) -> dict[str, Plain]:
        if t.plan != NO_PLAN:
            return self.planned(t).about(t)
        return {"actions": int(t.actions), "more": len(self.menu(t)) - 1}

    def forced(self, t: E) -> bool:
        """While nobody sees the plan, if there is but one way to go on with it. The menu is a choice of one's own."""
        return t.plan != NO_PLAN and len(in_any_order(t, self.planned(t), self.seat)) == 1

    def enough(self, t: E) -> i64:
        return -1 if t.plan == NO_PLAN else self.planned(t).enough(t)

    def options(self, t: E) -> vec[i64]:
        return self.menu(t) if t.plan == NO_PLAN else self.planned(t).options(t, self.seat)

    def take(self, t: E, option: i64) -> None:
        if option == t.code.end:
            self.finish(t)
            return
        t.agenda.append(self)
        if t.plan != NO_PLAN:
            self.planned(t).take(t, self.seat, option)
        else:
            self.begin(t, option)
