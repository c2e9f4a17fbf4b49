"""Why a text cannot be used on a card or a place (section 15)."""

from __future__ import annotations

from mypy_extensions import i64

from intrigue.games.emerald.first.board_texts import MOST_CUBES
from intrigue.games.emerald.first.cards import (
    BOX,
    CARD_NAMES,
    CARDS,
    CITY_NAMES,
    EFFECT,
    FIRST_AGENT,
    FIRST_CITY_CARD,
    LIMBO,
    NO_CARD,
    PLACE_NAMES,
    PLACES,
    PLAYERS,
    SEAT_NAMES,
    SEND,
    SOURCE_NAMES,
    STOCK,
    TAKE,
    THIRD_SECTION,
)
from intrigue.games.emerald.first.places import discs_left, is_place
from intrigue.games.emerald.first.points_and_end import is_scoring
from intrigue.games.emerald.first.table import ON_DISPLAY, Emerald
from intrigue.games.emerald.first.why_common import (
    CARD,
    CITY,
    PLACE,
    SEAT,
    TextWhy,
    hand_of,
    no_card,
    no_place,
)
from intrigue.kernel.event import seat_name
from intrigue.kernel.refusal import Reason, because


class DrawWhy(TextWhy):
    """The Diogenes Club, and what the Freemasons need as well."""

    def unusable(self, t: Emerald, seat: i64) -> Reason:
        return because("draw-none")


# ---------------------------------------------------------------- texts that ask for cards


class FreemasonsWhy(DrawWhy):
    """Any number of cards, and which of them lies on top."""

    def things(self, t: Emerald, seat: i64) -> list[str]:
        names = [CARD_NAMES[card] for card in hand_of(t, seat)]
        return [*[f"discard {name}" for name in names], *[f"top {name}" for name in names], "done"]

    def why(self, t: Emerald, seat: i64, verb: str, things: list[str]) -> Reason | None:
        if verb == "done":
            return because("top-first") if len(t.chosen) > 1 else None
        if verb not in ("discard", "top"):
            return because("not-part")
        card = CARD[things[0]]
        if verb == "discard":
            return no_card(t, seat, card)
        for i in range(1, len(t.chosen)):
            if t.chosen[i] == card:
                return None
        return because("top-other", card=CARD_NAMES[card])


class ThirdSectionWhy(TextWhy):
    """A face-up card, a Permanent Effect, or a card of their hand."""

    def things(self, t: Emerald, seat: i64) -> list[str]:
        names = [CARD_NAMES[card] for card in hand_of(t, seat)]
        clear = [f"clear {place}" for place in PLACE_NAMES]
        return [*clear, *[f"remove {name}" for name in names], *[f"bury {name}" for name in names]]

    def why(self, t: Emerald, seat: i64, verb: str, things: list[str]) -> Reason | None:
        if verb == "clear":
            return self.why_stays(t, PLACE[things[0]])
        if verb not in ("remove", "bury"):
            return because("not-part")
        card = CARD[things[0]]
        if t.hand[seat * CARDS + card] == 0:
            return because("not-in-hand", card=CARD_NAMES[card])
        if card == THIRD_SECTION:
            return because("card-chosen", card=CARD_NAMES[card])
        if FIRST_CITY_CARD <= card < FIRST_AGENT:
            return because("remove-city")
        return because("bury-scoring") if verb == "bury" and t.revealed[seat] > 0 and is_scoring(card) else None

    def why_stays(self, t: Emerald, place: i64) -> Reason | None:
        """Why what lies there cannot be removed (E1-315, E1-317)."""
        if place >= EFFECT:
            return None if t.effect_at[place - EFFECT] == ON_DISPLAY else because("place-gone")
        if place >= BOX:
            return because("clear-box")
        if t.face_up[place] == NO_CARD:
            return because("place-destroyed" if t.destroyed[place] > 0 else "place-empty")
        return because("clear-blocked") if t.blocked[place] > 0 else None


# ---------------------------------------------------------------- texts that ask for places


class DuchessWhy(TextWhy):
    """A cube of their stock."""

    def unusable(self, t: Emerald, seat: i64) -> Reason:
        return because("stock-empty")

    def things(self, t: Emerald, seat: i64) -> list[str]:
        return [f"at {place}" for place in PLACE_NAMES]

    def why(self, t: Emerald, seat: i64, verb: str, things: list[str]) -> Reason | None:
        return no_place(t, seat, PLACE[things[0]]) if verb == "at" else because("not-part")


class BlockWhy(TextWhy):
    """A blocking disc comes or goes."""

    def things(self, t: Emerald, seat: i64) -> list[str]:
        return [*[f"block {place}" for place in PLACE_NAMES], *[f"unblock {place}" for place in PLACE_NAMES]]

    def why(self, t: Emerald, seat: i64, verb: str, things: list[str]) -> Reason | None:
        if verb not in ("block", "unblock"):
            return because("not-part")
        place = PLACE[things[0]]
        if verb == "unblock":
            return because("unblock-none") if t.blocked[place] == 0 else None
        if t.blocked[place] > 0:
            return because("block-there")
        if not is_place(t, place):
            return no_place(t, seat, place)
        return because("discs-none") if discs_left(t) == 0 else None


class HolyBrotherhoodWhy(TextWhy):
    """One or two cubes of one source for one place."""

    def unusable(self, t: Emerald, seat: i64) -> Reason:
        return because("cubes-none")

    def things(self, t: Emerald, seat: i64) -> list[str]:
        return [*[f"take {source}" for source in SOURCE_NAMES], *[f"at {place}" for place in PLACE_NAMES]]

    def why(self, t: Emerald, seat: i64, verb: str, things: list[str]) -> Reason | None:
        if verb == "take":
            return self.why_not_from(t, seat, PLACE[things[0]])
        if verb != "at":
            return because("not-part")
        if len(t.picked) == 0:
            return because("source-first")
        place = PLACE[things[0]]
        return because("source-same") if t.picked[0] - TAKE == place else no_place(t, seat, place)

    def why_not_from(self, t: Emerald, seat: i64, source: i64) -> Reason | None:
        """Why no cube is taken from there (E1-283 to E1-285)."""
        if len(t.picked) > 0 and t.picked[0] - TAKE != source:
            return because("source-one")
        if len(t.picked) == MOST_CUBES:
            return because("cubes-two")
        if source == LIMBO:
            there = t.limbo[seat]
        else:
            there = t.stock[seat] if source == STOCK else t.cubes[source * PLAYERS + seat]
        if there == 0:
            return because("limbo-none" if source == LIMBO else "stock-empty" if source == STOCK else "place-no-cube")
        return because("cubes-chosen") if there == len(t.picked) else None


class OkhranaWhy(TextWhy):
    """One or two cubes of one other player."""

    def unusable(self, t: Emerald, seat: i64) -> Reason:
        return because("others-no-cubes")

    def things(self, t: Emerald, seat: i64) -> list[str]:
        """Every player's cubes, and every place."""
        out = ["done"] if len(t.picked) > 0 else []
        rival = (seat + 1) % t.seats
        for place in range(PLACES):
            none = True
            for other in range(t.seats):
                if t.cubes[place * PLAYERS + other] > 0:
                    out.append(f"send {SEAT_NAMES[other]} {PLACE_NAMES[place]}")
                    none = False
            if none:
                out.append(f"send {SEAT_NAMES[rival]} {PLACE_NAMES[place]}")
        return out

    def why(self, t: Emerald, seat: i64, verb: str, things: list[str]) -> Reason | None:
        if verb == "done":
            return because("first-cube-out") if len(t.picked) == 0 else None
        if verb != "send":
            return because("not-part")
        other = SEAT[things[0]]
        place = PLACE[things[1]]
        if other == seat:
            return because("send-own")
        if len(t.picked) > 0 and (t.picked[0] - SEND) // PLACES != other:
            return because("send-one", seat=seat_name((t.picked[0] - SEND) // PLACES))
        there = t.cubes[place * PLAYERS + other]
        if there == 0:
            return because("send-none")
        for option in t.picked:
            if option == SEND + other * PLACES + place:
                there -= 1
        return because("cubes-chosen") if there == 0 else None


class BismarckWhy(TextWhy):
    """A city of their own."""

    def unusable(self, t: Emerald, seat: i64) -> Reason:
        return because("lock-none")

    def things(self, t: Emerald, seat: i64) -> list[str]:
        return [f"city {city}" for city in CITY_NAMES]

    def why(self, t: Emerald, seat: i64, verb: str, things: list[str]) -> Reason | None:
        if verb != "city":
            return because("not-part")
        city = CITY[things[0]]
        if t.control[city] != seat:
            return because("lock-other", city=CITY_NAMES[city])
        return because("lock-done") if t.locked[city] > 0 else None
