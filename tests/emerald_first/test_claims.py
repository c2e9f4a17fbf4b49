"""Cubes, claims, and cards that are handed over, in detail (sections 3 to 7 and 11)."""

from __future__ import annotations

import pytest

from emerald_first.situations import (
    agent,
    answer,
    asked,
    begin_turn,
    chance,
    control,
    cubes,
    disc,
    display,
    end_turn,
    events,
    face_up,
    kinds,
    limbo,
    mad,
    master,
    offered,
    play,
    pool,
    removed,
    revealed,
    situation,
    stock,
    stub,
    top,
    why_over,
    zone,
)
from intrigue.games.emerald.first import GAME
from intrigue.games.emerald.first.cards import CITY_NAMES, PLACE_NAMES, PLAYERS
from support import clause


@clause("E1-49", "E1-46", "E1-59", "E1-486")
def test_free_actions_before_between_and_after_the_actions() -> None:
    """Any number of them, and none counts as an action; the turn ends only when the player says so."""
    t = situation("M Tu", hands={"M": "peoples_will peoples_will duchess_de_uzes matvei_golovinsky"}, turn="M")

    answer(t, "M", "use peoples_will")
    assert (t.actions, "end" in offered(t)) == (2, False)
    answer(t, "M", "pass", "use peoples_will")
    assert t.actions == 1
    answer(t, "M", "pass", "use duchess_de_uzes", "at box_rome", "use matvei_golovinsky")

    assert (t.actions, offered(t), t.war, stock(t, "M")) == (0, ["end"], 2, 6 + 2 - 1)


@clause("E1-82", "E1-81")
@pytest.mark.parametrize(
    ("first", "more"),
    [
        ("use peoples_will", []),
        ("exile rome Tu", []),
        ("shelter ravachol", []),
        ("place cube", ["at box_cairo"]),
    ],
)
def test_what_bars_a_claim(first: str, more: list[str]) -> None:
    """Every free action, of a card or of an effect, and every other action; in the next turn there may be another."""
    t = situation(
        "M Tu",
        ["rome: controlled by M, Tu 1 in box, M ravachol", "cairo: M 1 in box"],
        hands={"M": "peoples_will city_rome ravachol cube"},
        effects={"M": "devils_island mi_go"},
        turn="M",
    )
    assert offered(t, "claim") == ["claim box_cairo"]

    answer(t, "M", first, *more)

    assert offered(t, "claim") == []
    begin_turn(t, "M")
    assert offered(t, "claim") == ["claim box_cairo"]


@clause("E1-48", "E1-83", "E1-81")
def test_one_claim_a_turn() -> None:
    """After a claim there is no second one."""
    t = situation("M Tu", ["rome: M 1 in box", "cairo: M 1 in box"], turn="M")

    answer(t, "M", "claim box_rome")

    assert (t.actions, offered(t)) == (1, ["pass"])


@clause("E1-50", "E1-53", "E1-52")
def test_the_deck_is_made_anew_while_drawing() -> None:
    """Two cards are left: they come first, then the discards, hidden ones too, are shuffled; Tu's cards stay."""
    t = situation(
        "M Tu",
        hands={"M": "cube"},
        decks={"M": "gold two_gold"},
        discards={"M": "block", "Tu": "cube"},
        lost={"M": "two_cubes"},
        turn="M",
    )

    answer(t, "M", "pass", "pass", "end")
    chance(t, "draw gold", "draw two_gold")
    assert (zone(t, "deck", "M"), zone(t, "discards", "M"), top(t, "M")) == (["block", "two_cubes"], [], None)
    view = GAME.observe(t, 1).seats[0]
    assert (view.shuffled, view.shuffled_unseen) == (("block",), 1)
    chance(t, "draw two_cubes", "draw block")

    assert zone(t, "hand", "M") == ["block", "cube", "gold", "two_cubes", "two_gold"]
    assert (asked(t), zone(t, "discards", "Tu")) == ("Tu", ["cube"])


@clause("E1-55", "E1-468")
def test_cards_are_played_openly_one_on_the_other() -> None:
    """All cards of an action are seen, the last lies on top."""
    t = situation("M Tu", hands={"M": "cube cube_gold"}, turn="M")

    answer(t, "M", "place cube", "place cube_gold", "at box_rome")

    assert [event["card"] for event in events(t, "played", "Tu")] == ["cube", "cube_gold"]
    assert (top(t, "M"), GAME.observe(t, 1).seats[0].discards) == ("cube_gold", ("cube", "cube_gold"))


@clause("E1-62", "E1-192")
def test_a_one_use_card_stays_when_it_serves_for_symbols() -> None:
    """Hide Royalty for its cubes and a Hired Assassin for his bomb go to the discard pile."""
    t = situation(
        "M Tu",
        ["madrid: M main"],
        hands={"M": "hide_royalty hired_assassin assassinate cube_bomb cube_bomb"},
        turn="M",
    )

    answer(t, "M", "place hide_royalty", "at box_rome", "attempt assassinate", "strike royal_madrid")
    answer(t, "M", "bomb cube_bomb", "bomb cube_bomb", "bomb hired_assassin")

    assert zone(t, "discards", "M") == ["cube_bomb", "cube_bomb", "hide_royalty", "hired_assassin"]
    assert removed(t) == ["assassinate"]


@clause("E1-72", "E1-487", "E1-517", "E1-503")
def test_all_places_for_cubes() -> None:
    """Twelve Game cards, twelve City boxes and the display, for placing, for the Duchess and for the Brotherhood."""
    t = situation("M Tu", ["rome: M 1 in box"], hands={"M": "cube duchess_de_uzes holy_brotherhood"}, turn="M")
    everywhere = sorted(f"at {place}" for place in (*PLACE_NAMES[:24], "doctor_watson", "sigmund_freud"))

    placing, duchess, brothers = t.copy(), t.copy(), t.copy()
    for table in (placing, duchess, brothers):
        table.listening = False
    answer(placing, "M", "place cube")
    answer(duchess, "M", "use duchess_de_uzes")
    answer(brothers, "M", "use holy_brotherhood", "take box_rome")

    assert offered(placing, "at") == offered(duchess) == everywhere
    assert offered(brothers) == offered(brothers, "at") == [place for place in everywhere if place != "at box_rome"]


@clause("E1-276")
def test_the_duchess_needs_a_cube() -> None:
    """Without one in stock she cannot be used."""
    t = situation("M Tu", hands={"M": "duchess_de_uzes"}, stock={"M": 0}, turn="M")

    assert offered(t, "use") == []


@clause("E1-86", "E1-88", "E1-90", "E1-91")
def test_agents_count_in_their_city_alone() -> None:
    """Two agents of Tu outweigh M's cubes on card and box of Rome; on an effect they count for nothing."""
    t = situation(
        "M Tu",
        ["rome: M 1 in box, M 1 on card, Tu main, Tu ravachol", "paris: M 2 in box, M 2 on card, Tu emma_goldman"],
        on_effects={"mrs_hudson": "M 1"},
        turn="M",
    )

    assert offered(t, "claim") == ["claim box_paris", "claim card_paris", "claim mrs_hudson"]


@clause("E1-91", "E1-92", "E1-85")
@pytest.mark.parametrize(
    ("there", "legal"),
    [
        ("M 2 in box, Tu 2 in box", True),
        ("M 1 in box, M main, Tu 2 in box", True),
        ("M 2 in box, Tu 1 in box, Tu main", False),
        ("M 1 in box, M main, Tu 1 in box, Tu main", True),
        ("M 1 in box, Tu 2 in box", False),
        ("M main, M ravachol", False),
        ("M 2 in box, Tu 1 in box, W 2 in box", True),
        ("M 2 in box, Tu 1 in box, W 3 in box", False),
        ("M 2 in box, W 1 in box, W main", False),
    ],
)
def test_who_may_claim(there: str, legal: bool) -> None:
    """Nobody else has more points; in a tie more agents are more; a cube is needed."""
    t = situation("M Tu W", [f"rome: {there}"], turn="M")

    assert ("claim box_rome" in offered(t)) is legal


@clause("E1-94", "E1-76")
def test_a_disc_stops_what_it_lies_on_alone() -> None:
    """On the box the Game card can still be claimed, on the card the city; on an effect that effect not."""
    t = situation(
        "M Tu",
        ["rome: box blocked, M 1 in box, M 1 on card", "paris: card blocked, M 1 in box, M 1 on card"],
        on_effects={"mrs_hudson": "M 1", "mi_go": "M 1"},
        turn="M",
    )
    t.blocked[PLACE_NAMES.index("mi_go")] = 1

    assert offered(t, "claim") == ["claim box_paris", "claim card_rome", "claim mrs_hudson"]


@clause("E1-97", "E1-382", "E1-84")
def test_nothing_is_claimed_in_a_destroyed_city() -> None:
    """Nor an effect that is not on display, even if cubes lay there."""
    t = situation("M Tu", ["rome: destroyed"], effects={"Tu": "mi_go"}, turn="M")
    for place in ("box_rome", "card_rome", "mi_go", "yog_sothoth"):
        t.cubes[PLACE_NAMES.index(place) * PLAYERS] = 1

    assert offered(t, "claim") == []


@clause("E1-98", "E1-99", "E1-100", "E1-108", "E1-109", "E1-110", "E1-111", "E1-30")
def test_an_agent_is_claimed() -> None:
    """Counter and disc to the box, card to the discards, cubes of the card alone away; the next card comes up."""
    t = situation(
        "M Tu W",
        ["rome: shows ravachol, below 2, M 2 on card, Tu 1 on card, W 1 on card, M 1 in box, Tu 3 in box"],
        turn="M",
    )
    assert agent(t, "ravachol").place == "card"

    answer(t, "M", "claim card_rome")
    chance(t, "turn-up vera_figner")

    assert (agent(t, "ravachol").place, master(t, "ravachol"), agent(t, "ravachol").vampire) == ("rome", "M", False)
    assert (top(t, "M"), face_up(t, "rome"), agent(t, "vera_figner").place) == ("ravachol", "vera_figner", "card")
    assert (limbo(t, "M"), limbo(t, "Tu"), stock(t, "Tu"), stock(t, "W")) == (2, 0, 6 + 1, 6 + 1)
    assert (cubes(t, "box_rome", "M"), cubes(t, "box_rome", "Tu"), cubes(t, "card_rome", "Tu")) == (1, 3, 0)
    assert (GAME.observe(t, None).cities[CITY_NAMES.index("rome")].pile, t.war, control(t, "rome")) == (1, 0, None)


@clause("E1-110", "E1-105", "E1-109")
def test_claiming_a_city_leaves_its_game_card_alone() -> None:
    """The cubes of the box go, those on the card stay, and no card comes up; only the claimant gains points."""
    t = situation("M Tu", ["rome: shows ravachol, M 2 in box, Tu 1 in box, M 1 on card, Tu 2 on card"], turn="M")

    answer(t, "M", "claim box_rome")

    assert (limbo(t, "M"), stock(t, "Tu"), cubes(t, "card_rome", "M"), cubes(t, "card_rome", "Tu")) == (2, 7, 1, 2)
    assert (face_up(t, "rome"), agent(t, "ravachol").place, disc(t, "M"), disc(t, "Tu")) == ("ravachol", "card", 4, 0)
    assert asked(t) == "M"


@clause("E1-112", "E1-113", "E1-115")
def test_only_the_last_card_moves_war() -> None:
    """With one card below, War and the display stay."""
    t = situation("M Tu", ["rome: shows nadar, below 1, M 1 on card"], turn="M")

    answer(t, "M", "claim card_rome")
    chance(t, "turn-up ravachol")

    assert (t.war, display(t), GAME.observe(t, None).cities[CITY_NAMES.index("rome")].pile) == (
        0,
        ["doctor_watson", "sigmund_freud"],
        0,
    )


@clause("E1-112", "E1-98", "E1-116")
def test_the_last_card_may_cost_sanity_too() -> None:
    """War moves and an effect comes up before the sanity counter is drawn."""
    t = situation("M Tu", ["rome: shows shoggoth, below 0, M 1 on card"], turn="M")

    answer(t, "M", "claim card_rome")
    chance(t, "bring mi_go", "sanity mad")

    assert (t.war, mad(t, "M"), mad(t, "Tu")) == (2, 1, 0)
    assert kinds(t).index("marker-moved") < kinds(t).index("effect-up") < kinds(t).index("sanity-drawn")


@clause("E1-116", "E1-244")
@pytest.mark.parametrize(("effect", "draws"), [("cultists", True), ("mi_go", True), ("mrs_hudson", False)])
def test_effects_with_the_symbol_cost_sanity(effect: str, draws: bool) -> None:
    """Who claims a Permanent Effect draws if it shows the symbol."""
    t = situation("M Tu", on_effects={effect: "M 1, Tu 1"}, turn="M")

    answer(t, "M", f"claim {effect}")

    assert (asked(t) == "chance") is draws
    assert (limbo(t, "M"), stock(t, "Tu"), effect in display(t)) == (1, 7, False)


@clause("E1-104", "E1-66", "E1-482", "E1-64", "E1-469")
@pytest.mark.parametrize(
    ("place", "told"), [("hands", "hand"), ("decks", "deck"), ("discards", "discards"), ("lost", "discards")]
)
def test_an_agents_card_is_looked_for_everywhere(place: str, told: str) -> None:
    """In hand, deck and discard pile, hidden discards too; the owner draws only for one from their hand."""
    zones: dict[str, dict[str, str]] = {"decks": {"M": "gold"}, "hands": {"M": "cube"}}
    zones[place] = {"M": f"{zones.get(place, {}).get('M', '')} ravachol".strip()}
    t = situation("Tu M", ["rome: M ravachol"], doubles={"Tu": "ravachol"}, turn="Tu", **zones)  # type: ignore[arg-type]
    before = sum(len(zone(t, each, "M")) for each in ("hand", "deck", "discards", "lost"))

    play(t, "Tu", "show ravachol")

    assert events(t, "found") == [{"seat": "M", "card": "ravachol", "place": told}]
    assert sum(len(zone(t, each, "M")) for each in ("hand", "deck", "discards", "lost")) == before - 1
    assert len(zone(t, "hand", "M")) == (2 if place == "hands" else 1)
    assert (top(t, "Tu"), zone(t, "discards", "Tu")) == ("ravachol", ["ravachol"])


@clause("E1-64", "E1-53")
def test_a_replacement_may_need_a_new_deck() -> None:
    """M gives up a card from their hand and has no deck: their discards are shuffled, and one of them is drawn."""
    t = situation(
        "Tu M",
        ["rome: M ravachol"],
        hands={"M": "ravachol"},
        decks={"M": ""},
        discards={"M": "block"},
        doubles={"Tu": "ravachol"},
        turn="Tu",
    )

    answer(t, "Tu", "show ravachol")
    chance(t, "draw block")

    assert (zone(t, "hand", "M"), zone(t, "discards", "M"), asked(t)) == (["block"], [], "Tu")


@clause("E1-165", "E1-319", "E1-334")
@pytest.mark.parametrize("how", ["remove", "bury"])
@pytest.mark.parametrize("taken", ["double", "vampire"])
def test_a_removed_card_comes_back_with_its_agent(how: str, taken: str) -> None:
    """Openly removed or not, by a double agent or a vampire: Tu gets the card of the agent taken."""
    t = situation(
        "M Tu",
        ["rome: M elisee_reclus, Tu main vampire"],
        hands={"M": "third_section elisee_reclus", "Tu": "vampire"},
        doubles={"Tu": "elisee_reclus"},
        turn="M",
    )

    answer(t, "M", "use third_section", f"{how} elisee_reclus")
    assert (master(t, "elisee_reclus"), "elisee_reclus" in removed(t)) == ("M", how == "remove")
    begin_turn(t, "Tu")
    if taken == "double":
        answer(t, "Tu", "show elisee_reclus")
    else:
        answer(t, "Tu", "use vampire", "turn elisee_reclus")

    assert (master(t, "elisee_reclus"), top(t, "Tu"), removed(t)) == ("Tu", "elisee_reclus", [])
    assert asked(t) == "Tu"


@clause("E1-321", "E1-322", "E1-207", "E1-471")
def test_an_agent_without_a_card_can_still_be_killed() -> None:
    """He cannot act, but counts; when he dies, the card that was removed face down comes to light."""
    t = situation(
        "M Tu",
        ["rome: M evno_asef, M 1 in box, Tu 1 in box"],
        hands={"Tu": "shoggoth", "M": "infernal_machine"},
        buried={"M": "evno_asef"},
        known="M",
        turn="M",
    )
    assert (offered(t, "attempt"), offered(t, "claim")) == ([], ["claim box_rome"])

    begin_turn(t, "Tu")
    assert offered(t, "claim") == []
    answer(t, "Tu", "use shoggoth", "strike evno_asef")

    assert (agent(t, "evno_asef").place, removed(t), zone(t, "buried", "M")) == (
        "killed",
        ["evno_asef", "shoggoth"],
        [],
    )


@clause("E1-122")
def test_a_bought_cube_comes_from_the_pool() -> None:
    """Four gold bring two cubes."""
    t = situation("M Tu", hands={"M": "two_gold wilhelm_stieber"}, turn="M")

    answer(t, "M", "buy two_gold", "buy wilhelm_stieber", "done")

    assert (pool(t, "M"), stock(t, "M"), t.actions, zone(t, "hand", "M")) == (12, 8, 1, [])


@clause("E1-119", "E1-118")
def test_retrieved_cubes_return_to_the_stock() -> None:
    """One from the box, one from the card: both places are left without."""
    t = situation("M Tu", ["rome: M 1 in box, M 1 on card, Tu 1 in box"], hands={"M": "two_cubes"}, turn="M")

    answer(t, "M", "retrieve two_cubes", "take card_rome", "take box_rome")

    assert (stock(t, "M"), cubes(t, "box_rome", "M"), cubes(t, "card_rome", "M")) == (8, 0, 0)
    assert (cubes(t, "box_rome", "Tu"), top(t, "M")) == (1, "two_cubes")


@clause("E1-142", "E1-445", "E1-446")
@pytest.mark.parametrize(("track", "card"), [("war", "city_berlin"), ("revolution", "emma_goldman")])
def test_each_track_has_its_own_top(track: str, card: str) -> None:
    """With one track longer than the other, each ends the game at its own last space."""
    long = stub(**{f"tracks__{track}__length": 14})
    t = situation("M Tu", hands={"M": card}, game=long, turn="M", **{track: 11})  # type: ignore[arg-type]
    short = situation("M Tu", hands={"M": card}, turn="M", **{track: 11})  # type: ignore[arg-type]

    for table in (t, short):
        answer(table, "M", f"advance {card} {track}-up", "done")

    assert (why_over(t), getattr(t, track)) == ("", 13)
    assert (why_over(short), getattr(short, track)) == (track, 12)


@clause("E1-151", "E1-469", "E1-468")
def test_two_cards_of_a_name_are_discarded_one_on_the_other() -> None:
    """One of them is seen, the other is known to their owner alone."""
    t = situation("M Tu", hands={"M": "cube_bomb cube_bomb"}, turn="M")

    answer(t, "M", "discard cube_bomb", "discard cube_bomb", "top cube_bomb")

    assert (zone(t, "discards", "M"), zone(t, "lost", "M"), zone(t, "hand", "M")) == (["cube_bomb"], ["cube_bomb"], [])
    assert events(t, "discarded", "Tu") == [{"seat": "M", "n": 2, "top": "cube_bomb"}]


@clause("E1-168", "E1-169", "E1-170", "E1-171", "E1-172", "E1-498")
@pytest.mark.parametrize(
    ("name", "side", "may"),
    [
        ("sherlock_holmes", "restorationist", True),
        ("sherlock_holmes", "loyalist", False),
        ("professor_moriarty", "loyalist", True),
        ("professor_moriarty", "restorationist", False),
    ],
)
def test_who_may_keep_holmes_or_moriarty(name: str, side: str, may: bool) -> None:
    """A master of the right side reveals and keeps him, or lets him go unrevealed; the counter is spent anyway."""
    t = situation("Tu M", [f"rome: M {name}"], doubles={"Tu": name}, sides={"M": side}, turn="Tu")

    answer(t, "Tu", f"show {name}")
    assert (asked(t), offered(t)) == ("M", ["let", "reveal"] if may else ["let"])
    gone = t.copy()
    answer(gone, "M", "let")

    assert (master(gone, name), revealed(gone, "M"), agent(gone, name).double) == ("Tu", False, "shown")
    assert (top(gone, "Tu"), gone.actions) == (name, 1)
    if may:
        answer(t, "M", "reveal")
        assert (master(t, name), revealed(t, "M"), agent(t, name).double) == ("M", True, "shown")
        assert (top(t, "M"), why_over(t), t.actions, asked(t)) == (name, "", 1, "Tu")


@clause("E1-171", "E1-172", "E1-448", "E1-444")
def test_a_reveal_to_keep_an_agent_may_end_the_game() -> None:
    """The corrected score reaches the limit: the game ends in the middle of Tu's turn."""
    t = situation(
        "Tu M",
        ["rome: M sherlock_holmes, controlled by M"],
        doubles={"Tu": "sherlock_holmes"},
        sides={"M": "restorationist"},
        revolution=3,
        game=stub(players__2__vp_end=7),
        turn="Tu",
    )
    assert disc(t, "M") == 4

    answer(t, "Tu", "show sherlock_holmes")
    answer(t, "M", "reveal")

    assert (disc(t, "M"), why_over(t)) == (4 + 1 + 2, "points")


@clause("E1-51", "E1-388")
def test_hands_above_the_limit_stay() -> None:
    """Seven cards stay seven, also for the owner of Doctor Watson; four become five or six."""
    cards = "cube gold two_cubes two_gold block assassinate cube_gold"
    for effects, held, then in (({}, 7, 7), ({}, 4, 5), ({"M": "doctor_watson"}, 7, 7), ({"M": "doctor_watson"}, 4, 6)):
        t = situation("M Tu", hands={"M": " ".join(cards.split()[:held])}, display="", effects=effects, turn="M")

        end_turn(t, "M")

        assert (len(zone(t, "hand", "M")), asked(t)) == (then, "Tu")


@clause("E1-104", "E1-105", "E1-106", "E1-66")
def test_a_city_is_taken_from_the_first_seat() -> None:
    """The City card is found in the owner's discard pile and goes over with the points."""
    t = situation("M Tu", ["rome: controlled by M, Tu 3 in box"], discards={"M": "city_rome"}, turn="Tu")
    assert disc(t, "M") == 4

    play(t, "Tu", "claim box_rome")

    assert (control(t, "rome"), disc(t, "M"), disc(t, "Tu")) == ("Tu", 0, 4)
    assert ("city_rome" in zone(t, "discards", "M"), "city_rome" in zone(t, "hand", "M")) == (False, False)
