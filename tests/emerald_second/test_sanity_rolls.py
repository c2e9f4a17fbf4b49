"""Sanity rolls (section 13)."""

from __future__ import annotations

import pytest

import intrigue
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
    points,
    prompt,
    revealed,
    royalty,
    situation,
    tokens,
    why_over,
)
from intrigue.games.emerald.second import GAME
from intrigue.games.emerald.second.table import Emerald
from support import clause

# What leads to a sanity roll of Monday, or of Thursday by the Terrors of the Night.
ROLLS = {
    "claim": ("M", "claim place_claim", "city paris"),
    "royalty-killed": ("M", "assassinate hired_assassin", "aim rome royalty"),
    "royalty-hidden": ("M", "use hide_royalty", "city rome"),
    "terror": ("Th", "use terrors_of_the_night", "choose Th"),
}
every_roll = pytest.mark.parametrize("why", list(ROLLS))


def before_roll(
    why: str, side: str = "restorationist", left: int = 3, known: str = "", rome: str = "M 4 agents"
) -> Emerald:
    """The die is to be rolled for somebody of this side with these tokens."""
    who, *phrases = ROLLS[why]
    t = situation(
        "M Th",
        ["paris: M 2 cubes, shows shoggoth, below 4", f"rome: {rome}, royalty, below 3", "cairo: Th 1 agent"],
        hands={"M": "place_claim hired_assassin hide_royalty terrors_of_the_night"},
        sides={who: side},
        tokens={who: left},
        revealed=known,
        turn="M",
    )
    answer(t, "M", *phrases)
    return t


# ---------------------------------------------------------------- the roll


@clause("E2-157", "E2-9")
@every_roll
def test_a_sanity_roll_is_due(why: str) -> None:
    """The die has three faces with insanity and three without."""
    t = before_roll(why)

    question = intrigue.decision(t)

    assert question is not None
    assert (question.seat, question.prompt) == (intrigue.CHANCE, "sanity")
    assert [GAME.verbs.phrase(option) for option in question.options] == ["roll sane", "roll insane"]
    assert question.weights == (3, 3)


@clause("E2-158", "E2-298")
@every_roll
@pytest.mark.parametrize(("result", "left"), [("insane", 2), ("sane", 3)])
def test_insanity_costs_one_token(why: str, result: str, left: int) -> None:
    """Any other face costs nothing; everybody reads for whom and why it was rolled."""
    who = ROLLS[why][0]
    t = before_roll(why)

    chance(t, f"roll {result}")

    assert tokens(t, who) == left
    assert tokens(t, "Th" if who == "M" else "M") == 3
    assert events(t, "sanity-roll") == [{"seat": who, "result": result, "why": why}]
    assert [event["left"] for event in events(t, "token-lost")] == ([2] if result == "insane" else [])
    assert not revealed(t, who)


@clause("E2-157")
def test_nothing_else_brings_a_sanity_roll() -> None:
    """In whole games a roll follows only a claim, royalty that was killed or hidden, or the Terrors of the Night."""
    before = {
        "claim": "claimed",
        "royalty-killed": "royalty-killed",
        "royalty-hidden": "royalty-hidden",
        "terror": "played",
    }
    seen = set()
    for seed in range(12):
        t = GAME.new(4, {}, listening=True)

        intrigue.play_out(t, intrigue.Rng(seed))

        last = ""
        for event in intrigue.story(t.log, None):
            if event.kind in before.values() and (event.kind != "played" or "terrors" in str(event.args["card"])):
                last = event.kind
            if event.kind == "sanity-roll":
                assert last == before[str(event.args["why"])]
                seen.add(str(event.args["why"]))
                last = ""
    assert len(seen) >= 3


@clause("E2-157", "E2-81")
def test_a_card_without_the_symbol_brings_no_roll() -> None:
    """The next card is turned up at once."""
    t = situation("M Th", ["paris: M 2 cubes, shows okhrana, below 4"], hands={"M": "place_claim"}, turn="M")

    answer(t, "M", "claim place_claim", "city paris")

    assert prompt(t) == "turn-up"


@clause("E2-158", "E2-121")
@pytest.mark.parametrize(("why", "left"), [("claim", 4), ("terror", 4), ("royalty-killed", 3), ("royalty-hidden", 3)])
def test_only_royalty_costs_an_agent_as_well(why: str, left: int) -> None:
    """After a claim and by the Terrors of the Night the token is all."""
    t = before_roll(why)

    chance(t, "roll insane")

    assert agents(t, "rome", "M") == left
    assert agents(t, "cairo", "Th") == 1


@clause("E2-159", "E2-162", "E2-167")
@every_roll
def test_a_restorationist_who_gives_up_his_last_token_ends_the_game(why: str) -> None:
    """The player must reveal, and that is the end."""
    who = ROLLS[why][0]
    t = before_roll(why, left=1)

    chance(t, "roll insane")

    assert tokens(t, who) == 0
    assert events(t, "revealed") == [{"seat": who, "side": "restorationist", "why": "sanity"}]
    assert asked(t) is None
    assert why_over(t) == "reveal"


@clause("E2-159", "E2-166")
@every_roll
def test_a_loyalist_who_gives_up_his_last_token_reveals_and_plays_on(why: str) -> None:
    """All see the player's side; the game goes on."""
    who = ROLLS[why][0]
    t = before_roll(why, side="loyalist", left=1)

    chance(t, "roll insane")

    assert events(t, "revealed") == [{"seat": who, "side": "loyalist", "why": "sanity"}]
    assert revealed(t, who)
    assert why_over(t) == ""
    assert asked(t) is not None


@clause("E2-160")
def test_a_revealed_loyalist_without_tokens_does_not_roll_after_a_claim() -> None:
    """The next card is turned up at once."""
    t = before_roll("claim", side="loyalist", left=0, known="M")

    assert prompt(t) == "turn-up"
    assert "sanity-roll" not in kinds(t)


@clause("E2-160")
@pytest.mark.parametrize("why", ["royalty-killed", "royalty-hidden"])
@pytest.mark.parametrize(("result", "left"), [("insane", 3), ("sane", 4)])
def test_a_revealed_loyalist_without_tokens_rolls_for_an_agent(why: str, result: str, left: int) -> None:
    """Insanity costs the agent alone."""
    t = before_roll(why, side="loyalist", left=0, known="M")

    chance(t, f"roll {result}")

    assert agents(t, "rome", "M") == left
    assert tokens(t, "M") == 0
    assert "token-lost" not in kinds(t)
    assert asked(t) == "M"


@clause("E2-161")
@every_roll
def test_a_revealed_loyalist_with_tokens_rolls_as_before(why: str) -> None:
    """The last token has no further effect: the player reveals nothing and adds no agents."""
    who = ROLLS[why][0]
    t = before_roll(why, side="loyalist", left=1, known=who)
    stock = agent_stock(t, "Th")

    chance(t, "roll insane")

    assert tokens(t, who) == 0
    assert "revealed" not in kinds(t)
    assert prompt(t) != "refill"
    assert agent_stock(t, "Th") == stock


@clause("E2-T26", "E2-208", "E2-212", "E2-165")
def test_hide_royalty_without_agents() -> None:
    """A Loyalist with their agents elsewhere loses their last token, but no agent, and adds none."""
    t = situation(
        "M Th",
        ["cairo: M 2 cubes, royalty", "paris: M 3 agents"],
        hands={"M": "hide_royalty"},
        sides={"M": "loyalist"},
        tokens={"M": 1},
        turn="M",
    )
    in_limbo = limbo(t, "M")

    answer(t, "M", "use hide_royalty", "city cairo")
    chance(t, "roll insane")

    assert points(t, "M") == 4
    assert events(t, "scored")[-1]["sort"] == "loyalist"
    assert (cubes(t, "cairo", "M"), limbo(t, "M")) == (0, in_limbo + 2)
    assert tokens(t, "M") == 0
    assert agents(t, "paris", "M") == 3
    assert royalty(t, "cairo") == "hidden by M"
    assert revealed(t, "M")
    assert (asked(t), prompt(t)) == ("M", "act")
