"""`skep store`: look after what a server keeps. Check, back up, restore, export, import, copy."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from skep.cli.common import Lang, words_for, write_new_file
from skep.cli.errors import UserError
from skep.cli.patience import progress_bar
from skep.engine.extras import from_extra
from skep.locale import Words

if TYPE_CHECKING:
    from skep.server.carrying import Outcome
    from skep.server.store.care import Health

app = typer.Typer(help="Look after what a server keeps: check, back up, restore, move.")

DAMAGED = 1

PLACE = "A data folder, or a database: postgresql://user:password@host/name."

Data = Annotated[Path | None, typer.Option(help="The folder where the server keeps its tables.")]


def _folder(data: Path | None) -> Path:
    from skep.api.folders import default_data_folder

    return data or default_data_folder()


@contextmanager
def _in_words(speak: Words) -> Iterator[None]:
    """Whatever cannot be done is said in one sentence."""
    with from_extra("server"):
        from skep.server.refusals import Denied
        from skep.server.store.interface import StoreError

    try:
        yield
    except Denied as denied:
        raise UserError(speak.say(denied.key, **denied.args_of_message)) from None
    except StoreError as error:
        raise UserError(str(error)) from None
    except OSError as error:
        raise UserError(str(error)) from None


def _tell_health(health: "Health", speak: Words) -> None:
    """What was found; leaves with 1 when something is damaged."""
    for complaint in health.complaints:
        typer.echo(speak.say("store-file-damaged", why=complaint))
    for damage in health.damaged:
        typer.echo(speak.say("store-table-damaged", table=damage.table, why=damage.why))
    if health.sound:
        typer.echo(speak.say("store-sound", tables=health.tables, lines=health.lines))
    else:
        damaged = len(health.damaged)
        typer.echo(speak.say("store-damaged", damaged=damaged, tables=health.tables))
        raise typer.Exit(DAMAGED)


@app.command("check")
def check(data: Data = None, lang: Lang = None) -> None:
    """Check every page and every line. People may be playing meanwhile."""
    speak = words_for(lang)
    with _in_words(speak):
        from skep.server.store import care

        health = care.check(_folder(data))
    _tell_health(health, speak)


@app.command("backup")
def backup(
    into: Annotated[Path, typer.Argument(help="A folder that is empty or not there yet.")],
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Copy everything into a new folder, while people play, and check the copy."""
    _copy(lambda: _folder(data), lambda: into, "store-copied", lang)


@app.command("restore")
def restore(
    backup: Annotated[Path, typer.Argument(help="The folder of a backup, or the file in it.")],
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Put a backup back, into a folder that is empty or not there yet, and check it."""
    _copy(lambda: backup, lambda: _folder(data), "store-restored", lang)


def _copy(
    source: Callable[[], Path], into: Callable[[], Path], said: str, lang: str | None
) -> None:
    speak = words_for(lang)
    with _in_words(speak):
        from skep.server.store import care, copying

        folder = into()
        copying.copy(source(), folder)
        typer.echo(speak.say(said, folder=str(folder)))
        health = care.check(folder) if care.is_newest(folder) else None
    if health is not None:
        _tell_health(health, speak)


@app.command("export")
def export(
    into: Annotated[Path, typer.Argument(help="The new file; with --records, the folder.")],
    records: Annotated[
        bool, typer.Option("--records", help="Finished games only, as records for `skep verify`.")
    ] = False,
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Write every table into one file of JSON lines, which `skep store import` reads."""
    speak = words_for(lang)
    with _in_words(speak):
        written, left_out = (_export_records if records else _export)(_folder(data), into, speak)
    if records:
        typer.echo(speak.say("store-records-exported", tables=written, folder=str(into)))
    else:
        typer.echo(speak.say("store-exported", tables=written, file=str(into)))
    _tell_left_out(left_out, speak)


def _export(folder: Path, file: Path, speak: Words) -> tuple[int, "list[Outcome]"]:
    from skep.server import carrying
    from skep.server.store import care
    from skep.server.store.data_folder import make_private_file

    written, left_out = 0, []
    with care.reading_store(folder):  # nothing is made where there is nothing to be read
        write_new_file(file, b"", speak)
    make_private_file(file)
    with file.open("wb") as out:
        for outcome, line in carrying.carried_out(folder):
            out.write(line)
            if outcome.problem is None:
                written += 1
            else:
                left_out.append(outcome)
    return written, left_out


def _export_records(folder: Path, into: Path, speak: Words) -> tuple[int, "list[Outcome]"]:
    from skep.server import carrying
    from skep.server.store.data_folder import make_folder

    written, left_out = 0, []
    for outcome, text in carrying.records_of(folder):
        if outcome.problem is None:
            make_folder(into)
            write_new_file(into / f"{outcome.table}.txt", text, speak)
            written += 1
        else:
            left_out.append(outcome)
    return written, left_out


@app.command("import")
def import_tables(
    file: Annotated[Path, typer.Argument(help="A file that `skep store export` wrote.")],
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Take tables from a file. Each is played again first; tables that are there stay as they are.

    The server that uses the folder must be stopped.
    """
    speak = words_for(lang)
    with _in_words(speak):
        outcomes = asyncio.run(_import(file, _folder(data)))
    there = sum(outcome.there_already for outcome in outcomes)
    left_out = [outcome for outcome in outcomes if outcome.problem is not None]
    taken = len(outcomes) - there - len(left_out)
    typer.echo(speak.say("store-imported", tables=taken, there=there))
    _tell_left_out(left_out, speak)


async def _import(file: Path, folder: Path) -> "list[Outcome]":
    from skep.server import carrying
    from skep.server.store.sqlite import SqliteStore

    file.open("rb").close()  # before anything is made
    store = SqliteStore(folder)
    try:
        return [outcome async for outcome in carrying.carry_in(store, file)]
    finally:
        await store.close()


def _tell_left_out(outcomes: "list[Outcome]", speak: Words) -> None:
    """What was left out, and why; leaves with 1 when there is any."""
    for outcome in outcomes:
        why = " ".join((outcome.problem or "").split())
        typer.echo(speak.say("store-left-out", table=outcome.table, why=why))
    if outcomes:
        raise typer.Exit(DAMAGED)


@app.command("copy")
def copy_store(
    source: Annotated[str, typer.Argument(metavar="FROM", help=PLACE)],
    target: Annotated[str, typer.Argument(metavar="TO", help=f"{PLACE} It must be empty.")],
    lang: Lang = None,
) -> None:
    """Copy everything from one store to another, of either kind, and compare it line by line.

    What is played at the source meanwhile is not in the copy: stop its server first.
    """
    speak = words_for(lang)
    with _in_words(speak), progress_bar(speak, "store-moving") as progress:
        from skep.server.store.places import move_between

        moved = asyncio.run(move_between(source, target, progress))
    shown = target.rpartition("@")[2]
    typer.echo(speak.say("store-moved", target=shown, tables=moved.tables, lines=moved.lines))
