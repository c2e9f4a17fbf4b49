"""What a look costs, in microseconds: along random games, where every answer changes something, and at the same table.

for python in ../old/.venv/bin/python .venv/bin/python; do $python tools/looks.py; done

It asks for nothing that version 0.1 did not have, so that two versions can be compared.
"""

from __future__ import annotations

import time
from typing import Final

import intrigue

SEATS: Final = 4
GAMES: Final = 8
ANSWERS: Final = 250
AGAIN: Final = 2000


def along(game: intrigue.Game) -> float:
    """Whoever is asked looks after every answer."""
    took, looks = 0.0, 0
    for seed in range(GAMES):
        table, rng = game.new(SEATS).copy(), intrigue.Rng(seed + 1)
        for _ in range(ANSWERS):
            intrigue.play_out(table, rng, 1)
            decision = intrigue.decision(table)
            if decision is None:
                break
            before = time.perf_counter()
            game.observe(table, max(0, decision.seat))  # where chance is asked, the first player looks
            took += time.perf_counter() - before
            looks += 1
    return took / looks * 1e6


def standing(game: intrigue.Game) -> float:
    """Somebody looks at the same table again and again."""
    table = game.new(SEATS).copy()
    intrigue.play_out(table, intrigue.Rng(1), ANSWERS // 4)
    before = time.perf_counter()
    for _ in range(AGAIN):
        game.observe(table, 0)
    return (time.perf_counter() - before) / AGAIN * 1e6


for name, game in intrigue.GAMES.items():
    print(f"{name:10}{along(game):8.1f} µs along games {standing(game):8.1f} µs at the same table")
