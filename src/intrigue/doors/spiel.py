"""The door to OpenSpiel: any game as a Python game with explicit chance, and worlds imagined by its own rules.

game = load("kabale", players=2)
bot.set_resampler(resampler(seed=1))
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from intrigue.doors.extras import missing
from intrigue.doors.looking import Looked, Named, find
from intrigue.kernel.errors import BadOption
from intrigue.kernel.event import Telling, story
from intrigue.kernel.game import Game
from intrigue.kernel.observation import Field
from intrigue.kernel.rng import Rng
from intrigue.kernel.run import asked, decision, give, is_over, offered
from intrigue.kernel.table import CHANCE

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    raise missing(error) from error

PREFIX: Final = "intrigue_"
BITS: Final = 1 << 32


def load(game: Game | str, players: int | None = None, options: Mapping[str, str] = {}) -> Any:
    """The game for this many players, as OpenSpiel knows games; `pyspiel.load_game` finds it from now on, too."""
    found = find(game)
    register(found)
    agreed = ";".join(f"{name}:{value}" for name, value in options.items())
    params = {"players": players or found.seats[0], "options": agreed}
    return pyspiel.load_game(PREFIX + found.id, params)


def register(game: Game) -> None:
    """Let OpenSpiel know this game by the name `intrigue_` and its id."""
    kind = pyspiel.GameType(
        short_name=PREFIX + game.id,
        long_name=f"Intrigue: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats[0], "options": ""},
    )
    if kind.short_name not in pyspiel.registered_names():
        # A class of its own, which can be found by its name: OpenSpiel keeps it until after the end of Python.
        name = f"SpielGame_{game.id}"
        globals()[name] = type(name, (SpielGame,), {"of": game, "kind": kind, "__module__": __name__})
        pyspiel.register_game(kind, globals()[name])


def read_options(text: str) -> dict[str, str]:
    """What was agreed before the game: `start_player:seat-0;…`."""
    pairs = [part.partition(":") for part in text.split(";") if part]
    for name, colon, _ in pairs:
        if not colon:
            raise BadOption(f"table options are written name:value;name:value, and {name!r} has no colon")
    return {name: value for name, _, value in pairs}


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its number of players and what was agreed before it."""

    of: Game
    kind: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        agreed = dict(params or {})
        game, players = self.of, int(agreed.get("players", self.of.seats[0]))
        looked = Looked(game, players, read_options(str(agreed.get("options", ""))))
        info = pyspiel.GameInfo(
            num_distinct_actions=looked.size,
            max_chance_outcomes=looked.size,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=game.bound,
        )
        super().__init__(self.kind, info, agreed)
        self.looked = looked

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.looked, iig_obs_type is not None and iig_obs_type.perfect_recall)


class Origin(NamedTuple):
    """How a table came about that was imagined, so that it can be imagined again."""

    view: Any
    seed: int
    before: tuple[tuple[Telling, ...], ...]
    """What everybody was told before."""


class Held:
    """A table and how it came about. A deep copy is a copy of the table, and in files lies what leads to it."""

    def __init__(self, looked: Looked, origin: Origin | None = None, given: Sequence[int] = ()) -> None:
        self.looked = looked
        self.origin = origin
        self.table = looked.fresh.copy() if origin is None else looked.game.imagine(origin.view, Rng(origin.seed))
        self.table.listening = True
        self.given: list[int] = []
        for option in given:
            self.give(option)

    def give(self, option: int) -> None:
        """Somebody answers, chance too."""
        give(self.table, option)
        self.given.append(option)

    def __deepcopy__(self, memo: object) -> Held:
        held = Held.__new__(Held)
        held.looked, held.origin, held.given = self.looked, self.origin, self.given[:]
        held.table = self.table.copy()
        held.table.log = self.table.log[:]
        held.table.listening = True
        return held

    def __reduce__(self) -> tuple[Any, ...]:
        looked = self.looked
        name = Named.of(looked.game), int(looked.fresh.seats), looked.options
        return read_held, (*name, self.origin, self.given)

    def told(self, seat: int) -> tuple[Telling, ...]:
        """All that a seat has been told."""
        before = () if self.origin is None else self.origin.before[seat]
        return (*before, *story(self.table.log, seat))


def read_held(named: Named, seats: int, options: dict[str, str], origin: Origin | None, given: list[int]) -> Held:
    """A table as it lay in a file."""
    return Held(Looked(named.game(), seats, options), origin, given)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position of a game."""

    def __init__(self, game: SpielGame, held: Held | None = None) -> None:
        super().__init__(game)
        self.held = Held(game.looked) if held is None else held

    def current_player(self) -> int:
        seat = asked(self.held.table)
        if seat is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def is_terminal(self) -> bool:
        return is_over(self.held.table)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(offered(self.held.table))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        question = decision(self.held.table)
        assert question is not None  # chance is asked
        whole = sum(question.weights)
        chances = [weight / whole for weight in question.weights]
        return sorted(zip(question.options, chances, strict=True))

    def _apply_action(self, action: int) -> None:
        self.held.give(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return self.held.looked.game.verbs.phrase(int(action))

    def returns(self) -> list[float]:
        table = self.held.table
        return list(self.held.looked.game.returns(table)) if is_over(table) else [0.0] * int(table.seats)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A position that looks the same to the player, imagined by the game's own rules.

        Only what this player was told is kept: nobody else has a past in it.
        """
        held, game = self.held, self.held.looked.game
        before = tuple(held.told(seat) if seat == player else () for seat in range(held.table.seats))
        origin = Origin(game.observe(held.table, player), int(sampler() * BITS), before)
        return SpielState(self.get_game(), Held(held.looked, origin))

    def __str__(self) -> str:
        return str(msgspec.json.encode(self.held.looked.game.observe(self.held.table, None)), "utf-8")


class SpielObserver:
    """What a player sees: numbers as the tensor, the view as the string, with perfect recall all that was told."""

    def __init__(self, looked: Looked, recall: bool) -> None:
        self.looked = looked
        self.recall = recall
        self.tensor = np.zeros(looked.width, np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        fields: list[Field] = looked.observer.fields(int(looked.fresh.seats))
        for field in fields:
            self.dict[field.name] = self.tensor[at : at + field.size()].reshape(field.shape() or (1,))
            at += field.size()

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what the player sees into the tensor."""
        row = self.looked.row
        row.at = 0
        self.looked.observer.write(state.held.table, player, row)
        self.tensor[:] = self.looked.numbers

    def string_from(self, state: SpielState, player: int) -> str:
        """What the player sees, as text."""
        seen = self.looked.game.observe(state.held.table, player)
        parts = [state.held.told(player), seen] if self.recall else seen
        return str(msgspec.json.encode(parts), "utf-8")


def resampler(seed: int = 0) -> Callable[[Any, int], Any]:
    """For IS-MCTS: worlds for whoever is asked, imagined by the game's own rules."""
    dice = Rng(seed)
    return lambda state, player: state.resample_from_infostate(player, lambda: dice.word() / BITS)
