"""All games. This is the one list: a new game is a folder and a line here."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from intrigue.games import kabale
from intrigue.games.emerald import first as emerald1
from intrigue.games.emerald import second as emerald2
from intrigue.kernel.errors import UnknownGame, known
from intrigue.kernel.game import Game


class Games(dict[str, Game]):
    """The games by their ids."""

    def __missing__(self, name: str) -> Game:
        raise UnknownGame(f"there is no game {name!r}; {known(name, self)}")


GAMES: Final = Games({game.id: game for game in (kabale.GAME, emerald1.GAME, emerald2.GAME)})


def played_with(game: Game, box_file: str | None) -> Game:
    """The game with this box file, or as it is; raises BadBox if it cannot be played so."""
    return game if box_file is None or box_file == game.box_file else _with(game, box_file)  # type: ignore[arg-type]  # hashable


@lru_cache(maxsize=64)
def _with(game: Game, box_file: str) -> Game:
    return game.with_box_file(box_file)
