"""An attempt is made: announced, perhaps foiled, carried out (sections 12 and 13)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from intrigue.games.emerald.first.agents import take_over
from intrigue.games.emerald.first.attacks import bombs_there, need, target_city, targets_with
from intrigue.games.emerald.first.cards import (
    AGENT_NAMES,
    BOMB,
    CARD_NAMES,
    CITIES,
    CITY_NAMES,
    FIRST_AGENT,
    FIRST_OTHER,
    HIDE_ROYALTY,
    HOLMES,
    INFERNAL_MACHINE,
    LET,
    LOYALIST,
    MORIARTY,
    NAMED,
    NO_AGENT,
    NO_TARGET,
    RESTORATIONIST,
    REVEAL,
    ROYAL,
    SHOW,
    STRIKE,
    TARGET_NAMES,
    ZOMBIE,
)
from intrigue.games.emerald.first.options import NEVER_SAFE
from intrigue.games.emerald.first.piles import use_up
from intrigue.games.emerald.first.points_and_end import UPDATE, reveal
from intrigue.games.emerald.first.sanity import HID, KILLED, Sanity
from intrigue.games.emerald.first.strikes import BY_ATTEMPT, attack
from intrigue.games.emerald.first.table import HIDDEN_BY, SHOWN_BY, Emerald, doubles_of
from intrigue.games.emerald.shared.bombs import Supply, bombs_chosen, support
from intrigue.games.emerald.shared.piles import discard, play
from intrigue.games.emerald.shared.plans import Plan, in_any_order, spend_action
from intrigue.games.emerald.shared.table import clockwise, side_of
from intrigue.kernel.event import Opened, Plain, seat_name
from intrigue.kernel.table import NOBODY, Step
from intrigue.kernel.window import Reaction, Window


class AttemptPlan(Plan[Emerald]):
    """Card and target, then cards with bombs, none of them needless (E1-173 to E1-192, E1-496, E1-515)."""

    def prompt(self, t: Emerald) -> str:
        return "attempt" if len(t.picked) == 0 else "support"

    def about(self, t: Emerald) -> dict[str, Plain]:
        if len(t.picked) == 0:
            return {"card": CARD_NAMES[t.chosen[0]], "more": len(self.options(t, t.active))}
        target = t.picked[0]
        return {
            "target": TARGET_NAMES[target],
            "need": int(need(t, target)),
            "have": int(need(t, target) - self.missing(t, t.active)),
            "more": len(in_any_order(t, self, t.active)),
        }

    def missing(self, t: Emerald, seat: i64) -> i64:
        """The bomb points that are still missing."""
        target = t.picked[0]
        return need(t, target) - bombs_there(t, seat, target_city(t, target)) - bombs_chosen(t, t.numbers.bomb)

    def options(self, t: Emerald, seat: i64) -> vec[i64]:
        if len(t.picked) == 0:
            return targets_with(t, seat, t.chosen[0])
        wanted = self.missing(t, seat) + bombs_chosen(t, t.numbers.bomb)
        return support(t, Supply(t, seat, t.numbers.bomb, wanted), vec[i64]())

    def take(self, t: Emerald, seat: i64, option: i64) -> None:
        if STRIKE <= option < STRIKE + ZOMBIE + CITIES:
            t.picked = append(t.picked, option - STRIKE)
        else:
            t.chosen = append(t.chosen, option - BOMB)
        if self.missing(t, seat) <= 0 or t.picked[0] >= ZOMBIE:
            announce(t, seat, t.chosen, t.picked[0])


# ---------------------------------------------------------------- what happens


def announce(t: Emerald, seat: i64, cards: vec[i64], target: i64) -> None:
    """All cards are played and the target is named; then the others are asked (E1-191, E1-226)."""
    card = cards[0]
    play(t, seat, card, "attempt")
    if target >= ZOMBIE:
        discard(t, seat, card)
        spend_action(t)
        kill_zombie(t, seat, target - ZOMBIE)
        return
    use_up(t, seat, card)
    for i in range(1, len(cards)):
        play(t, seat, cards[i], "bomb")
        if cards[i] == INFERNAL_MACHINE:
            use_up(t, seat, cards[i])
        else:
            discard(t, seat, cards[i])
    spend_action(t)
    city = target_city(t, target)
    deed = "hide" if card == HIDE_ROYALTY else "kill"
    t.tell("attempt", seat=seat_name(seat), target=TARGET_NAMES[target], city=CITY_NAMES[city], deed=deed)
    asked: list[int] = []
    if may_be_foiled(t, seat, city):
        for other in clockwise(t, seat)[1:]:
            if doubles_of(t, other) > 0:
                asked.append(other)
    t.agenda.append(Foil(seat, card, target, *asked))


def may_be_foiled(t: Emerald, seat: i64, city: i64) -> bool:
    """Have they a named agent there whose counter was not shown yet? Otherwise everybody sees that none can fit."""
    for agent in range(NAMED):
        if t.where[agent] == city and t.controller[agent] == seat and t.double[agent] < SHOWN_BY:
            return True
    return False


def kill_zombie(t: Emerald, seat: i64, city: i64) -> None:
    """A zombie returns to its owner's supply (E1-359)."""
    t.zombies[city] -= 1
    t.zombies_left += 1
    t.tell("zombie-killed", seat=seat_name(seat), city=CITY_NAMES[city])
    t.agenda.append(UPDATE)


class ShowDouble(Reaction[Emerald]):
    """A double agent counter that names an agent of the active player in that city (E1-220 to E1-222)."""

    def offers(self, t: Emerald, seat: i64, occasion: Window[Emerald]) -> vec[i64]:
        out = vec[i64]()
        if isinstance(occasion, Foil):
            city = target_city(t, occasion.target)
            for agent in range(NAMED):
                if t.double[agent] == seat and t.where[agent] == city and t.controller[agent] == occasion.active:
                    out = append(out, SHOW + agent)
        return out

    def resolve(self, t: Emerald, seat: i64, option: i64, occasion: Window[Emerald]) -> bool:
        if isinstance(occasion, Foil):
            show_double(t, seat, option - SHOW, occasion.card, occasion.target)
        return True


REACTIONS: Final[list[Reaction[Emerald]]] = [ShowDouble()]
"""Everything that can foil an attempt."""


class Foil(Window[Emerald]):
    """An attempt is announced: the others may foil it, clockwise; the first to show a counter settles it (E1-232)."""

    def __init__(self, active: i64, card: i64, target: i64, *seats: int) -> None:
        super().__init__(seats)
        self.active: Final = active
        self.card: Final = card
        self.target: Final = target

    def prompt(self, t: Emerald) -> str:
        return "foil"

    def about(self, t: Emerald) -> dict[str, Plain]:
        return {
            "seat": seat_name(self.active),
            "target": TARGET_NAMES[self.target],
            "city": CITY_NAMES[target_city(t, self.target)],
            "more": len(self.options(t)) - 1,
        }

    def fields(self) -> tuple[int, ...]:
        return (self.active, self.card, self.target, *self.seats)

    def reactions(self) -> list[Reaction[Emerald]]:
        return REACTIONS

    def declined(self) -> i64:
        return LET

    def for_seats(self, seats: tuple[int, ...]) -> Foil:
        return Foil(self.active, self.card, self.target, *seats)

    def happens(self, t: Emerald) -> None:
        succeed(t, self.active, self.card, self.target)


def show_double(t: Emerald, seat: i64, agent: i64, card: i64, target: i64) -> None:
    """A counter is shown and spent; Holmes's or Moriarty's controller may keep him (E1-156, E1-161, E1-168, E1-224)."""
    t.double[agent] = SHOWN_BY + seat
    owner = t.controller[agent]
    t.tell(
        "double-shown",
        seat=seat_name(seat),
        victim=seat_name(owner),
        agent=Opened(AGENT_NAMES[agent], for_good=True),
    )
    faithful = agent in (HOLMES, MORIARTY)
    if faithful and (t.revealed[owner] == 0 or is_true_to(t, agent, owner)):
        t.agenda.append(StandBy(owner, seat, agent, card, target))
        return
    if target != NO_TARGET:
        t.agenda.append(Foiled(owner, card, target))
    take_over(t, agent, seat)


def is_true_to(t: Emerald, agent: i64, owner: i64) -> bool:
    """Holmes stands by a Restorationist, Moriarty by a Loyalist (E1-168, E1-169)."""
    return side_of(t, owner) == (RESTORATIONIST if agent == HOLMES else LOYALIST)


class StandBy(Step[Emerald]):
    """Holmes or Moriarty is shown: does his controller reveal to keep him (E1-168 to E1-172, E1-498)?"""

    def __init__(self, seat: i64, taker: i64, agent: i64, card: i64, target: i64) -> None:
        super().__init__(seat)
        self.taker: Final = taker
        self.agent: Final = agent
        self.card: Final = card
        self.target: Final = target

    def prompt(self, t: Emerald) -> str:
        return "stand-by"

    def about(self, t: Emerald) -> dict[str, Plain]:
        return {"agent": AGENT_NAMES[self.agent], "seat": seat_name(self.taker), "more": len(self.options(t)) - 1}

    def options(self, t: Emerald) -> vec[i64]:
        return vec[i64]([LET, REVEAL]) if is_true_to(t, self.agent, self.seat) else vec[i64]([LET])

    def take(self, t: Emerald, option: i64) -> None:
        if self.target != NO_TARGET:
            if option == LET or t.options.kept_foils:
                t.agenda.append(Foiled(self.seat, self.card, self.target))
            else:
                t.agenda.append(Foil(self.seat, self.card, self.target))
        if option == LET:
            take_over(t, self.agent, self.taker)
            return
        t.tell("agent-kept", seat=seat_name(self.seat), agent=AGENT_NAMES[self.agent])
        reveal(t, self.seat, "stand-by")

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.taker, self.agent, self.card, self.target)


def actor(card: i64) -> i64:
    """The agent whose card began an attempt, if it was one."""
    return card - FIRST_AGENT if FIRST_AGENT <= card < FIRST_OTHER else NO_AGENT


class Foiled(Step[Emerald]):
    """Nothing happens to the target; for a royal person a sanity counter is still drawn (E1-226 to E1-231)."""

    def __init__(self, who: i64, card: i64, target: i64) -> None:
        super().__init__(NOBODY)
        self.who: Final = who
        self.card: Final = card
        self.target: Final = target

    def take(self, t: Emerald, option: i64) -> None:
        if t.options.safe_rule != NEVER_SAFE:
            t.safe = append(t.safe, self.target)
        t.tell("foiled", seat=seat_name(self.who), target=TARGET_NAMES[self.target])
        if self.target >= ROYAL:
            t.agenda.append(Sanity(self.who, HID if self.card == HIDE_ROYALTY else KILLED, actor(self.card)))

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.card, self.target)


def succeed(t: Emerald, seat: i64, card: i64, target: i64) -> None:
    """Nobody foiled it (E1-194 to E1-199, E1-206, E1-216 to E1-218)."""
    if target < ROYAL:
        attack(t, BY_ATTEMPT, seat, target)
        return
    city = target - ROYAL
    hides = card == HIDE_ROYALTY
    t.royal[city] = HIDDEN_BY + seat if hides else seat
    t.tell("royal-hidden" if hides else "royal-killed", seat=seat_name(seat), city=CITY_NAMES[city])
    t.agenda.append(Sanity(seat, HID if hides else KILLED, NO_AGENT if hides else actor(card)))
    t.agenda.append(UPDATE)
