"""Hearts, for four players: one deal, nothing passed on."""

from __future__ import annotations

from collections.abc import Mapping

from classics.classic import Classic
from classics.hearts.rules import ALL_POINTS, CARD_NAMES, CARDS, DEAL_ONE, VERBS, Round, penalty
from classics.hearts.sight import RoundBelief, observe
from classics.hearts.view import View


class Hearts(Classic):
    """The value that the package's entry point names."""

    id = "hearts"
    seats = range(4, 5)
    bound = 2 * int(CARDS) + 1
    verbs = VERBS

    def begun(self, seats: int) -> Round:
        t = Round()
        t.lay_out()
        t.agenda.append(DEAL_ONE)
        return t

    def seen(self, t: Round, viewer: int | None) -> View:
        return observe(t, viewer)

    def believe(self, view: View) -> RoundBelief:
        return RoundBelief(view)

    def scores(self, t: Round) -> tuple[int, ...]:
        """What is left of 26 points."""
        return tuple(int(ALL_POINTS - penalty(t, seat)) for seat in range(4))

    def pieces(self, t: Round) -> Mapping[str, int]:
        """Every card is somewhere, once."""
        count = {name: int(-1 <= t.where[card] <= 4) for card, name in enumerate(CARD_NAMES)}
        count["negative"] = sum(n < 0 for n in t.points)
        return count


GAME = Hearts()
