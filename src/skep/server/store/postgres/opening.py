"""Opening a store in PostgreSQL."""

from skep.server.store.interface import StoreError
from skep.server.store.postgres import schema
from skep.server.store.postgres.connecting import TROUBLE, Database, in_words
from skep.server.store.postgres.group_commit import GroupCommit
from skep.server.store.postgres.store import PostgresStore


async def open_postgres(url: str) -> PostgresStore:
    """A store at `postgresql://user:password@host/database`, made or brought up to date.

    In the schema that the database finds first; `?search_path=NAME` chooses another. StoreError
    when it is away, is not one of ours, or was written by a newer Skep.
    """
    database = Database(url)
    link = await database.connect()
    try:
        await schema.migrate(link, database.name)
    except TROUBLE as error:
        raise StoreError(f"{database.name} cannot be used: {in_words(error)}") from error
    finally:
        await link.close()
    return PostgresStore(GroupCommit(database))
