"""What cards are worth to either side, in points: the price list behind the judgement.

`prices.toml` holds what they brought players who were given them in thousands of games (`tools/gifts.py`).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from intrigue.games.emerald.second.bot.weights import Weights
from intrigue.games.emerald.second.cards import (
    BLACK_HAND,
    CARD_NAMES,
    CARDS,
    DIOGENES_CLUB,
    DOCTOR_WATSON,
    DUCHESS,
    FREEMASONS,
    FREUD,
    GOLOVINSKI,
    HIDE_ROYALTY,
    HOLMES,
    HOLY_BROTHERHOOD,
    IRENE_ADLER,
    LOYALIST,
    MRS_HUDSON,
    PEOPLES_WILL,
    PINKERTON,
    RESTORATIONIST,
    SHOGGOTH,
    SIDE_NAMES,
    VAMPIRES,
    YOG_SOTHOTH,
    ZOMBIES,
)
from intrigue.games.emerald.second.numbers import DEFAULT, Numbers
from intrigue.games.emerald.shared.weights import read

FOR_TEXT: Final[dict[int, tuple[float, float]]] = {
    int(BLACK_HAND): (0.0, 1.0),
    int(DIOGENES_CLUB): (0.8, 0.8),
    int(DOCTOR_WATSON): (0.8, 0.8),
    int(DUCHESS): (0.8, 0.8),
    int(FREEMASONS): (0.6, 0.6),
    int(FREUD): (0.2, 1.8),
    int(GOLOVINSKI): (1.8, 0.0),
    int(HIDE_ROYALTY): (0.4, 0.0),
    int(HOLMES): (0.5, 1.0),
    int(HOLY_BROTHERHOOD): (0.7, 0.7),
    int(IRENE_ADLER): (1.0, 1.0),
    int(MRS_HUDSON): (0.6, 0.6),
    int(PEOPLES_WILL): (0.8, 0.8),
    int(PINKERTON): (0.5, 0.5),
    int(SHOGGOTH): (2.0, 0.8),
    int(VAMPIRES): (0.8, 0.8),
    int(YOG_SOTHOTH): (1.5, 0.0),
    int(ZOMBIES): (1.0, 0.8),
}
"""What it is worth to a Loyalist and to a Restorationist to use a text."""
MEASURED: Final = read("intrigue.games.emerald.second.bot", "prices.toml")
"""What cards bring players of either side, by the numbers that come with the game."""
USED_UP: Final = (int(HIDE_ROYALTY), CARD_NAMES.index("hired_assassin"))
"""Cards that are used up by what they are good for."""
KEPT: Final = 0.3
"""How much of its price such a card is worth once it is there: whoever has it should not cling to it."""


def text_worth(n: Numbers, w: Weights, card: i64, side: i64) -> float:
    """What a card's text is worth."""
    text = FOR_TEXT.get(int(card), (0.2, 0.2) if n.kind[card] > 0 else (0.0, 0.0))
    return text[side] * (w.text_loyalist if side == LOYALIST else w.text_restorationist)


def symbol_worth(n: Numbers, w: Weights, card: i64, side: i64) -> float:
    """What the symbols of a card are worth to its owner, compared with a middling one."""
    loyal = side == LOYALIST
    marker = n.loyalist[card] if loyal else n.restorationist[card]
    worth = w.place_symbol * float(n.place[card]) + w.claim_symbol * float(n.claim[card])
    worth += w.retrieve_symbol * float(n.retrieve[card]) + w.move_symbol * float(n.move[card])
    bomb = w.bomb_loyalist if loyal else w.bomb_restorationist
    killer = w.killer_loyalist if loyal else w.killer_restorationist
    worth += bomb * float(n.bomb[card]) + killer * float(n.assassinate[card])
    return worth + w.marker_symbol * float(marker) - w.middling


def card_worth(n: Numbers, w: Weights, card: i64, side: i64) -> float:
    """What a card brings its owner: as it was measured, and what it has in this box besides."""
    worth = symbol_worth(n, w, card, side)
    measured = MEASURED[SIDE_NAMES[side]].get(CARD_NAMES[card])
    return worth if measured is None else measured + worth - symbol_worth(DEFAULT, w, card, side)


def keep_worth(n: Numbers, card: i64, side: i64) -> float:
    """What it is worth to have a card in hand a little longer, apart from what one is about to use it for."""
    return 0.02


class Prices:
    """What everything is worth by one box file: rows of Loyalists first, then of Restorationists."""

    def __init__(self, numbers: Numbers, w: Weights) -> None:
        deck: list[float] = []
        claim: list[float] = []
        texts: list[float] = []
        points: list[float] = []
        keep: list[float] = []
        for side in (LOYALIST, RESTORATIONIST):
            for card in range(CARDS):
                worth = card_worth(numbers, w, card, side)
                claim.append(worth)
                deck.append(KEPT * worth if int(card) in USED_UP else worth)
                texts.append(text_worth(numbers, w, card, side))
                keep.append(keep_worth(numbers, card, side))
                own = numbers.vp_loyalist[card] if side == LOYALIST else numbers.vp_restorationist[card]
                points.append(float(own + numbers.vp_neutral[card]))
        self.deck: Final = vec[float](deck)
        self.claim: Final = vec[float](claim)
        """What a card is worth to whoever has it, and what it brings to claim it."""
        self.text: Final = vec[float](texts)
        self.keep: Final = vec[float](keep)
        """What the cards in hand are good for otherwise: between cards that do as well, the least is spent."""
        self.points: Final = vec[float](points)
