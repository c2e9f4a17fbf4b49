"""What cards and Permanent Effects are worth to either side, in points: the price list behind the judgement."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from intrigue.games.emerald.first.attacks import is_killer
from intrigue.games.emerald.first.bot.weights import Weights
from intrigue.games.emerald.first.cards import (
    ARROWS,
    BISMARCK,
    BLACK_HAND,
    CARDS,
    CHANGE_OF_HEART,
    CTHULHU,
    CULTISTS,
    DEVILS_ISLAND,
    DIOGENES_CLUB,
    DISGUISE,
    DOCTOR_WATSON,
    DUCHESS,
    EFFECTS,
    FIRST_AGENT,
    FIRST_OTHER,
    FREEMASONS,
    FREUD,
    GOLOVINSKY,
    HIDE_ROYALTY,
    HIRED_ASSASSIN,
    HOLY_BROTHERHOOD,
    INFERNAL_MACHINE,
    IRENE_ADLER,
    LEOPOLD,
    MI_GO,
    MORAN,
    MRS_HUDSON,
    NADAR,
    NECRONOMICON,
    OKHRANA,
    PEOPLES_WILL,
    PINKERTON,
    RACHKOVSKY,
    SHOGGOTH,
    TERRORS,
    THIRD_SECTION,
    VAMPIRE,
    YOG_SOTHOTH,
    ZOMBIES,
)
from intrigue.games.emerald.first.numbers import Numbers
from intrigue.games.emerald.shared.cards import LOYALIST, RESTORATIONIST

FOR_TEXT: Final[dict[int, tuple[float, float]]] = {
    int(BISMARCK): (1.2, 1.2),
    int(BLACK_HAND): (0.0, 2.0),
    int(DIOGENES_CLUB): (0.9, 0.9),
    int(DUCHESS): (0.6, 0.6),
    int(FREEMASONS): (0.5, 0.5),
    int(GOLOVINSKY): (2.0, 0.0),
    int(HIDE_ROYALTY): (0.3, 0.0),
    int(HIRED_ASSASSIN): (0.1, 0.4),
    int(HOLY_BROTHERHOOD): (0.4, 0.4),
    int(INFERNAL_MACHINE): (0.1, 0.3),
    int(IRENE_ADLER): (0.3, 0.3),
    int(NADAR): (0.3, 0.3),
    int(OKHRANA): (0.6, 0.6),
    int(PEOPLES_WILL): (0.5, 0.5),
    int(PINKERTON): (0.4, 0.4),
    int(RACHKOVSKY): (0.4, 0.4),
    int(SHOGGOTH): (0.8, 0.5),
    int(TERRORS): (0.3, 0.2),
    int(THIRD_SECTION): (0.4, 0.4),
    int(VAMPIRE): (1.2, 0.3),
    int(ZOMBIES): (2.5, 0.4),
}
"""What a text is worth to a Loyalist and to a Restorationist."""

FOR_ONE_USE: Final[dict[int, tuple[float, float]]] = {
    int(HIDE_ROYALTY): (1.8, 0.1),
    int(HIRED_ASSASSIN): (0.2, 1.0),
    int(INFERNAL_MACHINE): (0.1, 0.5),
}
"""What it is worth besides to claim a card that is to be used up: who has it should not cling to it."""

FOR_EFFECT: Final[dict[int, tuple[float, float]]] = {
    int(CHANGE_OF_HEART): (0.2, 0.2),
    int(CTHULHU): (1.0, 0.6),
    int(CULTISTS): (1.5, 1.5),
    int(DEVILS_ISLAND): (0.8, 0.8),
    int(DOCTOR_WATSON): (1.6, 1.6),
    int(DISGUISE): (0.6, 0.6),
    int(MI_GO): (0.4, 0.4),
    int(MRS_HUDSON): (0.9, 0.9),
    int(MORAN): (0.6, 1.5),
    int(FREUD): (0.2, 1.0),
    int(LEOPOLD): (0.3, 0.3),
    int(YOG_SOTHOTH): (1.3, 0.1),
}
"""What a Permanent Effect is worth to either."""


def best_arrow(n: Numbers, w: Weights, card: i64, side: i64) -> float:
    """What the best arrow of a card is worth: one's own marker up, or the other one down."""
    up = card * ARROWS + (0 if side == RESTORATIONIST else 2)
    down = card * ARROWS + (3 if side == RESTORATIONIST else 1)
    return max(w.step * float(n.arrow[up]), w.step_back * float(n.arrow[down]))


def deck_worth(n: Numbers, w: Weights, card: i64, side: i64) -> float:
    """What a card is worth to its owner for its symbols and its text, compared with a middling one."""
    loyal = side == LOYALIST
    uses = [
        w.cube_symbol * float(n.cube[card]),
        w.gold_symbol * float(n.gold[card]),
        (w.bomb_loyalist if loyal else w.bomb_restorationist) * float(n.bomb[card]),
        best_arrow(n, w, card, side),
    ]
    worth = max(uses) + w.besides * (sum(uses) - max(uses)) - w.middling
    text = FOR_TEXT.get(int(card), (0.1, 0.1) if n.kind[card] > 0 else (0.0, 0.0))
    return worth + text[side] * (w.text_loyalist if loyal else w.text_restorationist)


def claim_worth(n: Numbers, w: Weights, card: i64, side: i64) -> float:
    """What claiming a Game card brings: a better deck, an agent on the board, points."""
    worth = max(0.2, deck_worth(n, w, card, side)) + w.one_use * FOR_ONE_USE.get(int(card), (0.0, 0.0))[side]
    if FIRST_AGENT <= card < FIRST_OTHER:
        agent = card - FIRST_AGENT
        worth += w.agent + w.agent_bomb * float(n.bombs[agent])
        if side == RESTORATIONIST:
            worth += float(n.agent_vp[agent]) + w.killer * float(n.kills_royals[agent])
    if card == NECRONOMICON:
        worth += float(n.necronomicon)
    if n.sanity[card] > 0:
        worth -= w.sanity_loyalist if side == LOYALIST else w.sanity_restorationist
    return max(0.0, worth)


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
        effects: list[float] = []
        for side in (LOYALIST, RESTORATIONIST):
            part = w.effect_loyalist if side == LOYALIST else w.effect_restorationist
            for card in range(CARDS):
                deck.append(deck_worth(numbers, w, card, side))
                claim.append(claim_worth(numbers, w, card, side))
            for effect in range(EFFECTS):
                effects.append(part * FOR_EFFECT.get(int(effect), (0.2, 0.2))[side])
        self.deck: Final = vec[float](deck)
        self.claim: Final = vec[float](claim)
        self.effect: Final = vec[float](effects)
        self.keep: Final = vec[float]([other_uses(numbers, card) for card in range(CARDS)])
        """What speaks against playing each card, for whichever side."""
        self.kills: Final = vec[i64]([i64(1) if is_killer(card) else i64(0) for card in range(CARDS)])
        """Which cards may begin an attempt."""
