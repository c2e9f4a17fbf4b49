"""Racing options and imagining plausible worlds, with a toy of a game: every answer is worth itself, give or take."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from librt.vecs import vec
from mypy_extensions import i64

from intrigue import Game, Rng, Table
from intrigue.bots import Clock
from intrigue.bots.race import HEATS, STARTERS, Race
from intrigue.bots.worlds import Worlds
from intrigue.kernel.companions import NO_AIM, Way
from intrigue.kernel.table import Step


class Toy(Table):
    """One question, one answer, and luck that differs from world to world."""

    def __init__(self, luck: int) -> None:
        super().__init__(2)
        self.luck = luck
        self.answer = -1
        self.agenda = [Ask(0)]

    def copy(self) -> Toy:
        toy = Toy(self.luck)
        toy.agenda = self.agenda[:]
        return toy


class Ask(Step[Toy]):
    """Any of twelve answers."""

    def options(self, t: Toy) -> vec[i64]:
        return vec[i64]([i64(option) for option in range(12)])

    def take(self, t: Toy, option: i64) -> None:
        t.answer = int(option)


class ToyGame:
    """What a race needs of a game: a belief, and here that is the game itself."""

    def believe(self, view: Any) -> ToyGame:
        return self

    def imagine(self, rng: Rng) -> Toy:
        return Toy(int(rng.below(1000)))


class Watcher:
    """An outlook that writes down what it is asked: luck, answer and the first throw of the dice."""

    def __init__(self, spread: float) -> None:
        self.spread = spread
        self.seen: list[tuple[int, int, int]] = []
        self.aims: list[int] = []

    def __call__(self, t: Any, rng: Rng, game: Game, seat: int, aim: int) -> Sequence[float]:
        throw = int(rng.below(1000))
        self.seen.append((t.luck, t.answer, throw))
        self.aims.append(aim)
        return [t.luck + self.spread * t.answer + (aim if aim != NO_AIM else 0), 0.0]


GAME = cast(Game, ToyGame())


def race(watcher: Watcher, scores: Sequence[float] | None = None) -> Race:
    """A race for the toy's question; if nothing else is said, the advice likes small answers."""
    scores = scores or [-0.001 * option for option in range(12)]
    return Race(GAME, 0, [Way((i,), score) for i, score in enumerate(scores)], Worlds(GAME, None, 0, None), watcher)


def test_a_way_with_an_aim_is_played_on_with_it() -> None:
    """It starts besides the others, and what its aim brings counts."""
    watcher = Watcher(0.5)
    ways = [*[Way((i,), -0.001 * i) for i in range(12)], Way((1,), -0.5, 7)]

    won = Race(GAME, 0, ways, Worlds(GAME, None, 0, None), watcher).winner(Clock(iterations=400), Rng(1))

    assert won == 1
    assert set(watcher.aims) == {NO_AIM, 7}


def test_the_better_option_wins_however_much_worlds_differ() -> None:
    """Luck is a thousand times what an option is worth, and still the best of those that started wins."""
    assert race(Watcher(0.5)).winner(Clock(iterations=400), Rng(1)) == STARTERS - 1


def test_all_run_in_the_same_worlds_with_the_same_dice() -> None:
    """In every heat each option is tried once, and luck and dice are the same for all."""
    watcher = Watcher(0.5)

    race(watcher).winner(Clock(iterations=2 * STARTERS), Rng(2))

    first, second = watcher.seen[:STARTERS], watcher.seen[STARTERS:]
    for heat in (first, second):
        assert sorted(answer for _, answer, _ in heat) == list(range(STARTERS))
        assert len({(luck, throw) for luck, _, throw in heat}) == 1
    assert first[0][0] != second[0][0]


def test_those_start_whom_the_advice_likes() -> None:
    """Of many options only the best by the advice are tried."""
    watcher = Watcher(0.5)

    won = race(watcher, [float(option) for option in range(12)]).winner(Clock(iterations=100), Rng(3))

    assert {answer for _, answer, _ in watcher.seen} == set(range(12 - STARTERS, 12))
    assert won == 11


def test_who_is_clearly_behind_drops_out() -> None:
    """When the difference is the same in every world, the race is over after the first heats, with time to spare."""
    watcher = Watcher(0.5)

    race(watcher).winner(Clock(seconds=60), Rng(4))

    assert len(watcher.seen) == HEATS * STARTERS


def test_a_few_lucky_worlds_decide_nothing() -> None:
    """A risk that pays in the first worlds and not in the others is seen through: nobody drops out for so little."""

    class Risk(Watcher):
        """The second answer is a risk: it goes well until it does not."""

        def __call__(self, t: Any, rng: Rng, game: Game, seat: int, aim: int) -> Sequence[float]:
            super().__call__(t, rng, game, seat, aim)
            worlds = len({luck for luck, _, _ in self.seen})
            return [0.3 if t.answer != 1 else (0.4 if worlds <= HEATS else 0.0), 0.0]

    assert race(Risk(0.0), [0.3] * 12).winner(Clock(iterations=400), Rng(7)) != 1


def test_a_heat_that_is_cut_short_does_not_count() -> None:
    """Where there is time for some of the options only, what was advised decides."""
    watcher = Watcher(0.5)

    won = race(watcher).winner(Clock(iterations=STARTERS - 1), Rng(5))

    assert won == 0
    assert len(watcher.seen) == STARTERS - 1


def test_small_differences_are_left_to_the_advice() -> None:
    """What is hardly better in some worlds does not outweigh what the advice likes much more."""
    scores = [1.0] + [0.0] * 11

    assert race(Watcher(0.001), scores).winner(Clock(iterations=64), Rng(6)) == 0


def test_plausible_worlds_come_more_often() -> None:
    """A world that is nine times as plausible as others is imagined more often; without that, all are alike."""
    rng = Rng(7)
    knowing = Worlds(GAME, None, 0, lambda t, viewer: 9.0 if t.luck < 500 else 1.0)
    guessing = Worlds(GAME, None, 0, None)

    known = sum(cast(Toy, knowing.imagine(rng)).luck < 500 for _ in range(400))
    guessed = sum(cast(Toy, guessing.imagine(rng)).luck < 500 for _ in range(400))

    assert known > 300
    assert 150 < guessed < 250


def test_what_is_impossible_is_not_imagined() -> None:
    """A world without weight is not taken while another one is there."""
    rng = Rng(8)
    worlds = Worlds(GAME, None, 1, lambda t, viewer: float(t.luck % 2 == viewer))

    assert sum(cast(Toy, worlds.imagine(rng)).luck % 2 for _ in range(100)) > 85
