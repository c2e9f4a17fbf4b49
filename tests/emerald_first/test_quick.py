"""Whole actions at a glance: they are chosen without a menu, and still are what the rules offer."""

from __future__ import annotations

import intrigue
from emerald_first.situations import situation
from intrigue.games.emerald.first import GAME
from intrigue.games.emerald.first.bot.judge import judge_of
from intrigue.games.emerald.first.bot.quick import Quick
from intrigue.games.emerald.first.bot.search import QUICKS, play_on
from intrigue.games.emerald.first.table import Emerald
from intrigue.games.emerald.first.turn import Act
from intrigue.games.emerald.shared.plans import NO_PLAN
from intrigue.kernel.companions import NO_AIM
from intrigue.kernel.rng import Rng
from intrigue.kernel.run import give, offered


def actions(t: Emerald, n: int) -> list[str]:
    """The best actions of whoever is to act, at most so many, in phrases."""
    quick = Quick(judge_of(t), t, t.active, NO_AIM, Rng(1))
    quick.actions(t, t.active, NO_AIM, n)
    out = []
    for i in range(int(quick.found)):
        out.append(", ".join(GAME.verbs.phrase(int(answer)) for answer in quick.answers(t, i)))
    return out


def offered_all(t: Emerald, answers: list[int]) -> None:
    """Give these answers, each of which the rules must offer."""
    for answer in answers:
        assert answer in offered(t), [GAME.verbs.phrase(each) for each in answers]
        give(t, answer)


def test_everything_that_is_thought_of_is_offered() -> None:
    """Whole games by whole actions: at every turn the best few are lawful, and the best one goes on."""
    kinds: set[str] = set()
    for seed in range(10):
        t = GAME.new(2 + seed % 4)
        rng = Rng(seed)
        intrigue.play_out(t, rng, 100 if seed % 2 else 0)
        while t.agenda and t.turns < 60:
            intrigue.roll_chance(t, rng)
            if not t.agenda:
                break
            step = t.agenda[-1]
            if not isinstance(step, Act) or t.plan != NO_PLAN:
                give(t, int(step.at_random(t, rng)))
                continue
            quick = Quick(judge_of(t), t, step.seat, NO_AIM, rng)
            quick.actions(t, step.seat, NO_AIM, 4)
            for i in range(int(quick.found)):
                answers = [int(answer) for answer in quick.answers(t, i)]
                kinds.add(GAME.verbs.phrase(answers[0]).split()[0])
                offered_all(t.copy(), answers)
            offered_all(t, [int(answer) for answer in quick.answers(t, 0)])

    assert kinds >= {"place", "retrieve", "buy", "move", "advance", "claim", "use", "pass", "end"}


def test_cubes_are_put_where_they_help_most() -> None:
    """Who is one behind in a city with many points goes there, with as many cubes as it takes."""
    t = situation(
        "M Tu", ["london: M main, Tu 2 in box", "rome: Tu main"], hands={"M": "two_cubes cube gold"}, turn="M"
    )

    assert "at box_london" in actions(t, 1)[0]


def test_a_claim_comes_first() -> None:
    """Who leads claims; the second best is something else."""
    t = situation("M Tu", ["london: M main, M 2 in box", "rome: Tu main"], hands={"M": "two_cubes gold"}, turn="M")

    found = actions(t, 2)

    assert found[0] == "claim box_london"
    assert found[1] != found[0]


def test_who_has_nothing_left_to_do_ends_the_turn() -> None:
    """After both actions, without a free action."""
    t = situation("M Tu", ["london: M main", "rome: Tu main"], hands={"M": "gold"}, turn="M")
    t.actions = 0

    quick = Quick(judge_of(t), t, t.active, NO_AIM, Rng(1))

    assert [GAME.verbs.phrase(int(answer)) for answer in quick.action(t, t.active, NO_AIM)] == ["end"]


def test_whoever_plays_on_forgets_the_table_before() -> None:
    """Somebody who plays tables on is used again: what they saw at one says nothing of the next."""
    judge, tables = judge_of(GAME.new(3)), []
    for seed in range(6):
        t = GAME.new(3)
        intrigue.play_out(t, Rng(seed), 60 + 40 * seed)
        intrigue.roll_chance(t, Rng(seed))
        tables.append(t)

    def chances(t: Emerald) -> list[float]:
        return play_on(judge, t.copy(), Rng(7), 2, 1, t.active, NO_AIM)

    alone = []
    for t in tables:
        QUICKS.clear()
        alone.append(chances(t))
    assert [chances(t) for t in tables] == alone
    assert [chances(t) for t in reversed(tables)] == alone[::-1]
