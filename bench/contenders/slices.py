"""A contender in a bench of several: a process of its own that works at what it is told for as long as it is told.

It says which measures it has, one JSON document a line. Then a line asks for a slice, `{"measure": …, "seconds": …}`,
and is answered by what was done in it and the processor's time that it took; or for a check,
`{"check": …, "games": …}`, which is answered by what differs. So several contenders can take turns, and whatever else
the machine does meets all of them. Nothing is imported here that a peer's environment may lack.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from time import process_time
from typing import Any, NamedTuple

Work = Callable[[], int]
"""Does a part of the work, and says how much it was."""


class Measure(NamedTuple):
    """Something that can be measured: a game, what is done with it, and how that is got ready."""

    game: str
    what: str
    ready: Callable[[], Work]


def slice_of(work: Work, seconds: float) -> dict[str, float]:
    """Work for so long; a part that was begun is finished."""
    done, start = 0, process_time()
    while (took := process_time() - start) < seconds:
        done += work()
    return {"done": done, "took": took}


def serve(measures: list[Measure], checks: Mapping[str, Callable[[Any], list[Any]]] = {}) -> None:
    """Answer until nothing is asked any more. What cannot be got ready is left out, and the list says why."""
    works: dict[str, Work] = {}
    told, missing = [], []
    for measure in measures:
        name = f"{measure.game} {measure.what}"
        try:
            works[name] = measure.ready()
            works[name]()
            told.append(name)
        except Exception as error:
            missing.append(f"{name}: {type(error).__name__}: {str(error).splitlines()[0] if str(error) else ''}")
    say({"measures": told, "missing": missing, "checks": sorted(checks)})
    for line in sys.stdin:
        asked = json.loads(line)
        if "check" in asked:
            say({"differs": checks[asked["check"]](asked["games"])})
        else:
            say(slice_of(works[asked["measure"]], asked["seconds"]))


def say(answer: dict[str, Any]) -> None:
    """One line; whatever else a library prints goes elsewhere (`quiet`)."""
    ANSWERS.write(json.dumps(answer) + "\n")
    ANSWERS.flush()


ANSWERS = sys.stdout
sys.stdout = sys.stderr
