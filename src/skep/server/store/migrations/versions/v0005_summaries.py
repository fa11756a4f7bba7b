"""A table's row tells in short who sits there, so that the lobby need not read its log.

Empty for tables from before: whoever opens one fills it in.
"""

from skep.server.store.migrations import dialects

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """One column, JSON."""
    dialects.execute("ALTER TABLE tables ADD COLUMN summary TEXT")
