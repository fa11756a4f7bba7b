"""Tables and their logs, people, settings."""

from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make everything there is at the beginning."""
    op.execute("PRAGMA application_id = 1399547248")  # schema.APPLICATION_ID
    op.execute(
        """
        CREATE TABLE tables (
            id TEXT PRIMARY KEY NOT NULL,
            game TEXT NOT NULL,
            status TEXT NOT NULL CHECK (status IN ('open', 'running', 'over')),
            public INTEGER NOT NULL,
            secret BLOB NOT NULL,
            created_ms INTEGER NOT NULL,
            changed_ms INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID
        """
    )
    # Not on changed_ms: that changes with every line, and few tables are open at a time.
    op.execute("CREATE INDEX tables_by_status ON tables (status)")
    # Kept in the order of its key, so that the log of a table lies together on the disk.
    op.execute(
        """
        CREATE TABLE log (
            table_id TEXT NOT NULL REFERENCES tables (id),
            seq INTEGER NOT NULL,
            kind TEXT NOT NULL,
            person TEXT,
            command TEXT,
            body TEXT NOT NULL,
            hash TEXT,
            at_ms INTEGER NOT NULL,
            PRIMARY KEY (table_id, seq)
        ) STRICT, WITHOUT ROWID
        """
    )
    op.execute(
        """
        CREATE UNIQUE INDEX log_by_command ON log (table_id, person, command)
        WHERE command IS NOT NULL
        """
    )
    op.execute("CREATE TABLE people (id TEXT PRIMARY KEY NOT NULL, name TEXT NOT NULL) STRICT")
    op.execute("CREATE TABLE settings (key TEXT PRIMARY KEY NOT NULL, value BLOB NOT NULL) STRICT")
