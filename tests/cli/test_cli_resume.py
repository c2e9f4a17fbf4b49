"""Going on with a game that was left: by the person, by a killed process, or by a broken line."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.terminal import Keyboard, run
from intrigue import GAMES, RecordError, Session, read_record
from intrigue.cli.unfinished import bots_in, left, person_in
from intrigue.laws import played, snapshot

GAME = next(iter(GAMES))


def left_game(path: Path) -> Session:
    """A game of three in the middle, in a file, with seat 0 to answer."""
    session = played(GAMES[GAME], 3, {}, seed=4, answers=60)
    session.roll()
    while session.question is not None and session.question.seat != 0:
        session.take(session.question.seat, session.question.options[0])
        session.roll()
    path.write_text(str(session.record))
    return session


def test_a_session_is_what_its_record_leads_to() -> None:
    """Table, story and the right to take back are those of the session that was left."""
    left = played(GAMES[GAME], 3, {}, seed=4, answers=60)

    again = Session.resume(read_record(str(left.record)), left.game)

    assert snapshot(again.table) == snapshot(left.table)
    assert again.table.log == left.table.log
    assert str(again.record) == str(left.record)
    assert [again.can_take_back(seat) for seat in range(3)] == [left.can_take_back(seat) for seat in range(3)]


def test_a_broken_record_is_not_resumed() -> None:
    """The line is named."""
    text = str(played(GAMES[GAME], 3, {}, seed=4, answers=60).record)
    number = text.count("\n") + 1

    with pytest.raises(RecordError, match=f"^line {number}: "):
        Session.resume(read_record(f"{text}7 nonsense\n"), GAMES[GAME])


def test_a_left_game_is_played_to_its_end(tmp_path: Path) -> None:
    """The record goes on in the same file, from where it was."""
    file = tmp_path / "game.txt"
    before = left_game(file).record

    done = run("play", GAME, "--resume", str(file), "--no-pause", typed="1\n" * 400)

    assert done.exit_code == 0, done.output
    after = read_record(file.read_text())
    assert after.scores is not None
    assert [a[:2] for a in after.answers[: len(before.answers)]] == [a[:2] for a in before.answers]


def test_a_game_that_is_over_cannot_be_resumed(tmp_path: Path) -> None:
    """It can be replayed, and the message says how."""
    file = tmp_path / "game.txt"
    file.write_text(str(played(GAMES[GAME], 2, {}, seed=4, answers=10**6).record))

    done = run("play", GAME, "--resume", str(file), "--lang", "en")

    assert done.exit_code == 1
    assert f"intrigue replay {file}" in done.output


def test_a_record_is_never_overwritten(tmp_path: Path) -> None:
    """The message says how to go on with the game in it, and the file is as it was."""
    file = tmp_path / "game.txt"
    left_game(file)
    text = file.read_text()

    done = run("play", GAME, "--record", str(file), "--lang", "en")

    assert done.exit_code == 2
    assert f"--resume {file}" in done.output
    assert file.read_text() == text


@pytest.mark.parametrize(
    ("content", "says"),
    [(b"\xff\xfe", "text"), (b"chess rules 1 seats 2\n", "chess"), (b"", "empty"), (b"nonsense\n", "nonsense")],
)
def test_a_file_that_is_no_record_is_refused(tmp_path: Path, content: bytes, says: str) -> None:
    """With a message and exit code 1, and the file is as it was."""
    file = tmp_path / "game.txt"
    file.write_bytes(content)

    done = run("play", GAME, "--resume", str(file), "--lang", "en")

    assert done.exit_code == 1
    assert says in done.output
    assert file.read_bytes() == content


# ---------------------------------------------------------------- a game that was left is offered


def kept_by_itself(games: Path) -> Path:
    """The record of a game that was left after one answer, in the folder where games are kept."""
    run("play", GAME, "--bots", "novice,medium", "--seats", "2", "--lang", "en", typed="1\n\n")
    (file,) = games.glob("*.txt")
    return file


def at_the_keyboard(tmp_path: Path) -> Keyboard:
    """Somebody starts a game without saying anything else."""
    return Keyboard("play", GAME, "--lang", "en", "--no-pause", env={"XDG_DATA_HOME": str(tmp_path / "data")})


def test_a_game_that_was_left_is_offered_and_goes_on(games: Path, tmp_path: Path) -> None:
    """Enter goes on with it, in the same file and with the same bots."""
    file = kept_by_itself(games)
    before = read_record(file.read_text())

    player = at_the_keyboard(tmp_path)
    player.wait_for("go on with it")
    player.type("\r")
    player.wait_for("tells what has happened so far")
    player.wait_for("> ")
    player.type("quit\r")

    assert player.end() == 0
    assert b"begins the game" not in player.shown
    after = read_record(file.read_text())
    assert [answer[:2] for answer in after.answers] == [answer[:2] for answer in before.answers]
    assert after.bots == before.bots != {}
    assert list(games.glob("*")) == [file]


def test_an_offer_can_be_declined(games: Path, tmp_path: Path) -> None:
    """The game that was left stays as it is; what is neither yes nor no is asked again."""
    file = kept_by_itself(games)
    text = file.read_text()

    player = at_the_keyboard(tmp_path)
    player.wait_for("go on with it")
    player.type("perhaps\r")
    player.wait_for("go on with it")
    player.type("n\r")
    player.wait_for("> ")
    player.type("quit\r")

    assert player.end() == 0
    assert file.read_text() == text


def test_what_is_over_or_of_other_rules_is_not_offered(games: Path) -> None:
    """The latest game that can go on is found, whatever else lies there."""
    file = kept_by_itself(games)
    rules = GAMES[GAME]
    over = played(rules, 2, {}, seed=4, answers=10**6).record
    (games / f"{GAME}-later.txt").write_text(str(over))
    (games / f"{GAME}-other.txt").write_text(str(over).replace(f"rules {rules.rules}", "rules 999", 1))
    (games / f"{GAME}-broken.txt").write_bytes(b"\xff")

    assert left(rules) == file
    file.unlink()
    assert left(rules) is None


def test_nobody_is_asked_without_a_keyboard(games: Path) -> None:
    """Scripts go on as before, and so does whoever says how the game is to be."""
    kept_by_itself(games)

    done = run("play", GAME, "--lang", "en", typed="quit\n")

    assert "go on with it" not in done.output


def test_the_person_sits_where_no_bot_does() -> None:
    """And the bots are those of before; where the record names none, those that are usual."""
    record = read_record(str(played(GAMES[GAME], 3, {}, seed=4, answers=5).record))
    record.bots = {0: "novice", 2: "hard:bold"}

    assert (person_in(record), bots_in(record, "medium")) == (1, ["novice", "medium", "hard:bold"])
    record.bots = {}
    assert (person_in(record), bots_in(record, "medium")) == (0, ["medium"] * 3)


@pytest.mark.parametrize(("language", "save"), [("de", "speichern"), ("hu", "mentés"), ("it", "salva")])
def test_a_folder_is_no_file_to_save_in(tmp_path: Path, language: str, save: str) -> None:
    """It is said in the reader's language, with what to type, and nothing is left behind."""
    folder = tmp_path / "folder"
    folder.mkdir()

    done = run("play", GAME, "--bots", "random", "--lang", language, typed=f"{save} {folder}\nquit\n", width=300)

    assert f"{save} {folder}/" in done.output.partition(f"> {save}")[2]
    assert "directory" not in done.output
    assert [*tmp_path.glob("*.part"), *folder.iterdir()] == []
