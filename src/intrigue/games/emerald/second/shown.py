"""What people are shown besides the view: influence, points with their reasons, and the numbers of a draft.

Everything is counted by the rules' own functions, at a table imagined from the viewer's view, and follows from that
view: what was only imagined is never read.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, cast

from intrigue.games.emerald.second.attacks import ATTACK_NAMES, BY_CTHULHU, Attack
from intrigue.games.emerald.second.board import (
    Attacked,
    CityShown,
    Danger,
    Fate,
    GainShown,
    Part,
    Present,
    Score,
    SeatShown,
    Sort,
)
from intrigue.games.emerald.second.board import Board as Board
from intrigue.games.emerald.second.board import Prospect as Prospect
from intrigue.games.emerald.second.cards import (
    CARD_NAMES,
    CARDS,
    CHANGE_OF_HEART,
    CITIES,
    CITY_NAMES,
    HIDE_ROYALTY,
    MI_GO,
    NO_CARD,
    PLAYERS,
    ROYAL_NAMES,
    SIDE_NAMES,
    YOG_SOTHOTH,
    ZOMBIES,
)
from intrigue.games.emerald.second.claims import can_claim
from intrigue.games.emerald.second.prospect import leader_of, planned
from intrigue.games.emerald.second.prospect import prospect as prospect
from intrigue.games.emerald.second.scoring import ahead, corrected, counts_for, final_score, lowest_side, winners
from intrigue.games.emerald.second.table import (
    HIDDEN_BY,
    KIND_NAMES,
    NEUTRAL,
    OF_BOX,
    Emerald,
    Gain,
    is_banished,
    leads,
    on_board,
    pieces_in,
    share,
    total,
)
from intrigue.games.emerald.shared.shown import OpenSide, Side, known_side
from intrigue.games.emerald.shared.table import side_of


def board(t: Emerald, viewer: int | None) -> Board:
    """What the viewer is shown at a table imagined from their view."""
    scores = tuple(_score(t, seat) for seat in range(t.seats)) if t.over > 0 else ()
    best = max((score.points for score in scores), default=0)
    return Board(
        points=tuple(int(total(t, seat)) for seat in range(t.seats)),
        attack=_attack(t),
        ahead=_ahead(t),
        cities=tuple(_city(t, viewer, city) for city in range(CITIES)),
        seats=tuple(_seat(t, viewer, seat) for seat in range(t.seats)),
        plan=planned(t),
        scores=scores,
        lowest=_lowest(t) if scores else None,
        tie=any(score.points == best and not score.wins for score in scores),
    )


def _attack(t: Emerald) -> Attacked | None:
    for step in t.agenda[::-1]:
        if isinstance(step, Attack):
            return Attacked(
                how=ATTACK_NAMES[step.how],
                attacker=int(step.attacker),
                city=CITY_NAMES[step.city],
                victim=None if step.how == BY_CTHULHU else int(step.victim),
                card="" if t.in_play == NO_CARD else CARD_NAMES[t.in_play],
            )
    return None


def _ahead(t: Emerald) -> OpenSide | None:
    side = int(ahead(t))
    return None if side < 0 else SIDE_NAMES[side]


def _city(t: Emerald, viewer: int | None, city: int) -> CityShown:
    at = city * int(PLAYERS)
    everybody = [
        Present(seat, int(t.cubes[at + seat]), int(t.agents[at + seat]), int(pieces_in(t, city, seat)))
        for seat in range(t.seats)
    ]
    present = sorted((one for one in everybody if one.pieces > 0), key=lambda one: (-one.pieces, one.seat))
    strength = [one.pieces for one in present] + [0, 0]
    leader = leader_of(t, city)
    rivals = [one.pieces for one in everybody if one.seat != viewer]
    card = t.face_up[city]
    return CityShown(
        id=CITY_NAMES[city],
        present=tuple(present),
        leader=leader,
        margin=0 if leader is None else strength[0] - strength[1],
        short=0 if viewer is None else max(0, max(rivals) + 1 - everybody[viewer].pieces),
        claim=_claim(t, viewer, city),
        banished=card != NO_CARD and is_banished(t, card),
    )


def _claim(t: Emerald, viewer: int | None, city: int) -> Literal["none", "open", "lead", "cube"]:
    if viewer is None or t.over > 0 or t.face_up[city] == NO_CARD:
        return "none"
    if not leads(t, viewer, city):
        return "lead"
    return "open" if can_claim(t, viewer, city) else "cube"


def _seat(t: Emerald, viewer: int | None, seat: int) -> SeatShown:
    gains = [gain for gain in t.gains if gain.seat == seat]
    agents = int(on_board(t, seat))
    side = known_side(t, viewer, seat)
    return SeatShown(
        side=side,
        to_go=max(0, int(t.numbers.vp_end[t.seats] - total(t, seat))),
        agents=agents,
        danger=dangers(t, seat),
        killed=sum(t.royal[city] == seat for city in range(CITIES)),
        hidden=sum(t.royal[city] == HIDDEN_BY + seat for city in range(CITIES)),
        boxes=sum(gain.kind == OF_BOX for gain in gains),
        zombies=_has_zombies(t, seat),
        beside=_beside(t, seat, gains),
        gains=tuple(_gain(t, viewer, gain) for gain in gains),
        tracks=_tracks(t, side),
    )


def dangers(t: Emerald, seat: int) -> tuple[Danger, ...]:
    """What may make a player reveal soon: the last agent, the last sanity token."""
    if t.over > 0 or t.turns == 0 or t.revealed[seat] > 0:
        return ()
    last: dict[Danger, bool] = {"agent": on_board(t, seat) == 1, "token": t.tokens[seat] == 1}
    return tuple(name for name in last if last[name])


def _has_zombies(t: Emerald, seat: int) -> bool:
    at = seat * int(CARDS) + int(ZOMBIES)
    owned = any(zone[at] > 0 for zone in (t.hand, t.deck, t.discards, t.lost, t.kept))
    return not t.banished and (owned or (t.in_play == ZOMBIES and t.active == seat))


SPOKEN_OF: Final = (MI_GO, YOG_SOTHOTH, HIDE_ROYALTY, CHANGE_OF_HEART)
"""Their agents, the hidden royalty and the turned side are shown themselves."""


def _beside(t: Emerald, seat: int, gains: Sequence[Gain]) -> tuple[str, ...]:
    boxes = [gain.source for gain in gains if gain.kind == OF_BOX]
    kept = [card for card in range(CARDS) if t.kept[seat * CARDS + card] > 0]
    return tuple(CARD_NAMES[card] for card in kept if card not in boxes and card not in SPOKEN_OF)


def _gain(t: Emerald, viewer: int | None, gain: Gain) -> GainShown:
    source = int(gain.source)
    return GainShown(
        source=CARD_NAMES[source] if source < CARDS else ROYAL_NAMES[source - int(CARDS)],
        sort=KIND_NAMES[gain.kind],
        points=int(gain.points),
        victim=int(gain.victim) if gain.victim >= 0 else None,
        fate=_fate(t, viewer, gain),
    )


def _fate(t: Emerald, viewer: int | None, gain: Gain) -> Fate:
    if gain.kind == NEUTRAL:
        return "kept"
    side = known_side(t, viewer, int(gain.seat))
    if side == "hidden":
        return "open"
    if gain.kind == OF_BOX and side == "loyalist" and known_side(t, viewer, int(gain.victim)) == "hidden":
        return "open"
    return "kept" if counts_for(t, gain, SIDE_NAMES.index(side)) else "lost"


def _tracks(t: Emerald, side: Side) -> Fate | None:
    leading = _ahead(t)
    if leading is None:
        return None
    return "open" if side == "hidden" else "kept" if side == leading else "lost"


# ---------------------------------------------------------------- the end


def _score(t: Emerald, seat: int) -> Score:
    side = side_of(t, seat)
    final = final_score(t, seat)
    gone = [gain for gain in t.gains if gain.seat == seat and not counts_for(t, gain, side)]
    return Score(
        seat=seat,
        side=SIDE_NAMES[side],
        had=int(total(t, seat)),
        other=sum(int(gain.points) for gain in gone if gain.kind != OF_BOX),
        box=sum(int(gain.points) for gain in gone if gain.kind == OF_BOX),
        share=int(share(t) - final.share),
        penalty=int(final.penalty),
        points=int(final.points),
        place=1 + sum(_height(t, other) > _height(t, seat) for other in range(t.seats)),
        wins=seat in winners(t),
        parts=_parts(t, seat),
    )


def _height(t: Emerald, seat: int) -> tuple[int, int]:
    """By what players are ranked: points, and in a tie a Restorationist is higher (E2-284)."""
    return int(final_score(t, seat).points), int(side_of(t, seat))


def _parts(t: Emerald, seat: int) -> tuple[Part, ...]:
    side = side_of(t, seat)
    sums: dict[tuple[str, bool], int] = {}
    for gain in t.gains:
        if gain.seat == seat:
            key = (KIND_NAMES[gain.kind], counts_for(t, gain, side))
            sums[key] = sums.get(key, 0) + int(gain.points)
    sums["tracks", ahead(t) == side] = int(share(t))
    parts = [Part(cast(Sort, kind), points, kept) for (kind, kept), points in sums.items() if points > 0]
    return tuple(sorted(parts, key=lambda part: not part.kept))


def _lowest(t: Emerald) -> int:
    side = lowest_side(t)
    return min((seat for seat in range(t.seats) if side_of(t, seat) == side), key=lambda seat: int(corrected(t, seat)))
