"""Attempts that are foiled, agents who are kept, main agents who are lost: one after the other (sections 12 and 13)."""

from __future__ import annotations

import pytest

from emerald_first.situations import (
    agent,
    answer,
    asked,
    begin_turn,
    chance,
    disc,
    events,
    final,
    kinds,
    known,
    mad,
    master,
    offered,
    prompt,
    removed,
    revealed,
    royal,
    situation,
    stub,
    top,
    why_over,
    zone,
)
from intrigue.games.emerald.first import GAME
from intrigue.games.emerald.first.table import Emerald
from support import clause

BOMBS = "infernal_machine infernal_machine"
"""Enough for everything."""


@clause("E1-183", "E1-186", "E1-188", "E1-189", "E1-201")
@pytest.mark.parametrize(
    ("there", "legal"),
    [
        ("M main, M nicholas_kibalchich", True),
        ("M main, M vera_figner", False),
        ("M main, Tu nicholas_kibalchich", False),
        ("M main vampire, M vera_figner", True),
    ],
)
def test_bombs_on_the_counters_there(there: str, legal: bool) -> None:
    """All own counters in the city count, and no others; a vampire's bombs may differ if the table says so."""
    t = situation(
        "M Tu",
        [f"madrid: {there}, Tu evno_asef", "rome: M ravachol"],
        hands={"M": "hired_assassin"},
        known="Tu",
        game=stub(main_agent__vampire_bombs=2, cities__madrid__royal_defence=9),
        turn="M",
    )

    assert offered(t, "attempt") == (["attempt hired_assassin"] if legal else [])
    if legal:
        answer(t, "M", "attempt hired_assassin")
        assert "strike evno_asef" in offered(t)
        assert "strike vera_figner" not in offered(t)


@clause("E1-185", "E1-401", "E1-214", "E1-187")
@pytest.mark.parametrize("card", ["hired_assassin", "hide_royalty", "ravachol"])
@pytest.mark.parametrize(("defence", "legal"), [(4, True), (5, False)])
def test_moran_helps_in_every_attempt(card: str, defence: int, legal: bool) -> None:
    """One bomb on the main agent, two on Ravachol, one of Moran's: four, for killing and for hiding."""
    t = situation(
        "M Tu",
        ["madrid: M main, M ravachol"],
        hands={"M": card},
        effects={"M": "sebastian_moran"},
        game=stub(cities__madrid__royal_defence=defence),
        turn="M",
    )

    assert (f"attempt {card}" in offered(t)) is legal


@clause("E1-177", "E1-176", "E1-175")
def test_moran_makes_nobody_a_killer_of_royal_persons() -> None:
    """Emma Goldman may attack agents with Moran, not the royal person; another's Moran does not help."""
    cities = ["madrid: M main, M emma_goldman, Tu evno_asef"]
    hands = {"M": f"emma_goldman {BOMBS}"}
    t = situation("M Tu", cities, hands=hands, effects={"M": "sebastian_moran"}, known="Tu", turn="M")
    other = situation("M Tu", cities, hands=hands, effects={"Tu": "sebastian_moran"}, known="Tu", turn="M")

    answer(t, "M", "attempt emma_goldman")

    assert offered(t) == ["strike evno_asef"]
    assert offered(other, "attempt") == []


@clause("E1-212", "E1-174")
def test_hide_royalty_attacks_nobody() -> None:
    """It serves for royal persons alone: neither for agents nor for zombies."""
    t = situation(
        "M Tu",
        ["madrid: M main, Tu evno_asef, 1 zombie"],
        hands={"M": f"hide_royalty {BOMBS}"},
        discards={"Tu": "zombies"},
        known="Tu",
        turn="M",
    )

    answer(t, "M", "attempt hide_royalty")

    assert offered(t) == ["strike royal_madrid"]


@clause("E1-207", "E1-64", "E1-206")
def test_the_victims_card_is_taken_from_his_hand() -> None:
    """Tu's card leaves the game and Tu draws another; M keeps the counter, on which Tu's disc stays."""
    t = situation(
        "M Tu",
        ["madrid: M main, Tu evno_asef"],
        hands={"M": "hired_assassin infernal_machine", "Tu": "evno_asef"},
        known="Tu",
        turn="M",
    )

    answer(t, "M", "attempt hired_assassin", "strike evno_asef", "bomb infernal_machine")
    chance(t, "draw gold")

    assert (agent(t, "evno_asef").kept_by, master(t, "evno_asef"), zone(t, "hand", "Tu")) == (0, "Tu", ["gold"])
    assert removed(t) == ["evno_asef", "hired_assassin", "infernal_machine"]
    assert (events(t, "found")[0]["place"], asked(t)) == ("hand", "M")


@clause("E1-198", "E1-255", "E1-254")
@pytest.mark.parametrize("name", ["sherlock_holmes", "professor_moriarty", "evno_asef vampire"])
def test_who_is_never_lost_to_a_mad_counter(name: str) -> None:
    """A secret player keeps the counter and the agent; a revealed Loyalist does not even draw."""
    cities = [f"madrid: M main, M {name}"]
    hands = {"M": f"{name.split()[0]} {BOMBS}"}
    secret = situation("M Tu", cities, hands=hands, sides={"M": "loyalist"}, turn="M")
    open_ = situation("M Tu", cities, hands=hands, sides={"M": "loyalist"}, revealed="M", turn="M")

    for t in (secret, open_):
        answer(t, "M", f"attempt {name.split()[0]}", "strike royal_madrid", "bomb infernal_machine")
    chance(secret, "sanity mad")

    assert (agent(secret, name.split()[0]).place, mad(secret, "M")) == ("madrid", 1)
    assert (asked(open_), agent(open_, name.split()[0]).place, royal(open_, "madrid")) == ("M", "madrid", "killed by M")


@clause("E1-208", "E1-229", "E1-231", "E1-228")
def test_a_foiled_attempt_on_an_agent() -> None:
    """Nothing happens to him and no sanity counter is drawn; this turn he is safe, and another is not."""
    t = situation(
        "M Tu W",
        ["madrid: M main, M ravachol, M emma_goldman, Tu evno_asef, Tu vera_figner"],
        hands={"M": f"hired_assassin hired_assassin {BOMBS}"},
        doubles={"W": "emma_goldman johann_most"},
        known="Tu",
        turn="M",
    )

    answer(t, "M", "attempt hired_assassin", "strike evno_asef")
    answer(t, "W", "show emma_goldman")

    assert (asked(t), agent(t, "evno_asef").place, master(t, "emma_goldman")) == ("M", "madrid", "W")
    assert ("sanity-drawn" in kinds(t), disc(t, "M"), t.actions) == (False, 0, 1)
    answer(t, "M", "attempt hired_assassin")
    assert offered(t) == ["strike emma_goldman", "strike royal_madrid", "strike vera_figner"]


@clause("E1-231")
@pytest.mark.parametrize(("rule", "again"), [("turn", False), ("none", True)])
def test_the_target_of_a_foiled_killing_cannot_be_hidden_this_turn(rule: str, again: bool) -> None:
    """It is the same target, whatever is to be done to it; with the option there is no ban."""
    t = situation(
        "M Tu",
        ["madrid: M main, M ravachol"],
        hands={"M": f"hired_assassin hide_royalty cube_bomb {BOMBS}"},
        doubles={"Tu": "ravachol"},
        options={"foiled_victim_safe": rule},
        turn="M",
    )

    answer(t, "M", "attempt hired_assassin", "strike royal_madrid", "bomb cube_bomb")
    answer(t, "Tu", "show ravachol")
    chance(t, "sanity sane")

    assert ("attempt hide_royalty" in offered(t)) is again
    begin_turn(t, "M")
    assert "attempt hide_royalty" in offered(t)


@clause("E1-221", "E1-222", "E1-497")
def test_which_counters_can_foil() -> None:
    """Only those of M's named agents in that city: not of their agents elsewhere, nor of others' agents there."""
    t = situation(
        "M Tu",
        ["madrid: M main, M ravachol, M evno_asef vampire, Tu vera_figner", "rome: M emma_goldman"],
        hands={"M": "ravachol cube_bomb"},
        doubles={"Tu": "ravachol evno_asef vera_figner emma_goldman johann_most"},
        turn="M",
    )

    answer(t, "M", "attempt ravachol", "strike royal_madrid")

    assert offered(t) == ["let", "show evno_asef", "show ravachol"]


@clause("E1-497", "E1-484", "E1-220")
def test_who_is_asked_to_foil() -> None:
    """Who holds an unrevealed counter, whichever it is, clockwise; nobody where M has no named agent."""
    doubles = {"W": "johann_most", "Th": "emma_goldman", "M": "ravachol"}
    more = {"doubles": doubles, "shown": {"Tu": "vera_figner"}}
    hands = {"W": f"hired_assassin {BOMBS}"}
    t = situation("M Tu W Th", ["madrid: W main, W ravachol"], hands=hands, turn="W", **more)  # type: ignore[arg-type]
    alone = situation("M Tu W Th", ["madrid: W main"], hands=hands, turn="W", **more)  # type: ignore[arg-type]

    for table in (t, alone):
        answer(table, "W", "attempt hired_assassin", "strike royal_madrid", "bomb infernal_machine")

    assert (asked(alone), royal(alone, "madrid")) == ("chance", "killed by W")
    order = []
    while prompt(t) == "foil":
        order.append(asked(t))
        answer(t, str(asked(t)), "let")
    assert (order, royal(t, "madrid")) == (["Th", "M"], "killed by W")


def foiled_by_most(deck: str) -> Emerald:
    """Tu has foiled M's attempt by showing Johann Most, whose card M has in hand; M's draw deck holds these cards."""
    t = situation(
        "M Tu",
        ["madrid: M main, M ravachol, M johann_most"],
        hands={"M": "ravachol cube_bomb johann_most"},
        decks={"M": deck},
        doubles={"Tu": "johann_most"},
        turn="M",
    )
    answer(t, "M", "attempt ravachol", "strike royal_madrid", "bomb cube_bomb")
    answer(t, "Tu", "show johann_most")
    return t


@clause("E1-224", "E1-64", "E1-163", "E1-226")
def test_a_foil_takes_a_card_from_the_active_players_hand() -> None:
    """M draws another for Most's card before drawing the sanity counter; what was played lies in M's discards."""
    t = foiled_by_most("gold")

    chance(t, "draw gold", "sanity mad")

    assert (zone(t, "hand", "M"), zone(t, "discards", "M"), top(t, "Tu")) == (["gold"], ["cube_bomb"], "johann_most")
    assert (agent(t, "ravachol").place, "ravachol" in removed(t), master(t, "johann_most")) == ("lost", True, "Tu")


@clause("E1-230", "E1-64", "E1-67")
def test_the_acting_agents_card_may_be_shuffled_in_between() -> None:
    """M's deck is empty: the replacement for Most's card shuffles Ravachol's in, from where it is then lost."""
    t = foiled_by_most("")

    chance(t, "draw cube_bomb", "sanity mad")

    assert (events(t, "found")[-1]["place"], agent(t, "ravachol").place) == ("deck", "lost")
    assert (zone(t, "deck", "M"), zone(t, "hand", "M"), zone(t, "discards", "M")) == ([], ["cube_bomb"], [])


@clause("E1-444", "E1-454", "E1-439", "E1-224")
def test_a_foil_may_end_the_game() -> None:
    """The agent's points take a revealed Restorationist to the limit: no sanity counter is drawn any more."""
    t = situation(
        "M Tu",
        ["madrid: M main, M ravachol, M elisee_reclus", "rome: controlled by Tu"],
        hands={"M": "ravachol cube_bomb"},
        doubles={"Tu": "elisee_reclus"},
        sides={"Tu": "restorationist"},
        revealed="Tu",
        game=stub(players__2__vp_end=6),
        turn="M",
    )

    answer(t, "M", "attempt ravachol", "strike royal_madrid", "bomb cube_bomb")
    answer(t, "Tu", "show elisee_reclus")

    assert (why_over(t), disc(t, "Tu"), asked(t)) == ("points", 6, None)
    assert "sanity-drawn" not in kinds(t)


@clause("E1-225", "E1-168", "E1-230", "E1-198")
def test_holmes_is_let_go() -> None:
    """M stays secret; Holmes is Tu's, the attempt has failed, and the Mad counter does not cost him."""
    t = situation(
        "M Tu W",
        ["madrid: M main, M sherlock_holmes"],
        hands={"M": "sherlock_holmes cube_bomb cube_bomb"},
        doubles={"Tu": "sherlock_holmes", "W": "ravachol"},
        turn="M",
    )

    answer(t, "M", "attempt sherlock_holmes", "strike royal_madrid", "bomb cube_bomb", "bomb cube_bomb")
    answer(t, "Tu", "show sherlock_holmes")
    answer(t, "M", "let")
    chance(t, "sanity mad")

    assert (master(t, "sherlock_holmes"), top(t, "Tu"), agent(t, "sherlock_holmes").place) == (
        "Tu",
        "sherlock_holmes",
        "madrid",
    )
    assert (revealed(t, "M"), royal(t, "madrid"), mad(t, "M"), asked(t)) == (False, "free", 1, "M")


@clause("E1-225", "E1-232")
def test_with_the_option_an_agent_who_is_let_go_still_foils() -> None:
    """Only a kept agent lets the attempt go on; and then nobody else is asked."""
    t = situation(
        "M Tu W",
        ["madrid: M main, M sherlock_holmes, M ravachol"],
        hands={"M": "sherlock_holmes"},
        doubles={"Tu": "sherlock_holmes", "W": "ravachol"},
        options={"kept_double_agent_still_foils": "false"},
        turn="M",
    )
    answer(t, "M", "attempt sherlock_holmes", "strike royal_madrid")
    answer(t, "Tu", "show sherlock_holmes")

    gone = t.copy()
    answer(gone, "M", "let")
    answer(t, "M", "reveal")

    assert (royal(gone, "madrid"), master(gone, "sherlock_holmes")) == ("free", "Tu")
    assert (royal(t, "madrid"), asked(t), master(t, "ravachol")) == ("killed by M", "chance", "M")


@clause("E1-225", "E1-169", "E1-254")
def test_moriarty_is_kept_by_a_loyalist_who_needs_no_counter_then() -> None:
    """The reveal makes the player a revealed Loyalist: with Moriarty no agent can be lost, so none is drawn."""
    t = situation(
        "M Tu",
        ["madrid: M main, M professor_moriarty"],
        hands={"M": "professor_moriarty cube_bomb"},
        doubles={"Tu": "professor_moriarty"},
        sides={"M": "loyalist"},
        turn="M",
    )

    answer(t, "M", "attempt professor_moriarty", "strike royal_madrid", "bomb cube_bomb")
    answer(t, "Tu", "show professor_moriarty")
    answer(t, "M", "reveal")

    assert (asked(t), mad(t, "M"), master(t, "professor_moriarty"), royal(t, "madrid")) == ("M", 0, "M", "free")


@clause("E1-209", "E1-210", "E1-211", "E1-450", "E1-440", "E1-462")
@pytest.mark.parametrize("how", ["attempt", "shoggoth", "zombies"])
@pytest.mark.parametrize("secret", [True, False])
def test_a_restorationists_main_agent_is_lost(how: str, secret: bool) -> None:
    """By whatever kills him, revealed or not: the game ends, and a Loyalist killer has a point for him."""
    t = situation(
        "M Tu",
        ["madrid: M main, Tu main, 1 zombie"],
        hands={"M": f"hired_assassin shoggoth zombies {BOMBS}"},
        sides={"M": "loyalist", "Tu": "restorationist"},
        known="Tu",
        revealed="" if secret else "Tu",
        turn="M",
    )

    if how == "attempt":
        answer(t, "M", "attempt hired_assassin", "strike main-Tu", "bomb infernal_machine")
    else:
        answer(t, "M", f"use {how}", "strike main-Tu")

    assert (why_over(t), agent(t, "main-Tu").kept_by, final(t, "M"), revealed(t, "Tu")) == ("main-agent", 0, 1, True)


@clause("E1-211", "E1-209")
def test_every_attack_on_a_loyalists_main_agent_is_seen() -> None:
    """Struck twice he stays; his identity is told once."""
    t = situation("M Tu", ["rome: Tu main"], hands={"M": "shoggoth shoggoth"}, known="Tu", turn="M")

    answer(t, "M", "use shoggoth", "strike main-Tu", "use shoggoth", "strike main-Tu")

    assert (GAME.observe(t, None).seats[1].struck, len(events(t, "revealed"))) == (2, 1)
    assert events(t, "revealed") == [{"seat": "Tu", "side": "loyalist", "why": "main-agent"}]
    assert (agent(t, "main-Tu").place, known(t, "M")) == ("rome", False)


@clause("E1-355", "E1-356", "E1-357", "E1-177", "E1-354")
@pytest.mark.parametrize(
    ("name", "effects", "may"),
    [
        ("ravachol", "", True),
        ("marquis_de_rochefort", "", True),
        ("emma_goldman vampire", "", True),
        ("emma_goldman", "", False),
        ("emma_goldman", "sebastian_moran", True),
    ],
)
def test_whose_card_kills_a_zombie(name: str, effects: str, may: bool) -> None:
    """One that may be used for an attempt, where the agent stands; a zombie elsewhere is out of reach."""
    t = situation(
        "M Tu",
        [f"paris: 1 zombie, M {name}", "rome: 1 zombie"],
        hands={"M": name.split()[0]},
        discards={"Tu": "zombies"},
        effects={"M": effects},
        game=stub(cities__paris__royal_defence=9),
        turn="M",
    )

    assert (offered(t, "attempt") != []) is may
    if may:
        answer(t, "M", f"attempt {name.split()[0]}")
        assert offered(t) == ["strike zombie_paris"]
        answer(t, "M", "strike zombie_paris")
        assert (top(t, "M"), t.zombies_left, t.actions, removed(t)) == (name.split()[0], 7, 1, [])
