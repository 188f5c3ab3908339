"""The tables of the database. Times are seconds since 1970 (UTC); structured values are JSON texts."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, UniqueConstraint

APPLICATION_ID = 0x53505231
"""Written into SQLite files, so that no other program's database is ever migrated by mistake."""

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("founding", Text, nullable=False),
    Column("status", String(16), nullable=False),
    Column("updated", Float, nullable=False),
)

log = Table(
    "log",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("command", String(80), nullable=False),
    Column("action", Text, nullable=False),
    Column("told", Integer, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table", "seat", "command", name="one_command_once"),
)

chairs = Table(
    "chairs",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("who", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    Column("level", String(16), nullable=False),
    Column("person", String(32)),
    Column("substituted", Integer, nullable=False),
    Index("chairs_of_person", "person"),
)

due = Table(
    "due",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("at", Float, nullable=False),
    Column("what", String(80), nullable=False),
)

persons = Table(
    "persons",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("name", String(40), nullable=False),
    Column("at", Float, nullable=False),
)
