"""The log itself sees to it that lines follow each other, and that its table knows of them.

So lines of many tables can be added by one statement, which is a commit of its own.
"""

from skep.server.store.migrations import dialects

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Two triggers."""
    dialects.sqlite(
        """
        CREATE TRIGGER log_follows BEFORE INSERT ON log
        WHEN NEW.seq <> 1 + (SELECT coalesce(max(seq), 0) FROM log WHERE table_id = NEW.table_id)
        BEGIN
            SELECT RAISE(ABORT, 'the line does not follow the last one of its table');
        END
        """
    )
    dialects.sqlite(
        """
        CREATE TRIGGER log_changes_table AFTER INSERT ON log
        BEGIN
            UPDATE tables SET changed_ms = max(changed_ms, NEW.at_ms) WHERE id = NEW.table_id;
        END
        """
    )
