"""Opening a store in PostgreSQL."""

from skep.server.store.interface import StoreError
from skep.server.store.postgres import schema
from skep.server.store.postgres.connecting import TROUBLE, Database, in_words
from skep.server.store.postgres.group_commit import GroupCommit
from skep.server.store.postgres.store import PostgresStore


async def open_postgres(url: str) -> PostgresStore:
    """A store at `postgresql://user:password@host/database`, made or brought up to date.

    In the schema that the database finds first; `?search_path=NAME` chooses another. StoreError
    when it is away, is not one of ours, was written by a newer Skep, or is in use by older ones.
    """
    database = Database(url, schema.use)
    link = await database.connect(greet=False)
    try:
        await schema.migrate(link, database.name, use=True)
    except BaseException as error:
        link.terminate()
        if isinstance(error, TROUBLE):
            raise StoreError(f"{database.name} cannot be used: {in_words(error)}") from error
        raise
    database.keep(link)
    return PostgresStore(GroupCommit(database))
