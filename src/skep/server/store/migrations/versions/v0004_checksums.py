"""Each line of a log has a checksum, chained from the line before; a table knows where it ends.

What is there already is chained by `store/chain.py`, in the same transaction.
"""

from skep.server.store.migrations import dialects

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Two columns. The trigger that tells a table of its lines tells it their end, too."""
    dialects.execute("ALTER TABLE log ADD COLUMN sum INTEGER")
    dialects.execute("ALTER TABLE tables ADD COLUMN sum INTEGER")
    dialects.sqlite("DROP TRIGGER log_changes_table")
    dialects.sqlite(
        """
        CREATE TRIGGER log_changes_table AFTER INSERT ON log
        BEGIN
            UPDATE tables SET changed_ms = max(changed_ms, NEW.at_ms), sum = NEW.sum
            WHERE id = NEW.table_id;
        END
        """
    )
