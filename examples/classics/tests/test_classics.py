"""Connect Four, Hanabi and Hearts: the laws that every game keeps, their rules, their words and their bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

from classics import connect_four, hanabi, hearts
from classics.connect_four.rules import HIGH, in_line
from classics.hanabi.rules import Fireworks
from classics.hearts.rules import Round
from intrigue import Game, Rng, Session, advance, decision, is_over, laws, play_out, read_record, replay, roll_chance
from intrigue.arena import match
from intrigue.bots import Clock
from intrigue.i18n import LANGUAGES, Words
from intrigue.kernel.bag import BIT

GAMES: tuple[Game, ...] = (connect_four.GAME, hanabi.GAME, hearts.GAME)

Law = Callable[[Any, Session, Rng], None]


def at_table(law: Callable[..., None]) -> Law:
    return lambda game, session, rng: law(game, session.table, rng)


LAWS: dict[str, Law] = {
    "what I imagine fits": at_table(laws.imagine_fits),
    "the same question": at_table(laws.same_question),
    "strangers cannot tell": at_table(laws.strangers_cannot_tell),
    "same sight, same story": lambda game, session, _: laws.same_sight_same_story(game, session.table),
    "nothing else leaks": laws.nothing_else_leaks,
    "a take-back shows nothing": laws.take_back_shows_nothing,
    "a copy is apart": at_table(laws.copy_is_apart),
    "silence writes nothing": at_table(laws.silence_writes_nothing),
    "a record replays": lambda game, session, _: laws.record_replays(game, session),
    "the past is what was": laws.past_is_what_was,
    "pieces are kept": lambda game, session, _: laws.pieces_are_kept(game, session),
    "it ends": at_table(laws.it_ends),
    "what is not offered is refused": lambda game, session, _: laws.illegal_is_refused(game, session.table),
    "what is forced is no secret": laws.forced_is_no_secret,
}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("law", LAWS.values(), ids=LAWS)
def test_they_keep_the_law(game: Game, law: Law) -> None:
    for seed in range(8):
        session = laws.played(game, game.seats[seed % len(game.seats)], {}, seed, answers=13 * seed)
        law(game, session, Rng(seed))


# ---------------------------------------------------------------- rules


def played(game: Game, seats: int, *phrases: str) -> Any:
    """A table at which this was answered, chance included."""
    t = game.new(seats, listening=True)
    for phrase in phrases:
        advance(t, game.verbs.option(phrase))
    return t


@pytest.mark.parametrize(
    "columns",
    [
        (1, 2, 1, 2, 1, 2, 1),
        (1, 1, 2, 2, 3, 3, 4),
        (1, 2, 2, 3, 3, 4, 3, 4, 4, 6, 4),
        (7, 6, 6, 5, 5, 4, 5, 4, 4, 2, 4),
    ],
    ids=["upwards", "across", "to the right", "to the left"],
)
def test_four_in_a_line_win(columns: tuple[int, ...]) -> None:
    *before, last = [f"drop column-{n}" for n in columns]
    t = played(connect_four.GAME, 2, *before)
    assert not is_over(t)

    advance(t, connect_four.GAME.verbs.option(last))

    assert is_over(t)
    assert connect_four.GAME.returns(t) == (1.0, 0.0)


def test_a_line_does_not_run_on_in_the_next_column() -> None:
    """Three on top of a column and one at the bottom of the next are not four."""
    assert not in_line(BIT[3] | BIT[4] | BIT[5] | BIT[HIGH])
    assert in_line(BIT[2] | BIT[3] | BIT[4] | BIT[5])


def test_a_full_grid_is_nobodys() -> None:
    columns = [n for pair in ((1, 2), (3, 4), (5, 6)) for n in [*pair * 3, *reversed(pair * 3)]] + [7] * 6
    t = played(connect_four.GAME, 2, *[f"drop column-{n}" for n in columns])

    assert is_over(t)
    assert connect_four.GAME.returns(t) == (0.5, 0.5)


RED = ["red-1", "red-2", "red-3", "red-4", "red-5"]
BLUE = ["blue-1", "blue-1", "blue-2", "blue-2", "blue-3"]


def fireworks(*phrases: str) -> Fireworks:
    """A game of two, in which the first player holds all reds and the second blues."""
    t: Fireworks = played(hanabi.GAME, 2, *[f"draw {card}" for card in (*RED, *BLUE)], *phrases)
    return t


def test_what_is_told_is_known_of_all_cards() -> None:
    t = fireworks("tell seat-1 ones")

    colours = ("reds", "yellows", "greens", "whites", "blues")
    ones, others = (*colours, "ones"), (*colours, "twos", "threes", "fours", "fives")
    assert [card.kinds for card in hanabi.GAME.observe(t, 1).hands[1]] == [ones, ones, others, others, others]
    assert [card.kinds for card in hanabi.GAME.observe(t, 1).hands[0]] == [()] * 5
    assert t.hints == 7
    assert [card.card for card in hanabi.GAME.observe(t, 1).hands[1]] == ["hidden"] * 5
    assert [card.card for card in hanabi.GAME.observe(t, 0).hands[1]] == BLUE


def test_what_fits_is_built_and_what_does_not_costs_a_life() -> None:
    t = fireworks("play place-1", "draw white-1", "play place-3", "draw white-1")

    assert list(t.built) == [1, 0, 0, 0, 0]
    assert (t.lives, t.hints) == (2, 8)
    assert hanabi.GAME.scores(t) == (1, 1)


def test_a_discard_brings_a_hint_back_and_all_hints_are_enough() -> None:
    t = fireworks("tell seat-1 ones", "discard place-1", "draw white-1")
    question = decision(t)

    assert t.hints == 8
    assert question is not None
    assert not any(hanabi.GAME.verbs.phrase(option).startswith("discard") for option in question.options)


def test_without_lives_there_are_no_points() -> None:
    misses = ["play place-5", "draw white-1", "play place-4", "draw white-1", "play place-4"]
    t = fireworks("play place-1", "draw green-1", *misses)

    assert list(t.built) == [1, 0, 0, 0, 0]
    assert is_over(t)
    assert hanabi.GAME.scores(t) == (0, 0)


def test_when_the_deck_is_empty_everybody_has_one_more_turn() -> None:
    for seed in range(30):
        t, rng = cast("Fireworks", hanabi.GAME.new(3)), Rng(seed)
        turns = 0
        while not is_over(t):
            roll_chance(t, rng)
            question = decision(t)
            assert question is not None
            turns += sum(t.deck) == 0
            discards = [option for option in question.options if option < 5]
            advance(t, rng.choice(discards or question.options[-1:]))
        assert turns == 3


def test_suits_are_followed_and_the_highest_takes_the_trick() -> None:
    rng = Rng(3)
    for _ in range(20):
        t = cast("Round", hearts.GAME.new(4))
        while not is_over(t):
            question = decision(t)
            assert question is not None
            check_follows(t, [int(option) for option in question.options], int(question.seat))
            advance(t, rng.choice(question.options))
        assert sum(t.points) == 26


def check_follows(t: Round, options: list[int], seat: int) -> None:
    """Whoever has the suit that was led plays it; nobody leads hearts before they are broken, if it can be helped."""
    mine = [card for card in range(52) if t.where[card] == seat]
    if seat < 0 or t.played == 0:
        return
    if len(t.trick):
        same = [card for card in mine if card % 4 == t.trick[0] % 4]
        assert options == same if same else set(options) <= set(mine)
    elif not t.broken:
        assert options == ([card for card in mine if card % 4 != 2] or mine)


def test_whoever_takes_everything_has_nothing() -> None:
    t = cast("Round", hearts.GAME.new(4))
    play_out(t, Rng(1))
    t.points[0], t.points[1], t.points[2], t.points[3] = 0, 26, 0, 0

    assert hearts.GAME.scores(t) == (0, 26, 0, 0)
    assert hearts.GAME.returns(t) == (0.0, 1.0, 0.0, 0.0)


# ---------------------------------------------------------------- words and bots


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_everything_can_be_said(game: Game, language: str) -> None:
    """Whatever has no words, or needs an argument that it does not get, raises MissingWord."""
    for seed in range(3):
        seats = game.seats[seed % len(game.seats)]
        t, rng = game.new(seats, listening=True), Rng(seed)
        words = Words(game, language, ["Anna", "Béla", "Carl", "Dora", "Emil"][:seats])
        while (question := decision(t)) is not None:
            assert words.prompt(question.prompt, question.about, question.seat)
            for option in question.options:
                assert words.option(game.verbs.phrase(option), question.seat)
            advance(t, rng.choice(question.options))
        for viewer in (*range(seats), None):
            assert all(words.event(event.seen_by(viewer), viewer) for event in t.log)
    for field in ("title", "rules-1", *[f"view-{name}" for name in shown(game)]):
        assert words.line(field)


def shown(game: Game) -> set[str]:
    """The parts of a view that the page and the terminal list."""
    view = game.observe(game.new(game.seats[0]), 0)
    return set(view.__struct_fields__) - {"agenda", "viewer"}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_bots_play_them(game: Game) -> None:
    result = match(game, ["ismcts", *["random"] * (game.seats[0] - 1)], seed=4, clock=Clock(iterations=10))

    assert is_over(replay(read_record(result.record), {game.id: game}))
    assert sum(result.returns) == pytest.approx(1)


def test_who_searches_wins_at_connect_four() -> None:
    bots = ["ismcts", "random"]
    won = [match(connect_four.GAME, bots, seed=seed, clock=Clock(iterations=60)).returns[0] for seed in range(6)]

    assert sum(won) >= 5


def test_who_searches_builds_more_fireworks() -> None:
    """The outlook tells a search what the fireworks come to, for victory alone says nothing where all win together."""
    built = [sum(sum(played_by(bot, seed).built) for seed in range(4)) for bot in ("ismcts", "random")]

    assert built[0] > built[1]


def played_by(bot: str, seed: int) -> Fireworks:
    """The end of a game of two such bots."""
    record = match(hanabi.GAME, [bot] * 2, seed, clock=Clock(iterations=40)).record
    return cast("Fireworks", replay(read_record(record), {"hanabi": hanabi.GAME}))
