"""Where a match begins: a new game, or any position. Each game's types are known by its id."""

from typing import Any, Literal, overload

from skep.api.match import AnyMatch, Match
from skep.api.wishes import check_seats, read_options, read_seed
from skep.engine.chance import SeededChance
from skep.engine.errors import BadMove
from skep.games import bee_busy, butine, la_ruche, waggle_dance
from skep.games.registry import GAMES, game_by_id


def games() -> list[str]:
    """The ids of all games, in a fixed order."""
    return list(GAMES)


@overload
def new(
    game: Literal["butine"],
    *,
    seats: int = ...,
    seed: int | None = ...,
    options: dict[str, Any] | None = ...,
) -> Match[butine.View, butine.Move]: ...


@overload
def new(
    game: Literal["waggle-dance"],
    *,
    seats: int = ...,
    seed: int | None = ...,
    options: dict[str, Any] | None = ...,
) -> Match[waggle_dance.View, waggle_dance.Move]: ...


@overload
def new(
    game: Literal["la-ruche"],
    *,
    seats: int = ...,
    seed: int | None = ...,
    options: dict[str, Any] | None = ...,
) -> Match[la_ruche.View, la_ruche.Move]: ...


@overload
def new(
    game: Literal["bee-busy"],
    *,
    seats: int = ...,
    seed: int | None = ...,
    options: dict[str, Any] | None = ...,
) -> Match[bee_busy.View, bee_busy.Move]: ...


@overload
def new(
    game: str,
    *,
    seats: int = ...,
    seed: int | None = ...,
    options: dict[str, Any] | None = ...,
) -> AnyMatch: ...


def new(
    game: str,
    *,
    seats: int = 2,
    seed: int | None = None,
    options: dict[str, Any] | None = None,
) -> AnyMatch:
    """Start a game. The same seed and the same moves give the same game; no seed: a random one.

    >>> match = new("butine", seats=3, seed=7, options={"quick": True})
    >>> match.scores
    (0, 0, 0)
    """
    rules = game_by_id(game)
    check_seats(rules, seats)
    chosen = read_options(rules, {} if options is None else options)
    seed = read_seed(seed)
    return Match.start(rules, seats, chosen, SeededChance(seed), seed=seed)


@overload
def parse_move(game: Literal["butine"], text: str) -> butine.Move: ...


@overload
def parse_move(game: Literal["waggle-dance"], text: str) -> waggle_dance.Move: ...


@overload
def parse_move(game: Literal["la-ruche"], text: str) -> la_ruche.Move: ...


@overload
def parse_move(game: Literal["bee-busy"], text: str) -> bee_busy.Move: ...


@overload
def parse_move(game: str, text: str) -> Any: ...


def parse_move(game: str, text: str) -> Any:
    """A move from its text form.

    >>> parse_move("butine", "gather WYR 0-3-5").card
    'WYR'
    """
    if not isinstance(text, str):
        raise BadMove(f"a move's text form is a string, not {text!r}")
    return game_by_id(game).parse(text)


@overload
def position(
    game: Literal["butine"], data: dict[str, Any], *, seed: int | None = ...
) -> Match[butine.View, butine.Move]: ...


@overload
def position(
    game: Literal["waggle-dance"], data: dict[str, Any], *, seed: int | None = ...
) -> Match[waggle_dance.View, waggle_dance.Move]: ...


@overload
def position(
    game: Literal["la-ruche"], data: dict[str, Any], *, seed: int | None = ...
) -> Match[la_ruche.View, la_ruche.Move]: ...


@overload
def position(
    game: Literal["bee-busy"], data: dict[str, Any], *, seed: int | None = ...
) -> Match[bee_busy.View, bee_busy.Move]: ...


@overload
def position(game: str, data: dict[str, Any], *, seed: int | None = ...) -> AnyMatch: ...


def position(game: str, data: dict[str, Any], *, seed: int | None = None) -> AnyMatch:
    """A match that begins in any legal position, from plain data.

    >>> match = position("la-ruche", {"phase": "solo", "hands": [["123456", "123465"]]})
    >>> match.actors
    (0,)
    """
    return Match.at(game_by_id(game), data, read_seed(seed))
