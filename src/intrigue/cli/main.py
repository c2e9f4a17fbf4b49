"""The command `intrigue`."""

from __future__ import annotations

import json
import os
import secrets
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from shlex import quote
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.text import Text

import intrigue
from intrigue.arena import DEFAULT_CLOCK, simulate
from intrigue.bots import BOTS, Bot, Clock, levels, make
from intrigue.bots.levels import dealt, kind_of
from intrigue.bots.outside import RUN, seated
from intrigue.bots.players import Players
from intrigue.cli import box as boxes
from intrigue.cli import doctor as health
from intrigue.cli import figures, keys, reference, rulebook, unfinished
from intrigue.cli import watch as looking
from intrigue.cli.arena import arena
from intrigue.cli.commands import Quit
from intrigue.cli.copies import backup, check, restore
from intrigue.cli.database import Database
from intrigue.cli.explaining import explain
from intrigue.cli.failing import (
    BadPair,
    BadRecord,
    RecordExists,
    WrongBots,
    WrongSeats,
    explained,
    failing,
    record_in,
    spoken,
)
from intrigue.cli.keeping import Keeping
from intrigue.cli.lines import Lines
from intrigue.cli.play import TerminalGame
from intrigue.cli.reader import Reader
from intrigue.cli.screens import screen_of
from intrigue.cli.serve import Host, Port, serve
from intrigue.cli.study import study
from intrigue.cli.teller import Teller, names_for, viewer_from
from intrigue.cli.think import think as think_for_servers
from intrigue.games import GAMES
from intrigue.i18n import LANGUAGES, Words, system_language
from intrigue.i18n.bots import bot_title
from intrigue.kernel.companions import advice_of
from intrigue.kernel.game import Game as Rules
from intrigue.kernel.record import Record, begin
from intrigue.session import Session

AGAINST_PEOPLE = 0.5
"""Seconds that a bot thinks when a person waits for it."""

COMPANY = f"{levels.USUAL}:{levels.ANY}"
"""Whom one plays against unless one says otherwise."""

USUAL, SEARCHING = "greedy", "ismcts"
"""Whom one watches unless one says otherwise: whoever goes by a game's advice, or needs none."""

A_GAME = next(iter(GAMES))
A_CARD = screen_of(GAMES[A_GAME]).CARDS[0]


def example(*lines: str) -> str:
    """How a command may be called, for its help."""
    return "\n\n".join(["Examples:" if len(lines) > 1 else "Example:", *[f"`intrigue {line}`" for line in lines]])


app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
)

GameId = Annotated[str, typer.Argument(metavar="GAME", help="The game; `intrigue games` lists them.")]
Seats = Annotated[int | None, typer.Option("--seats", "-n", help="How many players.  [default: the game's fewest]")]
Language = Annotated[
    str | None, typer.Option("--lang", "-l", help=f"One of {', '.join(LANGUAGES)}.  [default: the system's]")
]
Seed = Annotated[int | None, typer.Option("--seed", help="The same seed gives the same dice.  [default: chance]")]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="KEY=VALUE", help="A table option; may be repeated.")
]
Think = Annotated[float | None, typer.Option("--think", metavar="SECONDS", help="How long a bot may think.")]
WHICH_BOTS = (
    f"One for all seats, or one for each: {', '.join(BOTS)}, or {RUN}COMMAND for a program of your own. "
    f"Behind the last five may stand a character of the game, or any of them: `medium:{levels.ANY}`."
)
BotList = Annotated[str, typer.Option("--bots", "-b", metavar="LIST", help=WHICH_BOTS)]
UsualBots = Annotated[
    str | None,
    typer.Option(
        "--bots", "-b", metavar="LIST", help=f"{WHICH_BOTS}  [default: {USUAL}, or {SEARCHING} without advice]"
    ),
]
As = Annotated[
    str | None, typer.Option("--as", metavar="SEAT|all", help="See what this seat sees (from 0), or everything.")
]


BoxFile = Annotated[
    Path | None, typer.Option("--box", "--table", metavar="FILE", help="Play with the numbers of this box file.")
]


def version(wanted: bool) -> None:
    """Say which version runs, and whether it is compiled."""
    if wanted:
        print(f"intrigue {intrigue.__version__} ({'compiled' if intrigue.compiled else 'plain Python'})")
        raise typer.Exit


@app.callback()
def main(
    version: Annotated[
        bool, typer.Option("--version", callback=version, is_eager=True, help="Version; compiled or plain Python.")
    ] = False,
) -> None:
    """Board games with hidden information: play, watch, replay and study them.

    `intrigue games` lists the games, `intrigue COMMAND --help` explains a command.
    """
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a sign that the terminal does not know is no reason to stop
    for error in GAMES.left_out:
        typer.echo(f"intrigue: {explained(error, system_language())}", err=True)


def table_options(pairs: Sequence[str] | None, say: Lines) -> dict[str, str]:
    """KEY=VALUE pairs as a table's options."""
    out = {}
    for pair in pairs or ():
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadPair(say("bad-pair", typed=pair))
        out[name.strip()] = value.strip()
    return out


def bot_names(text: str, seats: int, say: Lines) -> list[str]:
    """One name for all seats, or one for each; raises WrongBots if their number is another."""
    names = [name.strip() for name in text.split(",")]
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise WrongBots(say("wrong-bots", seats=seats, bots=len(names)))
    return names


def made(names: Sequence[str], game: Rules) -> list[Bot]:
    """The bots of these names, or programs."""
    return [make(bot, game) if isinstance(bot, str) else bot for bot in seated(names, game)]


def company(words: Words, bots: Sequence[str], own: int) -> str:
    """Who plays against you, and how."""
    others = [seat for seat in range(len(bots)) if seat != own]
    called = [f"{words.names[seat]}: {bot_title(words.game, words.language, bots[seat])}" for seat in others]
    return " · ".join(called)


def usual_bot(game: Rules) -> str:
    """The bot that plays where nobody chose one: the quick one, if the game has advice for it."""
    return SEARCHING if advice_of(game) is None else USUAL


def seats_for(game: Rules, seats: int | None, say: Lines) -> int:
    """The number of seats asked for, or the game's fewest; raises WrongSeats."""
    if seats is not None and seats not in game.seats:
        raise WrongSeats(say("wrong-seats", game=game.id, least=game.seats[0], most=game.seats[-1], n=seats))
    return game.seats[0] if seats is None else seats


def clock_for(seconds: float | None) -> Clock:
    """How long a bot may think."""
    return DEFAULT_CLOCK if seconds is None else Clock(seconds=seconds)


def some_seed(seed: int | None) -> int:
    """The seed asked for, or any."""
    return secrets.randbits(32) if seed is None else seed


@app.command(
    epilog=example(
        f"play {A_GAME} --seats 4 --bots expert --think 2",
        f"play {A_GAME} -n 3 -l hu --name Anna --record game.txt",
        f"play {A_GAME} --resume game.txt",
    )
)
def play(
    game: GameId,
    seats: Seats = None,
    bots: BotList = COMPANY,
    lang: Language = None,
    seed: Seed = None,
    seat: Annotated[int | None, typer.Option("--seat", help="Your own seat, from 0.")] = None,
    name: Annotated[str | None, typer.Option("--name", help="What the others call you.")] = None,
    option: Options = None,
    box: BoxFile = None,
    think: Think = None,
    record: Annotated[
        Path | None, typer.Option("--record", "-r", metavar="FILE", help="Keep the record here, after every answer.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Go on with the game of this record, and keep it.")
    ] = None,
    no_pause: Annotated[
        bool, typer.Option("--no-pause", help="Do not wait where more is told than the screen holds.")
    ] = False,
) -> None:
    """Play a game against bots.

    Answer with a number or with words; Tab completes them, `?` explains what else can be typed.
    A game that you have left is offered first, unless you say how a new one is to be.
    """
    with failing(lang):
        language = spoken(lang)
        say = Lines(language)
        rules = boxes.game_with(game, box, say)
        dice = some_seed(seed)
        if resume is None and (seats, seat, seed, option, box, record) == (None,) * 6:
            resume = offered(rules, language, say)
        if resume is not None:
            left = record_of(resume, rules, say)
            session = Session.resume(left, rules, dice)
            seat = unfinished.person_in(left) if seat is None else seat
            company_kept = unfinished.bots_in(left, bots) if bots == COMPANY else None
        else:
            session = Session(rules, seats_for(rules, seats, say), table_options(option, say), dice)
            company_kept = None
        number = session.record.seats
        own = viewer_from(str(seat or 0), number)
        assert isinstance(own, int)
        words = Words(rules, language, names_for(number, own, name or say("you")))
        clock = Clock(seconds=AGAINST_PEOPLE if think is None else think)
        names = dealt(company_kept or bot_names(bots, number, say), rules, dice)
        session.record.bots = {n: bot for n, bot in enumerate(names) if n != own and kind_of(bot) in BOTS}
        players = Players(session, made(names, rules), clock, dice)
        teller = Teller(rules, words, say, Console(highlight=False), own)
        if record is not None and record.exists():
            raise RecordExists(say("record-exists", file=str(record)))
        playing = TerminalGame(session, own, players, teller, Keeping(record or resume, rules.id), not no_pause)
        playing.again += (f" --seat {own}" if own else "") + ("" if box is None else f" --box {quote(str(box))}")
        playing.keep()
        teller.console.print(Text(say("welcome", game=words.line("title"), seed=str(dice)), "dim"))
        teller.console.print(Text(company(words, names, own), "dim"))
        teller.console.print(Text(say("hint"), "dim"))
        play_to_the_end(playing)


def offered(game: Rules, language: str, say: Lines) -> Path | None:
    """The file of a game that the person has left and wants to go on with; only who sits at a keyboard is asked."""
    reader = Reader()
    file = unfinished.left(game) if reader.keyboard else None
    if file is None:
        return None
    try:
        return file if unfinished.wanted(file, Words(game, language).line("title"), reader, say) else None
    except EOFError:
        raise typer.Exit from None  # whoever types Ctrl-D here wants neither


def record_of(file: Path, game: Rules, say: Lines) -> Record:
    """The record that a file holds, if it is of this game and the game is not over."""
    record = record_in(file, say)
    if record.game != game.id:
        raise BadRecord(say("other-game", file=str(file), game=record.game))
    if record.scores is not None:
        raise BadRecord(say("record-over", file=str(file)))
    return record


def play_to_the_end(playing: TerminalGame) -> None:
    """Play; whoever leaves earlier is told how to keep the record."""
    try:
        playing.play()
    except (Quit, EOFError):
        playing.console.print()
        playing.leave()
    except KeyboardInterrupt:
        playing.console.print()
        playing.leave()
        raise typer.Exit(130) from None


@app.command(epilog=example(f"watch {A_GAME} --seats 3 --bots greedy,random,ismcts --delay 0.5"))
def watch(
    game: GameId,
    seats: Seats = None,
    bots: UsualBots = None,
    lang: Language = None,
    seed: Seed = None,
    option: Options = None,
    box: BoxFile = None,
    think: Think = None,
    delay: Annotated[float, typer.Option("--delay", min=0, metavar="SECONDS", help="A rest after each event.")] = 0.0,
    viewer: As = None,
) -> None:
    """Watch bots play each other.

    Without `--as` you see what everybody sees.
    """
    with failing(lang):
        language = spoken(lang)
        say = Lines(language)
        rules = boxes.game_with(game, box, say)
        number = seats_for(rules, seats, say)
        dice = some_seed(seed)
        session = Session(rules, number, table_options(option, say), dice)
        names = dealt(bot_names(bots or usual_bot(rules), number, say), rules, dice)
        players = Players(session, made(names, rules), clock_for(think), dice)
        called = [f"{person} ({bot})" for person, bot in zip(names_for(number), names, strict=True)]
        words = Words(rules, language, called if len(set(names)) > 1 else names_for(number))
        teller = Teller(rules, words, say, Console(highlight=False), viewer_from(viewer, number))
        teller.console.print(Text(say("welcome", game=words.line("title"), seed=str(dice)), "dim"))
        looking.watch(session, players, teller, delay)


@app.command(epilog=example("replay game.txt --as all --step"))
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    viewer: As = None,
    lang: Language = None,
    box: Annotated[
        Path | None,
        typer.Option("--box", "--table", metavar="FILE", help="The box file that the game was played with."),
    ] = None,
    step: Annotated[bool, typer.Option("--step", help="Show the table before every answer; Enter goes on.")] = False,
) -> None:
    """Play a record again.

    Without `--as` you see what everybody could see.
    """
    with failing(lang):
        language = spoken(lang)
        say = Lines(language)
        record = record_in(file, say)
        games = GAMES if box is None else {record.game: boxes.game_with(record.game, box, say)}
        begin(record, games)  # raises if there is no such table, before anything is shown
        rules = games[record.game]
        words = Words(rules, language, names_for(record.seats))
        teller = Teller(rules, words, say, Console(highlight=False), viewer_from(viewer, record.seats))
        try:
            looking.replay(record, games, teller, step)
        except EOFError:
            teller.console.print()


app.command(epilog=example("explain game.txt 57", "explain game.txt 12 --seat 1 --lang de"))(explain)
app.command(epilog=example("serve --open", "serve --host 0.0.0.0 --port 80 --database postgresql+psycopg://…"))(serve)
app.command("think", epilog=example("think --database postgresql+psycopg://… --processes 8"))(think_for_servers)


app.command(epilog=example("backup games.copy", "backup games.copy --database postgresql+psycopg://…"))(backup)
app.command(epilog=example("restore games.copy", "restore games.copy --database sqlite:///elsewhere.sqlite3"))(restore)
app.command(epilog=example("check", "check --json > check.json"))(check)


@app.command("new-key", epilog=example("new-key", "new-key --now --database postgresql+psycopg://…"))
def new_key(
    at_once: Annotated[
        bool,
        typer.Option("--now", help="All cookies of before end at once: whoever has read the old key gets nowhere."),
    ] = False,
    database: Database = None,
    lang: Language = None,
) -> None:
    """Sign guests' cookies with a new key.

    A running server takes it over by itself. Cookies of before count for 30 more days, and are renewed at the next
    visit; with `--now` all guests are new, and sit nowhere any more.
    """
    with failing(lang):
        print(keys.renew(database, at_once, Lines(spoken(lang))))


@app.command(epilog=example("doctor", "doctor --json > doctor.json"))
def doctor(
    host: Host = "127.0.0.1",
    port: Port = None,
    database: Database = None,
    lang: Language = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON document on stdout, and nothing else.")] = False,
) -> None:
    """Say what is installed, where games lie, and whether all is well: to find a fault, or for a report of one.

    It changes nothing and tells no secret. The exit code is 0 if all is well, and 1 if something is wrong.
    """
    with failing(lang):
        health.examine(Lines(spoken(lang)), host, port, database, as_json)


@app.command("simulate", epilog=example(f"simulate {A_GAME} --seats 4 --games 100000 --json > figures.json"))
def simulate_games(
    game: GameId,
    seats: Seats = None,
    games: Annotated[int, typer.Option("--games", "-g", help="How many games.")] = 1000,
    processes: Annotated[
        int | None, typer.Option("--processes", "-p", help="How many processes.  [default: one for each core]")
    ] = None,
    bots: BotList = "random",
    lang: Language = None,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")] = 0,
    option: Options = None,
    box: BoxFile = None,
    think: Think = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON document on stdout, and nothing else.")] = False,
) -> None:
    """Let bots play many games, and sum them up."""
    with failing(lang):
        say = Lines(spoken(lang))
        rules = boxes.game_with(game, box, say)
        number = seats_for(rules, seats, say)
        with figures.bar(games, say, Console(stderr=True)) as progress:
            summary = simulate(
                rules,
                number,
                games,
                seed,
                seated(bot_names(bots, number, say), rules),
                (os.cpu_count() or 1) if processes is None else processes,
                table_options(option, say),
                clock_for(think),
                progress,
            )
        if as_json:
            sys.stdout.write(msgspec.json.format(msgspec.json.encode(summary), indent=2).decode() + "\n")
        else:
            figures.summary(summary, Words(rules, spoken(lang)), Console(highlight=False), say)


@app.command(epilog=example(f"rules {A_GAME}", f"rules {A_GAME} 3", f"rules {A_GAME} {A_CARD} --lang de"))
def rules(
    game: GameId,
    about: Annotated[
        list[str] | None,
        typer.Argument(metavar="[CLAUSE]", help="A clause, the number of a chapter, a card, or words to look for."),
    ] = None,
    lang: Language = None,
    box: BoxFile = None,
    as_json: Annotated[bool, typer.Option("--json", help="The same as JSON, without cards.")] = False,
) -> None:
    """Read the rules with the list of cards; or a chapter, a clause, a card, or all that is said of something."""
    with failing(lang):
        language = spoken(lang)
        say = Lines(language)
        words = Words(boxes.game_with(game, box, say), language)
        typed = " ".join(about or ())
        if as_json:
            part = rulebook.part_of(words, say, typed)
            sys.stdout.write(msgspec.json.format(msgspec.json.encode(part), indent=2).decode() + "\n")
        else:
            rulebook.show(Console(highlight=False), words, say, typed)


@app.command("games", epilog=example("games", "games --json"))
def list_games(
    lang: Language = None,
    as_json: Annotated[bool, typer.Option("--json", help="The same as JSON.")] = False,
) -> None:
    """List the games, with their seats and table options."""
    with failing(lang):
        language = spoken(lang)
        if as_json:
            print(json.dumps(reference.games_data(language), ensure_ascii=False, indent=2))
        else:
            reference.games(Console(highlight=False), language, Lines(language))


@app.command(epilog=example(f"cards {A_GAME}"))
def cards(
    game: GameId,
    lang: Language = None,
    box: BoxFile = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON document on stdout, and nothing else.")] = False,
) -> None:
    """Show every number that a game is played with, and whether it is printed, reported or reconstructed."""
    with failing(lang):
        language = spoken(lang)
        say = Lines(language)
        rules = boxes.game_with(game, box, say)
        if as_json:
            print(json.dumps(boxes.data(rules), ensure_ascii=False, indent=2))
            return
        boxes.show(rules, Words(rules, language), Console(highlight=False), say)


app.add_typer(
    arena,
    name="arena",
    help="For researchers: many bots against each other, with ratings, intervals and a report.",
    epilog=example("arena run examples/arena/levels.toml", "arena report arena/levels"),
)

app.add_typer(
    study,
    name="study",
    help="For researchers: what a game is like, found out by playing it many times.",
    epilog=example(f"study balance {A_GAME} --seats 2,4 --games 2000"),
)

box_files = typer.Typer(no_args_is_help=True, rich_markup_mode="markdown")
app.add_typer(
    box_files,
    name="box",
    help="Box files: take a game's numbers out, correct them, and check them.",
    epilog=example(f"box export {A_GAME} > mine.toml", f"box check {A_GAME} mine.toml"),
)
app.add_typer(box_files, name="tables", hidden=True)  # its name in version 0.1


@box_files.command(epilog=example(f"box export {A_GAME} > mine.toml"))
def export(game: GameId, lang: Language = None) -> None:
    """Write a game's own box file to stdout."""
    with failing(lang):
        sys.stdout.write(GAMES[game].box_file)


@box_files.command("check", epilog=example(f"box check {A_GAME} mine.toml"))
def check_box(
    game: GameId,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A box file.")],
    lang: Language = None,
) -> None:
    """Say whether a box file can be played with, and what it changes; if not, the line and the rule it breaks."""
    with failing(lang):
        say = Lines(spoken(lang))
        boxes.approve(boxes.game_with(game, file, say), file, Console(highlight=False), say)
