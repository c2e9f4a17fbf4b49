"""Choose one place in the golden records for every kind of action, and write tests/web/actions.toml: `make actions`.

    python tools/actions.py --list emerald1      prints every kind, and where it is found

A browser test carries each of them out on the page, so that nothing there is first tried by a player. An action is what
one seat answers until it says `done`, something is told, or chance or another seat is asked. No game is known here by
its name.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from intrigue import CHANCE, GAMES, Event, Record, RecordError, read_record
from intrigue.kernel.game import Game
from intrigue.kernel.record import positions
from intrigue.kernel.run import asked, prompt

TESTS = Path(__file__).parent.parent / "tests"
INDEX = TESTS / "web" / "actions.toml"
BY_NAME = frozenset({"use", "interrupt"})
"""Verbs that mean something else with every card: each of their phrases is a kind of its own."""
VARIANTS = frozenset({"deed", "how", "why"})
"""Which arguments of an event say of what kind it is."""
FEW = 4
"""A row of so few names, such as arrows or sides: each of them is a sort of its own."""
FAMILY = 5
"""How many names of a row that begin alike (`royal_london`, `royal_rome`) make a sort."""
LONG = 60
"""How many answers before an action cost as much as another action: short games are imported and drawn quickly."""


FAR = 800
"""Variants that come after more answers than this are left out."""


class Action(msgspec.Struct, frozen=True):
    """An action somewhere in a golden record."""

    record: str
    """The name of the record."""
    n: int
    """How many answers come before it."""
    seat: int
    phrases: tuple[str, ...]
    kinds: tuple[str, ...]
    """What it is there for."""

    @property
    def game(self) -> str:
        """Records are called like their games."""
        return self.record.partition("-")[0]

    @property
    def name(self) -> str:
        """A short name for test reports."""
        return f"{self.game}: {', '.join(self.phrases)}"

    @property
    def before(self) -> str:
        """The record up to this action."""
        whole = golden(self.record)
        begun = Record(whole.game, whole.rules, whole.seats, whole.options, whole.box)
        begun.answers = whole.answers[: self.n]
        return str(begun)


@cache
def golden(name: str) -> Record:
    """A golden record."""
    return read_record((TESTS / "records" / f"{name}.txt").read_text())


def index() -> list[Action]:
    """What was chosen."""
    games = msgspec.toml.decode(INDEX.read_bytes(), type=dict[str, list[Action]])
    return [action for actions in games.values() for action in actions]


class Done(NamedTuple):
    """An action as it was done: after how many answers, by whom, what was asked, answered and told."""

    n: int
    seat: int
    asked: tuple[str, ...]
    phrases: tuple[str, ...]
    told: tuple[Event, ...]


def of_each_kind(found: Iterable[Action]) -> list[Action]:
    """One action for each row of verbs in each game, the quickest: what must work in every way of touching."""
    best: dict[tuple[str, ...], Action] = {}
    for action in sorted(found, key=_cost):
        verbs = dict.fromkeys(phrase.split()[0] for phrase in action.phrases)
        best.setdefault((action.game, *verbs), action)
    return list(best.values())


# ---------------------------------------------------------------- kinds


class Sorts:
    """Which things of a game are alike: those that may stand in the same places of phrases and begin alike."""

    def __init__(self, game: Game) -> None:
        rows = [(f"{verb.name} {i}", row) for verb in game.verbs.verbs for i, row in enumerate(verb.things)]
        self.places: dict[str, str] = {}
        for place, row in rows:
            for name in row:
                self.places[name] = f"{self.places.get(name, '')}, {place}"
        self.single = {name for _, row in rows if len(row) <= FEW for name in row}
        self.families = {
            family
            for _, row in rows
            for family, times in Counter(map(first_word, row)).items()
            if FAMILY <= times < len(row)
        }
        self.names: dict[str, str] = {}
        """A name for each sort: the thing that was met first."""

    def sort(self, thing: str) -> str:
        """The sort of a thing."""
        if thing in self.single:
            return thing
        if first_word(thing) in self.families:
            return f"{first_word(thing)}…"
        return self.names.setdefault(self.places[thing], f"a thing like {thing}")


def first_word(name: str) -> str:
    """How a name begins: `royal` of `royal_london`, `seat` of `seat-1`."""
    return name.replace("-", "_").partition("_")[0]


def kinds(sorts: Sorts, done: Done) -> Iterator[str]:
    """What sets actions apart: questions and verbs, sorts of things, how many pieces, what carries it out, its deed."""
    phrases = done.phrases
    opening = f"{done.asked[0]}: {_kind(phrases[0])}"
    yield opening
    for question, phrase in zip(done.asked, phrases, strict=True):
        verb, *things = phrase.split()
        yield f"{question}: {_kind(phrase)}"
        for i, thing in enumerate(things):
            yield f"{verb} {'… ' * i}{sorts.sort(thing)}"
    verbs = Counter(phrase.split()[0] for phrase in phrases)
    yield from (f"{opening}, several {verb}" for verb, times in verbs.items() if times > 1)
    yield from (f"{opening}, {phrase.split()[0]} twice" for phrase, times in Counter(phrases).items() if times > 1)
    yield f"{opening}, over with {phrases[-1].split()[0]}"
    for event in done.told:
        yield from (f"tells {event.kind} {word}" for name, word in event.args.items() if name in VARIANTS)


def _kind(phrase: str) -> str:
    verb = phrase.split()[0]
    return phrase if verb in BY_NAME else verb


# ---------------------------------------------------------------- actions


def actions(record: Record) -> Iterator[Done]:
    """All actions of a game."""
    prompts: list[str] = []
    said: list[str] = []
    seat, told = CHANCE, 0
    for n, table in enumerate(positions(record, GAMES)):
        over = len(table.log) > told or asked(table) != seat or said[-1:] == ["done"]
        if said and over:
            yield Done(n - len(said), seat, tuple(prompts), tuple(said), tuple(table.log[told:]))
        if over:
            prompts, said, told = [], [], len(table.log)
        if (next_seat := asked(table)) is not None and n < len(record.answers):
            seat = next_seat
            if seat != CHANCE:
                prompts.append(prompt(table))
                said.append(record.answers[n].phrase)


def actions_of(name: str) -> list[Done]:
    """The actions of a golden record; none if it does not replay by the rules as they are now."""
    try:
        return list(actions(golden(name)))
    except RecordError as error:
        print(f"{name} is left out: {error}")
        return []


def chosen(game: Game) -> list[Action]:
    """Few and early actions that together are of every kind."""
    sorts = Sorts(game)
    best: dict[tuple[str, ...], Action] = {}
    for name in sorted(path.stem for path in TESTS.glob(f"records/{game.id}-*.txt")):
        for done in actions_of(name):
            found = tuple(dict.fromkeys(kinds(sorts, done)))
            action = Action(name, done.n, done.seat, done.phrases, found)
            if found not in best or _cost(action) < _cost(best[found]):
                best[found] = action
    return cover(sorted(best.values(), key=lambda action: (_cost(action), action.record)))


def _cost(action: Action) -> float:
    return 1 + len(action.phrases) / 10 + action.n / LONG


def cover(found: Iterable[Action]) -> list[Action]:
    """Enough of them that every kind is there; each says which kinds it was chosen for."""
    left = list(found)
    missing = {kind for action in left for kind in action.kinds if action.n < FAR or not is_variant(kind)}
    out: list[Action] = []
    while missing:
        best = max(left, key=lambda action: len(missing & set(action.kinds)) / _cost(action))
        new = tuple(kind for kind in best.kinds if kind in missing)
        out.append(msgspec.structs.replace(best, kinds=new))
        missing -= set(new)
    return sorted(out, key=lambda action: action.kinds)


def is_variant(kind: str) -> bool:
    """Is it no question and no card text of its own?"""
    return ": " not in kind or ", " in kind


# ---------------------------------------------------------------- the index


def toml(games: Mapping[str, Sequence[Action]]) -> str:
    """The index as text."""
    lines = ["# One place in the golden records for every kind of action; made by tools/actions.py."]
    for game, found in games.items():
        for action in found:
            lines += ["", f"[[{game}]]"]
            lines += [f"{name} = {_value(value)}" for name, value in msgspec.structs.asdict(action).items()]
    return "\n".join(lines) + "\n"


def _value(value: object) -> str:
    if isinstance(value, tuple) and len(str(value)) > 80:
        return "[\n" + "".join(f"    {_value(one)},\n" for one in value) + "]"
    return msgspec.json.encode(value).decode().replace('","', '", "')


def main() -> None:
    """Write the index, or list it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--list", choices=list(GAMES), help="print every kind of action of a game and where it is")
    game = parser.parse_args().list
    if game is None:
        INDEX.write_text(made())
        print(f"{len(index())} actions in {INDEX.relative_to(TESTS.parent)}")
        return
    for action in chosen(GAMES[game]):
        print(f"{action.record} {action.n} {', '.join(action.phrases)}")
        for kind in action.kinds:
            print(f"    {kind}")


def made() -> str:
    """The index as it should be."""
    return toml({game.id: chosen(game) for game in GAMES.values()})


if __name__ == "__main__":
    main()
