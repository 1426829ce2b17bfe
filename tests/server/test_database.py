"""The schema that the migrations build, on both databases."""

import asyncio
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, MetaData, Table

from carson.server import settings
from carson.server.chat import note_repository as kept
from carson.server.database.engine import connect, migration_config, upgrade
from carson.server.database.rows import Note
from carson.server.database.schema import metadata
from carson.server.settings import Settings, SettingsError, driver_url, from_environment


def test_the_migrations_build_what_the_code_knows_and_can_run_again(bare: str) -> None:
    def difference(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata))

    async def story() -> None:
        database = connect(driver_url(bare))
        await asyncio.gather(upgrade(database), upgrade(database))
        async with database.read() as connection:
            assert await connection.run_sync(difference) == []
            if database.sqlite:
                assert (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar() == "wal"
                assert (await connection.exec_driver_sql("PRAGMA synchronous")).scalar() == 2
        await database.close()

    asyncio.run(story())


def test_notes_from_before_they_were_kept_by_seat_are_still_there(bare: str) -> None:
    def at_first(connection: Connection) -> None:
        with resources.as_file(resources.files("carson.server.database").joinpath("migrations")) as folder:
            command.upgrade(migration_config(folder, connection), "0001")
        then = MetaData()
        then.reflect(connection, only=["users", "tables", "notes"])
        users, tables, notes = (then.tables[name] for name in ("users", "tables", "notes"))
        connection.execute(users.insert().values(id="ann", name="Ann", handle="ann", created_at=1))
        connection.execute(tables.insert().values({**_bare(tables), "id": "t", "host_id": "ann"}))
        connection.execute(notes.insert().values(user_id="ann", table_id="t", text="Bob bids low", updated_at=1))

    async def story() -> None:
        database = connect(driver_url(bare))
        async with database.write() as connection:
            await connection.run_sync(at_first)
        await upgrade(database)
        async with database.read() as connection:
            assert await kept.of_user(connection, "ann") == [Note("t", "Bob bids low", 1, -1)]
        await database.close()

    asyncio.run(story())


def _bare(table: Table) -> dict[str, object]:
    """A row with something in every column that must have something."""
    return {one.name: one.type.python_type() for one in table.columns if not one.nullable}


def test_the_environment_names_the_database_and_the_origin() -> None:
    assert from_environment({}) == Settings()
    found = from_environment({"CARSON_DATABASE_URL": "postgres://me@db/carson", "CARSON_ORIGIN": "https://c.test/"})
    assert found.database == "postgresql+asyncpg://me@db/carson"
    assert found.origin == "https://c.test"
    assert found.secure


def test_requests_are_counted_unless_the_environment_says_otherwise() -> None:
    assert from_environment({}).limited
    assert not from_environment({"CARSON_LIMITS": "off"}).limited


def test_new_games_have_the_newest_rules_unless_the_environment_asks_for_those_of_the_previous_release() -> None:
    for found in ("", "newest"):
        assert not from_environment({"CARSON_NEW_GAMES": found}).previous_rules
    assert from_environment({"CARSON_NEW_GAMES": "previous"}).previous_rules


@pytest.mark.parametrize(
    "environ",
    [
        {"CARSON_DATABASE_URL": "mysql://x"},
        {"CARSON_ORIGIN": "carson.test"},
        {"CARSON_BOT_SECONDS": "soon"},
        {"CARSON_BOT_SECONDS": "nan"},
        {"CARSON_BOT_WORKERS": "0"},
        {"CARSON_LOG": "xml"},
        {"CARSON_NEW_GAMES": "1"},
    ],
)
def test_a_setting_that_makes_no_sense_is_named(environ: dict[str, str]) -> None:
    with pytest.raises(SettingsError) as caught:
        from_environment(environ)
    assert caught.value.details["name"] in environ


def test_every_setting_stands_in_the_table_of_the_hosting_page() -> None:
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    named = {value for value in vars(settings).values() if isinstance(value, str) and value.startswith("CARSON_")}
    assert len(named) > 8
    assert {name for name in named if f"`{name}`" not in page.partition("## One machine")[0]} == set()


def test_closing_waits_for_whoever_still_uses_a_connection(postgres: Any) -> None:
    """Given back later, it would stay open until it is collected as garbage."""

    async def story() -> None:
        database = connect(driver_url(str(postgres.get_uri())))
        used: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        async def read() -> None:
            async with database.read() as connection:
                used.set_result((await connection.get_raw_connection()).driver_connection)
                await asyncio.Event().wait()

        reading = asyncio.create_task(read())
        driver = await used
        closing = asyncio.create_task(database.close())
        await asyncio.sleep(0)
        reading.cancel()
        await closing
        assert driver.is_closed()

    asyncio.run(story())
