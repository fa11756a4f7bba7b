"""The best scores of a day, one for each person."""

from skep.server.store.migrations import dialects

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the list. Kept in the order of its key, so that a day lies together on the disk."""
    dialects.create_table(
        """
        CREATE TABLE daily_scores (
            game TEXT NOT NULL,
            day TEXT NOT NULL,
            person TEXT NOT NULL,
            score INTEGER NOT NULL,
            at_ms INTEGER NOT NULL,
            PRIMARY KEY (game, day, person)
        )
        """
    )
