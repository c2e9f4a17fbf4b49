"""What an answer means to whoever gives it, as the rules would settle the columns before it and after it.

Both tables are imagined, so every card lies in some place; what holds in nearly all worlds is worth saying.
"""

# Not compiled: it answers a person, who does not notice.

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from intrigue.games.kabale.advice import chances, worth
from intrigue.games.kabale.cards import CARD_NAMES, COLUMN_NAMES, GOAL_NAMES, GOALS
from intrigue.games.kabale.scoring import score, winners
from intrigue.games.kabale.settling import settle_column
from intrigue.games.kabale.table import Kabale, closed
from intrigue.kernel.consequence import Consequence, means
from intrigue.kernel.event import seat_name

# In points:
VICTORY = 50.0
ROUND_ENDS = 1.0
FIRM = 0.5  # of a goal's worth, where somebody who leads leads more clearly,
CLEARLY = 0.1  # which is a chance so much better
STOPPED = 0.5  # of a goal's worth to somebody else who does not lead any more
CLOSED = 0.6
TURNED_UP = 0.3


def reasons(before: Kabale, after: Kabale, seat: int) -> list[Consequence]:
    """What has changed that matters to this seat."""
    if before.round != after.round or not after.agenda:
        return list(_settled(before, after, seat))
    return [*_leads(before, after, seat), *_columns(before, after, seat)]


def _settled(before: Kabale, after: Kabale, seat: int) -> Iterator[Consequence]:
    """The round is over, and perhaps the game."""
    points = int(score(after, seat).points - score(before, seat).points)
    if not after.agenda:
        yield means("victory" if seat in winners(after) else "defeat", VICTORY)
    else:
        yield means("round-ends", ROUND_ENDS)
    if points > 0:
        yield means("points", float(points), points=points)


# ---------------------------------------------------------------- who would win


def would_win(t: Kabale, column: int) -> int | None:
    """Who would have the goal if the column were settled as it lies; None if nobody."""
    u = t.copy()
    settle_column(u, column)
    won = [int(u.won[at]) - int(t.won[at]) for at in range(len(t.won))]
    return next((at // int(GOALS) for at, n in enumerate(won) if n > 0), None)


def led(t: Kabale) -> dict[int | None, Counter[int]]:
    """The goals that everybody would have: goals may move, so it is not told by columns."""
    out: dict[int | None, Counter[int]] = {}
    for column in range(len(t.columns)):
        out.setdefault(would_win(t, column), Counter())[int(t.goals[column])] += 1
    return out


def _leads(before: Kabale, after: Kabale, seat: int) -> Iterator[Consequence]:
    then, now = led(before), led(after)
    none: Counter[int] = Counter()
    gained = now.get(seat, none) - then.get(seat, none)
    for goal in then.get(seat, none) - now.get(seat, none):
        yield means("gives-up", float(worth(before, seat, goal)), goal=GOAL_NAMES[goal])
    for other in range(before.seats):
        if other == seat:
            continue
        for goal in then.get(other, none) - now.get(other, none):
            if goal in gained:
                del gained[goal]
                yield means(
                    "lead-from",
                    float(worth(before, seat, goal)) + STOPPED * float(worth(before, other, goal)),
                    goal=GOAL_NAMES[goal],
                    seat=seat_name(other),
                )
            else:
                worth_to = STOPPED * float(worth(before, other, goal))
                yield means("stops", worth_to, goal=GOAL_NAMES[goal], seat=seat_name(other))
    for goal in gained:
        yield means("lead", float(worth(before, seat, goal)), goal=GOAL_NAMES[goal])


def _columns(before: Kabale, after: Kabale, seat: int) -> Iterator[Consequence]:
    """What happens in a column that keeps its goal."""
    for column in range(len(before.columns)):
        name = COLUMN_NAMES[column]
        if closed(after, column) and not closed(before, column):
            yield means("closes", CLOSED, column=name)
        goal = before.goals[column]
        if goal == after.goals[column] and would_win(before, column) == seat == would_win(after, column):
            better = chances(after, column)[seat] - chances(before, column)[seat]
            if better > CLEARLY:
                yield means("firm", FIRM * float(worth(before, seat, goal)), goal=GOAL_NAMES[goal])
        for was, laid in zip(before.columns[column], after.columns[column], strict=False):
            if laid.up and not was.up and (was.owner, was.card) == (laid.owner, laid.card):
                if laid.owner == seat:
                    yield means("turns-up-own", TURNED_UP, card=CARD_NAMES[laid.card], column=name)
                else:
                    yield means("turns-up", TURNED_UP, seat=seat_name(int(laid.owner)), column=name)
