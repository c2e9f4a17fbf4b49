"""`intrigue explain`, and a hint while one plays."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from cli.terminal import LANGUAGES, Asked, run
from intrigue import GAMES, Session
from intrigue.bots.explain import Explanation, Way
from intrigue.cli import explaining
from intrigue.cli.lines import Lines
from intrigue.i18n import Words
from intrigue.kernel.record import read_record
from intrigue.laws import played

RECORDS = Path(__file__).parent.parent / "records"
KABALE = str(RECORDS / "kabale-3-0.txt")


def first_choice(file: str, choice: bool = True) -> int:
    """The number of the first answer for which there was a choice, or none."""
    record = read_record(Path(file).read_text())
    session = Session(GAMES[record.game], record.seats, record.options)
    for n, answer in enumerate(record.answers, start=1):
        question = session.question
        if answer.seat >= 0 and question is not None and (len(question.options) > 1) == choice:
            return n
        session.follow(answer)
    raise AssertionError("there is no such answer")


CHOICE = first_choice(KABALE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["kabale-3-0", "emerald1-3-1", "emerald2-3-0"])
def test_every_part_is_said_in_every_language(game: str, language: str) -> None:
    """The question, the answer, the ways with their chances, what they mean, and what is believed."""
    file = str(RECORDS / f"{game}.txt")
    n = first_choice(file)
    done = run("explain", file, str(n), "--iterations", "12", "--lang", language, width=160)

    assert done.exit_code == 0, done.output
    say = Lines(language)
    shown = " ".join(done.output.split())
    assert say("explain-considered", bot="ismcts") in shown
    assert say("explain-given").strip("· ") in shown
    assert "%" in shown
    assert (say("explain-believed") in shown) is not game.startswith("kabale")


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_reckons_no_chances_says_by_what_it_judges(language: str) -> None:
    """Greedy in Kabale und Hiebe: no percentages, no empty promise of them, and a sentence instead."""
    done = run("explain", KABALE, str(CHOICE), "--bot", "greedy", "--lang", language, width=200)

    say = Lines(language)
    lines = done.output.splitlines()
    best = lines[lines.index(say("explain-considered-look", bot="greedy")) + 1]
    assert best.index(best.strip()) == 2  # where chances would be, there is no gap
    assert say("explain-considered", bot="greedy") not in lines
    assert say("explain-unweighed") not in done.output
    assert "%" not in done.output


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("bot", ["greedy", "ismcts"])
def test_who_guesses_more_roughly_says_so(bot: str, language: str) -> None:
    """What the moves tell is told by the exact belief; whether the bot goes by it, too."""
    file = str(RECORDS / "emerald2-3-0.txt")
    done = run(
        "explain", file, str(first_choice(file)), "--bot", bot, "--iterations", "6", "--lang", language, width=200
    )

    say = Lines(language)
    shown = " ".join(done.output.split())
    assert (say("explain-believed") in shown) == (bot == "ismcts")
    assert (say("explain-moves-tell", bot=bot) in shown) == (bot == "greedy")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_not_weighed_says_so(language: str) -> None:
    """An answer without a chance among others that have one; and whoever thought of one answer says that."""
    say, words = Lines(language), Words(GAMES["kabale"], language)
    weighed = Way(("lay king column-1",), 0.6, 3, None, (), ())
    other = Way(("lay queen column-1",), None, 0, None, (), ())
    told = Explanation(0, "medium", "lay", {}, (weighed, other), 1, 1, (), False)
    lone = msgspec.structs.replace(told, ways=(other,), given=0)
    out = StringIO()

    Console(file=out, width=200).print(explaining.ways(told, words, say, None))

    first, second = out.getvalue().splitlines()
    assert say("explain-unweighed") not in first
    assert say("explain-unweighed") in second
    assert explaining.heading(told, say) == say("explain-considered", bot="medium")
    assert explaining.heading(lone, say) == say("explain-considered-one", bot="medium")


def test_it_says_the_same_every_time() -> None:
    """Two runs, the same bytes."""
    first, second = (run("explain", KABALE, str(CHOICE), "--iterations", "50").output for _ in range(2))

    assert first == second


def test_answers_of_one_seat_are_counted_apart() -> None:
    """The third answer of seat 1 is that answer, whatever its number in the record."""
    record = read_record(Path(KABALE).read_text())
    own = [n for n, answer in enumerate(record.answers, start=1) if answer.seat == 1]

    done = run("explain", KABALE, "3", "--seat", "1", "--iterations", "9", "--json")

    assert json.loads(done.output)["answer"] == own[2]
    assert json.loads(done.output)["seat"] == 1


def test_json_is_for_programs() -> None:
    """Ids and numbers, and the sentences beside them."""
    done = run("explain", KABALE, str(CHOICE), "--iterations", "30", "--json", "--lang", "de")

    told = json.loads(done.output)
    assert told["bot"] == "ismcts"
    assert told["ways"][told["given"]]["phrases"][0] == told["phrase"]
    assert all(0 <= way["chance"] <= 1 for way in told["ways"] if way["chance"] is not None)
    assert told["ways"][0]["because"].startswith(("Das ", "Sofort ", "Vielleicht "))


def test_whoever_played_there_thinks(tmp_path: Path) -> None:
    """A record may say which bot played at a seat; `--bot` asks another one."""
    text = Path(KABALE).read_text()
    header, rest = text.split("\n", 1)
    file = tmp_path / "game.txt"
    remarks = "".join(f"# seat {seat}: greedy\n" for seat in range(3))
    file.write_text(f"{header}\n{remarks}{rest}")

    asked = json.loads(run("explain", str(file), str(CHOICE), "--json").output)
    other = json.loads(run("explain", str(file), str(CHOICE), "--json", "--bot", "ismcts", "--iterations", "9").output)

    assert (asked["bot"], other["bot"]) == ("greedy", "ismcts")
    assert str(read_record(file.read_text())) == file.read_text()


@pytest.mark.parametrize(
    ("args", "code", "says"),
    [
        ([KABALE, "100000"], 2, "There is no answer 100000: they are numbered from 1 to"),
        ([KABALE, "0"], 2, "There is no answer 0"),
        ([KABALE, "1", "--seat", "5"], 2, "There is no answer 1: there are none."),
        ([KABALE, "2"], 1, "Answer 2 was given by chance (draw"),
        ([KABALE, str(CHOICE), "--bot", "oracle"], 2, "There is no such bot"),
        ([KABALE, str(CHOICE), "--bot", "random"], 2, "random does not think before it answers"),
        ([KABALE, str(CHOICE), "--think", "1", "--iterations", "5"], 2, "not both"),
        ([KABALE, str(CHOICE), "--iterations", "0"], 2, "the budget must be above 0"),
        ([KABALE, str(CHOICE), "--lang", "xx"], 2, "xx"),
        (["no-such-file.txt", "3"], 1, "no-such-file.txt"),
        ([KABALE, "first"], 2, "integer"),
    ],
)
def test_what_cannot_be_explained(args: list[str], code: int, says: str) -> None:
    """One sentence, an exit code, and no traceback."""
    done = run("explain", *args)

    assert done.exit_code == code, done.output
    assert says in " ".join(done.output.split())
    assert "Traceback" not in done.output


def test_a_broken_record_names_the_line(tmp_path: Path) -> None:
    """Of an answer that could not be given, and of text that is no record."""
    lines = Path(KABALE).read_text().splitlines()
    lines[4] = "* draw nobody"
    broken = tmp_path / "broken.txt"
    broken.write_text("\n".join(lines))
    other = tmp_path / "other.txt"
    other.write_text("This is a letter.\n")

    assert "The record is wrong in line 5" in " ".join(run("explain", str(broken), str(CHOICE)).output.split())
    assert run("explain", str(broken), str(CHOICE)).exit_code == 1
    assert run("explain", str(other), "1").exit_code == 1


def test_a_lone_option_is_not_explained() -> None:
    """Nobody had a choice."""
    file = str(RECORDS / "emerald2-3-0.txt")

    done = run("explain", file, str(first_choice(file, choice=False)))

    assert done.exit_code == 1
    assert "was the only one possible" in " ".join(done.output.split())


# ---------------------------------------------------------------- hints


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_is_an_action_and_its_reason(language: str) -> None:
    """By its name in the reader's language or in English; nothing is done, and the question stays."""
    session = played(GAMES["kabale"], 2, {}, 3, 12)
    session.roll()
    assert session.asked is not None
    before = str(session.record)

    for typed in ("hint", Lines(language)("command-hint")):
        asked = Asked(session, session.asked, language)
        assert asked.type(typed) is None
        said = Lines(language)("hint-is", action="X").partition("X")[0].strip()
        assert said in asked.shown
    assert str(session.record) == before


def test_a_game_against_bots_says_who_they_are(tmp_path: Path) -> None:
    """So that it can be explained later."""
    file = tmp_path / "game.txt"

    run(
        "play",
        "kabale",
        "--seats",
        "3",
        "--bots",
        "greedy,greedy,random",
        "--seed",
        "1",
        "--record",
        str(file),
        typed="1\n",
    )

    assert read_record(file.read_text()).bots == {1: "greedy", 2: "random"}
