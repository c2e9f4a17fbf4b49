"""The tool that fits suspicions to games of bots and measures them: it can be stopped, and gives the same again."""

from __future__ import annotations

from math import exp, log
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest
from judging import NOTHING, Case, Judged, Sums, dots, judge, judged_in, loss_of
from suspect import main
from suspecting import Example, Series, fitted, play, solved

from intrigue import Rng, read_record
from intrigue.games.emerald.shared.policy import Policy, Weights, policy_in

TINY = ("--games", "2", "--bots", "random", "--seats", "2,3")


@pytest.fixture(scope="module")
def work(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where games are kept."""
    return tmp_path_factory.mktemp("suspect")


@pytest.mark.parametrize("game", ["emerald1", "emerald2"])
def test_fitting_goes_on_where_it_stopped_and_gives_the_same_again(
    game: str, work: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What was played is not played again; the file is a policy, and says how it was made."""
    out = work / "policy.toml"
    fit = ["fit", game, *TINY, "--work", str(work), "--out", str(out)]

    main([*fit, "--json"])
    told = msgspec.json.decode(capsys.readouterr().out, type=dict[str, Weights])
    kept = {file: file.stat().st_mtime_ns for file in work.glob(f"{game}-*.txt")}
    first = out.read_text()
    some = next(iter(kept))
    played = some.read_text()
    some.unlink()
    main(fit)

    assert len(kept) == 4
    assert out.read_text() == first
    assert some.read_text() == played
    assert [file for file, when in kept.items() if file.stat().st_mtime_ns != when] == [some]
    policy = policy_in(first)
    assert told == {"two": policy.two, "more": policy.more}
    assert policy.more.sides
    assert f"tools/suspect.py fit {game} --games 2 --seed 1 --bots random --seats 2,3" in first


def test_measuring_says_how_much_better_than_the_prior_it_is(work: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In every quarter, with intervals; and draws how often what was expected came about."""
    policy, picture = work / "some.toml", work / "plot.svg"
    policy.write_text("[two.sides]\nmarker-loyalist = -0.5\n[two.held]\n[more.sides]\n[more.held]\n")
    measure = ["measure", "emerald2", *TINY, "--work", str(work), "--policy", str(policy)]

    main([*measure, "--picture", str(picture), "--json"])
    found = msgspec.json.decode(capsys.readouterr().out)
    main(measure)
    table = capsys.readouterr().out

    assert [quarter["name"] for quarter in found["quarters"]] == ["1", "2", "3", "4", "all"]
    assert found["games"] == 4
    for quarter in found["quarters"]:
        gain = quarter["gain"]
        assert gain["mean"] == pytest.approx(quarter["prior"] - quarter["loss"])
        assert gain["low"] <= gain["mean"] <= gain["high"]
    assert len(table.splitlines()) == 2 + 5
    assert f"| {found['quarters'][0]['loss']:.3f} |" in table
    drawn = ElementTree.fromstring(picture.read_text())
    assert len(drawn.findall(".//{*}circle")) == len(found["calibration"]) > 0


def test_measuring_goes_by_kept_records_too(work: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """All games of the edition in a folder, whoever played them; those of other games are passed over."""
    folder = work / "elsewhere"
    folder.mkdir()
    for i in range(2):
        (folder / f"{i}.txt").write_text(play(work, Series("emerald2", 3, "random", 48, 9), i))
    (folder / "other.txt").write_text(play(work, Series("emerald1", 2, "random", 48, 9), 0))

    main(["measure", "emerald2", "--records", str(folder), "--json"])

    assert msgspec.json.decode(capsys.readouterr().out)["games"] == 2


def test_without_weights_nothing_is_gained(work: Path) -> None:
    """What is left is the prior."""
    record = read_record(play(work, Series("emerald2", 3, "random", 48, 1), 0))

    judged = judge(record, Policy(NOTHING, NOTHING))

    assert sum(quarter.cases for quarter in judged.quarters) > 0
    for quarter in judged.quarters:
        assert quarter.loss == pytest.approx(quarter.prior)
        assert quarter.joint == pytest.approx(quarter.prior_joint)


def test_weights_are_found_again() -> None:
    """Players who do a thing more often the more they are of a side are seen through."""
    rng, seen = Rng(1), []
    for _ in range(4000):
        much = int(rng.below(5)) - 2
        likely = 1 / (1 + exp(-1.5 * much))
        seen.append(Example({"telling": much, "idle": int(rng.below(3))}, int(rng.below(10**6)) < likely * 10**6, 1.0))

    weights = fitted(["telling", "idle", "never"], {"never": 0.4}, seen, drawn=2.0)

    assert weights["telling"] == pytest.approx(1.5, abs=0.15)
    assert weights["idle"] == pytest.approx(0.0, abs=0.1)
    assert weights["never"] == pytest.approx(0.4)
    near = fitted(["telling", "idle", "never"], {"never": 0.4}, seen, drawn=300.0)
    assert 0.5 < near["telling"] < weights["telling"]


def test_equations_are_solved() -> None:
    """Three of them."""
    assert solved([[4.0, 1.0, 0.0], [1.0, 3.0, 1.0], [0.0, 1.0, 2.0]], [6.0, 10.0, 8.0]) == pytest.approx(
        [1.0, 2.0, 3.0]
    )


def test_losses_and_shares() -> None:
    """A case costs the logarithm of how likely the truth was; what was expected is compared with what came about."""
    cases = [Case(0.8, 0.5, was=True)] * 8 + [Case(0.8, 0.5, was=False)] * 2 + [Case(0.1, 0.5, was=False)]

    low, high = dots(cases)

    assert loss_of(0.8, was=True) == pytest.approx(-log(0.8))
    assert loss_of(0.8, was=False) == pytest.approx(-log(0.2))
    assert (low.expected, low.share, low.cases) == pytest.approx((0.1, 0.0, 1))
    assert (high.expected, high.share, high.cases) == pytest.approx((0.8, 0.8, 10))


def test_intervals_go_by_games() -> None:
    """Where all games say the same there is no doubt, where they differ there is."""
    same = Judged((Sums(10, 5.0, 6.0),) * 4, [])
    other = Judged((Sums(10, 9.0, 6.0),) * 4, [])

    sure = judged_in([same] * 5, 1).quarters[0].gain
    unsure = judged_in([same, other] * 5, 1).quarters[0].gain

    assert (sure.low, sure.mean, sure.high) == pytest.approx((0.1, 0.1, 0.1))
    assert unsure.low < unsure.mean < unsure.high
