"""Who is safe from what, what nobody can stop, and what chance decides (sections 13, 14, 18 and 22)."""

from __future__ import annotations

import pytest

import intrigue
from emerald_first.situations import (
    agent,
    answer,
    asked,
    chance,
    kinds,
    known,
    master,
    offered,
    play,
    prompt,
    removed,
    situation,
    top,
    zombies,
    zone,
)
from intrigue.games.emerald.first import GAME
from intrigue.games.emerald.first.table import Emerald
from support import clause


@clause("E1-414", "E1-310", "E1-331", "E1-345", "E1-202")
@pytest.mark.parametrize("tu_known", [True, False])
def test_the_unknown_are_safe_from_everything(tu_known: bool) -> None:
    """From assassins, Shoggoth, vampires and zombies; the known are safe from none of them."""
    t = situation(
        "M Tu",
        ["rome: M evno_asef vampire, M main vampire, 1 zombie, Tu ravachol", "cairo: 1 zombie, Tu main"],
        hands={"M": "hired_assassin shoggoth vampire zombies infernal_machine"},
        known="Tu" if tu_known else "",
        turn="M",
    )

    reached = {}
    for first in ("attempt hired_assassin", "use shoggoth", "use vampire", "use zombies"):
        trying = t.copy()
        trying.listening = False
        reached[first] = first in offered(t)
        if reached[first]:
            answer(trying, "M", first)
            reached[first] = bool({"strike ravachol", "turn ravachol"} & set(offered(trying)))

    assert set(reached.values()) == {tu_known}


@clause("E1-414", "E1-371", "E1-160")
def test_no_one_is_safe_from_a_double_agent() -> None:
    """Tu is unknown, and loses Stieber to his double all the same."""
    t = situation("M Tu", ["rome: Tu wilhelm_stieber"], doubles={"M": "wilhelm_stieber"}, turn="M")
    assert not known(t, "Tu")

    answer(t, "M", "show wilhelm_stieber")

    assert master(t, "wilhelm_stieber") == "M"


@clause("E1-233")
@pytest.mark.parametrize(
    "says",
    [
        ["use shoggoth", "strike evno_asef"],
        ["use vampire", "turn evno_asef"],
        ["use zombies", "strike evno_asef"],
        ["attempt hired_assassin", "strike zombie_rome"],
        ["claim cthulhu", "city rome"],
    ],
)
def test_what_double_agents_cannot_foil(says: list[str]) -> None:
    """W holds the double of M's agent there and is never asked."""
    t = situation(
        "M Tu W",
        ["rome: M ravachol, M main vampire, 1 zombie, Tu evno_asef"],
        hands={"M": "hired_assassin shoggoth vampire zombies"},
        doubles={"W": "ravachol"},
        on_effects={"cthulhu": "M 1"},
        known="Tu",
        turn="M",
    )

    play(t, "M", *says)

    assert asked(t) == "M"
    assert "double-shown" not in kinds(t)


@clause("E1-301", "E1-296", "E1-167")
def test_pinkerton_agents_bring_nothing_when_claimed() -> None:
    """They are played for their counters, as Rachkovsky is claimed for his."""
    t = situation("M Tu", ["rome: shows pinkerton_agents, M 1 on card"], turn="M")

    answer(t, "M", "claim card_rome")
    chance(t, "turn-up ravachol")

    assert (asked(t), GAME.observe(t, None).doubles_left, top(t, "M")) == ("M", 22, "pinkerton_agents")


@clause("E1-296", "E1-98", "E1-472")
def test_rachkovsky_brings_counters_to_the_claimant() -> None:
    """Two, that only the owner sees, and the counter stands in the city."""
    t = situation("M Tu", ["rome: shows peter_rachkovsky, Tu 1 on card"], turn="Tu")

    play(t, "Tu", "claim card_rome")

    assert ([seat.doubles for seat in GAME.observe(t, None).seats], asked(t)) == ([0, 2], "Tu")
    assert (agent(t, "peter_rachkovsky").place, master(t, "peter_rachkovsky")) == ("rome", "Tu")
    other, own = GAME.observe(t, 0).own, GAME.observe(t, 1).own
    assert other is not None
    assert own is not None
    assert (len(other.doubles), len(own.doubles)) == (0, 2)


def weights(t: Emerald) -> dict[str, int]:
    """What chance may answer, and how likely each is."""
    question = intrigue.decision(t)
    assert question is not None
    assert question.seat == intrigue.CHANCE
    return {GAME.verbs.phrase(each): n for each, n in zip(question.options, question.weights, strict=True)}


@clause("E1-245", "E1-39", "E1-480")
def test_sanity_counters_are_drawn_by_what_is_left() -> None:
    """Three Sane and five Mad: so likely is each; when the Sane are gone only Mad ones come."""
    for left, likely in (((3, 5), {"sanity sane": 3, "sanity mad": 5}), ((0, 2), {"sanity mad": 2})):
        t = situation("M Tu", hands={"M": "terrors_of_the_night"}, counters=left, turn="M")

        answer(t, "M", "use terrors_of_the_night", "choose Tu")

        assert weights(t) == likely


@clause("E1-40", "E1-467", "E1-53")
def test_cards_are_drawn_by_what_is_in_the_deck() -> None:
    """Two of one name are twice as likely."""
    t = situation("M Tu", hands={"M": "freemasons"}, decks={"M": "cube_bomb cube_bomb gold"}, turn="M")

    answer(t, "M", "use freemasons", "done")

    assert weights(t) == {"draw cube_bomb": 2, "draw gold": 1}


@clause("E1-17", "E1-19", "E1-41", "E1-32", "E1-34", "E1-25")
def test_the_set_up_is_left_to_chance() -> None:
    """Cards, effects, identities, counters and the first player: by what is left of each."""
    t = GAME.new(3)
    seen = []
    while asked_chance(t):
        seen.append(weights(t))
        intrigue.advance(t, GAME.verbs.option(next(iter(seen[-1]))))

    ups = [row for row in seen if next(iter(row)).startswith("turn-up")]
    assert [sum(row.values()) for row in ups] == list(range(60, 48, -1))
    effects = [row for row in seen if next(iter(row)).startswith("bring")]
    assert [(len(row), set(row.values())) for row in effects] == [(12, {1}), (11, {1})]
    deals = [row for row in seen if next(iter(row)).startswith("deal")]
    assert deals == [
        {"deal loyalist": 3, "deal restorationist": 3},
        {"deal loyalist": 2, "deal restorationist": 3},
        {"deal loyalist": 1, "deal restorationist": 3},
    ]
    counters = [row for row in seen if next(iter(row)).startswith("counter")]
    assert [(len(row), set(row.values())) for row in counters] == [(22 - n, {1}) for n in range(9)]
    assert seen[-1] == {"first seat-0": 1, "first seat-1": 1, "first seat-2": 1}


def asked_chance(t: Emerald) -> bool:
    question = intrigue.decision(t)
    return question is not None and question.seat == intrigue.CHANCE


@clause("E1-288", "E1-504")
def test_chance_picks_the_stolen_counter() -> None:
    """Any of W's unrevealed ones, each as likely; M holds one more then, W one less."""
    t = situation(
        "M Tu W",
        ["rome: M irene_adler"],
        hands={"M": "irene_adler"},
        doubles={"M": "evno_asef", "W": "johann_most vera_figner ravachol"},
        shown={"W": "emma_goldman"},
        turn="M",
    )

    answer(t, "M", "use irene_adler", "choose W")
    assert weights(t) == {"counter johann_most": 1, "counter ravachol": 1, "counter vera_figner": 1}
    chance(t, "counter ravachol")

    assert [seat.doubles for seat in GAME.observe(t, None).seats] == [2, 0, 2]


@clause("E1-376", "E1-478")
def test_cthulhu_leaves_the_face_down_cards_unseen() -> None:
    """Only the top card is seen to go; what lay below may still be any card that nobody has seen."""
    t = situation("M Tu", ["rome: shows ravachol, below 2"], on_effects={"cthulhu": "M 1"}, turn="M")
    before = GAME.observe(t, 1).unseen

    answer(t, "M", "claim cthulhu")
    chance(t, "sanity sane")
    play(t, "M", "city rome")

    assert GAME.observe(t, 1).unseen == before
    assert removed(t) == ["city_rome", "ravachol"]
    assert GAME.observe(t, 1).cities[7].pile == 0


@clause("E1-465", "E1-463", "E1-512")
def test_burtsev_looks_at_one_player_after_the_other() -> None:
    """Who has been looked at, and who is revealed, is no choice any more; M alone sees the card."""
    t = situation(
        "M Tu W Th",
        ["rome: M vladimir_burtsev"],
        hands={"M": "vladimir_burtsev"},
        sides={"W": "restorationist"},
        revealed="Th",
        turn="M",
    )

    answer(t, "M", "use vladimir_burtsev")
    assert offered(t) == ["choose Tu", "choose W"]
    answer(t, "M", "choose W")

    looked = [own.looked if (own := GAME.observe(t, seat).own) else None for seat in range(4)]
    assert looked == [((2, "restorationist"),), (), (), ()]
    assert [seat.looked_at_by for seat in GAME.observe(t, None).seats] == [(), (), (0,), ()]
    assert (top(t, "M"), t.actions) == ("vladimir_burtsev", 1)


@clause("E1-204", "E1-205", "E1-309", "E1-509")
def test_whom_a_shoggoth_may_destroy() -> None:
    """Named humans of known players anywhere, and main agents who are alone; not M's own, and no vampires."""
    t = situation(
        "M Tu W Th",
        [
            "rome: Tu main, Tu ravachol",
            "paris: W main, M emma_goldman",
            "cairo: Th main, Th evno_asef vampire",
            "madrid: M main",
        ],
        hands={"M": "shoggoth"},
        known="M Tu W Th",
        turn="M",
    )

    answer(t, "M", "use shoggoth")

    assert offered(t) == ["strike main-W", "strike ravachol"]


@clause("E1-357", "E1-359", "E1-233")
def test_killing_a_zombie_asks_nobody_and_costs_no_bombs() -> None:
    """It is done at once; other cards stay in hand."""
    t = situation(
        "M Tu",
        ["paris: 2 zombies, M ravachol"],
        hands={"M": "ravachol infernal_machine"},
        discards={"Tu": "zombies"},
        doubles={"Tu": "ravachol"},
        turn="M",
    )

    answer(t, "M", "attempt ravachol", "strike zombie_paris")

    assert (asked(t), prompt(t), zombies(t, "paris"), zone(t, "hand", "M")) == ("M", "act", 1, ["infernal_machine"])
