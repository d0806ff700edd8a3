"""What the lobby tells of the tables that wait for somebody."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the relation, and fill it for the tables that wait now."""
    waiting = op.create_table(
        "waiting",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("since", sa.DateTime(timezone=True), server_default=sa.func.now(), nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_index("waiting_by_time", "waiting", ["since"])
    tables = sa.table(
        "tables",
        sa.column("id", sa.String),
        sa.column("game", sa.String),
        sa.column("options", sa.JSON),
        sa.column("seats", sa.JSON),
        sa.column("created", sa.DateTime(timezone=True)),
        sa.column("status", sa.String),
    )
    for row in op.get_bind().execute(sa.select(tables).where(tables.c.status == "waiting")).all():
        values = {"table_id": row.id, "since": row.created, "summary": json.dumps(summary(row))}
        op.get_bind().execute(sa.insert(waiting).values(values))


def summary(row: sa.Row[tuple[str, str, dict[str, object], list[dict[str, str]]]]) -> dict[str, object]:
    """What is told of a table at which nobody has played: who sits there now, and nothing of its data files."""
    entries = sa.table(
        "entries", sa.column("table_id", sa.String), sa.column("number", sa.Integer), sa.column("data", sa.JSON)
    )
    log = sa.select(entries.c.data).where(entries.c.table_id == row.id).order_by(entries.c.number)
    seats = [{"kind": seat["kind"], "name": seat["name"], "bot": seat["bot"]} for seat in row.seats]
    for entry in op.get_bind().execute(log).scalars():
        if entry["kind"] == "sit":
            seats[entry["seat"]] = {"kind": "person", "name": entry["name"], "bot": ""}
    options = {name: bool(value) if name == "data" else value for name, value in row.options.items()}
    told = {"table": row.id, "game": row.game, "options": options, "seats": seats}
    return told | {"actions": 0, "over": False, "actor": None}
