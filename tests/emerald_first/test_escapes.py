"""Agents who escape, with the Master of Disguise: whose, from what, and who is asked (section 13)."""

from __future__ import annotations

import pytest

from emerald_first.situations import (
    agent,
    answer,
    asked,
    chance,
    disc,
    master,
    offered,
    play,
    prompt,
    removed,
    revealed,
    situation,
    stub,
    top,
    zone,
)
from intrigue.games.emerald.first import GAME
from support import clause

BOMBS = "infernal_machine infernal_machine"
"""Enough for everything."""


@clause("E1-236", "E1-238", "E1-232", "E1-231")
def test_after_an_escape_the_same_agent_may_be_attacked_again() -> None:
    """An escape is not a foil: the agent may be followed, and only cities that he may enter are offered."""
    t = situation(
        "M Tu",
        ["madrid: M main, Tu elisee_reclus", "paris: controlled by M, locked, M ravachol", "london: destroyed"],
        hands={"M": f"hired_assassin hired_assassin {BOMBS}", "Tu": "elisee_reclus"},
        effects={"Tu": "master_of_disguise"},
        turn="M",
    )

    answer(t, "M", "attempt hired_assassin", "strike elisee_reclus", "bomb infernal_machine")
    assert offered(t) == ["escape rome", "escape washington", "let"]
    play(t, "Tu", "escape rome")

    assert (agent(t, "elisee_reclus").place, GAME.observe(t, None).safe) == ("rome", ())
    assert GAME.observe(t, 0).own.kills == 0  # type: ignore[union-attr]


@clause("E1-234", "E1-499")
def test_an_escape_is_let_go() -> None:
    """Tu holds the card and lets Reclus die: the card leaves Tu's hand all the same, and Tu draws."""
    t = situation(
        "M Tu",
        ["madrid: Tu elisee_reclus"],
        hands={"M": "shoggoth", "Tu": "elisee_reclus"},
        effects={"Tu": "master_of_disguise"},
        turn="M",
    )

    answer(t, "M", "use shoggoth", "strike elisee_reclus")
    assert prompt(t) == "escape"
    answer(t, "Tu", "let")
    chance(t, "draw gold")

    assert (agent(t, "elisee_reclus").place, zone(t, "hand", "Tu")) == ("killed", ["gold"])
    assert removed(t) == ["elisee_reclus", "shoggoth"]


@clause("E1-235", "E1-312", "E1-237")
def test_the_main_agent_escapes_a_shoggoth() -> None:
    """With the card of his own city; with that of another he cannot."""
    cities = ["madrid: Tu main, controlled by Tu", "rome: controlled by Tu"]
    hands = {"M": "shoggoth", "Tu": "city_madrid"}
    t = situation("M Tu", cities, hands=hands, effects={"Tu": "master_of_disguise"}, turn="M")
    other = situation(
        "M Tu",
        cities,
        hands={"M": "shoggoth", "Tu": "city_rome"},
        decks={"Tu": "city_madrid gold"},
        effects={"Tu": "master_of_disguise"},
        turn="M",
    )

    for table in (t, other):
        answer(table, "M", "use shoggoth", "strike main-Tu")
    assert offered(other) == ["let"]
    play(t, "Tu", "escape paris")

    assert (agent(t, "main-Tu").place, revealed(t, "Tu"), top(t, "Tu")) == ("paris", False, "city_madrid")
    assert (len(zone(t, "hand", "Tu")), disc(t, "Tu")) == (1, 7)


@clause("E1-234", "E1-389", "E1-361")
def test_only_the_owner_of_the_disguise_escapes() -> None:
    """W owns it: Tu's agent is killed though Tu holds his card, and nobody is asked."""
    t = situation(
        "M Tu W",
        ["madrid: Tu elisee_reclus"],
        hands={"M": "shoggoth", "Tu": "elisee_reclus"},
        effects={"W": "master_of_disguise"},
        turn="M",
    )

    play(t, "M", "use shoggoth", "strike elisee_reclus")

    assert (agent(t, "elisee_reclus").place, asked(t)) == ("killed", "M")


@clause("E1-240", "E1-344", "E1-235")
def test_with_the_option_a_main_agent_escapes_zombies() -> None:
    """By the City card; the zombies of that city have had their attack."""
    t = situation(
        "M Tu",
        ["madrid: 1 zombie, Tu main, controlled by Tu", "rome: 1 zombie"],
        hands={"M": "zombies", "Tu": "city_madrid"},
        effects={"Tu": "master_of_disguise"},
        options={"disguise_vs_zombies": "true"},
        turn="M",
    )

    answer(t, "M", "use zombies", "strike main-Tu")
    play(t, "Tu", "escape rome")

    assert (agent(t, "main-Tu").place, offered(t, "strike")) == ("rome", ["strike main-Tu"])
    answer(t, "M", "strike main-Tu")
    assert revealed(t, "Tu")


@clause("E1-484", "E1-499", "E1-235")
@pytest.mark.parametrize(
    ("city", "hand", "discards", "target", "is_asked"),
    [
        ("madrid: Tu main, controlled by Tu", "cube", "", "main-Tu", True),
        ("madrid: Tu main", "cube", "", "main-Tu", False),
        ("madrid: Tu main, controlled by Tu", "cube", "city_madrid", "main-Tu", False),
        ("madrid: Tu elisee_reclus", "cube", "", "elisee_reclus", True),
        ("madrid: Tu elisee_reclus", "cube", "elisee_reclus", "elisee_reclus", False),
        ("madrid: Tu elisee_reclus", "", "", "elisee_reclus", False),
    ],
)
def test_nobody_is_asked_for_a_card_that_cannot_be_in_hand(
    city: str, hand: str, discards: str, target: str, is_asked: bool
) -> None:
    """The city is not Tu's, the card lies among the discards for all to see, or the hand is empty."""
    card = "city_madrid" if target == "main-Tu" else target
    lost = "" if discards or (card == "city_madrid" and "controlled" not in city) else card
    t = situation(
        "M Tu",
        [city],
        hands={"M": "shoggoth", "Tu": hand},
        discards={"Tu": discards},
        lost={"Tu": lost},
        effects={"Tu": "master_of_disguise"},
        known="Tu",
        turn="M",
    )

    answer(t, "M", "use shoggoth", f"strike {target}")

    assert (asked(t) == "Tu") is is_asked


@clause("E1-221", "E1-484", "E1-497")
@pytest.mark.parametrize(("shown", "is_asked"), [("", True), ("ravachol", False)])
def test_nobody_is_asked_when_every_counter_that_could_fit_is_shown(shown: str, is_asked: bool) -> None:
    """M's only agent there is Ravachol, and everybody has seen his double agent."""
    t = situation(
        "M Tu W",
        ["rome: M ravachol, M main"],
        hands={"M": "hired_assassin"},
        doubles={"Tu": "evno_asef"},
        shown={"W": shown},
        turn="M",
        game=stub(cities__rome__royal_defence=3),
    )

    answer(t, "M", "attempt hired_assassin", "strike royal_rome")

    assert (asked(t) == "Tu") is is_asked


@clause("E1-241", "E1-237", "E1-500")
def test_escapes_from_cthulhu_one_after_the_other() -> None:
    """Tu saves Reclus, draws Ravachol's card for it, and saves him too; then the city goes under without them."""
    t = situation(
        "M Tu",
        ["rome: Tu elisee_reclus, Tu ravachol vampire, Tu main"],
        hands={"Tu": "elisee_reclus"},
        decks={"Tu": "ravachol"},
        effects={"Tu": "master_of_disguise"},
        on_effects={"cthulhu": "M 1"},
        turn="M",
    )

    answer(t, "M", "claim cthulhu")
    chance(t, "sanity sane")
    answer(t, "M", "city rome")
    assert (prompt(t), offered(t)) == (
        "escape",
        ["escape cairo", "escape constantinople", "escape madrid", "escape vienna", "escape zurich", "let"],
    )
    answer(t, "Tu", "escape cairo")
    chance(t, "draw ravachol")
    answer(t, "Tu", "escape zurich")
    chance(t, "draw ravachol")
    answer(t, "Tu", "go main-Tu vienna")
    chance(t, "bring mi_go", "sanity sane")

    places = [agent(t, name).place for name in ("elisee_reclus", "ravachol", "main-Tu")]
    assert places == ["cairo", "zurich", "vienna"]
    assert (master(t, "ravachol"), agent(t, "ravachol").vampire) == ("Tu", True)
