"""Hanabi (Antoine Bauza, 2010), for two to five players who win or lose together."""

from __future__ import annotations

from collections.abc import Mapping

from classics.classic import Classic
from classics.hanabi.rules import (
    CARD_NAMES,
    DECK_SIZE,
    DRAW_ONE,
    NEXT,
    RANKS,
    VERBS,
    Fireworks,
    hand_size,
    points,
)
from classics.hanabi.sight import FireworksBelief, observe
from classics.hanabi.view import View


class Hanabi(Classic):
    """The value that the package's entry point names."""

    id = "hanabi"
    seats = range(2, 6)
    # Every card is drawn and leaves a hand once at most, and before each of these turns all hints may be given.
    bound = int(DECK_SIZE) * 12
    verbs = VERBS

    def begun(self, seats: int) -> Fireworks:
        t = Fireworks(seats)
        t.lay_out()
        t.agenda.append(NEXT[0])
        for seat in reversed(range(seats)):
            t.agenda += [DRAW_ONE[seat]] * int(hand_size(seats))
        return t

    def seen(self, t: Fireworks, viewer: int | None) -> View:
        return observe(t, viewer)

    def believe(self, view: View) -> FireworksBelief:
        return FireworksBelief(view)

    def scores(self, t: Fireworks) -> tuple[int, ...]:
        """Everybody has what all have built."""
        return (int(points(t)),) * int(t.seats)

    def pieces(self, t: Fireworks) -> Mapping[str, int]:
        """How many there are of each card, in the deck, in hands, built and discarded."""
        count = {}
        for card, name in enumerate(CARD_NAMES):
            built = int(t.built[card // RANKS] > card % RANKS)
            count[name] = int(t.deck[card] + t.discards[card]) + list(t.hands).count(card) + built
        count["negative"] = sum(n < 0 for n in (*t.deck, *t.discards, t.hints, t.lives))
        return count


GAME = Hanabi()
