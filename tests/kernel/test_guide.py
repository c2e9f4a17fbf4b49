"""Guided first games: every one of them is played whole against the rules, with words in every language."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from intrigue import GAMES, Game
from intrigue.guide import REGIONS, BadGuide, Guide, guide_of, read_guide
from intrigue.i18n import LANGUAGES, Words
from intrigue.kernel.errors import IllegalAnswer, OffScript, RecordError
from intrigue.kernel.record import replay
from intrigue.kernel.table import CHANCE
from intrigue.session import Session
from laws.court import GAME as COURT

GUIDED = [game for game in GAMES.values() if guide_of(game) is not None]
every_guided = pytest.mark.parametrize("game", GUIDED, ids=lambda game: str(game.id))


def told(game: Game) -> Guide:
    """The game's guide."""
    guide = guide_of(game)
    assert guide is not None
    return guide


class Step(msgspec.Struct):
    """A lesson as somebody comes to it."""

    n: int
    question: bool
    named: frozenset[str]
    refused: int


@cache
def played(name: str) -> tuple[list[Step], Session]:
    """All lessons of a guide, played as people play it: what is wanted is done at once, everything else is tried."""
    game = GAMES[name]
    guide = told(game)
    session = Session(game, guide.record.seats, guide.record.options, script=guide.script)
    steps: list[Step] = []
    while True:
        session.take_forced()
        session.roll()
        n, asked = len(session.record.answers), session.asked
        assert asked is not None
        assert asked != CHANCE
        if asked != guide.seat:
            assert session.scripted is not None
            session.answer(asked, session.scripted.phrase)
            continue
        lesson = guide.lessons.get(n)
        assert lesson is not None, f"after {n} answers nothing is said: {guide.script[n:][:1]}"
        question = session.page(guide.seat).question
        steps.append(Step(n, question is not None, _named(session, guide.seat), _refused(session, guide)))
        if not lesson.answers:
            return steps, session
        session.commit(guide.seat, lesson.action(game, session.table))


def _named(session: Session, seat: int) -> frozenset[str]:
    """All that can be pointed at: what answers name, and what the seat sees."""
    page = session.page(seat)
    phrases = page.question.phrases if page.question else ()
    words = [word for phrase in phrases for word in phrase.split()]
    considered = session.consider(seat, [])
    words += [word for phrase in considered.addable for word in phrase.split()]
    return frozenset([*words, *_strings(msgspec.to_builtins((page.view, page.board)))])


def _strings(value: object) -> list[str]:
    if isinstance(value, dict):
        return [*map(str, value), *(text for one in value.values() for text in _strings(one))]
    if isinstance(value, (list, tuple)):
        return [text for one in value for text in _strings(one)]
    return [value] if isinstance(value, str) else []


def _refused(session: Session, guide: Guide) -> int:
    """How many other answers are refused, with nothing changed."""
    before = str(session.record)
    wanted = session.scripted
    others = [phrase for phrase in session.page(guide.seat).question.phrases if wanted and phrase != wanted.phrase]  # type: ignore[union-attr]
    for phrase in others:
        with pytest.raises(OffScript):
            session.answer(guide.seat, phrase)
    assert str(session.record) == before
    return len(others)


def test_who_has_one() -> None:
    """Each game of ours can be learned by playing; one of another package may do without."""
    assert list(GAMES.values()) == GUIDED
    assert guide_of(COURT) is None


@every_guided
def test_it_replays(game: Game) -> None:
    """It is a record as any other: a change of the rules is noticed here."""
    replay(told(game).record, GAMES)


@every_guided
def test_it_can_be_played_as_it_is_told(game: Game) -> None:
    """What a note asks for is one action, and leads to the next notes; in the end the person plays on."""
    steps, session = played(game.id)
    guide = told(game)

    assert [step.n for step in steps] == list(guide.lessons)
    assert session.record.answers == guide.script
    assert session.scripted is None
    assert not session.over
    session.answer(guide.seat, session.page(guide.seat).question.phrases[0])  # type: ignore[union-attr]


@every_guided
def test_something_else_is_refused(game: Game) -> None:
    """As long as the guide leads, nothing else is done."""
    steps, _ = played(game.id)

    assert sum(step.refused > 0 for step in steps[:-1]) > len(steps) / 2


@every_guided
def test_chapters_follow_each_other(game: Game) -> None:
    """Each begins with a note, and ends where the next begins."""
    guide = told(game)
    starts = list(guide.chapters.values())

    assert starts == sorted(set(starts))
    assert starts[0] == next(iter(guide.lessons))
    assert starts[-1] == len(guide.script)
    assert set(starts) <= set(guide.lessons)
    assert [guide.chapter_at(start) for start in starts] == list(guide.chapters)


@every_guided
def test_what_is_pointed_at_is_there(game: Game) -> None:
    """A note points at what the person sees or may answer with, or at a part of the page."""
    steps, _ = played(game.id)

    for step in steps:
        lesson = told(game).lessons[step.n]
        wanted = {word for phrase in lesson.answers for word in phrase.split()}
        for note in lesson.notes:
            assert set(note.refs) <= step.named | wanted | set(REGIONS), note


@every_guided
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_note_has_words(game: Game, language: str) -> None:
    """In every language, short enough to be read at a glance, and no two notes say the same."""
    words = Words(game, language)
    guide = told(game)

    said = [words.line(line) for line in {note.line for lesson in guide.lessons.values() for note in lesson.notes}]
    titles = [words.line(f"guide-chapter-{chapter}") for chapter in guide.chapters]

    assert len(set(said)) == len(said)
    assert max(map(len, said)) <= 330, max(said, key=len)
    assert max(map(len, titles)) <= 40


@every_guided
def test_bots_are_gentle(game: Game) -> None:
    """Beginners play against beginners, and everybody has a name."""
    guide = told(game)

    assert set(guide.record.bots.values()) <= {"novice", "easy"}
    assert guide.names.keys() == guide.record.bots.keys()


BEGINNING = "kabale rules 1 seats 2\n# seat 1: novice\n"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("kabale rules 1 seats 2\n", "one seat is the person's"),
        (f"{BEGINNING}#> sing welcome\n", "line 3: expected"),
        (f"{BEGINNING}#> say Welcome\n", "line 3: expected"),
    ],
)
def test_what_cannot_be_read(text: str, why: str) -> None:
    """It is said what is wrong, and where."""
    with pytest.raises(BadGuide, match=why):
        read_guide(text)


def test_a_record_that_does_not_replay_is_noticed() -> None:
    """A scripted answer that the rules do not offer names its line."""
    guide = read_guide(f"{BEGINNING}* draw king\n0 lay king column-9\n")

    with pytest.raises((RecordError, IllegalAnswer)):
        replay(guide.record, GAMES)
