"""What a look back at a finished game has found, so that it is worked out once."""

from skep.server.store.migrations import dialects

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add them. They can be made again at any time: there is no checksum."""
    dialects.create_table(
        """
        CREATE TABLE analyses (
            table_id TEXT PRIMARY KEY,
            body BLOB NOT NULL
        )
        """
    )
