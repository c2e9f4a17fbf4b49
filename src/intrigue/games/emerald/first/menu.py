"""What a player may begin in their turn, and how it begins (sections 3 and 4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from intrigue.games.emerald.first.attacks import is_killer, targets_with
from intrigue.games.emerald.first.board_texts import (
    Bismarck,
    BlockingDisc,
    Duchess,
    HolyBrotherhood,
    Okhrana,
    ThirdSection,
)
from intrigue.games.emerald.first.cards import (
    ADVANCE,
    AGENTS,
    ARROWS,
    ATTEMPT,
    BISMARCK,
    BLOCK_CARD,
    BURTSEV,
    BUY,
    CARDS,
    CITIES,
    CLAIM,
    DIOGENES_CLUB,
    DISCARD,
    DUCHESS,
    END,
    EXILE,
    FREEMASONS,
    GO,
    GOLOVINSKY,
    HOLY_BROTHERHOOD,
    IRENE_ADLER,
    MOVE,
    NADAR,
    NAMED,
    NO_CARD,
    NO_TARGET,
    OKHRANA,
    PASS,
    PEOPLES_WILL,
    PINKERTON,
    PLACE,
    PLACES,
    PLAYERS,
    RETRIEVE,
    RETURN,
    REVEAL,
    SACRIFICE,
    SHELTER,
    SHOGGOTH,
    SHOW,
    SWAP,
    TERRORS,
    THIRD_SECTION,
    USE,
    VAMPIRE,
    ZOMBIES,
)
from intrigue.games.emerald.first.claims import claim, claims
from intrigue.games.emerald.first.effects import come_back, exile, free_effects, sacrifice, sacrifices, shelter, swap
from intrigue.games.emerald.first.foil import AttemptPlan, show_double
from intrigue.games.emerald.first.markers import MarkerPlan, arrow_options
from intrigue.games.emerald.first.moves import MovePlan, begin_journey, journeys_in_any_order, move_options
from intrigue.games.emerald.first.numbers import ACTION, FREE
from intrigue.games.emerald.first.piles import use_up
from intrigue.games.emerald.first.plans import (
    ATTEMPT_PLAN,
    BUY_PLAN,
    DISCARD_PLAN,
    MARKER_PLAN,
    MOVE_PLAN,
    PLACE_PLAN,
    RETRIEVE_PLAN,
    TEXT_PLAN,
    BuyPlan,
    DiscardPlan,
    PlacePlan,
    RetrievePlan,
    buy_options,
    can_place,
    can_retrieve,
    retrievable,
)
from intrigue.games.emerald.first.points_and_end import reveal
from intrigue.games.emerald.first.scoring import corrected
from intrigue.games.emerald.first.table import Emerald, in_city
from intrigue.games.emerald.first.texts import (
    Burtsev,
    DiogenesClub,
    Freemasons,
    Golovinsky,
    IreneAdler,
    Nadar,
    PeoplesWill,
    Pinkerton,
    Shoggoth,
    Terrors,
)
from intrigue.games.emerald.first.undead import Vampire, Zombies
from intrigue.games.emerald.shared.piles import play
from intrigue.games.emerald.shared.plans import Plan, begin, drop_plan
from intrigue.games.emerald.shared.table import side_of
from intrigue.games.emerald.shared.texts import Text, UseText
from intrigue.kernel.event import seat_name

# ---------------------------------------------------------------- card texts


def texts() -> dict[int, Text[Emerald]]:
    """The text of every card that can be used in one's own turn, attempts apart, by its number."""
    out: dict[int, Text[Emerald]] = {
        int(BLOCK_CARD): BlockingDisc(),
        int(IRENE_ADLER): IreneAdler(),
        int(BURTSEV): Burtsev(),
        int(BISMARCK): Bismarck(),
        int(DIOGENES_CLUB): DiogenesClub(),
        int(DUCHESS): Duchess(),
        int(FREEMASONS): Freemasons(),
        int(HOLY_BROTHERHOOD): HolyBrotherhood(),
        int(GOLOVINSKY): Golovinsky(),
        int(NADAR): Nadar(),
        int(OKHRANA): Okhrana(),
        int(PEOPLES_WILL): PeoplesWill(),
        int(PINKERTON): Pinkerton(),
        int(SHOGGOTH): Shoggoth(),
        int(TERRORS): Terrors(),
        int(THIRD_SECTION): ThirdSection(),
        int(VAMPIRE): Vampire(),
        int(ZOMBIES): Zombies(),
    }
    return out


NO_TEXT: Final[Text[Emerald]] = Text()
TEXTS: Final[list[Text[Emerald]]] = [texts().get(card, NO_TEXT) for card in range(CARDS)]


def can_use(t: Emerald, seat: i64, card: i64) -> bool:
    """Has the card a text that can be used now?"""
    kind = t.numbers.kind[card]
    if TEXTS[card] is NO_TEXT or not (kind == FREE or (kind == ACTION and t.actions > 0)):
        return False
    return TEXTS[card].possible(t, seat)


class TextPlan(UseText[Emerald]):
    """A card is used for its text: what that asks for is chosen, then it is carried out (E1-173, E1-522)."""

    def text(self, card: i64) -> Text[Emerald]:
        return TEXTS[card]

    def carry_out(self, t: Emerald, seat: i64) -> None:
        carry_out(t, seat)


def begin_text(t: Emerald, seat: i64, card: i64) -> None:
    """A card is used for its text; if that asks nothing, it is carried out at once."""
    begin(t, TEXT_PLAN, card)
    t.using = card
    if len(TEXTS[card].asks(t, seat)) == 0:
        carry_out(t, seat)


def stays(card: i64) -> bool:
    """Does its text say where the card goes, and when (E1-265, E1-275, E1-279)?"""
    return card in (BISMARCK, DIOGENES_CLUB, FREEMASONS)


def carry_out(t: Emerald, seat: i64) -> None:
    """Everything is chosen: the card is played for its text (E1-59, E1-61)."""
    card = t.using
    if t.numbers.kind[card] == FREE:
        t.free_used = True
    else:
        t.actions -= 1
    play(t, seat, card, "text")
    if not stays(card):
        use_up(t, seat, card)
    TEXTS[card].apply(t, seat)
    drop_plan(t)


# ---------------------------------------------------------------- plans

PLANS: Final[list[Plan[Emerald]]] = [
    Plan(),
    PlacePlan(),
    RetrievePlan(),
    BuyPlan(),
    MovePlan(),
    MarkerPlan(),
    AttemptPlan(),
    DiscardPlan(),
    TextPlan(),
]
"""The plans of a player's own turn, by their numbers; other plans belong to questions of their own."""

# ---------------------------------------------------------------- the menu


def menu(t: Emerald, seat: i64) -> vec[i64]:
    """What a player may begin now (E1-47, E1-486)."""
    out = vec[i64]()
    acting = t.actions > 0
    there = retrievable(t, seat)
    for card in range(CARDS):
        if t.hand[seat * CARDS + card] > 0:
            if acting:
                out = card_options(t, seat, card, there, out)
            if can_use(t, seat, card):
                out = append(out, USE + card)
    out = free_effects(t, seat, out)
    if not acting:
        return append(out, END)
    if t.actions == t.numbers.actions and not t.free_used:
        out = claims(t, seat, out)
    out = buy_options(t, seat, out)
    out = move_options(t, seat, out)
    if t.any_order:
        out = journeys_in_any_order(t, seat, out)
    out = doubles_to_show(t, seat, out)
    out = sacrifices(t, seat, out)
    if may_reveal(t, seat):
        out = append(out, REVEAL)
    return append(out, PASS)


def card_options(t: Emerald, seat: i64, card: i64, there: i64, out: vec[i64]) -> vec[i64]:
    """What a card can begin by itself, gold apart, and that it can be discarded (E1-58, E1-150)."""
    if can_place(t, seat, card):
        out = append(out, PLACE + card)
    if can_retrieve(t, seat, card, there):
        out = append(out, RETRIEVE + card)
    out = arrow_options(t, seat, card, out)
    if is_killer(card) and len(targets_with(t, seat, card)) > 0:
        out = append(out, ATTEMPT + card)
    return append(out, DISCARD + card)


def doubles_to_show(t: Emerald, seat: i64, out: vec[i64]) -> vec[i64]:
    """Their counters that name an agent another player controls on the board (E1-156 to E1-160, E1-495)."""
    for agent in range(NAMED):
        if t.double[agent] == seat and t.controller[agent] >= 0 and t.controller[agent] != seat and in_city(t, agent):
            out = append(out, SHOW + agent)
    return out


def may_reveal(t: Emerald, seat: i64) -> bool:
    """Only if it ends the game; points that count at the end alone are left out (E1-154, E1-155, E1-494)."""
    return t.revealed[seat] == 0 and corrected(t, seat, side_of(t, seat)) >= t.numbers.vp_end[t.seats]


def choose(t: Emerald, seat: i64, option: i64) -> None:
    """The beginning of an action or a free action."""
    for i in range(len(BEGINNINGS)):
        if BEGINNINGS[i] <= option < BEGINNINGS[i] + CARDS:
            begin(t, BEGUN[i], option - BEGINNINGS[i])
            return
    if ADVANCE <= option < ADVANCE + CARDS * ARROWS:
        begin(t, MARKER_PLAN, (option - ADVANCE) // ARROWS)
        t.picked = vec[i64]([(option - ADVANCE) % ARROWS])
    elif GO <= option < GO + AGENTS * CITIES:
        begin_journey(t, option)
    elif USE <= option < USE + CARDS:
        begin_text(t, seat, option - USE)
    elif is_free(option):
        t.free_used = True
        act_free(t, seat, option)
    else:
        act_at_once(t, seat, option)


BEGINNINGS: Final = vec[i64]([PLACE, RETRIEVE, BUY, MOVE, ATTEMPT, DISCARD])
BEGUN: Final = vec[i64]([PLACE_PLAN, RETRIEVE_PLAN, BUY_PLAN, MOVE_PLAN, ATTEMPT_PLAN, DISCARD_PLAN])
"""The verbs that begin an action with a card, and the plan of each."""


def is_free(option: i64) -> bool:
    """Is it a free action of a Permanent Effect?"""
    if SWAP <= option < SWAP + CARDS or EXILE <= option < EXILE + CITIES * PLAYERS:
        return True
    return SHELTER <= option < SHELTER + NAMED or RETURN <= option < RETURN + NAMED * CITIES


def act_free(t: Emerald, seat: i64, option: i64) -> None:
    """A free action of a Permanent Effect (section 17)."""
    if SWAP <= option < SWAP + CARDS:
        swap(t, seat, option - SWAP)
    elif SHELTER <= option < SHELTER + NAMED:
        shelter(t, seat, option - SHELTER)
    elif RETURN <= option < RETURN + NAMED * CITIES:
        come_back(t, seat, (option - RETURN) // CITIES, (option - RETURN) % CITIES)
    else:
        exile(t, seat, (option - EXILE) // PLAYERS, (option - EXILE) % PLAYERS)


def act_at_once(t: Emerald, seat: i64, option: i64) -> None:
    """An action that is complete with one answer."""
    t.actions -= 1
    if option == PASS:
        if t.listening:
            t.tell("passed", seat=seat_name(seat))
    elif option == REVEAL:
        reveal(t, seat, "action")
    elif CLAIM <= option < CLAIM + PLACES:
        claim(t, seat, option - CLAIM)
    elif SHOW <= option < SHOW + NAMED:
        show_double(t, seat, option - SHOW, NO_CARD, NO_TARGET)
    else:
        sacrifice(t, seat, option - SACRIFICE)
