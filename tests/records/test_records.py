"""Golden records and transcripts: whole games, replayed to the result they state and to every word they tell."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

import pytest

from intrigue import GAMES, Choice, Game, Record, read_record, replay

TESTS = Path(__file__).parent.parent
sys.path.insert(0, str(TESTS.parent / "tools"))

import golden  # noqa: E402

RECORDS = sorted((TESTS / "records").glob("*.txt"))
TRANSCRIPTS = sorted((TESTS / "transcripts").glob("*.txt"))


@cache
def records_of(game: str) -> list[Record]:
    """All golden records of a game."""
    return [read_record(path.read_text()) for path in RECORDS if path.name.startswith(f"{game}-")]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays_to_its_scores(path: Path) -> None:
    """Every answer is still legal, and the scores are those that the record states."""
    record = read_record(path.read_text())

    table = replay(record, GAMES)

    assert not table.agenda
    assert str(record) == path.read_text()


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_there_are_enough_records_and_they_cover_everything(game: Game) -> None:
    """At least twenty, of every number of seats; every verb is said in one of them, and every card and goal named."""
    mine = records_of(game.id)
    said = [answer.phrase.split() for record in mine for answer in record.answers]
    things = {thing for verb in game.verbs.verbs for row in verb.things for thing in row if "seat-" not in thing}

    assert len(mine) >= 20
    assert {record.seats for record in mine} == set(game.seats)
    assert {verb for verb, *_ in said} == {verb.name for verb in game.verbs.verbs}
    assert things <= {name for _, *names in said for name in names}


@pytest.mark.parametrize("choice", [(g, c) for g in GAMES.values() for c in g.choices], ids=lambda pair: pair[1].name)
def test_every_table_option_is_played_with(choice: tuple[Game, Choice]) -> None:
    """Some record has the option set to something else than its default."""
    game, option = choice
    mine = records_of(game.id)

    assert any(record.options.get(option.name, option.values[0]) != option.values[0] for record in mine)


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_a_transcript_is_the_same_to_the_letter(path: Path) -> None:
    """What is asked, offered, told and seen in this game has not changed; `make records` writes it anew."""
    record = read_record((TESTS / "records" / path.name).read_text())

    assert golden.transcript(record) == path.read_text()


def test_there_are_three_transcripts_of_every_game() -> None:
    """A full transcript for each of the first three player counts."""
    games = [path.stem.split("-")[0] for path in TRANSCRIPTS]

    assert all(games.count(game) >= 3 for game in GAMES)
