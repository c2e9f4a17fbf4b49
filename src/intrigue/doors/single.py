"""The door to Gymnasium: any game from one seat, with bots opposite."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from intrigue.arena.match import BadMatch
from intrigue.bots import Bot, Clock, make
from intrigue.bots.levels import own_clock
from intrigue.bots.players import thinking
from intrigue.doors.extras import missing
from intrigue.doors.looking import Looked, Mask, Numbers
from intrigue.doors.seeds import Seeds
from intrigue.kernel.event import story
from intrigue.kernel.game import Game
from intrigue.kernel.run import asked, decision, is_forced, is_over, offered

try:
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Box, Discrete
except ModuleNotFoundError as error:
    raise missing(error) from error

CLOCK: Final = Clock(iterations=100)


class OneSeat(gymnasium.Env):
    """One game after the other at one seat; the others are bots, by name or of your own.

    Observations are numbers, `info["action_mask"]` says which options are offered. The reward comes at the end: what
    the game is worth to the seat, 1 for a victory of its own. An answer that is not offered ends the game, with
    `illegal` as the reward, so that tools which know nothing of masks can be used.
    """

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(
        self,
        game: Game | str = "kabale",
        bots: Sequence[str | Bot] = ("greedy",),
        seat: int = 0,
        options: Mapping[str, str] = {},
        clock: Clock = CLOCK,
        illegal: float = -1.0,
        forced: bool = True,
        render_mode: None = None,
    ) -> None:
        """`bots`: one for every other seat, in their order. `forced`: where they have no choice they are not asked."""
        hears = any(bot != "random" for bot in bots)
        self.looked = Looked(game, len(bots) + 1, options, listening=hears)
        if not 0 <= seat <= len(bots):
            raise BadMatch(f"there is no seat {seat}: with {len(bots)} bots there are seats 0 to {len(bots)}")
        self.seat = seat
        self.clock = clock
        self.illegal = illegal
        self.forced = forced
        self.render_mode = render_mode
        players = [make(bot, self.looked.game) if isinstance(bot, str) else bot for bot in bots]
        self.bots = [*players[:seat], None, *players[seat:]]
        self.seeds = Seeds()
        limits = np.iinfo(np.int32)
        self.observation_space = Box(limits.min, limits.max, (self.looked.width,), np.int32)
        self.action_space = Discrete(self.looked.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Mask]]:
        """Begin a game; with a seed the game of this seed, and after it those that follow from it."""
        super().reset(seed=seed)
        seed = self.seeds.next(seed)
        self.looked.begin(seed)
        self.streams = thinking(seed, len(self.bots))
        self._let_bots_play()
        return self._seen()

    def step(self, action: int) -> tuple[Numbers, float, bool, bool, dict[str, Mask]]:
        table = self.looked.table
        if self.looked.mask(self.seat)[int(action)] == 0:
            return self._worth(self.illegal, True)
        self.looked.answer(int(action))
        self._let_bots_play()
        over = is_over(table)
        return self._worth(float(self.looked.game.returns(table)[self.seat]) if over else 0.0, over)

    def _worth(self, reward: float, over: bool) -> tuple[Numbers, float, bool, bool, dict[str, Mask]]:
        numbers, info = self._seen()
        return numbers, reward, over, False, info

    def _seen(self) -> tuple[Numbers, dict[str, Mask]]:
        return self.looked.see(self.seat), {"action_mask": self.looked.mask(self.seat)}

    def _let_bots_play(self) -> None:
        table, game = self.looked.table, self.looked.game
        while (seat := asked(table)) is not None and seat != self.seat:
            if self.forced and is_forced(table):  # as wherever bots play
                self.looked.answer(offered(table)[0])
                continue
            bot, question = self.bots[seat], decision(table)
            assert bot is not None  # this seat is not ours
            assert question is not None  # it is asked
            told = story(table.log, seat)
            clock = own_clock(bot, self.clock)
            self.looked.answer(bot.choose(game.observe(table, seat), told, question, clock, self.streams[seat].fork()))
