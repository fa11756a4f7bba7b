"""Tables as lines of JSON, one for each table: out of a store, and into one.

What a table is goes with it: its log, its secret, its status. So a running game can be played on
where it arrives, by the people who have their cookies there. Who it was is not told to anybody:
the ids of people and the secrets are in the file, which is why it is for its owner only.
"""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import msgspec

from skep.engine.errors import SkepError
from skep.server.log import Line
from skep.server.store import care, reading
from skep.server.store.interface import Damaged, Store, TableRow
from skep.server.tables.lookback import record_of
from skep.server.tables.situation import replayed

FORMAT = "skep tables 1"


class Carried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole table."""

    format: str
    row: TableRow
    lines: list[Line]


class Outcome(msgspec.Struct, frozen=True):
    """What became of one table."""

    table: str
    problem: str | None = None
    """Why it was left out."""
    there_already: bool = False


def carried_out(path: Path) -> Iterator[tuple[Outcome, bytes]]:
    """Every table of a store, as a line; nothing for one that is damaged."""
    for outcome, row, lines in _tables(path):
        line = b"" if row is None else msgspec.json.encode(Carried(FORMAT, row, lines)) + b"\n"
        yield outcome, line


def records_of(path: Path) -> Iterator[tuple[Outcome, str]]:
    """Every finished game of a store, as a record that `skep verify` reads."""
    for outcome, row, lines in _tables(path):
        if row is None:
            yield outcome, ""
        elif row.status == "over":
            try:
                yield outcome, record_of(replayed(row, lines))
            except (SkepError, ValueError, LookupError) as error:
                yield Outcome(row.id, str(error)), ""


def _tables(path: Path) -> Iterator[tuple[Outcome, TableRow | None, list[Line]]]:
    with care.reading_store(path) as connection:
        for table in reading.table_ids(connection):
            try:
                row = reading.table_row(connection, table)
                lines = reading.table_lines(connection, table)
            except Damaged as damage:
                yield Outcome(table, damage.why), None, []
                continue
            if row is not None:  # or it was deleted meanwhile
                yield Outcome(table), row, lines


async def carry_in(store: Store, file: Path) -> AsyncIterator[Outcome]:
    """Take every table of a file into a store, each that plays; what is there is left alone."""
    with file.open("rb") as texts:
        for number, text in enumerate(texts, start=1):
            try:
                carried = _read(text)
            except (msgspec.MsgspecError, SkepError, ValueError, LookupError) as error:
                yield Outcome(f"{file}:{number}", f"{error}")
                continue
            row = carried.row
            if await store.row(row.id) is None:
                await store.create(row, carried.lines)
                yield Outcome(row.id)
            elif await store.lines(row.id) == carried.lines:
                yield Outcome(row.id, there_already=True)
            else:
                yield Outcome(row.id, "there is another table with this id")


def _read(text: bytes) -> Carried:
    """A table, played again to see that it is one."""
    carried = msgspec.json.decode(text, type=Carried)
    if carried.format != FORMAT:
        raise ValueError(f"this is {carried.format!r}, not {FORMAT!r}")
    state = replayed(carried.row, carried.lines)
    if not state.seats or (state.status, state.game.meta.id) != (
        carried.row.status,
        carried.row.game,
    ):
        raise ValueError(f"table {carried.row.id}: its row and its log do not agree")
    return carried
