"""Texts that ask for a city, a player or pieces (section 16)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from intrigue.games.emerald.second.attacks import (
    BY_CTHULHU,
    BY_SHOGGOTH,
    BY_VAMPIRES,
    Attack,
    attack,
    end_text,
    replace_agent,
)
from intrigue.games.emerald.second.cards import (
    AIM,
    CARD_NAMES,
    CARDS,
    CHOOSE,
    CITIES,
    CITY,
    CITY_NAMES,
    DONE,
    NO_CARD,
    PLAYERS,
    ROYAL_NAMES,
    TAKE,
    TARGETS,
    YOG_SOTHOTH,
)
from intrigue.games.emerald.second.claims import UNCOVER, claim, clear_cubes
from intrigue.games.emerald.second.points_and_end import (
    HID,
    REVEALS,
    TERROR,
    Sanity,
    add_points,
    check_points,
    cities_from,
    put_agents,
)
from intrigue.games.emerald.second.table import (
    FOR_LOYALISTS,
    HIDDEN_BY,
    IN_SLOT,
    NOBODY_KILLED,
    Emerald,
    agents_in_cities,
    cubes_in_cities,
    leads,
)
from intrigue.games.emerald.second.text import keep_in_play
from intrigue.games.emerald.shared.texts import OneChoice, Text, look_at, secret_identities
from intrigue.kernel.event import Plain, seat_name

# ---------------------------------------------------------------- texts that ask for a city


class Cthulhu(OneChoice[Emerald]):
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
        t.tell("attacks-city", seat=seat_name(seat), city=CITY_NAMES[city])
        t.agenda.append(Attack(BY_CTHULHU, seat, city, seat, *asked))


def anybody_in(t: Emerald, city: i64) -> bool:
    """Is there any player's piece?"""
    for at in range(city * PLAYERS, city * PLAYERS + PLAYERS):
        if t.cubes[at] + t.agents[at] > 0:
            return True
    return False


class Duchess(OneChoice[Emerald]):
    """A claim in a city where they lead, with or without a cube (E2-196 to E2-199)."""

    def asks(self, t: Emerald, seat: i64) -> vec[i64]:
        out = vec[i64]()
        for city in range(CITIES):
            if t.face_up[city] != NO_CARD and leads(t, seat, city):
                out = append(out, CITY + city)
        return out

    def apply(self, t: Emerald, seat: i64) -> None:
        end_text(t, seat)
        claim(t, seat, t.picked[0] - CITY)


class HideRoyalty(OneChoice[Emerald]):
    """The player takes the royalty card of a city where they lead, for Loyalist points (E2-207 to E2-213)."""

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
        t.tell("royalty-hidden", seat=seat_name(seat), royalty=ROYAL_NAMES[city], city=CITY_NAMES[city])
        clear_cubes(t, seat, city)
        add_points(t, seat, CARDS + city, FOR_LOYALISTS, t.numbers.royal_vp[city], NOBODY_KILLED)
        check_points(t)


class Pinkerton(OneChoice[Emerald]):
    """An agent from stock into any city (E2-233)."""

    def asks(self, t: Emerald, seat: i64) -> vec[i64]:
        return cities_from(0) if t.agent_stock[seat] > 0 else vec[i64]()

    def apply(self, t: Emerald, seat: i64) -> None:
        end_text(t, seat)
        put_agents(t, seat, t.picked[0] - CITY, 1)


class ThirdSection(OneChoice[Emerald]):
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
        t.tell("card-removed", seat=seat_name(seat), card=CARD_NAMES[card], city=CITY_NAMES[city])


# ---------------------------------------------------------------- texts that ask for a player


class Terrors(OneChoice[Emerald]):
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


class Burtsev(OneChoice[Emerald]):
    """The player looks at a secret identity that they do not know yet, and keeps it to themselves (E2-255, E2-287)."""

    def asks(self, t: Emerald, seat: i64) -> vec[i64]:
        return secret_identities(t, seat)

    def apply(self, t: Emerald, seat: i64) -> None:
        other = t.picked[0] - CHOOSE
        end_text(t, seat)
        look_at(t, seat, other)


# ---------------------------------------------------------------- texts that ask for pieces in cities


class Lestrade(OneChoice[Emerald]):
    """All cubes of one player in one city go back to their owner's stock (E2-219, E2-220)."""

    def asks(self, t: Emerald, seat: i64) -> vec[i64]:
        return cubes_of_anybody(t)

    def apply(self, t: Emerald, seat: i64) -> None:
        city = (t.picked[0] - AIM) // TARGETS
        owner = (t.picked[0] - AIM) % TARGETS
        n = t.cubes[city * PLAYERS + owner]
        end_text(t, seat)
        t.cubes[city * PLAYERS + owner] = 0
        t.stock[owner] += n
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


class Okhrana(Text[Emerald]):
    """One or two cubes of anybody go from cities to Limbo (E2-231, E2-321)."""

    def possible(self, t: Emerald, seat: i64) -> bool:
        return len(cubes_of_anybody(t)) > 0

    def about(self, t: Emerald, seat: i64) -> dict[str, Plain]:
        cubes = 0
        for other in range(t.seats):
            cubes += int(cubes_in_cities(t, other))
        return {"n": len(t.picked), "of": min(2, cubes)}

    def enough(self, t: Emerald) -> bool:
        return len(t.picked) == 2

    def asks(self, t: Emerald, seat: i64) -> vec[i64]:
        if len(t.picked) == 0:
            return cubes_of_anybody(t)
        out = vec[i64]([DONE])
        for option in cubes_of_anybody(t):
            if option >= t.picked[0] or t.any_order:
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
            t.tell("cubes-to-limbo", seat=seat_name(owner), city=CITY_NAMES[city], n=1)


def agents_of_others(t: Emerald, seat: i64) -> vec[i64]:
    """Every other player with an agent in a city, as options."""
    out = vec[i64]()
    for city in range(CITIES):
        for other in range(t.seats):
            if other != seat and t.agents[city * PLAYERS + other] > 0:
                out = append(out, AIM + city * TARGETS + other)
    return out


class IreneAdler(OneChoice[Emerald]):
    """Another player's agent anywhere is replaced with one of the player's own (E2-221 to E2-224)."""

    def asks(self, t: Emerald, seat: i64) -> vec[i64]:
        return agents_of_others(t, seat) if t.agent_stock[seat] > 0 else vec[i64]()

    def apply(self, t: Emerald, seat: i64) -> None:
        aim = t.picked[0] - AIM
        end_text(t, seat)
        replace_agent(t, seat, aim // TARGETS, aim % TARGETS)


class Shoggoth(OneChoice[Emerald]):
    """Another player's agent anywhere is removed as if assassinated; the cubes stay (E2-234 to E2-237)."""

    def asks(self, t: Emerald, seat: i64) -> vec[i64]:
        return agents_of_others(t, seat)

    def apply(self, t: Emerald, seat: i64) -> None:
        aim = t.picked[0] - AIM
        attack(t, BY_SHOGGOTH, seat, aim // TARGETS, aim % TARGETS)


class Vampires(OneChoice[Emerald]):
    """In a city with an agent of one's own, another player's agent is replaced with one's own (E2-252 to E2-254)."""

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
    """Cities with an agent of theirs that is not picked yet, in order, as options."""
    out = vec[i64]()
    first = t.picked[len(t.picked) - 1] - TAKE if len(t.picked) > 0 and not t.any_order else i64(0)
    for city in range(first, CITIES):
        n = t.agents[city * PLAYERS + seat]
        for picked in t.picked:
            if picked == TAKE + city:
                n -= 1
        if n > 0:
            out = append(out, TAKE + city)
    return out


class MiGo(Text[Emerald]):
    """One or two own agents go on this card, which is kept; they come back in a later turn (E2-226 to E2-230)."""

    def possible(self, t: Emerald, seat: i64) -> bool:
        return agents_in_cities(t, seat) > 0

    def about(self, t: Emerald, seat: i64) -> dict[str, Plain]:
        return {"n": len(t.picked), "of": int(min(2, agents_in_cities(t, seat)))}

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
            t.tell("agent-away", seat=seat_name(seat), city=CITY_NAMES[option - TAKE])


class YogSothoth(Text[Emerald]):
    """Any number of the player's agents go on this card, for a Loyalist point each (E2-256 to E2-259)."""

    def possible(self, t: Emerald, seat: i64) -> bool:
        return agents_in_cities(t, seat) > 0

    def about(self, t: Emerald, seat: i64) -> dict[str, Plain]:
        return {"n": len(t.picked), "of": int(agents_in_cities(t, seat))}

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
            t.tell("agent-given", seat=seat_name(seat), city=CITY_NAMES[option - TAKE])
        add_points(t, seat, YOG_SOTHOTH, FOR_LOYALISTS, len(picked) * t.numbers.yog_sothoth, NOBODY_KILLED)
        check_points(t)
