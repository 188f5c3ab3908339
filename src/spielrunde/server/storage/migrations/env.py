"""Alembic's entry point: migrates over the connection it is handed, inside that connection's transaction."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
