"""What cards and Permanent Effects do (sections 15 to 17)."""

from __future__ import annotations

import pytest

from emerald_first.situations import (
    agent,
    answer,
    asked,
    begin_turn,
    chance,
    control,
    cubes,
    disc,
    display,
    events,
    final,
    known,
    limbo,
    master,
    offered,
    play,
    pool,
    removed,
    revealed,
    royal,
    situation,
    top,
    why_over,
    zombies,
    zone,
)
from intrigue.games.emerald.first import GAME
from intrigue.games.emerald.first.cards import CARD_NAMES
from intrigue.games.emerald.first.points_and_end import reveal
from intrigue.kernel.run import settle
from support import clause


@clause("E1-T40", "E1-341", "E1-342", "E1-436", "E1-451")
def test_zombies_end_the_game() -> None:
    """With all eight on the board the card ends the game as first action, and not as second."""
    cities = ["rome: 5 zombies, Tu ravachol", "paris: 3 zombies"]
    sides = {"M": "loyalist"}
    t = situation("M Tu", cities, hands={"M": "zombies"}, sides=sides, known="Tu", turn="M")
    second = situation("M Tu", cities, hands={"M": "zombies"}, sides=sides, known="Tu", turn="M", actions=1)

    answer(t, "M", "use zombies")
    answer(second, "M", "use zombies")

    assert (why_over(t), final(t, "M")) == ("zombies", 8)
    assert offered(second) == ["done", "strike ravachol"]
    answer(second, "M", "strike ravachol")
    assert (why_over(second), offered(second)) == ("", ["end"])


@clause("E1-T41", "E1-343", "E1-344", "E1-345", "E1-346", "E1-514")
def test_the_order_of_zombie_kills() -> None:
    """When the named agent in Rome is dead, the main agent in Paris is alone and a lawful victim."""
    t = situation(
        "M Tu",
        ["rome: 1 zombie, Tu ravachol", "paris: 1 zombie, Tu main"],
        hands={"M": "zombies"},
        known="Tu",
        sides={"Tu": "loyalist"},
        turn="M",
    )

    answer(t, "M", "use zombies")
    assert offered(t, "strike") == ["strike ravachol"]
    answer(t, "M", "strike ravachol")
    assert offered(t, "strike") == ["strike main-Tu"]
    answer(t, "M", "strike main-Tu")

    assert agent(t, "ravachol").place == "eaten"
    assert revealed(t, "Tu")


@clause("E1-T43", "E1-347", "E1-348", "E1-349", "E1-350")
def test_placing_zombies() -> None:
    """London and its neighbours are open, also several times; Zurich is not, even after one in Paris."""
    t = situation("M Tu", ["london: M main"], hands={"M": "zombies"}, turn="M")

    answer(t, "M", "use zombies")
    assert offered(t, "city") == ["city london", "city madrid", "city paris", "city the_hague", "city washington"]
    answer(t, "M", "city paris")
    assert "city zurich" not in offered(t)
    answer(t, "M", "city paris", "done")

    assert (zombies(t, "paris"), t.zombies_left, asked(t), t.actions) == (2, 6, "M", 1)


@clause("E1-349")
def test_zombies_may_open_further_cities() -> None:
    """With the option a zombie that is chosen counts for the next; what was open before comes in its own order."""
    t = situation("M Tu", ["london: M main"], hands={"M": "zombies"}, turn="M", options={"zombie_chain": "true"})

    answer(t, "M", "use zombies", "city paris")

    assert ("city zurich" in offered(t), "city london" in offered(t)) == (True, False)


@clause("E1-T44", "E1-329", "E1-330", "E1-331", "E1-334", "E1-64")
def test_a_vampire_takes_reclus() -> None:
    """He is a vampire with M's disc, his card goes to M, and Tu draws another."""
    t = situation(
        "M Tu",
        ["vienna: M main vampire, Tu elisee_reclus"],
        hands={"M": "vampire", "Tu": "elisee_reclus"},
        turn="M",
    )

    answer(t, "M", "use vampire", "turn elisee_reclus")
    assert asked(t) == "chance"
    chance(t, "draw gold")

    assert (master(t, "elisee_reclus"), agent(t, "elisee_reclus").vampire, top(t, "M")) == ("M", True, "elisee_reclus")
    assert zone(t, "hand", "Tu") == ["gold"]


@clause("E1-T44", "E1-234", "E1-238")
def test_reclus_escapes_the_vampire() -> None:
    """With Master of Disguise he goes to a neighbour; the Vampire card and the action are used."""
    t = situation(
        "M Tu",
        ["vienna: M main vampire, Tu elisee_reclus"],
        hands={"M": "vampire", "Tu": "elisee_reclus"},
        effects={"Tu": "master_of_disguise"},
        turn="M",
    )

    answer(t, "M", "use vampire", "turn elisee_reclus")
    play(t, "Tu", "escape zurich")

    assert (master(t, "elisee_reclus"), agent(t, "elisee_reclus").place) == ("Tu", "zurich")
    assert (top(t, "M"), t.actions) == ("vampire", 1)


@clause("E1-T45", "E1-403", "E1-404", "E1-405", "E1-406", "E1-407", "E1-408")
@pytest.mark.parametrize("side", ["loyalist", "restorationist"])
def test_the_society_of_leopold(side: str) -> None:
    """Reclus leaves the game; M reveals and puts his main agent back as a human, or has lost."""
    t = situation(
        "W M Tu",
        ["rome: M main vampire", "paris: Tu elisee_reclus vampire, 3 zombies"],
        on_effects={"society_of_leopold": "W 1"},
        sides={"M": side},
        turn="W",
    )

    answer(t, "W", "claim society_of_leopold")

    assert (agent(t, "elisee_reclus").place, removed(t), zombies(t, "paris")) == ("lost", ["elisee_reclus"], 0)
    if side == "loyalist":
        assert (agent(t, "main-M").place, agent(t, "main-M").vampire, revealed(t, "M")) == ("rome", False, True)
    else:
        assert why_over(t) == "leopold"


@clause("E1-T46", "E1-366", "E1-368", "E1-369", "E1-370", "E1-371", "E1-372", "E1-373", "E1-374", "E1-375", "E1-376")
@clause("E1-379", "E1-380", "E1-382", "E1-500")
def test_cthulhu() -> None:
    """Rome goes under with all that is there; the others are shaken."""
    t = situation(
        "M Tu W",
        [
            "rome: controlled by Tu, Tu 3 in box, W 2 on card, shows nadar, below 2, Tu ravachol, Tu main, "
            "M william_morris, royal killed by W"
        ],
        hands={"M": "two_cubes"},
        decks={"Tu": "city_rome cube gold"},
        on_effects={"cthulhu": "M 1"},
        turn="M",
    )
    before = pool(t, "Tu"), pool(t, "W"), disc(t, "W")

    answer(t, "M", "claim cthulhu")
    chance(t, "sanity sane")
    answer(t, "M", "city rome")
    answer(t, "Tu", "go main-Tu zurich")
    chance(t, "bring mi_go", "sanity mad", "sanity sane")

    assert (pool(t, "Tu"), pool(t, "W")) == (before[0] + 3, before[1] + 2)
    assert (agent(t, "ravachol").place, agent(t, "ravachol").kept_by, agent(t, "william_morris").place) == (
        "eaten",
        0,
        "lost",
    )
    assert (control(t, "rome"), disc(t, "Tu"), agent(t, "main-Tu").place) == (None, 0, "zurich")
    assert {"city_rome", "nadar", "ravachol", "william_morris"} <= set(removed(t))
    assert (t.war, "mi_go" in display(t), disc(t, "W"), royal(t, "rome")) == (2, True, before[2], "killed by W")
    assert known(t, "M")
    answer(t, "M", "place two_cubes")
    assert "at box_rome" not in offered(t)


@clause("E1-T47", "E1-367", "E1-381")
def test_cthulhu_by_a_player_who_goes_mad() -> None:
    """The city is destroyed and all others draw before the game ends."""
    t = situation("M Tu", on_effects={"cthulhu": "M 1"}, mad={"M": 2}, turn="M")

    answer(t, "M", "claim cthulhu")
    chance(t, "sanity mad")
    assert (revealed(t, "M"), asked(t)) == (True, "M")
    answer(t, "M", "city rome")
    chance(t, "bring mi_go")
    assert why_over(t) == ""
    chance(t, "sanity sane")

    assert why_over(t) == "madness"


@clause("E1-T48", "E1-258", "E1-259", "E1-260", "E1-261", "E1-262", "E1-263", "E1-265", "E1-266", "E1-267", "E1-268")
@clause("E1-269", "E1-501", "E1-78", "E1-79", "E1-137")
def test_bismarck() -> None:
    """Paris is cleared, the others leave it, and it is open to M alone."""
    t = situation(
        "M Tu W",
        [
            "paris: controlled by M, M 1 in box, Tu 2 on card, box blocked, 1 zombie, Tu main, Tu ravachol, W main, "
            "shows nadar"
        ],
        hands={"M": "bismarck cube", "Tu": "cube"},
        discards={"W": "zombies"},
        turn="M",
    )

    answer(t, "M", "use bismarck", "city paris")
    assert (limbo(t, "M"), limbo(t, "Tu"), t.zombies_left, GAME.observe(t, None).blocking_discs) == (1, 2, 8, 10)
    answer(t, "Tu", "go ravachol london", "go main-Tu madrid")
    answer(t, "W", "go main-W zurich")

    assert (agent(t, "ravachol").place, agent(t, "main-Tu").place, agent(t, "main-W").place) == (
        "london",
        "madrid",
        "zurich",
    )
    answer(t, "M", "place cube")
    assert ("at card_paris" in offered(t), "at box_paris" in offered(t)) == (True, False)
    answer(t, "M", "at box_rome")
    begin_turn(t, "Tu")
    answer(t, "Tu", "place cube")
    assert "at card_paris" not in offered(t)
    assert removed(t) == []


@clause("E1-T49", "E1-315", "E1-112", "E1-113")
def test_the_third_section_removes_the_last_card_of_a_pile() -> None:
    """Its cubes go to Limbo, War goes up, and another Permanent Effect comes."""
    t = situation("M Tu", ["cairo: shows nadar, below 0, Tu 2 on card"], hands={"M": "third_section"}, turn="M")

    answer(t, "M", "use third_section", "clear card_cairo")
    chance(t, "bring mi_go")

    assert (limbo(t, "Tu"), t.war, removed(t)) == (2, 2, ["nadar"])


@clause("E1-T49", "E1-319", "E1-323", "E1-471")
def test_a_necronomicon_removed_face_down() -> None:
    """The disc stays until the score is corrected; nobody else reads which card it was."""
    t = situation("M Tu", ["rome: controlled by M"], hands={"M": "third_section necronomicon"}, turn="M")
    assert disc(t, "M") == 7

    answer(t, "M", "use third_section", "bury necronomicon")

    assert disc(t, "M") == 7
    assert events(t, "buried", "Tu") == [{"seat": "M", "card": "hidden"}]
    reveal(t, 0, "action")
    settle(t)
    assert (disc(t, "M"), removed(t)) == (4, ["necronomicon"])


@clause("E1-T49", "E1-165", "E1-321", "E1-322")
def test_a_removed_agents_card_comes_back() -> None:
    """Reclus stays on the board; shown as a double agent he comes with his card."""
    t = situation(
        "M Tu",
        ["rome: M elisee_reclus"],
        hands={"M": "third_section elisee_reclus"},
        doubles={"Tu": "elisee_reclus"},
        turn="M",
    )

    answer(t, "M", "use third_section", "bury elisee_reclus", "pass", "end")
    while asked(t) == "chance":
        chance(t, offered(t)[0])
    assert master(t, "elisee_reclus") == "M"
    answer(t, "Tu", "show elisee_reclus")

    assert (master(t, "elisee_reclus"), top(t, "Tu")) == ("Tu", "elisee_reclus")
    assert events(t, "found")[-1]["place"] == "buried"


@clause("E1-T50", "E1-390", "E1-391", "E1-395", "E1-82", "E1-518")
def test_mi_go() -> None:
    """Most goes there as a free action and returns only in a later turn; no claim after it."""
    t = situation(
        "M Tu",
        ["rome: M johann_most, M 1 in box"],
        hands={"M": "johann_most cube gold two_cubes two_gold"},
        effects={"M": "mi_go"},
        turn="M",
    )

    answer(t, "M", "shelter johann_most")
    assert (offered(t, "return"), offered(t, "claim"), t.actions) == ([], [], 2)
    assert agent(t, "johann_most").place == "mi_go"
    t.turns += 1
    begin_turn(t, "M")
    answer(t, "M", "return johann_most cairo")

    assert (agent(t, "johann_most").place, "johann_most" in zone(t, "hand", "M")) == ("cairo", True)


@clause("E1-T51", "E1-409", "E1-410", "E1-411", "E1-412", "E1-423", "E1-437", "E1-520")
def test_yog_sothoth() -> None:
    """Most is sacrificed for two points and makes M known; the vampire Reclus cannot be."""
    t = situation(
        "M Tu",
        ["rome: M wilhelm_stieber, M elisee_reclus vampire"],
        hands={"M": "wilhelm_stieber elisee_reclus"},
        effects={"M": "yog_sothoth"},
        sides={"M": "loyalist"},
        revealed="M",
        turn="M",
    )
    assert (offered(t, "sacrifice"), known(t, "M")) == (["sacrifice wilhelm_stieber"], False)

    answer(t, "M", "sacrifice wilhelm_stieber")

    assert (agent(t, "wilhelm_stieber").place, disc(t, "M"), known(t, "M")) == ("yog_sothoth", 2, True)
    assert removed(t) == ["wilhelm_stieber"]


@clause("E1-T52", "E1-383", "E1-384", "E1-91", "E1-93")
@pytest.mark.parametrize(("there", "legal"), [(0, False), (1, False), (2, True)])
def test_cultists(there: int, legal: bool) -> None:
    """The disc is worth two points, but it is no agent and no cube."""
    own = f", M {there} on card" if there else ""
    t = situation(
        "M Tu",
        [f"madrid: controlled by M, shows nadar, Tu 2 on card, Tu main{own}"],
        effects={"M": "cultists"},
        turn="M",
    )

    assert ("claim card_madrid" in offered(t)) is legal


@clause("E1-T53", "E1-288", "E1-289", "E1-290", "E1-504", "E1-475")
def test_irene_adler() -> None:
    """Only W has two unrevealed counters; M and W read which was taken, Tu does not."""
    t = situation(
        "M Tu W",
        ["rome: M irene_adler"],
        hands={"M": "irene_adler"},
        doubles={"Tu": "ravachol", "W": "johann_most vera_figner"},
        shown={"Tu": "emma_goldman"},
        turn="M",
    )

    answer(t, "M", "use irene_adler")
    assert offered(t) == ["choose W"]
    answer(t, "M", "choose W")
    chance(t, "counter vera_figner")

    read = {viewer: events(t, "double-stolen", viewer)[0]["agent"] for viewer in ("M", "Tu", "W")}
    assert read == {"M": "vera_figner", "Tu": "hidden", "W": "vera_figner"}
    own = GAME.observe(t, 2).own
    assert own is not None
    assert own.elsewhere == (("vera_figner", 0),)


@clause("E1-T54", "E1-296", "E1-300", "E1-301", "E1-302", "E1-474", "E1-507")
def test_drawing_double_agents() -> None:
    """Of three counters left Rachkovsky brings two; Pinkerton draws all three and returns one."""
    rest = "ravachol vera_figner johann_most"
    held = " ".join(agent.id for agent in GAME.observe(GAME.new(2), None).agents[:22] if agent.id not in rest.split())
    claimed = situation("M Tu", ["rome: shows peter_rachkovsky, M 1 on card"], shown={"Tu": held}, turn="M")
    played = situation("M Tu", hands={"M": "pinkerton_agents"}, shown={"Tu": held}, turn="M")

    answer(claimed, "M", "claim card_rome")
    chance(claimed, "turn-up elisee_reclus", "counter ravachol", "counter johann_most")
    answer(played, "M", "use pinkerton_agents")
    chance(played, "counter ravachol", "counter johann_most", "counter vera_figner")
    answer(played, "M", "keep johann_most", "keep vera_figner")

    own = GAME.observe(claimed, 0).own
    kept = GAME.observe(played, 0).own
    assert own is not None
    assert kept is not None
    assert own.doubles == ("johann_most", "ravachol")
    assert (kept.doubles, kept.elsewhere) == (("johann_most", "vera_figner"), (("ravachol", None),))


@clause("E1-T56", "E1-278", "E1-279", "E1-502", "E1-53")
def test_freemasons_and_the_reshuffle() -> None:
    """Two cards come from the deck, two more from the shuffled discards; Freemasons lies alone on the new pile."""
    t = situation(
        "M Tu",
        hands={"M": "freemasons cube gold two_cubes two_gold"},
        decks={"M": "block assassinate"},
        discards={"M": "cube_gold cube_bomb cube_bomb gold_bomb fenians"},
        turn="M",
    )

    answer(t, "M", "use freemasons", "discard cube", "discard gold", "discard two_cubes", "top gold")
    chance(t, "draw block", "draw assassinate", "draw gold", "draw fenians")

    assert zone(t, "hand", "M") == ["assassinate", "block", "fenians", "gold", "two_gold"]
    assert (zone(t, "discards", "M"), len(zone(t, "deck", "M")), t.actions) == (["freemasons"], 6, 2)


@clause("E1-385", "E1-386", "E1-387", "E1-516")
def test_devils_island() -> None:
    """A City card from hand sends one player's cubes in that box to Limbo, as a free action."""
    t = situation(
        "M Tu",
        ["rome: controlled by M, Tu 2 in box, Tu 1 on card"],
        hands={"M": "city_rome"},
        effects={"M": "devils_island"},
        turn="M",
    )
    assert offered(t, "exile") == ["exile rome Tu"]

    answer(t, "M", "exile rome Tu")

    assert (limbo(t, "Tu"), cubes(t, "card_rome", "Tu"), top(t, "M"), t.actions) == (2, 1, "city_rome", 2)


@clause("E1-325", "E1-463", "E1-512")
def test_burtsev_shows_one_identity_to_one_player() -> None:
    """M reads Tu's side, W does not."""
    t = situation("M Tu W", ["rome: M vladimir_burtsev"], hands={"M": "vladimir_burtsev"}, revealed="W", turn="M")

    answer(t, "M", "use vladimir_burtsev")
    assert offered(t) == ["choose Tu"]
    answer(t, "M", "choose Tu")

    assert events(t, "looked-at", "M")[0]["side"] == "loyalist"
    assert events(t, "looked-at", "W")[0]["side"] == "hidden"


@clause("E1-309", "E1-310", "E1-311", "E1-312", "E1-509")
def test_shoggoth_destroys_anywhere() -> None:
    """No bombs and no own agent are needed, but the victim must be lawful."""
    t = situation("M Tu", ["rome: Tu ravachol, Tu main"], hands={"M": "shoggoth"}, known="Tu", turn="M")

    answer(t, "M", "use shoggoth")
    assert offered(t) == ["strike ravachol"]
    answer(t, "M", "strike ravachol")

    assert (agent(t, "ravachol").place, removed(t)) == ("killed", ["ravachol", "shoggoth"])


@clause("E1-283", "E1-284", "E1-285", "E1-286", "E1-503")
def test_the_holy_brotherhood_moves_two_cubes() -> None:
    """Both come from Limbo and go to one place."""
    t = situation("M Tu", hands={"M": "holy_brotherhood"}, limbo={"M": 2}, turn="M")

    answer(t, "M", "use holy_brotherhood", "take limbo", "take limbo", "at box_rome")

    assert (limbo(t, "M"), cubes(t, "box_rome", "M")) == (0, 2)


@clause("E1-294", "E1-295", "E1-506")
def test_okhrana_sends_two_cubes_of_one_player() -> None:
    """After the first cube only the same player's cubes are left to choose, or none."""
    t = situation(
        "M Tu W",
        ["rome: Tu 1 in box, W 1 in box"],
        hands={"M": "okhrana"},
        on_effects={"mi_go": "Tu 1"},
        turn="M",
    )

    answer(t, "M", "use okhrana", "send Tu box_rome")
    assert offered(t) == ["done", "send Tu mi_go"]
    answer(t, "M", "send Tu mi_go")

    assert (limbo(t, "Tu"), limbo(t, "W")) == (2, 0)


@clause("E1-303", "E1-304", "E1-305", "E1-94", "E1-508")
def test_a_blocking_disc_stops_a_claim() -> None:
    """It works on what it lies on, and can be taken away again."""
    t = situation("M Tu", ["rome: M 1 in box, M 1 on card"], hands={"M": "block"}, turn="M")

    answer(t, "M", "use block", "block box_rome")
    begin_turn(t, "M")
    t.hand[CARD_NAMES.index("block")] = 1

    assert offered(t, "claim") == ["claim card_rome"]
    assert "use block" in offered(t)
