"""Drafts: an action in any order, what may be added to it, and what it would be."""

from __future__ import annotations

import pytest

from intrigue import GAMES, IllegalAnswer, Session, WrongSeat
from intrigue.drafts import MOST_WISHES, WORK, judge
from intrigue.laws import snapshot

KABALE = GAMES["kabale"]
EMERALD = GAMES["emerald2"]


@pytest.fixture
def session() -> Session:
    """The second edition with three players, in the first turn of somebody."""
    session = Session(EMERALD, 3, seed=11)
    session.roll()
    while (question := session.question) is not None and question.prompt != "act":
        session.answer(question.seat, EMERALD.verbs.phrase(question.options[0]))
        session.roll()
    return session


def asked(session: Session) -> int:
    question = session.question
    assert question is not None
    return question.seat


def placing(session: Session) -> str:
    """A card of the hand that places cubes."""
    addable = session.consider(asked(session), []).addable
    return next(phrase.split()[1] for phrase in addable if phrase.startswith("place "))


def test_an_empty_draft_says_what_may_be_begun(session: Session) -> None:
    """It has one reading, which is no action yet."""
    question = session.question
    assert question is not None

    said = session.consider(question.seat, [])

    assert set(said.addable) >= {EMERALD.verbs.phrase(option) for option in question.options}
    assert [(reading.phrases, reading.complete) for reading in said.readings] == [((), False)]


def test_the_order_of_touching_does_not_matter(session: Session) -> None:
    """The city may come before the card; the reading has the order of the rules."""
    card = placing(session)

    said = session.consider(asked(session), ["city london", f"place {card}"])

    (reading,) = said.readings
    assert reading.phrases == (f"place {card}", "city london")
    assert (reading.complete, reading.last, reading.lasting, reading.at_once) == (True, "city london", False, True)


def test_a_card_without_its_verb_can_mean_several_things(session: Session) -> None:
    """Until the next touch leaves one reading."""
    card = placing(session)

    alone = session.consider(asked(session), [card])
    with_city = session.consider(asked(session), [card, "city london"])

    assert {f"place {card}", f"discard {card}"} <= {reading.phrases[0] for reading in alone.readings}
    assert "city london" in alone.addable
    assert [reading.phrases for reading in with_city.readings] == [(f"place {card}", "city london")]


def test_a_wish_that_can_be_left_out(session: Session) -> None:
    """The city alone can: without the card nothing is begun."""
    card = placing(session)

    said = session.consider(asked(session), [f"place {card}", "city london"])

    assert said.removable == (1,)


def test_wishes_that_do_not_go_together_have_no_reading(session: Session) -> None:
    """Nothing may be added to them either."""
    card = placing(session)

    said = session.consider(asked(session), [f"place {card}", "pass"])

    assert said.readings == ()
    assert said.addable == ()
    assert said.removable == (0, 1)


def test_a_commit_gives_all_answers_at_once(session: Session) -> None:
    """In the order of the rules, and the seat is asked for its next action."""
    card = placing(session)
    seat, n = asked(session), len(session.record.answers)

    session.commit(seat, ["city london", card])

    assert [answer[:2] for answer in session.record.answers[n:]] == [(seat, f"place {card}"), (seat, "city london")]
    assert session.begun(seat) == n


@pytest.mark.parametrize(
    ("draft", "says"),
    [
        (["place {card}"], "not a whole action yet"),
        (["{card}"], "several things"),
        (["pass", "pass"], "do not take this together"),
        (["sing"], "neither a phrase of this game nor the things of one"),
        (["pass"] * (MOST_WISHES + 1), "no more than"),
    ],
)
def test_what_is_no_action_is_refused(session: Session, draft: list[str], says: str) -> None:
    """The message says what is wrong, and nothing has changed."""
    card = placing(session)
    before = snapshot(session.table), str(session.record)

    with pytest.raises(IllegalAnswer, match=says):
        session.commit(asked(session), [wish.format(card=card) for wish in draft])

    assert (snapshot(session.table), str(session.record)) == before


def test_only_the_seat_that_is_asked_may_consider(session: Session) -> None:
    """Nobody else has a draft."""
    other = (asked(session) + 1) % 3

    with pytest.raises(WrongSeat):
        session.consider(other, [])
    with pytest.raises(WrongSeat):
        session.commit(other, ["pass"])


def test_a_game_of_single_answers_is_drafted_too() -> None:
    """A card and its column are one phrase, with or without the verb."""
    session = Session(KABALE, 2, {"start_player": "seat-0"}, seed=5)
    session.roll()
    phrase = session.consider(0, []).addable[0]

    said = session.consider(0, [phrase.partition(" ")[2]])
    session.commit(0, [phrase.partition(" ")[2]])

    assert [(reading.phrases, reading.at_once) for reading in said.readings] == [((phrase,), True)]
    assert session.record.answers[-1].phrase == phrase


def test_the_work_is_bounded(session: Session) -> None:
    """However many wishes of however many meanings are sent."""
    seat = asked(session)
    cards = [phrase.split()[1] for phrase in session.consider(seat, []).addable if phrase.startswith("discard ")]
    judging = judge(EMERALD, EMERALD.observe(session.table, seat), seat)

    judging.consider([cards[i % len(cards)] for i in range(MOST_WISHES)])

    assert 1000 < judging.work <= WORK
