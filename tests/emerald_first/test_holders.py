"""Who holds which double agent counter: chances are exact, and worlds are drawn by them."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import prod

import pytest

from emerald_first.situations import situation
from intrigue import Telling
from intrigue.games.emerald.first import GAME
from intrigue.games.emerald.first.cards import NAMED_NAMES
from intrigue.games.emerald.first.holders import Holders
from intrigue.games.emerald.first.suspicion import believe, suspect
from intrigue.games.emerald.first.table import DRAWN, Emerald
from intrigue.kernel.rng import Rng

Pairs = dict[tuple[int, int], float]
FITS: Pairs = {(0, 1): 0.25, (1, 1): 3.0, (1, 2): 0.5, (3, 2): 2.0, (4, int(DRAWN)): 1.5}


def counted(
    counters: list[int], holders: list[int], fits: dict[tuple[int, int], float]
) -> dict[tuple[int, int], float]:
    """The chances, by going through every order of the counters."""
    out: Pairs = {}
    total = 0.0
    for order in permutations(counters, len(holders)):
        pairs = list(zip(order, holders, strict=True))
        weight = prod(fits.get(pair, 1.0) for pair in pairs)
        total += weight
        for pair in pairs:
            out[pair] = out.get(pair, 0.0) + weight
    return {pair: weight / total for pair, weight in out.items()}


@pytest.mark.parametrize("holders", [[1, 1, 2], [1, 2, 2, int(DRAWN)], [2], [], [1, 1, 2, 2, 1]])
@pytest.mark.parametrize("fits", [{}, FITS], ids=["alike", "apart"])
def test_chances_are_those_of_all_ways_together(holders: list[int], fits: Pairs) -> None:
    """Summed up counter by counter they are what going through all ways gives."""
    counters = [0, 1, 2, 3, 4]
    wanted = counted(counters, holders, fits)

    found = Holders(counters, holders, fits)

    for counter, row in zip(counters, found.chances(), strict=True):
        for holder, likely in zip(found.holders, row, strict=True):
            assert likely == pytest.approx(wanted.get((counter, holder), 0.0))


def test_counters_are_dealt_as_often_as_they_are_likely() -> None:
    """And everybody gets as many as they hold."""
    counters, holders = [0, 1, 2, 3, 4], [1, 1, 2]
    wanted = counted(counters, holders, FITS)
    sharing = Holders(counters, holders, FITS)
    rng = Rng(1)
    dealt: Counter[tuple[int, int]] = Counter()

    for _ in range(4000):
        t = Emerald(3)
        t.lay_out()
        sharing.deal(t, rng)
        held = [(counter, int(t.double[counter])) for counter in counters if t.double[counter] >= 0]
        assert sorted(holder for _, holder in held) == holders
        dealt.update(held)

    for pair, likely in wanted.items():
        assert dealt[pair] / 4000 == pytest.approx(likely, abs=0.03)


# ---------------------------------------------------------------- what tells


def turns(seat: int, n: int) -> list[Telling]:
    return [Telling("turn", {"seat": f"seat-{seat}", "round": i}) for i in range(n)]


def claimed(seat: int, agent: str) -> Telling:
    return Telling("claimed", {"seat": f"seat-{seat}", "card": agent, "city": "rome"})


def with_ravachol() -> Emerald:
    """Ravachol is Monday's; the others hold a counter each, and Monday none."""
    doubles = {"Tu": "vera_figner", "W": "wilhelm_stieber"}
    return situation("M Tu W", ["rome: M ravachol, M main"], doubles=doubles, turn="M")


def test_without_a_story_all_counters_are_alike() -> None:
    """There are 22, and the others hold one each."""
    held = suspect(GAME.observe(with_ravachol(), 0), (), GAME).held

    assert set(held) == set(NAMED_NAMES)
    assert all(seats == pytest.approx({"seat-1": 1 / 22, "seat-2": 1 / 22}) for seats in held.values())


def test_who_could_have_shown_a_double_agent_hardly_holds_him() -> None:
    """The more turns they let pass, the less; for whoever had no turn it is as before, or a little more."""
    view = GAME.observe(with_ravachol(), 0)
    chances = []

    for n in (0, 1, 6):
        heard = (claimed(0, "ravachol"), *turns(1, n))
        chances.append(suspect(view, heard, GAME).held["ravachol"])

    assert chances[0]["seat-1"] > chances[1]["seat-1"] > chances[2]["seat-1"]
    assert chances[2]["seat-2"] >= chances[0]["seat-2"]


def test_an_attempt_that_is_let_happen_tells_something() -> None:
    """Whoever holds the counter of an agent there could have foiled it."""
    view = GAME.observe(with_ravachol(), 0)
    attempt = Telling("attempt", {"seat": "seat-0", "target": "royal_rome", "city": "rome", "deed": "kill"})
    killed = Telling("royal-killed", {"seat": "seat-0", "city": "rome"})
    begun = (claimed(0, "ravachol"), attempt)

    before, after = suspect(view, begun, GAME).held, suspect(view, (*begun, killed), GAME).held

    assert after["ravachol"]["seat-1"] < before["ravachol"]["seat-1"]
    assert after["vera_figner"]["seat-1"] >= before["vera_figner"]["seat-1"]


def test_a_new_counter_makes_old_turns_say_less() -> None:
    """They did not hold it then."""
    view = GAME.observe(with_ravachol(), 0)
    heard = (claimed(0, "ravachol"), *turns(1, 6))
    drawn = Telling("double-drawn", {"seat": "seat-1", "agent": "hidden"})

    before = suspect(view, (drawn, *heard), GAME).held["ravachol"]["seat-1"]
    after = suspect(view, (*heard, drawn), GAME).held["ravachol"]["seat-1"]

    assert after > before


def test_what_one_knows_is_not_suspected() -> None:
    """Counters that are shown, or one's own, are no matter of suspicion; worlds have everybody's number of them."""
    t = situation("M Tu W", doubles={"M": "ravachol", "Tu": "vera_figner"}, shown={"W": "wilhelm_stieber"}, turn="M")
    view = GAME.observe(t, 0)

    held = suspect(view, (), GAME).held
    world = believe(view, (), GAME).imagine(Rng(4))

    assert not {"ravachol", "wilhelm_stieber"} & set(held)
    assert GAME.observe(world, 0) == view
    assert sum(1 for place in world.double if place == 1) == 1
