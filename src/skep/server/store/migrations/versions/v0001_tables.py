"""Tables and their logs, people, settings. In PostgreSQL also who may write to which table."""

from skep.server.store.migrations import dialects

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make everything there is at the beginning."""
    dialects.sqlite("PRAGMA application_id = 1399547248")  # schema.APPLICATION_ID
    dialects.create_table(
        """
        CREATE TABLE tables (
            id TEXT PRIMARY KEY NOT NULL,
            game TEXT NOT NULL,
            status TEXT NOT NULL CHECK (status IN ('open', 'running', 'over')),
            public INTEGER NOT NULL,
            secret BLOB NOT NULL,
            created_ms INTEGER NOT NULL,
            changed_ms INTEGER NOT NULL
        )
        """
    )
    # Not on changed_ms: that changes with every line, and few tables are open at a time.
    dialects.execute("CREATE INDEX tables_by_status ON tables (status)")
    # Kept in the order of its key, so that the log of a table lies together on the disk.
    dialects.create_table(
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
        )
        """
    )
    dialects.execute(
        """
        CREATE UNIQUE INDEX log_by_command ON log (table_id, person, command)
        WHERE command IS NOT NULL
        """
    )
    dialects.create_table(
        "CREATE TABLE people (id TEXT PRIMARY KEY NOT NULL, name TEXT NOT NULL)", by_key=False
    )
    dialects.create_table(
        "CREATE TABLE settings (key TEXT PRIMARY KEY NOT NULL, value BLOB NOT NULL)", by_key=False
    )
    # PostgreSQL has been there from this shape on only: it began with all that the newest knows.
    dialects.postgres("COMMENT ON TABLE tables IS 'Skep'")  # postgres/schema.py: OURS
    dialects.postgres("ALTER TABLE tables SET (fillfactor = 70)")  # each line changes its row
    # No reference to the table: whoever opens one has its lease first. Room on its pages, and no
    # index on `until`: leases are renewed all the time.
    dialects.postgres(
        """
        CREATE TABLE leases (
            table_id TEXT COLLATE "C" PRIMARY KEY NOT NULL,
            owner TEXT COLLATE "C",
            epoch BIGINT NOT NULL,
            until TIMESTAMP WITH TIME ZONE NOT NULL
        ) WITH (fillfactor = 50)
        """
    )
    dialects.postgres("CREATE INDEX leases_by_owner ON leases (owner)")
