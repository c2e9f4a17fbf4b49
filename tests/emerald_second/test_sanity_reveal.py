"""What makes a player reveal their identity, and what follows (section 14)."""

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
    offered,
    prompt,
    revealed,
    royalty,
    situation,
    tokens,
    why_over,
    zone,
)
from intrigue.games.emerald.second import GAME
from intrigue.games.emerald.second.cards import CARD_NAMES, CITY_NAMES
from intrigue.games.emerald.second.table import Emerald, on_board
from intrigue.kernel.bag import fill
from support import clause

LOYALISTS = {"M": "loyalist", "Tu": "loyalist", "W": "loyalist", "Th": "loyalist"}

# ---------------------------------------------------------------- losing the last agent

# How Thursday's last agent can leave Rome: the cards of Monday, and Monday's answers.
LOSSES = {
    "assassination": ("hired_assassin", "assassinate hired_assassin", "aim rome Th"),
    "shoggoth": ("shoggoth", "use shoggoth", "aim rome Th"),
    "irene": ("irene_adler", "use irene_adler", "aim rome Th"),
    "vampires": ("vampires", "use vampires", "aim rome Th"),
    "zombie": ("zombies", "use zombies", "aim rome Th"),
    "cthulhu": ("cthulhu", "use cthulhu", "city rome"),
}
every_loss = pytest.mark.parametrize("how", list(LOSSES))


def lose_agent(t: Emerald, how: str) -> None:
    """Monday attacks in Rome, and Thursday lets it happen."""
    fill(t.hand, 0, CARD_NAMES, [LOSSES[how][0]])
    answer(t, "M", *LOSSES[how][1:])
    if asked(t) == "Th" and prompt(t) == "interrupt":
        answer(t, "Th", "let")


@clause("E2-162", "E2-116", "E2-192", "E2-224", "E2-236", "E2-254", "E2-164", "E2-311")
@every_loss
def test_whoever_loses_his_last_agent_must_reveal(how: str) -> None:
    """In whatever way: a Loyalist then names cities for three agents, any of the nine."""
    t = situation(
        "M Th", ["rome: M 4 agents, Th 1 agent, 1 zombie", "paris: M 1 agent"], sides={"Th": "loyalist"}, turn="M"
    )

    lose_agent(t, how)
    questions = []
    while asked(t) == "Th":
        questions.append((prompt(t), offered(t)))
        answer(t, "Th", "city cairo" if len(questions) < 2 else "city vienna")

    assert events(t, "revealed") == [{"seat": "Th", "side": "loyalist", "why": "agents"}]
    assert questions[0] == ("refill", [f"city {city}" for city in CITY_NAMES])
    assert len(questions) == 3
    assert (agents(t, "vienna", "Th"), agents(t, "cairo", "Th")) == (2, 1)
    assert asked(t) == "M"


@clause("E2-162", "E2-270", "E2-167")
@every_loss
def test_a_restorationist_who_loses_his_last_agent_ends_the_game(how: str) -> None:
    """At once: nothing that would follow is done any more."""
    t = situation(
        "M Th",
        ["rome: M 4 agents 1 cube, Th 1 agent, 1 zombie", "paris: M 1 agent"],
        sides={"Th": "restorationist"},
        turn="M",
    )

    lose_agent(t, how)

    assert asked(t) is None
    assert why_over(t) == "reveal"
    assert events(t, "game-ends") == [{"why": "reveal", "seat": "Th"}]
    assert cubes(t, "rome", "M") == (0 if how == "cthulhu" else 1)


@clause("E2-162")
@every_loss
def test_whoever_has_another_agent_need_not_reveal(how: str) -> None:
    """One more on the board is enough."""
    t = situation(
        "M Th",
        ["rome: M 4 agents, Th 1 agent, 1 zombie", "paris: M 1 agent, Th 1 agent"],
        sides={"Th": "restorationist"},
        turn="M",
    )

    lose_agent(t, how)

    assert not revealed(t, "Th")
    assert asked(t) == "M"


@clause("E2-162", "E2-122", "E2-213")
@pytest.mark.parametrize(
    "deed",
    [
        ("assassinate hired_assassin", "aim rome royalty", "bomb infernal_machine"),
        ("use hide_royalty", "city rome"),
    ],
    ids=["royalty-killed", "royalty-hidden"],
)
def test_insanity_may_cost_the_last_agent(deed: tuple[str, ...]) -> None:
    """The player has tokens left, but no agent on the board, and must reveal."""
    t = situation(
        "M Th",
        ["rome: M 1 agent, royalty"],
        hands={"M": "hired_assassin hide_royalty infernal_machine"},
        turn="M",
    )

    answer(t, "M", *deed)
    chance(t, "roll insane")

    assert tokens(t, "M") == 2
    assert events(t, "revealed") == [{"seat": "M", "side": "restorationist", "why": "agents"}]
    assert why_over(t) == "reveal"


@clause("E2-163", "E2-229")
def test_agents_on_mi_go_count_as_on_the_board() -> None:
    """Thursday loses her last agent in a city, but has one there."""
    t = situation("M Th", ["rome: M 4 agents, Th 1 agent"], kept={"Th": "mi_go"}, away={"Th": 1}, turn="M")

    lose_agent(t, "shoggoth")

    assert not revealed(t, "Th")
    assert asked(t) == "M"


@clause("E2-163")
@pytest.mark.parametrize("where", ["yog", "box"])
def test_agents_on_yog_sothoth_or_on_a_killers_card_do_not_count(where: str) -> None:
    """Thursday has one there, and must reveal all the same."""
    t = situation(
        "M Th",
        ["rome: M 4 agents, Th 1 agent"],
        kept={"Th": "yog_sothoth", "M": "sebastian_moran"},
        yog={"Th": 1 if where == "yog" else 0},
        scored={"M": "4 box sebastian_moran Th"} if where == "box" else {},
        turn="M",
    )

    lose_agent(t, "shoggoth")

    assert revealed(t, "Th")
    assert prompt(t) == "refill"


# ---------------------------------------------------------------- the reveal of a Loyalist


@clause("E2-164", "E2-165", "E2-163")
@pytest.mark.parametrize(("elsewhere", "away", "added"), [(1, 0, 2), (2, 0, 1), (3, 0, 0), (5, 0, 0), (1, 1, 1)])
def test_a_loyalist_adds_agents_until_there_are_three(elsewhere: int, away: int, added: int) -> None:
    """Those on the board count, on Mi-Go too; with three or more none is added."""
    t = situation(
        "M Th",
        [f"rome: Th {elsewhere} agents"],
        hands={"M": "terrors_of_the_night"},
        sides={"Th": "loyalist"},
        tokens={"Th": 1},
        away={"Th": away},
        turn="M",
    )

    answer(t, "M", "use terrors_of_the_night", "choose Th")
    chance(t, "roll insane")
    n = 0
    while asked(t) == "Th":
        n += 1
        answer(t, "Th", "city cairo")

    assert n == added
    assert agents(t, "cairo", "Th") == added
    assert agents(t, "rome", "Th") == elsewhere


@clause("E2-165")
def test_with_too_few_agents_in_stock_a_loyalist_adds_what_there_is() -> None:
    """Eight of hers lie on Yog-Sothoth and one is killed: one is left."""
    t = situation(
        "M Th",
        ["rome: M 4 agents, Th 1 agent"],
        kept={"Th": "yog_sothoth"},
        yog={"Th": 8},
        turn="M",
    )

    lose_agent(t, "shoggoth")
    answer(t, "Th", "city cairo")

    assert agents(t, "cairo", "Th") == 1
    assert agent_stock(t, "Th") == 0
    assert asked(t) == "M"


@clause("E2-165", "E2-114")
def test_with_no_agent_in_stock_a_loyalist_adds_none() -> None:
    """She reveals, and the game goes on."""
    t = situation(
        "M Th",
        ["rome: M 4 agents, Th 1 agent"],
        kept={"Th": "yog_sothoth"},
        yog={"Th": 9},
        turn="M",
    )

    lose_agent(t, "shoggoth")

    assert revealed(t, "Th")
    assert asked(t) == "M"


@clause("E2-166", "E2-262")
def test_after_a_reveal_the_game_goes_on_where_it_was() -> None:
    """Monday's zombies hunt on, then two come, and one action is left."""
    t = situation(
        "M Th W",
        ["rome: Th 1 agent, 1 zombie", "paris: W 2 agents, 1 zombie"],
        hands={"M": "zombies"},
        sides={"Th": "loyalist"},
        turn="M",
    )

    lose_agent(t, "zombie")
    answer(t, "Th", "city cairo", "city cairo", "city cairo")
    hunting = (asked(t), prompt(t), offered(t, "aim"))
    answer(t, "M", "city rome", "city rome")

    assert hunting == ("M", "zombies", ["aim paris W"])
    assert (asked(t), prompt(t), int(t.actions)) == ("M", "act", 1)


@clause("E2-168")
@every_loss
@pytest.mark.parametrize(("again", "added"), [("false", 0), ("true", 3)])
def test_a_revealed_loyalist_who_loses_his_last_agent_again(how: str, again: str, added: int) -> None:
    """The player reveals nothing and adds no agents; by the option they add three again."""
    t = situation(
        "M Th",
        ["rome: M 4 agents, Th 1 agent, 1 zombie", "paris: M 1 agent"],
        sides={"Th": "loyalist"},
        revealed="Th",
        options={"loyalist_refill_again": again},
        turn="M",
    )

    lose_agent(t, how)
    n = 0
    while asked(t) == "Th":
        n += 1
        answer(t, "Th", "city cairo")

    assert n == added == agents(t, "cairo", "Th")
    assert "revealed" not in kinds(t)
    assert asked(t) == "M"


@clause("E2-168")
def test_the_option_adds_agents_for_a_lost_agent_only() -> None:
    """A revealed Loyalist who gives up their last token has agents on the board and adds none."""
    t = situation(
        "M Th",
        ["rome: Th 1 agent"],
        hands={"M": "terrors_of_the_night"},
        sides={"Th": "loyalist"},
        tokens={"Th": 1},
        revealed="Th",
        options={"loyalist_refill_again": "true"},
        turn="M",
    )

    answer(t, "M", "use terrors_of_the_night", "choose Th")
    chance(t, "roll insane")

    assert tokens(t, "Th") == 0
    assert asked(t) == "M"


# ---------------------------------------------------------------- several at once


def devastated(sides: dict[str, str]) -> Emerald:
    """Cthulhu has come to Berlin, where Tuesday and Wednesday had their last agents and Monday one of three."""
    t = situation(
        "Tu W Th M",
        [
            "berlin: M 1 agent 1 cube, Tu 1 agent 2 cubes, W 1 agent, 2 zombies, royalty, below 4",
            "cairo: M 2 agents, Th 1 agent",
        ],
        hands={"M": "cthulhu"},
        sides={**LOYALISTS, **sides},
        turn="M",
    )
    answer(t, "M", "use cthulhu", "city berlin")
    answer(t, "Tu", "let")
    answer(t, "W", "let")
    return t


@clause("E2-T43", "E2-169", "E2-192", "E2-188")
def test_cthulhu_makes_two_reveal() -> None:
    """Both reveal before the first adds agents; they add them clockwise, and royalty in its slot stays."""
    t = devastated({})
    both = (revealed(t, "Tu"), revealed(t, "W"))
    in_limbo = (limbo(t, "M"), limbo(t, "Tu"))

    order = []
    while prompt(t) == "refill":
        player = asked(t)
        assert player is not None
        order.append(player)
        answer(t, player, "city rome")

    assert both == (True, True)
    assert order == ["Tu"] * 3 + ["W"] * 3
    assert [event["seat"] for event in events(t, "revealed")] == ["Tu", "W"]
    assert [agents(t, "berlin", player) for player in ("Tu", "W", "Th", "M")] == [0, 0, 0, 0]
    assert in_limbo == (5, 5)
    assert int(t.zombies_left) == 6
    assert royalty(t, "berlin") == "slot"
    assert not revealed(t, "M")
    assert asked(t) == "M"


@clause("E2-T43", "E2-169", "E2-167")
@pytest.mark.parametrize("who", ["Tu", "W"])
def test_with_a_restorationist_among_them_the_game_ends(who: str) -> None:
    """All who must reveal do, and nobody adds agents."""
    t = devastated({who: "restorationist"})

    assert asked(t) is None
    assert events(t, "game-ends") == [{"why": "reveal", "seat": who}]
    assert [event["seat"] for event in events(t, "revealed")] == ["Tu", "W"]
    assert "agents-added" not in kinds(t)


@clause("E2-169")
def test_the_active_player_is_the_first_to_add_agents() -> None:
    """The player loses an own last agent to Cthulhu, together with the player before them."""
    t = situation("Tu M W", ["berlin: M 1 agent, Tu 1 agent"], hands={"M": "cthulhu"}, sides=LOYALISTS, turn="M")

    answer(t, "M", "use cthulhu", "city berlin")
    answer(t, "Tu", "let")

    assert [event["seat"] for event in events(t, "revealed")] == ["M", "Tu"]
    answer(t, "M", "city rome", "city rome", "city rome")
    answer(t, "Tu", "city rome", "city rome", "city rome")
    assert asked(t) == "M"


# ---------------------------------------------------------------- nobody reveals of their own will


@clause("E2-170", "E2-171")
def test_there_is_no_verb_for_revealing_or_for_saying_something() -> None:
    """What players say of themselves is not the program's: nothing can be declared, and nothing is checked."""
    assert {verb.name for verb in GAME.verbs.verbs} == {
        *("place", "claim", "retrieve", "move", "advance", "assassinate", "bomb", "use", "discard", "top"),
        *("interrupt", "city", "return", "take", "go", "aim", "choose", "done", "pass", "end", "let"),
        *("first", "deal", "draw", "turn-up", "roll"),
    }


@clause("E2-170", "E2-162")
def test_only_who_must_reveals_before_the_end() -> None:
    """At every reveal in random games of Loyalists in danger the player has no agent or no token left."""
    reveals = 0
    for seed in range(8):
        t = situation(
            "M Tu W Th",
            ["rome: Tu 1 agent", "paris: W 1 agent"],
            hands={"M": "cthulhu shoggoth", "Tu": "irene_adler shoggoth", "W": "terrors_of_the_night"},
            sides=LOYALISTS,
            tokens=dict.fromkeys(LOYALISTS, 1),
            turn="M",
        )
        rng = intrigue.Rng(seed)

        while (question := intrigue.decision(t)) is not None:
            known = [int(n) for n in t.revealed]
            intrigue.advance(t, question.options[rng.below(len(question.options))])
            for seat in range(4):
                if t.over == 0 and t.revealed[seat] > known[seat]:
                    assert on_board(t, seat) == 0 or t.tokens[seat] == 0
                    reveals += 1

    assert reveals > 3


@clause("E2-170")
def test_a_secret_identity_stays_secret_through_a_turn() -> None:
    """Whatever Monday does with these cards, nobody is told Monday's side."""
    t = situation("M Th", ["rome: M 1 cube 1 agent"], hands={"M": "place_two place_claim change_of_heart"}, turn="M")

    answer(t, "M", "use change_of_heart", "place place_two", "city rome")

    assert not revealed(t, "M")
    assert GAME.observe(t, 1).seats[0].side == "hidden"
    assert zone(t, "kept", "M") == ["change_of_heart"]
