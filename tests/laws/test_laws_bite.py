"""The laws bite: each planted bug is caught by the law that is made for it, and only the bug makes the difference."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from typing import Any

import pytest
from mypy_extensions import i64

from intrigue import laws
from intrigue.bots.explain import Way
from intrigue.kernel.bag import held
from intrigue.kernel.companions import Suspicion
from intrigue.kernel.event import Telling
from intrigue.kernel.game import Belief, Game
from intrigue.kernel.observation import Axis, Field, Observer, Row, seat_axis
from intrigue.kernel.rng import Rng
from intrigue.kernel.run import advance
from intrigue.kernel.table import Table
from intrigue.session import Asked, Session
from laws.court import CARD_NAMES, CARDS, COPIES, GAME, STRIKE, Court, CourtGame, Turn

Law = Callable[[Game, Session, Rng], None]


def lax_advance(t: Table, option: int) -> None:
    """An `advance` that lets a player strike at their own seat."""
    step = t.agenda[-1]
    if isinstance(t, Court) and isinstance(step, Turn) and option == STRIKE + step.seat:
        t.agenda.pop()
        step.take(t, option)
    else:
        advance(t, option)


def on_tables(law: Callable[[Game, Table, Rng], None]) -> Law:
    return lambda game, session, rng: law(game, session.table, rng)


IMAGINE = on_tables(laws.imagine_fits)
QUESTION = on_tables(laws.same_question)
STRANGERS = on_tables(laws.strangers_cannot_tell)
SIGHT: Law = lambda game, session, rng: laws.same_sight_same_story(game, session.table)  # noqa: E731
LEAKS: Law = laws.nothing_else_leaks
TAKE_BACK: Law = laws.take_back_shows_nothing
COPY = on_tables(laws.copy_is_apart)
SILENCE = on_tables(laws.silence_writes_nothing)
REPLAY: Law = lambda game, session, rng: laws.record_replays(game, session)  # noqa: E731
PAST: Law = laws.past_is_what_was
PIECES: Law = lambda game, session, rng: laws.pieces_are_kept(game, session)  # noqa: E731
ENDS = on_tables(laws.it_ends)
REFUSED: Law = lambda game, session, rng: laws.illegal_is_refused(game, session.table)  # noqa: E731
LAX: Law = lambda game, session, rng: laws.illegal_is_refused(game, session.table, lax_advance)  # noqa: E731
FORCED: Law = laws.forced_is_no_secret
DRAFTS: Law = laws.drafts_depend_on_the_view
ADDABLE: Law = laws.addable_is_what_is_accepted
COMMIT: Law = laws.commit_is_one_action
THOUGHTS: Law = laws.thoughts_depend_on_the_view

ALL = (
    *(IMAGINE, QUESTION, STRANGERS, SIGHT, LEAKS, TAKE_BACK, COPY, SILENCE, REPLAY, PAST, PIECES, ENDS, REFUSED),
    *(FORCED, DRAFTS, ADDABLE, COMMIT, THOUGHTS),
)


def run(law: Law, game: CourtGame) -> None:
    """A law over games of every length and every number of seats."""
    for seed in range(40):
        session = laws.played(game, game.seats[seed % 3], {}, seed, answers=seed)
        law(game, session, Rng(seed))


@pytest.mark.parametrize("law", ALL)
def test_the_game_without_a_bug_keeps_every_law(law: Law) -> None:
    """Nothing is caught where nothing is wrong."""
    run(law, GAME)


@pytest.mark.parametrize(
    ("bug", "law", "says"),
    [
        ("bug_asks_only_holders", STRANGERS, "whom it asks tells seat"),
        ("bug_unmarked_secret", SIGHT, "the story tells seat"),
        ("bug_unmarked_opening", TAKE_BACK, "has learned something"),
        ("bug_shared_list", COPY, "changed the original"),
        ("bug_leaking_order", IMAGINE, "imagines what it does not see"),
        ("bug_leaking_order", LEAKS, "tells seat"),
        ("bug_leaking_order", THOUGHTS, "what ismcts thinks tells seat"),
        ("bug_written_for_nobody", SILENCE, "nobody listens"),
        ("bug_lost_piece", PIECES, "pieces are not kept"),
        ("bug_telling_options", QUESTION, "tell what it does not see"),
        ("bug_endless", ENDS, "goes on after"),
        ("bug_forgetful_imagination", IMAGINE, "imagines what it does not see"),
        ("bug_hidden_dice", REPLAY, "replays to another"),
        ("bug_hidden_dice", PAST, "it was otherwise"),
        ("bug_forced_window", FORCED, "can tell by the pace"),
        ("bug_telling_options", DRAFTS, "considering tells seat"),
    ],
)
def test_a_planted_bug_is_caught(bug: str, law: Law, says: str) -> None:
    """The law that is made for it catches the bug."""
    game = type("Buggy", (CourtGame,), {bug: True})()

    with pytest.raises(AssertionError, match=says):
        run(law, game)


def test_a_coach_who_goes_by_more_than_the_view_is_caught() -> None:
    """This one says something else each time it is asked the same."""
    times = count()

    def fickle(game: Game, it: Asked) -> tuple[Way, ...]:
        return (Way((str(next(times)),), None, 1, None, (), ()),)

    def law(game: Game, session: Session, rng: Rng) -> None:
        laws.thoughts_depend_on_the_view(game, session, rng, coaching=fickle)

    with pytest.raises(AssertionError, match="what the coach says tells seat"):
        run(law, GAME)


def test_an_illegal_option_accepted_is_caught() -> None:
    """An `advance` that takes what is not offered is caught by the law of refusal."""
    with pytest.raises(AssertionError, match="is not offered, but was accepted"):
        run(LAX, GAME)


# ---------------------------------------------------------------- numbers


class CourtNumbers(Observer[Court]):
    """A court in numbers, right or with a bug planted in it."""

    def __init__(self, bug: str = "") -> None:
        self.bug = bug

    def fields(self, seats: int) -> list[Field]:
        card = Axis("card", CARD_NAMES)
        steps = Axis("part", ["…"] * 40)
        return [
            *[Field(name, "", card) for name in ("hand", "discards", "unseen")],
            *(Field("steps", "", steps), Field("viewer", ""), Field("points", "", seat_axis(seats))),
            Field("hand_sizes", "", seat_axis(seats)),
        ]

    def left_out(self) -> dict[str, str]:
        return {"turns": "not needed to plant bugs"}

    def write(self, t: Court, viewer: i64, row: Row) -> None:
        hand = 0 if self.bug == "leaking" else viewer
        if hand < 0:
            row.nothing(CARDS)
        else:
            row.bag(t.hands, hand, CARDS)
        row.bag(t.discards, 0, CARDS)
        for card in range(CARDS):
            row.put(COPIES - t.discards[card] - (t.hands[viewer * CARDS + card] if viewer >= 0 else 0))
        numbers = [n for step in t.agenda for n in (*map(ord, type(step).__name__[:2]), *step.fields())]
        if self.bug == "blind":
            numbers = []
        for n in numbers[-40:]:
            row.put(n + 1)
        row.nothing(40 - len(numbers[-40:]))
        row.put(viewer)
        for points in t.points:
            row.put(points)
        for seat in range(t.seats):
            row.put(held(t.hands, seat, CARDS))
        if self.bug == "long":
            row.at -= 1


def numbers_law(bug: str) -> Law:
    return lambda game, session, rng: laws.numbers_are_the_view(game, session, rng, CourtNumbers(bug))


def test_numbers_without_a_bug_keep_the_law() -> None:
    """Nothing is caught where nothing is wrong."""
    run(numbers_law(""), GAME)


@pytest.mark.parametrize(
    ("bug", "says"),
    [
        ("leaking", "the numbers tell seat"),
        ("blind", "look alike in numbers"),
        ("long", "not what the fields say"),
    ],
)
def test_a_bug_in_numbers_is_caught(bug: str, says: str) -> None:
    """The law catches each in its way."""
    with pytest.raises(AssertionError, match=says):
        run(numbers_law(bug), GAME)


# ---------------------------------------------------------------- suspicions


class Suspicious:
    """What players of the court make of each other, right or with a bug planted in it."""

    def __init__(self, bug: str = "") -> None:
        self.bug = bug
        self.asked = 0

    def suspect(self, view: Any, story: Sequence[Telling], game: Game) -> Suspicion:
        self.asked += 1
        seats = len(view.points)
        likely = 0.25 if self.bug != "changing" else 1 / (self.asked + 2)
        true = 1 - likely if self.bug != "adding" else 1.0
        joint = {("true",) * seats: true, ("false",) * seats: likely}
        marginals = {"true": true, "false": likely} if self.bug != "apart" else {"true": 0.5, "false": 0.5}
        return Suspicion(joint, (marginals,) * seats, {})

    def believe(self, view: Any, story: Sequence[Telling], game: Game) -> Belief:
        return (
            game.believe(view) if self.bug != "blind" else game.believe(game.observe(game.new(len(view.points)), None))
        )


def test_suspicions_without_a_bug_keep_the_law(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is caught where nothing is wrong."""
    monkeypatch.setattr(laws, "suspicion_of", lambda game: Suspicious())

    run(laws.suspicion_fits, GAME)


@pytest.mark.parametrize(
    ("bug", "says"),
    [
        ("adding", "does not add up"),
        ("apart", "in two ways"),
        ("changing", "changes its mind"),
        ("blind", "what it can see to be otherwise"),
    ],
)
def test_a_bug_in_suspicions_is_caught(bug: str, says: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The law catches each in its way."""
    buggy = Suspicious(bug)
    monkeypatch.setattr(laws, "suspicion_of", lambda game: buggy)

    with pytest.raises(AssertionError, match=says):
        run(laws.suspicion_fits, GAME)


def test_a_suspicion_that_knows_too_much_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever suspects by what they cannot see tells it."""
    monkeypatch.setattr(
        Session,
        "suspect",
        lambda session, viewer: Suspicion({(repr(laws.snapshot(session.table)),): 1.0}, (), {}),
    )

    with pytest.raises(AssertionError, match="what is suspected tells seat"):
        run(laws.nothing_else_leaks, GAME)
