"""Actions put together at the terminal: in any order, in one line or piece by piece."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import NamedTuple

import pytest
from msgspec.structs import replace

import intrigue
from cli.terminal import LANGUAGES, Asked
from intrigue.drafts import Considered
from intrigue.i18n import Words
from intrigue.kernel.record import Record
from intrigue.kernel.rng import Rng
from intrigue.kernel.run import is_forced, pick
from intrigue.session import Session

EDITIONS = ("emerald1", "emerald2")


class Action(NamedTuple):
    """An action of several pieces: the game before it, the pieces as the rules ask for them, and all answers."""

    before: Record
    seat: int
    phrases: list[str]
    after: list[tuple[int, str]]

    def session(self) -> Session:
        return Session.resume(self.before, intrigue.GAMES[self.before.game])


def answers(record: Record) -> list[tuple[int, str]]:
    return [(seat, phrase) for seat, phrase, _ in record.answers]


def shorter(record: Record, n: int) -> Record:
    out = Record(record.game, record.rules, record.seats, record.options, record.box)
    out.answers = record.answers[:n]
    return out


def actions(name: str, seed: int) -> Iterator[Action]:
    """The actions of several pieces in a random game, each answered piece by piece."""
    session, rng = Session(intrigue.GAMES[name], 3, {}, seed), Rng(seed)
    session.roll()
    while session.question is not None:
        seat, n, told, phrases = session.question.seat, len(session.record.answers), len(session.table.log), []
        while session.question is not None and session.question.seat == seat and len(session.table.log) == told:
            assert not is_forced(session.table)
            phrases.append(session.game.verbs.phrase(int(pick(session.table, rng))))
            session.answer(seat, phrases[-1])
        if len(phrases) > 1:
            yield Action(shorter(session.record, n), seat, phrases, answers(session.record))
        session.roll()


def some(name: str, seed: int, count: int) -> list[Action]:
    return list(islice(actions(name, seed), count))


def carried_out(action: Action, *lines: str, language: str = "en") -> list[tuple[int, str]]:
    """The record after what is typed is carried out."""
    session = action.session()
    phrases = Asked(session, action.seat, language).type(*lines)
    assert phrases is not None, lines
    session.commit(action.seat, phrases)
    return answers(session.record)


def by_name(phrase: str, words: Words) -> str:
    verb, *things = phrase.split()
    return " ".join((verb, *map(words.name, things)))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", EDITIONS)
def test_any_order_in_one_line_is_the_same_action(name: str, seed: int) -> None:
    """The record is that of the plain answers."""
    random = Random(seed)
    for action in some(name, seed, 12):
        pieces = random.sample(action.phrases, len(action.phrases))

        assert carried_out(action, " ".join(pieces), "") == action.after, pieces


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EDITIONS)
def test_any_order_in_any_language(name: str, language: str) -> None:
    """With the names of things in the reader's language, as they are printed."""
    random = Random(7)
    for action in some(name, 7, 6):
        words = Asked(action.session(), action.seat, language).words
        pieces = [by_name(phrase, words) for phrase in random.sample(action.phrases, len(action.phrases))]

        assert carried_out(action, " ".join(pieces), "", language=language) == action.after, pieces


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EDITIONS)
def test_sentences_of_the_list_one_after_the_other(name: str, language: str) -> None:
    """What is copied from the screen leads to the same action, line by line."""
    for action in some(name, 5, 4):
        asked = Asked(action.session(), action.seat, language)
        lines = [asked.words.option(phrase, action.seat) for phrase in action.phrases]

        assert carried_out(action, *lines, "", language=language) == action.after, lines


@pytest.mark.parametrize("name", EDITIONS)
def test_one_piece_on_each_line(name: str) -> None:
    """The draft is kept and shown, and Enter carries it out."""
    for action in some(name, 1, 6):
        asked = Asked(action.session(), action.seat)

        phrases = asked.type(*action.phrases, "")

        assert phrases is not None
        for n in range(1, len(action.phrases) - 1):
            so_far = " · ".join(asked.words.option(phrase, action.seat) for phrase in action.phrases[:n])
            assert f"So far: {so_far}" in asked.shown


@pytest.mark.parametrize("name", EDITIONS)
def test_verb_stands_for_all_that_follows(name: str) -> None:
    """`discard a b` is `discard a discard b`."""
    discards = (a for seed in range(9) for a in actions(name, seed) if a.phrases[0].startswith("discard"))
    action = next(a for a in discards if len(a.phrases) > 2)
    things = [phrase.split()[1] for phrase in action.phrases[:-1]]

    done = carried_out(action, f"{action.phrases[-1]} discard {' '.join(things)}")

    assert done == action.after


def test_verb_may_stand_before_something_else() -> None:
    """It belongs to the first thing that it fits."""
    action = next(a for a in actions("emerald1", 3) if a.phrases[0].startswith("place") and len(a.phrases) == 2)
    card, place = (phrase.split()[1] for phrase in action.phrases)

    assert carried_out(action, f"place {place} {card}") == action.after


def test_verbs_may_be_left_out() -> None:
    """If the rules can take it in one way only; otherwise it is asked which."""
    action = next(a for a in actions("emerald2", 3) if a.phrases[0].startswith("place") and len(a.phrases) == 2)
    card, city = (phrase.split()[1] for phrase in action.phrases)

    assert carried_out(action, f"{card} {city}", action.phrases[0], "") == action.after


def test_several_readings_are_asked_about() -> None:
    """Each is written in full, with a number that is valid."""
    action = next(a for a in actions("emerald2", 3) if a.phrases[0].startswith("place") and len(a.phrases) == 2)
    asked = Asked(action.session(), action.seat)

    asked.type(action.phrases[0].split()[1])

    ways = asked.asking.open
    assert len(ways) > 1
    assert "Several answers fit. Which one?" in asked.shown
    for number, (phrase,) in enumerate(ways, start=1):
        assert f"{number} {asked.words.option(phrase, action.seat)}" in asked.shown
        chosen = Asked(action.session(), action.seat)
        chosen.type(action.phrases[0].split()[1], str(number))
        assert chosen.asking.draft.phrases == [phrase]


def test_card_and_then_a_place() -> None:
    """The place says which of several verbs was meant for the card."""
    action = next(a for a in actions("emerald1", 3) if a.phrases[0].startswith("place") and len(a.phrases) == 2)
    card, place = (phrase.split()[1] for phrase in action.phrases)

    assert carried_out(action, card, f"at {place}") == action.after


# ---------------------------------------------------------------- a draft that changes


def retrieval(name: str = "emerald1") -> Action:
    """Cards and cubes: at least three pieces."""
    found = (a for seed in range(20) for a in actions(name, seed) if a.phrases[0].startswith(("retrieve", "discard")))
    return next(a for a in found if len(a.phrases) > 2)


def test_undo_takes_the_latest_piece_out() -> None:
    """Until nothing is left; then it goes back to the last action."""
    action = retrieval()
    asked = Asked(action.session(), action.seat)

    asked.type(*action.phrases[:2], "undo")
    assert asked.asking.draft.phrases == action.phrases[:1]

    asked.type("undo")
    assert asked.asking.draft.phrases == []


def test_drop_takes_out_what_is_named() -> None:
    """And what does not go without it."""
    action = next(a for seed in range(9) for a in actions("emerald1", seed) if a.phrases[0].startswith("buy"))
    asked = Asked(action.session(), action.seat)
    *cards, _ = action.phrases

    asked.type(*cards, f"drop {cards[0].split()[1]}")

    assert asked.asking.draft.phrases == cards[1:]


def test_drop_by_a_part_of_the_name() -> None:
    """Although that part is the name of another card."""
    action = next(a for a in actions("emerald1", 2) if a.phrases[0] == "move gold_bomb")
    asked = Asked(action.session(), action.seat)

    asked.type(action.phrases[0], "drop gold")

    assert asked.asking.draft.phrases == []


def test_drop_of_what_is_not_there() -> None:
    """Is said to be no part of it."""
    action = retrieval()
    asked = Asked(action.session(), action.seat)

    asked.type(action.phrases[0], "drop cthulhu")

    assert "“cthulhu” is not part of what you have put together." in asked.shown
    assert asked.asking.draft.phrases == action.phrases[:1]


def test_done_carries_out_what_is_complete() -> None:
    """At the end of a line, or on a line of its own; before that it is refused."""
    action = next(a for a in actions("emerald1", 2) if a.phrases[-1] == "done")

    assert carried_out(action, " ".join(action.phrases)) == action.after
    assert carried_out(action, " ".join(action.phrases[:-1]), "done") == action.after
    assert carried_out(action, " ".join(action.phrases[:-1]), "") == action.after


@pytest.mark.parametrize(("language", "done"), [("en", "Done"), ("hu", "kész"), ("de", "fertig"), ("it", "fatto")])
def test_done_in_every_language(language: str, done: str) -> None:
    """As the list says it."""
    action = next(a for a in actions("emerald1", 2) if a.phrases[-1] == "done")

    assert carried_out(action, " ".join(action.phrases[:-1]), done, language=language) == action.after


def test_numbers_of_what_may_be_added() -> None:
    """Every list is numbered from 1, and several numbers add several pieces."""
    action = retrieval()
    asked = Asked(action.session(), action.seat)
    asked.type(action.phrases[0])
    listed = [way[0] for way in asked.asking.shown]

    assert listed == [phrase for phrase in asked.asking.draft.addable if phrase != "done"]
    asked.type(str(1 + listed.index(action.phrases[1])))
    assert asked.asking.draft.phrases == action.phrases[:2]


def test_what_brings_a_secret_to_light_is_asked_once_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enter does it; anything else leaves it for the time being."""
    action = retrieval()
    consider = Session.consider

    def lasting(session: Session, seat: int, draft: Sequence[str]) -> Considered:
        said = consider(session, seat, draft)
        return replace(said, readings=tuple(replace(reading, lasting=True) for reading in said.readings))

    monkeypatch.setattr(Session, "consider", lasting)
    asked = Asked(action.session(), action.seat)

    assert asked.type(" ".join(action.phrases), "n") is None
    assert sorted(asked.type("", "") or ()) == sorted(action.phrases)


# ---------------------------------------------------------------- refusals


def test_exact_phrase_is_refused_with_a_reason() -> None:
    """It is not taken for another one that begins with it."""
    session = next(
        a.session()
        for seed in range(9)
        for a in actions("emerald1", seed)
        if a.phrases[0] in ("place cube_bomb", "place cube_gold")
        and "cube" not in (a.session().game.observe(a.session().table, a.seat).own.hand)
    )
    seat = session.question.seat if session.question else 0
    asked = Asked(session, seat)

    assert asked.type("place cube") is None

    assert asked.asking.draft.phrases == []
    assert (
        "Place cubes with the starting card Cube: You do not have the starting card Cube in your hand." in asked.shown
    )


def test_piece_that_does_not_go_with_the_others_is_named() -> None:
    """The others are not lost by it: nothing is added, and nothing changes."""
    action = next(a for a in actions("emerald2", 3) if a.phrases[0].startswith("place") and len(a.phrases) == 2)
    asked = Asked(action.session(), action.seat)

    asked.type(f"{action.phrases[0]} {action.phrases[1]} go london london")

    assert asked.asking.draft.phrases == []
    assert "London to London: " in asked.shown
