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
below it; a city whose card a player has is empty. A player has his starting cards in his draw deck, five cubes in stock
and the others in Limbo, three sanity tokens and no points; the seats are Restorationists and Loyalists by turns. A
player of whom no agent is mentioned has one in the last city that is not mentioned, so that he need not reveal.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

import intrigue
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
    SIDE_NAMES,
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
from intrigue.kernel.event import Plain, Telling, story
from intrigue.kernel.run import settle

COLOURS = {"M": "red", "Tu": "yellow", "W": "green", "Th": "blue", "Fr": "white"}
PLAYER_OF = {colour: player for player, colour in COLOURS.items()}


def stub(**values: object) -> SecondEdition:
    """The game with other numbers: `stub(cities__paris__defence=3, cards__fenians__bomb=0)`."""
    text = GAME.cards
    for path, value in values.items():
        table, key = ".".join(path.split("__")[:-1]), path.split("__")[-1]
        written = str(value).lower() if isinstance(value, bool | int) else f'"{value}"'
        head, start, rest = text.partition(f"[{table}]\n")
        assert start, f"there is no table {table}"
        body, end, tail = rest.partition("\n[")
        kept = [line for line in body.split("\n") if not re.match(rf"{key}\s*=", line)]
        text = head + start + "\n".join([f"{key} = {written}", *kept]) + end + tail
    return GAME.with_cards(text)


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
    """A table in the middle of a game; `turn` names whose turn it is, with so many actions left, and he is asked.

    Where `decks` names a player, his draw deck holds just these cards, and his other starting cards lie in his
    discard pile, seen by all; where `discards` names him too, they are removed from the game. `lost` are discards that
    only their owner knows. `scored` tells points and what for: `"8 neutral city_rome, 4 box sebastian_moran M"`, the
    last with the piece of M in the box; the card itself is mentioned in `kept`, or wherever it is.
    """
    seats = players.split()
    t = game.new(len(seats), options)
    t.agenda.clear()
    t.heard = True
    t.colours = [COLOURS[player] for player in seats]
    t.restorationist = restorationist
    t.loyalist = loyalist
    t.round = t.turns = 1
    for seat, player in enumerate(seats):
        t.side[seat] = SIDE_NAMES.index(sides.get(player, SIDE_NAMES[1 - seat % 2]))
        t.revealed[seat] = int(player in revealed.split())
        t.turned[seat] = int(player in turned.split())
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
        t.active = seats.index(turn)
        t.actions = actions
        t.agenda.append(ACT[seats.index(turn)])
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
        assert mentioned <= rest[card], f"{CARD_NAMES[card]} is mentioned more often than he has it"
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


# ---------------------------------------------------------------- what players do


def option(t: Emerald, phrase: str) -> int:
    """The option that a phrase means; players are called by their names: `aim paris Th`."""
    words = [f"seat-{seat_of(t, word)}" if word in COLOURS else word for word in phrase.split()]
    return GAME.verbs.option(" ".join(words))


def answer(t: Emerald, player: str, *phrases: str) -> None:
    """A player answers one question after the other; chance is left to answer what comes then."""
    for phrase in phrases:
        assert asked(t) == player, f"{player} is not asked, but {asked(t)}: {offered(t)}"
        intrigue.advance(t, option(t, phrase))


def chance(t: Emerald, *phrases: str) -> None:
    """Chance answers: `chance(t, "roll insane", "turn-up royalty")`."""
    for phrase in phrases:
        assert asked(t) == "chance", f"chance is not asked, but {asked(t)}"
        intrigue.advance(t, option(t, phrase))


def play(t: Emerald, player: str, *phrases: str) -> None:
    """A player answers, and chance answers until the next player is asked, after every phrase."""
    for phrase in phrases:
        answer(t, player, phrase)
        intrigue.roll_chance(t, intrigue.Rng(1))


def end_turn(t: Emerald, player: str) -> None:
    """A player passes until his turn is over, and draws whatever comes."""
    while asked(t) == player:
        play(t, player, "pass" if "pass" in offered(t) else "end")


def begin_turn(t: Emerald, player: str) -> None:
    """A player's turn begins now, whatever was still to do."""
    t.agenda.clear()
    t.agenda.append(NEXT_TURN[seat_of(t, player)])
    settle(t)


def uncover(t: Emerald, city: str) -> None:
    """The next card of a stack is about to be turned up."""
    t.agenda.append(UNCOVER[CITY_NAMES.index(city)])
    settle(t)


# ---------------------------------------------------------------- what is asked


def asked(t: Emerald) -> str | None:
    """Who is asked: a player, `chance`, or None when the game is over."""
    question = intrigue.decision(t)
    if question is None:
        return None
    return "chance" if question.seat == intrigue.CHANCE else player_at(t, question.seat)


def prompt(t: Emerald) -> str:
    """The id of the open question."""
    question = intrigue.decision(t)
    assert question is not None
    return question.prompt


def offered(t: Emerald, verb: str = "") -> list[str]:
    """The phrases that answer the open question, or those of one verb, with players by their names."""
    question = intrigue.decision(t)
    phrases = [] if question is None else [GAME.verbs.phrase(each) for each in question.options]
    return [named(t, phrase) for phrase in phrases if not verb or phrase.split()[0] == verb]


# ---------------------------------------------------------------- what can be seen


def seat_of(t: Emerald, player: str) -> int:
    return t.colours.index(COLOURS[player])


def player_at(t: Emerald, seat: int) -> str:
    return PLAYER_OF[t.colours[seat]]


def named(t: Emerald, phrase: str) -> str:
    """A phrase with players by their names."""
    return re.sub(r"seat-(\d)", lambda found: _name(t, int(found[1])), phrase)


def _name(t: Emerald, seat: int) -> str:
    return player_at(t, seat) if seat < t.seats else f"seat-{seat}"


def zone(t: Emerald, which: str, player: str) -> list[str]:
    """The cards of a player's `hand`, `deck`, `discards` (seen), `lost` (discards only he knows) or `kept`."""
    return sorted(names(getattr(t, which), seat_of(t, player), CARD_NAMES))


def removed(t: Emerald) -> list[str]:
    """The cards that are out of the game."""
    return sorted(names(t.removed, 0, CARD_NAMES))


def top(t: Emerald, player: str) -> str | None:
    """The top card of a discard pile, if it has been seen."""
    card = t.top[seat_of(t, player)]
    return None if card == NO_CARD else CARD_NAMES[card]


def cubes(t: Emerald, city: str, player: str) -> int:
    return int(t.cubes[CITY_NAMES.index(city) * PLAYERS + seat_of(t, player)])


def agents(t: Emerald, city: str, player: str) -> int:
    return int(t.agents[CITY_NAMES.index(city) * PLAYERS + seat_of(t, player)])


def zombies(t: Emerald, city: str) -> int:
    return int(t.zombies[CITY_NAMES.index(city)])


def face_up(t: Emerald, city: str) -> str | None:
    """The face-up card of a city."""
    card = t.face_up[CITY_NAMES.index(city)]
    return None if card == NO_CARD else CARD_NAMES[card]


def below(t: Emerald, city: str) -> int:
    """How many cards lie face down in a city."""
    return int(t.stack[CITY_NAMES.index(city)])


def royalty(t: Emerald, city: str) -> str:
    """Where a royalty card is: `stack`, `slot`, `gone`, `killed by M`, `hidden by M`."""
    seen = GAME.observe(t, None).cities[CITY_NAMES.index(city)]
    return seen.royal if seen.royal_by is None else f"{seen.royal} by {player_at(t, seen.royal_by)}"


def stock(t: Emerald, player: str) -> int:
    """The cubes in a player's stock."""
    return int(t.stock[seat_of(t, player)])


def limbo(t: Emerald, player: str) -> int:
    """A player's cubes in Limbo."""
    return int(t.limbo[seat_of(t, player)])


def agent_stock(t: Emerald, player: str) -> int:
    return int(t.agent_stock[seat_of(t, player)])


def tokens(t: Emerald, player: str) -> int:
    return int(t.tokens[seat_of(t, player)])


def points(t: Emerald, player: str) -> int:
    """What a player's disc shows."""
    return int(total(t, seat_of(t, player)))


def revealed(t: Emerald, player: str) -> bool:
    return t.revealed[seat_of(t, player)] > 0


def why_over(t: Emerald) -> str:
    """Why the game is over; empty while it goes on."""
    return GAME.observe(t, None).over


def told(t: Emerald, viewer: str | None = None) -> list[Telling]:
    """The story so far as a player may read it, or as everybody may."""
    return list(story(t.log, None if viewer is None else seat_of(t, viewer)))


def events(t: Emerald, kind: str, viewer: str | None = None) -> list[dict[str, Plain]]:
    """What was told of one kind, with players by their names."""
    return [
        {name: named(t, value) if isinstance(value, str) else value for name, value in event.args.items()}
        for event in told(t, viewer)
        if event.kind == kind
    ]


def kinds(t: Emerald) -> list[str]:
    """The kinds of all events told so far."""
    return [event.kind for event in t.log]
