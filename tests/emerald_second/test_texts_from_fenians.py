"""What the texts of cards do, from Fenians to Irene Adler (section 16)."""

from __future__ import annotations

import pytest

from emerald_second.situations import (
    agent_stock,
    agents,
    answer,
    asked,
    chance,
    cubes,
    events,
    kinds,
    limbo,
    offered,
    points,
    prompt,
    removed,
    revealed,
    royalty,
    situation,
    stock,
    stub,
    tokens,
    top,
    why_over,
    zone,
)
from support import clause

# ---------------------------------------------------------------- Fenians, Infernal Machine, Hired Assassin


@clause("E2-200", "E2-203", "E2-112")
def test_with_fenians_every_agent_counts_two() -> None:
    """Three agents are enough for 5; the card is removed."""
    t = situation("M Th", ["berlin: M 3 agents, Th 1 agent"], hands={"M": "hired_assassin fenians"}, turn="M")

    answer(t, "M", "assassinate hired_assassin", "aim berlin Th")
    choices = offered(t)
    answer(t, "M", "use fenians")

    assert choices == ["use fenians", "bomb fenians"]
    assert asked(t) == "Th"
    assert "fenians" in removed(t)
    assert zone(t, "discards", "M") == []


@clause("E2-201", "E2-307")
def test_the_text_of_a_second_fenians_is_not_offered() -> None:
    """It would add nothing; its bombs may still be needed."""
    t = situation(
        "M Th",
        ["london: M 3 agents, royalty"],
        hands={"M": "hired_assassin fenians fenians"},
        turn="M",
    )

    answer(t, "M", "assassinate hired_assassin", "aim london royalty")
    first = offered(t)
    answer(t, "M", "use fenians")

    assert first == ["use fenians", "bomb fenians"]
    assert offered(t) == ["bomb fenians"]


@clause("E2-202", "E2-203")
def test_a_fenians_card_serves_for_its_text_or_for_its_bombs() -> None:
    """With two agents and its text 4 of 5 are there: only another card can bring the rest."""
    t = situation(
        "M Th", ["berlin: M 2 agents, Th 1 agent"], hands={"M": "hired_assassin fenians place_bomb"}, turn="M"
    )

    answer(t, "M", "assassinate hired_assassin", "aim berlin Th", "use fenians")

    assert offered(t) == ["bomb place_bomb"]


@clause("E2-112", "E2-52")
def test_fenians_played_for_their_bombs_are_discarded() -> None:
    """Three agents and the two bombs on the card reach 5; the text was not used, so the card stays in the deck."""
    t = situation("M Th", ["berlin: M 3 agents, Th 1 agent"], hands={"M": "hired_assassin fenians"}, turn="M")

    answer(t, "M", "assassinate hired_assassin", "aim berlin Th", "bomb fenians")

    assert asked(t) == "Th"
    assert zone(t, "discards", "M") == ["fenians"]
    assert removed(t) == []


@clause("E2-201", "E2-112")
def test_a_second_fenians_adds_its_bombs() -> None:
    """One is used for its text and removed, the other is a support card like any and discarded."""
    t = situation("M Th", ["london: M 3 agents, royalty"], hands={"M": "hired_assassin fenians fenians"}, turn="M")

    answer(t, "M", "assassinate hired_assassin", "aim london royalty", "use fenians", "bomb fenians")
    chance(t, "roll sane")

    assert removed(t) == ["fenians", "hired_assassin"]
    assert zone(t, "discards", "M") == ["fenians"]


@clause("E2-202")
def test_the_bombs_on_fenians_do_not_count_with_its_text() -> None:
    """Two agents, twice, are 4, and the two bombs on the card would be needed for 5."""
    t = situation("M Th", ["berlin: M 2 agents, Th 1 agent"], hands={"M": "hired_assassin fenians"}, turn="M")

    assert offered(t, "assassinate") == []


@clause("E2-203")
def test_fenians_serve_for_one_assassination_only() -> None:
    """For the next one in the same action every agent counts one again."""
    t = situation(
        "M Th",
        ["cairo: M 2 agents, Th 2 agents", "paris: M 2 agents 1 cube, Th 2 agents"],
        hands={"M": "hired_assassin hired_assassin fenians"},
        turn="M",
    )

    answer(t, "M", "assassinate hired_assassin", "aim paris Th", "use fenians")
    answer(t, "Th", "let")

    assert prompt(t) == "another-assassination"
    assert offered(t) == ["done"]
    assert "fenians" in removed(t)


@clause("E2-204", "E2-109")
def test_fenians_may_not_be_used_where_the_points_suffice_without() -> None:
    """With three agents against 3 nothing is asked; against 4 with a bomb card either is needed, not both."""
    t = situation(
        "M Th",
        ["cairo: M 3 agents, Th 1 agent", "paris: M 3 agents, Th 1 agent"],
        hands={"M": "hired_assassin fenians place_bomb"},
        turn="M",
    )
    other = t.copy()

    answer(t, "M", "assassinate hired_assassin", "aim cairo Th")
    answer(other, "M", "assassinate hired_assassin", "aim paris Th", "bomb place_bomb")

    assert asked(t) == asked(other) == "Th"
    assert zone(t, "hand", "M") == ["fenians", "place_bomb"]
    assert zone(other, "hand", "M") == ["fenians"]


@clause("E2-214")
def test_hired_assassin_is_an_ordinary_card() -> None:
    """He has symbols and a box, and no text to use."""
    t = situation("M Th", ["cairo: M 3 agents, Th 2 agents"], hands={"M": "hired_assassin"}, turn="M")
    choices = offered(t)

    answer(t, "M", "assassinate hired_assassin", "aim cairo Th")
    answer(t, "Th", "let")

    assert choices == [
        "place hired_assassin",
        "move hired_assassin",
        "discard hired_assassin",
        "assassinate hired_assassin",
        "pass",
    ]
    assert zone(t, "kept", "M") == ["hired_assassin"]
    assert points(t, "M") == 2


@clause("E2-217", "E2-112")
def test_the_infernal_machine_is_removed_after_its_bombs() -> None:
    """Two agents and its three bombs kill in Berlin."""
    t = situation("M Th", ["berlin: M 2 agents, Th 1 agent"], hands={"M": "hired_assassin infernal_machine"}, turn="M")

    answer(t, "M", "assassinate hired_assassin", "aim berlin Th", "bomb infernal_machine")

    assert asked(t) == "Th"
    assert "infernal_machine" in removed(t)
    assert "infernal_machine" not in zone(t, "discards", "M")


@clause("E2-218", "E2-52")
def test_the_infernal_machine_is_discarded_when_played_for_another_symbol() -> None:
    """Here it moves an agent."""
    t = situation("M Th", ["berlin: M 1 agent"], hands={"M": "infernal_machine"}, turn="M")

    answer(t, "M", "move infernal_machine", "go berlin rome")

    assert zone(t, "discards", "M") == ["infernal_machine"]
    assert "infernal_machine" not in removed(t)


# ---------------------------------------------------------------- The Freemasons, Mrs. Hudson


@clause("E2-T31", "E2-205", "E2-48")
def test_mrs_hudson_replaces_cards() -> None:
    """Two are discarded, three drawn; it is a free action."""
    t = situation(
        "M Th",
        hands={"M": "mrs_hudson place_two place_claim claim_move"},
        decks={"M": "move_bomb place_bomb retrieve_two assassinate_bomb"},
        discards={"M": ""},
        turn="M",
    )

    answer(t, "M", "use mrs_hudson", "discard place_claim", "discard claim_move", "top claim_move")
    chance(t, "draw move_bomb", "draw place_bomb", "draw retrieve_two")

    assert zone(t, "hand", "M") == ["move_bomb", "place_bomb", "place_two", "retrieve_two"]
    assert zone(t, "discards", "M") == ["claim_move", "mrs_hudson"]
    assert zone(t, "lost", "M") == ["place_claim"]
    assert int(t.actions) == 2
    assert asked(t) == "M"


@clause("E2-205", "E2-316")
def test_with_the_freemasons_nothing_need_be_discarded() -> None:
    """One card is drawn for the card itself."""
    t = situation("M Th", hands={"M": "freemasons place_two"}, turn="M")

    answer(t, "M", "use freemasons")
    choices = offered(t)
    answer(t, "M", "done")
    chance(t, "draw assassinate_bomb")

    assert choices == ["discard place_two", "done"]
    assert zone(t, "hand", "M") == ["assassinate_bomb", "place_two"]
    assert zone(t, "discards", "M") == ["freemasons"]


@clause("E2-205", "E2-316")
def test_all_hand_cards_may_be_discarded_also_a_second_one_of_the_same_name() -> None:
    """The second Freemasons card is a hand card like any other; the one that is used is not."""
    t = situation("M Th", hands={"M": "freemasons freemasons place_two"}, discards={"M": ""}, turn="M")

    answer(t, "M", "use freemasons")
    choices = offered(t)
    answer(t, "M", "discard place_two", "discard freemasons")
    all_chosen = offered(t)
    answer(t, "M", "top place_two")
    chance(t, "draw assassinate_bomb", "draw place_bomb", "draw move_bomb")

    assert choices == ["discard place_two", "discard freemasons", "done"]
    assert all_chosen == ["top place_two", "top freemasons"]
    assert zone(t, "lost", "M") == ["freemasons"]
    assert top(t, "M") == "freemasons"


@clause("E2-206")
def test_the_cards_just_discarded_are_part_of_the_reshuffle_but_not_the_card_itself() -> None:
    """Deck 1, discard pile 1, two discarded: the second card is one of three."""
    t = situation(
        "M Th",
        hands={"M": "freemasons place_two place_claim"},
        decks={"M": "move_bomb"},
        discards={"M": "assassinate_bomb"},
        turn="M",
    )

    answer(t, "M", "use freemasons", "discard place_claim", "discard place_two", "top place_two")
    chance(t, "draw move_bomb")
    can_come = offered(t)
    chance(t, "draw place_two", "draw assassinate_bomb")

    assert can_come == ["draw place_claim", "draw place_two", "draw assassinate_bomb"]
    assert zone(t, "discards", "M") == ["freemasons"]
    assert zone(t, "deck", "M") == ["place_claim"]


# ---------------------------------------------------------------- Hide Royalty


@clause("E2-207", "E2-317", "E2-208")
def test_royalty_can_be_hidden_where_he_leads() -> None:
    """It must lie in its slot; neither an agent nor a bomb is needed, but a tie is not enough."""
    t = situation(
        "M Th",
        [
            "berlin: M 1 cube, royalty",
            "cairo: M 1 cube",
            "paris: M 2 cubes, Th 2 agents, royalty",
            "rome: M 2 agents, Th 1 agent, royalty",
            "vienna: royalty, Th 1 agent",
        ],
        hands={"M": "hide_royalty"},
        turn="M",
    )

    answer(t, "M", "use hide_royalty")

    assert offered(t) == ["city berlin", "city rome"]


@clause("E2-209", "E2-210", "E2-211", "E2-175")
def test_hidden_royalty_is_kept_and_scored() -> None:
    """Both cards are kept, the points are Loyalist points, and the city's cubes are cleared."""
    t = situation(
        "M Th",
        ["rome: M 3 cubes 1 agent, Th 1 cube 1 agent, royalty"],
        hands={"M": "hide_royalty"},
        turn="M",
    )
    before = (limbo(t, "M"), stock(t, "Th"))

    answer(t, "M", "use hide_royalty", "city rome")

    assert zone(t, "kept", "M") == ["hide_royalty"]
    assert royalty(t, "rome") == "hidden by M"
    assert events(t, "scored") == [{"seat": "M", "points": 3, "sort": "loyalist", "source": "rhogog"}]
    assert (limbo(t, "M"), stock(t, "Th")) == (before[0] + 3, before[1] + 1)
    assert (cubes(t, "rome", "M"), cubes(t, "rome", "Th")) == (0, 0)
    assert prompt(t) == "sanity"


@clause("E2-212")
@pytest.mark.parametrize(("result", "left", "here"), [("insane", 2, 1), ("sane", 3, 2)])
def test_hiding_royalty_may_cost_a_token_and_an_agent(result: str, left: int, here: int) -> None:
    """One of the agents in that city returns to stock."""
    t = situation("M Th", ["rome: M 2 agents, royalty"], hands={"M": "hide_royalty"}, turn="M")

    answer(t, "M", "use hide_royalty", "city rome")
    chance(t, f"roll {result}")

    assert tokens(t, "M") == left
    assert agents(t, "rome", "M") == here
    assert agent_stock(t, "M") == 10 - here


# ---------------------------------------------------------------- The Holy Brotherhood, Lestrade, Irene Adler


@clause("E2-T36", "E2-215", "E2-216")
@pytest.mark.parametrize(("there", "returned"), [(2, 2), (6, 4)])
def test_holy_brotherhood(there: int, returned: int) -> None:
    """As many cubes as agents on the board, those on Mi-Go counted, or all there are."""
    t = situation(
        "M Th",
        ["rome: M 2 agents", "paris: M 1 agent"],
        hands={"M": "holy_brotherhood"},
        kept={"M": "mi_go"},
        away={"M": 1},
        limbo={"M": there},
        turn="M",
    )

    answer(t, "M", "use holy_brotherhood")

    assert limbo(t, "M") == there - returned
    assert stock(t, "M") == 10 - there + returned
    assert top(t, "M") == "holy_brotherhood"


@clause("E2-215", "E2-135")
def test_holy_brotherhood_needs_a_cube_in_limbo() -> None:
    """Without one its text has no effect and is not offered."""
    t = situation("M Th", hands={"M": "holy_brotherhood"}, limbo={"M": 0}, turn="M")

    assert offered(t, "use") == []


@clause("E2-215", "E2-135")
@pytest.mark.parametrize(("here", "usable"), [("M 1 agent", True), ("Th 1 agent", False)])
def test_holy_brotherhood_needs_an_agent_on_the_board(here: str, usable: bool) -> None:
    """One agent and one cube in Limbo are enough; a revealed Loyalist without agents cannot use it."""
    t = situation(
        "M Th",
        [f"rome: {here}"],
        hands={"M": "holy_brotherhood"},
        sides={"M": "loyalist"},
        revealed="M",
        limbo={"M": 1},
        turn="M",
    )

    assert (offered(t, "use") == ["use holy_brotherhood"]) == usable


@clause("E2-219", "E2-220", "E2-318")
def test_lestrade_sends_all_cubes_of_one_player_home() -> None:
    """Any player with a cube in a City space may be chosen, oneself too."""
    t = situation(
        "M Th W",
        ["rome: M 1 cube, Th 3 cubes, W 1 cube", "paris: Th 1 cube, W 1 agent"],
        hands={"M": "inspector_lestrade"},
        turn="M",
    )
    before = (stock(t, "Th"), limbo(t, "Th"))

    answer(t, "M", "use inspector_lestrade")
    choices = offered(t)
    answer(t, "M", "aim rome Th")

    assert choices == ["aim paris Th", "aim rome M", "aim rome Th", "aim rome W"]
    assert (stock(t, "Th"), limbo(t, "Th")) == (before[0] + 3, before[1])
    assert [cubes(t, "rome", player) for player in ("M", "Th", "W")] == [1, 0, 1]
    assert cubes(t, "paris", "Th") == 1


@clause("E2-220", "E2-135")
def test_lestrade_needs_a_cube() -> None:
    """With none in any City space his text cannot be used."""
    t = situation("M Th", ["rome: M 1 agent, Th 1 agent"], hands={"M": "inspector_lestrade"}, turn="M")

    assert offered(t, "use") == []


@clause("E2-221", "E2-222", "E2-223", "E2-319")
def test_irene_adler_replaces_an_agent_anywhere() -> None:
    """He needs nothing in that city; the other's agent returns to its owner's stock. She is removed."""
    t = situation(
        "M Th W",
        ["rome: Th 2 agents", "paris: W 1 agent, M 1 agent", "cairo: W 1 agent, Th 1 cube"],
        hands={"M": "irene_adler"},
        turn="M",
    )

    answer(t, "M", "use irene_adler")
    choices = offered(t)
    answer(t, "M", "aim rome Th")

    assert choices == ["aim cairo W", "aim paris W", "aim rome Th"]
    assert (agents(t, "rome", "M"), agents(t, "rome", "Th")) == (1, 1)
    assert (agent_stock(t, "M"), agent_stock(t, "Th")) == (8, 9)
    assert "irene_adler" in removed(t)


@clause("E2-223", "E2-135")
@pytest.mark.parametrize(("there", "usable"), [(10, False), (9, True)])
def test_irene_adler_needs_an_agent_in_stock(there: int, usable: bool) -> None:
    """With all ten on the board she cannot be used."""
    t = situation("M Th", [f"rome: M {there} agents, Th 1 agent"], hands={"M": "irene_adler"}, turn="M")

    assert (offered(t, "use") == ["use irene_adler"]) == usable


@clause("E2-224")
@pytest.mark.parametrize(("side", "over"), [("restorationist", "reveal"), ("loyalist", "")])
def test_irene_adler_may_take_the_last_agent(side: str, over: str) -> None:
    """Its owner must reveal."""
    t = situation("M Th", ["rome: Th 1 agent"], hands={"M": "irene_adler"}, sides={"Th": side}, turn="M")

    answer(t, "M", "use irene_adler", "aim rome Th")

    assert revealed(t, "Th")
    assert why_over(t) == over
    assert "revealed" in kinds(t)


@clause("E2-53", "E2-51")
@pytest.mark.parametrize(("worth", "where"), [(0, "removed"), (1, "kept")])
def test_a_one_use_card_that_gave_points_is_kept(worth: int, where: str) -> None:
    """Irene Adler with and without a point on her."""
    t = situation(
        "M Th",
        ["rome: Th 2 agents"],
        hands={"M": "irene_adler"},
        game=stub(cards__irene_adler__vp_loyalist=worth),
        turn="M",
    )

    answer(t, "M", "use irene_adler", "aim rome Th")

    assert (zone(t, "kept", "M") == ["irene_adler"]) == (where == "kept")
    assert ("irene_adler" in removed(t)) == (where == "removed")
