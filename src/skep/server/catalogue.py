"""The games as the lobby needs them: seats, and options with their limits, read off the types."""

import types
from typing import Any, Literal, Union, get_args, get_origin

import msgspec

from skep.bots.registry import BOTS
from skep.engine.game import Game, Options
from skep.games.registry import GAMES
from skep.server.resources import GameInfo, OptionInfo


def games() -> list[GameInfo]:
    """All games that can be played here."""
    return [_game(game) for game in GAMES.values()]


def _game(game: Game[Any, Any]) -> GameInfo:
    meta = game.meta
    return GameInfo(
        id=meta.id,
        title=meta.title,
        seats=meta.seats,
        options=_options(meta.options),
        bots=tuple(bot.id for bot in BOTS.values() if meta.id in bot.makers),
        rules_version=meta.rules_version,
        rules=meta.rules,
        turns=meta.turns,
    )


def _options(options: type[Options]) -> tuple[OptionInfo, ...]:
    return tuple(_option(field) for field in msgspec.structs.fields(options))


def _option(field: msgspec.structs.FieldInfo) -> OptionInfo:
    kind, limits, nullable = _unwrap(field.type)
    choices: tuple[str, ...] = ()
    if get_origin(kind) is Literal:
        name: Literal["bool", "int", "choice"] = "choice"
        choices = tuple(str(choice) for choice in get_args(kind))
    else:
        name = "bool" if kind is bool else "int"
    return OptionInfo(
        name=field.name,
        type=name,
        default=field.default,
        nullable=nullable,
        minimum=limits.ge if limits is not None else None,  # type: ignore[arg-type]
        maximum=limits.le if limits is not None else None,  # type: ignore[arg-type]
        suggestion=limits.examples[0] if limits is not None and limits.examples else None,
        choices=choices,
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
