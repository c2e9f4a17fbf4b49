"""Taking luck out of a result: what chance gave a player is subtracted, as far as a value function sees it.

Chance is a seat, and its odds are known. Wherever it answered, the value of the table that came about, less the mean
value of all tables that might have come about, is luck: on average it is nought, whatever the value function is. So
subtracting it changes no expectation, and the better the value function, the less is left to chance. The same holds for
players whose odds are known, such as one who takes any option alike. (After AIVAT: Burch, Schmid, Moravčík, Morrill,
Bowling, 2018.)

The value function must not depend on how the game goes on, so it is fixed before anything is played: `digest_of` names
it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final, TypeAlias

from intrigue.arena.config import LuckTable
from intrigue.arena.provenance import digest, sources
from intrigue.kernel.companions import NO_AIM, advice_of
from intrigue.kernel.decision import Decision
from intrigue.kernel.game import Game
from intrigue.kernel.record import Record, begin, read_answer
from intrigue.kernel.rng import Rng
from intrigue.kernel.run import decision, give, is_over
from intrigue.kernel.table import CHANCE, Table

Value: TypeAlias = Callable[[Table], Sequence[float]]
"""What a table is worth to every seat, by itself: the same table, the same worth. It may change the table it is
given."""

LOOKS: Final = 0x1DEA
"""The seed of the value function's own dice."""


def luck_of(
    game: Game, record: Record, value: Value, evenly: Collection[int] = (), outcomes: int = 10**9
) -> tuple[float, ...]:
    """How much luck each seat had in a game, from its record.

    Seats that take any option alike are named by `evenly`: what they happened to do is luck, too. A question with more
    `outcomes` than this is passed over, which costs precision and nothing else.
    """
    table = begin(record, {game.id: game}, listening=False)
    luck = [0.0] * record.seats
    for answer in record.answers:
        option = read_answer(game, table, answer)
        if answer.seat == CHANCE or answer.seat in evenly:
            asked = decision(table)
            assert asked is not None  # somebody has answered it
            if 1 < len(asked.options) <= outcomes:
                for seat, part in enumerate(surprise(table, asked, option, value)):
                    luck[seat] += part
        give(table, option)
    return tuple(luck)


def surprise(table: Table, asked: Decision, option: int, value: Value) -> list[float]:
    """What the answer that was given is worth to each seat, less the mean of all that might have been given."""
    worth = {one: value(after(table, one)) for one in asked.options}
    mean = expectation(asked, worth)
    return [came - expected for came, expected in zip(worth[option], mean, strict=True)]


def expectation(asked: Decision, worth: dict[int, Sequence[float]]) -> list[float]:
    """The mean worth of all answers, each as often as it is given."""
    weights = asked.weights or (1,) * len(asked.options)
    total = sum(weights)
    parts = [
        [weight / total * one for one in worth[option]] for option, weight in zip(asked.options, weights, strict=True)
    ]
    return [sum(column) for column in zip(*parts, strict=True)]


def after(table: Table, option: int) -> Table:
    """The table when this answer has been given, apart."""
    copy = table.copy()
    give(copy, option)
    return copy


# ---------------------------------------------------------------- value functions


def advised_value(game: Game, looks: int) -> Value | None:
    """What the game's advice expects of a table, looked at with the same dice every time; None if it cannot tell."""
    advice = advice_of(game)
    if advice is None or (advice.outlook is None and advice.foresight is None):
        return None
    outlook, foresight = advice.outlook, advice.foresight

    def once(table: Table, rng: Rng) -> Sequence[float]:
        if foresight is not None:
            return foresight(table, rng, game, 0, NO_AIM)
        assert outlook is not None  # one of the two is there
        return outlook(table, rng, game)

    def value(table: Table) -> Sequence[float]:
        if is_over(table):
            return game.returns(table)
        seen = [once(table.copy() if look + 1 < looks else table, Rng(LOOKS + look)) for look in range(looks)]
        return [sum(column) / looks for column in zip(*seen, strict=True)]

    return value


def digest_of(game: Game, wanted: LuckTable) -> str:
    """A name for the value function: for what it is made of, and for the program that works it out."""
    parts: Any = ("advice", str(wanted.looks), str(wanted.outcomes), game.id, str(game.rules), game.box_file, sources())
    return digest(*parts)
