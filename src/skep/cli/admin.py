"""`skep admin`: what whoever runs a server may order, while it runs or while it rests."""

import asyncio
from collections.abc import Callable
from datetime import datetime
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from skep.cli.common import Lang, read_duration, words_for
from skep.cli.errors import UserError
from skep.engine.extras import from_extra
from skep.locale import Words

if TYPE_CHECKING:
    from skep.server.admin import Answer, AnyOrder

app = typer.Typer(help="Look after a server: its tables, its visitors, its keys.")

Data = Annotated[Path | None, typer.Option(help="The folder where the server keeps its tables.")]
IDS = {"ignore_unknown_options": True}
"""The id of a table may begin with a hyphen; it is no option then."""

Table = Annotated[str, typer.Argument(help="The id of a table: the end of its link.")]
Whom = Annotated[
    str, typer.Argument(help="A person's id, as `show` and `people` tell it, or an IP address.")
]
For = Annotated[
    str | None, typer.Option("--for", help="For how long: 30m, 12h, 2d, 4w. Default: for ever.")
]


class OnOff(StrEnum):
    """A switch."""

    on = "on"
    off = "off"


@app.callback(invoke_without_command=True)
def start(context: typer.Context) -> None:
    """Look after a server: its tables, its visitors, its keys."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


# ---------------------------------------------------------------- tables


@app.command("list")
def list_(
    limit: Annotated[int, typer.Option(min=1, max=1000, help="How many at most.")] = 50,
    data: Data = None,
    lang: Lang = None,
) -> None:
    """The tables, the last changed first."""
    answer, speak = _give(lambda admin: admin.ListTables(limit), data, lang)
    for table in answer.tables:
        names = "" if table.names is None else ", ".join(name or "–" for name in table.names)
        seen = speak.say("admin-watchers", count=table.watchers) if table.watchers else ""
        _row(
            table.id, table.game, _status(table.status, speak), _day(table.changed_ms), names, seen
        )
    _say(answer, speak)


@app.command("show", context_settings=IDS)
def show(table: Table, data: Data = None, lang: Lang = None) -> None:
    """A table: who sits there, and who is watching."""
    answer, speak = _give(lambda admin: admin.ShowTable(table), data, lang)
    for line in answer.tables:
        public = speak.say("admin-public" if line.public else "admin-private")
        _row(line.id, line.game, _status(line.status, speak), public)
    _say(answer, speak)
    for person in answer.people:
        if person.seat is None:
            _row("", person.id, person.name, person.address)
        else:
            _row(str(person.seat), person.id or "–", person.name or "–")


@app.command("close", context_settings=IDS)
def close(table: Table, data: Data = None, lang: Lang = None) -> None:
    """Let nothing happen at a table any more. It can still be looked at."""
    _say(*_give(lambda admin: admin.CloseTable(table), data, lang))


@app.command("delete", context_settings=IDS)
def delete(table: Table, data: Data = None, lang: Lang = None) -> None:
    """Forget a table for ever."""
    _say(*_give(lambda admin: admin.DeleteTable(table), data, lang))


# ---------------------------------------------------------------- people


@app.command("people")
def people(data: Data = None, lang: Lang = None) -> None:
    """Who is connected now."""
    answer, speak = _give(lambda admin: admin.ListPeople(), data, lang)
    for person in answer.people:
        _row(person.id, person.name, person.address)
    _say(answer, speak)


@app.command("mute", context_settings=IDS)
def mute(whom: Whom, length: For = None, data: Data = None, lang: Lang = None) -> None:
    """Let a person or an address not talk at any table."""
    _punish("mute", whom, length, data, lang)


@app.command("kick", context_settings=IDS)
def kick(whom: Whom, length: For = None, data: Data = None, lang: Lang = None) -> None:
    """Show a person or an address out, for a minute unless you say otherwise."""
    _punish("kick", whom, length, data, lang)


@app.command("ban", context_settings=IDS)
def ban(whom: Whom, length: For = None, data: Data = None, lang: Lang = None) -> None:
    """Show a person or an address out, and keep them out."""
    _punish("ban", whom, length, data, lang)


@app.command("unban", context_settings=IDS)
def unban(whom: Whom, data: Data = None, lang: Lang = None) -> None:
    """Take back all that stands against a person or an address."""
    _say(*_give(lambda admin: admin.Pardon(whom), data, lang))


@app.command("bans")
def bans(data: Data = None, lang: Lang = None) -> None:
    """What stands against whom, and until when."""
    answer, speak = _give(lambda admin: admin.ListBans(), data, lang)
    for line in answer.bans:
        until = "–" if line.until_ms is None else _day(line.until_ms)
        _row(speak.say(f"admin-word-{line.what}"), line.whom, _day(line.since_ms), until)
    _say(answer, speak)


def _punish(what: str, whom: str, length: str | None, data: Path | None, lang: str | None) -> None:
    seconds = None if length is None else read_duration(length, words_for(lang))
    _say(*_give(lambda admin: admin.Punish(what, whom, seconds), data, lang))


# ---------------------------------------------------------------- the house


@app.command("rotate-key")
def rotate_key(
    forget: Annotated[
        bool,
        typer.Option(
            "--forget", help="Believe no cookie of before: everybody becomes somebody new."
        ),
    ] = False,
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Sign cookies by a new key. People stay who they are, unless you say --forget."""
    _say(*_give(lambda admin: admin.RotateKey(forget), data, lang))


@app.command("read-only")
def read_only(switch: OnOff, data: Data = None, lang: Lang = None) -> None:
    """Let nothing be changed, for maintenance, until it is off or the server starts anew."""
    _say(*_give(lambda admin: admin.SetReadOnly(switch is OnOff.on), data, lang))


# ---------------------------------------------------------------- what they share


def _give(
    make: Callable[[Any], "AnyOrder"], data: Path | None, lang: str | None
) -> tuple["Answer", Words]:
    """Give an order to the server that runs on this folder, or carry it out on the store alone."""
    speak = words_for(lang)
    with from_extra("server"):
        from skep.api.folders import default_data_folder
        from skep.server import admin, admin_line
        from skep.server.store.connections import FILE_NAME
        from skep.server.store.interface import StoreError

    folder = data or default_data_folder()
    order = make(admin)
    try:
        answer = admin_line.send(folder, order)
        if answer is None:
            if isinstance(order, admin.NEED_PEOPLE) or not (folder / FILE_NAME).exists():
                raise UserError(speak.say("admin-no-server", folder=str(folder)))
            answer = asyncio.run(_alone(folder, order))
    except (OSError, StoreError) as error:
        raise UserError(speak.say("admin-store", why=str(error))) from None
    if not answer.done:
        raise UserError(speak.say(answer.key, **answer.args))
    return answer, speak


async def _alone(folder: Path, order: "AnyOrder") -> "Answer":
    """With no server running: on the store itself."""
    from skep.server.admin import carry_out
    from skep.server.building import resting_house
    from skep.server.net.settings import Settings
    from skep.server.store.sqlite import SqliteStore

    async def open_store() -> SqliteStore:
        return SqliteStore(folder)

    house = await resting_house(open_store, Settings())
    try:
        return await carry_out(house, order)
    finally:
        await house.close()


def _say(answer: "Answer", speak: Words) -> None:
    typer.echo(speak.say(answer.key, **answer.args))
    if answer.silent:
        typer.echo(speak.say("admin-silent", servers=", ".join(answer.silent)), err=True)


def _row(*cells: str) -> None:
    typer.echo("  ".join(cell for cell in cells if cell))


def _status(status: str, speak: Words) -> str:
    return speak.say(f"admin-status-{status}")


def _day(at_ms: int) -> str:
    """A moment as the clock on this wall shows it."""
    return datetime.fromtimestamp(at_ms / 1000).astimezone().strftime("%Y-%m-%d %H:%M")
