"""What cards and Permanent Effects are worth to either side, in points: the price list behind the judgement.

`prices.toml` holds what they brought players who were given them in thousands of games (`tools/gifts.py`).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from intrigue.games.emerald.first.attacks import is_killer
from intrigue.games.emerald.first.bot.weights import FOLDER, Weights
from intrigue.games.emerald.first.cards import (
    ARROWS,
    CARD_NAMES,
    CARDS,
    EFFECT_NAMES,
    FIRST_AGENT,
    FIRST_OTHER,
    HIDE_ROYALTY,
    HIRED_ASSASSIN,
    INFERNAL_MACHINE,
    NECRONOMICON,
)
from intrigue.games.emerald.first.numbers import DEFAULT, Numbers
from intrigue.games.emerald.shared.cards import LOYALIST, RESTORATIONIST, SIDE_NAMES
from intrigue.games.emerald.shared.weights import read

MEASURED: Final = read(FOLDER, "prices.toml")
"""What cards and Permanent Effects bring players of either side, by the numbers that come with the game."""
COUNTS: Final = 0.7
"""How much of that counts: it was measured with gifts at the beginning and in the middle, and what one claims comes
later than a gift."""
USED_UP: Final = (int(HIDE_ROYALTY), int(HIRED_ASSASSIN), int(INFERNAL_MACHINE))
"""Cards that are used up by what they are good for."""
KEPT: Final = 0.3
"""How much of its price such a card is worth once it is there: whoever has it should not cling to it."""
LEAST: Final = 0.2
"""No claim of a Game card is worth less than this for the card itself: it clears the way to the next one."""


def best_arrow(n: Numbers, w: Weights, card: i64, side: i64) -> float:
    """What the best arrow of a card is worth: one's own marker up, or the other one down."""
    up = card * ARROWS + (0 if side == RESTORATIONIST else 2)
    down = card * ARROWS + (3 if side == RESTORATIONIST else 1)
    return max(w.step * float(n.arrow[up]), w.step_back * float(n.arrow[down]))


def symbol_worth(n: Numbers, w: Weights, card: i64, side: i64) -> float:
    """What the symbols of a card are worth to its owner, compared with a middling one."""
    uses = [
        w.cube_symbol * float(n.cube[card]),
        w.gold_symbol * float(n.gold[card]),
        (w.bomb_loyalist if side == LOYALIST else w.bomb_restorationist) * float(n.bomb[card]),
        best_arrow(n, w, card, side),
    ]
    return max(uses) + w.besides * (sum(uses) - max(uses)) - w.middling


def card_worth(n: Numbers, w: Weights, card: i64, side: i64) -> float:
    """What a card brings whoever comes by it: as it was measured, and what it has in this box besides."""
    worth = symbol_worth(n, w, card, side)
    measured = MEASURED[SIDE_NAMES[side]].get(CARD_NAMES[card])
    if measured is None:
        return worth
    if card == NECRONOMICON:
        measured -= float(DEFAULT.necronomicon)  # these count as points
    return COUNTS * measured + worth - symbol_worth(DEFAULT, w, card, side)


def worth_besides(n: Numbers, w: Weights, card: i64, side: i64) -> float:
    """What claiming a Game card brings besides the card itself: an agent on the board, points, a sanity counter."""
    worth = 0.0
    if FIRST_AGENT <= card < FIRST_OTHER:
        agent = card - FIRST_AGENT
        worth += w.agent + w.agent_bomb * float(n.bombs[agent])
        if side == RESTORATIONIST:
            worth += float(n.agent_vp[agent]) + w.killer * float(n.kills_royals[agent])
    if card == NECRONOMICON:
        worth += float(n.necronomicon)
    if n.sanity[card] > 0:
        worth -= w.sanity_loyalist if side == LOYALIST else w.sanity_restorationist
    return worth


def other_uses(n: Numbers, card: i64) -> float:
    """What speaks against playing a card for one of its symbols: that it is a card, and what else it can do."""
    uses = 1.0 + 0.1 * float(n.gold[card] + n.bomb[card] + n.cube[card])
    for arrow in range(ARROWS):
        uses += 0.1 * float(n.arrow[card * ARROWS + arrow])
    return uses + (0.3 if n.kind[card] > 0 else 0.0)


class Prices:
    """What everything is worth by one box file: rows of Loyalists first, then of Restorationists."""

    def __init__(self, numbers: Numbers, w: Weights) -> None:
        deck: list[float] = []
        claim: list[float] = []
        besides: list[float] = []
        effects: list[float] = []
        for side in (LOYALIST, RESTORATIONIST):
            for card in range(CARDS):
                worth = card_worth(numbers, w, card, side)
                deck.append(KEPT * worth if int(card) in USED_UP else worth)
                claim.append(max(LEAST, worth))
                besides.append(worth_besides(numbers, w, card, side))
            effects += [COUNTS * max(0.0, MEASURED[SIDE_NAMES[side]][effect]) for effect in EFFECT_NAMES]
        self.deck: Final = vec[float](deck)
        """What cards are worth to whoever has them, at the beginning of a game."""
        self.claim: Final = vec[float](claim)
        """What it brings to claim them, at the beginning."""
        self.besides: Final = vec[float](besides)
        """What a claim brings besides, at any time."""
        self.effect: Final = vec[float](effects)
        """What Permanent Effects are worth, at the beginning."""
        self.keep: Final = vec[float]([other_uses(numbers, card) for card in range(CARDS)])
        """What speaks against playing each card, for whichever side."""
        self.kills: Final = vec[i64]([i64(1) if is_killer(card) else i64(0) for card in range(CARDS)])
        """Which cards may begin an attempt."""
