"""Why an answer was given, and a hint for whoever is asked: what a bot thinks, in the terminal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec
import typer
from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from intrigue.bots import BadClock, Clock
from intrigue.bots import explain as thinking
from intrigue.bots.explain import ITERATIONS, Believed, Explanation, Way, best_bot, explainer
from intrigue.cli import box as boxes
from intrigue.cli.failing import NoSuchAnswer, NothingToExplain, failing, record_in, spoken
from intrigue.cli.lines import Lines
from intrigue.cli.serve import Language
from intrigue.cli.teller import names_for
from intrigue.i18n import Words
from intrigue.kernel.event import seat_name
from intrigue.kernel.game import Game
from intrigue.kernel.record import Answer, Record, begin, read_answer
from intrigue.kernel.table import CHANCE
from intrigue.session import Session

BAR = 20
"""How many signs a certain victory is long."""


def explain(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="A record.")],
    n: Annotated[int, typer.Argument(metavar="N", help="Which answer, counted from 1, chance included.")],
    seat: Annotated[
        int | None, typer.Option("--seat", min=0, help="Count the answers of this seat alone (seats from 0).")
    ] = None,
    bot: Annotated[
        str | None,
        typer.Option("--bot", "-b", help="Who thinks.  [default: the bot that answered, else the strongest]"),
    ] = None,
    think: Annotated[float | None, typer.Option("--think", metavar="SECONDS", help="How long it may think.")] = None,
    iterations: Annotated[
        int | None,
        typer.Option("--iterations", help=f"A number instead, always to the same end.  [default: {ITERATIONS}]"),
    ] = None,
    lang: Language = None,
    box: Annotated[
        Path | None, typer.Option("--box", metavar="FILE", help="The box file that the game was played with.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON document on stdout, and nothing else.")] = False,
) -> None:
    """Ask why an answer was given: what a bot thinks of that question, by what the seat saw.

    It tells the ways considered and their chances, what they mean, and what is believed of the others. The exit code is
    1 if the record does not replay or there was no choice, and 2 if there is no such answer.
    """
    with failing(lang):
        language = spoken(lang)
        say = Lines(language)
        record = record_in(file, say)
        game = boxes.game_with(record.game, box, say)
        if think is not None and iterations is not None:
            raise BadClock("give either --think or --iterations, not both")
        clock = Clock(iterations=ITERATIONS if iterations is None else iterations)
        found = moment(record, game, n, seat, say)
        told = explanation(found, bot, clock if think is None else Clock(seconds=think), record)
        words = Words(game, language, names_for(record.seats))
        if as_json:
            print(json.dumps(data(found, told, words), ensure_ascii=False, indent=2))
        else:
            show(Console(highlight=False), found, told, words, say)


class Moment(NamedTuple):
    """A question of a game that was played, and what was answered."""

    number: int
    """Which answer it was, counted from 1."""
    session: Session
    """The game before it."""
    answer: Answer
    option: int


def moment(record: Record, game: Game, n: int, seat: int | None, say: Lines) -> Moment:
    """The answer of this number, counted from 1; of this seat's alone if one is named.

    Raises NoSuchAnswer, NothingToExplain, or RecordError if the record does not replay so far.
    """
    begin(record, {game.id: game}, listening=False)  # raises if there is no such table
    counted = [i for i, answer in enumerate(record.answers) if seat is None or answer.seat == seat]
    if not 1 <= n <= len(counted):
        raise NoSuchAnswer(say("explain-no-answer", n=str(n), last=len(counted)))
    at = counted[n - 1]
    session = Session(game, record.seats, record.options)
    for answer in record.answers[:at]:
        session.follow(answer)
    answer = record.answers[at]
    option = read_answer(game, session.table, answer)
    question = session.question
    if answer.seat == CHANCE:
        raise NothingToExplain(say("explain-chance", n=str(at + 1), phrase=answer.phrase))
    if question is None or len(question.options) == 1:
        raise NothingToExplain(say("explain-no-choice", n=str(at + 1), phrase=answer.phrase))
    return Moment(at + 1, session, answer, option)


def explanation(found: Moment, bot: str | None, clock: Clock, record: Record) -> Explanation:
    """What the bot of this name thinks of it; if none is named, whoever answered, if it is a bot that can say so."""
    game, seat = found.session.game, found.answer.seat
    name = explainer(record.bots.get(seat), game) if bot is None else bot
    return thinking.explain(game, name, found.session.ask(seat), clock, found.option)


# ---------------------------------------------------------------- for people


def show(console: Console, found: Moment, told: Explanation, words: Words, say: Lines) -> None:
    """All that there is to say."""
    name = words.name(seat_name(told.seat))
    console.print(Text(say("explain-asked", name=name, question=words.prompt(told.prompt, told.about, None))))
    console.print(
        Text(say("explain-answered", n=str(found.number), answer=words.option(found.answer.phrase, None)), "bold")
    )
    console.print()
    console.print(Text(heading(told, say)))
    console.print(ways(told, words, say, None))
    for n, way in enumerate(told.ways):
        if n < 2 or n == told.given:
            console.print()
            console.print(Text(action(way, words, None), "bold"))
            console.print(Padding(Text(because(way, words, None)), (0, 0, 0, 2)))
    if told.believed:
        console.print()
        console.print(Text(say("explain-believed") if told.reckoned else say("explain-moves-tell", bot=told.bot)))
        for one in told.believed:
            console.print(Padding(Text(believed(one, words, say)), (0, 0, 0, 2)))


def heading(told: Explanation, say: Lines) -> str:
    """By what the bot has judged."""
    if any(way.chance is not None for way in told.ways):
        return say("explain-considered", bot=told.bot)
    if told.considered == 1:
        return say("explain-considered-one", bot=told.bot)
    return say("explain-considered-look", bot=told.bot)


def ways(told: Explanation, words: Words, say: Lines, viewer: int | None) -> Grid:
    """The ways that were considered, with their chances as bars where there are any."""
    grid = Grid(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    chances = any(way.chance is not None for way in told.ways)
    for n, way in enumerate(told.ways):
        chance = "" if way.chance is None else say("explain-chance-of", value=way.chance)
        bar = "" if way.chance is None else "█" * round(way.chance * BAR)
        tried = say("explain-worlds", n=way.worlds) if way.worlds else ""
        if chances and way.chance is None:
            tried = say("explain-unweighed")
        given = say("explain-given") if n == told.given else ""
        what = Text(sentence(way, words, viewer), "bold" if n == 0 else "")
        before = ("  " + chance, bar.ljust(BAR)) if chances else ("",)
        grid.add_row(*before, what, Text(" ".join(filter(None, (tried, given))), "dim"))
    return grid


def action(way: Way, words: Words, viewer: int | None) -> str:
    """The answers of a way, one after the other."""
    return "; ".join(words.option(phrase, viewer) for phrase in way.phrases)


def sentence(way: Way, words: Words, viewer: int | None) -> str:
    """The same, and what it is a step towards: two ways may begin alike."""
    said = action(way, words, viewer)
    return said if way.plan is None else f"{said} ({words.plan(way.plan.name, way.plan.thing)})"


def because(way: Way, words: Words, viewer: int | None) -> str:
    """What it means at once, what may come of it, and what it is a step towards."""
    reasons = [(reason.line, reason.args) for reason in way.reasons]
    said = [words.because(reasons, viewer)] if reasons else []
    said += [words.perhaps((reason.line, reason.args), viewer) for reason in way.perhaps]
    if way.plan is not None:
        said.append(words.for_plan(way.plan.name, way.plan.thing))
    return " ".join(said) or words.because([], viewer)


def believed(one: Believed, words: Words, say: Lines) -> str:
    """What is thought likely of somebody."""
    likely = ", ".join(f"{words.name(what)} {say('explain-chance-of', value=n)}" for what, n in one.likely.items())
    return f"{words.name(seat_name(one.seat))}: {likely}"


# ---------------------------------------------------------------- for programs


def data(found: Moment, told: Explanation, words: Words) -> dict[str, Any]:
    """The same for programs, with the sentences in the reader's language."""
    out: dict[str, Any] = msgspec.to_builtins(told)
    for way, written in zip(told.ways, out["ways"], strict=True):
        written["said"] = sentence(way, words, None)
        written["because"] = because(way, words, None) if way.reasons or way.perhaps or way.plan else ""
    return {"answer": found.number, "phrase": found.answer.phrase, **out}


# ---------------------------------------------------------------- a hint


def hint(console: Console, session: Session, seat: int, words: Words, say: Lines) -> None:
    """What the strongest bot would do in this seat's place, and why; from what the seat sees alone."""
    game = session.game
    with console.status(Text(say("hint-thinking"), "dim")):
        told = thinking.explain(game, best_bot(game), session.ask(seat), Clock(iterations=ITERATIONS))
    console.print(Text(say("hint-is", action=action(told.ways[0], words, seat)), "bold"))
    console.print(Padding(Text(because(told.ways[0], words, seat)), (0, 0, 0, 2)))
