"""What everybody's moves tell of their identities, and of the double agent counters that they hold.

Whatever one side likes more than the other speaks for it: points that count for one side, arrows of its track, what it
fears. What a card is good for, the box file says. Of counters it is asked who would have shown them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp, log1p
from typing import Final

from mypy_extensions import i64

from intrigue.games.emerald.first.belief import EmeraldBelief
from intrigue.games.emerald.first.cards import (
    ARROWS,
    BLACK_HAND,
    CARD_NAMES,
    CITY_NAMES,
    EFFECT_NAMES,
    FIRST_AGENT,
    FIRST_OTHER,
    HIDE_ROYALTY,
    HIRED_ASSASSIN,
    LEOPOLD,
    NAMED_NAMES,
    REVOLUTION,
    VAMPIRE,
    WAR,
    YOG_SOTHOTH,
    ZOMBIES,
)
from intrigue.games.emerald.first.holders import Holders
from intrigue.games.emerald.first.numbers import Numbers
from intrigue.games.emerald.first.view import View
from intrigue.games.emerald.shared.policy import Weights, policy_of
from intrigue.games.emerald.shared.suspicion import Joint, lean, seat_in, weighed
from intrigue.games.emerald.shared.suspicion import Witness as SharedWitness
from intrigue.kernel.companions import Suspicion
from intrigue.kernel.event import Plain, Telling, seat_name
from intrigue.kernel.game import Game

POLICY: Final = policy_of("intrigue.games.emerald.first")

# ---------------------------------------------------------------- what a card is good for

TRAITS: Final = (
    "points-restorationist",
    "points-loyalist",
    "arrows-restorationist",
    "arrows-loyalist",
    "kills-royals",
    "hides-royals",
    "kills-agents",
    "bombs",
    "sanity",
    "banishes",
    "other",
)


def card_traits(card: i64, numbers: Numbers) -> dict[str, float]:
    """What somebody may want a Game card for, and how much of it there is."""
    out: dict[str, float] = {}
    if FIRST_AGENT <= card < FIRST_OTHER:
        agent = card - FIRST_AGENT
        out["points-restorationist"] = float(numbers.agent_vp[agent])
        out["kills-royals"] = float(numbers.kills_royals[agent])
        out["kills-agents"] = float(numbers.kills_agents[agent])
    up, down = arrows(card, REVOLUTION, numbers)
    war_up, war_down = arrows(card, WAR, numbers)
    out["arrows-restorationist"] = float(up + war_down)
    out["arrows-loyalist"] = float(down + war_up)
    out["bombs"] = float(numbers.bomb[card])
    out["sanity"] = float(numbers.sanity[card])
    if card == BLACK_HAND:  # E1-432
        out["points-restorationist"] = float(numbers.black_hand)
    elif card in (VAMPIRE, ZOMBIES):  # E1-435, E1-436
        out["points-loyalist"] = 1.0
    elif card == HIDE_ROYALTY:  # E1-212
        out["hides-royals"] = 1.0
    elif card == HIRED_ASSASSIN:  # E1-180
        out["kills-royals"] = 1.0
    return some(out)


def arrows(card: i64, track: i64, numbers: Numbers) -> tuple[i64, i64]:
    """How far its arrows go on this track, up and down."""
    at = card * ARROWS + track * 2
    return numbers.arrow[at], numbers.arrow[at + 1]


def effect_traits(effect: i64, numbers: Numbers) -> dict[str, float]:
    """What somebody may want a Permanent Effect for."""
    out = {"sanity": float(numbers.effect_sanity[effect])}
    if effect == YOG_SOTHOTH:  # E1-437
        out["points-loyalist"] = 1.0
    elif effect == LEOPOLD:  # E1-403
        out["banishes"] = 1.0
    return some(out)


def some(traits: dict[str, float]) -> dict[str, float]:
    """Those that there are; a card without any is worth something, too."""
    out = {name: n for name, n in traits.items() if n > 0}
    return out if len(out) > 0 else {"other": 1.0}


# ---------------------------------------------------------------- who did what

ACTS: Final = (
    "turn",
    "passed",
    "revolution-up",
    "revolution-down",
    "war-up",
    "war-down",
    "claimed",
    "effect-claimed",
    "city-claimed",
    "cubes-city",
    "attempt-kill",
    "attempt-hide",
    "attempt-agent",
    "royal-killed",
    "royal-hidden",
    "agent-killed",
    "main-agent-attacked",
    "turned",
    "zombie-placed",
    "zombie-killed",
    "sacrificed",
    "agent-taken",
    "foiled-kill",
    "foiled-hide",
    "looked-at",
)
"""Acts that everybody sees. Cubes that are placed and cards that are claimed count by what they are good for, too."""
KINDS: Final = (*ACTS, *[f"{how}-{trait}" for how in ("claims", "cubes") for trait in TRAITS])
EXPECTED: Final = {
    "revolution-up": 0.4,
    "revolution-down": -0.4,
    "war-up": -0.4,
    "war-down": 0.4,
    "attempt-kill": 0.3,
    "attempt-hide": -0.3,
    "royal-killed": 0.4,
    "royal-hidden": -0.4,
    "turned": -0.3,
    "zombie-placed": -0.3,
    "zombie-killed": 0.3,
    "sacrificed": -0.5,
    "foiled-kill": -0.3,
    "foiled-hide": 0.3,
    "claims-points-restorationist": 0.2,
    "claims-points-loyalist": -0.2,
    "claims-hides-royals": -0.2,
    "claims-banishes": 0.2,
}
"""What the rules make one expect (section 19), above 0 for Restorationists: it holds where games say little."""

HELD_EXPECTED: Final = {"could-show": -0.5, "could-foil": -0.7, "claimed": 0.4}
"""What tells who holds a counter: turns in which they could have shown it, attempts that they let happen though they
could have foiled them with it, and whether they have claimed the agent; and what one may expect of it."""


class Witness(SharedWitness):
    """Somebody who has heard the story of a game of the first edition."""

    def __init__(self, seats: int, numbers: Numbers) -> None:
        super().__init__(seats)
        self.numbers: Final = numbers
        self.face_up: dict[str, i64] = {}
        """The Game card of every place."""
        self.emptied = False
        """A pile has just run out: what War does now is nobody's doing."""
        self.city: dict[str, str] = {}
        """Where each agent is who is in a city."""
        self.master: dict[str, int] = {}
        """Who controls him, or did last."""
        self.claimant: dict[str, int] = {}
        """Who has claimed his card."""
        self.shown: set[str] = set()
        """Whose double agent counter has been shown."""
        self.attempt: tuple[int, str, str] | None = None
        """Who is just trying what, and where; nobody has foiled it yet."""
        self.counters: list[int] = [0] * seats
        """How many counters everybody holds."""
        self.unused: list[dict[tuple[str, str], float]] = [{} for _ in range(seats)]
        """What speaks against everybody's holding each counter, by the kind of sign and the agent."""

    def hear(self, story: Sequence[Telling]) -> None:
        """Listen to all of it."""
        for telling in story:
            kind = telling.kind
            reader = READERS.get(kind)
            if reader is not None:
                reader(self, telling.args)
            elif kind in ACTS:
                self.saw(seat_in(telling.args), kind)
            self.emptied = kind == "pile-empty"

    def wants(self, seat: int, how: str, traits: Mapping[str, float], n: float) -> None:
        """They show an interest in something that is good for all this."""
        for trait in traits:
            self.saw(seat, f"{how}-{trait}", n)

    # ------------------------------------------------------------ counters

    def could(self, kind: str, seat: int, agent: str) -> None:
        """They could have shown this counter, if they held it."""
        signs = self.unused[seat]
        signs[kind, agent] = signs.get((kind, agent), 0.0) + 1.0

    def gains_counter(self, seat: int) -> None:
        """One counter more, which they did not hold before: what they left undone says less of each."""
        self.counters[seat] += 1
        for sign in self.unused[seat]:
            self.unused[seat][sign] *= (self.counters[seat] - 1) / self.counters[seat]

    def held_signs(self, seat: int, agent: str) -> dict[str, float]:
        """What tells whether this player holds this counter."""
        signs = self.unused[seat]
        out = {kind: log1p(signs[kind, agent]) for kind in ("could-show", "could-foil") if (kind, agent) in signs}
        if self.claimant.get(agent) == seat:
            out["claimed"] = 1.0
        return out

    def let_happen(self) -> None:
        """Nobody has foiled the attempt: whoever holds the counter of an agent there has let it happen."""
        if self.attempt is None:
            return
        active, city, _ = self.attempt
        self.attempt = None
        for agent, where in self.city.items():
            if where == city and self.master[agent] == active and agent not in self.shown:
                for seat in range(self.seats):
                    if seat != active:
                        self.could("could-foil", seat, agent)


# ---------------------------------------------------------------- reading


def hear_turn(w: Witness, args: Mapping[str, Plain]) -> None:
    """A turn begins: whoever holds the counter of another's agent could show it now (E1-156)."""
    seat = seat_in(args)
    w.active = seat
    w.saw(seat, "turn")
    for agent in w.city:
        if w.master[agent] != seat and agent not in w.shown:
            w.could("could-show", seat, agent)


def hear_marker(w: Witness, args: Mapping[str, Plain]) -> None:
    """The active player has moved a marker, unless a pile ran out (E1-112)."""
    steps = int(args["steps"])
    if steps != 0 and not w.emptied:
        w.saw(w.active, f"{args['track']}-{'up' if steps > 0 else 'down'}", abs(steps))


def hear_changed_sides(w: Witness, args: Mapping[str, Plain]) -> None:
    """Change of Heart (E1-363)."""
    w.changes_sides(seat_in(args))


def hear_turned_up(w: Witness, args: Mapping[str, Plain]) -> None:
    """A Game card can be claimed."""
    w.face_up[f"card_{args['city']}"] = CARD_NAMES.index(str(args["card"]))


def hear_cubes(w: Witness, args: Mapping[str, Plain]) -> None:
    """Cubes go to a place: somebody may want what is there."""
    seat, place, n = seat_in(args), str(args["place"]), float(args["n"])
    if place in EFFECT_NAMES:
        w.wants(seat, "cubes", effect_traits(EFFECT_NAMES.index(place), w.numbers), n)
    elif place in w.face_up:
        w.wants(seat, "cubes", card_traits(w.face_up[place], w.numbers), n)
    else:
        w.saw(seat, "cubes-city", n)


def hear_claimed(w: Witness, args: Mapping[str, Plain]) -> None:
    """A Game card is claimed; an agent comes to the city (E1-99, E1-100)."""
    seat, name = seat_in(args), str(args["card"])
    w.saw(seat, "claimed")
    for trait, n in card_traits(CARD_NAMES.index(name), w.numbers).items():
        w.saw(seat, f"claims-{trait}", n)
    if name in NAMED_NAMES:
        w.city[name] = str(args["city"])
        w.master[name] = seat
        w.claimant[name] = seat


def hear_effect_claimed(w: Witness, args: Mapping[str, Plain]) -> None:
    """A Permanent Effect is claimed."""
    seat = seat_in(args)
    w.saw(seat, "effect-claimed")
    w.wants(seat, "claims", effect_traits(EFFECT_NAMES.index(str(args["effect"])), w.numbers), 1.0)


def hear_attempt(w: Witness, args: Mapping[str, Plain]) -> None:
    """An attempt is announced (E1-191)."""
    seat = seat_in(args)
    deed = str(args["deed"]) if str(args["target"]).startswith("royal_") else "agent"
    w.saw(seat, f"attempt-{deed}")
    w.attempt = seat, str(args["city"]), deed


def hear_double_shown(w: Witness, args: Mapping[str, Plain]) -> None:
    """A counter is shown, perhaps to foil an attempt; whoever was not asked any more has let nothing happen."""
    seat = seat_in(args)
    w.shown.add(str(args["agent"]))
    w.counters[seat] -= 1
    if w.attempt is not None:
        if w.attempt[2] in ("kill", "hide"):
            w.saw(seat, f"foiled-{w.attempt[2]}")
        w.attempt = None


def hear_royal_killed(w: Witness, args: Mapping[str, Plain]) -> None:
    """A royal person is killed, for so many points (E1-195)."""
    w.let_happen()
    w.saw(seat_in(args), "royal-killed", royal_points(w, args))


def hear_royal_hidden(w: Witness, args: Mapping[str, Plain]) -> None:
    """A royal person is hidden, for so many points (E1-217)."""
    w.let_happen()
    w.saw(seat_in(args), "royal-hidden", royal_points(w, args))


def royal_points(w: Witness, args: Mapping[str, Plain]) -> float:
    """What the royal person of a city is worth."""
    return float(w.numbers.royal_vp[CITY_NAMES.index(str(args["city"]))])


def hear_attacks(w: Witness, args: Mapping[str, Plain]) -> None:
    """An agent is attacked: if it is an attempt, nobody has foiled it."""
    w.let_happen()


def hear_agent_taken(w: Witness, args: Mapping[str, Plain]) -> None:
    """An agent has another master (E1-162)."""
    w.saw(seat_in(args), "agent-taken")
    w.master[str(args["agent"])] = seat_in(args)


def hear_agent_moved(w: Witness, args: Mapping[str, Plain]) -> None:
    """An agent is in another city; main agents have no counter."""
    if str(args["agent"]) in NAMED_NAMES:
        w.city[str(args["agent"])] = str(args["there"])


def hear_came_back(w: Witness, args: Mapping[str, Plain]) -> None:
    """An agent returns from the Mi-go (E1-395)."""
    w.city[str(args["agent"])] = str(args["city"])


def hear_agent_gone(w: Witness, args: Mapping[str, Plain]) -> None:
    """An agent is in no city any more."""
    w.city.pop(str(args["agent"]), None)


def hear_agent_killed(w: Witness, args: Mapping[str, Plain]) -> None:
    """Somebody has killed an agent (E1-206)."""
    w.saw(seat_in(args), "agent-killed")
    hear_agent_gone(w, args)


def hear_sacrificed(w: Witness, args: Mapping[str, Plain]) -> None:
    """An agent lies on Yog-Sothoth (E1-409)."""
    w.saw(seat_in(args), "sacrificed")
    hear_agent_gone(w, args)


def hear_double_drawn(w: Witness, args: Mapping[str, Plain]) -> None:
    """A player draws a counter."""
    w.gains_counter(seat_in(args))


def hear_double_returned(w: Witness, args: Mapping[str, Plain]) -> None:
    """A player gives a counter back that they have just drawn (E1-300)."""
    w.counters[seat_in(args)] -= 1


def hear_double_stolen(w: Witness, args: Mapping[str, Plain]) -> None:
    """Irene Adler takes a counter: what its holder left undone tells of it now as much as before (E1-288)."""
    seat, victim = seat_in(args), seat_in(args, "victim")
    w.gains_counter(seat)
    w.counters[victim] -= 1
    for sign, n in w.unused[victim].items():
        w.unused[seat][sign] = w.unused[seat].get(sign, 0.0) + n / w.counters[seat]


READERS: Final[dict[str, Callable[[Witness, Mapping[str, Plain]], None]]] = {
    "turn": hear_turn,
    "marker-moved": hear_marker,
    "changed-sides": hear_changed_sides,
    "turned-up": hear_turned_up,
    "cubes-placed": hear_cubes,
    "cubes-moved": hear_cubes,
    "claimed": hear_claimed,
    "effect-claimed": hear_effect_claimed,
    "attempt": hear_attempt,
    "double-shown": hear_double_shown,
    "royal-killed": hear_royal_killed,
    "royal-hidden": hear_royal_hidden,
    "attacks": hear_attacks,
    "agent-taken": hear_agent_taken,
    "agent-moved": hear_agent_moved,
    "came-back": hear_came_back,
    "sheltered": hear_agent_gone,
    "agent-lost": hear_agent_gone,
    "agent-killed": hear_agent_killed,
    "sacrificed": hear_sacrificed,
    "double-drawn": hear_double_drawn,
    "double-returned": hear_double_returned,
    "double-stolen": hear_double_stolen,
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
        self.holders: Final = self.shared_out(weigh)

    def held_signs(self, counter: int, holder: int) -> dict[str, float]:
        """What tells whether this player holds this counter; of those just drawn nothing does."""
        return self.witness.held_signs(holder, NAMED_NAMES[counter]) if holder >= 0 else {}

    def shared_out(self, weights: Weights) -> Holders:
        """The ways to share out the counters, by what everybody did."""
        fits: dict[tuple[int, int], float] = {}
        for counter in self.belief.counters:
            for holder in set(self.belief.holders):
                signs = self.held_signs(int(counter), int(holder))
                if len(signs) > 0:
                    fits[int(counter), int(holder)] = exp(weighed(signs, weights.held))
        return Holders(self.belief.counters, self.belief.holders, fits)

    def held(self) -> dict[str, dict[str, float]]:
        """Who may hold each counter that is open to suspicion; those just drawn are nobody's yet."""
        out: dict[str, dict[str, float]] = {}
        for counter, row in zip(self.belief.counters, self.holders.chances(), strict=True):
            chances = zip(self.holders.holders, row, strict=True)
            out[NAMED_NAMES[counter]] = {seat_name(int(holder)): likely for holder, likely in chances if holder >= 0}
        return out


def suspect(view: View, story: Sequence[Telling], game: Game, weights: Weights | None = None) -> Suspicion:
    """What the viewer may make of the others' identities, and of the double agent counters."""
    suspected = Suspected(view, story, game, weights)
    return suspected.joint.suspicion(suspected.held())


def believe(view: View, story: Sequence[Telling], game: Game) -> EmeraldBelief:
    """What the view leaves open, as likely as the story makes it."""
    suspected = Suspected(view, story, game)
    suspected.belief.sides.suspect(suspected.joint.deals, suspected.joint.odds)
    suspected.belief.suspected = suspected.holders
    return suspected.belief
