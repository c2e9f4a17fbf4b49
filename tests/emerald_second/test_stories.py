"""What everybody reads when a card is used: whole stories, event by event (section 20)."""

from __future__ import annotations

import pytest

from emerald_second.situations import answer, chance, named, situation, told
from intrigue.games.emerald.second.table import Emerald
from support import clause


def lines(t: Emerald) -> list[str]:
    """What everybody may read, every argument in alphabetical order, players by their names."""
    return [
        " ".join([event.kind, *[f"{name}={named(t, str(event.args[name]))}" for name in sorted(event.args)]])
        for event in told(t)
    ]


def played(hand: str, cities: list[str], answers: list[str]) -> Emerald:
    """Monday holds these cards, Thursday Sherlock Holmes; she keeps Zombies, if Monday does not hold them."""
    t = situation(
        "M Th W" if any("W" in city for city in cities) else "M Th",
        cities,
        hands={"M": hand, "Th": "sherlock_holmes"},
        decks={"M": "place_two claim_move"},
        discards={"M": "retrieve_two"},
        kept={"Th": "" if hand == "zombies" else "zombies"},
        scored={"Th": "2 loyalist zombies"},
        turn="M",
    )
    for each in answers:
        who, _, phrase = each.partition(" ")
        if who == "chance":
            chance(t, phrase)
        else:
            answer(t, who, phrase)
    return t


# The cards, the cities, who answers what, and what is told.
STORIES = [
    (
        "black_hand",
        ["rome: royalty killed by M"],
        ["M use black_hand"],
        [
            "played card=black_hand seat=M symbol=text",
            "kept card=black_hand seat=M",
            "scored points=2 seat=M sort=restorationist source=black_hand",
        ],
    ),
    (
        "change_of_heart",
        [],
        ["M use change_of_heart"],
        [
            "played card=change_of_heart seat=M symbol=text",
            "kept card=change_of_heart seat=M",
            "changed-sides seat=M",
        ],
    ),
    (
        "cthulhu",
        ["rome: Th 1 agent", "paris: Th 1 agent"],
        ["M use cthulhu", "M city rome", "Th let"],
        [
            "played card=cthulhu seat=M symbol=text",
            "attacks-city city=rome seat=M",
            "kept card=cthulhu seat=M",
            "city-devastated cards=4 city=rome",
        ],
    ),
    (
        "diogenes_club",
        [],
        ["M use diogenes_club", "chance draw place_two", "chance draw claim_move"],
        [
            "played card=diogenes_club seat=M symbol=text",
            "drew card=hidden seat=M",
            "drew card=hidden seat=M",
        ],
    ),
    (
        "duchess_d_uzes",
        ["rome: M 2 cubes 1 agent, Th 1 cube, shows vampires, below 4"],
        [
            "M use duchess_d_uzes",
            "M city rome",
            "chance roll insane",
            "chance turn-up royalty",
            "chance turn-up city_rome",
        ],
        [
            "played card=duchess_d_uzes seat=M symbol=text",
            "claimed card=vampires city=rome seat=M",
            "cubes-to-limbo city=rome n=2 seat=M",
            "cubes-to-stock city=rome n=1 seat=Th",
            "scored points=2 seat=M sort=loyalist source=vampires",
            "sanity-roll result=insane seat=M why=claim",
            "token-lost left=2 seat=M",
            "royalty-appears city=rome royalty=rhogog",
            "turned-up card=city_rome city=rome",
        ],
    ),
    (
        "hide_royalty",
        ["rome: M 2 agents, royalty"],
        ["M use hide_royalty", "M city rome", "chance roll insane"],
        [
            "played card=hide_royalty seat=M symbol=text",
            "kept card=hide_royalty seat=M",
            "royalty-hidden city=rome royalty=rhogog seat=M",
            "scored points=3 seat=M sort=loyalist source=rhogog",
            "sanity-roll result=insane seat=M why=royalty-hidden",
            "token-lost left=2 seat=M",
            "agent-lost city=rome seat=M",
        ],
    ),
    (
        "holy_brotherhood",
        ["rome: M 2 agents"],
        ["M use holy_brotherhood"],
        [
            "played card=holy_brotherhood seat=M symbol=text",
            "cubes-from-limbo n=2 seat=M",
        ],
    ),
    (
        "inspector_lestrade",
        ["rome: Th 2 cubes"],
        ["M use inspector_lestrade", "M aim rome Th"],
        [
            "played card=inspector_lestrade seat=M symbol=text",
            "cubes-to-stock city=rome n=2 seat=Th",
        ],
    ),
    (
        "irene_adler",
        ["rome: Th 1 agent"],
        ["M use irene_adler", "M aim rome Th", "Th city cairo", "Th city rome", "Th city rome"],
        [
            "played card=irene_adler seat=M symbol=text",
            "removed card=irene_adler seat=M",
            "agent-replaced city=rome seat=M victim=Th",
            "agents-added city=rome n=1 seat=M",
            "revealed seat=Th side=loyalist why=agents",
            "agents-added city=cairo n=1 seat=Th",
            "agents-added city=rome n=2 seat=Th",
        ],
    ),
    (
        "matvei_golovinski",
        [],
        ["M use matvei_golovinski"],
        [
            "played card=matvei_golovinski seat=M symbol=text",
            "marker-moved at=2 steps=2 track=loyalist",
            "tracks points=2",
        ],
    ),
    (
        "mi_go",
        ["rome: M 2 agents"],
        ["M use mi_go", "M take rome", "M take rome"],
        [
            "played card=mi_go seat=M symbol=text",
            "kept card=mi_go seat=M",
            "agent-away city=rome seat=M",
            "agent-away city=rome seat=M",
        ],
    ),
    (
        "freemasons",
        [],
        ["M use freemasons", "M done", "chance draw place_two"],
        [
            "played card=freemasons seat=M symbol=text",
            "drew card=hidden seat=M",
        ],
    ),
    (
        "okhrana",
        ["rome: Th 2 cubes"],
        ["M use okhrana", "M aim rome Th", "M done"],
        [
            "played card=okhrana seat=M symbol=text",
            "cubes-to-limbo city=rome n=1 seat=Th",
        ],
    ),
    (
        "peoples_will",
        [],
        ["M use peoples_will"],
        [
            "played card=peoples_will seat=M symbol=text",
            "cubes-from-limbo n=5 seat=M",
        ],
    ),
    (
        "pinkerton_agents",
        [],
        ["M use pinkerton_agents", "M city rome"],
        [
            "played card=pinkerton_agents seat=M symbol=text",
            "removed card=pinkerton_agents seat=M",
            "agents-added city=rome n=1 seat=M",
        ],
    ),
    (
        "shoggoth",
        ["rome: Th 2 agents"],
        ["M use shoggoth", "M aim rome Th", "Th let"],
        [
            "played card=shoggoth seat=M symbol=text",
            "attacks city=rome how=shoggoth seat=M victim=Th",
            "agent-killed city=rome seat=M victim=Th",
            "kept card=shoggoth seat=M",
            "scored points=3 seat=M sort=box source=shoggoth",
        ],
    ),
    (
        "sigmund_freud",
        [],
        ["M use sigmund_freud"],
        [
            "played card=sigmund_freud seat=M symbol=text",
            "removed card=sigmund_freud seat=M",
            "healed seat=M tokens=3",
            "marker-moved at=2 steps=2 track=restorationist",
            "tracks points=2",
        ],
    ),
    (
        "terrors_of_the_night",
        [],
        ["M use terrors_of_the_night", "M choose Th", "chance roll insane"],
        [
            "played card=terrors_of_the_night seat=M symbol=text",
            "sanity-roll result=insane seat=Th why=terror",
            "token-lost left=2 seat=Th",
        ],
    ),
    (
        "third_section",
        ["rome: below 1, royalty"],
        ["M use third_section", "M city rome"],
        [
            "played card=third_section seat=M symbol=text",
            "card-removed card=city_rome city=rome seat=M",
        ],
    ),
    (
        "vampires",
        ["rome: M 1 agent, Th 2 agents"],
        ["M use vampires", "M aim rome Th", "Th let"],
        [
            "played card=vampires seat=M symbol=text",
            "attacks city=rome how=vampires seat=M victim=Th",
            "kept card=vampires seat=M",
            "agent-replaced city=rome seat=M victim=Th",
            "agents-added city=rome n=1 seat=M",
        ],
    ),
    (
        "vladimir_burtsev",
        [],
        ["M use vladimir_burtsev", "M choose Th"],
        [
            "played card=vladimir_burtsev seat=M symbol=text",
            "looked-at other=Th seat=M side=hidden",
        ],
    ),
    (
        "yog_sothoth",
        ["rome: M 2 agents"],
        ["M use yog_sothoth", "M take rome", "M done"],
        [
            "played card=yog_sothoth seat=M symbol=text",
            "kept card=yog_sothoth seat=M",
            "agent-given city=rome seat=M",
            "scored points=1 seat=M sort=loyalist source=yog_sothoth",
        ],
    ),
    (
        "zombies",
        ["rome: Th 2 agents, 1 zombie"],
        ["M use zombies", "M aim rome Th", "Th let", "M city paris", "M city vienna"],
        [
            "played card=zombies seat=M symbol=text",
            "attacks city=rome how=zombie seat=M victim=Th",
            "agent-eaten city=rome seat=M victim=Th",
            "zombie-placed city=paris seat=M",
            "zombie-placed city=vienna seat=M",
        ],
    ),
    (
        "society_of_leopold",
        ["rome: 2 zombies"],
        ["M use society_of_leopold"],
        [
            "played card=society_of_leopold seat=M symbol=text",
            "removed card=society_of_leopold seat=M",
            "zombies-banished seat=M",
            "banished card=zombies place=kept seat=Th",
            "points-lost points=2 seat=Th source=zombies",
        ],
    ),
    (
        "hired_assassin",
        ["rome: M 4 agents 1 cube, royalty, Th 1 cube"],
        ["M assassinate hired_assassin", "M aim rome royalty", "chance roll sane", "M done"],
        [
            "played card=hired_assassin seat=M symbol=assassinate",
            "removed card=hired_assassin seat=M",
            "royalty-killed city=rome royalty=rhogog seat=M",
            "scored points=3 seat=M sort=restorationist source=rhogog",
            "sanity-roll result=sane seat=M why=royalty-killed",
            "cubes-to-limbo city=rome n=1 seat=M",
            "cubes-to-stock city=rome n=1 seat=Th",
        ],
    ),
    (
        "sebastian_moran infernal_machine",
        ["rome: M 2 agents 1 cube, Th 1 agent, W 1 cube"],
        [
            "M assassinate sebastian_moran",
            "M aim rome Th",
            "M bomb infernal_machine",
            "Th let",
            "Th city cairo",
            "Th city cairo",
            "Th city cairo",
        ],
        [
            "played card=sebastian_moran seat=M symbol=assassinate",
            "played card=infernal_machine seat=M symbol=bomb",
            "removed card=infernal_machine seat=M",
            "attacks city=rome how=assassination seat=M victim=Th",
            "agent-killed city=rome seat=M victim=Th",
            "kept card=sebastian_moran seat=M",
            "scored points=4 seat=M sort=box source=sebastian_moran",
            "revealed seat=Th side=loyalist why=agents",
            "agents-added city=cairo n=3 seat=Th",
            "cubes-to-limbo city=rome n=1 seat=M",
            "cubes-to-stock city=rome n=1 seat=W",
        ],
    ),
    (
        "leon_czolgosz fenians",
        ["paris: M 2 agents, Th 1 agent"],
        [
            "M assassinate leon_czolgosz",
            "M aim paris Th",
            "M use fenians",
            "Th interrupt sherlock_holmes",
            "chance draw place_bomb",
        ],
        [
            "played card=leon_czolgosz seat=M symbol=assassinate",
            "played card=fenians seat=M symbol=text",
            "removed card=fenians seat=M",
            "attacks city=paris how=assassination seat=M victim=Th",
            "interrupted card=sherlock_holmes seat=Th",
            "kept card=leon_czolgosz seat=M",
            "drew card=hidden seat=Th",
        ],
    ),
    (
        "cthulhu",
        ["rome: Th 1 agent"],
        ["M use cthulhu", "M city rome", "Th interrupt sherlock_holmes", "chance draw place_two"],
        [
            "played card=cthulhu seat=M symbol=text",
            "attacks-city city=rome seat=M",
            "interrupted card=sherlock_holmes seat=Th",
            "kept card=cthulhu seat=M",
            "drew card=hidden seat=Th",
        ],
    ),
]


@clause("E2-297", "E2-298")
@pytest.mark.parametrize(("hand", "cities", "answers", "story"), STORIES, ids=[story[0] for story in STORIES])
def test_everybody_reads_what_happens(hand: str, cities: list[str], answers: list[str], story: list[str]) -> None:
    """What is played, what becomes of the card, and everything it does, in the order in which it is done."""
    t = played(hand, cities, answers)

    assert lines(t) == story


@clause("E2-297", "E2-227")
def test_everybody_reads_where_agents_return_from_mi_go() -> None:
    """And how many of them."""
    t = situation("M Th", kept={"M": "mi_go"}, away={"M": 2}, turn="M")

    answer(t, "M", "return rome")

    assert lines(t) == ["agents-returned city=rome n=2 seat=M"]


@clause("E2-297", "E2-41")
def test_everybody_reads_that_there_was_nothing_to_draw() -> None:
    """Watson draws the only card; for the second there is none."""
    t = situation("M Th", hands={"M": "doctor_watson"}, decks={"M": ""}, discards={"M": "place_two"}, turn="M")

    answer(t, "M", "use doctor_watson")
    chance(t, "draw place_two")

    assert lines(t) == [
        "played card=doctor_watson seat=M symbol=text",
        "shuffled seat=M",
        "drew card=hidden seat=M",
        "nothing-to-draw seat=M",
    ]
