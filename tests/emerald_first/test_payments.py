"""What can be paid with which cards: every lawful choice is offered, and no other (sections 5 to 10 and 12).

The engine asks piece by piece; here all ways through its questions are walked, and compared with what the rules say of
whole actions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, product

import pytest

import intrigue
from emerald_first.situations import named, option, situation, stub
from intrigue.games.emerald.first import GAME
from intrigue.games.emerald.first.cards import AGENT_NAMES, CARD_NAMES, CITY_NAMES
from intrigue.games.emerald.first.table import Emerald
from support import clause

Plays = set[tuple[str, ...]]


def ways(t: Emerald, verb: str) -> Plays:
    """All actions that begin with this verb, each as the sorted phrases that it is made of, `done` left out."""
    found: list[tuple[str, ...]] = []
    question = intrigue.decision(t)
    assert question is not None
    for number in question.options:
        if GAME.verbs.phrase(number).split()[0] == verb:
            found += walked(t, number, int(t.actions))
    assert len(found) == len(set(found)), "an action can be put together in two ways"
    return set(found)


def walked(t: Emerald, number: int, actions: int) -> Iterator[tuple[str, ...]]:
    """The ways from this answer on until the action is spent."""
    then = t.copy()
    phrase = named(t, GAME.verbs.phrase(number))
    then.colours = t.colours
    intrigue.advance(then, number)
    said = () if phrase == "done" else (phrase,)
    if then.actions < actions:
        yield said
        return
    question = intrigue.decision(then)
    assert question is not None
    assert question.options, "an action was begun that cannot be completed"
    for following in question.options:
        for rest in walked(then, following, actions):
            yield tuple(sorted((*said, *rest)))


def hands(cards: str) -> list[tuple[str, ...]]:
    """Every choice of one or more cards, those of the same name alike."""
    held = sorted(cards.split())
    return sorted({chosen for n in range(1, len(held) + 1) for chosen in combinations(held, n)})


def symbols(t: Emerald, row: str, cards: tuple[str, ...]) -> int:
    """The symbols of one kind on some cards."""
    numbers = getattr(t.numbers, row)
    return sum(int(numbers[CARD_NAMES.index(card)]) for card in cards)


def with_box_file(verb: str, cards: tuple[str, ...], *more: str) -> tuple[str, ...]:
    return tuple(sorted([*(f"{verb} {card}" for card in cards), *more]))


@clause("E1-69", "E1-70", "E1-71", "E1-74", "E1-75", "E1-57")
@pytest.mark.parametrize("left", [0, 1, 2, 3, 6])
def test_every_lawful_placing(left: int) -> None:
    """Cards with cube symbols, no more of them than cubes in stock, but one card of two for the last cube."""
    cards = "cube two_cubes cube_bomb cube_bomb"
    t = situation("M Tu", hands={"M": f"{cards} gold"}, stock={"M": left}, turn="M")

    lawful = {
        with_box_file("place", chosen)
        for chosen in hands(cards)
        if symbols(t, "cube", chosen) <= left or (chosen == ("two_cubes",) and left == 1)
    }

    assert {tuple(word for word in way if not word.startswith("at ")) for way in ways(t, "place")} == lawful


@clause("E1-117", "E1-118", "E1-119", "E1-120", "E1-121", "E1-489")
@pytest.mark.parametrize(
    "there", [{}, {"limbo": 1}, {"limbo": 1, "box_rome": 1}, {"card_rome": 1, "box_rome": 1, "mi_go": 2}]
)
def test_every_lawful_retrieving(there: dict[str, int]) -> None:
    """Exactly as many cubes as symbols, from any mixture of places, but one card of two for the only cube."""
    cards = "cube two_cubes cube_bomb"
    places = [
        f"M {there[f'{kind}_rome']} {word}"
        for kind, word in (("box", "in box"), ("card", "on card"))
        if f"{kind}_rome" in there
    ]
    t = situation(
        "M Tu",
        [f"rome: {', '.join(places) or 'shows nadar'}"],
        hands={"M": f"{cards} gold"},
        limbo={"M": there.get("limbo", 0)},
        on_effects={"mi_go": f"M {there['mi_go']}"} if "mi_go" in there else {},
        turn="M",
    )
    one_by_one = [place for place, n in there.items() for _ in range(n)]

    lawful = set()
    for chosen in hands(cards):
        wanted = symbols(t, "cube", chosen)
        if chosen == ("two_cubes",) and len(one_by_one) == 1:
            wanted = 1
        for taken in combinations(one_by_one, wanted):
            lawful.add(with_box_file("retrieve", chosen, *(f"take {place}" for place in taken)))

    assert ways(t, "retrieve") == lawful


@clause("E1-122", "E1-123", "E1-124", "E1-125", "E1-490")
@pytest.mark.parametrize("left", [0, 1, 2, 5])
def test_every_lawful_buying(left: int) -> None:
    """An even sum of gold, for no more cubes than there are in the Pool."""
    cards = "gold two_gold gold_bomb wilhelm_stieber"
    t = situation("M Tu", hands={"M": f"{cards} cube"}, pool={"M": left}, turn="M")

    lawful = {
        with_box_file("buy", chosen)
        for chosen in hands(cards)
        if symbols(t, "gold", chosen) % 2 == 0 and symbols(t, "gold", chosen) <= 2 * left
    }

    assert ways(t, "buy") == lawful


def cheapest(closed: set[str]) -> dict[tuple[str, str], int]:
    """What the cheapest route from city to city costs, found by trying all roads again and again (E1-127 to E1-132)."""
    box = GAME.box
    roads = [(tuple(link.ends), link.cost) for link in box.links.values()]
    roads += [(tuple(junction.arms), junction.cost) for junction in box.junctions.values()]
    cost: dict[tuple[str, str], int] = {}
    for ends, price in roads:
        for one, other in product(ends, ends):
            if one != other and other not in closed:
                cost[one, other] = min(price, cost.get((one, other), price))
    for _ in CITY_NAMES:
        for (one, via), (start, other) in product(list(cost), list(cost)):
            if via == start and one != other:
                price = cost[one, via] + cost[start, other]
                cost[one, other] = min(price, cost.get((one, other), price))
    return cost


@clause("E1-126", "E1-127", "E1-128", "E1-129", "E1-130", "E1-131", "E1-132", "E1-134", "E1-135", "E1-137", "E1-138")
@clause("E1-491")
@pytest.mark.parametrize(
    ("cities", "cards"),
    [
        (["london: M main, M ravachol, M evno_asef", "cairo: Tu main"], "gold two_gold"),
        (["washington: M main"], "gold two_gold gold_bomb wilhelm_stieber"),
        (["london: M main", "the_hague: destroyed"], "gold two_gold"),
        (["london: M main", "paris: controlled by Tu, locked", "the_hague: destroyed"], "gold two_gold gold_bomb"),
        (["paris: M main, controlled by Tu, locked", "rome: M ravachol"], "gold gold_bomb"),
        (["berlin: M main", "rome: M ravachol", "madrid: M emma_goldman vampire"], "gold two_gold"),
    ],
)
def test_every_lawful_journey(cities: list[str], cards: str) -> None:
    """Agents by their cheapest open routes, paid exactly, but one card of two gold for a cost of one."""
    t = situation("M Tu", cities, hands={"M": f"{cards} cube"}, turn="M")
    closed = {text.partition(":")[0] for text in cities if "locked" in text or "destroyed" in text}
    cost = cheapest(closed)
    mine = {
        "main-M" if name == "main-0" else name: CITY_NAMES[t.where[agent]]
        for agent, name in enumerate(AGENT_NAMES)
        if t.controller[agent] == 0 and t.where[agent] >= 0
    }
    goals = [[None, *(city for city in CITY_NAMES if (start, city) in cost)] for start in mine.values()]

    lawful = set()
    for going in product(*goals):
        moves = [(name, start, goal) for (name, start), goal in zip(mine.items(), going, strict=True) if goal]
        price = sum(cost[start, goal] for _, start, goal in moves)
        for chosen in hands(cards):
            gold = symbols(t, "gold", chosen)
            if moves and (price == gold or (price == 1 and gold == 2 and len(chosen) == 1)):
                lawful.add(with_box_file("move", chosen, *(f"go {name} {goal}" for name, _, goal in moves)))

    assert ways(t, "move") == lawful


def reached(marks: dict[str, int], arrows: list[tuple[str, int]]) -> dict[str, int] | None:
    """Where the markers stand after these arrows, or None if one of them cannot move its marker."""
    marks = dict(marks)
    for track, steps in arrows:
        now = min(max(marks[track] + steps, 0), 12)
        if now == marks[track] or 12 in marks.values():
            return None
        marks[track] = now
    return marks


@clause("E1-140", "E1-141", "E1-142", "E1-143", "E1-144", "E1-145", "E1-146", "E1-492")
@pytest.mark.parametrize(("war", "revolution"), [(0, 0), (1, 0), (3, 11), (11, 1)])
def test_every_lawful_move_of_the_markers(war: int, revolution: int) -> None:
    """Each card for one of its arrows, in any order in which every one of them moves its marker."""
    arrows = {
        "city_london": [("revolution", 2), ("war", -1)],
        "city_the_hague": [("war", -2)],
        "city_berlin": [("war", 2)],
        "city_rome": [("revolution", -1)],
    }
    t = situation("M Tu", hands={"M": " ".join(["cube", *arrows])}, war=war, revolution=revolution, turn="M")
    names = {2: "up", 1: "up", -1: "down", -2: "down"}

    found = set()
    t.listening = False
    stack: list[tuple[Emerald, list[tuple[str, tuple[str, int]]]]] = [(t, [])]
    while stack:
        at, played = stack.pop()
        question = intrigue.decision(at)
        assert question is not None
        for phrase in (GAME.verbs.phrase(number) for number in question.options):
            if phrase.startswith("advance "):
                card, arrow = phrase.split()[1:]
                used = next(each for each in arrows[card] if f"{each[0]}-{names[each[1]]}" == arrow)
                then = at.copy()
                intrigue.advance(then, GAME.verbs.option(phrase))
                found.add((*played, (card, used)))
                stack.append((then, [*played, (card, used)]))
                done = then.copy()
                intrigue.advance(done, GAME.verbs.option("done"))
                marks = reached({"war": war, "revolution": revolution}, [each for _, each in [*played, (card, used)]])
                assert marks == {"war": int(done.war), "revolution": int(done.revolution)}

    lawful = set()
    row: list[tuple[tuple[str, tuple[str, int]], ...]] = [()]
    while row:
        played_so = row.pop()
        for card, choices in arrows.items():
            for used in choices:
                further = (*played_so, (card, used))
                marks = {"war": war, "revolution": revolution}
                if card not in dict(played_so) and reached(marks, [each for _, each in further]) is not None:
                    lawful.add(further)
                    row.append(further)
    assert found == lawful


@clause("E1-183", "E1-184", "E1-185", "E1-187", "E1-189", "E1-190", "E1-496")
@pytest.mark.parametrize(("defence", "moran"), [(2, False), (3, False), (3, True), (5, False), (9, True), (11, False)])
def test_every_lawful_attempt(defence: int, moran: bool) -> None:
    """Cards without any one of which the bombs would be too few; bombs on the counters there are given, Moran's too."""
    cards = "cube_bomb cube_bomb assassinate infernal_machine"
    t = situation(
        "M Tu",
        ["madrid: M main, M vera_figner, Tu ravachol", "rome: M nicholas_kibalchich"],
        hands={"M": f"vera_figner {cards} cube"},
        effects={"M": "sebastian_moran"} if moran else {},
        game=stub(cities__madrid__royal_defence=defence),
        turn="M",
    )
    wanted = defence - 2 - int(moran)

    lawful = set()
    for chosen in [(), *hands(cards)] if wanted <= 0 else hands(cards):
        bombs = symbols(t, "bomb", chosen)
        least = min((symbols(t, "bomb", (card,)) for card in chosen), default=0)
        if bombs >= wanted and (not chosen or bombs - least < wanted):
            lawful.add(
                tuple(sorted(["attempt vera_figner", "strike royal_madrid", *(f"bomb {card}" for card in chosen)]))
            )

    found = {way for way in ways(t, "attempt") if "attempt vera_figner" in way}
    assert found == lawful


@clause("E1-150", "E1-493", "E1-278", "E1-502")
@pytest.mark.parametrize("begin", ["discard", "use"])
def test_every_choice_of_discards(begin: str) -> None:
    """Any cards, and any one of them on top; with Freemasons also none."""
    cards = "cube_bomb cube_bomb gold gold_bomb"
    t = situation("M Tu", hands={"M": cards + (" freemasons" if begin == "use" else "")}, turn="M")
    lawful = {with_box_file("discard", chosen, f"top {card}") for chosen in hands(cards) for card in chosen}

    if begin == "discard":
        assert ways(t, "discard") == lawful
        return
    intrigue.advance(t, option(t, "use freemasons"))
    t.actions = 3  # so that the end of a free action can be told, too
    found = ended(t, lambda at: at.plan == 0)
    assert found == lawful | {()}


def ended(t: Emerald, over: Callable[[Emerald], bool]) -> Plays:
    """All ways from here on until it is over, each as its sorted phrases, `done` left out."""
    found: Plays = set()
    question = intrigue.decision(t)
    assert question is not None
    for number in question.options:
        then = t.copy()
        intrigue.advance(then, number)
        said = () if GAME.verbs.phrase(number) == "done" else (GAME.verbs.phrase(number),)
        for rest in [()] if over(then) else ended(then, over):
            found.add(tuple(sorted((*said, *rest))))
    return found
