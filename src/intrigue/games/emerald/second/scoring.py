"""Final scores and the winner (sections 18 and 19)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from intrigue.games.emerald.second.cards import LOYALIST, RESTORATIONIST, SIDE_NAMES
from intrigue.games.emerald.second.table import (
    FOR_LOYALISTS,
    FOR_RESTORATIONISTS,
    NEUTRAL,
    OF_BOX,
    Emerald,
    Gain,
    share,
)
from intrigue.games.emerald.shared.table import side_of
from intrigue.kernel.event import seat_name


class EndScore:
    """A player's points at the end, and what became of them."""

    def __init__(self, kept: i64, share: i64, penalty: i64) -> None:
        self.kept: Final = kept
        """The points of their kind, neutral ones, and boxes that count (E2-274 to E2-277)."""
        self.share: Final = share
        """From the tracks, if their side is ahead (E2-278)."""
        self.penalty: Final = penalty
        """What the side of the lowest loses (E2-279)."""
        self.points: Final = kept + share - penalty


def counts_for(t: Emerald, gain: Gain, side: i64) -> bool:
    """Does a player of this side keep these points? A box counts for a Loyalist who killed a Restorationist."""
    if gain.kind == NEUTRAL:
        return True
    if gain.kind == FOR_RESTORATIONISTS:
        return side == RESTORATIONIST
    if gain.kind == FOR_LOYALISTS:
        return side == LOYALIST
    return side == LOYALIST and side_of(t, gain.victim) == RESTORATIONIST


def ahead(t: Emerald) -> i64:
    """The side of the higher marker; -1 if there is none."""
    if t.restorationist == t.loyalist:
        return -1
    return RESTORATIONIST if t.restorationist > t.loyalist else LOYALIST


def kept_points(t: Emerald, seat: i64) -> i64:
    """What a player keeps of their points, the tracks apart."""
    side = side_of(t, seat)
    n: i64 = 0
    for gain in t.gains:
        if gain.seat == seat and counts_for(t, gain, side):
            n += gain.points
    return n


def corrected(t: Emerald, seat: i64) -> i64:
    """A player's points after the corrections, before the penalty."""
    return kept_points(t, seat) + (share(t) if ahead(t) == side_of(t, seat) else i64(0))


def lowest_side(t: Emerald) -> i64:
    """The side of the lowest score; if players of both tie for it, a Loyalist counts as lower (E2-279, E2-280)."""
    least = corrected(t, 0)
    side = side_of(t, 0)
    for seat in range(1, t.seats):
        points = corrected(t, seat)
        if points < least or (points == least and side_of(t, seat) == LOYALIST):
            least = points
            side = side_of(t, seat)
    return side


def final_score(t: Emerald, seat: i64) -> EndScore:
    """A player's points at the end."""
    side = side_of(t, seat)
    from_tracks = share(t) if ahead(t) == side else i64(0)
    penalty = t.numbers.penalty if lowest_side(t) == side else i64(0)
    return EndScore(kept_points(t, seat), from_tracks, penalty)


def winners(t: Emerald) -> list[int]:
    """The highest score wins; in a tie a Restorationist is higher; still tied, they share (section 19)."""
    points = [int(final_score(t, seat).points) for seat in range(t.seats)]
    best = [seat for seat in range(len(points)) if points[seat] == max(points)]
    restorationists = [seat for seat in best if side_of(t, seat) == RESTORATIONIST]
    return restorationists if restorationists else best


def box_points(t: Emerald, seat: i64) -> i64:
    """The points of all a player's agent boxes, whether they will count or not."""
    n: i64 = 0
    for gain in t.gains:
        if gain.seat == seat and gain.kind == OF_BOX:
            n += gain.points
    return n


def tell_scores(t: Emerald) -> None:
    """Everybody's points with their reasons, and who wins."""
    low = SIDE_NAMES[lowest_side(t)]
    for seat in range(t.seats):
        s = final_score(t, seat)
        t.tell(
            "final-score",
            seat=seat_name(seat),
            points=int(s.points),
            had=int(t.points[seat] + share(t)),
            kept=int(s.kept),
            share=int(s.share),
            penalty=int(s.penalty),
        )
    t.tell("lowest-side", side=low, penalty=int(t.numbers.penalty))
    best = winners(t)
    for seat in best:
        t.tell("wins" if len(best) == 1 else "shares-victory", seat=seat_name(seat), side=SIDE_NAMES[side_of(t, seat)])
