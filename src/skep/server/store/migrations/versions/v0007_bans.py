"""Whom the operator keeps out, and who may not talk."""

from skep.server.store.migrations import dialects

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the list. `whom` is a person's id, or an address as it is limited."""
    dialects.create_table(
        """
        CREATE TABLE bans (
            what TEXT NOT NULL CHECK (what IN ('ban', 'mute')),
            whom TEXT NOT NULL,
            address INTEGER NOT NULL,
            since_ms INTEGER NOT NULL,
            until_ms INTEGER,
            PRIMARY KEY (what, whom)
        )
        """
    )
