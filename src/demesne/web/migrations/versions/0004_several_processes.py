"""Which process writes at a table, which processes live, and what they share."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the holder of each table with its epoch, and the relations of the group."""
    op.add_column("tables", sa.Column("holder", sa.String(16), server_default="", nullable=False))
    op.add_column("tables", sa.Column("epoch", sa.Integer, server_default="0", nullable=False))
    op.create_index("tables_by_holder", "tables", ["holder"])
    op.create_table(
        "processes",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "settings",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("value", sa.String(200), nullable=False),
    )
    op.create_table(
        "seen",
        sa.Column("address", sa.String(100), primary_key=True),
        sa.Column("second", sa.BigInteger, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        prefixes=["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else [],
    )
