"""Situations of A Study in Emerald, second edition, written as the cases of the rules write them.

Players are M (Monday, red), Tu (yellow), W (green), Th (blue) and Fr (white), clockwise in the order in which they are
named. A city is written as a list of what is there:

    "paris: M 2 agents 1 cube, Th 1 agent 1 cube, 2 zombies"    pieces in the City space
    "paris: shows shoggoth, below 3"                            the face-up card, and how many lie face down below it
    "paris: royalty"                                            the royalty card lies in its slot
    "paris: royalty killed by M" (hidden by M, gone)            it has been taken, for its points, or is removed
    "paris: city card gone"                                     the city card has come up and left the city before
    "paris: empty"                                              no card in the Game Card space

What is not said: a city shows its city card, with its royalty and as many game cards as the set-up put there face down
below it; a city whose card a player has is empty. Every draw deck holds the starting cards; there are five cubes in
stock, the others in Limbo, three sanity tokens and no points; the seats are Restorationists and Loyalists by turns. A
player of whom no agent is mentioned has one in the last city that is not mentioned, so as not to have to reveal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from boxfiles import restated
from emerald_shared.sayings import Sayings, give_turn, sit_down
from intrigue.games.emerald.second import GAME, SecondEdition
from intrigue.games.emerald.second.cards import (
    CARD_NAMES,
    CARDS,
    CITIES,
    CITY_CARD_NAMES,
    CITY_NAMES,
    FIRST_CITY_CARD,
    FIRST_GAME_CARD,
    NO_CARD,
    PLAYERS,
    ROYAL_NAMES,
)
from intrigue.games.emerald.second.claims import UNCOVER
from intrigue.games.emerald.second.table import (
    FOR_LOYALISTS,
    FOR_RESTORATIONISTS,
    GONE,
    HIDDEN_BY,
    IN_SLOT,
    IN_STACK,
    KIND_NAMES,
    NOBODY_KILLED,
    Emerald,
    Gain,
    on_cards,
    total,
)
from intrigue.games.emerald.second.turn import ACT, NEXT_TURN
from intrigue.kernel.bag import fill, names
from intrigue.kernel.run import settle


def stub(**values: object) -> SecondEdition:
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
    kept: Mapping[str, str] = {},
    removed: str = "",
    stock: Mapping[str, int] = {},
    limbo: Mapping[str, int] = {},
    away: Mapping[str, int] = {},
    yog: Mapping[str, int] = {},
    tokens: Mapping[str, int] = {},
    sides: Mapping[str, str] = {},
    revealed: str = "",
    turned: str = "",
    scored: Mapping[str, str] = {},
    restorationist: int = 0,
    loyalist: int = 0,
    turn: str = "",
    actions: int = 2,
    options: Mapping[str, str] = {},
    game: SecondEdition = GAME,
) -> Emerald:
    """A table in the middle of a game; `turn` names whose turn it is and who is asked, `actions` say how many are left.

    Where `decks` names a player, their draw deck holds just these cards, and their other starting cards lie in their
    discard pile, seen by all; where `discards` names them too, they are removed from the game. `lost` are discards that
    only their owner knows. `scored` tells points and what for: `"8 neutral city_rome, 4 box sebastian_moran M"`, the
    last with the piece of M in the box; the card itself is mentioned in `kept`, or wherever it is.
    """
    seats = players.split()
    t = game.new(len(seats), options)
    sit_down(t, seats, sides, revealed, turned)
    t.restorationist = restorationist
    t.loyalist = loyalist
    for seat, player in enumerate(seats):
        t.tokens[seat] = tokens.get(player, t.tokens[seat])
        t.away[seat] = away.get(player, 0)
        t.yog[seat] = yog.get(player, 0)
        for zone, cards in ((t.hand, hands), (t.discards, discards), (t.lost, lost), (t.kept, kept)):
            fill(zone, seat, CARD_NAMES, cards.get(player, "").split())
        _place_cards(t, seat, decks.get(player), player in discards)
        _score(t, seats, seat, scored.get(player, ""))
    fill(t.removed, 0, CARD_NAMES, removed.split())
    _place_cities(t, seats, cities)
    for seat, player in enumerate(seats):
        _count_pieces(t, seat, stock.get(player), limbo.get(player))
    _count_game_cards(t)
    if turn:
        give_turn(t, seats.index(turn), actions, ACT)
    return t


def _place_cards(t: Emerald, seat: int, deck: str | None, discards_named: bool) -> None:
    """The starting cards that are not mentioned, and what everybody knows of the deck."""
    first = seat * CARDS
    rest = [int(t.numbers.start[card]) for card in range(CARDS)]
    for i in range(CARDS):
        t.deck[first + i] = 0
    fill(t.deck, seat, CARD_NAMES, (deck or "").split())
    for card in range(FIRST_CITY_CARD):
        mentioned = sum(int(zone[first + card]) for zone in (t.hand, t.deck, t.discards, t.lost, t.kept))
        assert mentioned <= rest[card], f"{CARD_NAMES[card]} is mentioned more often than there are"
        if deck is None:
            t.deck[first + card] += rest[card] - mentioned
        elif not discards_named:
            t.discards[first + card] += rest[card] - mentioned
        else:
            t.removed[card] += rest[card] - mentioned
    for i in range(first, first + CARDS):
        t.shuffled[i] = t.deck[i] + t.hand[i]
    t.shuffled_unseen[seat] = 0
    seen = names(t.discards, seat, CARD_NAMES)
    t.top[seat] = CARD_NAMES.index(seen[-1]) if seen else NO_CARD


def _score(t: Emerald, seats: list[str], seat: int, text: str) -> None:
    """`8 neutral city_rome, 4 box sebastian_moran M`."""
    for item in text.split(", ") if text else []:
        points, kind, source, *victim = item.split()
        killed = seats.index(victim[0]) if victim else NOBODY_KILLED
        number = CARD_NAMES.index(source) if source in CARD_NAMES else CARDS + ROYAL_NAMES.index(source)
        t.gains.append(Gain(seat, number, KIND_NAMES.index(kind), int(points), killed))
        t.points[seat] += int(points)


def _place_cities(t: Emerald, seats: list[str], texts: Sequence[str]) -> None:
    mentioned = {text.partition(":")[0]: text.partition(":")[2] for text in texts}
    assert len(mentioned) == len(texts), "a city is mentioned twice"
    for city, name in enumerate(CITY_NAMES):
        _place_city(t, seats, city, [item.strip() for item in mentioned.pop(name, "").split(",") if item.strip()])
    assert not mentioned, f"there is no city {mentioned}"
    last = [city for city, name in enumerate(CITY_NAMES) if not any(text.startswith(name) for text in texts)][-1]
    for seat in range(t.seats):
        on_the_board = sum(t.agents[city * PLAYERS + seat] for city in range(CITIES)) + t.away[seat]
        if on_the_board == 0 and not t.revealed[seat]:
            t.agents[last * PLAYERS + seat] = 1


def _place_city(t: Emerald, seats: list[str], city: int, items: list[str]) -> None:
    below: int | None = None
    shown: str | None = CITY_CARD_NAMES[city]
    if _owned(t, FIRST_CITY_CARD + city):
        t.city_card_in[city] = 0
        shown = None
    for item in items:
        words = item.split()
        if item == "empty":
            shown = None
        elif item == "city card gone":
            t.city_card_in[city] = 0
            t.removed[FIRST_CITY_CARD + city] = 1
        elif words[0] == "shows":
            shown = words[1]
        elif words[0] == "below":
            below = int(words[1])
        elif words[0] == "royalty":
            _place_royalty(t, seats, city, words[1:])
        elif words[-1] in ("zombie", "zombies"):
            t.zombies[city] = int(words[0])
        else:
            _place_pieces(t, city * PLAYERS + seats.index(words[0]), words[1:])
    _place_stack(t, city, shown, below)


def _place_royalty(t: Emerald, seats: list[str], city: int, words: list[str]) -> None:
    """In its slot, gone, killed by somebody or hidden by somebody."""
    if words in ([], ["gone"]):
        t.royal[city] = GONE if words else IN_SLOT
        return
    seat = seats.index(words[2])
    killed = words[0] == "killed"
    t.royal[city] = seat if killed else HIDDEN_BY + seat
    points = t.numbers.royal_vp[city]
    t.gains.append(Gain(seat, CARDS + city, FOR_RESTORATIONISTS if killed else FOR_LOYALISTS, points, NOBODY_KILLED))
    t.points[seat] += points


def _place_pieces(t: Emerald, at: int, words: list[str]) -> None:
    for n, what in zip(words[::2], words[1::2], strict=True):
        row = {"cube": t.cubes, "agent": t.agents}[what.removesuffix("s")]
        row[at] = int(n)


def _place_stack(t: Emerald, city: int, shown: str | None, below: int | None) -> None:
    """What is face up, how many cards lie below it, and where city card and royalty are."""
    if shown is None:
        if t.city_card_in[city]:
            t.city_card_in[city] = 0
            t.removed[FIRST_CITY_CARD + city] = 1
        if t.royal[city] == IN_STACK:
            t.royal[city] = GONE
        below = 0
    elif shown == CITY_CARD_NAMES[city]:
        t.city_card_in[city] = 0
    t.face_up[city] = NO_CARD if shown is None else CARD_NAMES.index(shown)
    certain = t.city_card_in[city] + int(t.royal[city] == IN_STACK)
    others = t.numbers.cards_per_city[t.seats] - int(shown in CARD_NAMES[FIRST_GAME_CARD:])
    t.stack[city] = certain + others if below is None else below
    assert t.stack[city] >= certain, f"{CITY_NAMES[city]}: say where the city card and the royalty are"


def _count_pieces(t: Emerald, seat: int, stock: int | None, limbo: int | None) -> None:
    """Cubes and agents that are not elsewhere are in stock or in Limbo."""
    rest = int(t.numbers.cubes - sum(t.cubes[city * PLAYERS + seat] for city in range(CITIES)))
    if stock is None:
        stock = min(int(t.numbers.cubes - t.numbers.cubes_in_limbo), rest) if limbo is None else rest - limbo
    assert limbo is None or stock + limbo == rest, f"{rest} cubes are left for stock and Limbo"
    t.stock[seat] = stock
    t.limbo[seat] = rest - stock
    in_cities = sum(t.agents[city * PLAYERS + seat] for city in range(CITIES))
    t.agent_stock[seat] = t.numbers.agents - in_cities - t.away[seat] - t.yog[seat] - on_cards(t, seat)
    assert min(t.agent_stock[seat], t.stock[seat], t.limbo[seat]) >= 0, "too many pieces"


def _count_game_cards(t: Emerald) -> None:
    """What nobody has seen, and the zombies that are left."""
    for card in range(FIRST_GAME_CARD, CARDS):
        mentioned = _owned(t, card) + int(t.removed[card]) + sum(shown == card for shown in t.face_up)
        t.unseen[card] = t.numbers.game_cards[card] - mentioned
        assert t.unseen[card] >= 0, f"{CARD_NAMES[card]} is mentioned more often than there are"
    t.zombies_left = t.numbers.zombies - sum(int(n) for n in t.zombies)


def _owned(t: Emerald, card: int) -> int:
    """How many of a card the players have."""
    zones = (t.hand, t.deck, t.discards, t.lost, t.kept)
    return sum(int(cards[seat * CARDS + card]) for cards in zones for seat in range(t.seats))


# ---------------------------------------------------------------- what players do, and what can be seen

SAY = Sayings(GAME, NEXT_TURN, CITY_NAMES)
option, answer, chance = SAY.option, SAY.answer, SAY.chance
play, end_turn, begin_turn = SAY.play, SAY.end_turn, SAY.begin_turn
asked, prompt, offered = SAY.asked, SAY.prompt, SAY.offered
seat_of, player_at, named = SAY.seat_of, SAY.player_at, SAY.named
zone, removed, top, face_up = SAY.zone, SAY.removed, SAY.top, SAY.face_up
zombies, royalty, stock, limbo = SAY.zombies, SAY.royal, SAY.stock, SAY.limbo
revealed, why_over = SAY.revealed, SAY.why_over
told, events, kinds = SAY.told, SAY.events, SAY.kinds


def uncover(t: Emerald, city: str) -> None:
    """The next card of a stack is about to be turned up."""
    t.agenda.append(UNCOVER[CITY_NAMES.index(city)])
    settle(t)


def cubes(t: Emerald, city: str, player: str) -> int:
    return int(t.cubes[CITY_NAMES.index(city) * PLAYERS + seat_of(t, player)])


def agents(t: Emerald, city: str, player: str) -> int:
    return int(t.agents[CITY_NAMES.index(city) * PLAYERS + seat_of(t, player)])


def below(t: Emerald, city: str) -> int:
    """How many cards lie face down in a city."""
    return int(t.stack[CITY_NAMES.index(city)])


def agent_stock(t: Emerald, player: str) -> int:
    return int(t.agent_stock[seat_of(t, player)])


def tokens(t: Emerald, player: str) -> int:
    return int(t.tokens[seat_of(t, player)])


def points(t: Emerald, player: str) -> int:
    """What a player's disc shows."""
    return int(total(t, seat_of(t, player)))
