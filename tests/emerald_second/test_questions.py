"""Which questions players are asked, and which answers they may give (section 20)."""

from __future__ import annotations

from typing import Any

import pytest

import intrigue
from emerald_second.situations import (
    agents,
    answer,
    asked,
    begin_turn,
    chance,
    cubes,
    offered,
    option,
    play,
    prompt,
    seat_of,
    situation,
    told,
)
from intrigue.games.emerald.second import GAME
from intrigue.games.emerald.second.cards import CITY_NAMES
from intrigue.games.emerald.second.table import Emerald
from support import clause

EVERY_CITY = [f"city {city}" for city in CITY_NAMES]


def question(t: Emerald) -> intrigue.Decision:
    """The open question."""
    open_question = intrigue.decision(t)
    assert open_question is not None
    return open_question


def about(t: Emerald) -> dict[str, Any]:
    """What the open question names."""
    return dict(question(t).about)


# ---------------------------------------------------------------- set-up and turn


@clause("E2-300", "E2-28")
def test_at_the_set_up_everybody_names_two_cities() -> None:
    """In order, twice; every city is offered, and nothing else."""
    t = GAME.new(3)
    rng = intrigue.Rng(1)
    while (open_question := question(t)).prompt != "first-player":
        intrigue.advance(t, open_question.options[0])
    intrigue.advance(t, GAME.verbs.option("first seat-1"))

    seats = []
    while question(t).prompt == "add-agent":
        seats.append(question(t).seat)
        assert [GAME.verbs.phrase(each) for each in question(t).options] == EVERY_CITY
        intrigue.play_out(t, rng, 1)

    assert seats == [1, 2, 0, 1, 2, 0]
    assert question(t).seat == 1


@clause("E2-301", "E2-33")
def test_the_active_player_names_an_action_or_a_free_action() -> None:
    """Whatever the cards and the board allow; the question tells how many actions are left."""
    t = situation(
        "M Th",
        ["rome: M 4 agents 1 cube, Th 1 agent, royalty"],
        hands={"M": "place_claim retrieve_two claim_move emma_goldman hired_assassin doctor_watson hide_royalty"},
        turn="M",
    )

    assert (question(t).seat, prompt(t), about(t)) == (0, "act", {"actions": 2, "more": 24})
    assert {phrase.split()[0] for phrase in offered(t)} == {
        *("place", "claim", "retrieve", "move", "advance", "assassinate", "use", "discard", "pass"),
    }
    assert offered(t, "use") == ["use doctor_watson", "use hide_royalty"]


@clause("E2-301", "E2-136", "E2-35")
def test_passing_is_legal_while_there_are_actions_and_then_ending_the_turn() -> None:
    """After two actions free actions are left, and the end."""
    t = situation("M Th", hands={"M": "place_two doctor_watson"}, turn="M")

    first = offered(t)
    answer(t, "M", "pass")
    second = offered(t)
    answer(t, "M", "pass")

    assert "pass" in first
    assert "pass" in second
    assert "end" not in first + second
    assert offered(t) == ["use doctor_watson", "end"]
    assert about(t) == {"actions": 0, "more": 1}


@clause("E2-301", "E2-136")
def test_with_no_cards_there_is_passing() -> None:
    """Nothing else can be done."""
    t = situation("M Th", turn="M")

    assert offered(t) == ["pass"]


@clause("E2-301", "E2-31")
def test_after_the_end_of_a_turn_the_next_player_is_asked() -> None:
    """With two actions of their own."""
    t = situation("M Th W", decks={"M": ""}, discards={"M": ""})
    begin_turn(t, "M")

    answer(t, "M", "pass", "pass", "end")

    assert (asked(t), prompt(t), about(t)) == ("Th", "act", {"actions": 2, "more": 0})


@clause("E2-301")
@pytest.mark.parametrize(
    "phrase", ["end", "let", "done", "place place_claim", "use place_two", "city rome", "roll sane"]
)
def test_anything_else_is_refused(phrase: str) -> None:
    """A card that is not in hand, a text that is none, an answer to another question; nothing changes."""
    t = situation("M Th", hands={"M": "place_two"}, turn="M")
    before = GAME.observe(t, 0)

    with pytest.raises(intrigue.IllegalAnswer):
        intrigue.advance(t, option(t, phrase))

    assert GAME.observe(t, 0) == before
    assert told(t) == []


# ---------------------------------------------------------------- actions with symbols


@clause("E2-302", "E2-58")
def test_placing_asks_for_cards_and_one_city() -> None:
    """A further card as long as there are cubes for it, or any city; the question says how many cubes."""
    t = situation("M Th", hands={"M": "place_two place_claim place_bomb"}, stock={"M": 3}, turn="M")

    answer(t, "M", "place place_two")

    assert (prompt(t), about(t)) == ("place", {"n": 2, "of": 3, "more": 2})
    assert offered(t) == [*EVERY_CITY, "place place_bomb"]
    answer(t, "M", "place place_bomb")
    assert (about(t), offered(t)) == ({"n": 3, "of": 3, "more": 0}, EVERY_CITY)


@clause("E2-303", "E2-70")
def test_claiming_asks_for_cards_and_for_the_cities_one_by_one() -> None:
    """No more symbols than cities in which they can claim; each city must be legal when its turn comes."""
    t = situation(
        "M Th",
        ["rome: M 1 cube, below 0, royalty", "paris: M 1 cube", "cairo: M 1 agent", "berlin: M 1 cube, Th 1 cube"],
        hands={"M": "place_claim claim_retrieve claim_move"},
        turn="M",
    )

    answer(t, "M", "claim place_claim")
    first = (prompt(t), about(t), offered(t))
    answer(t, "M", "claim claim_retrieve")
    both = (about(t), offered(t))
    answer(t, "M", "city rome")

    cities = ["city paris", "city rome"]
    assert first == ("claim", {"n": 1, "of": 2, "more": 2}, [*cities, "claim claim_retrieve", "claim claim_move"])
    assert both == ({"n": 2, "of": 2, "more": 0}, cities)
    assert (asked(t), prompt(t), about(t), offered(t)) == ("M", "claim-next", {"n": 1}, ["city paris"])


@clause("E2-304", "E2-84", "E2-85")
def test_retrieving_asks_for_cards_and_for_every_cube() -> None:
    """Only as many cards as there are cubes; then each place with a cube of theirs that can still be completed."""
    t = situation(
        "M Th",
        ["berlin: M 1 cube", "rome: M 1 cube, Th 2 cubes"],
        hands={"M": "retrieve_two claim_retrieve"},
        limbo={"M": 1},
        turn="M",
    )

    answer(t, "M", "retrieve claim_retrieve")
    one = (prompt(t), about(t), offered(t))
    answer(t, "M", "retrieve retrieve_two")
    all_three = (about(t), offered(t))
    answer(t, "M", "take berlin")

    assert one[:2] == ("retrieve", {"n": 0, "of": 1, "more": 1})
    assert set(one[2]) == {"retrieve retrieve_two", "take berlin", "take rome", "take limbo"}
    assert all_three == ({"n": 0, "of": 3, "more": 0}, ["take berlin"])
    assert (about(t), offered(t)) == ({"n": 1, "of": 3, "more": 0}, ["take rome"])


@clause("E2-305", "E2-87", "E2-90")
def test_moving_asks_for_cards_agents_and_destinations() -> None:
    """Every own agent to every other city; it may stop when all cards are needed."""
    t = situation("M Th", ["berlin: M 1 agent", "rome: M 2 agents, Th 1 agent"], hands={"M": "irene_adler"}, turn="M")

    answer(t, "M", "move irene_adler")
    first = (prompt(t), about(t), offered(t))
    answer(t, "M", "go berlin rome")

    everywhere = {f"go {city} {there}" for city in ("berlin", "rome") for there in CITY_NAMES if there != city}
    assert first[:2] == ("move", {"n": 0, "of": 2, "must": 1, "more": 0})
    assert set(first[2]) == everywhere
    assert about(t) == {"n": 1, "of": 2, "must": 0, "more": 0}
    assert "done" in offered(t)
    assert {phrase.split()[1] for phrase in offered(t, "go")} == {"rome"}


@clause("E2-306", "E2-94")
def test_moving_markers_asks_for_cards_each_for_one_of_its_symbols() -> None:
    """The Marquis has both; the question says how far the markers will move."""
    t = situation("M Th", hands={"M": "marquis_de_rochefort emma_goldman place_two"}, turn="M")

    first = offered(t, "advance")
    answer(t, "M", "advance emma_goldman restorationist")
    second = (prompt(t), about(t), offered(t))
    answer(t, "M", "advance marquis_de_rochefort loyalist")

    assert first == [
        "advance emma_goldman restorationist",
        "advance marquis_de_rochefort loyalist",
        "advance marquis_de_rochefort restorationist",
    ]
    assert second == (
        "advance",
        {"loyalist": 0, "restorationist": 2, "more": 2},
        ["done", "advance marquis_de_rochefort loyalist", "advance marquis_de_rochefort restorationist"],
    )
    assert (about(t), offered(t)) == ({"loyalist": 1, "restorationist": 2, "more": 0}, ["done"])


@clause("E2-307", "E2-101")
def test_an_assassination_asks_for_card_city_and_target_then_support() -> None:
    """The question for support says what is needed and what is there; Fenians come before other cards."""
    t = situation(
        "M Th W",
        ["berlin: M 3 agents, Th 1 agent, W 1 agent, royalty", "rome: M 1 agent, Th 1 agent"],
        hands={"M": "hired_assassin fenians place_bomb move_bomb"},
        turn="M",
    )

    answer(t, "M", "assassinate hired_assassin")
    target = (prompt(t), about(t), offered(t))
    answer(t, "M", "aim berlin Th")
    support = (prompt(t), about(t), offered(t))
    answer(t, "M", "bomb place_bomb")

    assert target == (
        "assassinate",
        {"card": "hired_assassin"},
        ["aim berlin Th", "aim berlin W", "aim berlin royalty"],
    )
    whom = {"city": "berlin", "target": "seat-1", "need": 5}
    assert support[:2] == ("support", {**whom, "have": 3, "more": 4})
    assert support[2] == ["use fenians", "bomb place_bomb", "bomb fenians"]
    assert about(t) == {**whom, "have": 4, "more": 1}
    assert "use fenians" not in offered(t)


@clause("E2-307", "E2-130")
@pytest.mark.parametrize(("hand", "more"), [("hired_assassin evno_asef", ["assassinate evno_asef"]), ("evno_asef", [])])
def test_after_an_assassination_he_is_asked_for_another(hand: str, more: list[str]) -> None:
    """Whatever they hold; stopping is allowed."""
    t = situation("M Th", ["rome: M 4 agents, Th 2 agents"], hands={"M": hand}, turn="M")

    answer(t, "M", f"assassinate {hand.split()[0]}", "aim rome Th")
    answer(t, "Th", "let")
    following = (asked(t), prompt(t), offered(t))
    answer(t, "M", "done")

    assert following == ("M", "another-assassination", [*more, "done"])
    assert prompt(t) == "act"


@clause("E2-308", "E2-133")
def test_discarding_asks_for_cards_and_for_the_top_one() -> None:
    """One or more; the top one is one of those discarded."""
    t = situation("M Th", hands={"M": "place_two claim_move move_bomb"}, turn="M")

    answer(t, "M", "discard place_two")
    one = (prompt(t), about(t), offered(t))
    answer(t, "M", "discard move_bomb")

    assert one == ("discard", {"n": 1, "more": 2}, ["discard claim_move", "discard move_bomb", "top place_two"])
    assert (about(t), offered(t)) == ({"n": 2, "more": 1}, ["top place_two", "top move_bomb"])


# ---------------------------------------------------------------- interrupts and reveals


@clause("E2-309")
def test_the_owner_of_an_attacked_agent_is_asked_where_the_cards_fit() -> None:
    """Nobody else is; the question says who attacks, where and how, and passing is allowed."""
    t = situation(
        "M Th W",
        ["rome: M 5 agents, Th 1 agent, W 1 agent"],
        hands={"M": "hired_assassin", "Th": "vampires", "W": "sherlock_holmes"},
        turn="M",
    )

    answer(t, "M", "assassinate hired_assassin", "aim rome Th")
    asking = (asked(t), prompt(t), about(t), offered(t))
    answer(t, "Th", "let")

    assert asking == (
        "Th",
        "interrupt",
        {"seat": "seat-0", "city": "rome", "how": "assassination"},
        ["let", "interrupt vampires"],
    )
    assert asked(t) != "W"


@clause("E2-310", "E2-138")
@pytest.mark.parametrize(("active", "order"), [("M", ["Tu", "W", "Th"]), ("W", ["Th", "M", "Tu"])])
def test_cthulhu_asks_everybody_with_an_agent_there(active: str, order: list[str]) -> None:
    """Clockwise from the active player's left, whatever they hold; not the active player."""
    t = situation(
        "M Tu W Th",
        ["rome: M 1 agent, Tu 1 agent, W 1 agent, Th 2 agents", "paris: M 1 agent, Tu 1 agent, W 1 agent, Th 1 agent"],
        hands={active: "cthulhu", "Th" if active == "M" else "Tu": "sherlock_holmes"},
        turn=active,
    )

    answer(t, active, "use cthulhu", "city rome")
    players = []
    while prompt(t) == "interrupt":
        player = asked(t)
        assert player is not None
        players.append(player)
        assert about(t) == {"seat": f"seat-{seat_of(t, active)}", "city": "rome", "how": "cthulhu"}
        answer(t, player, "let")

    assert players == order


@clause("E2-311", "E2-164")
def test_a_loyalist_who_reveals_must_name_cities() -> None:
    """Any city, and nothing else, until there are three agents."""
    t = situation("M Th", hands={"M": "terrors_of_the_night"}, sides={"Th": "loyalist"}, tokens={"Th": 1}, turn="M")

    answer(t, "M", "use terrors_of_the_night", "choose Th")
    chance(t, "roll insane")
    asking = (asked(t), prompt(t), about(t), offered(t))
    answer(t, "Th", "city rome", "city rome")

    assert asking == ("Th", "refill", {"n": 0, "of": 2}, EVERY_CITY)
    assert agents(t, "rome", "Th") == 2
    assert asked(t) == "M"


@clause("E2-312", "E2-121")
@pytest.mark.parametrize(
    "phrases", [("assassinate hired_assassin", "aim rome royalty"), ("use hide_royalty", "city rome")]
)
def test_nobody_is_asked_which_of_his_agents_he_loses(phrases: tuple[str, ...]) -> None:
    """They are alike: one of them goes, and the next question is another."""
    t = situation("M Th", ["rome: M 4 agents, royalty"], hands={"M": "hired_assassin hide_royalty"}, turn="M")

    answer(t, "M", *phrases)
    chance(t, "roll insane")

    assert agents(t, "rome", "M") == 3
    assert prompt(t) in ("act", "another-assassination")


# ---------------------------------------------------------------- texts

# What every text with a choice asks first in the situation below.
TEXTS = {
    "vladimir_burtsev": ["choose Th"],
    "cthulhu": [f"city {city}" for city in CITY_NAMES if city != "vienna"],
    "duchess_d_uzes": ["city berlin", "city rome"],
    "hide_royalty": ["city rome"],
    "inspector_lestrade": ["aim berlin M", "aim rome Th"],
    "irene_adler": ["aim paris W", "aim rome Th"],
    "shoggoth": ["aim paris W", "aim rome Th"],
    "vampires": ["aim rome Th"],
    "mi_go": ["take rome"],
    "okhrana": ["aim berlin M", "aim rome Th"],
    "pinkerton_agents": EVERY_CITY,
    "terrors_of_the_night": ["choose Th"],
    "third_section": [f"city {city}" for city in CITY_NAMES if city != "vienna"],
    "yog_sothoth": ["take rome"],
}


def with_text(card: str) -> Emerald:
    """Monday holds a card; Wednesday has revealed and has no tokens left."""
    return situation(
        "M Th W",
        [
            "berlin: M 1 cube",
            "paris: W 1 agent",
            "rome: M 3 agents, Th 1 agent 1 cube, royalty",
            "vienna: empty",
        ],
        hands={"M": f"{card} place_two"},
        sides={"W": "loyalist"},
        revealed="W",
        tokens={"W": 0},
        turn="M",
    )


@clause("E2-313", "E2-314", "E2-315", "E2-317", "E2-318", "E2-319")
@clause("E2-320", "E2-321", "E2-322", "E2-323", "E2-324", "E2-325", "E2-327")
@pytest.mark.parametrize("card", list(TEXTS))
def test_a_text_asks_for_what_it_needs(card: str) -> None:
    """Exactly what the rules allow; once the text is chosen there is no way around the answer."""
    t = with_text(card)

    answer(t, "M", f"use {card}")

    assert asked(t) == "M"
    assert prompt(t) == f"use-{card.replace('_', '-')}"
    assert offered(t) == TEXTS[card]


@clause("E2-327")
@pytest.mark.parametrize("card", list(TEXTS))
def test_a_choice_that_is_begun_must_be_answered(card: str) -> None:
    """Neither passing nor doing without is offered before the first answer."""
    t = with_text(card)

    answer(t, "M", f"use {card}")

    assert not {"pass", "done", "end", "let"} & set(offered(t))


@clause("E2-316", "E2-327")
@pytest.mark.parametrize("card", ["freemasons", "mrs_hudson"])
def test_freemasons_and_mrs_hudson_ask_for_any_set_of_hand_cards(card: str) -> None:
    """Also none; and which of them lies on top."""
    t = situation("M Th", hands={"M": f"{card} place_two claim_move"}, turn="M")

    answer(t, "M", f"use {card}")
    first = (prompt(t), about(t), offered(t))
    answer(t, "M", "discard place_two")

    assert first[:2] == (f"use-{card.replace('_', '-')}", {"n": 0, "more": 2})
    assert first[2] == ["discard place_two", "discard claim_move", "done"]
    assert (about(t), offered(t)) == ({"n": 1, "more": 1}, ["discard claim_move", "top place_two"])


@clause("E2-320", "E2-321", "E2-325")
@pytest.mark.parametrize(
    ("card", "phrase"), [("mi_go", "take rome"), ("okhrana", "aim berlin M"), ("yog_sothoth", "take rome")]
)
def test_where_a_second_choice_is_free_it_may_be_left_out(card: str, phrase: str) -> None:
    """One agent on Mi-Go or Yog-Sothoth, one cube for the Okhrana."""
    t = with_text(card)

    answer(t, "M", f"use {card}", phrase)
    may_stop = "done" in offered(t)
    answer(t, "M", "done")

    assert may_stop
    assert (prompt(t), int(t.actions)) == ("act", 1)


@clause("E2-320", "E2-227")
def test_on_the_return_from_mi_go_one_city_is_named() -> None:
    """The answer that begins it is all."""
    t = situation("M Th", kept={"M": "mi_go"}, away={"M": 2})
    begin_turn(t, "M")

    play(t, "M", "return rome")

    assert agents(t, "rome", "M") == 2
    assert (prompt(t), int(t.actions)) == ("act", 2)


@clause("E2-326", "E2-263")
def test_zombies_ask_for_victims_and_then_for_two_cities() -> None:
    """A victim or none for each city; the cities of those that come must be named."""
    t = situation("M Th", ["rome: Th 2 agents, 1 zombie"], hands={"M": "zombies"}, turn="M")

    answer(t, "M", "use zombies")
    first = (prompt(t), about(t), offered(t))
    answer(t, "M", "aim rome Th")
    answer(t, "Th", "let")
    second = (prompt(t), about(t), offered(t))
    answer(t, "M", "city rome")

    assert first == ("use-zombies", {"n": 0, "of": 2, "prey": 1}, ["aim rome Th", *EVERY_CITY])
    assert second == ("zombies", {"n": 0, "of": 2, "prey": 0}, EVERY_CITY)
    assert (prompt(t), about(t)) == ("zombies", {"n": 1, "of": 2, "prey": 0})


@clause("E2-327", "E2-301")
def test_nobody_is_asked_anything_else() -> None:
    """In whole games players hear these questions only, and chance six others."""
    prompts: set[tuple[bool, str]] = set()
    for seed in range(4):
        t = GAME.new(4)
        rng = intrigue.Rng(seed)
        while (open_question := intrigue.decision(t)) is not None:
            prompts.add((open_question.seat == intrigue.CHANCE, open_question.prompt))
            intrigue.advance(t, open_question.options[rng.below(len(open_question.options))])

    by_chance = {name for chances, name in prompts if chances}
    of_players = {name for chances, name in prompts if not chances and not name.startswith("use-")}
    assert by_chance == {"first-player", "deal", "draw", "turn-up", "sanity"}
    assert of_players <= {
        *("add-agent", "act", "place", "claim", "claim-next", "retrieve", "move", "advance", "discard"),
        *("assassinate", "support", "another-assassination", "interrupt", "refill", "zombies"),
    }
    assert {"add-agent", "act", "place", "claim", "retrieve", "move", "advance", "discard"} <= of_players


@clause("E2-302", "E2-327")
def test_play_waits_for_the_answer() -> None:
    """Until the city is named nothing is played and nothing is placed."""
    t = situation("M Th", hands={"M": "place_two"}, turn="M")

    answer(t, "M", "place place_two")
    waiting = (told(t), cubes(t, "rome", "M"), int(t.actions))
    answer(t, "M", "city rome")

    assert waiting == ([], 0, 2)
    assert (cubes(t, "rome", "M"), int(t.actions)) == (2, 1)
