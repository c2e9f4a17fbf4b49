"""Vampires and zombies in detail (section 16)."""

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
    known,
    master,
    offered,
    play,
    removed,
    revealed,
    situation,
    stub,
    top,
    why_over,
    zombies,
    zone,
)
from intrigue.games.emerald.first import GAME
from intrigue.games.emerald.first.cards import AGENT_NAMES, CITY_NAMES
from support import clause


@clause("E1-328", "E1-423", "E1-435", "E1-513")
@pytest.mark.parametrize("name", ["main-M", "ravachol"])
def test_an_own_agent_becomes_a_vampire(name: str) -> None:
    """Where he stands, under the same master; with the card it is a point to a Loyalist and makes M known."""
    t = situation(
        "M Tu",
        ["rome: M main, M ravachol"],
        hands={"M": "vampire"},
        sides={"M": "loyalist"},
        revealed="M",
        turn="M",
    )
    assert (known(t, "M"), disc(t, "M")) == (False, 0)

    answer(t, "M", "use vampire", f"turn {name}")

    assert (agent(t, name).vampire, agent(t, name).place, master(t, name)) == (True, "rome", "M")
    assert (known(t, "M"), disc(t, "M"), top(t, "M"), t.actions) == (True, 1, "vampire", 1)


@clause("E1-330", "E1-331", "E1-332", "E1-333")
@pytest.mark.parametrize(
    ("there", "known_ones", "can"),
    [
        ("M main vampire, Tu ravachol", "Tu", ["turn ravachol"]),
        ("M evno_asef vampire, Tu ravachol", "Tu", ["turn main-M", "turn ravachol"]),
        ("M main vampire, Tu ravachol", "", []),
        ("M main, Tu ravachol", "Tu", ["turn main-M"]),
        ("M main vampire, Tu ravachol vampire", "Tu", []),
        ("M main vampire, Tu main", "Tu", []),
        ("M main vampire, W main, W ravachol", "Tu", []),
    ],
)
def test_who_can_be_turned(there: str, known_ones: str, can: list[str]) -> None:
    """A named human of a known player beside a vampire of their own, or an own human."""
    t = situation(
        "M Tu W", [f"rome: {there}", "paris: Tu wilhelm_stieber"], hands={"M": "vampire"}, known=known_ones, turn="M"
    )

    if not can:
        assert offered(t, "use") == []
        return
    answer(t, "M", "use vampire")
    assert offered(t) == can


@clause("E1-334", "E1-66", "E1-329", "E1-339")
def test_a_turned_agent_takes_his_points_away() -> None:
    """Reclus was worth two to the revealed Tu; as M's vampire he is worth nothing to him, nor to M."""
    t = situation(
        "M Tu",
        ["rome: M main vampire, Tu elisee_reclus"],
        hands={"M": "vampire"},
        lost={"Tu": "elisee_reclus"},
        sides={"M": "restorationist", "Tu": "restorationist"},
        revealed="M Tu",
        turn="M",
    )
    assert disc(t, "Tu") == 2

    answer(t, "M", "use vampire", "turn elisee_reclus")

    assert (disc(t, "M"), disc(t, "Tu"), zone(t, "lost", "Tu"), known(t, "Tu")) == (0, 0, [], True)
    assert (events(t, "found")[0]["place"], zone(t, "discards", "M")) == ("discards", ["elisee_reclus", "vampire"])


@clause("E1-338", "E1-166", "E1-435", "E1-176")
def test_a_vampire_changes_sides() -> None:
    """Shown as a double agent he stays a vampire: his new master attacks with him, and gets no points for the card."""
    t = situation(
        "Tu M",
        ["rome: M emma_goldman vampire"],
        discards={"M": "vampire"},
        doubles={"Tu": "emma_goldman"},
        sides={"M": "loyalist", "Tu": "loyalist"},
        revealed="M Tu",
        turn="Tu",
    )
    assert disc(t, "M") == 1

    answer(t, "Tu", "show emma_goldman")

    assert (master(t, "emma_goldman"), agent(t, "emma_goldman").vampire) == ("Tu", True)
    assert (disc(t, "M"), disc(t, "Tu")) == (0, 0)


@clause("E1-337", "E1-335")
def test_a_vampire_keeps_symbols_and_actions() -> None:
    """Irene Adler as a vampire gives her gold and her action, and attacks besides."""
    t = situation(
        "M Tu",
        ["madrid: M main, M irene_adler vampire"],
        hands={"M": "irene_adler infernal_machine"},
        doubles={"Tu": "ravachol johann_most"},
        turn="M",
    )

    assert {"use irene_adler", "attempt irene_adler", "buy irene_adler", "move irene_adler"} <= set(offered(t))
    arrows = situation("M Tu", ["rome: M emma_goldman vampire"], hands={"M": "emma_goldman"}, turn="M")
    assert "advance emma_goldman revolution-up" in offered(arrows)


@clause("E1-335", "E1-182")
def test_a_vampire_main_agent_cannot_attack() -> None:
    """He has no card."""
    t = situation("M Tu", ["madrid: M main vampire"], hands={"M": "vampire infernal_machine"}, turn="M")

    assert offered(t, "attempt") == []


@clause("E1-186", "E1-481", "E1-10")
def test_everybody_sees_the_bombs_of_the_side_that_is_up() -> None:
    """A table may give main agents other bombs as vampires."""
    t = situation("M Tu", ["rome: M main vampire, Tu main"], game=stub(main_agent__vampire_bombs=3), turn="M")

    assert (agent(t, "main-M").bombs, agent(t, "main-Tu").bombs) == (3, 1)


@clause("E1-341", "E1-342", "E1-82")
def test_a_free_action_before_does_not_save_from_the_zombies() -> None:
    """Golovinsky costs no action: the Zombies are still the first, and the game ends before any kill."""
    t = situation(
        "M Tu", ["rome: 8 zombies, Tu ravachol"], hands={"M": "zombies matvei_golovinsky"}, known="Tu", turn="M"
    )

    answer(t, "M", "use matvei_golovinsky", "use zombies")

    assert (why_over(t), agent(t, "ravachol").place, t.actions) == ("zombies", "rome", 1)


@clause("E1-341", "E1-342", "E1-59")
@pytest.mark.parametrize(("actions", "over"), [(2, "zombies"), (1, ""), (0, "")])
def test_a_free_zombies_card_ends_the_game_before_the_first_action_alone(actions: int, over: str) -> None:
    """With a table whose Zombies card is a free action it ends the game only if no action was taken before."""
    t = situation(
        "M Tu",
        ["rome: 8 zombies, Tu ravachol"],
        hands={"M": "zombies"},
        known="Tu",
        actions=actions,
        game=stub(cards__zombies__kind='"free"'),
        turn="M",
    )

    answer(t, "M", "use zombies")

    assert (why_over(t), t.actions) == (over, actions)


@clause("E1-342", "E1-341")
def test_all_zombies_without_prey_are_no_second_action() -> None:
    """None can be placed and nobody killed: the card has no effect, and can be chosen as first action alone."""
    t = situation("M Tu", ["rome: 8 zombies"], hands={"M": "zombies"}, turn="M")
    second = situation("M Tu", ["rome: 8 zombies"], hands={"M": "zombies"}, turn="M", actions=1)
    seven = situation("M Tu", ["rome: 7 zombies"], hands={"M": "zombies"}, turn="M", actions=1)

    assert ("use zombies" in offered(t), "use zombies" in offered(second)) == (True, False)
    assert "use zombies" in offered(seven)


@clause("E1-343", "E1-344", "E1-345", "E1-346", "E1-422", "E1-514")
def test_one_victim_in_each_city_with_a_zombie() -> None:
    """Two zombies in Rome kill one agent, and none may be killed; M keeps the counter and becomes known."""
    t = situation(
        "M Tu W",
        [
            "rome: 2 zombies, Tu ravachol, Tu vera_figner, M evno_asef",
            "paris: 1 zombie, W wilhelm_stieber",
            "cairo: Tu main",
        ],
        hands={"M": "zombies"},
        known="Tu",
        turn="M",
    )

    answer(t, "M", "use zombies")
    assert offered(t, "strike") == ["strike ravachol", "strike vera_figner"]
    none = t.copy()
    answer(none, "M", "done")
    answer(t, "M", "strike vera_figner")

    assert (offered(t, "strike"), agent(t, "vera_figner").kept_by, known(t, "M")) == ([], 0, True)
    assert (removed(t), agent(none, "ravachol").place, list(none.hunted)) == (["vera_figner"], "rome", [])
    assert GAME.observe(t, None).hunted == ("rome",)


@clause("E1-345", "E1-204", "E1-209")
def test_zombies_strike_a_lonely_loyalist() -> None:
    """He reveals and stays; the zombies have had their attack there, and the next play may strike him again."""
    t = situation(
        "M Tu",
        ["rome: 1 zombie, Tu main"],
        hands={"M": "zombies"},
        known="Tu",
        sides={"Tu": "loyalist"},
        turn="M",
    )

    answer(t, "M", "use zombies", "strike main-Tu")

    assert (revealed(t, "Tu"), agent(t, "main-Tu").place, offered(t, "strike")) == (True, "rome", [])
    answer(t, "M", "done")
    assert list(t.hunted) == []


@clause("E1-347", "E1-348", "E1-350", "E1-514")
def test_up_to_three_zombies_come() -> None:
    """All three in one city, or fewer; with two left in the supply only two."""
    t = situation("M Tu", ["rome: M main"], hands={"M": "zombies"}, turn="M")
    few = situation("M Tu", ["rome: M main", "paris: 6 zombies"], hands={"M": "zombies"}, turn="M")

    answer(t, "M", "use zombies", "city cairo", "city cairo", "city cairo")
    answer(few, "M", "use zombies", "city rome", "city rome")

    assert (zombies(t, "cairo"), t.zombies_left, offered(t)) == (3, 5, ["pass"])
    assert (zombies(few, "rome"), few.zombies_left, offered(few)) == (2, 0, ["pass"])


@clause("E1-348", "E1-349")
def test_zombies_come_where_agents_and_zombies_were() -> None:
    """Cities with an agent or a zombie of theirs, and their neighbours; others' agents open nothing."""
    t = situation(
        "M Tu",
        ["cairo: M main", "washington: 1 zombie", "vienna: Tu main, Tu ravachol"],
        hands={"M": "zombies"},
        turn="M",
    )

    answer(t, "M", "use zombies")

    assert offered(t, "city") == [
        "city cairo",
        "city constantinople",
        "city london",
        "city madrid",
        "city rome",
        "city washington",
    ]


@clause("E1-349")
def test_a_chain_of_zombies_may_lead_back() -> None:
    """With the option Vienna opens Berlin, which comes before it in the order of the cities."""
    t = situation("M Tu", ["zurich: M main"], hands={"M": "zombies"}, options={"zombie_chain": "true"}, turn="M")

    answer(t, "M", "use zombies")
    assert "city berlin" not in offered(t)
    answer(t, "M", "city vienna", "city berlin")
    assert "city the_hague" in offered(t)
    answer(t, "M", "city the_hague")

    assert [zombies(t, city) for city in ("vienna", "berlin", "the_hague")] == [1, 1, 1]
    assert (asked(t), t.actions) == ("M", 1)


@clause("E1-436", "E1-423", "E1-439", "E1-359")
def test_the_eighth_zombie_brings_eight_points() -> None:
    """A revealed Loyalist has them at once, and loses them when one is killed, but stays known."""
    t = situation(
        "M Tu",
        ["rome: 7 zombies, M main", "cairo: Tu main"],
        hands={"M": "zombies", "Tu": "hired_assassin"},
        sides={"M": "loyalist"},
        revealed="M",
        turn="M",
    )
    assert (disc(t, "M"), known(t, "M")) == (0, False)

    answer(t, "M", "use zombies", "city cairo")
    assert (disc(t, "M"), known(t, "M")) == (8, True)
    begin_turn(t, "Tu")
    answer(t, "Tu", "attempt hired_assassin", "strike zombie_cairo")

    assert (disc(t, "M"), known(t, "M"), t.zombies_left, zombies(t, "cairo")) == (0, True, 1, 0)


@clause("E1-353", "E1-359")
def test_the_zombies_belong_to_who_claimed_the_card() -> None:
    """The view tells whose they are."""
    t = situation("M Tu", ["rome: shows zombies, Tu 1 on card"], turn="Tu")
    assert GAME.observe(t, None).zombie_owner is None

    answer(t, "Tu", "claim card_rome")
    chance(t, "turn-up ravachol", "sanity sane")

    assert GAME.observe(t, None).zombie_owner == 1
    other = situation("M Tu", ["rome: shows vampire, Tu 1 on card"], turn="Tu")
    play(other, "Tu", "claim card_rome")
    assert GAME.observe(other, None).zombie_owner is None


@clause("E1-270", "E1-261", "E1-351")
def test_bismarck_drives_the_zombies_out_for_good() -> None:
    """They return to the supply, and none can come back."""
    t = situation(
        "M Tu",
        ["paris: controlled by M, 2 zombies, M main"],
        hands={"M": "bismarck zombies"},
        turn="M",
    )

    answer(t, "M", "use bismarck", "city paris", "use zombies")

    assert (zombies(t, "paris"), t.zombies_left) == (0, 8)
    assert "city paris" not in offered(t)
    assert GAME.observe(t, None).cities[CITY_NAMES.index("paris")].locked


@clause("E1-403", "E1-340", "E1-399", "E1-405", "E1-408")
def test_leopold_takes_all_vampires_and_no_humans() -> None:
    """Whoever controls them, with their cards, also from a hand; main agents of Loyalists are human again."""
    t = situation(
        "M Tu W",
        ["rome: M evno_asef vampire, Tu ravachol vampire, Tu vera_figner, Tu main vampire, W main vampire"],
        hands={"Tu": "ravachol", "M": "evno_asef"},
        decks={"Tu": "gold cube"},
        on_effects={"society_of_leopold": "M 1"},
        sides={"Tu": "loyalist", "W": "loyalist"},
        turn="M",
    )

    play(t, "M", "claim society_of_leopold")

    assert [agent(t, name).place for name in ("evno_asef", "ravachol", "vera_figner")] == ["lost", "lost", "rome"]
    assert {"evno_asef", "ravachol"} <= set(removed(t))
    assert (len(zone(t, "hand", "Tu")), revealed(t, "Tu"), revealed(t, "W"), revealed(t, "M")) == (1, True, True, False)
    assert [agent(t, name).vampire for name in ("main-Tu", "main-W")] == [False, False]
    assert (agent(t, "ravachol").kept_by, master(t, "ravachol"), t.banished) == (None, None, True)
    assert [event["seat"] for event in events(t, "revealed")] == ["Tu", "W"]


@clause("E1-404", "E1-436", "E1-435", "E1-451")
def test_after_leopold_neither_card_counts() -> None:
    """Eight zombies and a vampire on the Mi-go were worth points; now the cards serve for their symbols alone."""
    t = situation(
        "M Tu",
        ["rome: 8 zombies, M main"],
        hands={"M": "vampire zombies"},
        on_effects={"society_of_leopold": "M 1"},
        sides={"M": "loyalist"},
        revealed="M",
        turn="M",
    )
    assert disc(t, "M") == 8

    answer(t, "M", "claim society_of_leopold")
    t.vampire[AGENT_NAMES.index("main-0")] = 1
    answer(t, "M", "pass")
    begin_turn(t, "M")

    assert (disc(t, "M"), offered(t, "use"), zombies(t, "rome")) == (0, [], 0)
    answer(t, "M", "advance zombies war-up", "done")
    assert (disc(t, "M"), why_over(t), top(t, "M")) == (0, "", "zombies")


@clause("E1-406", "E1-450", "E1-405")
def test_leopold_ends_the_game_for_a_revealed_restorationist_too() -> None:
    """Whose main agent was a vampire; he is out of the game and kept by nobody."""
    t = situation(
        "M Tu",
        ["rome: Tu main vampire"],
        on_effects={"society_of_leopold": "M 1"},
        sides={"Tu": "restorationist"},
        revealed="Tu",
        turn="M",
    )

    answer(t, "M", "claim society_of_leopold")

    assert (why_over(t), agent(t, "main-Tu").place, agent(t, "main-Tu").kept_by) == ("leopold", "lost", None)
