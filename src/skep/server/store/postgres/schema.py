"""The shape of the database in PostgreSQL: is it ours, and is it up to date?

The history is the same as SQLite's (`store/migrations`), written down in PostgreSQL's words.
"""

import skep
from skep.server.store import schema
from skep.server.store.interface import StoreError
from skep.server.store.postgres.connecting import Link

LOCK = schema.APPLICATION_ID
"""Of several servers that start at once, one makes the schema, and the others wait for it."""

NEWEST = schema.REVISIONS[-1]

OURS = "Skep"
"""The comment on the table `tables`: marks the schema as ours. The first migration writes it."""

_IN_USE = f"{LOCK}, hashtext(current_schema())"
"""The lock that every connection of a running server shares. Who has it for itself may change the
schema: nobody uses it. The database lets go of it as soon as a connection is gone."""

_USED_BY = f"""
SELECT DISTINCT application_name::text FROM pg_locks JOIN pg_stat_activity USING (pid)
WHERE locktype = 'advisory' AND granted AND pid <> pg_backend_pid()
AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
AND (classid::bigint, objid::bigint, objsubid)
    = ({LOCK}, hashtext(current_schema())::bigint & 4294967295, 2)
ORDER BY 1
"""  # noqa: S608  of our own words only


async def migrate(link: Link, name: str, *, use: bool = False) -> None:
    """Create the schema, or lead it to the newest revision: all of it, or nothing.

    With `use`, nobody changes it from then on as long as the connection lasts. StoreError when the
    database is not ours, from a newer Skep, or in use by servers of an older one: then nothing is
    changed.
    """
    async with link.transaction():
        await link.execute("SET LOCAL statement_timeout = 0")  # another may take its time
        await link.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        revision = await check(link, name)
        if revision is not None and revision != NEWEST:
            await _must_be_unused(link, name, revision)
        if revision != NEWEST:
            await link.execute(schema.migration_script(revision, "postgresql"))
        if use:
            await link.execute(f"SELECT pg_advisory_lock_shared({_IN_USE})")


async def _must_be_unused(link: Link, name: str, revision: str) -> None:
    if await link.fetchval(f"SELECT pg_try_advisory_xact_lock({_IN_USE})"):
        return
    users = ", ".join(user for (user,) in await link.fetch(_USED_BY))
    raise StoreError(
        f"servers of another version ({users}) use the database {name}, whose schema is "
        f"{revision}; this one (skep {skep.__version__}) needs {NEWEST} and would change it under "
        "them: stop all of them, then start this one"
    )


async def use(link: Link, name: str) -> None:
    """Before a server works with a connection: nobody changes the schema as long as it lasts.

    StoreError when somebody has.
    """
    await link.execute(f"SELECT pg_advisory_lock_shared({_IN_USE})")
    revision = await check(link, name)
    if revision != NEWEST:
        raise StoreError(f"the schema of the database {name} is {revision} by now, not {NEWEST}")


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
