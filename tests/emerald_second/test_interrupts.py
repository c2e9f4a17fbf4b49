"""Sherlock Holmes and Vampires against an attack (section 12)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import intrigue
from emerald_second.situations import (
    agent_stock,
    agents,
    answer,
    asked,
    below,
    chance,
    cubes,
    events,
    face_up,
    limbo,
    offered,
    points,
    prompt,
    removed,
    situation,
    stub,
    tokens,
    zone,
)
from intrigue.games.emerald.second import GAME, SecondEdition
from intrigue.games.emerald.second.cards import CARD_NAMES
from intrigue.games.emerald.second.table import Emerald
from intrigue.kernel.bag import fill
from support import clause

# How Monday attacks Thursday's agent in Paris: the card, and the answers.
ATTACKS = {
    "assassination": ("hired_assassin", "assassinate hired_assassin", "aim paris Th"),
    "shoggoth": ("shoggoth", "use shoggoth", "aim paris Th"),
    "vampires": ("vampires", "use vampires", "aim paris Th"),
    "zombie": ("zombies", "use zombies", "aim paris Th"),
    "cthulhu": ("cthulhu", "use cthulhu", "city paris"),
}
every_attack = pytest.mark.parametrize("how", list(ATTACKS))


def attack(
    how: str,
    held: str = "",
    paris: str = "M 4 agents 1 cube, Th 1 agent, 1 zombie",
    options: Mapping[str, str] = {},
    game: SecondEdition = GAME,
) -> Emerald:
    """Monday has named a target in Paris; Thursday holds these cards."""
    card, *phrases = ATTACKS[how]
    t = situation(
        "M Th",
        [f"paris: {paris}", "rome: Th 1 agent"],
        hands={"M": card},
        discards={"M": "", "Th": ""},
        turn="M",
        options=options,
        game=game,
    )
    fill(t.hand, 1, CARD_NAMES, held.split())
    answer(t, "M", *phrases)
    return t


# ---------------------------------------------------------------- Sherlock Holmes


@clause("E2-148", "E2-144", "E2-147")
@every_attack
def test_holmes_saves_an_agent_from_every_attack(how: str) -> None:
    """The agent stays where it is, and Holmes goes to his player's discard pile."""
    t = attack(how, "sherlock_holmes")

    answer(t, "Th", "interrupt sherlock_holmes")

    assert agents(t, "paris", "Th") == 1
    assert agents(t, "paris", "M") == 4
    assert zone(t, "discards", "Th") == ["sherlock_holmes"]
    assert points(t, "M") == 0


@clause("E2-148", "E2-309")
@every_attack
def test_without_an_interrupt_the_attack_succeeds(how: str) -> None:
    """Whoever lets it happen loses the agent."""
    t = attack(how, "sherlock_holmes")

    answer(t, "Th", "let")

    assert agents(t, "paris", "Th") == 0
    assert zone(t, "hand", "Th") == ["sherlock_holmes"]


@clause("E2-148", "E2-139")
@every_attack
def test_who_called_holmes_draws_a_card(how: str) -> None:
    """One card, whatever he was called against."""
    t = attack(how, "sherlock_holmes")

    answer(t, "Th", "interrupt sherlock_holmes")
    chance(t, "draw place_two")

    assert zone(t, "hand", "Th") == ["place_two"]
    assert asked(t) == "M"


@clause("E2-149", "E2-143")
def test_holmes_cancels_cthulhu_for_all() -> None:
    """Nothing in the city is touched, whoever it belongs to, and Cthulhu is spent."""
    t = situation(
        "M Tu W Th",
        ["rome: M 1 cube 1 agent, Tu 2 cubes, W 2 agents, Th 1 agent, 2 zombies, below 3"],
        hands={"M": "cthulhu", "Th": "sherlock_holmes"},
        turn="M",
    )

    answer(t, "M", "use cthulhu", "city rome")
    answer(t, "W", "let")
    answer(t, "Th", "interrupt sherlock_holmes")

    assert [agents(t, "rome", player) for player in ("M", "Tu", "W", "Th")] == [1, 0, 2, 1]
    assert [cubes(t, "rome", player) for player in ("M", "Tu", "W", "Th")] == [1, 2, 0, 0]
    assert (face_up(t, "rome"), below(t, "rome"), int(t.zombies[6])) == ("city_rome", 3, 2)
    assert zone(t, "kept", "M") == ["cthulhu"]
    assert int(t.actions) == 1


@clause("E2-149", "E2-310")
def test_holmes_is_no_help_against_cthulhu_elsewhere() -> None:
    """Whoever has no agent in the chosen city is not asked, though they hold Holmes and have cubes there."""
    t = situation(
        "M W Th",
        ["rome: W 1 agent, Th 2 cubes", "paris: W 1 agent, Th 1 agent"],
        hands={"M": "cthulhu", "Th": "sherlock_holmes"},
        turn="M",
    )

    answer(t, "M", "use cthulhu", "city rome")
    answer(t, "W", "let")

    assert asked(t) == "M"
    assert limbo(t, "Th") == 5
    assert zone(t, "hand", "Th") == ["sherlock_holmes"]


@clause("E2-149")
def test_once_holmes_has_come_nobody_else_is_asked_about_cthulhu() -> None:
    """The effect is cancelled for all of them."""
    t = situation(
        "M Tu W",
        ["rome: Tu 1 agent, W 1 agent"],
        hands={"M": "cthulhu", "Tu": "sherlock_holmes"},
        turn="M",
    )

    answer(t, "M", "use cthulhu", "city rome")
    answer(t, "Tu", "interrupt sherlock_holmes")
    chance(t, "draw place_two")

    assert asked(t) == "M"
    assert (agents(t, "rome", "Tu"), agents(t, "rome", "W")) == (1, 1)


@clause("E2-150", "E2-151")
def test_after_a_save_the_zombies_go_on_with_others() -> None:
    """In the same city while another zombie stands there, and in other cities."""
    t = situation(
        "M Th W",
        ["paris: Th 1 agent, W 1 agent, 2 zombies", "rome: Th 1 agent, 1 zombie"],
        hands={"M": "zombies", "Th": "sherlock_holmes"},
        turn="M",
    )

    answer(t, "M", "use zombies", "aim paris Th")
    answer(t, "Th", "interrupt sherlock_holmes")
    chance(t, "draw place_two")

    assert prompt(t) == "zombies"
    assert offered(t, "aim") == ["aim paris W", "aim rome Th"]


@clause("E2-151")
def test_the_saved_agent_is_safe_but_not_another_of_the_same_player() -> None:
    """Of two agents one is saved: the other may be attacked, and that is the last attempt of two zombies."""
    t = situation(
        "M Th",
        ["paris: Th 2 agents, 2 zombies"],
        hands={"M": "zombies", "Th": "sherlock_holmes"},
        turn="M",
    )

    answer(t, "M", "use zombies", "aim paris Th")
    answer(t, "Th", "interrupt sherlock_holmes")
    chance(t, "draw place_two")
    other = offered(t, "aim")
    answer(t, "M", "aim paris Th")
    answer(t, "Th", "let")

    assert other == ["aim paris Th"]
    assert offered(t, "aim") == []
    assert agents(t, "paris", "Th") == 1


@clause("E2-151", "E2-260")
@pytest.mark.parametrize("paris", ["Th 2 agents, 1 zombie", "Th 1 agent, 3 zombies"])
def test_a_save_ends_the_hunt_where_no_zombie_or_no_other_agent_is_left(paris: str) -> None:
    """One zombie attacks once; a saved agent is not attacked again."""
    t = situation("M Th", [f"paris: {paris}"], hands={"M": "zombies", "Th": "sherlock_holmes"}, turn="M")

    answer(t, "M", "use zombies", "aim paris Th")
    answer(t, "Th", "interrupt sherlock_holmes")
    chance(t, "draw place_two")

    assert prompt(t) == "zombies"
    assert offered(t, "aim") == []


@clause("E2-151")
def test_in_a_later_action_a_saved_agent_can_be_attacked_again() -> None:
    """The protection lasts for the action in which Holmes came."""
    t = situation(
        "M Th",
        ["paris: Th 1 agent, 1 zombie", "rome: Th 1 agent"],
        hands={"M": "zombies", "Th": "sherlock_holmes"},
        turn="M",
    )
    answer(t, "M", "use zombies", "aim paris Th")
    answer(t, "Th", "interrupt sherlock_holmes")
    chance(t, "draw place_two")
    answer(t, "M", "city berlin", "city berlin")
    fill(t.hand, 0, CARD_NAMES, ["zombies"])

    answer(t, "M", "use zombies")

    assert offered(t, "aim") == ["aim paris Th"]


@clause("E2-152")
def test_holmes_does_not_help_against_irene_adler() -> None:
    """His player is not asked."""
    t = situation("M Th", ["paris: Th 2 agents"], hands={"M": "irene_adler", "Th": "sherlock_holmes"}, turn="M")

    answer(t, "M", "use irene_adler", "aim paris Th")

    assert (agents(t, "paris", "M"), agents(t, "paris", "Th")) == (1, 1)
    assert asked(t) == "M"
    assert prompt(t) == "act"


@clause("E2-152")
@pytest.mark.parametrize(
    "phrases", [("assassinate hired_assassin", "aim rome royalty"), ("use hide_royalty", "city rome")]
)
def test_holmes_does_not_help_against_insanity(phrases: tuple[str, ...]) -> None:
    """The agent is lost, and nobody is asked about it."""
    t = situation(
        "M Th", ["rome: M 4 agents, royalty"], hands={"M": "hired_assassin hide_royalty sherlock_holmes"}, turn="M"
    )

    answer(t, "M", *phrases)
    chance(t, "roll insane")

    assert agents(t, "rome", "M") == 3
    assert asked(t) == "M"
    assert prompt(t) in ("act", "another-assassination")


@clause("E2-153", "E2-49", "E2-138")
def test_in_the_own_turn_holmes_gives_symbols_only() -> None:
    """He can be played to claim or to move, or be discarded; there is nothing to use him for."""
    t = situation("M Th", ["paris: M 1 cube 1 agent"], hands={"M": "sherlock_holmes"}, turn="M")

    assert offered(t) == [
        "claim sherlock_holmes",
        "move sherlock_holmes",
        "discard sherlock_holmes",
        "pass",
    ]


# ---------------------------------------------------------------- Vampires


@clause("E2-154", "E2-144")
def test_vampires_stop_an_assassination() -> None:
    """The agent stays, nothing is scored, and their player draws a card."""
    t = attack("assassination", "vampires")

    answer(t, "Th", "interrupt vampires")
    chance(t, "draw place_two")

    assert agents(t, "paris", "Th") == 1
    assert points(t, "M") == 0
    assert removed(t).count("hired_assassin") == 1
    assert zone(t, "hand", "Th") == ["place_two"]
    assert asked(t) == "M"


@clause("E2-154", "E2-138")
def test_vampires_stop_no_assassination_of_royalty() -> None:
    """Nobody's agent is attacked, so nobody is asked."""
    t = situation(
        "M Th", ["rome: M 4 agents, Th 1 agent, royalty"], hands={"M": "hired_assassin", "Th": "vampires"}, turn="M"
    )

    answer(t, "M", "assassinate hired_assassin", "aim rome royalty")

    assert asked(t) == "chance"
    assert prompt(t) == "sanity"


@clause("E2-155")
@pytest.mark.parametrize("how", ["shoggoth", "vampires", "zombie", "cthulhu"])
def test_vampires_stop_nothing_else(how: str) -> None:
    """Thursday is asked, but the card does not fit; Holmes would."""
    t = attack(how, "vampires sherlock_holmes")

    assert asked(t) == "Th"
    assert offered(t) == ["let", "interrupt sherlock_holmes"]


@clause("E2-156", "E2-54")
def test_vampires_used_as_an_interrupt_are_discarded() -> None:
    """They can be used again, and their points stay."""
    t = situation(
        "M Th",
        ["paris: M 4 agents, Th 1 agent"],
        hands={"M": "hired_assassin", "Th": "vampires"},
        discards={"Th": ""},
        scored={"Th": "2 loyalist vampires"},
        turn="M",
    )

    answer(t, "M", "assassinate hired_assassin", "aim paris Th")
    answer(t, "Th", "interrupt vampires")

    assert zone(t, "discards", "Th") == ["vampires"]
    assert zone(t, "kept", "Th") == []
    assert points(t, "Th") == 2


@clause("E2-156", "E2-53")
@pytest.mark.parametrize(("worth", "where"), [(2, "kept"), (0, "removed")])
def test_where_an_interrupt_is_one_use_the_vampires_leave_the_deck(worth: int, where: str) -> None:
    """By the option they are kept if they gave points, else removed."""
    t = attack(
        "assassination",
        "vampires",
        options={"vampires_interrupt_one_use": "true"},
        game=stub(cards__vampires__vp_loyalist=worth),
    )

    answer(t, "Th", "interrupt vampires")

    assert zone(t, "discards", "Th") == []
    assert (zone(t, "kept", "Th") == ["vampires"]) == (where == "kept")
    assert ("vampires" in removed(t)) == (where == "removed")


@clause("E2-142", "E2-154")
def test_who_holds_both_uses_one() -> None:
    """After the one interrupt the attack is settled, and the other card stays in hand."""
    t = attack("assassination", "vampires sherlock_holmes")
    both = offered(t)

    answer(t, "Th", "interrupt vampires")
    chance(t, "draw place_two")

    assert both == ["let", "interrupt sherlock_holmes", "interrupt vampires"]
    assert zone(t, "hand", "Th") == ["place_two", "sherlock_holmes"]
    assert asked(t) == "M"


@clause("E2-245", "E2-155")
def test_banished_vampires_stop_nothing() -> None:
    """After the Society of Leopold the card has no text."""
    t = situation("M Th", ["paris: M 4 agents, Th 1 agent"], hands={"M": "hired_assassin", "Th": "vampires"}, turn="M")
    t.banished = True

    answer(t, "M", "assassinate hired_assassin", "aim paris Th")

    assert offered(t) == ["let"]


# ---------------------------------------------------------------- what a stopped attack costs


@clause("E2-143", "E2-148")
@pytest.mark.parametrize(
    ("how", "where"),
    [
        ("assassination", "removed"),
        ("shoggoth", "removed"),
        ("vampires", "kept"),
        ("zombie", "discards"),
        ("cthulhu", "kept"),
    ],
)
def test_the_attackers_card_is_spent_as_if_he_had_succeeded(how: str, where: str) -> None:
    """One-use cards are removed or, with points, kept; Zombies are discarded; the action is gone."""
    card = ATTACKS[how][0]
    t = attack(how, "sherlock_holmes")

    answer(t, "Th", "interrupt sherlock_holmes")

    found = removed(t) if where == "removed" else zone(t, where, "M")
    assert card in found
    assert zone(t, "hand", "M") == []
    assert int(t.actions) == 1


@clause("E2-143")
@pytest.mark.parametrize("saved", [True, False])
def test_a_text_that_is_not_one_use_is_discarded_in_both_cases(saved: bool) -> None:
    """With a table where Cthulhu can be used again, he goes to the discard pile, stopped or not."""
    t = attack("cthulhu", "sherlock_holmes", game=stub(cards__cthulhu__one_use=False))

    answer(t, "Th", "interrupt sherlock_holmes" if saved else "let")

    assert zone(t, "discards", "M") == ["cthulhu"]
    assert zone(t, "kept", "M") == []


@clause("E2-144", "E2-145")
@every_attack
def test_a_stopped_attack_brings_nothing(how: str) -> None:
    """No points, no piece, no sanity roll."""
    t = attack(how, "sherlock_holmes")

    answer(t, "Th", "interrupt sherlock_holmes")
    chance(t, "draw place_two")

    assert (points(t, "M"), points(t, "Th")) == (0, 0)
    assert agent_stock(t, "Th") == 8
    assert (tokens(t, "M"), tokens(t, "Th")) == (3, 3)
    assert events(t, "sanity-roll") == []
    assert asked(t) == "M"


# ---------------------------------------------------------------- the question


@clause("E2-309", "E2-141", "E2-299")
@every_attack
def test_the_owner_is_asked_whatever_he_holds(how: str) -> None:
    """With neither card the question is the same, and only letting it happen is offered."""
    holder, stranger = attack(how, "sherlock_holmes"), attack(how, "place_two")

    one, other = intrigue.decision(holder), intrigue.decision(stranger)

    assert one is not None
    assert other is not None
    assert (one.seat, one.prompt, one.about) == (other.seat, other.prompt, other.about)
    assert one.about == {"seat": "seat-0", "city": "paris", "how": how}
    assert offered(stranger) == ["let"]
