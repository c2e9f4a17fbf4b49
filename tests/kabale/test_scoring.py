"""The end of the game and its winner: section 11 of the rules, and its test cases."""

from __future__ import annotations

import pytest

import intrigue
from intrigue.games.kabale import GAME
from intrigue.games.kabale.scoring import end, score, winners
from kabale.situations import asked, end_round, kinds, situation, told, won
from kabale.tellings import lines
from support import clause

MARK = "alchemy-3 fencing-2 farming-2 trade-3 religion-1 music-2"
ANITA = "alchemy-1 fencing-4 farming-5 trade-2 religion-2 music-1 trade-1"
JENO = "alchemy-5 fencing-5 farming-4 trade-4 alchemy-2"

ENDING = ("game-ends", "score-set", "score-sum", "wins", "shares-victory")


# ---------------------------------------------------------------- K-T39 to K-T42


@clause("K-T39", "K-178", "K-179", "K-182")
def test_the_final_score_of_the_rulebook() -> None:
    """Mark doubles 13, Anita doubles 15 and pays 1 for her seventh goal, Jeno has four kinds and keeps his sum."""
    t = situation("RBW", won={"R": MARK, "B": ANITA, "W": JENO})

    end(t)

    assert GAME.scores(t) == (26, 29, 20)
    assert winners(t) == [1]
    assert lines(t) == [
        "game-ends",
        "score-set best=13 others=0 points=26 seat=seat-0",
        "score-set best=15 others=1 points=29 seat=seat-1",
        "score-sum goals=5 points=20 seat=seat-2",
        "wins seat=seat-1",
    ]


@clause("K-T40", "K-179", "K-181")
def test_a_final_score_with_two_extra_goals() -> None:
    """18 doubled less 2 is 34, where the plain sum would be 20."""
    t = situation(
        "RB", won={"R": "alchemy-3 fencing-3 farming-2 trade-5 religion-4 music-1 alchemy-1 fencing-1", "B": ""}
    )

    s = score(t, 0)

    assert (s.goals, s.best, s.total, s.set_points, s.as_set, s.points) == (8, 18, 20, 34, True, 34)


@clause("K-T41", "K-181")
def test_the_set_is_not_always_better() -> None:
    """Six alchemy goals and a 1 of every other kind: the sum of 23 beats the set of 15."""
    goals = "alchemy-5 alchemy-4 alchemy-3 alchemy-3 alchemy-2 alchemy-1 fencing-1 farming-1 trade-1 religion-1 music-1"
    t = situation("RB", won={"R": goals})

    s = score(t, 0)
    end(t)

    assert (s.goals, s.best, s.total, s.set_points, s.as_set, s.points) == (11, 10, 23, 15, False, 23)
    assert "score-sum goals=11 points=23 seat=seat-0" in lines(t)


@clause("K-T42", "K-183")
def test_a_shared_victory() -> None:
    """21, 21 and 15: the two with 21 share the victory, and half a win each is what the game is worth to them."""
    t = situation(
        "RBW",
        won={
            "R": "alchemy-5 fencing-5 farming-5 trade-5 music-1",
            "B": "alchemy-4 fencing-4 farming-4 trade-4 religion-5",
            "W": "alchemy-3 fencing-3 farming-3 trade-3 religion-3",
        },
    )

    end(t)

    assert GAME.scores(t) == (21, 21, 15)
    assert winners(t) == [0, 1]
    assert GAME.returns(t) == (0.5, 0.5, 0.0)
    assert lines(t) == [
        "game-ends",
        "score-sum goals=5 points=21 seat=seat-0",
        "score-sum goals=5 points=21 seat=seat-1",
        "score-sum goals=5 points=15 seat=seat-2",
        "shares-victory seat=seat-0",
        "shares-victory seat=seat-1",
    ]


# ---------------------------------------------------------------- clause by clause


@clause("K-178")
def test_the_score_is_the_sum_of_the_points_on_the_goals() -> None:
    """Two goals of 3 of one kind count both."""
    t = situation("RB", won={"B": "music-3 music-3 trade-5 religion-2"})

    s = score(t, 1)

    assert (s.goals, s.best, s.total, s.points) == (4, 10, 13, 13)


@clause("K-178")
def test_only_the_own_goals_count() -> None:
    """The first and the last seat, with the first and the last goal there is, keep to their own."""
    t = situation("RBW", won={"R": "music-5", "B": "alchemy-1", "W": "music-4 alchemy-2"})

    assert GAME.scores(t) == (5, 1, 6)


@clause("K-179")
def test_five_kinds_are_no_set() -> None:
    """Whichever kind is missing, nothing is doubled and nothing taken off."""
    kinds_of_goals = ["alchemy", "fencing", "farming", "trade", "religion", "music"]
    for missing in kinds_of_goals:
        goals = " ".join(f"{kind}-4 {kind}-2" for kind in kinds_of_goals if kind != missing)
        t = situation("RB", won={"R": goals})

        s = score(t, 0)

        assert (s.goals, s.best, s.total, s.set_points, s.as_set, s.points) == (10, 20, 30, 0, False, 30)


@clause("K-179")
def test_the_smallest_set_is_worth_12() -> None:
    """One goal of 1 of each kind is 6, doubled 12, with nothing to take off."""
    t = situation("RB", won={"B": "alchemy-1 fencing-1 farming-1 trade-1 religion-1 music-1"})

    s = score(t, 1)

    assert (s.goals, s.best, s.total, s.set_points, s.as_set, s.points) == (6, 6, 6, 12, True, 12)


@clause("K-179", "K-180")
def test_the_best_goal_of_each_kind_is_in_the_set() -> None:
    """Of music 1, 3 and 3 a 3 is doubled, and the other two cost 1 point each."""
    t = situation("RB", won={"R": "alchemy-1 alchemy-5 fencing-2 farming-2 trade-2 religion-2 music-1 music-3 music-3"})

    s = score(t, 0)

    assert (s.goals, s.best, s.total, s.set_points, s.as_set, s.points) == (9, 16, 21, 29, True, 29)


@clause("K-181")
def test_where_set_and_sum_are_equal_the_sum_is_told() -> None:
    """17 either way is told as the plain sum."""
    goals = "alchemy-5 alchemy-3 alchemy-3 alchemy-1 fencing-1 farming-1 trade-1 religion-1 music-1"
    t = situation("RB", won={"R": goals})

    s = score(t, 0)
    end(t)

    assert (s.total, s.set_points, s.as_set, s.points) == (17, 17, False, 17)
    assert "score-sum goals=9 points=17 seat=seat-0" in lines(t)


@clause("K-181")
def test_a_set_that_is_better_by_one_is_taken() -> None:
    """Without the smallest alchemy goal the set makes 18 and the sum 16, with a 2 for it they are 17 and 18."""
    ones = "fencing-1 farming-1 trade-1 religion-1 music-1"
    better = situation("RB", won={"R": f"alchemy-5 alchemy-3 alchemy-3 {ones}"})
    worse = situation("RB", won={"R": f"alchemy-5 alchemy-3 alchemy-3 alchemy-2 {ones}"})

    assert (score(better, 0).as_set, score(better, 0).points) == (True, 18)
    assert (score(worse, 0).as_set, score(worse, 0).points) == (False, 18)
    assert (score(worse, 0).set_points, score(worse, 0).total) == (17, 18)


@clause("K-182")
@pytest.mark.parametrize(
    ("goals", "seat"),
    [
        ({"R": "music-5", "B": "trade-4", "W": "trade-3"}, 0),
        ({"R": "music-3", "B": "trade-4", "W": "trade-3"}, 1),
        ({"R": "music-3", "B": "trade-1", "W": "trade-2 music-2"}, 2),
    ],
)
def test_the_highest_score_wins(goals: dict[str, str], seat: int) -> None:
    """In whatever seat it is, one point more is enough, however many goals it takes."""
    t = situation("RBW", won=goals)

    end(t)

    assert winners(t) == [seat]
    assert GAME.returns(t) == tuple(1.0 if s == seat else 0.0 for s in range(3))
    assert lines(t, "wins", "shares-victory") == [f"wins seat=seat-{seat}"]


@clause("K-183")
def test_the_first_and_the_last_seat_may_share_the_victory() -> None:
    """Not the number of goals breaks the tie, nor the seat."""
    t = situation("RBWG", won={"R": "music-4", "B": "trade-3", "W": "", "G": "alchemy-2 alchemy-1 fencing-1"})

    end(t)

    assert winners(t) == [0, 3]
    assert GAME.returns(t) == (0.5, 0.0, 0.0, 0.5)
    assert lines(t, "wins", "shares-victory") == ["shares-victory seat=seat-0", "shares-victory seat=seat-3"]


@clause("K-183", "K-184")
def test_without_any_goal_all_share_the_victory() -> None:
    """Everybody has 0 points."""
    t = situation("RBW")

    end(t)

    assert GAME.scores(t) == (0, 0, 0)
    assert GAME.returns(t) == (1 / 3, 1 / 3, 1 / 3)
    assert lines(t) == [
        "game-ends",
        "score-sum goals=0 points=0 seat=seat-0",
        "score-sum goals=0 points=0 seat=seat-1",
        "score-sum goals=0 points=0 seat=seat-2",
        "shares-victory seat=seat-0",
        "shares-victory seat=seat-1",
        "shares-victory seat=seat-2",
    ]


@clause("K-184")
def test_a_player_without_a_goal_has_no_points() -> None:
    """No goal, no points, nothing taken off."""
    t = situation("RB", won={"R": "music-1"})

    s = score(t, 1)

    assert (s.goals, s.best, s.total, s.set_points, s.as_set, s.points) == (0, 0, 0, 0, False, 0)


# ---------------------------------------------------------------- the end of the sixth round


@clause("K-177", "K-64")
def test_the_game_ends_after_the_sixth_round() -> None:
    """The last goals are handed out first, and they count."""
    t = situation("RB", ["music-2: B king", "trade-1: B queen"], won={"R": "music-3", "B": "trade-2"}, number=6)

    end_round(t)

    assert asked(t) is None
    assert won(t, "B") == ["trade-1", "trade-2", "music-2"]
    assert lines(t, "goal-won", *ENDING) == [
        "goal-won column=column-1 goal=music-2 seat=seat-1 total=20 why=most",
        "goal-won column=column-2 goal=trade-1 seat=seat-1 total=16 why=most",
        "game-ends",
        "score-sum goals=1 points=3 seat=seat-0",
        "score-sum goals=3 points=5 seat=seat-1",
        "wins seat=seat-1",
    ]
    assert told(t)[-1].kind == "wins"


@clause("K-177")
def test_the_game_does_not_end_after_the_fifth_round() -> None:
    """A sixth round begins, and nobody has won yet."""
    t = situation("RB", ["music-2: B king", "trade-1: B queen"], number=5)

    end_round(t)

    assert asked(t) == "chance"
    assert lines(t, "round-begins") == ["round-begins round=6"]
    assert not set(ENDING) & set(kinds(t))


@clause("K-177")
def test_a_whole_game_has_six_rounds() -> None:
    """In a game played at random every round begins and ends once, and 18 goals are won or lost."""
    t = GAME.new(3)
    t.listening = True

    intrigue.play_out(t, intrigue.Rng(7))

    assert lines(t, "round-begins", "round-ends") == [
        f"{kind} round={n}" for n in range(1, 7) for kind in ("round-begins", "round-ends")
    ]
    assert len(lines(t, "goal-won", "goal-lost")) == 18
    assert lines(t, "game-ends") == ["game-ends"]
    assert intrigue.decision(t) is None


@clause("K-177")
def test_a_game_to_which_nobody_listens_ends_alike() -> None:
    """The same answers give the same goals, scores and winners, and nothing is told."""
    heard = GAME.new(4, {"start_player": "seat-0"})
    silent = heard.copy()
    heard.listening = True

    intrigue.play_out(heard, intrigue.Rng(3))
    intrigue.play_out(silent, intrigue.Rng(3))

    assert GAME.observe(silent, None) == GAME.observe(heard, None)
    assert GAME.scores(silent) == GAME.scores(heard)
    assert winners(silent) == winners(heard)
    assert "game-ends" in kinds(heard)
    assert silent.log == []


def test_no_score_is_told_when_nobody_listens() -> None:
    """The end of an unheard game leaves the log empty."""
    t = situation("RB", won={"R": MARK})
    t.listening = False

    end(t)

    assert t.log == []
    assert GAME.scores(t) == (26, 0)
