"""The list of games. A game that is neither named here nor registered does not exist."""

from typing import Any

from skep.engine.errors import BadGame, UnknownGame
from skep.engine.game import Game
from skep.engine.refusal import because
from skep.games import bee_busy, butine, la_ruche, waggle_dance

GAMES: dict[str, Game[Any, Any]] = {
    game.meta.id: game for game in (butine.GAME, waggle_dance.GAME, la_ruche.GAME, bee_busy.GAME)
}


def register(game: Game[Any, Any]) -> None:
    """Add a game from outside to the list; BadGame when its id or its rule ids are taken."""
    meta = game.meta
    if meta.id in GAMES:
        raise BadGame(because("error-game-taken", game=meta.id, games=", ".join(GAMES)))
    for other in GAMES.values():
        shared = sorted(set(meta.rules) & set(other.meta.rules))
        if shared:
            raise BadGame(
                because("error-rules-taken", game=meta.id, other=other.meta.id, rule=shared[0])
            )
    GAMES[meta.id] = game


def game_by_id(game_id: str) -> Game[Any, Any]:
    """The game with this id."""
    # Looked up in a tuple, which minds no unhashable id.
    if game_id not in tuple(GAMES):
        raise UnknownGame(because("error-no-game", game=str(game_id), games=", ".join(GAMES)))
    return GAMES[game_id]


def changed_since(game: Game[Any, Any]) -> tuple[str, ...]:
    """The rules in which this version of a game differs from its newest one."""
    return game_by_id(game.meta.id).meta.earlier.get(game.meta.rules_version, ())
