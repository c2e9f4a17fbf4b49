"""What the texts of cards do (section 16). One small class for each: can it be used, what it asks, what it does."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from intrigue.games.emerald.second.attacks import (
    BY_CTHULHU,
    BY_SHOGGOTH,
    BY_VAMPIRES,
    BY_ZOMBIE,
    Attack,
    attack,
    end_text,
    replace_agent,
)
from intrigue.games.emerald.second.cards import (
    AIM,
    BLACK_HAND,
    BURTSEV,
    CARD_NAMES,
    CARDS,
    CHANGE_OF_HEART,
    CHOOSE,
    CITIES,
    CITY,
    CITY_NAMES,
    CTHULHU,
    DIOGENES_CLUB,
    DISCARD,
    DOCTOR_WATSON,
    DONE,
    DUCHESS,
    FREEMASONS,
    FREUD,
    GOLOVINSKI,
    HIDE_ROYALTY,
    HOLY_BROTHERHOOD,
    IRENE_ADLER,
    LEOPOLD,
    LESTRADE,
    LOYALIST,
    MI_GO,
    MRS_HUDSON,
    NO_CARD,
    OKHRANA,
    PEOPLES_WILL,
    PINKERTON,
    PLAYERS,
    RESTORATIONIST,
    ROYAL_NAMES,
    SEAT_NAMES,
    SHOGGOTH,
    SIDE_NAMES,
    TAKE,
    TARGETS,
    TERRORS,
    THIRD_SECTION,
    TOP,
    VAMPIRES,
    YOG_SOTHOTH,
    ZOMBIES,
)
from intrigue.games.emerald.second.claims import UNCOVER, claim, clear_cubes
from intrigue.games.emerald.second.fate import (
    ACTION_OVER,
    CHANGE,
    HID,
    REVEALS,
    TERROR,
    Sanity,
    add_points,
    after_markers,
    check_points,
    every_city,
    finish,
    move_marker,
    put_agents,
)
from intrigue.games.emerald.second.numbers import FREE
from intrigue.games.emerald.second.piles import DRAW_ONE, can_draw, keep
from intrigue.games.emerald.second.plans import Plan, discard_options, drop_plan, play, put_down
from intrigue.games.emerald.second.table import (
    FOR_LOYALISTS,
    FOR_RESTORATIONISTS,
    HIDDEN_BY,
    IN_SLOT,
    NOBODY_KILLED,
    Emerald,
    Gain,
    agents_in_cities,
    in_hand,
    is_restorationist,
    leads,
    on_board,
)
from intrigue.kernel.event import Opened, Plain, Secret, seat_name
from intrigue.kernel.table import NOBODY, Step


class Text:
    """A card's text. By itself it asks nothing, and the card goes where its heading sends it."""

    def possible(self, t: Emerald, seat: i64) -> bool:
        """Has it any effect now (E2-135)?"""
        return True

    def asks(self, t: Emerald, seat: i64) -> vec[i64]:
        """The options for what is to be chosen next; none if all is chosen."""
        return vec[i64]()

    def enough(self, t: Emerald) -> bool:
        """Is everything chosen? Where only `done` says so, never."""
        return True

    def apply(self, t: Emerald, seat: i64) -> None:
        """Carry it out; the card is in play, and `t.picked` holds what was chosen."""
        raise NotImplementedError


class OneChoice(Text):
    """A text that asks for one thing: it can be used if there is one."""

    def possible(self, t: Emerald, seat: i64) -> bool:
        return len(self.asks(t, seat)) > 0

    def enough(self, t: Emerald) -> bool:
        return len(t.picked) == 1


# ---------------------------------------------------------------- texts that ask nothing


class BlackHand(Text):
    """Points for every royalty card he has assassinated, and for every later one; it is kept (E2-179 to E2-182)."""

    def apply(self, t: Emerald, seat: i64) -> None:
        keep_in_play(t, seat)
        n: i64 = 0
        for city in range(CITIES):
            if t.royal[city] == seat:
                n += 1
        add_points(t, seat, BLACK_HAND, FOR_RESTORATIONISTS, n * t.numbers.black_hand, NOBODY_KILLED)
        check_points(t)


class ChangeOfHeart(Text):
    """He is on the other side now; a revealed Loyalist ends the game by it (E2-183 to E2-185)."""

    def apply(self, t: Emerald, seat: i64) -> None:
        keep_in_play(t, seat)
        t.turned[seat] ^= 1
        if t.heard:
            t.tell("changed-sides", seat=seat_name(seat))
        if t.revealed[seat] == 1 and is_restorationist(t, seat):
            finish(t, CHANGE, seat)


class DrawTwo(Text):
    """He draws two cards; the card itself is discarded only afterwards (E2-194, E2-195)."""

    def possible(self, t: Emerald, seat: i64) -> bool:
        return can_draw(t, seat)

    def apply(self, t: Emerald, seat: i64) -> None:
        t.agenda.append(END_TEXT[seat])
        t.agenda.append(DRAW_ONE[seat])
        t.agenda.append(DRAW_ONE[seat])


class HolyBrotherhood(Text):
    """As many cubes from Limbo as he has agents on the board (E2-215, E2-216)."""

    def possible(self, t: Emerald, seat: i64) -> bool:
        return t.limbo[seat] > 0 and on_board(t, seat) > 0

    def apply(self, t: Emerald, seat: i64) -> None:
        from_limbo(t, seat, min(t.limbo[seat], on_board(t, seat)))
        end_text(t, seat)


class PeoplesWill(Text):
    """All his cubes from Limbo (E2-232)."""

    def possible(self, t: Emerald, seat: i64) -> bool:
        return t.limbo[seat] > 0

    def apply(self, t: Emerald, seat: i64) -> None:
        from_limbo(t, seat, t.limbo[seat])
        end_text(t, seat)


class Golovinski(Text):
    """The Loyalist marker moves up (E2-225)."""

    def apply(self, t: Emerald, seat: i64) -> None:
        end_text(t, seat)
        move_marker(t, LOYALIST, t.numbers.golovinski)
        after_markers(t, seat)


class Freud(Text):
    """His sanity tokens are filled up, and the Restorationist marker moves up (E2-238 to E2-240)."""

    def apply(self, t: Emerald, seat: i64) -> None:
        end_text(t, seat)
        t.tokens[seat] = t.numbers.tokens
        if t.heard:
            t.tell("healed", seat=seat_name(seat), tokens=int(t.tokens[seat]))
        move_marker(t, RESTORATIONIST, t.numbers.freud)
        after_markers(t, seat)


class Leopold(Text):
    """All zombies leave, and the Zombies and Vampires cards with their points (E2-241 to E2-246)."""

    def possible(self, t: Emerald, seat: i64) -> bool:
        return not t.banished

    def apply(self, t: Emerald, seat: i64) -> None:
        end_text(t, seat)
        t.banished = True
        t.zombies_left = 0
        for city in range(CITIES):
            t.zombies[city] = 0
        if t.heard:
            t.tell("zombies-banished", seat=seat_name(seat))
        for owner in range(t.seats):
            banish(t, owner, ZOMBIES)
            banish(t, owner, VAMPIRES)


def banish(t: Emerald, owner: i64, card: i64) -> None:
    """The card is looked for and removed; its points are lost; one from a hand is replaced (E2-242 to E2-244)."""
    at = owner * CARDS + card
    for zone in range(5):
        row = [t.hand, t.deck, t.discards, t.lost, t.kept][zone]
        if row[at] == 0:
            continue
        row[at] -= 1
        t.removed[card] += 1
        if zone == 0:
            t.agenda.append(DRAW_ONE[owner])
        elif zone == 1:
            if t.shuffled[at] > 0:
                t.shuffled[at] -= 1
            else:
                t.shuffled_unseen[owner] -= 1
        elif zone == 2 and t.top[owner] == card:
            t.top[owner] = NO_CARD
        if t.heard:
            t.tell("banished", seat=seat_name(owner), card=CARD_NAMES[card], place=Opened(ZONE_NAMES[zone]))
        lose_points(t, owner, card)


ZONE_NAMES: Final = ("hand", "deck", "discards", "discards", "kept")


def lose_points(t: Emerald, seat: i64, card: i64) -> None:
    """The points of a card are lost at once."""
    rest: list[Gain] = []
    for gain in t.gains:
        if gain.seat == seat and gain.source == card:
            t.points[seat] -= gain.points
            if t.heard:
                t.tell("points-lost", seat=seat_name(seat), points=int(gain.points), source=CARD_NAMES[card])
        else:
            rest.append(gain)
    t.gains = rest


def from_limbo(t: Emerald, seat: i64, n: i64) -> None:
    """Cubes return from Limbo to their owner's stock."""
    t.limbo[seat] -= n
    t.stock[seat] += n
    if t.heard:
        t.tell("cubes-from-limbo", seat=seat_name(seat), n=int(n))


def keep_in_play(t: Emerald, seat: i64) -> None:
    """The card in play lies beside its owner's identity from now on."""
    keep(t, seat, t.in_play)
    t.in_play = NO_CARD


class EndText(Step[Emerald]):
    """The text is carried out: now the card goes where it belongs."""

    def __init__(self, who: i64) -> None:
        super().__init__(NOBODY)
        self.who: Final = who

    def take(self, t: Emerald, option: i64) -> None:
        end_text(t, self.who)

    def fields(self) -> tuple[int, ...]:
        return (self.who,)


END_TEXT: Final = [EndText(seat) for seat in range(len(SEAT_NAMES))]

# ---------------------------------------------------------------- texts that ask for a city


class Cthulhu(OneChoice):
    """One city is devastated; everybody with an agent there may call Holmes (E2-186, E2-310)."""

    def asks(self, t: Emerald, seat: i64) -> vec[i64]:
        out = vec[i64]()
        for city in range(CITIES):
            if t.face_up[city] != NO_CARD or t.stack[city] > 0 or t.zombies[city] > 0 or anybody_in(t, city):
                out = append(out, CITY + city)
        return out

    def apply(self, t: Emerald, seat: i64) -> None:
        city = t.picked[0] - CITY
        asked: list[int] = []
        other = t.left_of(seat)
        while other != seat:
            if t.agents[city * PLAYERS + other] > 0:
                asked.append(int(other))
            other = t.left_of(other)
        if t.heard:
            t.tell("attacks-city", seat=seat_name(seat), city=CITY_NAMES[city])
        t.agenda.append(Attack(BY_CTHULHU, seat, city, seat, *asked))


def anybody_in(t: Emerald, city: i64) -> bool:
    """Is there any player's piece?"""
    for at in range(city * PLAYERS, city * PLAYERS + PLAYERS):
        if t.cubes[at] + t.agents[at] > 0:
            return True
    return False


class Duchess(OneChoice):
    """A claim in a city where he leads, with or without a cube (E2-196 to E2-199)."""

    def asks(self, t: Emerald, seat: i64) -> vec[i64]:
        out = vec[i64]()
        for city in range(CITIES):
            if t.face_up[city] != NO_CARD and leads(t, seat, city):
                out = append(out, CITY + city)
        return out

    def apply(self, t: Emerald, seat: i64) -> None:
        end_text(t, seat)
        claim(t, seat, t.picked[0] - CITY)


class HideRoyalty(OneChoice):
    """He takes the royalty card of a city where he leads, for Loyalist points (E2-207 to E2-213)."""

    def asks(self, t: Emerald, seat: i64) -> vec[i64]:
        out = vec[i64]()
        for city in range(CITIES):
            if t.royal[city] == IN_SLOT and leads(t, seat, city):
                out = append(out, CITY + city)
        return out

    def apply(self, t: Emerald, seat: i64) -> None:
        city = t.picked[0] - CITY
        t.agenda.append(Sanity(seat, HID, city))
        keep_in_play(t, seat)
        t.royal[city] = HIDDEN_BY + seat
        if t.heard:
            t.tell("royalty-hidden", seat=seat_name(seat), royalty=ROYAL_NAMES[city], city=CITY_NAMES[city])
        clear_cubes(t, seat, city)
        add_points(t, seat, CARDS + city, FOR_LOYALISTS, t.numbers.royal_vp[city], NOBODY_KILLED)
        check_points(t)


class Pinkerton(OneChoice):
    """An agent from stock into any city (E2-233)."""

    def asks(self, t: Emerald, seat: i64) -> vec[i64]:
        return every_city() if t.agent_stock[seat] > 0 else vec[i64]()

    def apply(self, t: Emerald, seat: i64) -> None:
        end_text(t, seat)
        put_agents(t, seat, t.picked[0] - CITY, 1)


class ThirdSection(OneChoice):
    """The face-up card of a city is removed, and the next one turned up (E2-249 to E2-251)."""

    def asks(self, t: Emerald, seat: i64) -> vec[i64]:
        out = vec[i64]()
        for city in range(CITIES):
            if t.face_up[city] != NO_CARD:
                out = append(out, CITY + city)
        return out

    def apply(self, t: Emerald, seat: i64) -> None:
        city = t.picked[0] - CITY
        card = t.face_up[city]
        end_text(t, seat)
        t.face_up[city] = NO_CARD
        t.removed[card] += 1
        t.agenda.append(UNCOVER[city])
        if t.heard:
            t.tell("card-removed", seat=seat_name(seat), card=CARD_NAMES[card], city=CITY_NAMES[city])


# ---------------------------------------------------------------- texts that ask for a player


class Terrors(OneChoice):
    """Another player makes a sanity roll (E2-247, E2-248)."""

    def asks(self, t: Emerald, seat: i64) -> vec[i64]:
        out = vec[i64]()
        for other in range(t.seats):
            if other != seat and t.tokens[other] > 0:
                out = append(out, CHOOSE + other)
        return out

    def apply(self, t: Emerald, seat: i64) -> None:
        end_text(t, seat)
        t.agenda.append(Sanity(t.picked[0] - CHOOSE, TERROR, 0))


class Burtsev(OneChoice):
    """He looks at another player's secret identity and keeps it to himself (E2-255, E2-287)."""

    def asks(self, t: Emerald, seat: i64) -> vec[i64]:
        out = vec[i64]()
        for other in range(t.seats):
            if other != seat and t.revealed[other] == 0:
                out = append(out, CHOOSE + other)
        return out

    def apply(self, t: Emerald, seat: i64) -> None:
        other = t.picked[0] - CHOOSE
        end_text(t, seat)
        t.looked[seat * PLAYERS + other] = 1
        if t.heard:
            card = Secret(SIDE_NAMES[t.side[other]], (int(seat), int(other)))
            t.tell("looked-at", seat=seat_name(seat), other=seat_name(other), side=card)


# ---------------------------------------------------------------- texts that ask for pieces in cities


class Lestrade(OneChoice):
    """All cubes of one player in one city go back to his stock (E2-219, E2-220)."""

    def asks(self, t: Emerald, seat: i64) -> vec[i64]:
        return cubes_of_anybody(t)

    def apply(self, t: Emerald, seat: i64) -> None:
        city = (t.picked[0] - AIM) // TARGETS
        owner = (t.picked[0] - AIM) % TARGETS
        n = t.cubes[city * PLAYERS + owner]
        end_text(t, seat)
        t.cubes[city * PLAYERS + owner] = 0
        t.stock[owner] += n
        if t.heard:
            t.tell("cubes-to-stock", seat=seat_name(owner), city=CITY_NAMES[city], n=int(n))


def cubes_of_anybody(t: Emerald) -> vec[i64]:
    """Every player with a cube in a city, as options; cubes that are picked already are not there any more."""
    out = vec[i64]()
    for city in range(CITIES):
        for owner in range(t.seats):
            n = t.cubes[city * PLAYERS + owner]
            for picked in t.picked:
                if picked == AIM + city * TARGETS + owner:
                    n -= 1
            if n > 0:
                out = append(out, AIM + city * TARGETS + owner)
    return out


class Okhrana(Text):
    """One or two cubes of anybody go from cities to Limbo (E2-231, E2-321)."""

    def possible(self, t: Emerald, seat: i64) -> bool:
        return len(cubes_of_anybody(t)) > 0

    def enough(self, t: Emerald) -> bool:
        return len(t.picked) == 2

    def asks(self, t: Emerald, seat: i64) -> vec[i64]:
        if len(t.picked) == 0:
            return cubes_of_anybody(t)
        out = vec[i64]([DONE])
        for option in cubes_of_anybody(t):
            if option >= t.picked[0]:
                out = append(out, option)
        return out

    def apply(self, t: Emerald, seat: i64) -> None:
        picked = t.picked
        end_text(t, seat)
        for option in picked:
            city = (option - AIM) // TARGETS
            owner = (option - AIM) % TARGETS
            t.cubes[city * PLAYERS + owner] -= 1
            t.limbo[owner] += 1
            if t.heard:
                t.tell("cubes-to-limbo", seat=seat_name(owner), city=CITY_NAMES[city], n=1)


def agents_of_others(t: Emerald, seat: i64) -> vec[i64]:
    """Every other player with an agent in a city, as options."""
    out = vec[i64]()
    for city in range(CITIES):
        for other in range(t.seats):
            if other != seat and t.agents[city * PLAYERS + other] > 0:
                out = append(out, AIM + city * TARGETS + other)
    return out


class IreneAdler(OneChoice):
    """Another player's agent anywhere is replaced with one of his own (E2-221 to E2-224)."""

    def asks(self, t: Emerald, seat: i64) -> vec[i64]:
        return agents_of_others(t, seat) if t.agent_stock[seat] > 0 else vec[i64]()

    def apply(self, t: Emerald, seat: i64) -> None:
        aim = t.picked[0] - AIM
        end_text(t, seat)
        replace_agent(t, seat, aim // TARGETS, aim % TARGETS)


class Shoggoth(OneChoice):
    """Another player's agent anywhere is removed as if assassinated; the cubes stay (E2-234 to E2-237)."""

    def asks(self, t: Emerald, seat: i64) -> vec[i64]:
        return agents_of_others(t, seat)

    def apply(self, t: Emerald, seat: i64) -> None:
        aim = t.picked[0] - AIM
        attack(t, BY_SHOGGOTH, seat, aim // TARGETS, aim % TARGETS)


class Vampires(OneChoice):
    """In a city with an agent of his, another player's agent is replaced with one of his own (E2-252 to E2-254)."""

    def asks(self, t: Emerald, seat: i64) -> vec[i64]:
        out = vec[i64]()
        if t.banished or t.agent_stock[seat] == 0:
            return out
        for option in agents_of_others(t, seat):
            if t.agents[(option - AIM) // TARGETS * PLAYERS + seat] > 0:
                out = append(out, option)
        return out

    def apply(self, t: Emerald, seat: i64) -> None:
        aim = t.picked[0] - AIM
        attack(t, BY_VAMPIRES, seat, aim // TARGETS, aim % TARGETS)


def own_agents(t: Emerald, seat: i64) -> vec[i64]:
    """Cities with an agent of his that is not picked yet, in order, as options."""
    out = vec[i64]()
    first = t.picked[len(t.picked) - 1] - TAKE if len(t.picked) > 0 else i64(0)
    for city in range(first, CITIES):
        n = t.agents[city * PLAYERS + seat]
        for picked in t.picked:
            if picked == TAKE + city:
                n -= 1
        if n > 0:
            out = append(out, TAKE + city)
    return out


class MiGo(Text):
    """One or two of his agents go on this card, which is kept; they come back in a later turn (E2-226 to E2-230)."""

    def possible(self, t: Emerald, seat: i64) -> bool:
        return agents_in_cities(t, seat) > 0

    def enough(self, t: Emerald) -> bool:
        return len(t.picked) == 2

    def asks(self, t: Emerald, seat: i64) -> vec[i64]:
        out = own_agents(t, seat)
        return append(out, DONE) if len(t.picked) > 0 else out

    def apply(self, t: Emerald, seat: i64) -> None:
        picked = t.picked
        keep_in_play(t, seat)
        t.away_since = t.turns
        for option in picked:
            t.agents[(option - TAKE) * PLAYERS + seat] -= 1
            t.away[seat] += 1
        if t.heard:
            t.tell("agents-away", seat=seat_name(seat), n=len(picked))


class YogSothoth(Text):
    """Any number of his agents go on this card, for a Loyalist point each (E2-256 to E2-259)."""

    def possible(self, t: Emerald, seat: i64) -> bool:
        return agents_in_cities(t, seat) > 0

    def enough(self, t: Emerald) -> bool:
        return False

    def asks(self, t: Emerald, seat: i64) -> vec[i64]:
        out = own_agents(t, seat)
        return append(out, DONE) if len(t.picked) > 0 else out

    def apply(self, t: Emerald, seat: i64) -> None:
        picked = t.picked
        t.agenda.append(REVEALS)
        keep_in_play(t, seat)
        for option in picked:
            t.agents[(option - TAKE) * PLAYERS + seat] -= 1
            t.yog[seat] += 1
        if t.heard:
            t.tell("agents-given", seat=seat_name(seat), n=len(picked))
        add_points(t, seat, YOG_SOTHOTH, FOR_LOYALISTS, len(picked) * t.numbers.yog_sothoth, NOBODY_KILLED)
        check_points(t)


# ---------------------------------------------------------------- texts that ask for cards


class Swap(Text):
    """He discards any number of cards and draws as many plus one (E2-205, E2-206, E2-316)."""

    def possible(self, t: Emerald, seat: i64) -> bool:
        return can_draw(t, seat) or in_hand(t, seat) > 1

    def enough(self, t: Emerald) -> bool:
        return False

    def asks(self, t: Emerald, seat: i64) -> vec[i64]:
        out = discard_options(t, seat, t.chosen[1:])
        return append(out, DONE) if len(t.chosen) == 1 else out

    def apply(self, t: Emerald, seat: i64) -> None:
        cards = t.chosen[1:]
        if len(cards) > 0:
            put_down(t, seat, cards, t.picked[0] - TOP)
        t.agenda.append(END_TEXT[seat])
        for _ in range(len(cards) + 1):
            t.agenda.append(DRAW_ONE[seat])


# ---------------------------------------------------------------- zombies


class Zombies(Text):
    """First they may take an agent in each city where they stand, then two more come (E2-260 to E2-267)."""

    def possible(self, t: Emerald, seat: i64) -> bool:
        return not t.banished and (t.zombies_left > 0 or len(hunt_options(t, seat)) > 0)

    def apply(self, t: Emerald, seat: i64) -> None:
        end_text(t, seat)
        t.hunted = vec[i64]()
        t.agenda.append(Spread(seat, t.numbers.zombies_per_play, 0))
        t.agenda.append(HUNT[seat])


def hunt_options(t: Emerald, seat: i64) -> vec[i64]:
    """Whom a zombie can still attack: in each city one agent is taken at most, and a saved one is safe (E2-151)."""
    out = vec[i64]()
    for option in agents_of_others(t, seat):
        city = (option - AIM) // TARGETS
        victim = (option - AIM) % TARGETS
        attempts: i64 = 0
        eaten = False
        saved: i64 = 0
        for code in t.hunted:
            if code // 2 // PLAYERS == city:
                attempts += 1
                if code % 2 == 0:
                    eaten = True
                elif code // 2 % PLAYERS == victim:
                    saved += 1
        if not eaten and attempts < t.zombies[city] and t.agents[city * PLAYERS + victim] > saved:
            out = append(out, option)
    return out


class Hunt(Step[Emerald]):
    """Another agent for the zombies, or no more (E2-262, E2-326)."""

    def prompt(self, t: Emerald) -> str:
        return "zombie-hunt"

    def options(self, t: Emerald) -> vec[i64]:
        return append(hunt_options(t, self.seat), DONE)

    def take(self, t: Emerald, option: i64) -> None:
        if option == DONE:
            t.hunted = vec[i64]()
            return
        t.agenda.append(self)
        attack(t, BY_ZOMBIE, self.seat, (option - AIM) // TARGETS, (option - AIM) % TARGETS)


class Spread(Step[Emerald]):
    """So many zombies are still to be put into cities, in the order of the cities (E2-263, E2-264)."""

    def __init__(self, who: i64, n: i64, first: i64) -> None:
        super().__init__(NOBODY)
        self.who: Final = who
        self.n: Final = n
        self.first: Final = first

    def take(self, t: Emerald, option: i64) -> None:
        if self.n > 0 and t.zombies_left > 0:
            t.agenda.append(ZombieCity(self.who, self.n, self.first))

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.n, self.first)


class ZombieCity(Step[Emerald]):
    """The city for a zombie."""

    def __init__(self, seat: i64, n: i64, first: i64) -> None:
        super().__init__(seat)
        self.n: Final = n
        self.first: Final = first

    def prompt(self, t: Emerald) -> str:
        return "zombie-city"

    def about(self, t: Emerald) -> dict[str, Plain]:
        return {"n": int(min(self.n, t.zombies_left))}

    def options(self, t: Emerald) -> vec[i64]:
        out = vec[i64]()
        for city in range(self.first, CITIES):
            out = append(out, CITY + city)
        return out

    def take(self, t: Emerald, option: i64) -> None:
        city = option - CITY
        t.zombies_left -= 1
        t.zombies[city] += 1
        t.agenda.append(Spread(self.seat, self.n - 1, city))
        if t.heard:
            t.tell("zombie-placed", seat=seat_name(self.seat), city=CITY_NAMES[city])

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.n, self.first)


HUNT: Final = [Hunt(seat) for seat in range(len(SEAT_NAMES))]

# ---------------------------------------------------------------- all of them


def texts() -> dict[int, Text]:
    """The text of every card that can be used in one's own turn, by its number."""
    out: dict[int, Text] = {
        int(BLACK_HAND): BlackHand(),
        int(CHANGE_OF_HEART): ChangeOfHeart(),
        int(CTHULHU): Cthulhu(),
        int(DIOGENES_CLUB): DrawTwo(),
        int(DOCTOR_WATSON): DrawTwo(),
        int(DUCHESS): Duchess(),
        int(FREEMASONS): Swap(),
        int(HIDE_ROYALTY): HideRoyalty(),
        int(HOLY_BROTHERHOOD): HolyBrotherhood(),
        int(LESTRADE): Lestrade(),
        int(IRENE_ADLER): IreneAdler(),
        int(GOLOVINSKI): Golovinski(),
        int(MI_GO): MiGo(),
        int(MRS_HUDSON): Swap(),
        int(OKHRANA): Okhrana(),
        int(PEOPLES_WILL): PeoplesWill(),
        int(PINKERTON): Pinkerton(),
        int(SHOGGOTH): Shoggoth(),
        int(FREUD): Freud(),
        int(LEOPOLD): Leopold(),
        int(TERRORS): Terrors(),
        int(THIRD_SECTION): ThirdSection(),
        int(VAMPIRES): Vampires(),
        int(BURTSEV): Burtsev(),
        int(YOG_SOTHOTH): YogSothoth(),
        int(ZOMBIES): Zombies(),
    }
    return out


NO_TEXT: Final = Text()
TEXTS: Final[list[Text]] = [texts().get(card, NO_TEXT) for card in range(CARDS)]


class TextPlan(Plan):
    """A card is used for its text: what that asks for is chosen, then it is carried out (E2-134, E2-327)."""

    def prompt(self, t: Emerald) -> str:
        return f"use-{CARD_NAMES[t.using].replace('_', '-')}"

    def about(self, t: Emerald) -> dict[str, Plain]:
        return {"n": len(t.picked) + len(t.chosen) - 1}

    def options(self, t: Emerald, seat: i64) -> vec[i64]:
        return TEXTS[t.using].asks(t, seat)

    def take(self, t: Emerald, seat: i64, option: i64) -> None:
        if DISCARD <= option < DISCARD + CARDS:
            t.chosen = append(t.chosen, option - DISCARD)
            return
        if option != DONE:
            t.picked = append(t.picked, option)
            if not TOP <= option < TOP + CARDS and not TEXTS[t.using].enough(t):
                return
        carry_out(t, seat)


def carry_out(t: Emerald, seat: i64) -> None:
    """Everything is chosen: the card is played for its text."""
    card = t.using
    if t.numbers.kind[card] != FREE:
        t.actions -= 1
    if t.finish_action:
        t.agenda.append(ACTION_OVER)
    play(t, seat, card, "text")
    t.in_play = card
    TEXTS[card].apply(t, seat)
    drop_plan(t)


def can_use(t: Emerald, seat: i64, card: i64) -> bool:
    """Has the card a text that can be used now?"""
    return TEXTS[card] is not NO_TEXT and TEXTS[card].possible(t, seat)
