"""What everybody's moves tell of their identities.

Whatever one side likes more than the other speaks for it: points that count for one side, its marker, what it fears.
What a card is good for, the box file says.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from mypy_extensions import i64

from intrigue.games.emerald.second.belief import EmeraldBelief
from intrigue.games.emerald.second.cards import CARD_NAMES
from intrigue.games.emerald.second.numbers import Numbers
from intrigue.games.emerald.second.view import View
from intrigue.games.emerald.shared.policy import Weights, policy_of
from intrigue.games.emerald.shared.suspicion import Joint, lean, seat_in
from intrigue.games.emerald.shared.suspicion import Witness as SharedWitness
from intrigue.kernel.companions import Suspicion
from intrigue.kernel.event import Plain, Telling
from intrigue.kernel.game import Game

POLICY: Final = policy_of("intrigue.games.emerald.second")

# ---------------------------------------------------------------- what a card is good for

TRAITS: Final = (
    "points-neutral",
    "points-restorationist",
    "points-loyalist",
    "marker-restorationist",
    "marker-loyalist",
    "agent",
    "assassinate",
    "box",
    "bomb",
    "insanity",
    "other",
)


def card_traits(card: i64, numbers: Numbers) -> dict[str, float]:
    """What somebody may want a card for, and how much of it there is."""
    every = {
        "points-neutral": float(numbers.vp_neutral[card]),
        "points-restorationist": float(numbers.vp_restorationist[card]),
        "points-loyalist": float(numbers.vp_loyalist[card]),
        "marker-restorationist": float(numbers.restorationist[card]),
        "marker-loyalist": float(numbers.loyalist[card]),
        "agent": float(numbers.agent[card]),
        "assassinate": float(numbers.assassinate[card]),
        "box": float(numbers.box_vp[card]),
        "bomb": float(numbers.bomb[card]),
        "insanity": float(numbers.insanity[card]),
    }
    out = {trait: n for trait, n in every.items() if n > 0}
    return out if len(out) > 0 else {"other": 1.0}


# ---------------------------------------------------------------- who did what

ACTS: Final = (
    "turn",
    "passed",
    "marker-restorationist",
    "marker-loyalist",
    "claimed",
    "scored-neutral",
    "scored-restorationist",
    "scored-loyalist",
    "scored-box",
    "cubes-royalty",
    "attacks",
    "attacks-city",
    "royalty-killed",
    "royalty-hidden",
    "agent-killed",
    "agent-replaced",
    "agent-eaten",
    "agent-given",
    "agent-moved",
    "zombie-placed",
    "zombies-banished",
    "interrupted",
    "healed",
    "looked-at",
)
"""Acts that everybody sees. Cubes that are placed and cards that are claimed count by what they are good for, too."""
KINDS: Final = (*ACTS, *[f"{how}-{trait}" for how in ("claims", "cubes") for trait in TRAITS])
EXPECTED: Final = {
    "marker-restorationist": 0.4,
    "marker-loyalist": -0.4,
    "scored-restorationist": 0.3,
    "scored-loyalist": -0.3,
    "scored-box": -0.3,
    "royalty-killed": 0.4,
    "royalty-hidden": -0.4,
    "agent-given": -0.4,
    "zombies-banished": 0.2,
}
"""What the rules make one expect (sections 15 and 18), above 0 for Restorationists: it holds where games say little."""
HELD_EXPECTED: Final[dict[str, float]] = {}
"""Nothing is held in this edition that nobody sees, apart from cards."""


class Witness(SharedWitness):
    """Somebody who has heard the story of a game of the second edition."""

    def __init__(self, seats: int, numbers: Numbers) -> None:
        super().__init__(seats)
        self.numbers: Final = numbers
        self.face_up: dict[str, i64] = {}
        """The card of every city that can be claimed."""
        self.royalty: set[str] = set()
        """The cities with royalty in their slot."""

    def hear(self, story: Sequence[Telling]) -> None:
        """Listen to all of it."""
        for telling in story:
            reader = READERS.get(telling.kind)
            if reader is not None:
                reader(self, telling.args)
            elif telling.kind in ACTS:
                self.saw(seat_in(telling.args), telling.kind)


# ---------------------------------------------------------------- reading


def hear_turn(w: Witness, args: Mapping[str, Plain]) -> None:
    """A turn begins."""
    w.active = seat_in(args)
    w.saw(w.active, "turn")


def hear_marker(w: Witness, args: Mapping[str, Plain]) -> None:
    """The active player has moved a marker."""
    w.saw(w.active, f"marker-{args['track']}", float(args["steps"]))


def hear_changed_sides(w: Witness, args: Mapping[str, Plain]) -> None:
    """Change of Heart (E2-183)."""
    w.changes_sides(seat_in(args))


def hear_turned_up(w: Witness, args: Mapping[str, Plain]) -> None:
    """A card can be claimed."""
    w.face_up[str(args["city"])] = CARD_NAMES.index(str(args["card"]))


def hear_royalty(w: Witness, args: Mapping[str, Plain]) -> None:
    """Royalty can be killed or hidden."""
    w.royalty.add(str(args["city"]))


def hear_royalty_killed(w: Witness, args: Mapping[str, Plain]) -> None:
    """Royalty is killed (E2-118)."""
    w.saw(seat_in(args), "royalty-killed")
    w.royalty.discard(str(args["city"]))


def hear_royalty_hidden(w: Witness, args: Mapping[str, Plain]) -> None:
    """Royalty is hidden (E2-207)."""
    w.saw(seat_in(args), "royalty-hidden")
    w.royalty.discard(str(args["city"]))


def hear_cubes(w: Witness, args: Mapping[str, Plain]) -> None:
    """Cubes go to a city: somebody may want what is there."""
    seat, city, n = seat_in(args), str(args["city"]), float(args["n"])
    if city in w.face_up:
        for trait in card_traits(w.face_up[city], w.numbers):
            w.saw(seat, f"cubes-{trait}", n)
    if city in w.royalty:
        w.saw(seat, "cubes-royalty", n)


def hear_claimed(w: Witness, args: Mapping[str, Plain]) -> None:
    """A card is claimed."""
    seat = seat_in(args)
    w.saw(seat, "claimed")
    for trait, n in card_traits(CARD_NAMES.index(str(args["card"])), w.numbers).items():
        w.saw(seat, f"claims-{trait}", n)


def hear_scored(w: Witness, args: Mapping[str, Plain]) -> None:
    """Points of a kind that one side or both keep (E2-172 to E2-177)."""
    w.saw(seat_in(args), f"scored-{args['sort']}", float(args["points"]))


READERS: Final[dict[str, Callable[[Witness, Mapping[str, Plain]], None]]] = {
    "turn": hear_turn,
    "marker-moved": hear_marker,
    "changed-sides": hear_changed_sides,
    "turned-up": hear_turned_up,
    "royalty-appears": hear_royalty,
    "royalty-killed": hear_royalty_killed,
    "royalty-hidden": hear_royalty_hidden,
    "cubes-placed": hear_cubes,
    "claimed": hear_claimed,
    "scored": hear_scored,
}


# ---------------------------------------------------------------- what it comes to


class Suspected:
    """All that the viewer may make of what they see and have heard."""

    def __init__(self, view: View, story: Sequence[Telling], game: Game, weights: Weights | None = None) -> None:
        belief = game.believe(view)
        assert isinstance(belief, EmeraldBelief)
        self.belief: Final = belief
        numbers = belief.known.numbers
        self.witness: Final = Witness(len(view.seats), numbers)
        self.witness.hear(story)
        weigh = POLICY.of(len(view.seats)) if weights is None else weights
        leans = [lean(self.witness.signs(seat), weigh.sides) for seat in range(len(view.seats))]
        self.joint: Final = Joint(view, [int(n) for n in numbers.identities], leans)


def suspect(view: View, story: Sequence[Telling], game: Game, weights: Weights | None = None) -> Suspicion:
    """What the viewer may make of the others' identities."""
    return Suspected(view, story, game, weights).joint.suspicion({})


def believe(view: View, story: Sequence[Telling], game: Game) -> EmeraldBelief:
    """What the view leaves open, as likely as the story makes it."""
    suspected = Suspected(view, story, game)
    suspected.belief.sides.suspect(suspected.joint.deals, suspected.joint.odds)
    return suspected.belief
