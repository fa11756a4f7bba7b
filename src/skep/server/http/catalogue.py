"""The games as the lobby needs them: seats, and options with their limits, read off the types."""

import types
from typing import Any, Literal, Union, get_args, get_origin

import msgspec

from skep.bots.pace import PACES
from skep.bots.registry import bots_of
from skep.engine.game import Game, Meta
from skep.games.registry import GAMES
from skep.server.http.resources import GameInfo, OptionInfo

_PLAIN: dict[Any, Literal["bool", "int", "text"]] = {bool: "bool", int: "int", str: "text"}


def games(*, printing: bool = False) -> list[GameInfo]:
    """All games that can be played here, and perhaps printed."""
    return [_game(game, printing=printing) for game in GAMES.values()]


def _game(game: Game[Any, Any], *, printing: bool) -> GameInfo:
    meta = game.meta
    return GameInfo(
        id=meta.id,
        title=meta.title,
        seats=meta.seats,
        options=_options(meta),
        bots=tuple(bot for bot in bots_of(meta.id) if _can(bot, meta)),
        rules_version=meta.rules_version,
        rules=meta.rules,
        turns=meta.turns,
        race=meta.race,
        hidden_hands=meta.hidden_hands,
        usual_seats=meta.usual_seats,
        daily=game.abilities.daily is not None,
        prints=printing and game.abilities.prints,
        lessons=game.abilities.lessons,
        by_seat=game.views.by_seat,
    )


def _can(bot_id: str, meta: Meta) -> bool:
    # In a race, a bot without a pace of its own would outrun everybody.
    return not meta.race or bot_id in PACES


def _options(meta: Meta) -> tuple[OptionInfo, ...]:
    return tuple(_option(field, meta) for field in msgspec.structs.fields(meta.options))


def _option(field: msgspec.structs.FieldInfo, meta: Meta) -> OptionInfo:
    kind, limits, nullable = _unwrap(field.type)
    limits = limits or msgspec.Meta()
    choices: tuple[str, ...] = ()
    if get_origin(kind) is Literal:
        name: Literal["bool", "int", "choice", "text"] = "choice"
        choices = tuple(str(choice) for choice in get_args(kind))
    else:
        name = _PLAIN[kind]
    return OptionInfo(
        name=field.name,
        type=name,
        default=field.default,
        nullable=nullable,
        minimum=limits.ge,  # type: ignore[arg-type]
        maximum=limits.max_length if kind is str else limits.le,  # type: ignore[arg-type]
        suggestion=limits.examples[0] if limits.examples else None,
        choices=choices,
        alone=field.name in meta.alone if meta.alone else None,
    )


def _unwrap(kind: Any) -> tuple[Any, msgspec.Meta | None, bool]:
    """A field's type without its limits and without None; the limits; and whether None is in."""
    nullable = False
    limits: msgspec.Meta | None = None
    if get_origin(kind) in (Union, types.UnionType):
        members = [member for member in get_args(kind) if member is not type(None)]
        nullable = len(members) < len(get_args(kind))
        kind = members[0]
    for extra in getattr(kind, "__metadata__", ()):
        if isinstance(extra, msgspec.Meta):
            limits = extra
            kind = kind.__origin__
    return kind, limits, nullable
