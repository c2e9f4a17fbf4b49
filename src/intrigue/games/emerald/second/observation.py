"""What each seat sees, as numbers: the same as in a view, for programs that learn."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from intrigue.games.emerald.second.belief import STEP_TYPES
from intrigue.games.emerald.second.cards import CARD_NAMES, CARDS, CITIES, CITY_NAMES, LOYALIST, PLAYERS, ROYAL_NAMES
from intrigue.games.emerald.second.points_and_end import WHY_NAMES
from intrigue.games.emerald.second.scoring import ahead, box_points, final_score
from intrigue.games.emerald.second.table import (
    FOR_LOYALISTS,
    FOR_RESTORATIONISTS,
    HIDDEN_BY,
    KIND_NAMES,
    NEUTRAL,
    Emerald,
    leads,
    share,
    total,
)
from intrigue.games.emerald.second.turn import PLAN_NAMES
from intrigue.games.emerald.shared.observation import (
    LEFT_OUT,
    SIDES,
    course_fields,
    owner_from,
    plan_fields,
    write_by_seat,
    write_course,
    write_identity,
    write_looks,
    write_plan,
    write_zones,
)
from intrigue.games.emerald.shared.table import in_hand, side_of
from intrigue.kernel.bag import held
from intrigue.kernel.observation import Axis, Field, Observer, Row, Steps, numbered, seat_at, seat_axis

HUNTED: Final[i64] = 8
GAINS: Final[i64] = 64
"""How many attacks of zombies, and how many gains of points, are written."""
STEPS: Final = Steps(STEP_TYPES, depth=32, width=9)

CITY: Final = ("zombies", "face_up", "stack", "city_card_in", "royal", "royal_by", "leader")
SEAT: Final = (
    *("stock", "limbo", "agent_stock", "away", "yog", "tokens", "revealed", "side", "turned", "hand", "deck", "top"),
    *("lost", "shuffled_unseen", "points", "final"),
)
ROYAL: Final = "1: in the stack, 2: in the slot, 3: gone, 4: killed, 5: hidden"


class EmeraldObserver(Observer[Emerald]):
    """Writes what a viewer sees of the second edition."""

    def fields(self, seats: int) -> list[Field]:
        seat = seat_axis(seats)
        card = Axis("card", CARD_NAMES)
        city = Axis("city", CITY_NAMES)
        return [
            *course_fields(),
            Field("killing", "whether an action of assassinations is under way"),
            Field("at_target", "whether somebody has enough points, and the action in hand is finished first"),
            Field("restorationist", "the Restorationists' marker"),
            Field("loyalist", "the Loyalists' marker"),
            Field("share", "what everybody has from the tracks"),
            Field("away_since", "the turn in which agents went to Mi-Go"),
            Field("hunted", "whom the zombies have attacked in this action, each number plus 1", numbered("n", HUNTED)),
            Field("unseen", "the game cards nobody has seen", card),
            Field("removed", "the cards out of the game", card),
            *plan_fields(card, ("hand", "deck", "lost"), seat),
            Field("worth", "what the viewer would keep of their points if the game ended now"),
            Field("perhaps", "what their boxes would add if all pieces there belonged to Restorationists"),
            Field(
                "cities",
                "zombies; the card that can be claimed, from 1 on; cards below it; whether the city card has not come "
                f"up yet; where the royalty card is ({ROYAL}); who has it, and who leads, 1 for the viewer",
                city,
                Axis("number", CITY),
            ),
            Field("cubes", "everybody's cubes", city, seat),
            Field("agents", "everybody's agents", city, seat),
            Field(
                "seats",
                f"what everybody knows of a player; `side` ({SIDES}) is -1 until it is revealed, `top` is a card from "
                "1 on, `final` is the score once the game is over",
                seat,
                Axis("number", SEAT),
            ),
            Field("looked_by", "who has looked at their identity card", seat, Axis("by", seat.places)),
            Field("discards", "the discards that everybody has seen", seat, card),
            Field("unplaced", "in hand, in the deck, or among the discards nobody has seen", seat, card),
            Field("shuffled", "seen when the deck was last made", seat, card),
            Field("kept", "the cards before them", seat, card),
            Field(
                "gains",
                "what everybody has scored for, player by player: who, 1 for the viewer; the card, from 1 on, and "
                f"after the cards the royalty of {', '.join(ROYAL_NAMES)}; the kind "
                f"({', '.join(f'{n + 1}: {name}' for n, name in enumerate(KIND_NAMES))}); the points; whose piece lies "
                "there",
                numbered("gain", GAINS),
                Axis("part", ("seat", "source", "kind", "points", "victim")),
            ),
            STEPS.field(),
        ]

    def left_out(self) -> dict[str, str]:
        return {
            **LEFT_OUT,
            "track_length": "printed, the same for the whole game",
            "cities.royalty": "every city has its own",
            "cities.royal_bombs": "printed, the same for the whole game",
        }

    def kinds(self) -> dict[str, tuple[str, ...]]:
        return {"over": tuple(WHY_NAMES[1:]), "plan": tuple(PLAN_NAMES[1:]), "agenda": STEPS.names}

    def write(self, t: Emerald, viewer: i64, row: Row) -> None:
        write_course(t, viewer, row)
        row.flag(t.killing)
        row.flag(t.at_target)
        row.put(t.restorationist)
        row.put(t.loyalist)
        row.put(share(t))
        row.put(t.away_since)
        row.things(t.hunted, HUNTED)
        row.bag(t.unseen, 0, CARDS)
        row.bag(t.removed, 0, CARDS)
        write_own(t, viewer, row)
        write_cities(t, viewer, row)
        write_seats(t, viewer, row)
        write_gains(t, viewer, row)
        STEPS.write(t, row)


def write_own(t: Emerald, viewer: i64, row: Row) -> None:
    """What only the viewer knows."""
    if viewer < 0:
        row.nothing(1 + 3 * CARDS)
    else:
        row.put(t.side[viewer] + 1)
        row.bag(t.hand, viewer, CARDS)
        row.bag(t.deck, viewer, CARDS)
        row.bag(t.lost, viewer, CARDS)
    write_plan(t, viewer, row)
    if viewer < 0:
        row.nothing(2)
        return
    side = side_of(t, viewer)
    worth: i64 = share(t) if ahead(t) == side else 0
    own = FOR_LOYALISTS if side == LOYALIST else FOR_RESTORATIONISTS
    for gain in t.gains:
        if gain.seat == viewer and (gain.kind == NEUTRAL or gain.kind == own):
            worth += gain.points
    row.put(worth)
    row.put(box_points(t, viewer) if side == LOYALIST else i64(0))


def write_cities(t: Emerald, viewer: i64, row: Row) -> None:
    """What lies in every city."""
    for city in range(CITIES):
        royal = t.royal[city]
        row.put(t.zombies[city])
        row.put(t.face_up[city] + 1)
        row.put(t.stack[city])
        row.flag(t.city_card_in[city] > 0)
        row.put(-royal if royal < 0 else i64(4 if royal < HIDDEN_BY else 5))
        row.put(owner_from(royal % HIDDEN_BY if royal >= 0 else i64(-1), viewer, t.seats))
        row.put(owner_from(leader(t, city), viewer, t.seats))
    for city in range(CITIES):
        write_by_seat(t, t.cubes, city * PLAYERS, viewer, row)
    for city in range(CITIES):
        write_by_seat(t, t.agents, city * PLAYERS, viewer, row)


def leader(t: Emerald, city: i64) -> i64:
    """Who has more pieces here than every other player; -1 for nobody."""
    for seat in range(t.seats):
        if leads(t, seat, city):
            return seat
    return -1


def write_seats(t: Emerald, viewer: i64, row: Row) -> None:
    """What everybody knows of the players."""
    for place in range(t.seats):
        seat = seat_at(place, viewer, t.seats)
        row.put(t.stock[seat])
        row.put(t.limbo[seat])
        row.put(t.agent_stock[seat])
        row.put(t.away[seat])
        row.put(t.yog[seat])
        row.put(t.tokens[seat])
        write_identity(t, seat, row)
        row.put(in_hand(t, seat))
        row.put(held(t.deck, seat, CARDS))
        row.put(t.top[seat] + 1)
        row.put(held(t.lost, seat, CARDS))
        row.put(t.shuffled_unseen[seat])
        row.put(total(t, seat))
        row.put(final_score(t, seat).points if t.over > 0 else i64(0))
    write_looks(t, viewer, row)
    write_zones(t, t.discards, viewer, row)
    for place in range(t.seats):
        write_unplaced(t, seat_at(place, viewer, t.seats), row)
    write_zones(t, t.shuffled, viewer, row)
    write_zones(t, t.kept, viewer, row)


def write_unplaced(t: Emerald, seat: i64, row: Row) -> None:
    """All their cards that others cannot place."""
    deck: vec[i64] = t.deck
    hand: vec[i64] = t.hand
    lost: vec[i64] = t.lost
    for i in range(seat * CARDS, seat * CARDS + CARDS):
        row.put(deck[i] + hand[i] + lost[i])


def write_gains(t: Emerald, viewer: i64, row: Row) -> None:
    """What everybody has scored for."""
    n: i64 = 0
    for place in range(t.seats):
        seat = seat_at(place, viewer, t.seats)
        for gain in t.gains:
            if gain.seat == seat and n < GAINS:
                n += 1
                row.put(place + 1)
                row.put(gain.source + 1)
                row.put(gain.kind + 1)
                row.put(gain.points)
                row.put(owner_from(gain.victim, viewer, t.seats))
    row.nothing((GAINS - n) * 5)


OBSERVER: Final = EmeraldObserver()
