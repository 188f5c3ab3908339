"""A person may hold several seats of one table: those who share a device."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """One person no longer means one seat."""
    with op.batch_alter_table("chairs") as chairs:
        chairs.drop_constraint("one_person_one_seat", type_="unique")
