"""Companions: what a game has besides its rules fits what is declared, by its types and by its names."""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import pytest

from intrigue.bots import BOTS, make
from intrigue.cli.screens import Screen
from intrigue.games import GAMES, kabale
from intrigue.games.emerald import first, second
from intrigue.games.emerald.first import advice as first_advice
from intrigue.games.emerald.first import observation as first_observation
from intrigue.games.emerald.first import reasons as first_reasons
from intrigue.games.emerald.first import screen as first_screen
from intrigue.games.emerald.first import shown as first_shown
from intrigue.games.emerald.first import statistics as first_statistics
from intrigue.games.emerald.first import suspicion as first_suspicion
from intrigue.games.emerald.first import view as first_view
from intrigue.games.emerald.first import why as first_why
from intrigue.games.emerald.second import advice as second_advice
from intrigue.games.emerald.second import observation as second_observation
from intrigue.games.emerald.second import reasons as second_reasons
from intrigue.games.emerald.second import screen as second_screen
from intrigue.games.emerald.second import shown as second_shown
from intrigue.games.emerald.second import statistics as second_statistics
from intrigue.games.emerald.second import suspicion as second_suspicion
from intrigue.games.emerald.second import view as second_view
from intrigue.games.emerald.second import why as second_why
from intrigue.games.kabale import advice as kabale_advice
from intrigue.games.kabale import observation as kabale_observation
from intrigue.games.kabale import reasons as kabale_reasons
from intrigue.games.kabale import screen as kabale_screen
from intrigue.games.kabale import shown as kabale_shown
from intrigue.games.kabale import statistics as kabale_statistics
from intrigue.games.kabale import view as kabale_view
from intrigue.games.kabale import why as kabale_why
from intrigue.kernel.companions import (
    Advice,
    Observation,
    Reasons,
    Shown,
    Statistics,
    Suspects,
    Views,
    Why,
    advice_of,
    observation_of,
    reasons_of,
    shown_of,
    statistics_of,
    suspicion_of,
    views_of,
    why_of,
)
from intrigue.kernel.game import COMPANIONS, Game, companion
from laws.court import GAME as COURT

PROTOCOLS: Final[dict[str, type]] = {
    "advice": Advice,
    "observation": Observation,
    "reasons": Reasons,
    "screen": Screen,
    "shown": Shown,
    "statistics": Statistics,
    "suspicion": Suspects,
    "view": Views,
    "why": Why,
}

# What the type checker looks at: a module that does not fit its protocol is an error in these lines.
KABALE_ADVICE: Advice = kabale_advice
KABALE_OBSERVATION: Observation = kabale_observation
KABALE_REASONS: Reasons = kabale_reasons
KABALE_SCREEN: Screen = kabale_screen
KABALE_SHOWN: Shown = kabale_shown
KABALE_STATISTICS: Statistics = kabale_statistics
KABALE_VIEW: Views = kabale_view
KABALE_WHY: Why = kabale_why
FIRST_ADVICE: Advice = first_advice
FIRST_OBSERVATION: Observation = first_observation
FIRST_REASONS: Reasons = first_reasons
FIRST_SCREEN: Screen = first_screen
FIRST_SHOWN: Shown = first_shown
FIRST_STATISTICS: Statistics = first_statistics
FIRST_SUSPICION: Suspects = first_suspicion
FIRST_VIEW: Views = first_view
FIRST_WHY: Why = first_why
SECOND_ADVICE: Advice = second_advice
SECOND_OBSERVATION: Observation = second_observation
SECOND_REASONS: Reasons = second_reasons
SECOND_SCREEN: Screen = second_screen
SECOND_SHOWN: Shown = second_shown
SECOND_STATISTICS: Statistics = second_statistics
SECOND_SUSPICION: Suspects = second_suspicion
SECOND_VIEW: Views = second_view
SECOND_WHY: Why = second_why

CHECKED: Final = [value for name, value in list(globals().items()) if name.startswith(("KABALE_", "FIRST_", "SECOND_"))]


def members(protocol: type) -> set[str]:
    """The names that a companion defines."""
    return {name for name in vars(protocol) if not name.startswith("_")}


def companions(game: Game) -> dict[str, ModuleType]:
    """All that a game has."""
    found = {name: companion(game, name) for name in COMPANIONS}
    return {name: module for name, module in found.items() if module is not None}


def misfits(module: Any, protocol: type) -> list[str]:
    """What is wrong with a companion: names that it lacks, functions that are none, names that look like others."""
    wanted = members(protocol)
    wrong = [f"has no {name}" for name in sorted(wanted) if not hasattr(module, name)]
    for name in sorted(wanted):
        is_function = not isinstance(vars(protocol)[name], property)
        if is_function and hasattr(module, name) and not callable(getattr(module, name)):
            wrong.append(f"{name} is no function")
    own = {name for name, value in vars(module).items() if getattr(value, "__module__", None) == module.__name__}
    for name in sorted(own - wanted):
        meant = get_close_matches(name, wanted, n=1, cutoff=0.85)
        if meant and name.lower() not in {other.lower() for other in wanted}:
            wrong.append(f"{name} looks like {meant[0]}")
    return wrong


def test_every_companion_has_a_protocol() -> None:
    """One for each name that is looked for."""
    assert set(PROTOCOLS) == COMPANIONS


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_companions_conform(game: Game) -> None:
    """Every name is there, with None where there is nothing, and none is spelt wrong."""
    found = companions(game)

    assert found
    for name, module in found.items():
        assert misfits(module, PROTOCOLS[name]) == [], f"{game.id}: {name}"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_the_type_checker_looks_at_every_companion(game: Game) -> None:
    """The lines above leave none out: a new game adds its own."""
    assert [name for name, module in companions(game).items() if module not in CHECKED] == []


@pytest.mark.parametrize("game", [kabale, first, second], ids=lambda module: module.GAME.id)
def test_every_file_with_a_companions_name_is_found(game: ModuleType) -> None:
    """The folder of the game is where it is looked for."""
    assert game.__file__ is not None
    named = {file.stem for file in Path(game.__file__).parent.glob("*.py")} & COMPANIONS

    assert named == set(companions(game.GAME))


def test_misspelt_names_are_noticed() -> None:
    """A bug planted in each of the ways in which one could disappear."""
    module = ModuleType("advice")
    names = ("score", "ways", "named_aim", "outlook", "foresight", "undoes", "characters", "of_character")
    module.__dict__.update(dict.fromkeys(names))

    def plausable() -> None: ...

    plausable.__module__ = "advice"
    module.__dict__["plausable"] = plausable

    assert misfits(module, Advice) == ["has no plausible", "score is no function", "plausable looks like plausible"]


def test_no_game_has_an_unknown_companion() -> None:
    """Whoever looks for one under a wrong name is told so, instead of finding nothing."""
    with pytest.raises(LookupError, match="did you mean 'advice'"):
        companion(GAMES["kabale"], "advise")


def test_a_game_need_not_have_companions() -> None:
    """One that is a single module has none, and is played all the same."""
    assert companions(COURT) == {}
    found = (advice_of, observation_of, reasons_of, shown_of, statistics_of, suspicion_of, views_of, why_of)
    assert [of(COURT) for of in found] == [None] * len(found)
    assert repr(make("random", COURT))


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_accessors_find_what_is_there(game: Game) -> None:
    """Each gives the module of its name."""
    found = companions(game)

    assert advice_of(game) is found.get("advice")
    assert observation_of(game) is found.get("observation")
    assert reasons_of(game) is found.get("reasons")
    assert shown_of(game) is found.get("shown")
    assert statistics_of(game) is found.get("statistics")
    assert suspicion_of(game) is found.get("suspicion")
    assert views_of(game) is found.get("view")
    assert why_of(game) is found.get("why")
    assert [repr(make(name, game)) for name in BOTS]
