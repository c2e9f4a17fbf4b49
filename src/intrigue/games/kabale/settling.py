"""Settling a column in the printed order: Musketeers, Wizard, Witch, Prince and Squire, values, winner (section 9).

Cards are counted from the goal downward. A card under a Magic Cap stands directly after its Cap (K-102), which is
where it lies in the list, so Caps need no word here: they and their cards are cards like any other.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from intrigue.games.kabale import settling_story
from intrigue.games.kabale.cards import (
    BEGGAR,
    CARDS,
    CORNER,
    DOUBLE,
    DRAGON,
    GOALS,
    HERMIT,
    JULIET,
    LITTLE_GIANT,
    MUSKETEERS,
    NO_VALUE,
    PRINCE,
    ROMEO,
    SQUIRE,
    WITCH,
    WIZARD,
    corner,
)
from intrigue.games.kabale.table import Kabale, Laid
from intrigue.kernel.bag import empty

# In halves, as all values are.
STRONG: Final[i64] = 20  # the Wizard removes what is worth 10 or more, up to the King
STRONGEST: Final[i64] = max(CORNER)
WEAK: Final[i64] = 18  # the Witch removes what is worth 9 or less
ROMEO_WITH_JULIET: Final[i64] = 30
HERMIT_LOSES: Final[i64] = 2
GIANT_GAINS: Final[i64] = 6
DRAGON_TAKES: Final[i64] = 4

NO_SEAT: Final[i64] = -1


def settle_column(t: Kabale, column: i64) -> None:
    """Hand out the goal of one column; the cards left in it stay for the clearing up."""
    goal = t.goals[column]
    cards = t.columns[column]
    if t.listening:
        settling_story.tell_settling(t, column)
    if count(cards, MUSKETEERS) > 0:
        if t.listening:
            settling_story.tell_musketeers(t, column)
        award(t, column, printed(cards, goal, False), False)
        return
    banish(t, column, WIZARD, STRONG, STRONGEST)
    banish(t, column, WITCH, 0, WEAK)
    cards = t.columns[column]
    lucky = pair_owner(cards)
    if lucky != NO_SEAT:
        if t.listening:
            settling_story.tell_pair(t, column, lucky)
        win(t, column, lucky)
        return
    award(t, column, values(t, cards, goal), count(cards, BEGGAR) > 0)


def count(cards: list[Laid], card: i64) -> i64:
    """How many cards of this name lie in the column."""
    n: i64 = 0
    for laid in cards:
        if laid.card == card:
            n += 1
    return n


# ---------------------------------------------------------------- steps 2 and 3: Wizard and Witch


def banish(t: Kabale, column: i64, by: i64, least: i64, most: i64) -> None:
    """A single Wizard or Witch removes all other cards of certain values at once; several cancel out (K-123 to K-138).

    A removed card goes to its owner's discards and takes no further part. A Double without a value is never hit.
    """
    cards = t.columns[column]
    casters = count(cards, by)
    if casters > 1 and t.listening:
        settling_story.tell_cancelled(t, column, by)
    if casters != 1:
        return
    worth = printed(cards, t.goals[column], True)
    left: list[Laid] = []
    for at in range(len(cards)):
        laid = cards[at]
        if laid.card == by or worth[at] < least or worth[at] > most:
            left.append(laid)
        else:
            t.discards[laid.owner * CARDS + laid.card] += 1
            if t.listening:
                settling_story.tell_removed(t, laid, by)
    t.columns[column] = left


def printed(cards: list[Laid], goal: i64, copying: bool) -> vec[i64]:
    """What the corners show, specialists by the goal; Doubles copy the card below, or have no value (K-113, K-125)."""
    worth = empty(len(cards))
    below = NO_VALUE
    for at in range(len(cards) - 1, -1, -1):
        card = cards[at].card
        worth[at] = below if card == DOUBLE and copying else corner(card, goal)
        below = worth[at]
    return worth


# ---------------------------------------------------------------- step 4: Prince and Squire


def pair_owner(cards: list[Laid]) -> i64:
    """Who has Prince and Squire here; of several, the one with a card of the pair nearest to the goal (K-142)."""
    for laid in cards:
        if laid.card == PRINCE and has(cards, SQUIRE, laid.owner):
            return laid.owner
        if laid.card == SQUIRE and has(cards, PRINCE, laid.owner):
            return laid.owner
    return NO_SEAT


def has(cards: list[Laid], card: i64, owner: i64) -> bool:
    """Does this player's card lie in the column?"""
    for laid in cards:
        if laid.card == card and laid.owner == owner:
            return True
    return False


# ---------------------------------------------------------------- step 5: values


def values(t: Kabale, cards: list[Laid], goal: i64) -> vec[i64]:
    """What each card is worth: Doubles copy before Dragons take anything off (K-157)."""
    worth = empty(len(cards))
    below = NO_VALUE
    for at in range(len(cards) - 1, -1, -1):
        worth[at] = below if cards[at].card == DOUBLE else own_value(cards, at, goal)
        below = worth[at]
    if t.listening:
        settling_story.tell_worth(t, cards, goal, worth)
    if count(cards, DRAGON) > 0:
        for at in range(len(cards)):
            dragons = hostile_dragons(cards, cards[at].owner)
            if dragons > 0 and worth[at] != NO_VALUE:
                worth[at] = at_least_nothing(worth[at] - dragons * DRAGON_TAKES)
                if t.listening:
                    settling_story.tell_dragon(t, cards[at], dragons, worth[at])
    return worth


def own_value(cards: list[Laid], at: i64, goal: i64) -> i64:
    """The value of a card that copies none: what counts is the company it keeps (K-146 to K-149)."""
    laid = cards[at]
    others = len(cards) - 1
    if laid.card == HERMIT:
        return at_least_nothing(CORNER[HERMIT] - HERMIT_LOSES * others)
    if laid.card == LITTLE_GIANT:
        return CORNER[LITTLE_GIANT] + GIANT_GAINS * others
    if laid.card == ROMEO and has(cards, JULIET, laid.owner):
        return ROMEO_WITH_JULIET
    return corner(laid.card, goal)


def hostile_dragons(cards: list[Laid], owner: i64) -> i64:
    """How many Dragons of other players lie in the column (K-158, K-159)."""
    n: i64 = 0
    for laid in cards:
        if laid.card == DRAGON and laid.owner != owner:
            n += 1
    return n


def at_least_nothing(value: i64) -> i64:
    """No card is ever worth less than 0 (K-163)."""
    return value if value > 0 else i64(0)


# ---------------------------------------------------------------- step 6: the winner


def award(t: Kabale, column: i64, worth: vec[i64], lowest: bool) -> None:
    """The highest total takes the goal, or with a Beggar the lowest (K-166, K-168)."""
    cards = t.columns[column]
    totals = sums(cards, worth, t.seats)
    winner = best_total(cards, totals, lowest)
    if t.listening:
        settling_story.tell_totals(t, totals)
        settling_story.tell_winner(t, column, winner, totals, lowest)
    win(t, column, winner)


def sums(cards: list[Laid], worth: vec[i64], seats: i64) -> vec[i64]:
    """Everybody's total; no value for a player who has none, or nothing but a valueless Double (K-165)."""
    totals = vec[i64]([NO_VALUE] * seats)
    for at in range(len(cards)):
        if worth[at] != NO_VALUE:
            owner = cards[at].owner
            totals[owner] = worth[at] if totals[owner] == NO_VALUE else totals[owner] + worth[at]
    return totals


def best_total(cards: list[Laid], totals: vec[i64], lowest: bool) -> i64:
    """Who takes the goal. Ties go to the card nearest to it, with a Beggar to the one farthest (K-167, K-169)."""
    best = NO_SEAT
    for i in range(len(cards)):
        seat = cards[len(cards) - 1 - i].owner if lowest else cards[i].owner
        if totals[seat] == NO_VALUE:
            continue
        if best == NO_SEAT or (totals[seat] < totals[best] if lowest else totals[seat] > totals[best]):
            best = seat
    return best


def win(t: Kabale, column: i64, seat: i64) -> None:
    """The goal goes to its winner; what nobody can win leaves the game (K-61, K-173)."""
    goal = t.goals[column]
    if seat == NO_SEAT:
        t.out[goal] += 1
    else:
        t.won[seat * GOALS + goal] += 1
