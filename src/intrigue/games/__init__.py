"""All games. This is the one list: a new game is a folder and a line here."""

from __future__ import annotations

from typing import Final

from intrigue.games import kabale
from intrigue.games.emerald import second as emerald2
from intrigue.kernel.errors import UnknownGame, known
from intrigue.kernel.game import Game


class Games(dict[str, Game]):
    """The games by their ids."""

    def __missing__(self, name: str) -> Game:
        raise UnknownGame(f"there is no game {name!r}; {known(name, self)}")


GAMES: Final = Games({game.id: game for game in (kabale.GAME, emerald2.GAME)})
