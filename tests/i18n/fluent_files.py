"""The Fluent files as data, and what play can ask of them."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from itertools import combinations
from pathlib import Path

import msgspec
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from told_in_play import heard

import intrigue.arena.ray_cluster
import intrigue.cli.main  # noqa: F401 (so that every kind of error is known)
from intrigue import GAMES, Game, IntrigueError
from intrigue.bots import BOTS, LEVELS
from intrigue.bots.levels import characters_of
from intrigue.drafts import NO_OTHER_REASON
from intrigue.guide import guide_of
from intrigue.i18n import LANGUAGES, MissingWord, Words
from intrigue.i18n.catalogue import FAMILY, SHARED, folder_of, folders_of, parsed
from intrigue.i18n.rulebook import rules_of
from intrigue.i18n.words import JOINED, candidates, kebab
from intrigue.kernel.companions import advice_of, shown_of, statistics_of
from intrigue.server.models import PROGRAM

SOURCE = Path(str(files("intrigue"))).parent
ROOT = Path(__file__).parent.parent.parent
NAMES = ("Anna", "Béla", "Clara", "Dora", "Egon", "Flora")
"""Who sits at the tables of these tests."""
REASONS = {f"board-why-{name}" for name in ("watching", "over", "other")}
"""Why nobody may answer unless they are asked: the kernel says so."""


@cache
def messages(game: str, language: str) -> dict[str, ast.Message]:
    """Every message of a game, of its family and of all games, by its id."""
    return {
        entry.id.name: entry
        for folder in (SHARED, *folders_of(GAMES[game]))
        for entry in parsed(folder, language).body
        if isinstance(entry, ast.Message)
    }


def own_messages(game: str, language: str) -> dict[str, ast.Message]:
    """Every message of the game's own file, by its id."""
    body = parsed(folder_of(GAMES[game]), language).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def said_alike(one: str, other: str, language: str) -> set[str]:
    """The messages that stand in each game's own files and say the same in both."""
    mine, theirs = own_messages(one, language), own_messages(other, language)
    both = mine.keys() & theirs.keys()
    return {name for name in both if mine[name].equals(theirs[name], ignored_fields=["span", "comment"])}


def editions() -> list[tuple[str, str]]:
    """Every two games that share a file of words, as editions of a game do."""
    family = {game.id: folders_of(game)[:-1] for game in GAMES.values()}
    return [(one, other) for one, other in combinations(family, 2) if family[one] and family[one] == family[other]]


class _Mentions(Visitor):
    """Which variables, forms and other messages a message mentions, and which words it says itself."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.forms: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_NamedArgument(self, node: ast.NamedArgument) -> None:  # noqa: N802
        self.forms.add(node.value.value)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


@cache
def mentions(message: ast.Message) -> _Mentions:
    """What a message is made of."""
    out = _Mentions()
    out.visit(message)
    return out


def variables(game: str, language: str, name: str) -> set[str]:
    """The arguments that a message needs, those of the messages it refers to included."""
    found = mentions(messages(game, language)[name])
    return found.variables.union(*[variables(game, language, other) for other in found.references])


@cache
def forms(game: str, language: str) -> set[str]:
    """The grammatical forms that a game's sentences ask for."""
    return {form for message in messages(game, language).values() for form in mentions(message).forms}


def found(game: str, language: str, name: str) -> str | None:
    """The id of the message that has the words for a name, if there is one."""
    return next((place for place, _ in candidates(name) if place in messages(game, language)), None)


# ---------------------------------------------------------------- what the rules can say


Node = python.Call | python.Constant | python.FunctionDef


@cache
def _nodes(game: str) -> Sequence[tuple[Path, Node]]:
    """What is called, named and defined in the game's own files, and in what it has in common with its other editions.

    That is in the folder beside its own.
    """
    own = SOURCE / folder_of(GAMES[game])
    return [
        (file, node)
        for folder in (own, own.parent / FAMILY)
        for file in sorted(folder.rglob("*.py"))
        for node in python.walk(python.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, Node)
    ]


@cache
def tellings(game: str) -> list[tuple[str, frozenset[str]]]:
    """The kind and the arguments of every event that the rules tell."""
    out: list[tuple[str, frozenset[str]]] = []
    for file, node in _nodes(game):
        if isinstance(node, python.Call) and isinstance(node.func, python.Attribute) and node.func.attr == "tell":
            args = frozenset(word.arg or "**" for word in node.keywords)
            kinds = _constants(node.args[0])
            assert kinds, f"{file}:{node.lineno}: this test cannot read which event is told"
            out += [(kind, args) for kind in kinds]
    return out


def reasons(game: str) -> set[str]:
    """The reasons that stand in the game's own files, and those that every game has."""
    return {f"board-why-{name}" for name in _named_in_calls(game, "because")} | REASONS


def consequences(game: str) -> set[str]:
    """What actions mean, as the game's own files name it, and the messages that join it to sentences."""
    joining = {f"because-{name}" for name in (*JOINED, "perhaps", "plan")}
    return {f"means-{name}" for name in _named_in_calls(game, "means")} | joining


def plans(game: Game) -> set[str]:
    """What bots may be after in this game."""
    advice = advice_of(game)
    if advice is None or advice.named_aim is None:
        return set()
    kinds: tuple[str, ...] = import_module(f"{type(game).__module__}.bot.aims").KINDS
    return {f"plan-{kind}" for kind in kinds}


def _named_in_calls(game: str, function: str) -> set[str]:
    """The words that a function of this name is called with first, in the game's own files."""
    calls = [node for _, node in _nodes(game) if isinstance(node, python.Call)]
    given = [call.args[0] for call in calls if isinstance(call.func, python.Name) and call.func.id == function]
    return {name for node in given for name in _constants(node)}


def lines(game: str) -> set[str]:
    """The messages of the board that the game's own files name whole, as its screen does."""
    constants = [node for _, node in _nodes(game) if isinstance(node, python.Constant)]
    return {
        node.value for node in constants if isinstance(node.value, str) and re.fullmatch(r"board(-[a-z]+)+", node.value)
    }


def prompts(game: str) -> set[str]:
    """The prompts that stand in the rules as they are; some are made up only in play."""
    return {
        text
        for _, node in _nodes(game)
        if isinstance(node, python.FunctionDef) and node.name == "prompt"
        for value in _returned(node)
        for text in _constants(value)
    }


def questions(game: str) -> set[tuple[str, frozenset[str]]]:
    """The prompt of every question that play has asked, and what it is about."""
    return {(asked.prompt, frozenset(asked.about)) for asked, _ in heard(game).prompts}


def _constants(node: python.expr) -> list[str]:
    if isinstance(node, python.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, python.IfExp):
        return _constants(node.body) + _constants(node.orelse)
    return []


def _returned(function: python.FunctionDef) -> list[python.expr]:
    return [node.value for node in python.walk(function) if isinstance(node, python.Return) and node.value]


# ---------------------------------------------------------------- everything that can be asked for


def rows(game: Game) -> list[tuple[str, ...]]:
    """The rows of things that the verbs of a game point at, seats left out."""
    return sorted({row for verb in game.verbs.verbs for row in verb.things if not row[0].startswith("seat-")})


def named(game: str) -> set[str]:
    """The things that stories name and no phrase does; words like `why=points` choose a variant and name nothing."""
    args = {arg for telling, _ in heard(game).tellings for arg in telling.args.values() if isinstance(arg, str)}
    return {arg for arg in args if any(f"thing-{arg}" in messages(game, language) for language in LANGUAGES)}


def texts(game: Game) -> set[str]:
    """The names of the texts of things: a row has them as soon as one thing of it has one in some language."""
    out: set[str] = set()
    for row in rows(game):
        if any(found(game.id, language, f"text-{ref}") for language in LANGUAGES for ref in row):
            out |= {f"text-{ref}" for ref in row}
    return out


def pictures(game: Game) -> set[str]:
    """What the rules picture and has no name as a thing of the game, or none that can be said by itself."""
    words = Words(game, "en")
    pictured = {ref for chapter in rules_of(game, "en").chapters for ref in chapter.pictured}
    return {f"picture-{ref}" for ref in pictured if not _sayable(words, ref)}


def _sayable(words: Words, ref: str) -> bool:
    try:
        words.name(ref)
    except MissingWord:
        return False
    return True


def drawn(game: str) -> re.Pattern[str]:
    """What the game's drawing for the browser says: ids as they stand there, some of them made up with `${…}`."""
    ids = {name for text in _drawing(game) for name in re.findall(r"board-[a-z_-]*(?:\$\{[^}]*\})?", text)}
    return re.compile("|".join(f"{re.sub(r'[$][{].*', '[a-z_-]+', name)}$" for name in sorted(ids)) or "(?!)")


def _drawing(game: str) -> list[str]:
    """The sources of a game's drawing: its own folder, and the folders beside it that it takes parts from."""
    own = _sources(game)
    beside = {name for text in own for name in re.findall(r'from "\.\./([a-z0-9_]+)/', text)}
    return own + [text for name in sorted(beside) for text in _sources(name)]


def _sources(folder: str) -> list[str]:
    files = [file for kind in ("ts", "svelte") for file in ROOT.glob(f"web/src/games/{folder}/*.{kind}")]
    return [file.read_text(encoding="utf-8") for file in files]


def facts(game: Game) -> set[str]:
    """What the game tells about how it went, and every word that it may be."""
    file = statistics_of(game)
    told = {} if file is None else {**file.GAME, **file.SEAT}
    return {f"fact-{name}" for name in told} | {f"fact-{name}-{word}" for name, words in told.items() for word in words}


def company(game: Game) -> set[str]:
    """What bots are called: kinds and levels, the game's own names for these, and its characters."""
    characters = {f"character-{name}" for name in characters_of(game)}
    return (
        {f"bot-{name}" for name in (*BOTS, PROGRAM)}
        | {f"level-{name}" for name in LEVELS}
        | characters
        | {f"{name}-about" for name in characters}
    )


def guided(game: Game) -> set[str]:
    """What is said in the game's guided first game."""
    guide = guide_of(game)
    if guide is None:
        return set()
    notes = {note.line for lesson in guide.lessons.values() for note in lesson.notes}
    return notes | {f"guide-chapter-{chapter}" for chapter in guide.chapters}


def errors() -> set[str]:
    """The names of the errors of the library, and of what follows some of them: what there is instead."""
    return {f"error-{kebab(kind.__name__)}" for kind in _kinds(IntrigueError)} | {"error-there-is"}


def _kinds(kind: type[IntrigueError]) -> Iterator[type[IntrigueError]]:
    # What goes wrong at a door is told to a program, as that program's own tools tell it.
    if kind.__module__.startswith("intrigue.") and not kind.__module__.startswith("intrigue.doors."):
        yield kind
    for sub in kind.__subclasses__():
        yield from _kinds(sub)


def ready(game: str) -> dict[str, str]:
    """The prompts of complete drafts, where some language has words for one; and the prompt of each."""
    there = {name for language in LANGUAGES for name in messages(game, language)}
    asked = {prompt for prompt, _ in questions(game)}
    return {f"ask-{prompt}-ready": prompt for prompt in asked if f"ask-{prompt}-ready" in there}


def numbers(game: str) -> set[str]:
    """The plain numbers and words that a game says of a draft."""
    shown = shown_of(GAMES[game])
    fields = () if shown is None else msgspec.structs.fields(shown.Prospect)
    return {field.name for field in fields if field.type in (int, str)}


def wanted(game: Game) -> frozenset[str]:
    """Every name that must have words."""
    return _wanted(game.id)


@cache
def _wanted(name: str) -> frozenset[str]:
    game = GAMES[name]
    return frozenset(
        {f"tell-{kind}" for kind, _ in tellings(game.id)}
        | {f"ask-{prompt}" for prompt, _ in questions(game.id)}
        | {f"ask-{prompt}" for prompt in prompts(game.id)}
        | set(ready(game.id))
        | {f"verb-{verb.name}" for verb in game.verbs.verbs}
        | reasons(game.id)
        | consequences(game.id)
        | plans(game)
        | lines(game.id)
        | {f"thing-{ref}" for row in rows(game) for ref in row}
        | {f"thing-{arg}" for arg in named(game.id)}
        | {"thing-you", "thing-hidden", "thing-seat", "thing-chance", "title", "about"}
        | {f"option-{choice.name}" for choice in game.choices}
        | {f"option-{choice.name}-{value}" for choice in game.choices for value in choice.values}
        | {f"language-{language}" for language in LANGUAGES}
        | facts(game)
        | company(game)
        | texts(game)
        | pictures(game)
        | guided(game)
        | errors()
        | {NO_OTHER_REASON}
    )
