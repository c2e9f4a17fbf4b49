"""The set-up (section 2)."""

from __future__ import annotations

import pytest

import intrigue
from intrigue.games.emerald.first import GAME
from support import clause


@clause("E1-T1", "E1-26", "E1-27", "E1-28", "E1-35", "E1-23", "E1-24", "E1-32", "E1-40")
@pytest.mark.parametrize(
    ("players", "pile", "doubles", "left"), [(2, 3, 4, 14), (3, 3, 3, 13), (4, 4, 2, 14), (5, 4, 2, 12)]
)
def test_numbers_of_the_set_up(players: int, pile: int, doubles: int, left: int) -> None:
    """Piles, double agents, cubes, hands and display are as the number of players says."""
    t = GAME.new(players)

    intrigue.roll_chance(t, intrigue.Rng(5))

    view = GAME.observe(t, None)
    assert {city.pile + 1 for city in view.cities} == {pile}
    assert len(view.unseen) == 60 - 12
    assert {seat.doubles for seat in view.seats} == {doubles}
    assert view.doubles_left == left
    assert {(seat.stock, seat.pool, seat.limbo, seat.hand, seat.deck) for seat in view.seats} == {(6, 14, 0, 5, 5)}
    assert sum(effect.place == "display" for effect in view.effects) == 2


@clause("E1-42", "E1-43", "E1-485", "E1-41")
def test_main_agents_are_placed_in_turn_order() -> None:
    """From the first player on, everybody names any city, also one that is taken."""
    t = GAME.new(3)
    intrigue.roll_chance(t, intrigue.Rng(5))
    first = int(t.first)

    for i in range(3):
        question = intrigue.decision(t)
        assert question is not None
        assert (question.seat, question.prompt, len(question.options)) == ((first + i) % 3, "main-agent", 12)
        intrigue.advance(t, GAME.verbs.option("city paris"))

    view = GAME.observe(t, None)
    assert [agent.place for agent in view.agents[-3:]] == ["paris"] * 3
    assert (view.active, view.actions) == (first, 2)


@clause("E1-231", "E1-225", "E1-240", "E1-348", "E1-349", "E1-442", "E1-385", "E1-374", "E1-438")
def test_what_a_table_may_agree_on() -> None:
    """Nine options, each with its default first and its clause; who chooses nothing plays by the defaults."""
    choices = {choice.name: (choice.values[0], choice.clause) for choice in GAME.choices if "colour" not in choice.name}

    assert choices == {
        "foiled_victim_safe": ("turn", "E1-231"),
        "kept_double_agent_still_foils": ("true", "E1-225"),
        "disguise_vs_zombies": ("false", "E1-240"),
        "zombie_reach": ("agents_and_zombies", "E1-348"),
        "zombie_chain": ("false", "E1-349"),
        "zombie_cthulhu_kills_score": ("true", "E1-442"),
        "devils_island_includes_game_card": ("false", "E1-385"),
        "cthulhu_takes_royal_disc": ("false", "E1-374"),
        "track_points": ("current", "E1-438"),
    }
    chosen = {name: value for name, (value, _) in choices.items()}
    assert GAME.observe(GAME.new(2), None).options == GAME.observe(GAME.new(2, chosen), None).options
    for choice in GAME.choices[:9]:
        other = GAME.new(2, {choice.name: choice.values[1]})
        assert GAME.observe(other, None).options != GAME.observe(GAME.new(2), None).options
