"""Which cards serve for attempts, what can be foiled, and the Master of Disguise (sections 12 and 13)."""

from __future__ import annotations

import pytest

from emerald_first.situations import (
    agent,
    answer,
    asked,
    chance,
    disc,
    events,
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
    top,
    why_over,
    zone,
)
from intrigue.games.emerald.first import GAME
from intrigue.games.emerald.first.cards import CARD_NAMES, NAMED_NAMES
from support import clause

BOMBS = "infernal_machine infernal_machine"
"""Enough for everything."""


@clause("E1-173", "E1-174", "E1-175", "E1-176", "E1-178", "E1-335", "E1-337")
@pytest.mark.parametrize(
    ("name", "targets"),
    [
        ("ravachol", ["strike royal_madrid"]),
        ("marquis_de_rochefort", ["strike evno_asef"]),
        ("wilhelm_stieber", ["strike evno_asef", "strike royal_madrid"]),
        ("emma_goldman vampire", ["strike evno_asef", "strike royal_madrid"]),
        ("emma_goldman", []),
    ],
)
def test_whom_an_agents_card_serves_against(name: str, targets: list[str]) -> None:
    """By its mark, and a vampire's against both; only in the city where the agent stands, and one target only."""
    t = situation(
        "M Tu",
        [f"madrid: M {name}, Tu evno_asef", "rome: M main, Tu vera_figner"],
        hands={"M": f"{name.split()[0]} {BOMBS}"},
        known="Tu",
        turn="M",
    )

    if not targets:
        assert offered(t, "attempt") == []
        return
    answer(t, "M", f"attempt {name.split()[0]}")

    assert offered(t) == targets


@clause("E1-179", "E1-182")
def test_the_agent_must_be_on_the_board() -> None:
    """While he is on the Mi-go his card lies there too; and a main agent has no card."""
    t = situation(
        "M Tu",
        ["madrid: M main"],
        hands={"M": f"wilhelm_stieber {BOMBS}"},
        effects={"M": "mi_go"},
        turn="M",
    )
    assert t.where[NAMED_NAMES.index("wilhelm_stieber")] < 0

    assert offered(t, "attempt") == []
    assert not [phrase for phrase in offered(t) if "main-" in phrase]


@clause("E1-180", "E1-181", "E1-282")
@pytest.mark.parametrize("card", ["hired_assassin", "assassinate"])
def test_a_hired_assassin_works_where_he_has_an_agent(card: str) -> None:
    """In every city with an agent of his, the main agent included, and nowhere else; he leaves the game."""
    t = situation(
        "M Tu",
        ["madrid: M main", "rome: M emma_goldman"],
        hands={"M": f"{card} {BOMBS}"},
        turn="M",
    )

    answer(t, "M", f"attempt {card}")
    assert offered(t) == ["strike royal_madrid", "strike royal_rome"]
    answer(t, "M", "strike royal_madrid", "bomb infernal_machine")

    assert card in removed(t)


@clause("E1-199", "E1-191")
def test_with_a_hired_assassin_no_agent_is_lost() -> None:
    """The Mad counter is kept, and everybody there stays; nobody is asked before all cards are played."""
    t = situation(
        "M Tu",
        ["madrid: M main, M ravachol"],
        hands={"M": "hired_assassin cube_bomb"},
        doubles={"Tu": "johann_most"},
        turn="M",
    )

    answer(t, "M", "attempt hired_assassin", "strike royal_madrid")
    assert asked(t) == "M"
    answer(t, "M", "bomb cube_bomb")
    assert (asked(t), zone(t, "hand", "M")) == ("Tu", [])
    answer(t, "Tu", "let")
    chance(t, "sanity mad")

    assert (mad(t, "M"), agent(t, "ravachol").place) == (1, "madrid")


@clause("E1-193", "E1-215")
@pytest.mark.parametrize("state", ["killed by Tu", "hidden by Tu"])
def test_the_dead_and_the_hidden_cannot_be_attacked(state: str) -> None:
    """Neither killing nor hiding is possible any more."""
    t = situation(
        "M Tu", [f"madrid: M main, royal {state}"], hands={"M": f"hired_assassin hide_royalty {BOMBS}"}, turn="M"
    )

    assert offered(t, "attempt") == []


@clause("E1-214", "E1-216", "E1-217", "E1-218", "E1-281")
def test_hiding_a_royal_person() -> None:
    """It takes the bombs of a killing and gives the points at once; a Mad counter costs no agent."""
    t = situation("M Tu", ["madrid: M main, M ravachol"], hands={"M": "hide_royalty cube_bomb cube_gold"}, turn="M")

    answer(t, "M", "attempt hide_royalty", "strike royal_madrid", "bomb cube_bomb")
    assert (royal(t, "madrid"), disc(t, "M")) == ("hidden by M", 2)
    chance(t, "sanity mad")

    assert (mad(t, "M"), agent(t, "ravachol").place, removed(t)) == (1, "madrid", ["hide_royalty"])


@clause("E1-219")
def test_three_cards_can_hide() -> None:
    """There are three of them, as many as Safe counters."""
    t = situation("M Tu")

    assert t.unseen[CARD_NAMES.index("hide_royalty")] == 3 == GAME.box.game.safe_counters


@clause("E1-233")
def test_shoggoth_cannot_be_foiled() -> None:
    """Tu holds the double of an agent who stands there, and is not asked."""
    t = situation(
        "M Tu W",
        ["madrid: M ravachol, Tu wilhelm_stieber"],
        hands={"M": "shoggoth"},
        doubles={"W": "ravachol", "Tu": "johann_most"},
        known="Tu",
        turn="M",
    )

    answer(t, "M", "use shoggoth", "strike wilhelm_stieber")

    assert (agent(t, "wilhelm_stieber").place, asked(t)) == ("killed", "M")


@clause("E1-239", "E1-389")
def test_disguise_is_asked_after_the_double_agents() -> None:
    """First Tu may foil, then W may save their agent; if Tu foils, W is not asked."""
    t = situation(
        "M Tu W",
        ["madrid: M main, M ravachol, W elisee_reclus"],
        hands={"M": "hired_assassin", "W": "elisee_reclus"},
        effects={"W": "master_of_disguise"},
        doubles={"Tu": "ravachol"},
        turn="M",
    )
    answer(t, "M", "attempt hired_assassin", "strike elisee_reclus")

    foiled = t.copy()
    answer(foiled, "Tu", "show ravachol")
    answer(t, "Tu", "let")

    assert (asked(t), prompt(t)) == ("W", "escape")
    assert (asked(foiled), master(foiled, "ravachol")) == ("M", "Tu")


@clause("E1-240")
@pytest.mark.parametrize(("rule", "is_asked"), [("false", False), ("true", True)])
def test_disguise_against_zombies_is_an_option(rule: str, is_asked: bool) -> None:
    """By default zombies cannot be escaped."""
    t = situation(
        "M Tu",
        ["madrid: 1 zombie, Tu elisee_reclus"],
        hands={"M": "zombies", "Tu": "elisee_reclus"},
        effects={"Tu": "master_of_disguise"},
        options={"disguise_vs_zombies": rule},
        turn="M",
    )

    answer(t, "M", "use zombies", "strike elisee_reclus")

    assert (asked(t) == "Tu") is is_asked
    assert (agent(t, "elisee_reclus").place == "eaten") is not is_asked


@clause("E1-241", "E1-242", "E1-500")
def test_disguise_against_cthulhu() -> None:
    """The claimant saves one of their own agents and lets the other go under; their main agent moves anyway."""
    t = situation(
        "M Tu",
        ["rome: M elisee_reclus, M ravachol, M main"],
        hands={"M": "elisee_reclus ravachol"},
        effects={"M": "master_of_disguise"},
        on_effects={"cthulhu": "M 1"},
        turn="M",
    )

    answer(t, "M", "claim cthulhu")
    chance(t, "sanity sane")
    answer(t, "M", "city rome")
    play(t, "M", "escape madrid")
    play(t, "M", "let")
    play(t, "M", "go main-M vienna")

    assert [agent(t, name).place for name in ("elisee_reclus", "ravachol", "main-M")] == ["madrid", "lost", "vienna"]


@clause("E1-243")
def test_disguise_needs_an_open_neighbour() -> None:
    """With both neighbours closed nobody is asked, and the agent dies."""
    t = situation(
        "M Tu",
        ["washington: M main, Tu elisee_reclus", "london: controlled by M, locked", "madrid: destroyed"],
        hands={"M": f"hired_assassin {BOMBS}", "Tu": "elisee_reclus"},
        effects={"Tu": "master_of_disguise"},
        turn="M",
    )

    play(t, "M", "attempt hired_assassin", "strike elisee_reclus", "bomb infernal_machine")

    assert agent(t, "elisee_reclus").place == "killed"


@clause("E1-484", "E1-499")
def test_the_question_to_escape_does_not_tell_who_could() -> None:
    """Tu owns Master of Disguise without the card in hand: Tu is asked, and can only let it happen."""
    t = situation(
        "M Tu",
        ["madrid: M main, Tu elisee_reclus"],
        hands={"M": f"hired_assassin {BOMBS}", "Tu": "cube"},
        decks={"Tu": "elisee_reclus gold"},
        effects={"Tu": "master_of_disguise"},
        turn="M",
    )

    answer(t, "M", "attempt hired_assassin", "strike elisee_reclus", "bomb infernal_machine")

    assert (asked(t), offered(t)) == ("Tu", ["let"])


@clause("E1-287", "E1-192")
def test_an_infernal_machine_used_for_its_bombs_leaves_the_game() -> None:
    """Discarded as an action it stays."""
    t = situation("M Tu", ["madrid: M main"], hands={"M": "hired_assassin infernal_machine"}, turn="M")

    thrown = t.copy()
    answer(thrown, "M", "discard infernal_machine", "top infernal_machine")
    play(t, "M", "attempt hired_assassin", "strike royal_madrid", "bomb infernal_machine")

    assert removed(t) == ["hired_assassin", "infernal_machine"]
    assert (top(thrown, "M"), removed(thrown)) == ("infernal_machine", [])


@clause("E1-336", "E1-340")
def test_vampires_cannot_be_killed() -> None:
    """Not by attempts, Shoggoth or zombies; and a Mad counter does not cost one."""
    cities = ["madrid: M main, 1 zombie, Tu wilhelm_stieber vampire"]
    hands = {"M": f"hired_assassin shoggoth zombies {BOMBS}", "Tu": "wilhelm_stieber fenians fenians"}
    hands["Tu"] = "wilhelm_stieber fenians assassinate"
    t = situation("M Tu", cities, hands=hands, known="Tu", turn="M")
    own = situation("M Tu", cities, hands=hands, known="Tu", turn="Tu")

    answer(own, "Tu", "attempt wilhelm_stieber", "strike royal_madrid", "bomb assassinate", "bomb fenians")
    chance(own, "sanity mad")
    answer(t, "M", "attempt hired_assassin")

    assert "strike wilhelm_stieber" not in offered(t)
    assert (agent(own, "wilhelm_stieber").place, mad(own, "Tu")) == ("madrid", 1)
    hunting = situation("M Tu", cities, hands=hands, known="Tu", turn="M")
    assert "use shoggoth" not in offered(hunting)
    answer(hunting, "M", "use zombies")
    assert offered(hunting, "strike") == []


@clause("E1-211", "E1-209")
def test_a_revealed_loyalist_is_attacked_again_without_effect() -> None:
    """His main agent stays where he is, and nothing more is told than the attack."""
    t = situation(
        "M Tu",
        ["rome: Tu main"],
        hands={"M": "shoggoth"},
        known="Tu",
        revealed="Tu",
        sides={"Tu": "loyalist"},
        turn="M",
    )

    answer(t, "M", "use shoggoth", "strike main-Tu")

    assert (agent(t, "main-Tu").place, why_over(t), revealed(t, "Tu")) == ("rome", "", True)
    assert (events(t, "revealed"), GAME.observe(t, None).seats[1].struck) == ([], 1)


@clause("E1-442", "E1-422")
@pytest.mark.parametrize(("rule", "counts"), [("true", True), ("false", False)])
def test_kills_by_zombies_may_count_or_not(rule: str, counts: bool) -> None:
    """By default they count like others; with the option neither for points nor to be known."""
    t = situation(
        "M Tu",
        ["madrid: 1 zombie, Tu wilhelm_stieber"],
        hands={"M": "zombies"},
        known="Tu",
        options={"zombie_cthulhu_kills_score": rule},
        turn="M",
    )

    answer(t, "M", "use zombies", "strike wilhelm_stieber")

    assert agent(t, "wilhelm_stieber").place == "eaten"
    assert known(t, "M") is counts
