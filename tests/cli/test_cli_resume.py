"""Going on with a game that was left: by the person, by a killed process, or by a broken line."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.terminal import run
from intrigue import GAMES, RecordError, Session, read_record
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
