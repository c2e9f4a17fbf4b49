"""The cards and goals as the rules number them, and the phrases that name them.

Values are kept in halves, so that the Assassin's 9½ is exact (K-7).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from intrigue.games.kabale.box import BOX
from intrigue.kernel.event import seat_name
from intrigue.kernel.verbs import Verb, Verbs

SEATS: Final = range(2, len(BOX.colours) + 1)
HAND: Final[i64] = i64(BOX.hand)
ROUNDS: Final[i64] = i64(BOX.rounds)

# ---------------------------------------------------------------- the 25 cards

CARD_NAMES: Final = tuple([card.id for card in BOX.card])
CARDS: Final[i64] = i64(len(CARD_NAMES))

NO_VALUE: Final[i64] = -1
"""The value of a Double that copies nothing: not 0, for 0 can win (K-171)."""


def halves(value: float | None) -> i64:
    """A printed value in halves."""
    return NO_VALUE if value is None else i64(int(value * 2))


CORNER: Final = vec[i64]([halves(card.value) for card in BOX.card])
OTHERWISE: Final = vec[i64]([halves(card.otherwise) for card in BOX.card])
KIND: Final = vec[i64]([i64(BOX.kinds.index(card.kind)) if card.kind else i64(-1) for card in BOX.card])
"""The kind of goal a specialist belongs to; -1 for everybody else."""


def number(name: str) -> i64:
    """The number of the card of this name."""
    return i64(CARD_NAMES.index(name))


JULIET: Final[i64] = number("juliet")
EXPLORER: Final[i64] = number("explorer")
ASSASSIN: Final[i64] = number("assassin")
STORM: Final[i64] = number("storm")
MAGIC_CAP: Final[i64] = number("magic_cap")
TRAITOR: Final[i64] = number("traitor")
MUSKETEERS: Final[i64] = number("musketeers")
WIZARD: Final[i64] = number("wizard")
WITCH: Final[i64] = number("witch")
PRINCE: Final[i64] = number("prince")
SQUIRE: Final[i64] = number("squire")
HERMIT: Final[i64] = number("hermit")
LITTLE_GIANT: Final[i64] = number("little_giant")
DOUBLE: Final[i64] = number("double")
DRAGON: Final[i64] = number("dragon")
ROMEO: Final[i64] = number("romeo")
BEGGAR: Final[i64] = number("beggar")

# ---------------------------------------------------------------- the 36 goals

KINDS: Final[i64] = i64(len(BOX.kinds))
POINTS: Final = tuple(sorted(set(BOX.values)))
"""The different numbers that stand on goals."""
STEPS: Final[i64] = i64(len(POINTS))

GOAL_NAMES: Final = tuple([f"{kind}-{points}" for kind in BOX.kinds for points in POINTS])
GOALS: Final[i64] = i64(len(GOAL_NAMES))
GOAL_KIND: Final = vec[i64]([i64(goal // len(POINTS)) for goal in range(len(GOAL_NAMES))])
GOAL_POINTS: Final = vec[i64]([i64(POINTS[goal % len(POINTS)]) for goal in range(len(GOAL_NAMES))])
ALL_GOALS: Final = vec[i64]([i64(BOX.values.count(POINTS[goal % len(POINTS)])) for goal in range(len(GOAL_NAMES))])
"""How many there are of each goal (K-4)."""


def corner(card: i64, goal: i64) -> i64:
    """The number on the card; a specialist's depends on the kind of the goal (K-149)."""
    if KIND[card] < 0 or KIND[card] == GOAL_KIND[goal]:
        return CORNER[card]
    return OTHERWISE[card]


# ---------------------------------------------------------------- phrases

COLUMN_NAMES: Final = tuple([f"column-{n + 1}" for n in range(len(BOX.colours))])
SEAT_NAMES: Final = tuple([seat_name(seat) for seat in range(len(BOX.colours))])
COLUMNS: Final[i64] = i64(len(COLUMN_NAMES))

VERBS: Final = Verbs(
    Verb("lay", CARD_NAMES, COLUMN_NAMES),
    Verb("slide", CARD_NAMES),
    Verb("keep"),
    Verb("swap", COLUMN_NAMES),
    Verb("stay"),
    Verb("start", SEAT_NAMES),
    Verb("turn-up", GOAL_NAMES),
    Verb("draw", CARD_NAMES),
)

LAY: Final[i64] = i64(VERBS.first["lay"])
SLIDE: Final[i64] = i64(VERBS.first["slide"])
KEEP: Final[i64] = i64(VERBS.first["keep"])
SWAP: Final[i64] = i64(VERBS.first["swap"])
STAY: Final[i64] = i64(VERBS.first["stay"])
START: Final[i64] = i64(VERBS.first["start"])
TURN_UP: Final[i64] = i64(VERBS.first["turn-up"])
DRAW: Final[i64] = i64(VERBS.first["draw"])
