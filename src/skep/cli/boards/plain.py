"""Any view, move or fact as plain words: what a game without a face of its own is shown by."""

from collections.abc import Iterator
from typing import Any

import msgspec

from skep.engine.game import Fact, View
from skep.locale import Words

NOTHING = "–"

_KNOWN = frozenset({*View.__struct_fields__, "seats", "options", "turn"})
"""Fields that the terminal shows by itself, or that everybody knows who sat down."""


def text(value: Any, words: Words) -> str:
    """A plain value in words: `clover 12, thyme 9`."""
    if value is None or value == "" or value in ([], {}, ()):
        return NOTHING
    if isinstance(value, bool):
        return words.say("play-yes" if value else "play-no")
    if isinstance(value, dict):
        return ", ".join(f"{name} {text(part, words)}" for name, part in value.items())
    if isinstance(value, list | tuple):
        inner = [text(part, words) for part in value]
        nested = any(isinstance(part, list | tuple | dict) for part in value)
        return ("; " if nested else ", ").join(inner)
    return str(value)


def label(game_id: str, field: str, words: Words) -> str:
    """What a field of a view is called: the game's word for it, or its name."""
    key = f"{game_id}-view-{field}"
    return words.say(key) if words.has(key) else field.replace("_", " ")


def groups(
    game_id: str, view: View, names: tuple[str, ...], words: Words
) -> Iterator[tuple[str, str]]:
    """All that a view holds beside seats and points, each field with its label."""
    for field, value in msgspec.to_builtins(view).items():
        if field in _KNOWN:
            continue
        if field in view.by_seat:
            parts = zip(names, value, strict=True)
            value = [
                words.say("play-fact", player=who, what=text(part, words)) for who, part in parts
            ]
        yield label(game_id, field, words), text(value, words)


def arguments(
    told: Fact | msgspec.Struct, names: tuple[str, ...], words: Words
) -> dict[str, str | int]:
    """The fields of a fact or move as messages want them: numbers, and texts for all else."""
    args: dict[str, str | int] = {}
    for field, value in msgspec.to_builtins(told).items():
        if field == "seat" and names:
            args["player"] = names[value]
        is_number = isinstance(value, int) and not isinstance(value, bool)
        args[field] = value if is_number else text(value, words)
    return args


def sentence(fact: Fact, names: tuple[str, ...], words: Words) -> str:
    """A fact for which there are no words: its name and what it holds."""
    fields = msgspec.to_builtins(fact)
    name = str(fields.pop("fact")).replace("-", " ")
    seat = fields.pop("seat", None)
    parts = [name, *(f"{key.replace('_', ' ')} {text(fields[key], words)}" for key in fields)]
    what = ", ".join(parts)
    return what if seat is None else words.say("play-fact", player=names[seat], what=what)
