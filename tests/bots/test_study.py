"""Studies: what is played, that nothing is lost or counted twice, and what it comes to."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest
from typer.testing import CliRunner

from intrigue.arena.balance import ChangeFound, balance, cards_found, changes_found, difference, lift, table_found
from intrigue.arena.balance_report import is_sure, write_report
from intrigue.arena.campaign import Where
from intrigue.arena.journal import OtherPlan
from intrigue.arena.match import BadMatch
from intrigue.arena.study import (
    JOURNAL,
    Counted,
    Holders,
    Portion,
    Study,
    check,
    first_side,
    jobs,
    play,
    quick_of,
    run,
    tried,
)
from intrigue.arena.tally import Interval
from intrigue.boxfile import changed, parse, values
from intrigue.cli.main import app
from intrigue.games import GAMES
from intrigue.kernel.companions import statistics_of
from intrigue.kernel.errors import SeatsOutOfRange
from intrigue.kernel.rng import Rng

SMALL = Study("kabale", (2,), ("random",), 30, 0, 0, 2, 7, 10)


def small(**other: object) -> Study:
    """A small study of Kabale, with something else."""
    return Study(**{**{name: getattr(SMALL, name) for name in SMALL.__struct_fields__}, **other})


# ---------------------------------------------------------------- numbers of a box file


@pytest.mark.parametrize("game", ["emerald1", "emerald2", "kabale"])
def test_a_changed_box_file_says_the_same_but_for_one_value(game: str) -> None:
    text = GAMES[game].box_file
    whole = [value for value in values(GAMES[game]) if isinstance(value.value, int)]
    for value in (whole[0], whole[len(whole) // 2], whole[-1]):
        assert parse(changed(text, value.path, value.value)) == parse(text)
        assert parse(changed(text, value.path, 77)) != parse(text)


def test_a_number_that_is_not_there_cannot_be_changed() -> None:
    with pytest.raises(LookupError, match=r"no value cities\.berlin\.colour"):
        changed(GAMES["emerald1"].box_file, "cities.berlin.colour", 1)


def test_only_reconstructed_numbers_are_tried() -> None:
    changes = list(tried(GAMES["emerald1"]))
    own = {value.path: value for value in values(GAMES["emerald1"])}

    assert all(own[path].source == "reconstructed" for path, _ in changes)
    assert {value - own[path].value for path, value in changes if not isinstance(value, bool)} == {-1, 1}
    assert ("cities.berlin.royal_defence", 6) in changes
    assert {path for path, _ in tried(GAMES["emerald1"], ["players"])} == {f"players.{n}.vp_end" for n in range(2, 6)}
    assert list(tried(GAMES["kabale"])) == []


# ---------------------------------------------------------------- what is played


def test_portions_cover_every_deal_once() -> None:
    found = list(jobs(small(seats=(2, 3), levels=("random", "greedy"), slow_games=10)))

    assert len({job.key for job in found}) == len(found)
    assert sum(job.deals for job in found if job.level == "random") == 60
    assert sum(job.deals for job in found if job.level == "greedy") == 20


def test_every_change_comes_with_the_deals_it_is_compared_with() -> None:
    found = list(jobs(small(game="emerald2", seats=(2,), levels=("quick",), tried_games=100, tried_seats=3)))
    changes = set(tried(GAMES["emerald2"]))

    assert {(job.path, job.value) for job in found if job.path} == changes
    assert sum(job.deals for job in found if not job.path and job.seats == 3) == 100
    assert sum(1 for job in found if job.path) == 2 * len(changes)
    assert sum(job.deals for job in found if not job.path and job.seats == 2) == 30


def test_no_deal_is_counted_twice() -> None:
    """What changes are compared with is part of the game as it is."""
    found = jobs(small(game="emerald2", seats=(2, 3), levels=("quick",), games=30, tried_games=60, tried_seats=3))
    deals = [(job.seats, deal) for job in found if not job.path for deal in range(job.first, job.first + job.deals)]

    assert sorted(deals) == [*((2, n) for n in range(30)), *((3, n) for n in range(60))]


@pytest.mark.parametrize(
    ("other", "why"),
    [
        ({"seats": (9,)}, "seats"),
        ({"levels": ("quick",)}, "no quick way"),
        ({"games": 1}, "2 games at least"),
        ({"only": ("cities",)}, "no number 'cities'"),
    ],
)
def test_what_cannot_be_played_is_refused(other: dict[str, object], why: str) -> None:
    with pytest.raises((BadMatch, SeatsOutOfRange), match=why):
        check(small(**other))


def test_the_same_portion_gives_the_same_counts() -> None:
    first, again = (play(SMALL, Portion(2, "random", 0, 5)) for _ in range(2))

    assert first == again
    assert first.games == 5
    assert sum(first.returns) == pytest.approx(5)
    assert first.shares[0] in (0.0, 0.5, 1.0)


def test_a_number_against_the_rules_is_told_and_not_played() -> None:
    counted = play(small(game="emerald2"), Portion(2, "quick", 0, 5, "royalty.nyarlathotep.bombs", -1))

    assert counted.games == 0
    assert "royalty" in counted.refused


# ---------------------------------------------------------------- nothing is lost


def test_whoever_is_stopped_goes_on(tmp_path: Path) -> None:
    run(SMALL, tmp_path / "whole", Where(), None, None)
    run(SMALL, tmp_path / "parts", Where(), None, 0.0)
    assert balance(tmp_path / "parts").games == 0
    journal = tmp_path / "parts" / JOURNAL
    run(SMALL, tmp_path / "parts", Where(), None, None)
    journal.write_bytes(journal.read_bytes()[:-40])  # killed while it wrote
    run(SMALL, tmp_path / "parts", Where(), None, None)

    whole, parts = balance(tmp_path / "whole"), balance(tmp_path / "parts")
    assert (parts.complete, parts.games) == (True, 30)
    assert (parts.tables, parts.cards) == (whole.tables, whole.cards)


def test_a_folder_belongs_to_one_study(tmp_path: Path) -> None:
    run(SMALL, tmp_path, Where(), None, 0.0)

    with pytest.raises(OtherPlan):
        run(small(seed=8), tmp_path, Where(), None, 0.0)


# ---------------------------------------------------------------- what it comes to


def test_sides_and_ends_are_told_with_intervals() -> None:
    counted = Counted(
        games=4,
        returns=[3.0, 1.0],
        shares=[1.0, 1.0, 1.0, 0.0],
        lengths=[10, 12, 14, 20],
        ends={"end war": [10, 12, 14], "end points": [20]},
        groups={"side red": Holders(4, 3.0), "side blue": Holders(4, 1.0)},
    )
    found = table_found("quick", 2, [counted, counted])

    assert found.games == 8
    assert [(side.name, side.each.mean) for side in found.sides] == [("side blue", 0.25), ("side red", 0.75)]
    assert [(end.name, end.share.mean, end.length.mean) for end in found.ends] == [
        ("end war", 0.75, 12.0),
        ("end points", 0.25, 20.0),
    ]
    assert found.places[0].each.low < 0.75 < found.places[0].each.high


def test_a_lift_compares_those_of_one_side() -> None:
    counted = Counted(
        groups={"side red": Holders(200, 100.0), "side blue": Holders(200, 20.0)},
        cards={
            "side red axe": Holders(100, 75.0),
            "side blue axe": Holders(100, 10.0),
            "side red pin": Holders(5, 5.0),
        },
    )
    red, blue = cards_found([counted])

    assert (red.card, red.side) == ("axe", "side red")
    assert red.lift.mean == pytest.approx(3.0)
    assert red.lift.low > 1
    assert blue.lift.mean == pytest.approx(1.0)
    assert blue.lift.low < 1 < blue.lift.high


def test_the_interval_of_a_lift_holds_what_it_should() -> None:
    """Of 300 made-up cards that do nothing, about one in twenty has an interval without 1."""
    rng = Rng(1)

    def drawn() -> Holders:
        return Holders(200, float(sum(rng.below(10) < 3 for _ in range(200))))

    wrong = sum(not one.low < 1 < one.high for one in (lift(drawn(), drawn()) for _ in range(300)))
    assert 3 <= wrong <= 30


def test_the_same_deals_are_compared() -> None:
    study = small(game="emerald2", levels=("quick",), tried_games=3, tried_seats=2)
    path, value = next(tried(GAMES["emerald2"]))
    own = Counted(games=3, shares=[1.0, 0.0, 0.0], lengths=[10, 10, 10])
    other = Counted(games=3, shares=[1.0, 1.0, 0.0], lengths=[12, 11, 13])
    (found,) = changes_found(study, {Portion(2, "quick", 0, 3): own, Portion(2, "quick", 0, 3, path, value): other})

    assert found.games == 3
    assert found.share is not None
    assert found.length is not None
    assert found.share.mean == pytest.approx(1 / 3)
    assert found.length.mean == pytest.approx(2.0)


def test_luck_of_the_deal_is_taken_out() -> None:
    """Where the same deals tell everything, the interval is narrow; where they tell nothing, it is a wide one."""
    rng = Rng(2)
    before = [float(rng.below(2)) for _ in range(400)]
    same = difference([(x, x + 0.1) for x in before[:100]], before)
    unlike = difference([(x, float(rng.below(2))) for x in before[:100]], before)

    assert same is not None
    assert unlike is not None
    assert same.mean == pytest.approx(0.1)
    assert same.high - same.low < 1e-9
    assert 0.18 < unlike.high - unlike.low < 0.25
    assert unlike.low < 0 < unlike.high
    assert difference([(1.0, 1.0)], before) is None


def test_what_stands_out_among_many_must_stand_out_more() -> None:
    found = ChangeFound("a.b", 1, 2, 100, "", Interval(0.1, 0.01, 0.19), None)

    assert is_sure(found, 1)
    assert not is_sure(found, 500)


@pytest.mark.parametrize("game", ["emerald1", "emerald2"])
def test_the_quick_way_tells_sides_ends_and_cards(game: str) -> None:
    rules, told = GAMES[game], statistics_of(GAMES[game])
    assert told is not None
    counted = play(small(game=game, levels=("quick",)), Portion(2, "quick", 0, 1))

    assert first_side(rules) == ("side", "loyalist")
    assert counted.games == 1
    assert {name.rpartition(" ")[2] for name in counted.cards} <= set(told.CARDS)
    assert counted.cards
    (end,) = counted.ends
    assert end.removeprefix("end ") in (*told.GAME["end"], "unfinished")
    assert quick_of(GAMES["kabale"]) is None


def test_the_report_says_what_it_stands_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("intrigue.arena.balance.FEWEST", 3)
    run(SMALL, tmp_path, Where(), None, None)
    found = write_report(tmp_path)
    text = (tmp_path / "report.md").read_text(encoding="utf-8")

    assert found.complete
    assert "# Is Kabale und Hiebe balanced?" in text
    assert "a reconstruction" in text
    assert "seed 7" in text
    assert "\n    intrigue study balance kabale --seats 2 --levels random --games 30 " in text
    assert tomllib.loads(text.partition("```toml")[2].partition("```")[0])["games"] == 30
    assert "Not all is played yet" not in text
    assert (tmp_path / "cards.svg").read_text(encoding="utf-8").startswith("<?xml")


def test_the_command_tells_programs_and_people(tmp_path: Path) -> None:
    words = ["study", "balance", "kabale", "--levels", "random", "--games", "4", "--seats", "2", "-p", "1"]
    words += ["--folder", str(tmp_path)]
    told = CliRunner().invoke(app, [*words, "--json"])
    assert told.exit_code == 0
    assert json.loads(told.stdout)["games"] == 4

    for language, seat in {"en": "seat 2", "de": "Platz 2", "hu": "2. hely", "it": "il posto 2"}.items():
        said = CliRunner().invoke(app, [*words, "--lang", language])
        assert seat in said.stdout
    assert CliRunner().invoke(app, [*words, "--seats", "two"]).exit_code == 2
