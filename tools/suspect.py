"""What the others' moves tell of their identities: fits the policy that weighs them, and measures what it is good for.

python tools/suspect.py fit emerald1                         plays games of bots, fits, and writes the policy's file
python tools/suspect.py fit emerald1 --bots greedy,random --out other.toml
python tools/suspect.py measure emerald1 --bots ismcts --policy other.toml
python tools/suspect.py measure emerald1 --picture docs/figures/beliefs-emerald1.svg
python tools/suspect.py measure emerald1 --records build/versus          by games that were played and kept elsewhere

Games are kept as records in build/suspect; whoever stops goes on from there, and what was played once is not played
again. Remove the folder when the rules or the bots have changed. The same seed and the same games give the same file.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec
from judging import Found, Judged, judge, judged_in, plots
from plots import reliability
from rich.console import Console
from rich.progress import Progress
from suspecting import Series, all_games, edition_of, fit, written

from intrigue import GAMES, Record, read_record
from intrigue.games.emerald.shared.policy import GROUPS, policy_in

ROOT: Final = Path(__file__).parent.parent
MOMENTS: Final = 8
"""Moments of a game that a policy is fitted to."""
say: Final = Console(stderr=True)


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line says."""
    args = arguments().parse_args(argv)
    {"fit": fit_policy, "measure": measure}[args.command](args)
    return 0


def arguments() -> argparse.ArgumentParser:
    """What may be said on the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    for name, games, seed, bots in (("fit", 60, 1, "greedy,random,ismcts"), ("measure", 25, 2, "ismcts")):
        command = commands.add_parser(name)
        command.add_argument("game", choices=[game for game in GAMES if "emerald" in game])
        command.add_argument("--games", type=int, default=games, help="games of each bot and player count")
        command.add_argument("--seed", type=int, default=seed)
        command.add_argument("--bots", default=bots, help="all seats of a game have the same one")
        command.add_argument("--seats", default="2,3,4,5")
        command.add_argument("--iterations", type=int, default=48, help="for each answer of a bot that searches")
        command.add_argument("--processes", type=int, default=1)
        command.add_argument("--work", type=Path, default=ROOT / "build" / "suspect", help="where games are kept")
        command.add_argument("--json", action="store_true", help="print what was found as JSON")
    commands.choices["fit"].add_argument("--out", type=Path, help="where the policy is written")
    commands.choices["measure"].add_argument("--policy", type=Path, help="another one than that of the package")
    commands.choices["measure"].add_argument("--records", type=Path, help="a folder of records, in place of new games")
    commands.choices["measure"].add_argument("--picture", type=Path, help="where the calibration is drawn")
    return parser


def played(args: argparse.Namespace) -> Iterable[Record]:
    """The games, with a bar that says how far it is."""
    series = [
        Series(args.game, int(seats), bot, args.iterations, args.seed)
        for seats in args.seats.split(",")
        for bot in args.bots.split(",")
    ]
    with Progress(console=say) as progress:
        bar = progress.add_task("games", total=len(series) * args.games)
        for record in all_games(args.work, series, args.games, args.processes):
            progress.advance(bar)
            yield record


def fit_policy(args: argparse.Namespace) -> None:
    """Play, fit, and write the file."""
    records: dict[str, list[Record]] = {group: [] for group in GROUPS}
    for record in played(args):
        group = next(name for name, counts in GROUPS.items() if record.seats in counts)
        records[group].append(record)
    policy = fit(GAMES[args.game], records, MOMENTS)
    command = f"tools/suspect.py fit {args.game} --games {args.games} --seed {args.seed} --bots {args.bots}"
    told = [
        "What each kind of move weighs: above 0 it speaks for a Restorationist, below 0 for a Loyalist (`sides`);",
        "above 0 for, and below 0 against somebody's holding a thing that nobody sees (`held`). Made by:",
        f"{command} --seats {args.seats} --iterations {args.iterations}",
    ]
    package = ROOT / "src" / Path(*str(type(GAMES[args.game]).__module__).split("."))
    out: Path = args.out or package / "policy.toml"
    out.write_text(written(policy, told), encoding="utf-8")
    if args.json:
        print(msgspec.json.encode(policy).decode())
    say.print(f"{out}: {sum(map(len, records.values()))} games")


def measure(args: argparse.Namespace) -> None:
    """Play others, and say how well the policy tells what they were."""
    game = GAMES[args.game]
    policy = edition_of(game).POLICY if args.policy is None else policy_in(args.policy.read_text(encoding="utf-8"))
    records = played(args) if args.records is None else kept_in(args.records, args.game)
    judgements: list[Judged] = [judge(record, policy) for record in records]
    found = judged_in(judgements, args.seed)
    if args.picture is not None:
        title = f"{game.id}, {len(judgements)} games"
        across, up = "how likely a Restorationist was expected to be", "how often it was one"
        args.picture.write_text(reliability(plots(judgements, title), across, up), encoding="utf-8")
    if args.json:
        print(msgspec.json.encode(found).decode())
        return
    print("\n".join(rows(found)))


def kept_in(folder: Path, game: str) -> Iterator[Record]:
    """All records of a game in a folder."""
    for file in sorted(folder.glob("*.txt")):
        record = read_record(file.read_text(encoding="utf-8"))
        if record.game == game:
            yield record


def rows(found: Found) -> Iterator[str]:
    """The figures as a table of a document."""
    yield "| quarter | cases | log-loss | the prior's | gain (95 %) | right | the prior | all together | the prior's |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- | --- |"
    for one in found.quarters:
        gain = f"{one.gain.mean:.3f} ({one.gain.low:.3f} to {one.gain.high:.3f})"
        losses = f"{one.loss:.3f} | {one.prior:.3f} | {gain} | {one.right:.0%} | {one.prior_right:.0%}"
        yield f"| {one.name} | {one.cases} | {losses} | {one.joint:.3f} | {one.prior_joint:.3f} |"


if __name__ == "__main__":
    sys.exit(main())
