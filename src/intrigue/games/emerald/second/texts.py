"""The texts of all cards, and the plan to use one (section 16)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from intrigue.games.emerald.second.cards import (
    BLACK_HAND,
    BURTSEV,
    CARDS,
    CHANGE_OF_HEART,
    CTHULHU,
    DIOGENES_CLUB,
    DOCTOR_WATSON,
    DUCHESS,
    FREEMASONS,
    FREUD,
    GOLOVINSKI,
    HIDE_ROYALTY,
    HOLY_BROTHERHOOD,
    IRENE_ADLER,
    LEOPOLD,
    LESTRADE,
    MI_GO,
    MRS_HUDSON,
    OKHRANA,
    PEOPLES_WILL,
    PINKERTON,
    SHOGGOTH,
    TERRORS,
    THIRD_SECTION,
    VAMPIRES,
    YOG_SOTHOTH,
    ZOMBIES,
)
from intrigue.games.emerald.second.numbers import FREE
from intrigue.games.emerald.second.points_and_end import ACTION_OVER
from intrigue.games.emerald.second.table import Emerald
from intrigue.games.emerald.second.texts_with_target import (
    Burtsev,
    Cthulhu,
    Duchess,
    HideRoyalty,
    IreneAdler,
    Lestrade,
    MiGo,
    Okhrana,
    Pinkerton,
    Shoggoth,
    Terrors,
    ThirdSection,
    Vampires,
    YogSothoth,
)
from intrigue.games.emerald.second.texts_without_target import (
    BlackHand,
    ChangeOfHeart,
    DrawTwo,
    Freud,
    Golovinski,
    HolyBrotherhood,
    Leopold,
    PeoplesWill,
    Swap,
)
from intrigue.games.emerald.second.undead import Zombies
from intrigue.games.emerald.shared.piles import play
from intrigue.games.emerald.shared.plans import drop_plan
from intrigue.games.emerald.shared.texts import Text, UseText


def texts() -> dict[int, Text[Emerald]]:
    """The text of every card that can be used in one's own turn, by its number."""
    out: dict[int, Text[Emerald]] = {
        int(BLACK_HAND): BlackHand(),
        int(CHANGE_OF_HEART): ChangeOfHeart(),
        int(CTHULHU): Cthulhu(),
        int(DIOGENES_CLUB): DrawTwo(),
        int(DOCTOR_WATSON): DrawTwo(),
        int(DUCHESS): Duchess(),
        int(FREEMASONS): Swap(),
        int(HIDE_ROYALTY): HideRoyalty(),
        int(HOLY_BROTHERHOOD): HolyBrotherhood(),
        int(LESTRADE): Lestrade(),
        int(IRENE_ADLER): IreneAdler(),
        int(GOLOVINSKI): Golovinski(),
        int(MI_GO): MiGo(),
        int(MRS_HUDSON): Swap(),
        int(OKHRANA): Okhrana(),
        int(PEOPLES_WILL): PeoplesWill(),
        int(PINKERTON): Pinkerton(),
        int(SHOGGOTH): Shoggoth(),
        int(FREUD): Freud(),
        int(LEOPOLD): Leopold(),
        int(TERRORS): Terrors(),
        int(THIRD_SECTION): ThirdSection(),
        int(VAMPIRES): Vampires(),
        int(BURTSEV): Burtsev(),
        int(YOG_SOTHOTH): YogSothoth(),
        int(ZOMBIES): Zombies(),
    }
    return out


NO_TEXT: Final[Text[Emerald]] = Text()
TEXTS: Final[list[Text[Emerald]]] = [texts().get(card, NO_TEXT) for card in range(CARDS)]


class TextPlan(UseText[Emerald]):
    """A card is used for its text: what that asks for is chosen, then it is carried out (E2-134, E2-327)."""

    def text(self, card: i64) -> Text[Emerald]:
        return TEXTS[card]

    def carry_out(self, t: Emerald, seat: i64) -> None:
        carry_out(t, seat)


def carry_out(t: Emerald, seat: i64) -> None:
    """Everything is chosen: the card is played for its text."""
    card = t.using
    if t.numbers.kind[card] != FREE:
        t.actions -= 1
    if t.options.finish_action:
        t.agenda.append(ACTION_OVER)
    play(t, seat, card, "text")
    t.in_play = card
    TEXTS[card].apply(t, seat)
    drop_plan(t)


def can_use(t: Emerald, seat: i64, card: i64) -> bool:
    """Has the card a text that can be used now?"""
    return TEXTS[card] is not NO_TEXT and TEXTS[card].possible(t, seat)
