"""Who was at which table, so that a person's own tables are found without reading every log."""

from skep.server.store.migrations import dialects

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """A list that the log itself keeps: whoever opens, sits, speaks, or is named by the host."""
    dialects.create_table(
        """
        CREATE TABLE presence (
            person TEXT NOT NULL,
            table_id TEXT NOT NULL,
            PRIMARY KEY (person, table_id)
        )
        """
    )
    dialects.execute("CREATE INDEX presence_by_table ON presence (table_id)")
    dialects.sqlite(
        """
        CREATE TRIGGER log_knows_people AFTER INSERT ON log
        WHEN NEW.kind IN ('created', 'seated', 'said', 'admitted', 'removed', 'muted')
        BEGIN
            INSERT OR IGNORE INTO presence VALUES (
                coalesce(NEW.body ->> 'person', NEW.body ->> 'host'), NEW.table_id
            );
        END
        """
    )
    dialects.sqlite(
        """
        INSERT OR IGNORE INTO presence
        SELECT coalesce(body ->> 'person', body ->> 'host'), table_id FROM log
        WHERE kind IN ('created', 'seated', 'said', 'admitted', 'removed', 'muted')
        """
    )
