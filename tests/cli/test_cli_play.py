"""A person plays at the terminal."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import intrigue
from cli.terminal import FIRST_ANSWERS, LANGUAGES, Keyboard, environment, process, run
from intrigue.bots import BOTS
from intrigue.cli.commands import COMMANDS
from intrigue.cli.lines import Lines
from intrigue.cli.teller import names_for
from intrigue.i18n import Words
from intrigue.kernel.event import story
from intrigue.kernel.record import read_record, replay

PLAY = ("play", "kabale", "--seed", "11", "--bots", "random", "--lang", "en")


def end_line(file: Path) -> str:
    return file.read_text(encoding="utf-8").splitlines()[-1]


@pytest.mark.parametrize(("language", "seats"), [("en", 2), ("hu", 3), ("de", 4), ("it", 6)])
def test_whole_game_can_be_played_by_numbers(tmp_path: Path, language: str, seats: int) -> None:
    """Typing numbers alone leads through a whole game in every language, to a result and a record that replays."""
    file = tmp_path / "game.txt"

    result = run(
        *("play", "kabale", "--seats", str(seats), "--bots", "random", "--seed", "7", "--lang", language),
        *("--record", str(file), "--no-pause"),
        typed="1\n" * 300,
    )

    assert result.exit_code == 0, result.output
    record = read_record(file.read_text(encoding="utf-8"))
    assert record.scores is not None
    assert not replay(record, intrigue.GAMES).agenda
    assert "★" in result.output
    assert str(file) in result.output.replace("\n", "")
    assert result.stderr == ""


@pytest.mark.parametrize("bots", BOTS)
def test_every_bot_can_be_played_against(bots: str) -> None:
    """Each bot answers when it is its turn."""
    result = run("play", "kabale", "--bots", bots, "--seed", "2", "--think", "0.001", "--lang", "en", typed="1\n\n" * 4)

    assert result.exit_code == 0
    assert "Bruno lays a card" in result.output


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--lang", "en"), "Bruno: Chamberlain (medium)"),
        (("--lang", "de", "--bots", "novice"), "Bruno: Lakai (Anfänger)"),
        (("--lang", "hu", "--seats", "3", "--bots", "easy,hard,random"), "Bruno: Kancellár (nehéz) · Clara: találomra"),
        (("--lang", "it", "--seat", "1", "--bots", "expert:any,easy"), "Ada: Eminenza grigia (esperto)"),
    ],
)
def test_who_plays_is_said_at_the_beginning(args: tuple[str, ...], said: str) -> None:
    """In words for people; whoever says nothing plays against the usual level."""
    result = run("play", "kabale", "--seed", "2", "--think", "0.001", *args, typed="")

    assert result.exit_code == 0
    assert said in result.output


@pytest.mark.parametrize(
    ("game", "typed", "reason"),
    [
        ("kabale", "lay wizard column-1\nlay king column-1\nlay queen column-1\n", "in your hand."),
        ("kabale", "lay juliet column-6\n", "There are only"),
        ("emerald2", "1\n\n1\n\nclaim cthulhu\n", "You do not have Cthulhu in your hand."),
    ],
)
def test_a_refusal_says_why(game: str, typed: str, reason: str) -> None:
    """Whoever types a phrase that is not offered reads what stands in the way."""
    result = run("play", game, "--seed", "3", "--bots", "random", "--lang", "en", typed=typed)

    assert result.exit_code == 0
    assert reason in result.output.replace("\n", " ")


def test_any_seat_can_be_taken() -> None:
    """With --seat the person sits elsewhere, and the bots take the other seats."""
    result = run(*PLAY, "--seats", "3", "--seat", "2", "--name", "Zoe", typed="1\n\n" * 3)

    assert "Zoe" in result.output
    assert "Ada" in result.output
    assert "Clara" not in result.output
    assert "You lay" in result.output


def test_own_name_is_not_given_to_a_bot() -> None:
    """Nobody else has the name of the person."""
    result = run(*PLAY, "--name", "Bruno")

    assert result.output.count("Bruno") == 1


@pytest.mark.parametrize(
    "typed", ["lay musketeers column-4", "LAY Musketeers Column-4", "musk 4", "musketeers column 4", "lay mu c 4"]
)
def test_answer_in_words(typed: str) -> None:
    """A phrase is understood whatever its capitals, without its verb, and shortened."""
    result = run(*PLAY, "--seats", "4", typed=f"{typed}\n")

    assert "You lay the Musketeers in column 4." in result.output


def test_answer_by_the_localised_name_without_accents() -> None:
    """The names of the reader's own language are understood, with or without accents."""
    result = run("play", "kabale", "-n", "4", "--seed", "11", "--bots", "random", "--lang", "hu", typed="kiraly 2\n")

    assert "Lerakod a királyt a 2. oszlopba." in result.output


def test_answer_in_two_steps() -> None:
    """A part of the answer narrows the list; the rest may be a number or a word."""
    result = run(*PLAY, "--seats", "4", typed="king\nu\n3\n")

    assert "Several answers fit" in result.output
    assert "You lay the King in column 3." in result.output


def test_rest_of_an_answer_in_words() -> None:
    """After a part of the answer, the other part alone is enough."""
    result = run(*PLAY, "--seats", "4", typed="king\ncolumn-2\n")

    assert "You lay the King in column 2." in result.output


@pytest.mark.parametrize("typed", ["0", "13", "-1", "99999999999999999999", "xyzzy", "²", "king 2 xyzzy", "1 13"])
def test_wrong_answer_changes_nothing(tmp_path: Path, typed: str) -> None:
    """What fits no answer is said to fit none, with what can be typed; the game stays as it was."""
    right = tmp_path / "right.txt"
    wrong = tmp_path / "wrong.txt"
    run(*PLAY, "--seats", "4", "--record", str(right), typed="2\n")

    result = run(*PLAY, "--seats", "4", "--record", str(wrong), typed=f"{typed}\n2\n")

    said = " ".join(result.output.split())
    assert f"“{typed}” fits none of the answers. Type a number from 1 to 12, or words such as: " in said
    assert wrong.read_text(encoding="utf-8") == right.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("beggar 1", "Lay the Beggar in column 1: You do not have the Beggar in your hand."),
        ("lay king column-6", "Lay the King in column 6: There are only 4 columns (K-21)."),
        ("king 1 king 2", "Lay the King in column 2: This does not go together with what you have chosen."),
        ("1 2", "Lay the King in column 2: This does not go together with what you have chosen."),
    ],
)
def test_refused_answer_changes_nothing(tmp_path: Path, typed: str, why: str) -> None:
    """What the rules do not take is named, with the reason if there is one."""
    file = tmp_path / "game.txt"

    result = run(*PLAY, "--seats", "4", "--record", str(file), typed=f"{typed}\n")

    assert why in " ".join(result.output.split())
    assert "\n0 lay " not in file.read_text(encoding="utf-8")


def test_numbers_are_those_of_the_list_that_is_shown() -> None:
    """After a part of an answer the list is shorter, and numbered anew."""
    musketeers = run(*PLAY, "--seats", "4", typed="musketeers\n1\n").output
    once_more = run(*PLAY, "--seats", "4", typed="musketeers\n\n1\n").output

    assert "You lay the Musketeers in column 1." in musketeers
    assert "You lay the Musketeers" not in once_more  # Enter shows the whole list again


def test_number_that_is_not_shown_means_nothing() -> None:
    """Although there was such a number on a list before."""
    result = run(*PLAY, "--seats", "4", typed="musketeers\n12\n")

    assert "Type a number from 1 to 4" in result.output
    assert "You lay" not in result.output


def test_take_back() -> None:
    """`u` goes back to before the person's last action, whatever the others have done since."""
    result = run(*PLAY, "--seats", "4", typed="king 2\nu\nking 3\n\n")

    assert "Taken back." in result.output
    before, after = result.output.split("Taken back.")
    assert "Bruno lays a card" in before
    assert "You lay the King in column 3." in after
    assert "│ A ▒ King" in after.split("You lay the King in column 3.")[1]


def test_take_back_twice_and_no_further(tmp_path: Path) -> None:
    """By whole actions, to the beginning of the game."""
    file = tmp_path / "game.txt"

    result = run(*PLAY, "--seats", "4", "--record", str(file), typed="king 2\n1\nundo\nu\nu\nking 3\n")

    assert result.output.count("Taken back.") == 2
    assert "There is nothing to take back yet." in result.output
    own = [line for line in file.read_text(encoding="utf-8").splitlines() if line.startswith("0 ")]
    assert own == ["0 lay king column-3"]


def test_bots_play_on_after_a_take_back(tmp_path: Path) -> None:
    """The game comes to its end, and its record replays."""
    file = tmp_path / "game.txt"

    result = run(*PLAY, "--record", str(file), typed="1\n1\n1\nu\nu\n" + "1\n" * 100)

    assert result.exit_code == 0, result.output
    assert not replay(read_record(file.read_text(encoding="utf-8")), intrigue.GAMES).agenda


@pytest.mark.parametrize("typed", ["? wizard", "?wizard", "? Varázsló", "? varazslo", "? VARÁZSL"])
def test_help_on_a_card(typed: str) -> None:
    """A card is explained by its id or its name in the reader's language, with value, text and clauses."""
    result = run("play", "kabale", "--lang", "hu", typed=f"{typed}\n")

    explained = next(line for line in result.output.splitlines() if line.startswith("Varázsló"))
    assert "7" in explained
    assert "K-123 to K-128" in explained


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_everywhere(language: str) -> None:
    """The help names every command, in every language."""
    say = Lines(language)

    result = run("play", "kabale", "--lang", language, typed="?\n")

    for command in COMMANDS[1:]:
        assert command in result.output
        assert say(f"command-{command}") in result.output


@pytest.mark.parametrize(("game", "own", "other"), [("kabale", "└", "☠"), ("emerald2", "☠", "└")])
def test_the_legend_is_of_the_game_that_is_played(game: str, own: str, other: str) -> None:
    """What the signs on the table mean is said of this game, and of no other."""
    result = run("play", game, "--bots", "random", typed="legend\n")

    explained = result.output.partition("> legend")[2].partition(">")[0]
    assert own in explained
    assert other not in explained


def test_help_on_an_unknown_card() -> None:
    """Whoever asks for a card that does not exist is told which there are."""
    result = run(*PLAY, typed="? unicorn\n")

    assert "There is no card “unicorn”" in result.output
    assert "Little Giant" in " ".join(result.output.split())


def test_story_is_the_whole_story(tmp_path: Path) -> None:
    """`story` tells everything that the person may read, the workings of a settling included."""
    file = tmp_path / "game.txt"

    result = run(*PLAY, "--no-pause", typed="1\n" * 12 + f"save {file}\nstory\n", width=200)

    told = result.output.split("> story\n")[1].splitlines()
    log = replay(read_record(file.read_text(encoding="utf-8")), intrigue.GAMES).log
    words = Words(intrigue.GAMES["kabale"], "en", names_for(2, 0, "You"))
    assert told[: len(log)] == [words.event(telling, 0) for telling in story(log, 0)]
    assert any(event.kind == "total" for event in log)


def test_table_shows_the_discards() -> None:
    """`table` draws the table again, with the discards that may be looked through."""
    result = run(*PLAY, "--no-pause", typed="1\n" * 12 + "table\n", width=200)

    table = result.output.split("> table\n")[1].splitlines()
    assert table[1].startswith("Round ")
    listed = table[table.index("Discards") + 1]
    assert listed.strip().startswith("A  ")
    assert "," in listed


def test_save_and_replay(tmp_path: Path) -> None:
    """A record saved at the prompt can be replayed, and a broken path is said to be one."""
    file = tmp_path / "saved.txt"

    result = run(*PLAY, "--seats", "3", typed=f"1\nsave\nsave /nowhere/at/all.txt\nsave {file}\nquit\n")

    said = result.output.replace("\n", "")
    assert "Where to? Type: save FILE" in said
    assert "could not be written" in said
    assert str(file) in said
    assert replay(read_record(file.read_text(encoding="utf-8")), intrigue.GAMES).agenda
    assert run("replay", str(file), "--lang", "en").exit_code == 0


def test_record_is_kept_after_every_answer(tmp_path: Path) -> None:
    """Whoever leaves in the middle loses nothing, and is told how to go on."""
    file = tmp_path / "game.txt"

    result = run(*PLAY, "--record", str(file), typed="1\n1\nquit\n")

    assert result.exit_code == 0
    assert f"intrigueplaykabale--resume{file}" in "".join(result.output.split()), "however it was broken into lines"
    assert file.read_text(encoding="utf-8").count("\n0 ") == 2


@pytest.mark.parametrize("leaving", ["quit\n", ""])
def test_game_is_kept_unasked(games: Path, leaving: str) -> None:
    """`quit` and Ctrl-D leave with exit code 0, and say how to go on with the game."""
    result = run(*PLAY, typed=f"1\n1\n{leaving}")

    assert result.exit_code == 0
    (file,) = games.iterdir()
    assert f"--resume{file}" in "".join(result.output.split())
    resumed = run("play", "kabale", "--resume", str(file), "--bots", "random", typed="1\n" * 100)
    assert resumed.exit_code == 0
    assert not replay(read_record(file.read_text(encoding="utf-8")), intrigue.GAMES).agenda


def test_how_to_go_on_says_which_seat() -> None:
    """Whoever sat elsewhere sits there again."""
    result = run(*PLAY, "--seats", "3", "--seat", "2", typed="1\nquit\n")

    assert "intrigue play kabale --seat 2 --resume " in " ".join(result.output.split())


def test_game_without_an_answer_leaves_nothing_behind(games: Path) -> None:
    """There is nothing to lose."""
    result = run(*PLAY, typed="quit\n")

    assert "nothing to keep" in result.output
    assert not games.exists()


def test_game_that_cannot_be_kept_is_played_all_the_same(games: Path) -> None:
    """If the folder cannot be written to, that is said at once, with what can be done, and once more at the end."""
    games.parent.mkdir(parents=True)
    games.write_text("in the way")

    result = run(*PLAY, typed="1\n1\nquit\n")

    said = " ".join(result.output.split())
    assert result.exit_code == 0
    assert "You lay" in said
    assert said.count("This game cannot be kept at") == 1
    assert said.index("save FILE writes it elsewhere") < said.index("could not be written, and is lost")
    assert "INTRIGUE_DATA" in said


def test_another_data_folder(tmp_path: Path, games: Path) -> None:
    """The variable names it; games are kept there."""
    run(*PLAY, typed="1\nquit\n", env={"INTRIGUE_DATA": str(tmp_path / "mine")})

    assert len(list((tmp_path / "mine" / "games").glob("*.txt"))) == 1
    assert not games.exists()


def test_save_destroys_nothing(tmp_path: Path) -> None:
    """A file that is there stays as it is, and a folder gets nothing beside it."""
    file, folder = tmp_path / "other.txt", tmp_path / "folder"
    file.write_text("precious")
    folder.mkdir()

    result = run(
        *PLAY, typed=f"1\nsave {file}\nsave {folder}\nsave {tmp_path}/mine.txt\nsave {tmp_path}/mine.txt\nquit\n"
    )

    said = "".join(result.output.split())
    assert "existsalready.Chooseanothername." in said
    assert "isafolder.Addaname" in said
    assert said.count("mine.txt.") == 2
    assert file.read_text() == "precious"
    assert not list(tmp_path.glob("*.part"))


def test_interrupt_ends_cleanly() -> None:
    """Ctrl-C leaves with exit code 130, without a traceback, and says how to go on."""
    playing = subprocess.Popen(
        [sys.executable, "-m", "intrigue", *PLAY],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=environment(),
    )
    assert playing.stdin is not None
    assert playing.stdout is not None
    playing.stdin.write("1\n")
    playing.stdin.flush()
    turns = 0
    while turns < 2:
        turns += playing.stdout.readline().startswith("Your turn")
        assert playing.poll() is None

    playing.send_signal(signal.SIGINT)
    output, errors = playing.communicate(timeout=30)

    assert playing.returncode == 130
    assert "--resume" in " ".join(output.split())
    assert errors == ""


COLOURED = re.compile(rb"\x1b\[(?:[0-9]+;)*4[0-7][;m]")


@pytest.mark.parametrize(("env", "coloured"), [({}, True), ({"NO_COLOR": "1"}, False)])
def test_at_a_keyboard(env: dict[str, str], coloured: bool) -> None:
    """At a terminal Tab completes words, owners have colours unless NO_COLOR is set, and Ctrl-D leaves."""
    keyboard = Keyboard(*PLAY, "--seats", "4", env=env)
    keyboard.wait_for("> ")

    keyboard.type("musk\t4\n")
    keyboard.wait_for("> ")
    keyboard.type("\x04")

    assert keyboard.end() == 0
    assert b"musketeers 4" in keyboard.shown
    assert b"You lay the Musketeers in column 4." in keyboard.shown
    assert b"--resume" in keyboard.shown
    assert bool(COLOURED.search(keyboard.shown)) == coloured


def test_pipe_gets_no_colour() -> None:
    """Where nobody looks at a terminal there are no escape codes."""
    result = process(*PLAY, typed="1\n\n")

    assert result.returncode == 0
    assert "You lay" in result.stdout
    assert "\x1b" not in result.stdout
    assert result.stderr == ""


def test_unknown_signs_do_no_harm() -> None:
    """A terminal that knows ASCII only, and bytes that are no text, are no reason to stop."""
    result = subprocess.run(
        [sys.executable, "-m", "intrigue", *PLAY],
        input=b"\xff\xfe\n1\n",
        capture_output=True,
        env={**environment(), "PYTHONIOENCODING": "ascii"},
        timeout=60,
        check=True,
    )

    assert b"fits none of the answers" in result.stdout
    assert b"You lay" in result.stdout
    assert result.stderr == b""


def test_seed_is_shown_so_that_it_can_be_typed() -> None:
    """A large seed stands there without separators."""
    result = run("play", "kabale", "--seed", "3141592653", "--lang", "en")

    assert "seed 3141592653" in result.output


@pytest.mark.parametrize(("width", "seats"), [(80, 2), (80, 6), (100, 5), (120, 6)])
def test_nothing_is_wider_than_the_terminal(width: int, seats: int) -> None:
    """Tables, hands and stories fit the terminal."""
    result = run(
        *("play", "kabale", "-n", str(seats), "--seed", "3", "--bots", "random", "--lang", "hu", "--no-pause"),
        typed="1\n" * 10,
        width=width,
    )

    assert max(len(line) for line in result.output.splitlines()) <= width


def test_result_shows_both_ways_of_scoring_and_every_award(tmp_path: Path) -> None:
    """At the end stand everybody's goals and points as in the record, and a reason for every goal of the game."""
    file = tmp_path / "game.txt"

    result = run(*PLAY, "--seats", "3", "--record", str(file), typed=FIRST_ANSWERS, width=120)

    end = result.output.split("The result")[1]
    assert "set doubled" in end
    for score in end_line(file).split()[1:]:
        assert f" {score} " in end
    awards = [line for line in end.splitlines() if " in column " in line]
    assert len(awards) == 3 * 6
    assert "the game!" in end or "share" in end
