"""The reasons of every text, by its card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from intrigue.games.emerald.first.cards import (
    BISMARCK,
    BLOCK_CARD,
    BURTSEV,
    CARDS,
    DIOGENES_CLUB,
    DUCHESS,
    FREEMASONS,
    HOLY_BROTHERHOOD,
    IRENE_ADLER,
    NADAR,
    OKHRANA,
    PEOPLES_WILL,
    PINKERTON,
    SHOGGOTH,
    TERRORS,
    THIRD_SECTION,
    VAMPIRE,
    ZOMBIES,
)
from intrigue.games.emerald.first.table import Emerald
from intrigue.games.emerald.first.why_common import (
    TextWhy,
)
from intrigue.games.emerald.first.why_places import (
    BismarckWhy,
    BlockWhy,
    DrawWhy,
    DuchessWhy,
    FreemasonsWhy,
    HolyBrotherhoodWhy,
    OkhranaWhy,
    ThirdSectionWhy,
)
from intrigue.games.emerald.first.why_targets import (
    BurtsevWhy,
    IreneAdlerWhy,
    NadarWhy,
    ShoggothWhy,
    TerrorsWhy,
    VampireWhy,
    ZombiesWhy,
)
from intrigue.kernel.refusal import Reason, because


class PoolWhy(TextWhy):
    """The Peoples' Will."""

    def unusable(self, t: Emerald, seat: i64) -> Reason:
        return because("pool-none")


class PinkertonWhy(TextWhy):
    """Double agent counters that are not dealt."""

    def unusable(self, t: Emerald, seat: i64) -> Reason:
        return because("counters-none")


# ---------------------------------------------------------------- all of them


def reasons() -> dict[int, TextWhy]:
    """The reasons of every text that has some of its own, by the card's number."""
    out: dict[int, TextWhy] = {
        int(BLOCK_CARD): BlockWhy(),
        int(IRENE_ADLER): IreneAdlerWhy(),
        int(BURTSEV): BurtsevWhy(),
        int(BISMARCK): BismarckWhy(),
        int(DIOGENES_CLUB): DrawWhy(),
        int(DUCHESS): DuchessWhy(),
        int(FREEMASONS): FreemasonsWhy(),
        int(HOLY_BROTHERHOOD): HolyBrotherhoodWhy(),
        int(NADAR): NadarWhy(),
        int(OKHRANA): OkhranaWhy(),
        int(PEOPLES_WILL): PoolWhy(),
        int(PINKERTON): PinkertonWhy(),
        int(SHOGGOTH): ShoggothWhy(),
        int(TERRORS): TerrorsWhy(),
        int(THIRD_SECTION): ThirdSectionWhy(),
        int(VAMPIRE): VampireWhy(),
        int(ZOMBIES): ZombiesWhy(),
    }
    return out


NO_WHY: Final = TextWhy()
TEXTS_WHY: Final[list[TextWhy]] = [reasons().get(card, NO_WHY) for card in range(CARDS)]
