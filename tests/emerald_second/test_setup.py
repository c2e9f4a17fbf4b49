"""What is in the box, and how a game begins (sections 1 and 2)."""

from __future__ import annotations

from collections import Counter

import pytest

import intrigue
from emerald_second.situations import (
    agent_stock,
    agents,
    answer,
    asked,
    below,
    chance,
    events,
    face_up,
    kinds,
    limbo,
    offered,
    play,
    player_at,
    points,
    prompt,
    royalty,
    seat_of,
    situation,
    stock,
    stub,
    tokens,
    uncover,
    zombies,
    zone,
)
from intrigue.games.emerald.second import GAME
from intrigue.games.emerald.second.cards import CARD_NAMES, CITY_CARD_NAMES, CITY_NAMES, GAME_CARD_NAMES, START_NAMES
from intrigue.games.emerald.second.table import Emerald
from support import clause

START_DECK = sorted(name for name in START_NAMES for _ in range(GAME.box.start_deck[name].copies))
CARDS_PER_CITY = {2: 3, 3: 3, 4: 4, 5: 5}


def fresh(seats: int) -> Emerald:
    """A table before the first card is turned up, with somebody who listens."""
    return GAME.new(seats, listening=True)


def until(t: Emerald, question: str) -> Emerald:
    """Chance answers, and players put their agents anywhere, until this question comes up."""
    rng = intrigue.Rng(5)
    while prompt(t) != question:
        decision = intrigue.decision(t)
        assert decision is not None
        intrigue.advance(t, decision.options[rng.below(len(decision.options))])
    return t


def all_players(t: Emerald) -> list[str]:
    """The players in the order of their seats."""
    return [player_at(t, seat) for seat in range(int(t.seats))]


def weights(t: Emerald) -> dict[str, int]:
    """How likely chance answers what, in proportion."""
    question = intrigue.decision(t)
    assert question is not None
    return dict(zip(offered(t), question.weights, strict=True))


def left_over(t: Emerald) -> int:
    """The game cards that are in no stack and were never seen."""
    in_stacks = 0
    for city, name in enumerate(CITY_NAMES):
        in_stacks += below(t, name) - int(t.city_card_in[city]) - (royalty(t, name) == "stack")
    return sum(int(n) for n in t.unseen) - in_stacks


# ---------------------------------------------------------------- material


@clause("E2-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_players_take_part(seats: int) -> None:
    """Each of these numbers gives a table with as many seats."""
    t = GAME.new(seats)

    assert len(GAME.observe(t, None).seats) == seats


@clause("E2-1")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    """The message names the numbers that are possible."""
    with pytest.raises(intrigue.SeatsOutOfRange, match=f"^emerald2 has 2 to 5 seats, not {seats}$"):
        GAME.new(seats)


@clause("E2-2", "E2-3")
def test_every_player_has_the_same_pieces_and_starting_cards() -> None:
    """Ten cubes, ten agents, ten starting cards, one disc and one colour each."""
    t = fresh(5)

    pieces = GAME.pieces(t)

    assert [pieces[f"seat-{seat} cubes"] for seat in range(5)] == [10] * 5
    assert [pieces[f"seat-{seat} agents"] for seat in range(5)] == [10] * 5
    assert [zone(t, "deck", player) for player in all_players(t)] == [START_DECK] * 5
    assert len(START_DECK) == 10
    assert GAME.scores(t) == (0,) * 5
    assert len(set(t.colours)) == 5


@clause("E2-3")
def test_the_table_file_says_which_starting_cards_there_are() -> None:
    """A file with two place_two and one place_retrieve gives every player these."""
    t = stub(start_deck__place_two__copies=2, start_deck__place_retrieve__copies=1).new(2)

    decks = [zone(t, "deck", player) for player in all_players(t)]

    assert [deck.count("place_two") for deck in decks] == [2, 2]
    assert [deck.count("place_retrieve") for deck in decks] == [1, 1]


@clause("E2-4", "E2-23")
def test_there_are_three_identity_cards_of_each_side() -> None:
    """They are equally likely at first; when three Loyalists are dealt, only Restorationists are left."""
    t = until(fresh(5), "deal")

    first = weights(t)
    chance(t, "deal loyalist", "deal loyalist")
    third = weights(t)
    chance(t, "deal loyalist")
    fourth = weights(t)

    assert first == {"deal loyalist": 3, "deal restorationist": 3}
    assert third == {"deal loyalist": 1, "deal restorationist": 3}
    assert fourth == {"deal restorationist": 3}


@clause("E2-5")
def test_there_are_66_game_cards_and_a_city_card_and_a_royalty_card_for_each_city() -> None:
    """All of them are somewhere on the table, once for each copy."""
    t = fresh(3)

    pieces = GAME.pieces(t)

    assert sum(pieces[name] for name in GAME_CARD_NAMES) == 66
    assert [pieces[name] for name in CITY_CARD_NAMES] == [1] * 9
    cities = GAME.observe(t, None).cities
    assert len({city.royalty for city in cities}) == 9
    assert [GAME.box.royalty[city.royalty].city for city in cities] == [city.id for city in cities]


@clause("E2-6", "E2-26", "E2-30", "E2-17")
def test_markers_tokens_and_zombies_lie_ready() -> None:
    """Two markers on 0, three sanity tokens for each of five players, six zombies beside the board."""
    t = fresh(5)

    view = GAME.observe(t, None)

    assert (view.restorationist, view.loyalist) == (0, 0)
    assert [tokens(t, player) for player in all_players(t)] == [3] * 5
    assert view.zombies_left == 6
    assert [zombies(t, city) for city in CITY_NAMES] == [0] * 9


@clause("E2-7")
def test_nine_cities() -> None:
    """The board has these and no other."""
    assert set(CITY_NAMES) == {
        "berlin",
        "cairo",
        "constantinople",
        "london",
        "madrid",
        "paris",
        "rome",
        "st_petersburg",
        "vienna",
    }


@clause("E2-8")
def test_a_city_has_its_spaces_and_the_bomb_value_of_the_table() -> None:
    """A City space for pieces, a stack, a slot, and the value that the box file gives it."""
    game = stub(cities__vienna__defence=7)
    t = situation("M Th", ["vienna: M 2 agents 1 cube, shows zombies, royalty", "rome: Th 1 agent"], game=game)

    vienna = game.observe(t, None).cities[CITY_NAMES.index("vienna")]

    assert vienna.defence == 7
    assert (vienna.agents, vienna.cubes) == ((2, 0), (1, 0))
    assert (vienna.face_up, vienna.royal) == ("zombies", "slot")


@clause("E2-9")
def test_the_table_says_how_many_faces_show_insanity() -> None:
    """With 2 of 8 faces, insanity is three times less likely than nothing."""
    game = stub(sanity_die__faces=8, sanity_die__insanity=2)
    t = situation("M Th", ["rome: M 1 cube, shows shoggoth"], hands={"M": "place_claim"}, turn="M", game=game)

    answer(t, "M", "claim place_claim", "city rome")

    assert weights(t) == {"roll sane": 6, "roll insane": 2}


# ---------------------------------------------------------------- the stacks


@clause("E2-T1", "E2-12", "E2-14", "E2-16")
def test_set_up_for_five() -> None:
    """Stacks of seven; in Rome royalty comes up first, goes to its slot, and the next card is turned up."""
    t = fresh(5)

    before = [below(t, city) for city in CITY_NAMES]
    for city in CITY_NAMES:
        if city == "rome":
            chance(t, "turn-up royalty")
        chance(t, f"turn-up city_{city}")

    assert before == [7] * 9
    assert left_over(t) == 21
    assert royalty(t, "rome") == "slot"
    assert face_up(t, "rome") == "city_rome"
    assert below(t, "rome") == 5
    assert royalty(t, "paris") == "stack"
    assert face_up(t, "paris") == "city_paris"
    assert below(t, "paris") == 6


@clause("E2-T2", "E2-12", "E2-13", "E2-19", "E2-20", "E2-26", "E2-28")
@pytest.mark.parametrize(("seats", "size", "rest"), [(2, 5, 39), (3, 5, 39), (4, 6, 30)])
def test_set_up_for_two_three_and_four(seats: int, size: int, rest: int) -> None:
    """The size of the stacks, the cards left over, and what every player has when the first turn begins."""
    t = fresh(seats)

    before = [below(t, city) for city in CITY_NAMES]
    left = left_over(t)
    until(t, "act")

    assert before == [size] * 9
    assert left == left_over(t) == rest
    for player in all_players(t):
        assert limbo(t, player) == 5
        assert stock(t, player) == 5
        assert sum(agents(t, city, player) for city in CITY_NAMES) == 2
        assert agent_stock(t, player) == 8
        assert tokens(t, player) == 3


@clause("E2-10", "E2-11")
def test_in_a_stack_are_its_own_city_card_and_royalty_and_any_game_cards() -> None:
    """Berlin's first card may be its city card, its royalty or any of the 66, and no other city's card."""
    t = fresh(4)

    assert set(offered(t)) == {f"turn-up {name}" for name in ("city_berlin", "royalty", *GAME_CARD_NAMES)}


@clause("E2-11", "E2-14")
@pytest.mark.parametrize("seats", [2, 5])
def test_every_card_of_a_stack_is_equally_likely_to_lie_on_top(seats: int) -> None:
    """The city card is one of n + 2 cards, the royalty another; a game card of two copies is twice as likely as one."""
    t = fresh(seats)

    likely = weights(t)

    n = CARDS_PER_CITY[seats]
    assert likely["turn-up city_berlin"] == likely["turn-up royalty"]
    assert likely["turn-up city_berlin"] * (n + 2) == sum(likely.values())
    assert likely["turn-up diogenes_club"] == 2 * likely["turn-up zombies"]


@clause("E2-13", "E2-289")
def test_the_cards_left_over_never_come_up() -> None:
    """When every stack is used up, 30 game cards of four players were never seen, and nobody has them."""
    t = fresh(4)
    intrigue.roll_chance(t, intrigue.Rng(1))

    for city in CITY_NAMES:
        while face_up(t, city) is not None:
            t.face_up[CITY_NAMES.index(city)] = -1
            uncover(t, city)
            intrigue.roll_chance(t, intrigue.Rng(1))

    assert [below(t, city) for city in CITY_NAMES] == [0] * 9
    assert sum(int(n) for n in t.unseen) == 30


@clause("E2-15", "E2-12")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_top_card_of_each_stack_is_turned_up(seats: int) -> None:
    """Every city shows one card, and the others lie face down below it."""
    t = until(fresh(seats), "draw")

    assert None not in [face_up(t, city) for city in CITY_NAMES]
    for city in CITY_NAMES:
        in_slot = royalty(t, city) == "slot"
        assert below(t, city) == CARDS_PER_CITY[seats] + 1 - in_slot


@clause("E2-16")
def test_royalty_that_comes_up_later_goes_to_its_slot_too() -> None:
    """After a claim Rhogog comes up in Rome: he goes to the slot, and Zombies are turned up."""
    t = situation("M Th", ["rome: M 1 cube"], hands={"M": "place_claim"}, turn="M")

    answer(t, "M", "claim place_claim", "city rome")
    chance(t, "turn-up royalty", "turn-up zombies")

    assert royalty(t, "rome") == "slot"
    assert face_up(t, "rome") == "zombies"
    assert events(t, "royalty-appears") == [{"city": "rome", "royalty": "rhogog"}]
    assert kinds(t)[-2:] == ["royalty-appears", "turned-up"]


@clause("E2-16")
def test_royalty_that_lay_last_in_its_stack_leaves_it_empty() -> None:
    """No card follows it, so Rome shows none."""
    t = situation("M Th", ["rome: M 1 cube, below 1"], hands={"M": "place_claim"}, turn="M")

    answer(t, "M", "claim place_claim", "city rome")
    chance(t, "turn-up royalty")

    assert royalty(t, "rome") == "slot"
    assert face_up(t, "rome") is None
    assert asked(t) == "M"


# ---------------------------------------------------------------- the players


@clause("E2-18")
def test_players_choose_colours_and_no_two_have_the_same() -> None:
    """Who chose none gets one that is free; the same one twice is refused."""
    t = GAME.new(3, {"colour_0": "blue"})

    assert t.colours[0] == "blue"
    assert len(set(t.colours)) == 3
    with pytest.raises(intrigue.BadOption, match="two players cannot both have green"):
        GAME.new(3, {"colour_0": "green", "colour_2": "green"})


@clause("E2-19", "E2-20", "E2-21")
def test_cubes_and_discs_at_the_beginning() -> None:
    """Five cubes in Limbo, five in stock with ten agents, the disc on 0."""
    t = fresh(4)

    for player in all_players(t):
        assert (limbo(t, player), stock(t, player), agent_stock(t, player)) == (5, 5, 10)
        assert points(t, player) == 0


@clause("E2-22")
def test_each_player_draws_five_of_the_own_ten_cards() -> None:
    """Each card of the deck is as likely as the other, and five stay in it."""
    t = until(fresh(3), "draw")

    first = weights(t)
    until(t, "deal")

    assert first == {f"draw {name}": count for name, count in sorted(Counter(START_DECK).items(), key=by_number)}
    for player in all_players(t):
        assert len(zone(t, "hand", player)) == 5
        assert sorted(zone(t, "hand", player) + zone(t, "deck", player)) == START_DECK


def by_number(item: tuple[str, int]) -> int:
    return CARD_NAMES.index(item[0])


@clause("E2-23", "E2-24")
def test_each_player_gets_one_identity_and_only_he_sees_it() -> None:
    """Everybody reads that an identity was dealt; which it is only its owner reads and sees."""
    t = until(fresh(2), "deal")

    chance(t, "deal loyalist", "deal restorationist")

    own = [GAME.observe(t, seat).own for seat in range(2)]
    assert [mine.side for mine in own if mine is not None] == ["loyalist", "restorationist"]
    for viewer in (None, 0, 1):
        assert [player.side for player in GAME.observe(t, viewer).seats] == ["hidden", "hidden"]
    dealt = [{"seat": "M", "side": "loyalist"}, {"seat": "Th", "side": "restorationist"}]
    hidden = [{"seat": "M", "side": "hidden"}, {"seat": "Th", "side": "hidden"}]
    assert events(t, "identity-dealt") == hidden
    assert events(t, "identity-dealt", "M") == [dealt[0], hidden[1]]
    assert events(t, "identity-dealt", "Th") == [hidden[0], dealt[1]]


@clause("E2-25", "E2-289")
def test_all_players_may_be_on_one_side() -> None:
    """Three players may be three Loyalists; three identity cards are left over, and no view names them."""
    t = until(fresh(3), "deal")

    chance(t, "deal loyalist", "deal loyalist", "deal loyalist")

    assert [int(t.side[seat]) for seat in range(3)] == [0, 0, 0]
    imagined = [GAME.imagine(GAME.observe(t, 0), intrigue.Rng(seed)) for seed in range(40)]
    assert {tuple(int(side) for side in world.side[1:3]) for world in imagined} == {(0, 0), (0, 1), (1, 0), (1, 1)}


@clause("E2-27")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_first_player_is_chosen_at_random(seats: int) -> None:
    """Every player is as likely as the other."""
    t = until(fresh(seats), "first-player")

    assert weights(t) == {f"first {player}": 1 for player in all_players(t)}


@clause("E2-28", "E2-300", "E2-31")
def test_agents_are_put_down_clockwise_from_the_first_player_twice() -> None:
    """Seat 2 of three begins; each names any of the nine cities, must do so, and then seat 2 has the first turn."""
    t = until(fresh(3), "first-player")
    chance(t, "first Tu")
    order: list[str | None] = []

    while prompt(t) == "add-agent":
        order.append(asked(t))
        assert offered(t) == [f"city {city}" for city in CITY_NAMES]
        answer(t, str(asked(t)), f"city {CITY_NAMES[len(order)]}")

    assert order == ["Tu", "M", "Th", "Tu", "M", "Th"]
    assert agents(t, CITY_NAMES[1], "Tu") == agents(t, CITY_NAMES[4], "Tu") == 1
    assert agents(t, CITY_NAMES[3], "Th") == agents(t, CITY_NAMES[6], "Th") == 1
    assert asked(t) == "Tu"
    assert events(t, "turn") == [{"seat": "Tu", "round": 1}]


@clause("E2-29")
def test_a_city_may_hold_agents_of_several_players_and_several_of_one() -> None:
    """Both players put both their agents into Paris."""
    t = until(fresh(2), "first-player")
    chance(t, "first M")

    for player in ("M", "Th", "M", "Th"):
        play(t, player, "city paris")

    assert agents(t, "paris", "M") == agents(t, "paris", "Th") == 2
    assert agent_stock(t, "M") == agent_stock(t, "Th") == 8
    assert seat_of(t, "Th") == 1
