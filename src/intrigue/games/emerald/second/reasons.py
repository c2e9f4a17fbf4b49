"""What an action means to whoever does it: two imagined tables, compared by the rules' own functions."""

# Not compiled: it answers a person, who does not notice.

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from intrigue.games.emerald.second.assassination import targets_with
from intrigue.games.emerald.second.cards import (
    AIM,
    CARD_NAMES,
    CARDS,
    CITIES,
    CITY_NAMES,
    LOYALIST,
    NO_CARD,
    PLAYERS,
    RESTORATIONIST,
    ROYAL_NAMES,
    ROYALTY,
    SIDE_NAMES,
    TARGETS,
)
from intrigue.games.emerald.second.claims import can_claim
from intrigue.games.emerald.second.scoring import ahead, counts_for, winners
from intrigue.games.emerald.second.shown import dangers
from intrigue.games.emerald.second.table import HIDDEN_BY, Emerald, Gain, leads, on_board, pieces_in, share
from intrigue.games.emerald.shared.reasons import (
    FIRMER,
    FOR_CARD,
    IN_REACH,
    NEARER,
    claims,
    end,
    goods,
    new_cards,
    said_once,
)
from intrigue.games.emerald.shared.table import side_of
from intrigue.kernel.consequence import Consequence, means
from intrigue.kernel.event import seat_name

# In points:
FOR_AGENT: Final = 1.0
FOR_STEP: Final = 0.4
FOR_LEAD: Final = 0.4
FOR_TOKEN: Final = 1.0
FOR_DANGER: Final = 2.0


def reasons(before: Emerald, after: Emerald, seat: int) -> list[Consequence]:
    """What has changed that matters to this seat."""
    if after.over > 0 and before.over == 0:
        return [end(seat in winners(after)), *_points(before, after, seat)]
    return [
        *_points(before, after, seat),
        *said_once(_own_claims(before, after, seat)),
        *_others_claims(before, after, seat),
        *_people(before, after, seat),
        *_cards(before, after, seat),
        *_royals_in_reach(before, after, seat),
        *_tracks(before, after, seat),
        *_dangers(before, after, seat),
        *goods(before, after, seat),
    ]


# ---------------------------------------------------------------- points


def _points(before: Emerald, after: Emerald, seat: int) -> Iterator[Consequence]:
    """What was scored and counts for the player's side, by the card it is for; and the share from the tracks."""
    for gain in _counted(before, after, seat):
        points, source = int(gain.points), int(gain.source)
        if source < CARDS:
            yield means("scores", float(points), card=CARD_NAMES[source], points=points)
        else:
            royal = ROYAL_NAMES[source - int(CARDS)]
            hidden = after.royal[source - int(CARDS)] == HIDDEN_BY + seat
            yield means("royal-hidden" if hidden else "royal-killed", 1.0 + points, royal=royal, points=points)
    more = _from_tracks(after, seat) - _from_tracks(before, seat)
    if more != 0:
        yield means("points" if more > 0 else "points-lost", float(abs(more)), points=abs(more))


def _counted(before: Emerald, after: Emerald, seat: int) -> list[Gain]:
    """The points that they have scored meanwhile and will keep."""
    side = side_of(after, seat)
    new = after.gains[len(before.gains) :]
    return [gain for gain in new if gain.seat == seat and counts_for(after, gain, side)]


def _from_tracks(t: Emerald, seat: int) -> int:
    """What the tracks give them, if their side is ahead."""
    return int(share(t)) if ahead(t) == side_of(t, seat) else 0


# ---------------------------------------------------------------- claims


def _own_claims(before: Emerald, after: Emerald, seat: int) -> Iterator[Consequence]:
    """Where they lead now, and what they may claim now, or will sooner."""
    for city in range(CITIES):
        card = after.face_up[city]
        if card == NO_CARD or card != before.face_up[city]:
            if leads(after, seat, city) and not leads(before, seat, city):
                yield means("lead", FOR_LEAD, city=CITY_NAMES[city])
            continue
        name, points = CARD_NAMES[card], _points_of(after, seat, int(card))
        could, can = can_claim(before, seat, city), can_claim(after, seat, city)
        if can and not could:
            yield means("claim", IN_REACH * (FOR_CARD + points), card=name, points=points)
        elif _lead(after, seat, city) > _lead(before, seat, city):
            yield means("firm" if can else "nearer", (FIRMER if can else NEARER) * (FOR_CARD + points), card=name)


def _others_claims(before: Emerald, after: Emerald, seat: int) -> Iterator[Consequence]:
    """What others might have claimed and can not any more, or the other way round."""
    for city in range(CITIES):
        card = after.face_up[city]
        if card == NO_CARD or card != before.face_up[city]:
            continue
        for other in range(before.seats):
            could, can = can_claim(before, other, city), can_claim(after, other, city)
            worth = FOR_CARD + _points_of(after, other, int(card))
            yield from claims(seat, other, CARD_NAMES[card], worth, could, can)


def _points_of(t: Emerald, seat: int, card: int) -> int:
    """The points on a card that count for a player's side."""
    own = t.numbers.vp_loyalist if side_of(t, seat) == LOYALIST else t.numbers.vp_restorationist
    return int(t.numbers.vp_neutral[card] + own[card])


def _lead(t: Emerald, seat: int, city: int) -> int:
    """How many pieces more than anybody else has there."""
    return int(pieces_in(t, city, seat)) - max(
        int(pieces_in(t, city, other)) for other in range(t.seats) if other != seat
    )


def _cards(before: Emerald, after: Emerald, seat: int) -> Iterator[Consequence]:
    """Cards that are not told with their points."""
    scored = {int(gain.source) for gain in _counted(before, after, seat)}
    for card in new_cards(before, after, seat):
        if card not in scored:
            yield means("card", FOR_CARD, card=CARD_NAMES[card])


# ---------------------------------------------------------------- agents and royalty


def _people(before: Emerald, after: Emerald, seat: int) -> Iterator[Consequence]:
    more = int(on_board(after, seat) - on_board(before, seat))
    if more != 0:
        yield means("agents" if more > 0 else "agents-lost", FOR_AGENT * abs(more), n=abs(more))
    for other in range(before.seats):
        if other == seat or on_board(after, other) >= on_board(before, other):
            continue
        for city in range(CITIES):
            at = city * int(PLAYERS) + other
            if after.agents[at] < before.agents[at]:
                yield means("agent-killed", FOR_AGENT, seat=seat_name(other), city=CITY_NAMES[city])


def _royals_in_reach(before: Emerald, after: Emerald, seat: int) -> Iterator[Consequence]:
    """Royalty that a Restorationist could assassinate with the cards they hold, and could not before."""
    if side_of(after, seat) != RESTORATIONIST:
        return
    for city in sorted(_targets(after, seat) - _targets(before, seat)):
        points = int(after.numbers.royal_vp[city])
        yield means("royal-reach", IN_REACH * points, royal=ROYAL_NAMES[city], points=points)


def _targets(t: Emerald, seat: int) -> set[int]:
    held = [card for card in range(CARDS) if t.hand[seat * CARDS + card] > 0 and t.numbers.assassinate[card] > 0]
    aims = {int(option - AIM) for card in held for option in targets_with(t, seat, card)}
    return {aim // int(TARGETS) for aim in aims if aim % TARGETS == ROYALTY}


# ---------------------------------------------------------------- tracks and dangers


def _tracks(before: Emerald, after: Emerald, seat: int) -> Iterator[Consequence]:
    """Where a marker goes; the points that it brings are told apart."""
    for side, steps in (
        (LOYALIST, int(after.loyalist - before.loyalist)),
        (RESTORATIONIST, int(after.restorationist - before.restorationist)),
    ):
        if steps > 0:
            yield means("track", FOR_STEP * steps, track=SIDE_NAMES[side], n=steps)


def _dangers(before: Emerald, after: Emerald, seat: int) -> Iterator[Consequence]:
    if after.tokens[seat] < before.tokens[seat]:
        yield means("token-lost", FOR_TOKEN)
    had = dangers(before, seat)
    for danger in dangers(after, seat):
        if danger not in had:
            yield means("last-agent" if danger == "agent" else "last-token", FOR_DANGER)
