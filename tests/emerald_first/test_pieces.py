"""What is chosen piece by piece is one plan: nobody else sees it, and it is carried out and told at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from emerald_first.situations import (
    about,
    agent,
    answer,
    asked,
    chance,
    events,
    known,
    offered,
    play,
    prompt,
    seat_of,
    situation,
    stock,
    told,
    zombies,
    zone,
)
from intrigue.drafts import SEARCH, WORK, Search, judge
from intrigue.games.emerald.first import GAME
from intrigue.games.emerald.first.cards import CITY_NAMES
from intrigue.games.emerald.first.table import Emerald
from intrigue.kernel.rng import Rng
from intrigue.kernel.run import advance, is_forced, pick, roll_chance
from support import clause


def seen_by(t: Emerald, player: str) -> object:
    """All that a player sees and has been told."""
    return GAME.observe(t, seat_of(t, player)), told(t, player)


@clause("E1-347", "E1-348", "E1-514")
def test_zombies_come_together() -> None:
    """While M chooses cities nothing is on the board, told or seen by Tu; then all are put down at once."""
    t = situation("M Tu", ["vienna: M main"], hands={"M": "zombies"}, turn="M")
    before = seen_by(t, "Tu")

    answer(t, "M", "use zombies", "city berlin", "city vienna")
    assert (seen_by(t, "Tu"), zombies(t, "berlin"), t.actions) == (before, 0, 2)
    answer(t, "M", "city vienna")

    assert (zombies(t, "berlin"), zombies(t, "vienna"), t.actions) == (1, 2, 1)
    assert [event["city"] for event in events(t, "zombie-placed")] == ["berlin", "vienna", "vienna"]


@clause("E1-347", "E1-514")
def test_zombies_are_chosen_in_any_order() -> None:
    """The game itself asks in the order of the cities, lest one choice stands twice; a draft may begin with any."""
    t = situation("M Tu", ["vienna: M main"], hands={"M": "zombies"}, turn="M")

    answer(t, "M", "use zombies", "city vienna")
    assert offered(t, "city") == ["city vienna", "city zurich"]
    t.any_order = True

    assert {"city berlin", "city vienna", "city zurich"} <= set(offered(t, "city"))
    answer(t, "M", "city berlin", "done")
    assert (zombies(t, "vienna"), zombies(t, "berlin")) == (1, 1)


@clause("E1-343", "E1-344", "E1-347", "E1-514")
def test_new_zombies_come_after_the_kills() -> None:
    """After a kill the next victim or the first new zombie; once that is chosen nobody is attacked any more."""
    t = situation(
        "M Tu",
        ["rome: 1 zombie, Tu ravachol", "paris: 1 zombie, Tu evno_asef", "cairo: Tu main"],
        hands={"M": "zombies"},
        known="Tu",
        turn="M",
    )

    play(t, "M", "use zombies", "strike ravachol")
    assert (prompt(t), offered(t, "strike")) == ("zombies", ["strike evno_asef"])
    before = seen_by(t, "Tu")
    answer(t, "M", "city rome")
    assert (offered(t, "strike"), seen_by(t, "Tu"), zombies(t, "rome")) == ([], before, 1)
    answer(t, "M", "done")

    assert (zombies(t, "rome"), prompt(t), list(t.hunted)) == (2, "act", [])


@clause("E1-344", "E1-514")
def test_that_no_more_zombies_come_is_told() -> None:
    """M leaves it at one kill: everybody reads it, and M goes on."""
    t = situation(
        "M Tu",
        ["rome: 1 zombie, Tu ravachol", "cairo: Tu main"],
        hands={"M": "zombies"},
        known="Tu",
        turn="M",
    )

    play(t, "M", "use zombies", "strike ravachol", "done")

    assert (events(t, "zombies-rest"), asked(t), t.actions) == ([{"seat": "M"}], "M", 1)
    assert known(t, "M")


@clause("E1-262", "E1-263", "E1-501")
def test_agents_leave_together() -> None:
    """Tu says where each of three agents goes, in any order; W is asked when all of them have left."""
    t = situation(
        "M Tu W",
        ["paris: controlled by M, Tu main, Tu elisee_reclus, Tu ravachol, W main"],
        hands={"M": "bismarck"},
        turn="M",
    )
    answer(t, "M", "use bismarck", "city paris")
    before = seen_by(t, "W")

    answer(t, "Tu", "go elisee_reclus zurich")
    assert {phrase.split()[1] for phrase in offered(t)} == {"ravachol"}
    t.any_order = True
    assert {phrase.split()[1] for phrase in offered(t)} == {"ravachol", "main-Tu"}
    answer(t, "Tu", "go main-Tu london")
    assert (seen_by(t, "W"), agent(t, "elisee_reclus").place) == (before, "paris")
    answer(t, "Tu", "go ravachol zurich")

    assert [event["agent"] for event in events(t, "agent-moved")] == ["elisee_reclus", "main-Tu", "ravachol"]
    assert (asked(t), agent(t, "main-Tu").place, agent(t, "ravachol").place) == ("W", "london", "zurich")


@clause("E1-262", "E1-263")
def test_a_single_way_out_is_no_choice() -> None:
    """Only London is next to Washington in this game: the program may answer for Tu, as everybody sees."""
    t = situation("M Tu", ["washington: controlled by M, Tu main"], hands={"M": "bismarck"}, turn="M")
    wide = situation("M Tu", ["paris: controlled by M, Tu main"], hands={"M": "bismarck"}, turn="M")
    t.destroyed[CITY_NAMES.index("madrid")] = 1

    answer(t, "M", "use bismarck", "city washington")
    answer(wide, "M", "use bismarck", "city paris")

    assert (offered(t), is_forced(t), is_forced(wide)) == (["go main-Tu london"], True, False)


@clause("E1-300", "E1-474", "E1-507")
def test_counters_are_kept_together() -> None:
    """M may begin with any of the four; Tu learns that two are kept when both are chosen, and not which."""
    t = situation("M Tu", hands={"M": "pinkerton_agents"}, turn="M")
    answer(t, "M", "use pinkerton_agents")
    chance(t, "counter evno_asef", "counter vera_figner", "counter johann_most", "counter emma_goldman")
    before = seen_by(t, "Tu")
    assert "keep vera_figner" not in offered(t)
    t.any_order = True

    answer(t, "M", "keep vera_figner")
    assert seen_by(t, "Tu") == before
    answer(t, "M", "keep evno_asef")

    assert GAME.observe(t, 0).own.doubles == ("evno_asef", "vera_figner")  # type: ignore[union-attr]
    assert [event["agent"] for event in events(t, "double-kept", "Tu")] == ["hidden", "hidden"]
    assert GAME.observe(t, 1).seats[0].doubles == 2


@clause("E1-241", "E1-500")
def test_who_is_left_to_cthulhu_is_told() -> None:
    """Tu is asked about one agent after the other, so every answer is told."""
    t = situation(
        "M Tu",
        ["rome: Tu ravachol, Tu evno_asef, Tu main"],
        hands={"Tu": "ravachol"},
        decks={"Tu": "evno_asef cube"},
        effects={"Tu": "master_of_disguise"},
        on_effects={"cthulhu": "M 1"},
        turn="M",
    )
    play(t, "M", "claim cthulhu", "city rome")

    answer(t, "Tu", "let")

    assert [event["agent"] for event in events(t, "left-to-cthulhu")] == ["evno_asef"]
    assert (asked(t), prompt(t)) == ("Tu", "escape")


@clause("E1-343", "E1-347")
def test_zombies_are_not_asked_about_what_cannot_be() -> None:
    """All are on the board and the only victim is dead: that is seen by all, so nothing is asked."""
    t = situation(
        "M Tu",
        ["rome: 8 zombies, Tu ravachol", "cairo: Tu main"],
        hands={"M": "zombies"},
        known="Tu",
        actions=1,
        turn="M",
    )

    play(t, "M", "use zombies", "strike ravachol")

    assert (prompt(t), offered(t)) == ("act", ["end"])


# ---------------------------------------------------------------- any order

FIRST = ("use", "attempt", "strike", "retrieve")
LAST = ("at", "top", "done")


def actions(seed: int, answers: int) -> Iterator[tuple[Emerald, list[int]]]:
    """Whole actions of a random game, each with the table before it."""
    t = GAME.new(3 + seed % 2)
    rng = Rng(seed)
    for _ in range(answers):
        roll_chance(t, rng)
        if not t.agenda:
            return
        seat, before, said = t.agenda[-1].seat, t.copy(), []
        t.listening = True
        while t.agenda and t.agenda[-1].seat == seat and not t.log:
            said.append(int(pick(t, rng)))
            advance(t, said[-1])
        t.listening = False
        t.log.clear()
        yield before, said


@pytest.mark.parametrize("seed", range(4))
def test_every_part_of_an_action_is_a_draft(seed: int) -> None:
    """Whatever is left out of an action and however it is put together, the rules take it."""
    rng = Rng(seed + 100)
    tried = 0
    for t, said in actions(seed, 250):
        verbs = [GAME.verbs.phrase(option).split()[0] for option in said]
        may_lack = [i for i, verb in enumerate(verbs) if verb not in FIRST + LAST and "top" not in verbs]
        if len(said) < 3 or not may_lack or verbs[0] == "advance":  # the order of arrows is the player's own
            continue
        t.any_order = t.listening = True
        lacking = rng.choice(may_lack)
        whole = [option for i, option in enumerate(said) if verbs[i] not in LAST]
        part = [option for i, option in enumerate(said) if verbs[i] not in LAST and i != lacking]

        for pieces in (whole, part):
            wishes = [frozenset((option,)) for option in reversed(pieces)]
            found = Search(GAME, int(t.agenda[-1].seat), wishes, 1, SEARCH).run(t)
            assert found.ways, [GAME.verbs.phrase(option) for option in pieces]
        tried += 1
    assert tried > 15


@clause("E1-134", "E1-135", "E1-491")
def test_a_journey_may_be_chosen_before_its_gold() -> None:
    """As the rulebook tells it: who goes where, then cards for the cost; only a draft is put together so."""
    t = situation("M Tu", ["rome: M main, M ravachol"], hands={"M": "gold two_gold cube_gold"}, turn="M")
    assert offered(t, "go") == []
    t.any_order = True

    answer(t, "M", "go ravachol madrid", "move cube_gold")
    assert (prompt(t), about(t)) == ("move", {"gold": 1, "cost": 2, "rest": -1, "wants": "gold", "more": 2})
    answer(t, "M", "go main-M zurich", "move two_gold")

    assert (agent(t, "ravachol").place, agent(t, "main-M").place, t.actions) == ("madrid", "zurich", 1)
    assert zone(t, "hand", "M") == ["gold"]


@clause("E1-123", "E1-490")
def test_gold_is_bought_with_in_any_order() -> None:
    """The game asks for the gold card first; a draft may begin with the other."""
    t = situation("M Tu", hands={"M": "gold cube_gold"}, turn="M")
    assert offered(t, "buy") == ["buy gold"]
    t.any_order = True

    assert offered(t, "buy") == ["buy cube_gold", "buy gold"]
    answer(t, "M", "buy cube_gold", "buy gold", "done")
    assert stock(t, "M") == 7


@pytest.mark.parametrize(
    ("phrases", "addable", "removable"),
    [
        (
            [*(f"discard {card}" for card in ("cube", "two_cubes", "cube_gold", "cube_bomb", "gold")), "top cube"],
            (),
            (1, 2, 3, 4, 5),
        ),
        (
            [*(f"retrieve {card}" for card in ("cube", "two_cubes", "cube_gold", "cube_bomb")), "take limbo"],
            ("take limbo",),
            (0, 1, 2, 3, 4),
        ),
    ],
)
def test_all_is_said_of_an_action_of_many_pieces(
    phrases: list[str], addable: tuple[str, ...], removable: tuple[int, ...]
) -> None:
    """The work that is allowed is enough for a whole hand: nothing that may be added or left out is missing."""
    t = situation("M Tu", hands={"M": "cube two_cubes cube_gold cube_bomb gold"}, limbo={"M": 5}, turn="M")
    judging = judge(GAME, GAME.observe(t, 0), 0)

    said = judging.consider(phrases)

    assert (said.addable, said.removable) == (addable, removable)
    assert judging.work < WORK / 2
