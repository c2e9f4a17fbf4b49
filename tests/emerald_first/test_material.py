"""What there is, and how it is laid out (sections 1 and 2)."""

from __future__ import annotations

from collections import Counter

import pytest

import intrigue
from emerald_first.situations import asked, offered, play, situation, stub
from intrigue.games.emerald.first import GAME
from intrigue.games.emerald.first.box import PRINTED
from intrigue.games.emerald.first.cards import CARD_NAMES, SIDE_NAMES
from intrigue.games.emerald.first.table import Emerald
from intrigue.kernel.bag import names
from intrigue.kernel.errors import BadBox, BadOption, SeatsOutOfRange
from support import clause


def dealt(players: int, seed: int = 3) -> Emerald:
    """A table after the set-up, before the main agents are placed."""
    t = GAME.new(players, {}, listening=True)
    intrigue.roll_chance(t, intrigue.Rng(seed))
    return t


@clause("E1-1")
def test_two_to_five_players() -> None:
    """One player is too few, six are too many."""
    for players in (2, 3, 4, 5):
        assert GAME.new(players).seats == players

    for players in (1, 6):
        with pytest.raises(SeatsOutOfRange):
            GAME.new(players)


@clause("E1-2", "E1-3", "E1-23", "E1-24")
def test_every_player_has_the_same_things() -> None:
    """Twenty cubes, a main agent, and the same ten starting cards."""
    t = GAME.new(5)

    view = GAME.observe(t, None)
    own = [GAME.observe(t, seat).own for seat in range(5)]

    assert {seat.stock + seat.pool for seat in view.seats} == {20}
    assert [agent.id for agent in view.agents[22:]] == [f"main-{seat}" for seat in range(5)]
    assert {len(each.deck) for each in own if each} == {10}
    assert len({each.deck for each in own if each}) == 1


@clause("E1-4", "E1-5", "E1-6", "E1-7", "E1-9", "E1-11")
def test_cards_and_counters_are_counted() -> None:
    """60 Game cards with 22 agents and one Necronomicon, 12 City cards, 12 Permanent Effects, 22 double agents."""
    view = GAME.observe(GAME.new(2), None)
    cards = Counter(view.unseen)

    assert cards.total() == 60
    assert sum(cards[agent.id] for agent in view.agents[:22]) == 22
    assert cards["necronomicon"] == 1
    assert len(view.cities) == len([name for name in CARD_NAMES if name.startswith("city_")]) == 12
    assert len({effect.id for effect in view.effects}) == 12
    assert view.doubles_left == 22


@clause("E1-8", "E1-17", "E1-18", "E1-19", "E1-20", "E1-464")
def test_identities_are_dealt_unseen() -> None:
    """Three of each side: any mixture may come, everybody sees their own alone, and nobody those left over."""
    sides = Counter(tuple(int(side) for side in dealt(3, seed).side[:3]) for seed in range(60))
    t = dealt(3)

    assert {sum(each) for each in sides} == {0, 1, 2, 3}
    for seat in range(3):
        view = GAME.observe(t, seat)
        assert view.own is not None
        assert view.own.side == SIDE_NAMES[t.side[seat]]
        assert {player.side for player in view.seats} == {"hidden"}


@clause("E1-10", "E1-21", "E1-15", "E1-186")
def test_counters_have_two_sides() -> None:
    """All start human; a vampire brings the bombs of its counter as before."""
    t = situation("M Tu", ["rome: M main vampire, M ravachol vampire"])

    view = GAME.observe(dealt(2), None)

    assert not any(agent.vampire for agent in view.agents)
    assert [int(n) for n in t.numbers.bombs] == [int(n) for n in t.numbers.vampire_bombs]
    assert PRINTED.agents["professor_moriarty"].mark == "AAR"


@clause("E1-12", "E1-13", "E1-33", "E1-37", "E1-38", "E1-39")
def test_counters_discs_and_markers_at_the_start() -> None:
    """18 sanity counters, ten blocking discs, eight zombies; markers and VP discs stand on 0."""
    view = GAME.observe(dealt(4), None)

    assert (view.sane_left + view.mad_left, view.blocking_discs, view.zombies_left) == (18, 10, 8)
    assert (view.war, view.revolution, [seat.disc for seat in view.seats]) == (0, 0, [0] * 4)


@clause("E1-14")
def test_a_city_has_defences_and_points() -> None:
    """Washington's royal person takes five bombs for four points, Berlin's agents five, the city brings six."""
    cities = {city.id: city for city in GAME.observe(GAME.new(2), None).cities}

    assert (cities["washington"].royal_defence, cities["washington"].royal_vp) == (5, 4)
    assert (cities["berlin"].defence, cities["berlin"].vp) == (5, 6)


@clause("E1-16")
def test_control_discs_never_run_out() -> None:
    """With ten cities, ten agents and more a player can still claim another."""
    cities = [
        f"{name}: controlled by M, M {agent}"
        for name, agent in zip(list(PRINTED.cities)[:10], list(PRINTED.agents)[:10], strict=True)
    ]
    game = stub(players__2__vp_end=100)
    t = situation("M Tu", [*cities, "zurich: M 1 in box, M main"], game=game, turn="M")

    play(t, "M", "claim box_zurich")

    assert GAME.observe(t, None).cities[11].control == 0


@clause("E1-22")
def test_no_two_players_have_one_colour() -> None:
    """Chosen colours are kept apart; who chose none gets a free one."""
    with pytest.raises(BadOption):
        GAME.new(2, {"colour_0": "red", "colour_1": "red"})

    t = GAME.new(3, {"colour_1": "red"})

    assert t.colours[1] == "red"
    assert len(set(t.colours)) == 3


@clause("E1-25", "E1-29", "E1-30", "E1-477", "E1-478", "E1-111")
def test_the_top_cards_are_turned_up_and_nobody_knows_the_rest() -> None:
    """Twelve cards are face up; an agent's counter lies on his card; what is below is any card nobody has seen."""
    t = dealt(2)

    for viewer in (None, 0, 1):
        view = GAME.observe(t, viewer)
        shown = [city.face_up for city in view.cities]
        assert "" not in shown
        assert Counter(view.unseen) + Counter(shown) == Counter(names(t.numbers.game_cards, 0, CARD_NAMES))
        on_cards = {agent.id for agent in view.agents if agent.place == "card"}
        assert on_cards == set(shown) & {agent.id for agent in view.agents}


@clause("E1-31", "E1-84", "E1-488")
def test_all_city_cards_lie_open() -> None:
    """Every City card can be claimed from the start, by whoever has a cube in its box."""
    cities = [f"{name}: M 1 in box" for name in PRINTED.cities if name != "zurich"]
    t = situation("M Tu", cities, turn="M")

    assert len(offered(t, "claim")) == 11


@clause("E1-34", "E1-36", "E1-472", "E1-473")
def test_double_agents_are_seen_by_their_holder_alone() -> None:
    """Everybody sees how many there are; only the holder sees which."""
    t = dealt(3)

    for seat in range(3):
        own = GAME.observe(t, seat).own
        assert own is not None
        assert len(own.doubles) == 3
        assert own.elsewhere == ()
    view = GAME.observe(t, None)
    assert (view.own, [player.doubles for player in view.seats], view.doubles_left) == (None, [3, 3, 3], 13)
    assert {agent.double for agent in view.agents} == {"hidden"}


@clause("E1-44", "E1-466", "E1-467", "E1-468")
def test_hands_and_decks_are_counted_not_seen() -> None:
    """Everybody sees how many cards lie where; the owner sees their own."""
    t = dealt(2)

    view = GAME.observe(t, 1)

    assert [(seat.hand, seat.deck, seat.top) for seat in view.seats] == [(5, 5, ""), (5, 5, "")]
    assert view.own is not None
    assert len(view.own.hand) == len(view.own.deck) == 5
    assert view.seats[0].unplaced == view.seats[1].unplaced


@clause("E1-45")
def test_turns_go_clockwise() -> None:
    """After M comes Tu, then W, then M again."""
    t = situation("M Tu W", turn="M")

    order = []
    for _ in range(4):
        player = asked(t)
        assert player is not None
        order.append(player)
        play(t, player, "pass", "pass", "end")

    assert order == ["M", "Tu", "W", "M"]


@clause("E1-4", "E1-17", "E1-26", "E1-35", "E1-142", "E1-438")
@pytest.mark.parametrize(
    ("values", "complaint"),
    [
        ({"cards__freemasons__copies": 4}, "E1-4"),
        ({"start_deck__cube__copies": 2}, "E1-2"),
        ({"cards__necronomicon__copies": 2}, "60"),
        ({"city_cards__rome__copies": 2}, "E1-6"),
        ({"identities__loyalist": 1}, "E1-17"),
        ({"players__5__cards_per_pile": 6}, "E1-26"),
        ({"players__5__double_agents": 5}, "E1-35"),
        ({"game__double_agents": 21}, "E1-11"),
        ({"game__cubes_at_start": 21}, "E1-23"),
        ({"game__safe_counters": 2}, "E1-219"),
        ({"sanity__mad": 8}, "E1-12"),
        ({"cards__fenians__arrows": '["war"]'}, "E1-142"),
        ({"cards__fenians__arrows": '["war+1", "war+2"]'}, "E1-142"),
        ({"cards__fenians__kind": '"action"'}, "section 15"),
        ({"permanent_effects__mi_go__kind": '"passive"'}, "E1-7"),
        ({"tracks__war__vp_spaces": "[ { space = 3, vp = 1 }, { space = 3, vp = 2 } ]"}, "E1-438"),
        ({"game__hand_size": 0}, "hand_size"),
    ],
)
def test_a_table_that_breaks_the_rules_is_refused(values: dict[str, object], complaint: str) -> None:
    """The complaint names the line, the value and the rule."""
    with pytest.raises(BadBox, match=complaint) as refused:
        stub(**values)

    assert "line " in str(refused.value)


@clause("E1-133")
@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('ends = ["berlin", "vienna"]', 'ends = ["berlin", "wien"]', "no such city"),
        ('arms = ["london", "madrid", "washington"]', 'arms = ["london", "madrid", "madrid"]', "twice"),
        ('arms = ["london", "madrid", "washington"]', 'arms = ["london", "madrid", "rome"]', "washington"),
        ("[meta]", "[games]\nx = 1\n\n[meta]", "no such table"),
        ('edition = "emerald1"', 'edition = "emerald2"', "emerald2"),
    ],
)
def test_a_map_that_leads_nowhere_is_refused(old: str, new: str, complaint: str) -> None:
    """Roads join cities that exist, each once, and every city can be reached."""
    with pytest.raises(BadBox, match=complaint):
        GAME.with_box_file(GAME.box_file.replace(old, new, 1))
