"""Attempts, their interrupts, and who may be attacked (sections 12, 13 and 18)."""

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
    play,
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
from support import clause


@clause("E1-T18", "E1-183", "E1-184", "E1-187", "E1-194", "E1-195", "E1-196", "E1-197", "E1-200")
def test_the_royal_person_of_washington() -> None:
    """Two bombs on counters and three on cards make five; the Mad counter costs Kravchinsky."""
    t = situation(
        "M Tu",
        ["washington: M main, M sergei_kravchinsky"],
        hands={"M": "sergei_kravchinsky cube_bomb assassinate"},
        turn="M",
    )

    answer(t, "M", "attempt sergei_kravchinsky", "strike royal_washington", "bomb cube_bomb", "bomb assassinate")
    assert disc(t, "M") == 4
    chance(t, "sanity mad")

    assert royal(t, "washington") == "killed by M"
    assert (mad(t, "M"), agent(t, "sergei_kravchinsky").place) == (1, "lost")
    assert removed(t) == ["sergei_kravchinsky"]
    assert zone(t, "discards", "M") == ["assassinate", "cube_bomb"]


@clause("E1-T19", "E1-188", "E1-201", "E1-202", "E1-204", "E1-206", "E1-207", "E1-208", "E1-420", "E1-422")
def test_killing_reclus_in_berlin() -> None:
    """M is known by Reclus, whose company guards the main agent; W keeps the counter and becomes known."""
    t = situation(
        "W M",
        ["berlin: W professor_moriarty, M main, M elisee_reclus"],
        hands={"W": "professor_moriarty infernal_machine"},
        turn="W",
    )
    assert (known(t, "M"), known(t, "W")) == (True, False)

    answer(t, "W", "attempt professor_moriarty")
    assert "strike main-M" not in offered(t)
    answer(t, "W", "strike elisee_reclus", "bomb infernal_machine")

    assert (agent(t, "elisee_reclus").place, agent(t, "elisee_reclus").kept_by, master(t, "elisee_reclus")) == (
        "killed",
        0,
        "M",
    )
    assert removed(t) == ["elisee_reclus", "infernal_machine"]
    assert known(t, "W")
    assert "sanity-drawn" not in kinds(t)


@clause("E1-T20", "E1-190", "E1-189", "E1-496")
def test_no_needless_bombs() -> None:
    """Three on counters, five needed: 1 + 1 or 3 alone; beside the 3 a 1 is not needed."""
    t = situation(
        "M Tu",
        ["paris: M main, M ravachol"],
        hands={"M": "ravachol cube_bomb cube_bomb infernal_machine"},
        turn="M",
    )

    answer(t, "M", "attempt ravachol", "strike royal_paris")
    assert offered(t) == ["bomb cube_bomb", "bomb infernal_machine"]
    answer(t, "M", "bomb cube_bomb")

    assert offered(t) == ["bomb cube_bomb"]


@clause("E1-T21", "E1-220", "E1-221", "E1-222", "E1-224", "E1-226", "E1-227", "E1-228", "E1-229", "E1-230", "E1-231")
def test_a_foiled_attempt_on_a_royal_person() -> None:
    """Tu takes Ravachol, who only stood by; the counter is Mad, so Vera Figner is lost; no second try this turn."""
    t = situation(
        "M Tu",
        ["madrid: M main, M vera_figner, M ravachol"],
        hands={"M": "vera_figner hired_assassin"},
        doubles={"Tu": "ravachol"},
        turn="M",
    )

    answer(t, "M", "attempt vera_figner", "strike royal_madrid")
    assert prompt(t) == "foil"
    answer(t, "Tu", "show ravachol")
    chance(t, "sanity mad")

    assert (master(t, "ravachol"), top(t, "Tu")) == ("Tu", "ravachol")
    assert (royal(t, "madrid"), disc(t, "M"), mad(t, "M")) == ("free", 0, 1)
    assert agent(t, "vera_figner").place == "lost"
    assert (t.actions, offered(t, "attempt")) == (1, [])
    assert agent(t, "ravachol").double == "shown"


@clause("E1-T22", "E1-223", "E1-226", "E1-229", "E1-218", "E1-212", "E1-213", "E1-192")
def test_a_foiled_hiding() -> None:
    """Hide Royalty and the Infernal Machine are used up; nothing is hidden, and no other agent is lost."""
    t = situation(
        "M Tu",
        ["madrid: M main, M ravachol"],
        hands={"M": "hide_royalty infernal_machine"},
        doubles={"Tu": "ravachol"},
        turn="M",
    )

    answer(t, "M", "attempt hide_royalty", "strike royal_madrid", "bomb infernal_machine")
    answer(t, "Tu", "show ravachol")
    chance(t, "sanity mad")

    assert removed(t) == ["hide_royalty", "infernal_machine"]
    assert (royal(t, "madrid"), disc(t, "M"), mad(t, "M"), master(t, "ravachol")) == ("free", 0, 1, "Tu")
    assert agent(t, "main-M").place == "madrid"


@clause("E1-T23", "E1-230", "E1-200")
def test_the_taken_agent_dies() -> None:
    """Tu takes the acting agent, and the Mad counter costs her at once."""
    t = situation(
        "M Tu",
        ["madrid: M main, M vera_figner, M ravachol"],
        hands={"M": "vera_figner"},
        doubles={"Tu": "vera_figner"},
        turn="M",
    )

    answer(t, "M", "attempt vera_figner", "strike royal_madrid")
    answer(t, "Tu", "show vera_figner")
    chance(t, "sanity mad")

    assert (agent(t, "vera_figner").place, master(t, "vera_figner")) == ("lost", None)
    assert removed(t) == ["vera_figner"]
    assert mad(t, "M") == 1


@clause("E1-T24", "E1-168", "E1-171", "E1-172", "E1-198", "E1-225", "E1-498")
def test_holmes_is_kept() -> None:
    """A Restorationist reveals and keeps him; the attempt fails all the same, and Holmes cannot be lost."""
    t = situation(
        "M Tu",
        ["madrid: M main, M sherlock_holmes"],
        hands={"M": "sherlock_holmes cube_bomb cube_bomb"},
        doubles={"Tu": "sherlock_holmes"},
        turn="M",
    )

    answer(t, "M", "attempt sherlock_holmes", "strike royal_madrid", "bomb cube_bomb", "bomb cube_bomb")
    answer(t, "Tu", "show sherlock_holmes")
    assert (asked(t), prompt(t), offered(t)) == ("M", "stand-by", ["let", "reveal"])
    answer(t, "M", "reveal")
    chance(t, "sanity mad")

    assert revealed(t, "M")
    assert (disc(t, "M"), master(t, "sherlock_holmes"), agent(t, "sherlock_holmes").place) == (2, "M", "madrid")
    assert (royal(t, "madrid"), why_over(t), agent(t, "sherlock_holmes").double) == ("free", "", "shown")


@clause("E1-225")
def test_a_kept_agent_may_let_the_attempt_go_on() -> None:
    """With the option the attempt goes on when Holmes stands by his master."""
    t = situation(
        "M Tu",
        ["madrid: M main, M sherlock_holmes"],
        hands={"M": "sherlock_holmes cube_bomb cube_bomb"},
        doubles={"Tu": "sherlock_holmes"},
        options={"kept_double_agent_still_foils": "false"},
        turn="M",
    )

    answer(t, "M", "attempt sherlock_holmes", "strike royal_madrid", "bomb cube_bomb", "bomb cube_bomb")
    answer(t, "Tu", "show sherlock_holmes")
    answer(t, "M", "reveal")

    assert royal(t, "madrid") == "killed by M"


@clause("E1-169", "E1-498", "E1-484")
def test_a_controller_of_the_wrong_side_is_asked_too() -> None:
    """Moriarty's Restorationist master can only let him go, but the question comes all the same."""
    t = situation("M Tu", ["madrid: M professor_moriarty"], doubles={"Tu": "professor_moriarty"}, known="M", turn="Tu")

    answer(t, "Tu", "show professor_moriarty")
    assert (asked(t), offered(t)) == ("M", ["let"])
    answer(t, "M", "let")

    assert master(t, "professor_moriarty") == "Tu"


@clause("E1-T25", "E1-232", "E1-497")
def test_several_would_foil() -> None:
    """The first clockwise settles it; the next keeps their counter."""
    t = situation(
        "M Tu W",
        ["madrid: M main, M ravachol, M emma_goldman, M johann_most"],
        hands={"M": "ravachol cube_bomb"},
        doubles={"Tu": "emma_goldman", "W": "johann_most"},
        turn="M",
    )

    answer(t, "M", "attempt ravachol", "strike royal_madrid", "bomb cube_bomb")
    answer(t, "Tu", "show emma_goldman")
    chance(t, "sanity sane")

    assert (master(t, "emma_goldman"), master(t, "johann_most")) == ("Tu", "M")
    assert (asked(t), agent(t, "johann_most").double) == ("M", "hidden")


@clause("E1-484", "E1-497")
def test_all_are_asked_whether_they_can_foil_or_not() -> None:
    """W holds no fitting counter and is asked like Tu; who lets it happen shows nothing."""
    t = situation(
        "M Tu W",
        ["madrid: M main, M ravachol"],
        hands={"M": "ravachol cube_bomb"},
        doubles={"Tu": "ravachol", "W": "johann_most"},
        turn="M",
    )

    answer(t, "M", "attempt ravachol", "strike royal_madrid", "bomb cube_bomb")
    answer(t, "Tu", "let")
    assert offered(t) == ["let"]
    answer(t, "W", "let")

    assert royal(t, "madrid") == "killed by M"


@clause("E1-T26", "E1-209", "E1-210", "E1-211", "E1-440", "E1-450")
@pytest.mark.parametrize("side", ["loyalist", "restorationist"])
def test_a_main_agent_is_attacked(side: str) -> None:
    """A Loyalist reveals and keeps him; a Restorationist has lost, and a Loyalist killer scores one for it."""
    t = situation(
        "Tu M",
        ["madrid: M main, Tu main"],
        hands={"Tu": "hired_assassin cube_bomb cube_bomb"},
        sides={"M": side, "Tu": "loyalist"},
        known="M",
        turn="Tu",
    )

    answer(t, "Tu", "attempt hired_assassin", "strike main-M", "bomb cube_bomb", "bomb cube_bomb")

    assert revealed(t, "M")
    if side == "loyalist":
        assert (agent(t, "main-M").place, why_over(t)) == ("madrid", "")
    else:
        assert (agent(t, "main-M").place, why_over(t), final(t, "Tu")) == ("killed", "main-agent", 1)


@clause("E1-T27", "E1-204", "E1-205", "E1-394")
@pytest.mark.parametrize("guard", ["vampire", "mi_go", "none"])
def test_a_main_agent_is_guarded(guard: str) -> None:
    """A vampire or an agent on the Mi-go guards him as any other agent."""
    t = situation(
        "Tu M",
        ["madrid: M main, Tu main", "rome: M ravachol vampire" if guard == "vampire" else "rome: empty"],
        hands={"Tu": "hired_assassin infernal_machine"},
        effects={"M": "mi_go"},
        on_mi_go={"M": "ravachol"} if guard == "mi_go" else {},
        known="M",
        turn="Tu",
    )

    answer(t, "Tu", "attempt hired_assassin")

    assert ("strike main-M" in offered(t)) is (guard == "none")


@clause("E1-414", "E1-202", "E1-203")
def test_unknown_players_and_vampires_are_safe() -> None:
    """Of three agents only the human one of a known player can be attacked."""
    t = situation(
        "Tu M W",
        ["madrid: Tu main, M evno_asef vampire, M marquis_de_rochefort, W wilhelm_stieber"],
        hands={"Tu": "hired_assassin infernal_machine"},
        known="M",
        turn="Tu",
    )

    answer(t, "Tu", "attempt hired_assassin")

    assert offered(t) == ["strike marquis_de_rochefort", "strike royal_madrid"]


@clause("E1-234", "E1-236", "E1-237", "E1-238", "E1-499")
def test_master_of_disguise_saves_an_agent() -> None:
    """M plays Reclus's card, Reclus goes to a neighbour, M draws; the attacker's cards are used."""
    t = situation(
        "Tu M",
        ["madrid: Tu main, M elisee_reclus"],
        hands={"Tu": "hired_assassin infernal_machine", "M": "elisee_reclus"},
        effects={"M": "master_of_disguise"},
        turn="Tu",
    )

    answer(t, "Tu", "attempt hired_assassin", "strike elisee_reclus", "bomb infernal_machine")
    assert offered(t) == ["escape london", "escape paris", "escape rome", "escape washington", "let"]
    play(t, "M", "escape paris")

    assert (agent(t, "elisee_reclus").place, top(t, "M"), len(zone(t, "hand", "M"))) == ("paris", "elisee_reclus", 1)
    assert removed(t) == ["hired_assassin", "infernal_machine"]
    assert (asked(t), t.actions) == ("Tu", 1)


@clause("E1-235")
def test_master_of_disguise_saves_the_main_agent_with_the_city_card() -> None:
    """For the main agent the card of the city where he stands is played."""
    t = situation(
        "Tu M",
        ["madrid: Tu main, M main, controlled by M"],
        hands={"Tu": "hired_assassin infernal_machine", "M": "city_madrid"},
        effects={"M": "master_of_disguise"},
        turn="Tu",
    )

    answer(t, "Tu", "attempt hired_assassin", "strike main-M", "bomb infernal_machine")
    play(t, "M", "escape rome")

    assert (agent(t, "main-M").place, top(t, "M"), revealed(t, "M")) == ("rome", "city_madrid", False)


@clause("E1-T42", "E1-354", "E1-355", "E1-356", "E1-357", "E1-358", "E1-359", "E1-515")
def test_killing_a_zombie() -> None:
    """A Hired Assassin or an agent who may kill does it without bombs; the card is only discarded."""
    cities = ["paris: 1 zombie, M main, W vera_figner, Th emma_goldman"]
    hands = {"M": "hired_assassin", "W": "vera_figner", "Th": "emma_goldman", "Tu": "zombies"}
    t = situation("M Tu W Th", cities, hands=hands, turn="M")

    answer(t, "M", "attempt hired_assassin", "strike zombie_paris")
    assert (top(t, "M"), t.zombies_left, removed(t)) == ("hired_assassin", 8, [])
    w = situation("M Tu W Th", cities, hands=hands, turn="W")
    answer(w, "W", "attempt vera_figner", "strike zombie_paris")
    th = situation("M Tu W Th", cities, hands=hands, turn="Th")
    moran = situation("M Tu W Th", cities, hands=hands, turn="Th", effects={"Th": "sebastian_moran"})

    assert events(w, "zombie-killed") == [{"seat": "W", "city": "paris"}]
    assert offered(th, "attempt") == []
    assert offered(moran, "attempt") == ["attempt emma_goldman"]


@clause("E1-231")
@pytest.mark.parametrize(("rule", "again"), [("turn", True), ("game", False)])
def test_a_foiled_target_in_the_next_turn(rule: str, again: bool) -> None:
    """It is safe for the rest of the turn; with the option for good."""
    t = situation(
        "M Tu",
        ["madrid: M main, M ravachol, Tu main"],
        hands={"M": "ravachol cube_bomb", "Tu": "hired_assassin infernal_machine"},
        doubles={"Tu": "ravachol"},
        options={"foiled_victim_safe": rule},
        turn="M",
    )

    answer(t, "M", "attempt ravachol", "strike royal_madrid", "bomb cube_bomb")
    answer(t, "Tu", "show ravachol")
    chance(t, "sanity sane")
    begin_turn(t, "Tu")

    assert ("attempt hired_assassin" in offered(t)) is again


@clause("E1-185", "E1-177", "E1-401")
def test_moran_adds_a_bomb_and_makes_killers() -> None:
    """Emma Goldman has no mark; with Moran her card serves against agents, and one bomb less is needed."""
    game = stub(cities__madrid__defence=2)
    t = situation(
        "Tu M",
        ["madrid: Tu main, Tu emma_goldman, M ravachol"],
        hands={"Tu": "emma_goldman"},
        effects={"Tu": "sebastian_moran"},
        known="M",
        game=game,
        turn="Tu",
    )

    answer(t, "Tu", "attempt emma_goldman", "strike ravachol")

    assert agent(t, "ravachol").place == "killed"
