"""A table's row tells in short who sits there, so that the lobby need not read its log.

Empty for tables from before: whoever opens one fills it in.
"""

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """One column, JSON."""
    op.execute("ALTER TABLE tables ADD COLUMN summary TEXT")
