"""A coach for beginners: what could be done here, and what it would mean.

For each kind of action that is possible it tells the one that looks best at a glance, with its consequences as the
rules bring them about in worlds that fit the seat's own view. Like every explanation it comes from the view alone.
"""

from __future__ import annotations

from itertools import groupby
from typing import Final

from intrigue.bots.explain import Meaning, Way, plausible_in, seed_of
from intrigue.bots.worlds import Worlds
from intrigue.kernel.companions import advice_of
from intrigue.kernel.game import Game
from intrigue.kernel.rng import Rng
from intrigue.session import Asked

WAYS: Final = 3
"""How many actions are told: more would be a list, not advice."""
DREAMS: Final = 6
"""Imagined worlds in which an action is carried out, to see what it means."""


def coach(game: Game, it: Asked) -> tuple[Way, ...]:
    """What the seat that is asked could do, what looks best first; nothing where there is nothing to choose.

    Of each verb there is one, unless there are fewer verbs than can be told.
    """
    advice = advice_of(game)
    if advice is None or len(it.decision.options) < 2:
        return ()
    scores = advice.score(it.view, it.decision, game)
    best_first = sorted(zip(scores, it.decision.options, strict=True), key=lambda one: (-one[0], one[1]))
    options = [option for _, option in best_first]
    verbs = {option: game.verbs.phrase(option).split()[0] for option in options}
    firsts = [next(same) for _, same in groupby(sorted(options, key=lambda o: (verbs[o], options.index(o))), verbs.get)]
    chosen = (sorted(firsts, key=options.index) + [option for option in options if option not in firsts])[:WAYS]
    rng = Rng(seed_of(it.view))
    worlds = Worlds(game, it.view, it.decision.seat, plausible_in(game), None, it.story)
    meaning = Meaning(game, it.decision.seat, [worlds.imagine(rng) for _ in range(DREAMS)], int(rng.word()))
    ways = [_way(meaning, option) for option in sorted(chosen, key=options.index)]
    return tuple(way for n, way in enumerate(ways) if n == 0 or way.reasons or way.perhaps)


def _way(meaning: Meaning, option: int) -> Way:
    action = meaning.whole(option)
    sure, perhaps = meaning.of(action)
    return Way(tuple(map(meaning.game.verbs.phrase, action)), None, DREAMS, None, sure, perhaps)
