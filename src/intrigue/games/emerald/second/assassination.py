"""The action of assassination: which card, whom, and with which help (section 10)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from intrigue.games.emerald.second.attacks import ASSASSINATION, attack, kill_royalty
from intrigue.games.emerald.second.cards import (
    AIM,
    ASSASSINATE,
    BOMB,
    CARD_NAMES,
    CARDS,
    CITIES,
    CITY_NAMES,
    DONE,
    FENIANS,
    INFERNAL_MACHINE,
    PLAYERS,
    ROYALTY,
    SEAT_NAMES,
    TARGET_NAMES,
    TARGETS,
    USE,
)
from intrigue.games.emerald.second.piles import use_up
from intrigue.games.emerald.second.plans import spend_action
from intrigue.games.emerald.second.table import IN_SLOT, Emerald, leads
from intrigue.games.emerald.shared.bombs import Supply, bombs_chosen, bombs_held, least_chosen, support
from intrigue.games.emerald.shared.piles import discard, left, play
from intrigue.games.emerald.shared.plans import NO_PLAN, Plan, begin, drop_plan, in_any_order
from intrigue.kernel.event import Plain
from intrigue.kernel.table import Step

KILL_PLAN: Final[i64] = 6
"""The number of this plan; `turn.PLANS` has them all."""

# ---------------------------------------------------------------- what an assassination takes


def need(t: Emerald, city: i64, target: i64) -> i64:
    """The bomb points it takes (E2-107, E2-108)."""
    return t.numbers.royal_bombs[city] if target == ROYALTY else t.numbers.defence[city]


def is_target(t: Emerald, seat: i64, city: i64, target: i64) -> bool:
    """Another player's agent, or royalty in its slot (E2-101, E2-104)."""
    if target == ROYALTY:
        return t.royal[city] == IN_SLOT
    return target != seat and target < t.seats and t.agents[city * PLAYERS + target] > 0


def most_bombs(t: Emerald, seat: i64, city: i64, bombs: i64, fenians: bool) -> i64:
    """The most bomb points they can bring, with these on other cards in hand (E2-105, E2-200, E2-202)."""
    agents = t.agents[city * PLAYERS + seat]
    best = agents + bombs
    if fenians:
        best = max(best, 2 * agents + bombs - t.numbers.bomb[FENIANS])
    return best


def bombs_in_hand(t: Emerald, seat: i64) -> i64:
    """The bombs on all cards they hold."""
    return bombs_held(t, seat, t.numbers.bomb)


def targets_with(t: Emerald, seat: i64, card: i64) -> vec[i64]:
    """What they can attack with this card, as options. A lead and an agent there are needed (E2-102, E2-103)."""
    out = vec[i64]()
    bombs = bombs_in_hand(t, seat) - t.numbers.bomb[card]
    fenians = t.hand[seat * CARDS + FENIANS] - (1 if card == FENIANS else 0) > 0
    for city in range(CITIES):
        if t.agents[city * PLAYERS + seat] == 0 or not leads(t, seat, city):
            continue
        best = most_bombs(t, seat, city, bombs, fenians)
        for target in range(TARGETS):
            if is_target(t, seat, city, target) and best >= need(t, city, target):
                out = append(out, AIM + city * TARGETS + target)
    return out


def assassin_cards(t: Emerald, seat: i64) -> vec[i64]:
    """The cards with which they can make an assassination, as options."""
    out = vec[i64]()
    for card in range(CARDS):
        if t.hand[seat * CARDS + card] == 0 or t.numbers.assassinate[card] == 0:
            continue
        if len(targets_with(t, seat, card)) > 0:
            out = append(out, ASSASSINATE + card)
    return out


class KillPlan(Plan[Emerald]):
    """Card, city and target, then support cards; Fenians before all of them (E2-100 to E2-110, E2-307)."""

    def prompt(self, t: Emerald) -> str:
        return "assassinate" if len(t.picked) == 0 else "support"

    def about(self, t: Emerald) -> dict[str, Plain]:
        if len(t.picked) == 0:
            return {"card": CARD_NAMES[t.chosen[0]]}
        city = t.picked[0] // TARGETS
        target = t.picked[0] % TARGETS
        return {
            "city": CITY_NAMES[city],
            "target": TARGET_NAMES[target],
            "need": int(need(t, city, target)),
            "have": int(need(t, city, target) - self.missing(t, t.active)),
            "more": len(in_any_order(t, self, t.active)),
        }

    def missing(self, t: Emerald, seat: i64) -> i64:
        """The bomb points that are still missing."""
        city = t.picked[0] // TARGETS
        agents = t.agents[city * PLAYERS + seat]
        return need(t, city, t.picked[0] % TARGETS) - agents * len(t.picked) - bombs_chosen(t, t.numbers.bomb)

    def supply(self, t: Emerald, seat: i64, fenians: bool) -> Supply:
        city = t.picked[0] // TARGETS
        agents = t.agents[city * PLAYERS + seat]
        wanted = need(t, city, t.picked[0] % TARGETS) - agents
        if not fenians:
            return Supply(t, seat, t.numbers.bomb, wanted)
        supply = Supply(t, seat, t.numbers.bomb, wanted - agents)
        supply.spare = wanted  # with more, Fenians would not be needed (E2-204)
        if FENIANS in supply.cards:
            supply.cards.remove(FENIANS)  # one is used for its text
        return supply

    def options(self, t: Emerald, seat: i64) -> vec[i64]:
        if len(t.picked) == 0:
            return targets_with(t, seat, t.chosen[0])
        out = vec[i64]()
        fenians = len(t.picked) > 1
        if fenians or left(t, seat, FENIANS) == 0:
            return support(t, self.supply(t, seat, fenians), out)
        if (len(t.chosen) == 1 or t.any_order) and self.fenians_help(t, seat):
            out = append(out, USE + FENIANS)
        out = support(t, self.supply(t, seat, False), out)
        if t.any_order:
            out = with_others(out, support(t, self.supply(t, seat, True), vec[i64]()))
        return out

    def fenians_help(self, t: Emerald, seat: i64) -> bool:
        """Can the text of Fenians be part of what is needed? Its own bombs do not count then (E2-202)."""
        row = t.numbers.bomb
        return self.supply(t, seat, True).completes(0, bombs_chosen(t, row), least_chosen(t, row))

    def take(self, t: Emerald, seat: i64, option: i64) -> None:
        if AIM <= option < AIM + CITIES * TARGETS:
            t.picked = append(t.picked, option - AIM)
        elif option == USE + FENIANS:
            t.picked = append(t.picked, FENIANS)
        else:
            t.chosen = append(t.chosen, option - BOMB)
        if self.missing(t, seat) <= 0:
            assassinate(t, seat, t.chosen, t.picked)


def with_others(some: vec[i64], others: vec[i64]) -> vec[i64]:
    """All options of both, each once."""
    out = some
    for option in others:
        there = False
        for each in some:
            there = there or each == option
        if not there:
            out = append(out, option)
    return out


def assassinate(t: Emerald, seat: i64, cards: vec[i64], picked: vec[i64]) -> None:
    """All cards are played and the target is named; the victim is asked, royalty is not (E2-110, E2-141)."""
    city = picked[0] // TARGETS
    target = picked[0] % TARGETS
    play(t, seat, cards[0], "assassinate")
    t.in_play = cards[0]
    if len(picked) > 1:
        play(t, seat, FENIANS, "text")
        use_up(t, seat, FENIANS)
    for i in range(1, len(cards)):
        play(t, seat, cards[i], "bomb")
        if cards[i] == INFERNAL_MACHINE and t.numbers.one_use[INFERNAL_MACHINE] > 0:
            use_up(t, seat, INFERNAL_MACHINE)
        else:
            discard(t, seat, cards[i])
    if t.killing:
        drop_plan(t)
    else:
        spend_action(t)
        t.killing = True
        t.agenda.append(AGAIN[seat])
    if target == ROYALTY:
        kill_royalty(t, seat, city)
    else:
        attack(t, ASSASSINATION, seat, city, target)


class Again(Step[Emerald]):
    """Another assassination in the same action, or no more (E2-126, E2-130). Asked whatever they hold."""

    def prompt(self, t: Emerald) -> str:
        return "another-assassination" if t.plan == NO_PLAN else KILLING.prompt(t)

    def about(self, t: Emerald) -> dict[str, Plain]:
        return {} if t.plan == NO_PLAN else KILLING.about(t)

    def forced(self, t: Emerald) -> bool:
        """While nobody sees the plan, if there is but one way to go on with it."""
        return t.plan != NO_PLAN and len(in_any_order(t, KILLING, self.seat)) == 1

    def options(self, t: Emerald) -> vec[i64]:
        if t.plan != NO_PLAN:
            return KILLING.options(t, self.seat)
        return append(assassin_cards(t, self.seat), DONE)

    def take(self, t: Emerald, option: i64) -> None:
        if option == DONE:
            t.killing = False
            return
        t.agenda.append(self)
        if t.plan != NO_PLAN:
            KILLING.take(t, self.seat, option)
        else:
            begin(t, KILL_PLAN, option - ASSASSINATE)


KILLING: Final = KillPlan()
AGAIN: Final = [Again(seat) for seat in range(len(SEAT_NAMES))]
