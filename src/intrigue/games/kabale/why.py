"""Why an answer cannot be given now: the words to say so (`board-why-…`, which name the clause) and what they speak of.

It is judged at a table imagined from the view of the player who is asked, by the rules' own functions.
"""

# Not compiled: it answers a person, who does not notice.

from __future__ import annotations

from intrigue.games.kabale.cards import CARD_NAMES, CARDS, COLUMN_NAMES
from intrigue.games.kabale.effects import SlideUnder, SwapGoals
from intrigue.games.kabale.table import Kabale, closed
from intrigue.kernel.refusal import Reason, because

CARD_OF = {name: card for card, name in enumerate(CARD_NAMES)}
COLUMN_OF = {name: column for column, name in enumerate(COLUMN_NAMES)}
BY_CHANCE = ("start", "turn-up", "draw")


def candidates(t: Kabale, seat: int) -> list[str]:
    """Phrases that somebody might think of at the open question, offered or not."""
    hand = [CARD_NAMES[card] for card in range(CARDS) if t.hand[seat * CARDS + card] > 0]
    columns = COLUMN_NAMES[: len(t.columns)]
    step = t.agenda[-1]
    slides = [f"slide {card}" for card in hand]
    swaps = [f"swap {column}" for column in columns]
    if isinstance(step, SlideUnder):
        return [*slides, "keep", *swaps]
    if isinstance(step, SwapGoals):
        return [*swaps, "stay", *slides]
    return [*[f"lay {card} {column}" for card in hand for column in columns], *swaps]


def why_not(t: Kabale, seat: int, phrase: str) -> Reason | None:
    """Why this phrase is not offered to the seat that is asked; None if there is nothing to say but that it is not."""
    verb, *things = phrase.split()
    if verb in BY_CHANCE:
        return None
    step = t.agenda[-1]
    column = COLUMN_OF[things[-1]] if things and things[-1] in COLUMN_OF else None
    if isinstance(step, SwapGoals):
        return _swap(t, step, verb, column)
    if isinstance(step, SlideUnder):
        if verb == "slide":
            return _card(t, seat, things[0])
        return None if verb == "keep" else because("slide")
    if verb == "lay":
        return _card(t, seat, things[0]) or _column(t, column)
    if verb == "swap":
        return _column(t, column) or because("card-first")
    return because("no-cap") if verb in ("slide", "keep") else because("no-traitor")


def _card(t: Kabale, seat: int, name: str) -> Reason | None:
    """Only cards in hand are laid, or slid under a Cap (K-29, K-94)."""
    return None if t.hand[seat * CARDS + CARD_OF[name]] > 0 else because("not-in-hand", card=name)


def _column(t: Kabale, column: int | None) -> Reason | None:
    """A card may go to any column that is not closed (K-31, K-32)."""
    if column is None or column >= len(t.columns):
        return because("no-column", n=len(t.columns))
    return because("closed") if closed(t, column) else None


def _swap(t: Kabale, step: SwapGoals, verb: str, column: int | None) -> Reason | None:
    """One of the two goals is that of the Traitor's own column (K-105, K-106)."""
    if verb != "swap":
        return None if verb == "stay" else because("swap")
    if column is None or column >= len(t.columns):
        return because("no-column", n=len(t.columns))
    return because("own-column") if column == step.column else None
