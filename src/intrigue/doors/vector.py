"""The door to many tables at once: one call answers at all of them, and what is seen lies in arrays.

    many = Vector("kabale", seats=2, tables=256)
    seen = many.look()
    while learning:
        seen = many.step(policy(seen.numbers, seen.mask))

The arrays are written anew with every step: copy what you want to keep. When a game ends, its rewards are shown and
the next game at that table has begun already.
"""

from __future__ import annotations

from collections.abc import Mapping
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any, Final, NamedTuple

from intrigue.arena.simulate import game_seed
from intrigue.doors.extras import missing
from intrigue.doors.looking import Named, find, observer_for
from intrigue.kernel.errors import IntrigueError
from intrigue.kernel.game import Game
from intrigue.kernel.many import Many
from intrigue.kernel.observation import width

try:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray
except ModuleNotFoundError as error:
    raise missing(error) from error


class BadVector(IntrigueError, ValueError):
    """Tables that cannot be set up as they were asked for."""


class Seen(NamedTuple):
    """What there is to see of all tables, after the last answers. Row `i` of each array is table `i`."""

    numbers: NDArray[np.int32]
    """What the seat that is asked sees, as docs/observations tells."""
    mask: NDArray[np.uint8]
    """1 for every option that is offered."""
    asked: NDArray[np.int64]
    """The seat that is asked."""
    rewards: NDArray[np.float64]
    """For every seat: what the game that has just ended was worth, 1 in all; 0 while a game goes on."""
    ended: NDArray[np.uint8]
    """1 where a game has just ended; all else is of the next game there."""


class Vector:
    """Tables of one game side by side. Game number `n` of them has the seed `game_seed(seed, n)`.

    The games at table `i` are number `i`, `i + tables`, `i + 2 * tables`, … , whatever the number of processes.
    """

    def __init__(
        self,
        game: Game | str,
        seats: int,
        tables: int,
        seed: int = 0,
        options: Mapping[str, str] = {},
        processes: int = 1,
    ) -> None:
        self.game: Final = find(game)
        self.seats: Final = seats
        if not 1 <= processes <= tables:
            raise BadVector(f"{tables} tables cannot be shared by {processes} processes: each needs one at least")
        self.tables: Final = tables
        self.width: Final = width(observer_for(self.game), seats)
        self.size: Final = len(self.game.verbs)
        share = Share(seats, seed, dict(options), tables)
        self._here = Here(self.game, share, range(tables)) if processes == 1 else Elsewhere(self.game, share, processes)

    def look(self) -> Seen:
        """What there is to see now."""
        return self._here.seen

    def step(self, answers: ArrayLike) -> Seen:
        """Give one answer at every table, and see what came of it; raises IllegalAnswer if one is not offered."""
        self._here.step(np.asarray(answers, dtype=np.int64))
        return self._here.seen

    def games(self) -> list[int]:
        """The number of the game that is played at each table now."""
        return self._here.games()

    def close(self) -> None:
        """End the processes that were started."""
        self._here.close()

    def __enter__(self) -> Vector:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class Share(NamedTuple):
    """What somebody needs to know who looks after some of the tables, besides the game."""

    seats: int
    seed: int
    options: dict[str, str]
    tables: int

    def many(self, game: Game, tables: range) -> Many:
        """These tables."""
        seed = self.seed
        return Many(
            game.new(self.seats, self.options),
            observer_for(game),
            len(game.verbs),
            game.returns,
            lambda number: game_seed(seed, number),
            tables.start,
            len(tables),
            self.tables,
        )


class Here:
    """Tables in this process: the arrays are those that the compiled code writes."""

    def __init__(self, game: Game, share: Share, tables: range) -> None:
        n = len(tables)
        self.many = share.many(game, tables)
        self.seen = Seen(
            np.frombuffer(memoryview(self.many.row.numbers), dtype=np.int32).reshape(n, -1),
            np.frombuffer(memoryview(self.many.mask), dtype=np.uint8).reshape(n, -1),
            np.frombuffer(memoryview(self.many.asked), dtype=np.int64),
            np.frombuffer(memoryview(self.many.rewards), dtype=np.float64).reshape(n, -1),
            np.frombuffer(memoryview(self.many.ended), dtype=np.uint8),
        )

    def step(self, answers: NDArray[np.int64]) -> None:
        self.many.step(answers.tolist())

    def games(self) -> list[int]:
        return self.many.games

    def close(self) -> None:
        """Nothing was started."""


# ---------------------------------------------------------------- in several processes


class Elsewhere:
    """Tables in processes of their own: each writes its rows into memory that all share."""

    def __init__(self, game: Game, share: Share, processes: int) -> None:
        self.memory = SharedMemory(create=True, size=room(game, share))
        self.seen, self.answers = arrays(game, share, self.memory)
        self.lines: list[Connection] = []
        self.processes = []
        context = get_context("spawn")
        for rows in shares(share.tables, processes):
            line, other = context.Pipe()
            args = (Named.of(game), share, rows, self.memory.name, other)
            process = context.Process(target=look_after, args=args, daemon=True)
            process.start()
            other.close()
            self.lines.append(line)
            self.processes.append(process)
        self._wait()

    def step(self, answers: NDArray[np.int64]) -> None:
        if answers.shape != self.answers.shape:
            raise BadVector(f"there are {len(self.answers)} tables: each needs one answer, in an array of that length")
        self.answers[:] = answers
        for ask in ("check", "step"):  # nobody moves unless everybody may
            for line in self.lines:
                line.send(ask)
            self._wait()

    def games(self) -> list[int]:
        for line in self.lines:
            line.send("games")
        return [number for line in self.lines for number in line.recv()]

    def _wait(self) -> None:
        said = [line.recv() for line in self.lines]
        for error in said:
            if error is not None:
                raise error

    def close(self) -> None:
        """End the processes, and give the memory back."""
        for line in self.lines:
            line.send("close")
        for process in self.processes:
            process.join()
        self.lines, self.processes = [], []
        del self.seen, self.answers
        self.memory.close()
        self.memory.unlink()


def shares(tables: int, processes: int) -> list[range]:
    """The tables, shared out evenly."""
    cuts = [tables * n // processes for n in range(processes + 1)]
    return [range(cuts[n], cuts[n + 1]) for n in range(processes)]


def shapes(game: Game, share: Share) -> list[tuple[Any, tuple[int, ...]]]:
    """The type and the shape of every array, those of eight bytes first."""
    n = share.tables
    return [
        (np.int64, (n,)),
        (np.int64, (n,)),
        (np.float64, (n, share.seats)),
        (np.int32, (n, width(observer_for(game), share.seats))),
        (np.uint8, (n, len(game.verbs))),
        (np.uint8, (n,)),
    ]


def room(game: Game, share: Share) -> int:
    """How many bytes all arrays need."""
    return int(sum(np.dtype(kind).itemsize * np.prod(shape) for kind, shape in shapes(game, share)))


def arrays(game: Game, share: Share, memory: SharedMemory) -> tuple[Seen, NDArray[np.int64]]:
    """The arrays that lie in this memory, and the one for answers."""
    at, found = 0, []
    for kind, shape in shapes(game, share):
        found.append(np.ndarray(shape, dtype=kind, buffer=memory.buf, offset=at))
        at += found[-1].nbytes
    answers, asked, rewards, numbers, mask, ended = found
    return Seen(numbers, mask, asked, rewards, ended), answers


def look_after(named: Named, share: Share, rows: range, name: str, line: Connection) -> None:
    """What a process does: play at its tables whenever it is told to."""
    game = named.game()
    memory = SharedMemory(name=name)
    seen, answers = arrays(game, share, memory)
    mine = slice(rows.start, rows.stop)
    here = Here(game, share, rows)
    show(here, seen, mine)
    line.send(None)
    while (ask := line.recv()) != "close":
        try:
            if ask == "games":
                line.send(here.games())
                continue
            if ask == "check":
                here.many.check(answers[mine].tolist())
            else:
                here.step(answers[mine])
                show(here, seen, mine)
            line.send(None)
        except IntrigueError as error:
            line.send(error)
    del seen, answers
    memory.close()


def show(here: Here, seen: Seen, mine: slice) -> None:
    """Copy what is seen to where everybody looks."""
    seen.numbers[mine] = here.seen.numbers
    seen.mask[mine] = here.seen.mask
    seen.asked[mine] = here.seen.asked
    seen.rewards[mine] = here.seen.rewards
    seen.ended[mine] = here.seen.ended
