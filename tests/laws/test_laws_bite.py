"""The laws bite: each planted bug is caught by the law that is made for it, and only the bug makes the difference."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from intrigue import laws
from intrigue.kernel.game import Game
from intrigue.kernel.rng import Rng
from intrigue.kernel.run import advance
from intrigue.kernel.table import Table
from intrigue.session import Session
from laws.court import GAME, STRIKE, Court, CourtGame, Turn

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


def test_an_illegal_option_accepted_is_caught() -> None:
    """An `advance` that takes what is not offered is caught by the law of refusal."""
    with pytest.raises(AssertionError, match="is not offered, but was accepted"):
        run(LAX, GAME)
