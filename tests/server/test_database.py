"""The database file: opened, refused, migrated; written by one writer that commits what waits together."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, inspect, select

from spielrunde.live.store import AlreadyStored
from spielrunde.server.errors import ServerError
from spielrunde.server.storage import model
from spielrunde.server.storage.database import Database

pytestmark = pytest.mark.anyio


@pytest.fixture
def path(empty_database: Path, tmp_path: Path) -> Path:
    """A database of ours."""
    return Path(shutil.copy(empty_database, tmp_path / "ours.sqlite3"))


async def refusal(path: object) -> ServerError:
    """The error of opening; the file must be as it was."""
    before = content(path)
    with pytest.raises(ServerError) as error:
        await Database.open(f"sqlite:///{path}" if isinstance(path, Path) else str(path))
    assert content(path) == before, "the file was touched"
    for lang in ("de", "en"):
        assert "\n" not in error.value.text(lang)
    return error.value


def content(path: object) -> bytes | None:
    """What is in a file, if it is one."""
    return path.read_bytes() if isinstance(path, Path) and path.is_file() else None


def damage(path: Path) -> None:
    """Overwrite two pages in the middle."""
    with path.open("r+b") as file:
        file.seek(4096 * 2)
        file.write(b"\x55" * 8192)


def person(number: int) -> dict[str, object]:
    return {"id": f"p{number}", "token_hash": f"h{number}", "name": "Ada", "at": 0.0}


async def test_a_new_database_has_the_tables_of_the_model(path: Path) -> None:
    database = await Database.open(f"sqlite:///{path}")
    try:
        async with database.engine.connect() as connection:
            found = await connection.run_sync(_columns)
    finally:
        await database.close()
    wanted = {table.name: {column.name for column in table.columns} for table in model.metadata.sorted_tables}
    found.pop("alembic_version")
    assert found == wanted


def _columns(connection: Connection) -> dict[str, set[str]]:
    look = inspect(connection)
    return {name: {column["name"] for column in look.get_columns(name)} for name in look.get_table_names()}


async def test_it_is_durable_and_checked(path: Path) -> None:
    database = await Database.open(f"sqlite:///{path}")
    try:
        pragmas = await database.writer.write(
            lambda connection: [
                connection.exec_driver_sql(f"PRAGMA {name}").scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys", "application_id")
            ]
        )
    finally:
        await database.close()
    assert pragmas == ["wal", 2, 1, model.APPLICATION_ID]


@pytest.mark.parametrize(
    ("content", "reason"),
    [(b"not a database at all" * 100, "SQLite"), (b"SQLite format 3\x00" + b"\xff" * 5000, "database")],
)
async def test_what_is_no_database_is_refused(tmp_path: Path, content: bytes, reason: str) -> None:
    path = tmp_path / "corrupt.sqlite3"
    path.write_bytes(content)
    error = await refusal(path)
    assert error.code == "database_corrupt"
    assert reason in error.text("en")


async def test_damage_in_the_middle_is_found(path: Path) -> None:
    damage(path)
    assert (await refusal(path)).code == "database_corrupt"


async def test_the_database_of_another_program_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.sqlite3"
    database = sqlite3.connect(path)
    database.execute("CREATE TABLE recipes (name TEXT)")
    database.close()
    assert (await refusal(path)).code == "database_foreign"


async def test_the_database_of_a_newer_version_is_refused(path: Path) -> None:
    database = sqlite3.connect(path)
    database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.commit()
    database.close()
    assert (await refusal(path)).code == "database_newer"


async def test_a_second_opening_is_refused_until_the_first_is_closed(path: Path) -> None:
    first = await Database.open(f"sqlite:///{path}")
    assert (await refusal(path)).code == "database_in_use"
    await first.close()
    await (await Database.open(f"sqlite:///{path}")).close()


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("mysql://here/x", "database_url"),
        ("nonsense", "database_url"),
        ("sqlite://", "database_url"),
        ("sqlite:///:memory:", "database_url"),
    ],
)
async def test_an_address_that_is_none_is_refused(url: str, code: str) -> None:
    assert (await refusal(url)).code == code


@pytest.fixture(params=["what?", "no#1", "with space", "50%41"])
def inside(request: pytest.FixtureRequest, path: Path, tmp_path: Path) -> Path:
    """A database of ours in a folder of any name."""
    (tmp_path / request.param).mkdir()
    return path.rename(tmp_path / request.param / "x.sqlite3")


async def test_a_folder_may_have_any_name(inside: Path) -> None:
    database = await Database.open(f"sqlite:///{inside}")
    await database.writer.write(lambda connection: connection.execute(insert(model.persons).values(person(1))))
    async with database.engine.connect() as connection:
        assert len((await connection.execute(select(model.persons))).all()) == 1
    await database.close()
    with sqlite3.connect(inside) as file:
        assert file.execute("SELECT id FROM persons").fetchall() == [("p1",)]


async def test_a_place_where_no_file_can_be_is_refused(tmp_path: Path) -> None:
    assert (await refusal(tmp_path)).code == "database_is_folder"
    assert (await refusal(tmp_path / "none" / "x.sqlite3")).code == "database_folder"


async def test_a_database_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    """A folder in the place of the lock file stands for missing rights, which root does not miss."""
    (tmp_path / "x.sqlite3.lock").mkdir()
    assert (await refusal(tmp_path / "x.sqlite3")).code == "database_unwritable"
    assert not (tmp_path / "x.sqlite3").exists()


async def test_jobs_that_wait_together_share_one_commit_and_a_refused_one_harms_no_other(path: Path) -> None:
    database = await Database.open(f"sqlite:///{path}")
    try:
        commits = 0
        commit = database.writer._commit

        async def counted(batch: list[object]) -> None:
            nonlocal commits
            commits += 1
            await commit(batch)  # type: ignore[arg-type]

        database.writer._commit = counted  # type: ignore[method-assign,assignment]
        numbers = [1, 2, 2, 3, 1, 4]
        outcomes = await asyncio.gather(
            *(database.writer.write(_inserting(number)) for number in numbers), return_exceptions=True
        )
        async with database.engine.connect() as connection:
            stored = (await connection.execute(select(model.persons.c.id))).scalars().all()
    finally:
        await database.close()
    assert sorted(stored) == ["p1", "p2", "p3", "p4"]
    assert [type(outcome) for outcome in outcomes] == [int, int, AlreadyStored, int, AlreadyStored, int]
    assert commits == 1


def _inserting(number: int) -> Callable[[Connection], int]:
    return lambda connection: connection.execute(insert(model.persons).values(person(number))).rowcount
