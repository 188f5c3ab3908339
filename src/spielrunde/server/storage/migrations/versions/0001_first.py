"""Tables, their logs, who sits where, what is due, and persons."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make everything; a migration never changes once released, so nothing here refers to the living model."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("founding", sa.Text, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.create_table(
        "log",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("command", sa.String(80), nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
        sa.Column("asked", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("table", "seat", "command", name="one_command_once"),
    )
    op.create_table(
        "chairs",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("who", sa.String(8), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("level", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("substituted", sa.Integer, nullable=False),
        sa.UniqueConstraint("table", "person", name="one_person_one_seat"),
    )
    op.create_index("chairs_of_person", "chairs", ["person"])
    op.create_table(
        "due",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("what", sa.String(80), nullable=False),
    )
    op.create_table(
        "persons",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    if op.get_context().dialect.name == "sqlite":
        op.execute(f"PRAGMA application_id = {0x53505231}")
