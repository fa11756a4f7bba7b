"""The shape of the database: is this file ours, and is it up to date?

Alembic keeps the history (`migrations/`), for this database and for PostgreSQL's. It only writes
the SQL down here; our own connection runs it, in one transaction (docs/adr/0007-embedded-store.md).
"""

import io
from collections.abc import Callable
from pathlib import Path

import apsw

from skep.server.store import chain
from skep.server.store.interface import StoreError

REVISIONS = ("0001", "0002", "0003", "0004", "0005", "0006", "0007", "0008")
"""All revisions in `migrations/versions`, the newest last. Kept here because the start of a
server should not have to load Alembic to learn that there is nothing to do."""

BESIDES: dict[str, Callable[[apsw.Connection], None]] = {"0004": chain.begin}
"""What a revision needs that SQL cannot say; done after the SQL, in the same transaction."""

APPLICATION_ID = 0x536B6570
"""Marks a database as ours: "Skep" in ASCII. The first migration writes it."""


def check(connection: apsw.Connection, path: Path) -> str | None:
    """The revision of the schema, None for an empty database.

    StoreError when the database is not ours, or from a newer Skep. Changes nothing.
    """
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema")}
    if not tables:
        return None
    if connection.pragma("application_id") != APPLICATION_ID or "alembic_version" not in tables:
        raise StoreError(f"{path} is a database, but not one of Skep's: it is left alone")
    revision = connection.execute("SELECT version_num FROM alembic_version").get
    if revision not in REVISIONS:
        raise StoreError(
            f"{path} was written by a newer Skep (its schema is {revision}, "
            f"this one knows up to {REVISIONS[-1]}): use that one, or another data folder"
        )
    return str(revision)


def migrate(connection: apsw.Connection, revision: str | None) -> None:
    """Create the schema, or lead it from a revision to the newest: all of it, or nothing."""
    if revision == REVISIONS[-1]:
        return
    script = migration_script(revision)
    ahead = REVISIONS if revision is None else REVISIONS[REVISIONS.index(revision) + 1 :]
    with connection:
        connection.execute(script).fetchall()  # or it would stop at the first that has an answer
        for passed in ahead:
            if passed in BESIDES:
                BESIDES[passed](connection)


def migration_script(revision: str | None, dialect: str = "sqlite") -> str:
    """The SQL that leads from a revision (None: from nothing) to the newest."""
    from alembic import command
    from alembic.config import Config

    script = io.StringIO()
    config = Config(output_buffer=script, stdout=io.StringIO())
    config.attributes["dialect"] = dialect
    config.set_main_option("script_location", "skep.server.store:migrations")
    command.upgrade(config, f"{revision or 'base'}:{REVISIONS[-1]}", sql=True)
    return script.getvalue()
