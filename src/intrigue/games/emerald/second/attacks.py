"""Assassinations, and every other attack on an agent, with the interrupts that may stop it (sections 10 and 12)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from intrigue.games.emerald.second.cards import (
    AIM,
    ASSASSINATE,
    BLACK_HAND,
    BOMB,
    CARD_NAMES,
    CARDS,
    CITIES,
    CITY_NAMES,
    DONE,
    FENIANS,
    FIRST_CITY_CARD,
    HOLMES,
    INFERNAL_MACHINE,
    INTERRUPT,
    LET,
    NO_CARD,
    PLAYERS,
    ROYAL_NAMES,
    ROYALTY,
    SEAT_NAMES,
    TARGET_NAMES,
    TARGETS,
    USE,
    VAMPIRES,
)
from intrigue.games.emerald.second.claims import clear_cubes
from intrigue.games.emerald.second.fate import (
    KILLED,
    REVEALS,
    Sanity,
    add_points,
    check_points,
    put_agents,
    send_home,
)
from intrigue.games.emerald.second.piles import DRAW_ONE, discard, keep, use_up
from intrigue.games.emerald.second.plans import NO_PLAN, Plan, begin, drop_plan, left, play, spend_action
from intrigue.games.emerald.second.table import (
    FOR_RESTORATIONISTS,
    GONE,
    IN_SLOT,
    IN_STACK,
    NOBODY_KILLED,
    OF_BOX,
    Emerald,
    leads,
)
from intrigue.kernel.event import Opened, Plain, seat_name
from intrigue.kernel.table import NOBODY, Step
from intrigue.kernel.window import Reaction, Window

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
    """The most bomb points he can bring, with so many on other cards in hand (E2-105, E2-200, E2-202)."""
    agents = t.agents[city * PLAYERS + seat]
    best = agents + bombs
    if fenians:
        best = max(best, 2 * agents + bombs - t.numbers.bomb[FENIANS])
    return best


def bombs_in_hand(t: Emerald, seat: i64) -> i64:
    """The bombs on all cards he holds."""
    n: i64 = 0
    row = t.numbers.bomb
    for card in range(CARDS):
        n += t.hand[seat * CARDS + card] * row[card]
    return n


def targets_with(t: Emerald, seat: i64, card: i64) -> vec[i64]:
    """What he can attack with this card, as options. A lead and an agent there are needed (E2-102, E2-103)."""
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
    """The cards with which he can make an assassination, as options."""
    out = vec[i64]()
    for card in range(CARDS):
        if t.hand[seat * CARDS + card] == 0 or t.numbers.assassinate[card] == 0:
            continue
        if len(targets_with(t, seat, card)) > 0:
            out = append(out, ASSASSINATE + card)
    return out


class Supply:
    """Whether cards from some number on can complete the bomb points so that every card is needed (E2-109)."""

    def __init__(self, t: Emerald, seat: i64, wanted: i64, spare: i64, fenians: i64) -> None:
        self.wanted: Final = wanted
        """The points that cards must bring."""
        self.spare: Final = spare
        """With Fenians: cards must bring less than this, or it is not needed (E2-204)."""
        self.cards: list[i64] = []
        for card in range(CARDS):
            if t.numbers.bomb[card] > 0:
                n = left(t, seat, card)
                if card == FENIANS:
                    n -= fenians  # so many are used for their text
                for _ in range(n):
                    self.cards.append(card)
        self.row: Final = t.numbers.bomb

    def completes(self, at: i64, sum_: i64, least: i64) -> bool:
        """Can the cards from place `at` on complete this sum, of which `least` is the smallest part?"""
        if sum_ >= self.wanted:
            return sum_ - least < self.wanted and sum_ < self.spare
        for i in range(at, len(self.cards)):
            value = self.row[self.cards[i]]
            if self.completes(i + 1, sum_ + value, min(least, value)):
                return True
        return False


ENOUGH: Final[i64] = 1000
"""More bomb points than there are."""


class KillPlan(Plan):
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
        }

    def missing(self, t: Emerald, seat: i64) -> i64:
        """The bomb points that are still missing."""
        city = t.picked[0] // TARGETS
        agents = t.agents[city * PLAYERS + seat]
        return need(t, city, t.picked[0] % TARGETS) - agents * len(t.picked) - self.bombs(t)

    def bombs(self, t: Emerald) -> i64:
        """The bombs on the support cards chosen so far."""
        n: i64 = 0
        for i in range(1, len(t.chosen)):
            n += t.numbers.bomb[t.chosen[i]]
        return n

    def supply(self, t: Emerald, seat: i64, fenians: bool) -> Supply:
        city = t.picked[0] // TARGETS
        agents = t.agents[city * PLAYERS + seat]
        wanted = need(t, city, t.picked[0] % TARGETS) - agents
        if fenians:
            return Supply(t, seat, wanted - agents, wanted, 1)
        return Supply(t, seat, wanted, ENOUGH, 0)

    def options(self, t: Emerald, seat: i64) -> vec[i64]:
        if len(t.picked) == 0:
            return targets_with(t, seat, t.chosen[0])
        out = vec[i64]()
        fenians = len(t.picked) > 1
        if not fenians and len(t.chosen) == 1 and left(t, seat, FENIANS) > 0 and self.fenians_help(t, seat):
            out = append(out, USE + FENIANS)
        supply = self.supply(t, seat, fenians)
        sum_ = self.bombs(t)
        least = ENOUGH
        first: i64 = 0
        for i in range(1, len(t.chosen)):
            least = min(least, t.numbers.bomb[t.chosen[i]])
            first = t.chosen[i]
        before = NO_CARD
        for i in range(len(supply.cards)):
            card = supply.cards[i]
            value = t.numbers.bomb[card]
            if card >= first and card != before and supply.completes(i + 1, sum_ + value, min(least, value)):
                out = append(out, BOMB + card)
            before = card
        return out

    def fenians_help(self, t: Emerald, seat: i64) -> bool:
        """Can the text of Fenians be part of what is needed? Its own bombs do not count then (E2-202)."""
        return self.supply(t, seat, True).completes(0, 0, ENOUGH)

    def take(self, t: Emerald, seat: i64, option: i64) -> None:
        if AIM <= option < AIM + CITIES * TARGETS:
            t.picked = append(t.picked, option - AIM)
        elif option == USE + FENIANS:
            t.picked = append(t.picked, FENIANS)
        else:
            t.chosen = append(t.chosen, option - BOMB)
        if self.missing(t, seat) <= 0:
            assassinate(t, seat, t.chosen, t.picked)


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
    """Another assassination in the same action, or no more (E2-126, E2-130). He is asked whatever he holds."""

    def prompt(self, t: Emerald) -> str:
        return "another-assassination" if t.plan == NO_PLAN else KILLING.prompt(t)

    def about(self, t: Emerald) -> dict[str, Plain]:
        return {} if t.plan == NO_PLAN else KILLING.about(t)

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


def kill_royalty(t: Emerald, seat: i64, city: i64) -> None:
    """He keeps the royalty card and scores it, then rolls for his sanity (E2-118 to E2-123)."""
    t.agenda.append(ClearCity(seat, city))
    t.agenda.append(Sanity(seat, KILLED, city))
    use_up(t, seat, t.in_play)
    t.in_play = NO_CARD
    t.royal[city] = seat
    if t.heard:
        t.tell("royalty-killed", seat=seat_name(seat), royalty=ROYAL_NAMES[city], city=CITY_NAMES[city])
    add_points(t, seat, CARDS + city, FOR_RESTORATIONISTS, t.numbers.royal_vp[city], NOBODY_KILLED)
    if t.kept[seat * CARDS + BLACK_HAND] > 0:
        add_points(t, seat, BLACK_HAND, FOR_RESTORATIONISTS, t.numbers.black_hand, NOBODY_KILLED)
    check_points(t)


def kill_agent(t: Emerald, seat: i64, city: i64, victim: i64, boxed: bool) -> None:
    """An agent is killed with the card in play; in its box, if it has one, the piece stays (E2-113 to E2-116)."""
    t.agenda.append(REVEALS)
    card = t.in_play
    t.in_play = NO_CARD
    t.agents[city * PLAYERS + victim] -= 1
    if t.heard:
        t.tell("agent-killed", seat=seat_name(seat), victim=seat_name(victim), city=CITY_NAMES[city])
    if boxed:
        keep(t, seat, card)
        add_points(t, seat, card, OF_BOX, t.numbers.box_vp[card], victim)
        check_points(t)
    else:
        t.agent_stock[victim] += 1
        use_up(t, seat, card)


class ClearCity(Step[Emerald]):
    """After an assassination the cubes in the city are cleared (E2-124, E2-125)."""

    def __init__(self, who: i64, city: i64) -> None:
        super().__init__(NOBODY)
        self.who: Final = who
        self.city: Final = city

    def take(self, t: Emerald, option: i64) -> None:
        clear_cubes(t, self.who, self.city)

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.city)


# ---------------------------------------------------------------- attacks and interrupts

ASSASSINATION: Final[i64] = 0
BY_SHOGGOTH: Final[i64] = 1
BY_VAMPIRES: Final[i64] = 2
BY_ZOMBIE: Final[i64] = 3
BY_CTHULHU: Final[i64] = 4
ATTACK_NAMES: Final = ("assassination", "shoggoth", "vampires", "zombie", "cthulhu")


class Holmes(Reaction[Emerald]):
    """He saves an agent from any attack, and cancels Cthulhu (E2-148 to E2-151)."""

    def offers(self, t: Emerald, seat: i64, occasion: Window[Emerald]) -> vec[i64]:
        return vec[i64]([INTERRUPT + HOLMES]) if t.hand[seat * CARDS + HOLMES] > 0 else vec[i64]()

    def resolve(self, t: Emerald, seat: i64, option: i64, occasion: Window[Emerald]) -> bool:
        interrupt(t, seat, HOLMES)
        discard(t, seat, HOLMES)
        return True


class VampiresStop(Reaction[Emerald]):
    """They stop an assassination, and nothing else (E2-154 to E2-156)."""

    def offers(self, t: Emerald, seat: i64, occasion: Window[Emerald]) -> vec[i64]:
        if not isinstance(occasion, Attack) or occasion.how != ASSASSINATION or t.banished:
            return vec[i64]()
        return vec[i64]([INTERRUPT + VAMPIRES]) if t.hand[seat * CARDS + VAMPIRES] > 0 else vec[i64]()

    def resolve(self, t: Emerald, seat: i64, option: i64, occasion: Window[Emerald]) -> bool:
        interrupt(t, seat, VAMPIRES)
        if t.vampires_one_use:
            use_up(t, seat, VAMPIRES)
        else:
            discard(t, seat, VAMPIRES)
        return True


def interrupt(t: Emerald, seat: i64, card: i64) -> None:
    """The card is shown, and its player draws one for it (E2-139)."""
    t.hand[seat * CARDS + card] -= 1
    t.agenda.append(DRAW_ONE[seat])
    if t.heard:
        t.tell("interrupted", seat=seat_name(seat), card=Opened(CARD_NAMES[card]))


REACTIONS: Final[list[Reaction[Emerald]]] = [Holmes(), VampiresStop()]
"""Everything that can interrupt an attack."""


class Attack(Window[Emerald]):
    """An agent is about to be attacked, or by Cthulhu all who stand there; their owners may interrupt (E2-309)."""

    def __init__(self, how: i64, attacker: i64, city: i64, victim: i64, *seats: int) -> None:
        super().__init__(seats)
        self.how: Final = how
        self.attacker: Final = attacker
        self.city: Final = city
        self.victim: Final = victim

    def prompt(self, t: Emerald) -> str:
        return "interrupt"

    def about(self, t: Emerald) -> dict[str, Plain]:
        return {"seat": seat_name(self.attacker), "city": CITY_NAMES[self.city], "how": ATTACK_NAMES[self.how]}

    def fields(self) -> tuple[int, ...]:
        return (self.how, self.attacker, self.city, self.victim, *self.seats)

    def reactions(self) -> list[Reaction[Emerald]]:
        return REACTIONS

    def declined(self) -> i64:
        return LET

    def for_seats(self, seats: tuple[int, ...]) -> Attack:
        return Attack(self.how, self.attacker, self.city, self.victim, *seats)

    def happens(self, t: Emerald) -> None:
        if self.how == ASSASSINATION:
            t.agenda.append(ClearCity(self.attacker, self.city))
            kill_agent(t, self.attacker, self.city, self.victim, t.numbers.box_vp[t.in_play] > 0)
        elif self.how == BY_SHOGGOTH:
            kill_agent(t, self.attacker, self.city, self.victim, True)
        elif self.how == BY_VAMPIRES:
            end_text(t, self.attacker)
            replace_agent(t, self.attacker, self.city, self.victim)
        elif self.how == BY_ZOMBIE:
            t.hunted = append(t.hunted, (self.city * PLAYERS + self.victim) * 2)
            eat(t, self.attacker, self.city, self.victim)
        else:
            end_text(t, self.attacker)
            devastate(t, self.city)

    def stopped(self, t: Emerald) -> None:
        """The attacker's cards are spent all the same (E2-143); only a zombie may go on to another (E2-150)."""
        if self.how == BY_ZOMBIE:
            t.hunted = append(t.hunted, (self.city * PLAYERS + self.victim) * 2 + 1)
            return
        if self.how == BY_VAMPIRES or self.how == BY_CTHULHU:
            end_text(t, self.attacker)
            return
        use_up(t, self.attacker, t.in_play)
        t.in_play = NO_CARD
        if self.how == ASSASSINATION and t.stopped_clears:
            t.agenda.append(ClearCity(self.attacker, self.city))


def attack(t: Emerald, how: i64, seat: i64, city: i64, victim: i64) -> None:
    """The owner of the agent is asked before it happens."""
    if t.heard:
        name = ATTACK_NAMES[how]
        t.tell("attacks", seat=seat_name(seat), victim=seat_name(victim), city=CITY_NAMES[city], how=name)
    t.agenda.append(Attack(how, seat, city, victim, int(victim)))


def end_text(t: Emerald, seat: i64) -> None:
    """The text of the card in play has been used: where does the card go (E2-44, E2-51, E2-53)?"""
    card = t.in_play
    t.in_play = NO_CARD
    if t.numbers.one_use[card] > 0:
        use_up(t, seat, card)
    else:
        discard(t, seat, card)


def replace_agent(t: Emerald, seat: i64, city: i64, victim: i64) -> None:
    """Another player's agent goes home, and one of his own takes its place (E2-221, E2-252)."""
    t.agenda.append(REVEALS)
    send_home(t, city, victim)
    if t.heard:
        t.tell("agent-replaced", seat=seat_name(seat), victim=seat_name(victim), city=CITY_NAMES[city])
    put_agents(t, seat, city, 1)


def eat(t: Emerald, seat: i64, city: i64, victim: i64) -> None:
    """A zombie removes an agent, which returns to its owner's stock (E2-260, E2-267)."""
    t.agenda.append(REVEALS)
    send_home(t, city, victim)
    if t.heard:
        t.tell("agent-eaten", seat=seat_name(seat), victim=seat_name(victim), city=CITY_NAMES[city])


def devastate(t: Emerald, city: i64) -> None:
    """Cthulhu: the stack is removed unseen, agents and zombies go home, cubes go to Limbo (E2-186 to E2-193)."""
    t.agenda.append(REVEALS)
    if t.heard:
        t.tell("city-devastated", city=CITY_NAMES[city], cards=int(t.stack[city]))
    if t.face_up[city] != NO_CARD:
        t.removed[t.face_up[city]] += 1
        t.face_up[city] = NO_CARD
    t.stack[city] = 0
    t.removed[FIRST_CITY_CARD + city] += t.city_card_in[city]
    t.city_card_in[city] = 0
    if t.royal[city] == IN_STACK:
        t.royal[city] = GONE
    for seat in range(t.seats):
        at = city * PLAYERS + seat
        t.agent_stock[seat] += t.agents[at]
        t.agents[at] = 0
        t.limbo[seat] += t.cubes[at]
        t.cubes[at] = 0
    t.zombies_left += t.zombies[city]
    t.zombies[city] = 0
