"""The numbers of a draft: what it has and what it needs, and what it would change.

They are counted at tables imagined from the player's own view, by the rules' own functions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from intrigue.games.emerald.second.assassination import KILL_PLAN, need
from intrigue.games.emerald.second.board import Bombs, Lead, Moved, Prospect, Unit
from intrigue.games.emerald.second.cards import (
    BLACK_HAND,
    CARD_NAMES,
    CARDS,
    CITIES,
    CITY_NAMES,
    LIMBO,
    PLACE_NAMES,
    PLAYERS,
    ROYALTY,
    SIDE_NAMES,
    TARGET_NAMES,
    TARGETS,
    VERBS,
    ZOMBIES,
)
from intrigue.games.emerald.second.claims import claimable
from intrigue.games.emerald.second.observe import observe
from intrigue.games.emerald.second.plans import retrievable
from intrigue.games.emerald.second.points_and_end import REFILL_PLAN
from intrigue.games.emerald.second.table import Emerald, agents_in_cities, leads, total
from intrigue.games.emerald.second.turn import MARKER_PLAN, MOVE_PLAN, PLAN_NAMES, RETRIEVE_PLAN, TEXT_PLAN
from intrigue.games.emerald.second.undead import ZOMBIE_PLAN
from intrigue.games.emerald.shared.plans import NO_PLAN
from intrigue.games.emerald.shared.shown import Amount, Change
from intrigue.kernel.run import advance

Answers: TypeAlias = Sequence[Sequence[str]]
"""Phrases, word by word."""


def prospect(before: Emerald, after: Emerald, seat: int, phrases: Sequence[str]) -> Prospect:
    """A draft: `before` is the table without it, `after` with it, carried out if it is complete."""
    answers = [phrase.split() for phrase in (*planned(before), *phrases)]
    action = answers[0][0] if answers else ""
    whole = after.plan == NO_PLAN and answers != []
    bombs = _bombs(before, seat, answers)
    unit, amount = (
        ("bombs", Amount(bombs.agents + bombs.cards, bombs.need)) if bombs else _amount(before, seat, answers)
    )
    return Prospect(
        action=action,
        cards=tuple(words[1] for words in answers if words[0] != "top" and words[1:2] and words[1] in CARD_NAMES),
        unit=unit,
        n=amount.n,
        of=amount.of,
        bombs=bombs,
        moved=tuple(_moves(before, after) if whole else _chosen(after, seat, answers)),
        leads=tuple(_leads(before, after)),
        restorationist=Change(int(before.restorationist), int(after.restorationist)),
        loyalist=Change(int(before.loyalist), int(after.loyalist)),
        points=Change(int(total(before, seat)), int(total(after, seat))),
        worth=Change(_worth(before, seat), _worth(after, seat)),
    )


# ---------------------------------------------------------------- what is begun


def planned(t: Emerald) -> tuple[str, ...]:
    """The answers that led to the action which is being put together."""
    if t.plan == NO_PLAN:
        return ()
    verb = PLAN_NAMES[t.plan]
    cards = [CARD_NAMES[card] for card in t.chosen]
    picked = [int(piece) for piece in t.picked]
    if t.plan == MARKER_PLAN:
        return tuple(f"advance {card} {SIDE_NAMES[track]}" for card, track in zip(cards, picked, strict=True))
    if t.plan == RETRIEVE_PLAN:
        return (*(f"retrieve {card}" for card in cards), *(f"take {PLACE_NAMES[place]}" for place in picked))
    if t.plan == MOVE_PLAN:
        goes = [divmod(piece, int(CITIES)) for piece in picked]
        return (*(f"move {card}" for card in cards), *(f"go {CITY_NAMES[one]} {CITY_NAMES[two]}" for one, two in goes))
    if t.plan == KILL_PLAN:
        aims = [divmod(piece, int(TARGETS)) for piece in picked[:1]]
        aimed = [f"aim {CITY_NAMES[city]} {TARGET_NAMES[target]}" for city, target in aims]
        texts = [f"use {CARD_NAMES[card]}" for card in picked[1:]]
        return (f"assassinate {cards[0]}", *aimed, *texts, *(f"bomb {card}" for card in cards[1:]))
    if t.plan == REFILL_PLAN:
        return tuple(f"city {CITY_NAMES[city]}" for city in picked)
    if t.plan in (TEXT_PLAN, ZOMBIE_PLAN):
        discards = [f"discard {card}" for card in cards[1:]]
        return (*(f"use {card}" for card in cards[:1]), *discards, *(VERBS.phrase(option) for option in picked))
    return tuple(f"{verb} {card}" for card in cards)


# ---------------------------------------------------------------- what it has and needs


def _symbols(t: Emerald, answers: Answers, verb: str) -> int:
    """All symbols of this kind on the cards that are played for it."""
    row = getattr(t.numbers, verb)
    return sum(int(row[CARD_NAMES.index(words[1])]) for words in answers if words[0] == verb)


def _count(answers: Answers, verb: str) -> int:
    return sum(words[0] == verb for words in answers)


def _amount(t: Emerald, seat: int, answers: Answers) -> tuple[Unit | None, Amount]:
    action = answers[0][0] if answers else ""
    symbols = _symbols(t, answers, action) if action in ("place", "claim", "retrieve", "move") else 0
    if action == "place":
        stock = int(t.stock[seat])
        return "cubes", Amount(min(symbols, stock), stock)
    if action == "retrieve":
        return "cubes", Amount(_count(answers, "take"), min(symbols, int(retrievable(t, seat))))
    if action == "move":
        return "agents", Amount(_count(answers, "go"), min(symbols, int(agents_in_cities(t, seat))))
    if action == "claim":
        return "claims", Amount(symbols, int(claimable(t, seat)))
    if action == "discard":
        return "cards", Amount(_count(answers, "discard"), 0)
    return _targets(t, answers) if action in ("use", "city") else (None, Amount(0, 0))


def _targets(t: Emerald, answers: Answers) -> tuple[Unit | None, Amount]:
    """What the text of a card asks for, or whatever brings pieces to cities: cards to discard, or pieces."""
    begun = t
    if t.plan == NO_PLAN and answers[0][0] == "use":
        begun = t.copy()
        advance(begun, VERBS.option(" ".join(answers[0])))
    about = begun.agenda[-1].about(begun) if begun.plan != NO_PLAN or begun is t else {}
    if not about:  # it asks for nothing
        return None, Amount(0, 0)
    unit: Unit = "cards" if "discard" in {words[0] for words in answers} else "pieces"
    chosen = sum(words[0] in ("discard", "take", "aim", "city", "choose") for words in answers)
    return unit, Amount(chosen, int(about.get("of", 0)))


def _bombs(t: Emerald, seat: int, answers: Answers) -> Bombs | None:
    aims = [words for words in answers if words[0] == "aim"]
    if not aims or answers[0][0] != "assassinate":
        return None
    city = CITY_NAMES.index(aims[0][1])
    target = TARGET_NAMES.index(aims[0][2])
    agents = int(t.agents[city * PLAYERS + seat])
    weapon = CARD_NAMES.index(answers[0][1])
    return Bombs(
        city=CITY_NAMES[city],
        target=TARGET_NAMES[target],
        need=int(need(t, city, target)),
        agents=agents * (1 + _count(answers, "use")),
        cards=_symbols(t, [*answers[1:]], "bomb"),
        points=_kill_points(t, seat, city, target, weapon),
    )


def _kill_points(t: Emerald, seat: int, city: int, target: int, weapon: int) -> int:
    """Royalty scores its card, and more with the Black Hand; an agent what the box of the weapon says."""
    if target != ROYALTY:
        return int(t.numbers.box_vp[weapon])
    black_hand = t.numbers.black_hand if t.kept[seat * CARDS + BLACK_HAND] > 0 else 0
    return int(t.numbers.royal_vp[city] + black_hand)


# ---------------------------------------------------------------- what it changes


def _chosen(t: Emerald, seat: int, answers: Answers) -> Iterator[Moved]:
    """The player's own pieces that are chosen so far, and zombies."""
    cubes = t.plan == RETRIEVE_PLAN
    zombies = t.plan == ZOMBIE_PLAN or t.using == ZOMBIES
    change = dict.fromkeys(PLACE_NAMES, 0)
    for verb, *things in answers:
        if verb in ("take", "go"):
            change[things[0]] -= 1
        if verb in ("go", "city"):
            change[things[-1]] += 1
    for place, n in change.items():
        if n != 0:
            yield Moved(place, None if zombies else seat, n if cubes else 0, 0 if cubes else n)


def _moves(before: Emerald, after: Emerald) -> Iterator[Moved]:
    for place in range(LIMBO + 1):
        for seat in range(before.seats):
            cubes = _cubes_at(after, place, seat) - _cubes_at(before, place, seat)
            agents = _agents_at(after, place, seat) - _agents_at(before, place, seat)
            if cubes != 0 or agents != 0:
                yield Moved(PLACE_NAMES[place], seat, cubes, agents)
        zombies = 0 if place == LIMBO else int(after.zombies[place] - before.zombies[place])
        if zombies != 0:
            yield Moved(PLACE_NAMES[place], None, 0, zombies)


def _cubes_at(t: Emerald, place: int, seat: int) -> int:
    return int(t.limbo[seat] if place == LIMBO else t.cubes[place * PLAYERS + seat])


def _agents_at(t: Emerald, place: int, seat: int) -> int:
    return 0 if place == LIMBO else int(t.agents[place * PLAYERS + seat])


def leader_of(t: Emerald, city: int) -> int | None:
    """Who leads in a city, if anybody does."""
    return next((seat for seat in range(t.seats) if leads(t, seat, city)), None)


def _leads(before: Emerald, after: Emerald) -> Iterator[Lead]:
    for city in range(CITIES):
        now, then = leader_of(before, city), leader_of(after, city)
        if now != then:
            yield Lead(CITY_NAMES[city], now, then)


def _worth(t: Emerald, seat: int) -> int:
    own = observe(t, seat).own
    return 0 if own is None else own.worth
