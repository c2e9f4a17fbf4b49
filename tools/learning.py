"""Draws how strong `examples/learn_kabale.py` became, from what it wrote down.

python examples/learn_kabale.py --moments build/learn-kabale.json
python tools/learning.py build/learn-kabale.json docs/figures/learn-kabale.svg
"""

from __future__ import annotations

import argparse
import json
import sys
from math import ceil
from pathlib import Path

from plots import Point, course


def picture(moments: str, against: str) -> str:
    """The share of victories over the minutes."""
    points = [Point(minutes, share, low, high) for minutes, _, share, low, high in json.loads(moments)]
    until = max(1, ceil(round(points[-1].time, 1)))  # the last lesson ends a little late
    return course(points, until, f"victories over {against}", "minutes of two cores")


def main() -> int:
    """Draw it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("moments", type=Path, help="what the example wrote down")
    parser.add_argument("picture", type=Path, help="where to draw it")
    parser.add_argument("--against", default="greedy", help="the bot it was measured against")
    args = parser.parse_args()
    args.picture.write_text(picture(args.moments.read_text(encoding="utf-8"), args.against), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
