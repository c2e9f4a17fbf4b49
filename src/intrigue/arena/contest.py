"""One game of an arena: two players share the seats of a table, and every deal is played again with seats exchanged.

With two players at a table of four, A and B sit A B A B, and then B A B A with the same dice. So each has held every
seat with the same deal, and their shares of the victory can be compared directly: equals have one half.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Any

from msgspec import Struct

from intrigue.arena.config import Config, made
from intrigue.arena.luck import advised_value, luck_of
from intrigue.arena.match import match
from intrigue.arena.omniscient import Omniscient
from intrigue.arena.simulate import game_seed
from intrigue.bots import Bot, Clock
from intrigue.bots.levels import dealt, own_clock
from intrigue.bots.outside import Outside
from intrigue.kernel.decision import Decision
from intrigue.kernel.event import Telling
from intrigue.kernel.record import read_record
from intrigue.kernel.rng import Rng
from intrigue.session import Session


class Encounter(Struct, frozen=True):
    """A game to play, by the numbers of the settings."""

    table: int
    pair: int
    deal: int
    exchanged: bool
    """Has the second player the first seat?"""

    @property
    def key(self) -> str:
        return f"{self.table}/{self.pair}/{self.deal}/{int(self.exchanged)}"


class Played(Struct, frozen=True):
    """What is written down of a game."""

    returns: tuple[float, ...]
    scores: tuple[int, ...]
    decisions: int
    answers: int
    seconds: float
    luck: tuple[float, ...] | None = None
    """How much luck each seat had; None where luck is left in."""
    faults: dict[int, str] = {}
    """Where a program lost its seat to a bot of ours, and why."""
    record: str = ""


class OwnClock:
    """A bot that thinks for as long as its player is granted."""

    def __init__(self, bot: Bot, clock: Clock) -> None:
        self.bot = bot
        self.clock = own_clock(bot, clock)

    def __repr__(self) -> str:
        return repr(self.bot)

    def choose(self, view: Any, story: tuple[Telling, ...], decision: Decision, clock: Clock, rng: Rng) -> int:
        return self.bot.choose(view, story, decision, self.clock, rng)


def seating(config: Config, encounter: Encounter) -> list[int]:
    """The number of the player at each seat."""
    pair = config.pairs[encounter.pair]
    return [pair[(seat + encounter.exchanged) % 2] for seat in range(config.tables[encounter.table].seats)]


def play(config: Config, encounter: Encounter) -> Played:
    """Play it."""
    kind = config.tables[encounter.table]
    game = kind.rules()
    players = [config.players[number] for number in seating(config, encounter)]
    seed = game_seed(config.seed, encounter.deal)
    bots = [made(str(name), game) for name in dealt([player.bot for player in players], game, seed)]
    begun = perf_counter()
    result = match(
        game,
        [OwnClock(bot, player.clock) for bot, player in zip(bots, players, strict=True)],
        seed,
        kind.options,
        shown=lambda session: show_to_omniscient(bots, session),
    )
    luck = None
    value = None if config.luck is None else advised_value(game, config.luck.looks)
    if config.luck is not None and value is not None:
        evenly = [seat for seat, player in enumerate(players) if player.bot == "random"]
        luck = luck_of(game, read_record(result.record), value, evenly, config.luck.outcomes)
    return Played(
        returns=result.returns,
        scores=result.scores,
        decisions=result.decisions,
        answers=result.answers,
        seconds=perf_counter() - begun,
        luck=luck,
        faults={seat: bot.fault for seat, bot in enumerate(bots) if isinstance(bot, Outside) and bot.fault},
        record=result.record if config.records else "",
    )


def show_to_omniscient(bots: Sequence[Bot], session: Session) -> None:
    """Whoever is to know everything sees the table itself; nobody else does."""
    for bot in bots:
        if isinstance(bot, Omniscient):
            bot.look = lambda: session.table
