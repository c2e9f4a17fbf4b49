"""Attacks on royalty and agents: what they do, and the interrupts that may stop them (sections 10 and 12)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from intrigue.games.emerald.second.cards import (
    BLACK_HAND,
    CARD_NAMES,
    CARDS,
    CITY_NAMES,
    FIRST_CITY_CARD,
    HOLMES,
    INTERRUPT,
    LET,
    NO_CARD,
    PLAYERS,
    ROYAL_NAMES,
    VAMPIRES,
)
from intrigue.games.emerald.second.claims import clear_cubes
from intrigue.games.emerald.second.piles import DRAW_ONE, keep, use_up
from intrigue.games.emerald.second.points_and_end import (
    KILLED,
    REVEALS,
    Sanity,
    add_points,
    check_points,
    put_agents,
    send_home,
)
from intrigue.games.emerald.second.table import FOR_RESTORATIONISTS, GONE, IN_STACK, NOBODY_KILLED, OF_BOX, Emerald
from intrigue.games.emerald.shared.piles import discard
from intrigue.kernel.event import Opened, Plain, seat_name
from intrigue.kernel.table import NOBODY, Step
from intrigue.kernel.window import Reaction, Window

ASSASSINATION: Final[i64] = 0
BY_SHOGGOTH: Final[i64] = 1
BY_VAMPIRES: Final[i64] = 2
BY_ZOMBIE: Final[i64] = 3
BY_CTHULHU: Final[i64] = 4
ATTACK_NAMES: Final = ("assassination", "shoggoth", "vampires", "zombie", "cthulhu")

# ---------------------------------------------------------------- interrupts


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
        if t.options.vampires_one_use:
            use_up(t, seat, VAMPIRES)
        else:
            discard(t, seat, VAMPIRES)
        return True


def interrupt(t: Emerald, seat: i64, card: i64) -> None:
    """The card is shown, and its player draws one for it (E2-139)."""
    t.hand[seat * CARDS + card] -= 1
    t.agenda.append(DRAW_ONE[seat])
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
        if self.how == ASSASSINATION and t.options.stopped_clears:
            t.agenda.append(ClearCity(self.attacker, self.city))


def attack(t: Emerald, how: i64, seat: i64, city: i64, victim: i64) -> None:
    """The owner of the agent is asked before it happens."""
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
    """Another player's agent goes home, and one of the attacker's own takes its place (E2-221, E2-252)."""
    t.agenda.append(REVEALS)
    send_home(t, city, victim)
    t.tell("agent-replaced", seat=seat_name(seat), victim=seat_name(victim), city=CITY_NAMES[city])
    put_agents(t, seat, city, 1)


def eat(t: Emerald, seat: i64, city: i64, victim: i64) -> None:
    """A zombie removes an agent, which returns to its owner's stock (E2-260, E2-267)."""
    t.agenda.append(REVEALS)
    send_home(t, city, victim)
    t.tell("agent-eaten", seat=seat_name(seat), victim=seat_name(victim), city=CITY_NAMES[city])


def devastate(t: Emerald, city: i64) -> None:
    """Cthulhu: the stack is removed unseen, agents and zombies go home, cubes go to Limbo (E2-186 to E2-193)."""
    t.agenda.append(REVEALS)
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


# ---------------------------------------------------------------- what an attack does


def kill_royalty(t: Emerald, seat: i64, city: i64) -> None:
    """The player keeps the royalty card and scores it, then rolls for sanity (E2-118 to E2-123)."""
    t.agenda.append(ClearCity(seat, city))
    t.agenda.append(Sanity(seat, KILLED, city))
    use_up(t, seat, t.in_play)
    t.in_play = NO_CARD
    t.royal[city] = seat
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
