"""The text record: reading, writing, replaying, and what is said when it is broken."""

from __future__ import annotations

import pytest

import intrigue
from intrigue import GAMES, RecordError, read_record, replay
from intrigue.laws import played

GAME = GAMES["kabale"]
TEXT = str(played(GAME, 2, {"start_player": "seat-1"}, seed=3, answers=10**6).record)


def broken(line: int, text: str) -> str:
    """The record with one line replaced (1 is the first)."""
    lines = TEXT.splitlines()
    lines[line - 1] = text
    return "\n".join(lines)


def test_a_record_is_readable_text() -> None:
    """A header, the options, a line for each answer, and the scores."""
    lines = TEXT.splitlines()

    assert lines[:2] == ["kabale rules 1 seats 2", "option start_player seat-1"]
    assert lines[2].startswith("* draw ")
    assert lines[-1].startswith("end ")
    assert str(read_record(TEXT)) == TEXT


def test_remarks_and_empty_lines_do_not_matter() -> None:
    """Lines that begin with # are for people."""
    assert str(read_record("# a fine game\n\n" + TEXT.replace("\n", "\n\n"))) == TEXT


def test_a_record_replays_to_its_result() -> None:
    """The final scores are those that it states."""
    t = replay(read_record(TEXT), GAMES)

    assert intrigue.decision(t) is None
    assert GAME.scores(t) == read_record(TEXT).scores


@pytest.mark.parametrize(
    ("text", "line", "phrase", "why"),
    [
        ("", 1, "", "the record is empty"),
        ("kabale 2", 1, "kabale 2", "a record begins with a line 'GAME rules"),
        ("kabale rules one seats 2", 1, "kabale rules one seats 2", "a record begins with a line 'GAME rules"),
        (broken(3, "draw king"), 3, "draw king", "expected '\\* PHRASE'"),
        (broken(3, "*"), 3, "*", "expected '\\* PHRASE'"),
        (TEXT + "* draw king", len(TEXT.splitlines()) + 1, "* draw king", "nothing may follow"),
        (TEXT.replace("end", "# end") + "option a b", len(TEXT.splitlines()) + 1, "option a b", "expected"),
    ],
)
def test_a_record_that_cannot_be_read_names_line_and_phrase(text: str, line: int, phrase: str, why: str) -> None:
    """What stands there, where, and what should."""
    with pytest.raises(RecordError, match=f"^line {line}: .*{why}") as caught:
        read_record(text)

    assert (caught.value.line, caught.value.phrase) == (line, phrase)


@pytest.mark.parametrize(
    ("text", "line", "phrase", "why"),
    [
        (broken(1, "kabbale rules 1 seats 2"), 1, "kabbale", "there is no game of this name; did you mean 'kabale'"),
        (broken(1, "kabale rules 9 seats 2"), 1, "kabale rules 9 seats 2", "version 9 of the rules; this is version 1"),
        (broken(1, "kabale rules 1 seats 9"), 1, "kabale rules 1 seats 9", "kabale has 2 to 6 seats, not 9"),
        (broken(2, "option start king"), 1, "kabale rules 1 seats 2", "no table option 'start'"),
        (broken(3, "* draw ace"), 3, "draw ace", "is not offered here"),
        (broken(3, "* lay king column-1"), 3, "lay king column-1", "is not offered here"),
        (broken(3, "0 draw king"), 3, "draw king", "chance is to answer here, not seat 0"),
        (broken(11, "0 lay king column-1"), 11, "lay king column-1", "seat 1 is to answer here, not seat 0"),
        (broken(len(TEXT.splitlines()), "end 1 2"), len(TEXT.splitlines()), "end 1 2", "the final scores are"),
        (broken(len(TEXT.splitlines()), "* draw king"), len(TEXT.splitlines()), "draw king", "the game is over before"),
        ("\n".join([*TEXT.splitlines()[:20], "end 1 2"]), 21, "end 1 2", "the game is not over yet"),
    ],
)
def test_a_record_that_does_not_replay_names_line_and_phrase(text: str, line: int, phrase: str, why: str) -> None:
    """The first answer that does not fit is named, with its line in the text."""
    with pytest.raises(RecordError, match=f"^line {line}: .*{why}") as caught:
        replay(read_record(text), GAMES)

    assert (caught.value.line, caught.value.phrase) == (line, phrase)
