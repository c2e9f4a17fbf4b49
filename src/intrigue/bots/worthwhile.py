"""What is not worth a thought: undoing what one has just done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from intrigue.kernel.companions import Advice, Way
from intrigue.kernel.decision import Decision
from intrigue.kernel.event import Telling
from intrigue.kernel.game import Game


def worthwhile_options(
    game: Game, advice: Advice | None, view: Any, story: Sequence[Telling], decision: Decision
) -> Decision:
    """The question without the answers that undo something; with all of them if there are no others.

    Where an action is made of several answers, one that can only end in undoing something is left out, too.
    """
    if advice is None or advice.undoes is None or len(decision.options) == 1:
        return decision
    if advice.ways is None:
        ways: Sequence[Way] = [Way((option,), 0.0) for option in decision.options]
    else:
        ways = advice.ways(view, decision, game)
    begun = {way.answers[0] for way in worthwhile_ways(game, advice, view, story, decision.seat, ways)}
    left = tuple(option for option in decision.options if option in begun)
    return decision if left in ((), decision.options) else replace(decision, options=left)


def worthwhile_ways(
    game: Game, advice: Advice, view: Any, story: Sequence[Telling], seat: int, ways: Sequence[Way]
) -> Sequence[Way]:
    """The ways that undo nothing; all of them if there are no others."""
    if advice.undoes is None:
        return ways
    left = [
        way
        for way in ways
        if not advice.undoes(view, story, seat, [game.verbs.phrase(answer) for answer in way.answers])
    ]
    return left or ways
