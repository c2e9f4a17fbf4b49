"""Asking and answering, chance, and the dice."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import intrigue
from intrigue import GAMES, Rng, advance, decision, play_out
from intrigue.kernel.errors import GameOver, IllegalAnswer
from intrigue.kernel.run import about, asked, enough, give, is_over, offered, pick, prompt, roll_chance
from intrigue.kernel.table import roll
from intrigue.laws import snapshot
from laws.court import GAME as COURT
from laws.court import PEEK, STRIKE, Blow, Draw, Turn


def test_a_fresh_table_asks_chance_first() -> None:
    """Everything before the first question to chance runs by itself."""
    t = COURT.new(2)

    question = decision(t)

    assert question is not None
    assert (question.seat, question.prompt, question.weights) == (intrigue.CHANCE, "draw", (6, 6, 6))
    assert [COURT.verbs.phrase(option) for option in question.options] == ["draw guard", "draw page", "draw fool"]


def test_chance_offers_only_what_is_left() -> None:
    """A thing that is used up has no weight and is not offered."""
    t = COURT.new(2)
    t.deck[0] = 0

    question = decision(t)

    assert question is not None
    assert question.weights == (6, 6)
    assert COURT.verbs.option("draw guard") not in question.options
    with pytest.raises(IllegalAnswer):
        advance(t, COURT.verbs.option("draw guard"))


def test_what_is_pushed_last_happens_first() -> None:
    """The agenda is a stack: of the draws pushed at the start, the last seat's comes first."""
    t = COURT.new(3)

    assert repr(t.agenda[-1]) == "Draw(2)"
    assert repr(t.agenda[0]) == "NextTurn()"


def test_a_step_can_be_made_again_from_its_fields() -> None:
    """The printed form of a step is the call that makes it."""
    step = Blow(0, 1, 1, 2)

    assert repr(step) == "Blow(0, 1, 1, 2)"
    assert snapshot(Blow(*step.fields())) == snapshot(step)
    assert repr(Turn(1)) == "Turn(1)"


def test_an_answer_that_is_not_offered_says_what_is() -> None:
    """The message lists the options, and the table is as it was."""
    t = COURT.new(2)
    roll_chance(t, Rng(1))
    before = snapshot(t)

    with pytest.raises(IllegalAnswer, match=r"option 0 is not offered now; offered are \[1, 4, 7\]"):
        advance(t, STRIKE)

    assert snapshot(t) == before


def test_a_finished_table_takes_no_answer() -> None:
    """GameOver is an IllegalAnswer of its own kind."""
    t = COURT.new(2)
    play_out(t, Rng(1))

    assert decision(t) is None
    with pytest.raises(GameOver, match="the game is over"):
        advance(t, 0)


def test_play_out_counts_decisions_but_not_chance() -> None:
    """Two players have three turns each, and some of them are asked about a blow."""
    t = COURT.new(2)
    t.listening = True

    decisions = play_out(t, Rng(5))

    turns = [event for event in t.log if event.kind in ("waits", "strikes", "shows")]
    asked = [event for event in t.log if event.kind == "strikes"]
    assert len(turns) == 6
    assert decisions == 6 + len(asked)


def test_play_out_stops_at_a_limit_before_a_seat_answers() -> None:
    """A limit of two decisions leaves the third question open, with chance already rolled."""
    t = COURT.new(2)

    assert play_out(t, Rng(1), 2) == 2

    question = decision(t)
    assert question is not None
    assert question.seat >= 0


def test_roll_chance_stops_at_the_first_seat() -> None:
    """Chance answers as long as it is asked, and nobody else does."""
    t = COURT.new(3)

    roll_chance(t, Rng(3))

    assert sum(t.hands) == 9
    assert t.turns == 0
    assert isinstance(t.agenda[-1], Turn)


def test_dice_fall_in_proportion_to_the_weights() -> None:
    """Of 6000 rolls about a sixth, a third and a half fall on weights of 1, 2 and 3, and none on a weight of 0."""
    rng = Rng(11)
    counts = [0, 0, 0, 0]
    for _ in range(6000):
        counts[roll(vec[i64]([1, 0, 2, 3]), rng)] += 1

    assert counts[1] == 0
    assert abs(counts[0] - 1000) < 120
    assert abs(counts[2] - 2000) < 150
    assert abs(counts[3] - 3000) < 150


def test_picking_is_even_among_the_options_of_a_seat() -> None:
    """Of 3000 picks every one of three options gets about a third."""
    t = COURT.new(2)
    roll_chance(t, Rng(1))
    rng = Rng(2)
    picks = [int(pick(t, rng)) for _ in range(3000)]

    assert set(picks) == {1, 4, 7}
    assert PEEK in picks
    assert all(abs(picks.count(option) - 1000) < 120 for option in set(picks))


def test_the_dice_are_the_same_everywhere() -> None:
    """The first words of a seed are written down here: interpreted and compiled must give them."""
    rng = Rng(2026)

    assert [int(rng.word()) for _ in range(4)] == [1620838269, 946898338, 2489936111, 3779566043]


def test_neighbouring_seeds_are_strangers() -> None:
    """The first dice of a thousand seeds in a row are spread evenly."""
    firsts = [int(Rng(seed).below(10)) for seed in range(1000)]

    assert all(abs(firsts.count(face) - 100) < 40 for face in range(10))


def test_seeds_of_any_size_count() -> None:
    """Big and negative seeds are seeds like any other, and the upper half of a seed matters."""
    assert Rng(2**40 + 1).word() != Rng(1).word()
    assert Rng(-1).word() != Rng(1).word()
    assert Rng(2**70).below(6) in range(6)


def test_a_fork_does_not_disturb_the_dice() -> None:
    """However often the fork is used, the original goes on in the same way."""
    one, two = Rng(4), Rng(4)
    fork = one.fork()
    two.fork()
    for _ in range(5):
        fork.word()

    assert [one.word() for _ in range(5)] == [two.word() for _ in range(5)]
    assert Rng(4).fork().word() == Rng(4).fork().word()


def test_choice_takes_one_of_the_things() -> None:
    """Every thing is taken sooner or later."""
    rng = Rng(8)

    assert {rng.choice("abc") for _ in range(50)} == {"a", "b", "c"}


def test_the_same_seed_plays_the_same_game() -> None:
    """Nothing but the seed decides."""
    for game in GAMES.values():
        one, two = game.new(game.seats[0]), game.new(game.seats[0])
        play_out(one, Rng(9))
        play_out(two, Rng(9))
        assert snapshot(one) == snapshot(two)


def test_drawing_names_its_owner() -> None:
    """A chance step has fields of its own."""
    assert Draw(2).fields() == (2,)


def test_what_a_table_asks_is_told_without_a_look_at_its_agenda() -> None:
    """Who is asked, what is offered, what the words are: as in the whole question, until nothing is asked."""
    t, rng = COURT.new(2), Rng(4)
    answers = 0

    while (question := decision(t)) is not None:
        assert not is_over(t)
        assert (asked(t), tuple(offered(t))) == (question.seat, question.options)
        assert (prompt(t), about(t)) == (question.prompt, question.about)
        give(t, int(pick(t, rng)))
        answers += 1

    assert answers > 0
    assert is_over(t)
    assert (asked(t), offered(t), prompt(t), about(t), enough(t)) == (None, [], "", {}, -1)
