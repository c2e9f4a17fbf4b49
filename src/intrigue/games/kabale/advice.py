"""Advice for bots: what a sensible player thinks of each answer, from what they see.

They imagine the answer given, with cards of no importance in the places they cannot see, and let the rules settle
every column as it would then stand. So what Wizards, Witches, Beggars, pairs, Doubles, Storms and specialists are
good for need not be told here again. Then they ask how sure that is: the less so, the more cards are hidden or to come.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from intrigue.games.kabale.belief import UNKNOWN, known_table
from intrigue.games.kabale.cards import (
    BEGGAR,
    CARDS,
    CORNER,
    GOAL_KIND,
    GOAL_POINTS,
    GOALS,
    KIND,
    MUSKETEERS,
    NO_VALUE,
    ROUNDS,
    STEPS,
    WITCH,
    WIZARD,
)
from intrigue.games.kabale.effects import SlideUnder, SwapGoals
from intrigue.games.kabale.scoring import score as points
from intrigue.games.kabale.settling import (
    STRONG,
    STRONGEST,
    WEAK,
    banish,
    count,
    pair_owner,
    printed,
    sums,
    values,
)
from intrigue.games.kabale.table import Kabale, Laid, closed, filling
from intrigue.games.kabale.view import View
from intrigue.kernel.decision import Decision
from intrigue.kernel.game import Game
from intrigue.kernel.rng import Rng
from intrigue.kernel.run import play_out

# How much influence, in halves as all values are, makes a lead safe: in any case, and more ...
DOUBT: Final = 5.0
DOUBT_FOR_MISSING: Final = 4.0  # ... for every card the column still asks for,
DOUBT_FOR_HIDDEN: Final = 5.0  # ... for every face-down card in it,
DOUBT_FOR_OTHERS: Final = 1.0  # ... and for every card other columns ask for, which might come here as well.
PAIR: Final[i64] = 60
"""The influence that Prince and Squire are as good as: they may yet be broken."""

# In points:
NEW_KIND: Final = 0.6  # the first goal of a kind is a step towards the set of six
KEPT: Final = 0.04  # a card that stays in hand for later rounds, for every half it is better than a middling one
MIDDLING: Final[i64] = 18
USEFUL: Final[i64] = 8  # cards of little influence have an ability instead
LEAD: Final = 2.0  # how many points ahead make a victory likely, when one round is left

SPECIALISTS: Final = [card for card in range(CARDS) if KIND[card] >= 0]


def score(view: View, decision: Decision, game: Game) -> list[float]:
    """How many points each option promises, less what it promises to the others."""
    t = known_table(view)
    for column, cards in enumerate(t.columns):
        t.columns[column] = [stand_in(t.goals[column], laid) if laid.card == UNKNOWN else laid for laid in cards]
    return [promise(t, option, decision.seat) for option in decision.options]


def stand_in(goal: i64, laid: Laid) -> Laid:
    """A card of no importance in this place: a specialist under a goal of another kind."""
    card = next(card for card in SPECIALISTS if KIND[card] != GOAL_KIND[goal])
    return Laid(card, laid.owner, laid.up, laid.known, laid.under, laid.early)


def promise(t: Kabale, option: int, me: int) -> float:
    """What the table promises me after this answer; if it leads to a question to me, after my best answer to that."""
    u = t.copy()
    u.agenda.pop().take(u, option)
    due = u.agenda[-1] if u.agenda else None
    if isinstance(due, SlideUnder | SwapGoals) and due.seat == me:
        return max(promise(u, int(answer), me) for answer in due.options(u))
    hand = sum(max(CORNER[card], USEFUL) - MIDDLING for card in range(CARDS) if u.hand[me * CARDS + card])
    kept = KEPT * int(hand) if u.round < ROUNDS else 0.0
    return kept + sum(hope(u, column, me) for column in range(len(u.columns)))


# ---------------------------------------------------------------- one column


def hope(t: Kabale, column: int, me: int) -> float:
    """The goal's worth to me and my chance of it, less what the others can hope for on average."""
    hopes = [chance * worth(t, seat, t.goals[column]) for seat, chance in enumerate(chances(t, column))]
    return hopes[me] - (sum(hopes) - hopes[me]) / (len(hopes) - 1)


def worth(t: Kabale, seat: int, goal: i64) -> float:
    """How many more points a player has with this goal: the set of six kinds counts as soon as it is complete."""
    kind = seat * GOALS + GOAL_KIND[goal] * STEPS
    u = t.copy()
    u.won[seat * GOALS + goal] += 1
    more = float(points(u, seat).points - points(t, seat).points)
    return more if any(t.won[kind : kind + STEPS]) else more + NEW_KIND


def chances(t: Kabale, column: int) -> list[float]:
    """How likely everybody is to win the column, as it stands."""
    shut = closed(t, column)
    missing = wanting(t, column)
    doubt = DOUBT + DOUBT_FOR_MISSING * missing
    doubt += DOUBT_FOR_HIDDEN * sum(1 for laid in t.columns[column] if not laid.known)
    if not shut:
        doubt += DOUBT_FOR_OTHERS * sum(wanting(t, other) for other in range(len(t.columns)) if other != column)
    totals, lowest = settled(t, column, missing)
    weights = [0.0] * t.seats
    for seat in range(t.seats):
        if totals[seat] != NO_VALUE or not shut:
            weights[seat] = exp(max(0, int(totals[seat])) / (-doubt if lowest else doubt))
    return [weight / (sum(weights) or 1.0) for weight in weights]


def wanting(t: Kabale, column: int) -> int:
    """How many cards the column still asks for."""
    return 0 if closed(t, column) else max(0, int(GOAL_POINTS[t.goals[column]] - filling(t, column)))


def settled(t: Kabale, column: int, missing: int) -> tuple[vec[i64], bool]:
    """Everybody's total when cards of no importance, and nobody's, have filled the column; and does the lowest win?"""
    goal = t.goals[column]
    nobody = t.seats
    filler = stand_in(goal, Laid(UNKNOWN, nobody, True, True, False, False))
    u = Kabale(t.seats + 1)
    u.lay_out()
    u.goals = vec[i64]([goal])
    u.columns = [t.columns[column] + [filler] * missing]
    if count(u.columns[0], MUSKETEERS) > 0:
        return sums(u.columns[0], printed(u.columns[0], goal, False), u.seats), False
    banish(u, 0, WIZARD, STRONG, STRONGEST)
    banish(u, 0, WITCH, 0, WEAK)
    cards = u.columns[0]
    totals = sums(cards, values(u, cards, goal), u.seats)
    lucky = pair_owner(cards)
    if lucky >= 0:
        totals[lucky] += PAIR
    return totals, lucky < 0 and count(cards, BEGGAR) > 0


# ---------------------------------------------------------------- for those who search


def outlook(t: Kabale, rng: Rng, game: Game) -> list[float]:
    """Everybody's chances, judged where they can be judged: at the end of this round, which is played at random."""
    now = t.round
    while t.agenda and t.round == now:
        play_out(t, rng, limit=1)
    left = int(ROUNDS - t.round) + 1 if t.agenda else 0
    standing = [float(points(t, seat).points) for seat in range(t.seats)]
    if left > 0:
        for seat in range(t.seats):
            standing[seat] += NEW_KIND * kinds(t, seat)
    doubt = LEAD * sqrt(left + 0.1)
    return [1 / (1 + exp((best_other(standing, seat) - standing[seat]) / doubt)) for seat in range(t.seats)]


ways: Final = None  # an action is one answer, but for a few
named_aim: Final = None
foresight: Final = None  # playing on at random to the end of the round is good enough,
undoes: Final = None  # what is laid, lies
plausible: Final = None  # and what others do tells little about the cards they hold
characters: Final = ()
of_character: Final = None


def kinds(t: Kabale, seat: int) -> int:
    """Of how many kinds a player has a goal."""
    return len({GOAL_KIND[goal] for goal in range(GOALS) if t.won[seat * GOALS + goal] > 0})


def best_other(standing: list[float], seat: int) -> float:
    """The best of all others."""
    return max(standing[:seat] + standing[seat + 1 :])
