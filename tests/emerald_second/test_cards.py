"""Playing a card for its symbols or for its text (section 4)."""

from __future__ import annotations

from collections import Counter

import pytest

import intrigue
from emerald_second.situations import (
    agents,
    answer,
    asked,
    cubes,
    events,
    kinds,
    limbo,
    offered,
    play,
    points,
    prompt,
    removed,
    situation,
    stub,
    tokens,
    top,
    zone,
)
from intrigue.games.emerald.second import GAME
from intrigue.games.emerald.second.box import Card
from intrigue.games.emerald.second.cards import CARD_NAMES, CITY_CARD_NAMES, GAME_CARD_NAMES
from intrigue.games.emerald.second.table import Emerald
from intrigue.kernel.bag import names
from support import clause


def printed(name: str) -> Card:
    """What the table says of a card."""
    if name in CITY_CARD_NAMES:
        return GAME.box.city_cards[name.removeprefix("city_")]
    return GAME.box.start_deck[name] if name in GAME.box.start_deck else GAME.box.cards[name]


# ---------------------------------------------------------------- one kind of symbol, or the text


@clause("E2-42")
def test_a_card_serves_for_one_kind_of_its_symbols() -> None:
    """Claim or move: the card that claims moves nobody, and it is gone."""
    t = situation("M Th", ["rome: M 1 cube 1 agent"], hands={"M": "claim_move"}, turn="M")

    play(t, "M", "claim claim_move", "city rome")

    assert agents(t, "rome", "M") == 1
    assert offered(t) == ["pass"]


@clause("E2-42")
@pytest.mark.parametrize(("track", "markers"), [("restorationist", (1, 0)), ("loyalist", (0, 1))])
def test_of_two_kinds_of_marker_symbols_one_is_used(track: str, markers: tuple[int, int]) -> None:
    """The Marquis has one of each; within one action he is not offered a second time."""
    t = situation("M Th", hands={"M": "marquis_de_rochefort"}, turn="M")

    answer(t, "M", f"advance marquis_de_rochefort {track}")
    then = offered(t)
    answer(t, "M", "done")

    assert then == ["done"]
    assert (t.restorationist, t.loyalist) == markers


@clause("E2-42")
def test_a_card_used_for_its_text_gives_no_symbols() -> None:
    """Golovinski's text moves the Loyalist marker two spaces, not three with his symbol."""
    t = situation("M Th", hands={"M": "matvei_golovinski"}, turn="M")

    answer(t, "M", "use matvei_golovinski")

    assert t.loyalist == 2
    assert offered(t) == ["pass"]


@clause("E2-42", "E2-106")
def test_a_card_that_assassinates_gives_no_bomb_in_the_same_attack() -> None:
    """With two agents, and Ravachol's own two bombs, 4 would be reached; without them it is not."""
    t = situation("M Th", ["paris: M 2 agents, Th 1 agent"], hands={"M": "ravachol"}, turn="M")

    assert GAME.box.cities["paris"].defence == 4
    assert offered(t, "assassinate") == []


@clause("E2-43")
def test_all_place_symbols_of_a_card_count() -> None:
    """Two symbols, two cubes."""
    t = situation("M Th", hands={"M": "place_two"}, turn="M")

    answer(t, "M", "place place_two", "city rome")

    assert cubes(t, "rome", "M") == 2


@clause("E2-43", "E2-64")
def test_all_claim_symbols_of_a_card_count() -> None:
    """A card with two symbols claims two cards."""
    game = stub(start_deck__place_claim__claim=2)
    t = situation("M Th", ["rome: M 1 cube", "cairo: M 1 cube"], hands={"M": "place_claim"}, turn="M", game=game)

    play(t, "M", "claim place_claim", "city rome", "city cairo")

    assert zone(t, "discards", "M") == ["city_cairo", "city_rome", "place_claim"]


@clause("E2-43")
def test_all_retrieve_symbols_of_a_card_count() -> None:
    """Two symbols, two cubes from Limbo."""
    t = situation("M Th", hands={"M": "retrieve_two"}, limbo={"M": 5}, turn="M")

    answer(t, "M", "retrieve retrieve_two", "take limbo", "take limbo")

    assert limbo(t, "M") == 3


@clause("E2-43")
def test_all_move_symbols_of_a_card_count() -> None:
    """Cairo's city card moves two agents."""
    t = situation("M Th", ["rome: M 3 agents"], hands={"M": "city_cairo"}, turn="M")

    answer(t, "M", "move city_cairo", "go rome berlin", "go rome vienna")

    assert (agents(t, "rome", "M"), agents(t, "berlin", "M"), agents(t, "vienna", "M")) == (1, 1, 1)


@clause("E2-43")
def test_all_marker_symbols_of_a_card_count() -> None:
    """Emma Goldman moves the Restorationist marker two spaces."""
    t = situation("M Th", hands={"M": "emma_goldman"}, turn="M")

    answer(t, "M", "advance emma_goldman restorationist", "done")

    assert t.restorationist == 2


@clause("E2-43")
def test_all_bombs_of_a_card_count() -> None:
    """Madrid's city card brings two bombs: with two agents that is the 4 of Paris."""
    t = situation("M Th", ["paris: M 2 agents, Th 1 agent"], hands={"M": "city_madrid assassinate_bomb"}, turn="M")

    answer(t, "M", "assassinate assassinate_bomb", "aim paris Th", "bomb city_madrid")

    assert asked(t) == "Th"
    assert events(t, "attacks")


# ---------------------------------------------------------------- where a card goes


@clause("E2-44")
def test_a_played_card_goes_to_the_own_discard_pile() -> None:
    """Both cards lie there, the last one on top, and all have seen them."""
    t = situation("M Th", hands={"M": "place_claim place_two"}, turn="M")

    answer(t, "M", "place place_claim", "place place_two", "city rome")

    assert zone(t, "discards", "M") == ["place_claim", "place_two"]
    assert top(t, "M") == "place_two"
    assert [(event["card"], event["symbol"]) for event in events(t, "played", "Th")] == [
        ("place_claim", "place"),
        ("place_two", "place"),
    ]
    assert zone(t, "hand", "M") == zone(t, "discards", "Th") == []


@clause("E2-45")
@pytest.mark.parametrize("name", CARD_NAMES)
def test_every_card_can_be_played_for_the_symbols_the_table_gives_it(name: str) -> None:
    """Where everything is possible, a card is offered for just the symbols that are on it."""
    shown = (
        "rome: M 1 cube 5 agents, royalty, shows zombies" if name != "zombies" else "rome: M 1 cube 5 agents, royalty"
    )
    t = situation("M Th", [shown], hands={"M": name}, turn="M")

    verbs = [phrase.split()[0] for phrase in offered(t) if phrase.split()[0] not in ("use", "discard", "pass")]
    tracks = [phrase.split()[2] for phrase in offered(t, "advance")]

    card = printed(name)
    wanted = {symbol for symbol in ("place", "claim", "retrieve", "move", "assassinate") if getattr(card, symbol) > 0}
    markers = {track for track in ("restorationist", "loyalist") if getattr(card, track) > 0}
    assert set(verbs) == wanted | ({"advance"} if markers else set())
    assert set(tracks) == markers


@clause("E2-45", "E2-105")
@pytest.mark.parametrize("name", [name for name in CARD_NAMES if name != "hired_assassin"])
def test_every_card_with_a_bomb_can_support_an_assassination(name: str) -> None:
    """One point is missing: a card is offered for it if it has a bomb, and no other card is."""
    game = stub(cities__paris__defence=4, start_deck__place_bomb__bomb=5)
    hands = {"M": f"hired_assassin place_bomb {name}" if name != "place_bomb" else "hired_assassin place_bomb"}
    t = situation("M Th", ["paris: M 3 agents, Th 1 agent"], hands=hands, turn="M", game=game)

    answer(t, "M", "assassinate hired_assassin", "aim paris Th")

    assert (f"bomb {name}" in offered(t)) == (printed(name).bomb > 0)


@clause("E2-46")
@pytest.mark.parametrize("name", ["elisee_reclus", "shoggoth", "zombies", "vampires", "city_paris"])
def test_agents_points_and_insanity_do_not_work_when_a_card_is_played(name: str) -> None:
    """Cards with an agent, with points and with insanity only place their cubes."""
    t = situation("M Th", ["rome: M 1 agent", "vienna: Th 1 agent"], hands={"M": name}, turn="M")

    answer(t, "M", f"place {name}", "city rome")

    assert asked(t) == "M"
    assert agents(t, "rome", "M") == 1
    assert points(t, "M") == 0
    assert tokens(t, "M") == 3
    assert kinds(t) == ["played", "cubes-placed"]


# ---------------------------------------------------------------- headings


@clause("E2-47", "E2-134")
def test_a_text_headed_action_costs_an_action() -> None:
    """The Peoples' Will and Golovinski are used as actions; after these Pinkerton Agents cannot be any more."""
    t = situation("M Th", hands={"M": "peoples_will pinkerton_agents matvei_golovinski"}, limbo={"M": 4}, turn="M")

    before = offered(t, "use")
    answer(t, "M", "use peoples_will")
    left = t.actions
    answer(t, "M", "use matvei_golovinski")

    assert before == ["use matvei_golovinski", "use peoples_will", "use pinkerton_agents"]
    assert left == 1
    assert offered(t) == ["end"]


@clause("E2-48")
def test_a_text_headed_free_action_costs_none() -> None:
    """After the Diogenes Club M still has two actions, and after these M may use another."""
    t = situation("M Th", hands={"M": "diogenes_club diogenes_club"}, turn="M")

    play(t, "M", "use diogenes_club")
    left = t.actions
    answer(t, "M", "pass", "pass")

    assert left == 2
    assert offered(t) == ["use diogenes_club", "end"]


@clause("E2-49", "E2-138")
def test_an_interrupt_is_used_in_another_players_turn_only() -> None:
    """Holmes has no text in the own turn; when his owner's agent is attacked he is offered."""
    hands = {"M": "assassinate_bomb sherlock_holmes", "Th": "sherlock_holmes"}
    own = situation("M Th", ["rome: M 3 agents, Th 1 agent"], hands={"M": hands["M"]}, turn="M")
    others = situation(
        "M Th", ["rome: M 3 agents, Th 1 agent"], hands={"M": "assassinate_bomb", "Th": hands["Th"]}, turn="M"
    )

    in_own_turn = offered(own, "use")
    answer(own, "M", "assassinate assassinate_bomb", "aim rome Th")
    answer(others, "M", "assassinate assassinate_bomb", "aim rome Th")

    assert in_own_turn == []
    assert (asked(own), offered(own)) == ("Th", ["let"])
    assert (asked(others), offered(others)) == ("Th", ["let", "interrupt sherlock_holmes"])


@clause("E2-50")
def test_a_benefit_is_used_while_an_action_is_carried_out() -> None:
    """Fenians is no action by itself; in an assassination that lacks points it is offered."""
    t = situation("M Th", ["paris: M 2 agents, Th 1 agent"], hands={"M": "assassinate_bomb fenians"}, turn="M")

    menu = offered(t, "use")
    answer(t, "M", "assassinate assassinate_bomb", "aim paris Th")

    assert menu == []
    assert "use fenians" in offered(t)


@clause("E2-51")
def test_a_one_use_card_is_removed_after_its_text() -> None:
    """Pinkerton Agents is used and leaves the game."""
    t = situation("M Th", hands={"M": "pinkerton_agents"}, turn="M")

    answer(t, "M", "use pinkerton_agents", "city rome")

    assert removed(t) == ["pinkerton_agents"]
    assert zone(t, "discards", "M") == zone(t, "kept", "M") == []
    assert events(t, "removed") == [{"seat": "M", "card": "pinkerton_agents"}]


@clause("E2-51", "E2-44")
def test_a_card_that_is_not_one_use_is_discarded_after_its_text() -> None:
    """Golovinski stays in the deck."""
    t = situation("M Th", hands={"M": "matvei_golovinski"}, turn="M")

    answer(t, "M", "use matvei_golovinski")

    assert zone(t, "discards", "M") == ["matvei_golovinski"]
    assert removed(t) == []


@clause("E2-52")
def test_a_one_use_card_played_for_a_symbol_is_discarded() -> None:
    """Pinkerton Agents moves two agents and stays in the deck."""
    t = situation("M Th", ["rome: M 2 agents"], hands={"M": "pinkerton_agents"}, turn="M")

    answer(t, "M", "move pinkerton_agents", "go rome paris", "done")

    assert zone(t, "discards", "M") == ["pinkerton_agents"]
    assert removed(t) == []


@clause("E2-53", "E2-54")
def test_a_one_use_card_that_gave_points_is_kept_with_them() -> None:
    """Vampires gave two points when they were claimed: they are kept after their text, and so are the points."""
    t = situation(
        "M Th",
        ["rome: M 1 agent, Th 2 agents"],
        hands={"M": "vampires"},
        scored={"M": "2 loyalist vampires"},
        turn="M",
    )

    answer(t, "M", "use vampires", "aim rome Th")
    answer(t, "Th", "let")

    assert zone(t, "kept", "M") == ["vampires"]
    assert removed(t) == []
    assert points(t, "M") == 2
    assert events(t, "kept") == [{"seat": "M", "card": "vampires"}]


@clause("E2-53")
def test_a_one_use_card_that_gives_points_on_being_used_is_kept() -> None:
    """Yog-Sothoth gives a point for an agent, and is kept."""
    t = situation("M Th", ["rome: M 3 agents"], hands={"M": "yog_sothoth"}, turn="M")

    answer(t, "M", "use yog_sothoth", "take rome", "done")

    assert zone(t, "kept", "M") == ["yog_sothoth"]
    assert points(t, "M") == 1


@clause("E2-53", "E2-55")
def test_points_in_the_table_decide_whether_a_card_is_kept() -> None:
    """With a point on them, Pinkerton Agents are kept instead of removed."""
    t = situation("M Th", hands={"M": "pinkerton_agents"}, turn="M", game=stub(cards__pinkerton_agents__vp_neutral=1))

    answer(t, "M", "use pinkerton_agents", "city rome")

    assert zone(t, "kept", "M") == ["pinkerton_agents"]
    assert removed(t) == []


@clause("E2-55")
def test_the_table_says_which_heading_a_card_has() -> None:
    """Golovinski as a free action costs no action, and as a one-use card he is removed."""
    game = stub(cards__matvei_golovinski__kind='"free"', cards__matvei_golovinski__vp_loyalist=0)
    once = stub(cards__matvei_golovinski__one_use=True, cards__matvei_golovinski__vp_loyalist=0)
    free = situation("M Th", hands={"M": "matvei_golovinski"}, turn="M", actions=0, game=game)
    single = situation("M Th", hands={"M": "matvei_golovinski"}, turn="M", game=once)

    answer(free, "M", "use matvei_golovinski")
    answer(single, "M", "use matvei_golovinski")

    assert zone(free, "discards", "M") == ["matvei_golovinski"]
    assert free.actions == 0
    assert removed(single) == ["matvei_golovinski"]


# ---------------------------------------------------------------- nobody takes another's cards


def owned(t: Emerald, seat: int) -> Counter[str]:
    """All cards a player has, wherever they are."""
    zones = (t.deck, t.hand, t.discards, t.lost, t.kept)
    return Counter(name for row in zones for name in names(row, seat, CARD_NAMES))


TEXTS = [name for name in GAME_CARD_NAMES if printed(name).kind in ("action", "free") and name != "society_of_leopold"]


@clause("E2-56")
@pytest.mark.parametrize("name", TEXTS)
def test_no_text_takes_cards_from_another_player(name: str) -> None:
    """Whatever is chosen, Th has after the text the cards she had; only the Society of Leopold is apart (E2-242)."""
    for seed in range(5):
        rng = intrigue.Rng(seed)
        t = situation(
            "M Th",
            ["rome: M 3 agents 1 cube, Th 2 agents 1 cube, royalty, 1 zombie", "paris: Th 2 agents"],
            hands={"M": f"{name} place_two", "Th": "place_claim emma_goldman sherlock_holmes"},
            decks={"Th": "city_london place_two"},
            discards={"Th": "city_paris assassinate_bomb"},
            kept={"Th": "hide_royalty"},
            limbo={"M": 4},
            turn="M",
        )
        before = owned(t, 1)

        answer(t, "M", f"use {name}")
        while asked(t) is not None and prompt(t) != "act":
            intrigue.advance(t, int(t.agenda[-1].at_random(t, rng)))

        assert owned(t, 1) == before
