"""Situations of A Study in Emerald, first edition, written as the cases of the rules write them.

Players are M (Monday, red), Tu (yellow), W (green), Th (blue) and Fr (white), clockwise in the order in which they are
named. A city is written as a list of what is there:

    "paris: M main, Tu ravachol, Tu elisee_reclus vampire"      agents, and on which side they are
    "paris: M 2 in box, Th 3 on card"                           cubes in the City box and on the Game card
    "paris: shows shoggoth, below 3" (or: empty)                the face-up card, and how many lie face down below it
    "paris: controlled by M, locked" (or: destroyed)            whose disc lies there; Bismarck; Cthulhu
    "paris: royal killed by M" (or: hidden by M)                what became of the royal person
    "paris: card blocked, box blocked, 2 zombies"               blocking discs and zombies

What is not said: a city shows `fenians`, `inspector_lestrade`, `freemasons` and the like, one card each, with as many
below as the set-up put there. A main agent who is not mentioned stands in the last city that is not mentioned. A player
has starting cards in the draw deck; the cards of agents and City cards lie in the owner's discard pile unless a
zone names them. There are six cubes in stock, none in Limbo and the others in the Pool; players are known, and discs
stand, as the situation makes it. The seats are Restorationists and Loyalists by turns. Double agent counters that
nobody has are not dealt; the display holds `doctor_watson` and `sigmund_freud` unless it is named.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from boxfiles import restated
from emerald_shared.sayings import Sayings, give_turn, sit_down
from intrigue.games.emerald.first import GAME, FirstEdition
from intrigue.games.emerald.first.cards import (
    AGENT_NAMES,
    BISMARCK,
    BOX,
    CARD_NAMES,
    CARDS,
    CITIES,
    CITY_NAMES,
    CTHULHU,
    EFFECT,
    EFFECT_NAMES,
    FIRST_AGENT,
    FIRST_CITY_CARD,
    NAMED,
    NAMED_NAMES,
    NECRONOMICON,
    NO_CARD,
    PLACE_NAMES,
    PLACES,
    PLAYERS,
    ZOMBIES,
)
from intrigue.games.emerald.first.points_and_end import look
from intrigue.games.emerald.first.table import (
    HIDDEN_BY,
    IN_DECK,
    KEPT_BY,
    LOST,
    ON_CITY,
    ON_DISPLAY,
    ON_MI_GO,
    ON_YOG,
    SHOWN_BY,
    Emerald,
)
from intrigue.games.emerald.first.turn import ACT, NEXT_TURN
from intrigue.games.emerald.first.view import AgentView
from intrigue.i18n.words import Words
from intrigue.kernel.bag import fill
from intrigue.kernel.event import Plain
from intrigue.kernel.run import decision

ENGLISH = Words(GAME, "en")

FILLERS = (
    "fenians inspector_lestrade freemasons freemasons nadar nadar diogenes_club diogenes_club peoples_will "
    "peoples_will infernal_machine duchess_de_uzes okhrana okhrana holy_brotherhood holy_brotherhood"
)
"""What the cities show that say nothing else, in the order of the cities."""


def stub(**values: object) -> FirstEdition:
    """The game with other numbers: `stub(cities__paris__defence=3, cards__fenians__bomb=0)`."""
    return GAME.with_box_file(restated(GAME.box_file, values))


def situation(
    players: str,
    cities: Sequence[str] = (),
    *,
    hands: Mapping[str, str] = {},
    decks: Mapping[str, str] = {},
    discards: Mapping[str, str] = {},
    lost: Mapping[str, str] = {},
    buried: Mapping[str, str] = {},
    removed: str = "",
    effects: Mapping[str, str] = {},
    display: str = "doctor_watson sigmund_freud",
    on_effects: Mapping[str, str] = {},
    doubles: Mapping[str, str] = {},
    shown: Mapping[str, str] = {},
    killed: Mapping[str, str] = {},
    on_mi_go: Mapping[str, str] = {},
    on_yog: str = "",
    stock: Mapping[str, int] = {},
    limbo: Mapping[str, int] = {},
    pool: Mapping[str, int] = {},
    mad: Mapping[str, int] = {},
    counters: tuple[int, int] | None = None,
    sides: Mapping[str, str] = {},
    revealed: str = "",
    turned: str = "",
    known: str = "",
    war: int = 0,
    revolution: int = 0,
    turn: str = "",
    actions: int = 2,
    options: Mapping[str, str] = {},
    game: FirstEdition = GAME,
) -> Emerald:
    """A table in the middle of a game; `turn` names whose turn it is and who is asked, `actions` say how many are left.

    Where `decks` names a player, their draw deck holds just these cards, and their other starting cards leave the game.
    `killed` tells who keeps which counters, and whose disc lies on them: `{"M": "Tu ravachol"}`; `effects` who owns
    which Permanent Effects; `counters` how many Sane and Mad counters are left.
    """
    seats = players.split()
    t = game.new(len(seats), options)
    sit_down(t, seats, sides, revealed, turned)
    t.war = t.war_high = war
    t.revolution = t.revolution_high = revolution
    if counters is not None:
        t.sane_left, t.mad_left = counters
    for seat, player in enumerate(seats):
        t.known[seat] = int(player in known.split())
        t.mad[seat] = mad.get(player, 0)
        t.mad_left -= t.mad[seat] if counters is None else 0
        zones = ((t.hand, hands), (t.discards, discards), (t.lost, lost), (t.buried, buried))
        for zone_row, cards in zones:
            fill(zone_row, seat, CARD_NAMES, cards.get(player, "").split())
        _place_starting_cards(t, seat, decks.get(player))
    fill(t.removed, 0, CARD_NAMES, removed.split())
    _place_effects(t, seats, effects, display, on_effects)
    _place_doubles(t, seats, doubles, shown)
    _place_cities(t, seats, cities)
    _place_agents(t, seats, killed, on_mi_go, on_yog)
    _hand_out(t)
    for seat, player in enumerate(seats):
        _count_cubes(t, seat, stock.get(player), limbo.get(player, 0), pool.get(player))
    _count_game_cards(t)
    if turn:
        give_turn(t, seats.index(turn), actions, ACT)
    t.listening = False
    look(t)
    t.listening = True
    return t


def _place_starting_cards(t: Emerald, seat: int, deck: str | None) -> None:
    """The starting cards that are not mentioned lie in the draw deck, or are out of the game if the deck is named."""
    first = seat * CARDS
    for i in range(CARDS):
        t.deck[first + i] = 0
    fill(t.deck, seat, CARD_NAMES, (deck or "").split())
    for card in range(FIRST_CITY_CARD):
        zones = (t.hand, t.deck, t.discards, t.lost, t.buried)
        rest = int(t.numbers.start[card]) - sum(int(zone_row[first + card]) for zone_row in zones)
        assert rest >= 0, f"{CARD_NAMES[card]} is mentioned more often than there are"
        if deck is None:
            t.deck[first + card] += rest
        else:
            t.removed[card] += rest
    for i in range(first, first + CARDS):
        t.shuffled[i] = t.deck[i] + t.hand[i]


def _place_effects(
    t: Emerald, seats: list[str], effects: Mapping[str, str], display: str, on_effects: Mapping[str, str]
) -> None:
    for effect in range(len(EFFECT_NAMES)):
        t.effect_at[effect] = IN_DECK
    for name in display.split():
        t.effect_at[EFFECT_NAMES.index(name)] = ON_DISPLAY
    for player, owned in effects.items():
        for name in owned.split():
            t.effect_at[EFFECT_NAMES.index(name)] = seats.index(player)
    for name, text in on_effects.items():
        place = EFFECT + EFFECT_NAMES.index(name)
        t.effect_at[EFFECT_NAMES.index(name)] = ON_DISPLAY
        for item in text.split(", "):
            player, n = item.split()
            t.cubes[place * PLAYERS + seats.index(player)] = int(n)


def _place_doubles(t: Emerald, seats: list[str], doubles: Mapping[str, str], shown: Mapping[str, str]) -> None:
    for agent in range(NAMED):
        t.double[agent] = -1
    for seat, player in enumerate(seats):
        for name in doubles.get(player, "").split():
            t.double[NAMED_NAMES.index(name)] = seat
        for name in shown.get(player, "").split():
            t.double[NAMED_NAMES.index(name)] = SHOWN_BY + seat


def _place_cities(t: Emerald, seats: list[str], texts: Sequence[str]) -> None:
    mentioned = {text.partition(":")[0]: text.partition(":")[2] for text in texts}
    assert len(mentioned) == len(texts), "a city is mentioned twice"
    last = [city for city, name in enumerate(CITY_NAMES) if name not in mentioned][-1]
    for seat in range(len(seats)):
        t.where[NAMED + seat] = last
    for city, name in enumerate(CITY_NAMES):
        t.face_up[city] = NO_CARD
        items = [item.strip() for item in mentioned.pop(name, "").split(",") if item.strip()]
        _place_city(t, seats, city, items)
    assert not mentioned, f"there is no city {mentioned}"
    fillers = FILLERS.split()
    for city in range(CITIES):
        if t.face_up[city] == FILL:
            t.face_up[city] = _filler(t, fillers)


FILL = -2
"""A city that shows any card."""


def _filler(t: Emerald, fillers: list[str]) -> int:
    """A card for a city that shows any: the next that nobody has."""
    while True:
        card = CARD_NAMES.index(fillers.pop(0))
        used = _owned(t, card) + int(t.removed[card]) + sum(shown == card for shown in t.face_up)
        if used < t.numbers.game_cards[card]:
            return card


def _place_city(t: Emerald, seats: list[str], city: int, items: list[str]) -> None:
    t.pile[city] = t.numbers.cards_per_pile[t.seats] - 1
    t.face_up[city] = FILL
    for item in items:
        words = item.split()
        if item in ("empty", "destroyed"):
            _empty_city(t, city, item == "destroyed")
        elif item == "locked":
            t.locked[city] = 1
        elif words[0] == "shows":
            t.face_up[city] = CARD_NAMES.index(words[1])
        elif words[0] == "below":
            t.pile[city] = int(words[1])
        elif words[0] == "controlled":
            t.control[city] = seats.index(words[2])
        elif words[0] == "royal":
            t.royal[city] = seats.index(words[3]) + (HIDDEN_BY if words[1] == "hidden" else 0)
        elif words[-1] == "blocked":
            t.blocked[city + (BOX if words[0] == "box" else 0)] = 1
        elif words[-1] in ("zombie", "zombies"):
            t.zombies[city] = int(words[0])
        else:
            _place_pieces(t, seats.index(words[0]), city, words[1:])


def _empty_city(t: Emerald, city: int, destroyed: bool) -> None:
    t.face_up[city] = NO_CARD
    t.pile[city] = 0
    if destroyed:
        t.destroyed[city] = 1
        t.effect_at[CTHULHU] = ON_CITY
        t.removed[FIRST_CITY_CARD + city] += 1


def _place_pieces(t: Emerald, seat: int, city: int, words: list[str]) -> None:
    """`2 in box`, `3 on card`, `main`, `ravachol vampire`."""
    if words[0].isdigit():
        t.cubes[(city + (BOX if words[2] == "box" else 0)) * PLAYERS + seat] = int(words[0])
        return
    agent = NAMED + seat if words[0] == "main" else NAMED_NAMES.index(words[0])
    t.where[agent] = city
    t.controller[agent] = seat
    t.vampire[agent] = int("vampire" in words)


def _place_agents(
    t: Emerald, seats: list[str], killed: Mapping[str, str], on_mi_go: Mapping[str, str], on_yog: str
) -> None:
    """Agents who stand in no city."""
    for player, text in killed.items():
        for item in text.split(", "):
            owner, name = item.split()
            agent = NAMED_NAMES.index(name)
            t.where[agent] = KEPT_BY + seats.index(player)
            t.controller[agent] = seats.index(owner)
            t.removed[FIRST_AGENT + agent] = 1
    for player, text in on_mi_go.items():
        for name in text.split():
            t.where[NAMED_NAMES.index(name)] = ON_MI_GO
            t.controller[NAMED_NAMES.index(name)] = seats.index(player)
    for name in on_yog.split():
        t.where[NAMED_NAMES.index(name)] = ON_YOG
        t.removed[FIRST_AGENT + NAMED_NAMES.index(name)] = 1


def _hand_out(t: Emerald) -> None:
    """The cards of agents and cities that are not mentioned lie in their masters' discard piles."""
    for agent in range(NAMED):
        card, seat = FIRST_AGENT + agent, int(t.controller[agent])
        if seat >= 0 and 0 <= t.where[agent] < CITIES and not _owned(t, card) and not t.removed[card]:
            t.discards[seat * CARDS + card] = 1
            t.top[seat] = card
    for city in range(CITIES):
        card, seat = FIRST_CITY_CARD + city, int(t.control[city])
        if seat >= 0 and not _owned(t, card):
            t.discards[seat * CARDS + card] = 1
            t.top[seat] = card
    for seat in range(t.seats):
        if _has(t, seat, NECRONOMICON):
            t.necronomicon_of = seat
        if _has(t, seat, ZOMBIES):
            t.zombie_owner = seat


def _count_cubes(t: Emerald, seat: int, stock: int | None, limbo: int, pool: int | None) -> None:
    """Cubes that are not elsewhere are in stock, in Limbo or in the Pool."""
    rest = int(t.numbers.cubes - sum(t.cubes[place * PLAYERS + seat] for place in range(PLACES))) - limbo
    if stock is None:
        stock = min(int(t.numbers.cubes_at_start), rest) if pool is None else rest - pool
    t.stock[seat] = stock
    t.limbo[seat] = limbo
    t.pool[seat] = rest - stock
    if pool is not None and t.pool[seat] != pool:
        t.limbo[seat] += t.pool[seat] - pool
        t.pool[seat] = pool
    assert min(t.stock[seat], t.limbo[seat], t.pool[seat]) >= 0, "too many cubes"


def _count_game_cards(t: Emerald) -> None:
    """What nobody has seen, and the zombies that are left."""
    for card in range(FIRST_AGENT, CARDS):
        mentioned = _owned(t, card) + int(t.removed[card]) + sum(shown == card for shown in t.face_up)
        if card < FIRST_AGENT + NAMED:
            mentioned += int(t.where[card - FIRST_AGENT] == ON_MI_GO)
            if t.removed[card] and t.controller[card - FIRST_AGENT] < 0 and t.where[card - FIRST_AGENT] != ON_YOG:
                t.where[card - FIRST_AGENT] = LOST
        if card == BISMARCK:
            mentioned += sum(int(n) for n in t.locked)
        t.unseen[card] = t.numbers.game_cards[card] - mentioned
        assert t.unseen[card] >= 0, f"{CARD_NAMES[card]} is mentioned more often than there are"
    t.zombies_left = t.numbers.zombies - sum(int(n) for n in t.zombies)


def _has(t: Emerald, seat: int, card: int) -> bool:
    zones = (t.hand, t.deck, t.discards, t.lost, t.buried)
    return any(zone_row[seat * CARDS + card] > 0 for zone_row in zones)


def _owned(t: Emerald, card: int) -> int:
    """How many of a card the players have."""
    zones = (t.hand, t.deck, t.discards, t.lost, t.buried)
    return sum(int(zone_row[seat * CARDS + card]) for zone_row in zones for seat in range(t.seats))


# ---------------------------------------------------------------- what players do, and what can be seen

SAY = Sayings(GAME, NEXT_TURN, CITY_NAMES)
option, answer, chance = SAY.option, SAY.answer, SAY.chance
play, end_turn, begin_turn = SAY.play, SAY.end_turn, SAY.begin_turn
asked, prompt = SAY.asked, SAY.prompt
seat_of, player_at, named = SAY.seat_of, SAY.player_at, SAY.named
zone, removed, top, face_up = SAY.zone, SAY.removed, SAY.top, SAY.face_up
zombies, royal, stock, limbo = SAY.zombies, SAY.royal, SAY.stock, SAY.limbo
revealed, why_over = SAY.revealed, SAY.why_over
told, events, kinds = SAY.told, SAY.events, SAY.kinds


def offered(t: Emerald, verb: str = "") -> list[str]:
    """The phrases that answer the open question, or those of one verb, sorted."""
    return sorted(SAY.offered(t, verb))


def about(t: Emerald) -> dict[str, Plain]:
    """What the words of the open question name."""
    question = decision(t)
    assert question is not None
    return question.about


def cubes(t: Emerald, place: str, player: str) -> int:
    """A player's cubes at a place: `box_paris`, `card_paris`, `mi_go`."""
    return int(t.cubes[PLACE_NAMES.index(place) * PLAYERS + seat_of(t, player)])


def agent(t: Emerald, name: str) -> AgentView:
    """An agent's counter as everybody sees it; `main-Tu` is a main agent."""
    return GAME.observe(t, None).agents[AGENT_NAMES.index(SAY.word(t, name))]


def master(t: Emerald, name: str) -> str | None:
    """Who controls an agent."""
    seat = agent(t, name).controller
    return None if seat is None else player_at(t, seat)


def control(t: Emerald, city: str) -> str | None:
    """Who controls a city."""
    seat = t.control[CITY_NAMES.index(city)]
    return None if seat < 0 else player_at(t, seat)


def display(t: Emerald) -> list[str]:
    """The Permanent Effects on display."""
    return [name for effect, name in enumerate(EFFECT_NAMES) if t.effect_at[effect] == ON_DISPLAY]


def pool(t: Emerald, player: str) -> int:
    return int(t.pool[seat_of(t, player)])


def mad(t: Emerald, player: str) -> int:
    return int(t.mad[seat_of(t, player)])


def disc(t: Emerald, player: str) -> int:
    """Where a player's disc stands."""
    return int(t.disc[seat_of(t, player)])


def final(t: Emerald, player: str) -> int:
    """A player's score at the end."""
    return GAME.scores(t)[seat_of(t, player)]


def winners(t: Emerald) -> list[str]:
    """Who has won."""
    return [player_at(t, seat) for seat, share in enumerate(GAME.returns(t)) if share > 0]


def known(t: Emerald, player: str) -> bool:
    """Is the player known to the authorities?"""
    return t.known[seat_of(t, player)] > 0
