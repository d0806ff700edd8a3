"""Who opened a table, and whether it waits for somebody, is played at, or has seen its game end."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add both, with an index for what is asked for often."""
    op.add_column("tables", sa.Column("guest", sa.String(40), server_default="", nullable=False))
    op.add_column("tables", sa.Column("status", sa.String(10), server_default="playing", nullable=False))
    op.create_index("tables_by_status", "tables", ["status", "created"])
    op.create_index("tables_by_guest", "tables", ["guest", "status"])
