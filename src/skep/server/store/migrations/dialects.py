"""One history for two databases: what SQLite and PostgreSQL say in different words."""

import re

from alembic import context, op

_IN_POSTGRES = {
    "BLOB": "BYTEA",
    "INTEGER": "BIGINT",
    # In the order of their bytes, as SQLite has them, whatever the database's language is.
    "TEXT": 'TEXT COLLATE "C"',
}


def _dialect() -> str:
    return context.get_context().dialect.name


def create_table(columns: str, *, by_key: bool = True) -> None:
    """A table whose columns are of exactly their types; in SQLite kept in the order of its key."""
    if _dialect() == "sqlite":
        op.execute(f"{columns.rstrip()} STRICT{', WITHOUT ROWID' if by_key else ''}")
    else:
        op.execute(in_postgres(columns))


def execute(sql: str) -> None:
    """What both understand, but for the names of types."""
    op.execute(sql if _dialect() == "sqlite" else in_postgres(sql))


def sqlite(sql: str) -> None:
    """What PostgreSQL does not need."""
    if _dialect() == "sqlite":
        op.execute(sql)


def postgres(sql: str) -> None:
    """What SQLite does not need."""
    if _dialect() == "postgresql":
        op.execute(sql)


def in_postgres(sql: str) -> str:
    """The same with PostgreSQL's types."""
    names = "|".join(_IN_POSTGRES)
    return re.sub(rf"\b({names})\b", lambda found: _IN_POSTGRES[found[0]], sql)
