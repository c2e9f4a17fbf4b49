"""Sessions: answering as a person does, pages, and taking back."""

from __future__ import annotations

import pytest

from intrigue import CHANCE, GAMES, GameOver, IllegalAnswer, NoTakeBack, Session, WrongSeat
from intrigue.kernel.record import Answer
from intrigue.kernel.run import offered
from intrigue.laws import played, snapshot, step
from intrigue.session import CHECKPOINT, SAMPLES

GAME = GAMES["kabale"]


@pytest.fixture
def session() -> Session:
    """Two players, seat 0 to begin."""
    session = Session(GAME, 2, {"start_player": "seat-0"}, seed=5)
    session.roll()
    return session


def first_answer(session: Session) -> str:
    question = session.question
    assert question is not None
    return GAME.verbs.phrase(question.options[0])


def unchanged(session: Session) -> tuple[object, str]:
    return snapshot(session.table), str(session.record)


def test_rolling_stops_when_a_seat_is_asked(session: Session) -> None:
    """Six cards and two goals are drawn, and each draw is in the record."""
    question = session.question

    assert question is not None
    assert question.seat == 0
    assert [answer.seat for answer in session.record.answers] == [CHANCE] * 8


def test_an_answer_goes_into_the_record(session: Session) -> None:
    """With its seat and its phrase."""
    phrase = first_answer(session)

    session.answer(0, phrase.upper())

    assert session.record.answers[-1][:2] == (0, phrase)


@pytest.mark.parametrize("seat", [-1, 1, 2, 7])
def test_an_answer_by_the_wrong_seat_changes_nothing(session: Session, seat: int) -> None:
    """Neither a seat that is not asked nor one that does not exist can answer."""
    before = unchanged(session)

    with pytest.raises(WrongSeat, match="seat"):
        session.answer(seat, first_answer(session))

    assert unchanged(session) == before


def test_nobody_answers_for_chance() -> None:
    """While chance is asked, no seat is."""
    session = Session(GAME, 2)

    with pytest.raises(WrongSeat, match="it is not for seat 0 to answer; chance is asked"):
        session.answer(0, "start seat-0")


@pytest.mark.parametrize("phrase", ["swap column-1", "lay king column-6", "sing", ""])
def test_an_answer_that_is_not_offered_changes_nothing(session: Session, phrase: str) -> None:
    """The message names the phrase."""
    before = unchanged(session)

    with pytest.raises(IllegalAnswer, match=repr(phrase)):
        session.answer(0, phrase)

    assert unchanged(session) == before


def test_a_finished_session_takes_no_answer() -> None:
    """And its record states the scores."""
    session = played(GAME, 2, {}, seed=1, answers=10**6)

    with pytest.raises(GameOver):
        session.answer(0, "keep")

    assert session.record.scores == GAME.scores(session.table)
    assert session.page(0).asked is None
    assert session.page(0).question is None


def test_a_page_holds_the_viewer_s_question_only(session: Session) -> None:
    """Everybody sees who is waited for, and only that seat sees what is asked."""
    mine, theirs, public = session.page(0), session.page(1), session.page(None)

    decision = session.question
    assert decision is not None
    assert mine.question is not None
    assert (mine.question.seat, mine.question.prompt) == (decision.seat, decision.prompt)
    assert mine.question.phrases == tuple(map(GAME.verbs.phrase, decision.options))
    assert theirs.question is None
    assert public.question is None
    assert (mine.asked, theirs.asked, public.asked) == (0, 0, 0)
    assert mine.n == len(session.record.answers)
    assert public.view.own is None


def test_a_page_tells_the_story_since(session: Session) -> None:
    """What the viewer has read already is left out."""
    whole = session.page(1).story

    assert session.page(1, since=3).story == whole[3:]


def test_an_excerpt_has_only_the_viewer_s_own_answers(session: Session) -> None:
    """Who answered is public; what the others and chance said is not."""
    phrase = first_answer(session)
    session.answer(0, phrase)

    assert session.excerpt(0).splitlines()[-1] == f"0 {phrase}"
    assert session.excerpt(1).splitlines()[-1] == "0 …"
    assert session.excerpt(None).splitlines()[2] == "* …"


def test_a_card_laid_where_nothing_is_turned_up_can_be_taken_back(session: Session) -> None:
    """Before the draw, nobody has learned anything from it."""
    before = unchanged(session)
    told = len(session.table.log)
    session.answer(0, first_answer(session))

    assert session.can_take_back(0)
    assert not session.can_take_back(1)
    session.take_back(0)

    assert unchanged(session) == before
    assert len(session.table.log) == told


def test_nothing_is_taken_back_after_a_draw(session: Session) -> None:
    """The player has seen a new card."""
    session.answer(0, first_answer(session))
    session.roll()
    before = unchanged(session)

    assert not session.can_take_back(0)
    with pytest.raises(NoTakeBack, match="seat 0"):
        session.take_back(0)

    assert unchanged(session) == before


def test_nothing_is_taken_back_after_a_card_was_turned_up(session: Session) -> None:
    """Laying a card below another has brought that one to light."""
    session.answer(0, first_answer(session))
    session.roll()
    question = session.question
    assert question is not None
    below = next(o for o in question.options if GAME.verbs.phrase(o).endswith("column-1"))
    step(session, below)

    assert session.table.log[-1].kind != "laid"
    assert not session.can_take_back(1)


def test_nothing_is_taken_back_by_somebody_else(session: Session) -> None:
    """Only one's own last answer can be."""
    session.answer(0, first_answer(session))

    with pytest.raises(NoTakeBack):
        session.take_back(1)


def test_a_fresh_session_has_nothing_to_take_back() -> None:
    """There is no answer yet."""
    assert not Session(GAME, 2).can_take_back(0)


@pytest.fixture(scope="module")
def long() -> Session:
    """A game that has more answers than lie between two checkpoints."""
    return played(GAMES["emerald2"], 3, {}, 4, answers=3 * CHECKPOINT + 20)


@pytest.mark.parametrize("n", [0, 1, CHECKPOINT - 1, CHECKPOINT, CHECKPOINT + 1, 3 * CHECKPOINT, 3 * CHECKPOINT + 20])
def test_the_past_is_played_on_from_a_checkpoint(long: Session, n: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """No more answers are given again than lie between two of them."""
    given: list[Answer] = []
    follow = Session.follow

    def counted(self: Session, answer: Answer) -> None:
        given.append(answer)
        follow(self, answer)

    monkeypatch.setattr(Session, "follow", counted)

    past = long.at(n)

    assert len(past.record.answers) == n
    assert len(given) == n % CHECKPOINT
    assert [event.kind for event in past.table.log] == [event.kind for event in long.table.log[: len(past.table.log)]]


def test_points_over_time_are_those_of_each_moment(long: Session) -> None:
    """From the beginning until now, as many moments as a chart shows."""
    samples = long.points_over_time(1)

    assert len(samples) == SAMPLES
    assert (samples[0].n, samples[-1].n) == (0, len(long.record.answers))
    for sample in samples[:: SAMPLES // 4]:
        past = long.at(sample.n)
        assert (sample.told, sample.points) == (len(past.table.log), past.board(1, past.view(1)).points)


def test_going_back_forgets_what_came_after() -> None:
    """Also the checkpoints: another game from there on has its own past."""
    session = played(GAMES["emerald2"], 2, {}, 7, answers=2 * CHECKPOINT + 50)
    session.go_back(CHECKPOINT + 10)
    before = str(session.record)

    while len(session.record.answers) < 2 * CHECKPOINT + 50:
        session.roll()
        seat = session.asked
        assert seat is not None
        session.take(seat, offered(session.table)[-1])

    assert str(session.record).startswith(before)
    again = Session.resume(session.record, session.game)
    assert snapshot(session.at(2 * CHECKPOINT + 5).table) == snapshot(again.at(2 * CHECKPOINT + 5).table)
