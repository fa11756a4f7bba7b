"""What somebody asks for, checked: a number of seats, options, a seed."""

from typing import Any

import msgspec

from skep.engine.errors import BadOption, BadSeats
from skep.engine.game import Game, Options
from skep.engine.refusal import because


def check_seats(game: Game[Any, Any], seats: int) -> None:
    """BadSeats when the game cannot be played by so many."""
    if type(seats) is not int or seats not in game.meta.seats:
        allowed = ", ".join(map(str, game.meta.seats))
        asked = because("error-bad-seats", game=game.meta.id, seats=repr(seats), allowed=allowed)
        raise BadSeats(asked)


def read_options(game: Game[Any, Any], given: dict[str, Any]) -> Options:
    """The typed options of a game; BadOption names a wrong one and what is allowed."""
    known = game.meta.options.__struct_fields__
    if not isinstance(given, dict):
        raise BadOption(f"options are a dictionary of names and values, not {given!r}")
    for name in given:
        if name not in known:
            allowed = ", ".join(known) or "–"
            raise BadOption(
                because("error-no-option", game=game.meta.id, option=str(name), options=allowed)
            )
    try:
        return msgspec.convert(given, game.meta.options)
    except msgspec.ValidationError as error:
        if "$." not in str(error):  # the game's own check, which names the option itself
            raise BadOption(f"{game.meta.id}: {error}") from None
        wrong = str(error).rpartition("$.")[2].rstrip("`")
        value, why = repr(given.get(wrong)), str(error).partition(" - at ")[0]
        raise BadOption(
            because("error-bad-option", game=game.meta.id, option=wrong, value=value, why=why)
        ) from None


def fresh_seed() -> int:
    """Any seed."""
    from secrets import randbits  # loaded late: `import skep` shall be quick

    return randbits(53)


def read_seed(seed: Any) -> int:
    """This seed, or any if it is None; BadOption when it is none at all."""
    if seed is None:
        return fresh_seed()
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise BadOption(f"a seed is a whole number, not {seed!r}")
    return seed
