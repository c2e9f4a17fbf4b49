"""Why an answer cannot be given now: the words to say so (`board-why-…`) and what they speak of."""

from __future__ import annotations

from intrigue.games.kabale.cards import CARD_NAMES, COLUMN_NAMES
from intrigue.games.kabale.view import View
from intrigue.kernel.event import seat_name
from intrigue.kernel.game import Game
from intrigue.kernel.reason import Reason, because


def why_not(game: Game, view: View, phrase: str) -> Reason | None:
    """Why this phrase is not offered to the viewer; None if there is nothing to say but that it is not."""
    if view.viewer is None:
        return because("watching")
    if not view.agenda:
        return because("over")
    step, fields = view.agenda[-1]
    if step in ("Turn", "SlideUnder", "SwapGoals") and fields[0] != view.viewer:
        return because("other", seat=seat_name(fields[0]))
    _, *things = phrase.split()
    card = next((thing for thing in things if thing in CARD_NAMES), "")
    column = next((COLUMN_NAMES.index(thing) for thing in things if thing in COLUMN_NAMES), -1)
    if step == "SwapGoals":
        return because("own-column") if column == fields[1] and not card else because("swap") if card else None
    if card and (view.own is None or card not in view.own.hand):
        return because("not-in-hand", card=card)
    if column < 0:
        return None
    if step == "SlideUnder":
        return because("slide")
    return because("closed") if column < len(view.columns) and view.columns[column].closed else None
