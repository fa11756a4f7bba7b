"""The shape of the database in PostgreSQL: is it ours, and is it up to date?

The history is the same as SQLite's (`store/migrations`), written down in PostgreSQL's words.
"""

from skep.server.store import schema
from skep.server.store.interface import StoreError
from skep.server.store.postgres.connecting import Link

LOCK = schema.APPLICATION_ID
"""Of several servers that start at once, one makes the schema, and the others wait for it."""

NEWEST = schema.REVISIONS[-1]

OURS = "Skep"
"""The comment on the table `tables`: marks the schema as ours. The first migration writes it."""


async def migrate(link: Link, name: str) -> None:
    """Create the schema, or lead it to the newest revision: all of it, or nothing.

    StoreError when the database is not ours, or from a newer Skep: then nothing is changed.
    """
    async with link.transaction():
        await link.execute("SET LOCAL statement_timeout = 0")  # another may take its time
        await link.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        revision = await check(link, name)
        if revision != NEWEST:
            await link.execute(schema.migration_script(revision, "postgresql"))


async def check(link: Link, name: str) -> str | None:
    """The revision of the schema, None for an empty one; StoreError when it cannot be used."""
    if await link.fetchval("SELECT current_schema()") is None:
        raise StoreError(f"the database {name} has no such schema: create it first")
    tables = await link.fetchval(
        "SELECT count(*) FROM pg_class WHERE relkind IN ('r', 'v', 'p')"
        " AND relnamespace = current_schema()::regnamespace"
    )
    if not tables:
        return None
    mark = "SELECT obj_description(to_regclass('tables'), 'pg_class')"
    if await link.fetchval(mark) != OURS:
        raise StoreError(f"the database {name} is not one of Skep's: it is left alone")
    revision: str = await link.fetchval("SELECT version_num::text FROM alembic_version")
    if revision not in schema.REVISIONS:
        raise StoreError(
            f"the database {name} was written by a newer Skep (its schema is {revision}, "
            f"this one knows up to {NEWEST}): use that one, or another database"
        )
    return revision
