"""All games: our own, in the one list here, and those that other packages bring along.

A new game of ours is a folder and a line here; one of somebody else's is a package (docs/add-a-game.md).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property, lru_cache
from typing import Final

from intrigue.games import kabale
from intrigue.games.emerald import first as emerald1
from intrigue.games.emerald import second as emerald2
from intrigue.games.plugged import declared, plugged_in
from intrigue.kernel.errors import BadPlugin, UnknownGame, unlisted
from intrigue.kernel.game import Game


class Games(Mapping[str, Game]):
    """The games by their ids.

    Other packages' games are looked for when they are first asked for, not when this is imported: they import us.
    """

    def __init__(self, own: Iterable[Game]) -> None:
        self._own = {game.id: game for game in own}

    @cached_property
    def _all(self) -> tuple[dict[str, Game], tuple[BadPlugin, ...]]:
        games, left_out = dict(self._own), []
        for plugin in declared():
            try:
                if isinstance(plugin, BadPlugin):
                    raise plugin
                game = plugged_in(plugin, games)
                games[game.id] = game
            except BadPlugin as error:
                left_out.append(error)
        return games, tuple(left_out)

    @property
    def left_out(self) -> tuple[BadPlugin, ...]:
        """Why games of other packages are not among these."""
        return self._all[1]

    def __getitem__(self, name: str) -> Game:
        game = self._own.get(name) or self._all[0].get(name)
        if game is None:
            raise unlisted(UnknownGame, f"there is no game {name!r}", name, self)
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(self._all[0])

    def __len__(self) -> int:
        return len(self._all[0])


GAMES: Final = Games((kabale.GAME, emerald1.GAME, emerald2.GAME))


def played_with(game: Game, box_file: str | None) -> Game:
    """The game with this box file, or as it is; raises BadBox if it cannot be played so."""
    return game if box_file is None or box_file == game.box_file else _with(game, box_file)  # type: ignore[arg-type]  # hashable


@lru_cache(maxsize=64)
def _with(game: Game, box_file: str) -> Game:
    return game.with_box_file(box_file)
