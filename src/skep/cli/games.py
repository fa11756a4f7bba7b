"""`skep games`, `skep bots` and `skep schema`: what there is."""

from typing import Annotated, Any

import msgspec
import typer

from skep.cli.common import Json, Lang, new_console, words_for
from skep.cli.speech import bot_kind
from skep.games.registry import GAMES, game_by_id
from skep.locale import Words

SCHEMA = "https://json-schema.org/draft/2020-12/schema"


def games(lang: Lang = None, as_json: Json = False) -> None:
    """List the games, with their seats and options."""
    speak = words_for(lang)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(_plain()), indent=2).decode())
        return
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for key in ("game", "seats", "option", "values", "default", "meaning"):
        table.add_column(speak.say(f"games-{key}"), overflow="fold")
    for game in GAMES.values():
        first = (game.meta.id, _range(game.meta.seats))
        for name, about in _options(game.meta.options).items():
            meaning = speak.say(f"{game.meta.id}-option-{name}")
            default = msgspec.json.encode(about["default"]).decode()
            table.add_row(*first, name, _values(about, speak), default, meaning)
            first = ("", "")
        if first[0]:
            table.add_row(*first)
    new_console().print(table)


def bots(lang: Lang = None, as_json: Json = False) -> None:
    """List the bots."""
    from skep.bots.registry import BOTS

    speak = words_for(lang)
    if as_json:
        plain = [{"id": bot.id, "games": list(bot.makers)} for bot in BOTS.values()]
        typer.echo(msgspec.json.format(msgspec.json.encode(plain), indent=2).decode())
        return
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for key in ("bots-bot", "bots-name", "bots-games", "bots-meaning"):
        table.add_column(speak.say(key), overflow="fold")
    for bot in BOTS.values():
        kind = bot_kind(bot.id, speak)
        table.add_row(bot.id, kind, ", ".join(bot.makers), _meaning(bot.words, speak))
    new_console().print(table)


def schema(
    game: Annotated[str, typer.Argument(help="The game; `skep games` lists them.")],
    lang: Lang = None,
) -> None:
    """Print the JSON Schema of what a seat of a game sees: for bots from outside."""
    words_for(lang)
    found = {"$schema": SCHEMA, **msgspec.json.schema(game_by_id(game).views)}
    typer.echo(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())


def _meaning(key: str, speak: Words) -> str:
    """What a bot does, and what it does in a race, where that is said apart."""
    keys = [key, f"{key}-race"]
    return " – ".join(speak.say(one) for one in keys if speak.has(one))


def _plain() -> list[dict[str, Any]]:
    return [
        {
            "id": game.meta.id,
            "title": game.meta.title,
            "rules_version": game.meta.rules_version,
            "seats": game.meta.seats,
            "options": _options(game.meta.options),
        }
        for game in GAMES.values()
    ]


def _options(options: type[msgspec.Struct]) -> dict[str, dict[str, Any]]:
    """Each option with its type, default and limits, read off the types themselves."""
    (schema,), parts = msgspec.json.schema_components([options])
    name = schema["$ref"].rpartition("/")[2] if "$ref" in schema else options.__name__
    found = {}
    for key, about in parts.get(name, schema)["properties"].items():
        kinds = about.get("anyOf", [about])
        chosen = next(kind for kind in kinds if kind.get("type") != "null")
        found[key] = {
            "type": chosen.get("type", "choice"),
            "default": about["default"],
            **{limit: chosen[limit] for limit in ("minimum", "maximum", "enum") if limit in chosen},
        }
    return found


def _values(about: dict[str, Any], speak: Words) -> str:
    if "minimum" in about and "maximum" in about:
        return speak.say("games-number", low=about["minimum"], high=about["maximum"])
    if "enum" in about:
        return ", ".join(map(str, about["enum"]))
    if about["type"] == "string":
        return speak.say("games-text")
    return "true, false" if about["type"] == "boolean" else str(about["type"])


def _range(seats: tuple[int, ...]) -> str:
    if len(seats) > 1 and seats == tuple(range(seats[0], seats[-1] + 1)):
        return f"{seats[0]}–{seats[-1]}"
    return ", ".join(map(str, seats))
