"""The schema that the migrations build, on both databases."""

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from carson.server.database import connect, upgrade
from carson.server.schema import metadata
from carson.server.settings import Settings, SettingsError, driver_url, from_environment


def test_the_migrations_build_what_the_code_knows_and_can_run_again(url: str) -> None:
    def difference(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata))

    async def story() -> None:
        database = connect(driver_url(url))
        await asyncio.gather(upgrade(database), upgrade(database))
        async with database.read() as connection:
            assert await connection.run_sync(difference) == []
            if database.sqlite:
                assert (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar() == "wal"
                assert (await connection.exec_driver_sql("PRAGMA synchronous")).scalar() == 2
        await database.close()

    asyncio.run(story())


def test_the_environment_names_the_database_and_the_origin() -> None:
    assert from_environment({}) == Settings()
    found = from_environment({"CARSON_DATABASE_URL": "postgres://me@db/carson", "CARSON_ORIGIN": "https://c.test/"})
    assert found.database == "postgresql+asyncpg://me@db/carson"
    assert found.origin == "https://c.test"
    assert found.secure


def test_requests_are_counted_unless_the_environment_says_otherwise() -> None:
    assert from_environment({}).limited
    assert not from_environment({"CARSON_LIMITS": "off"}).limited


@pytest.mark.parametrize(
    "environ",
    [
        {"CARSON_DATABASE_URL": "mysql://x"},
        {"CARSON_ORIGIN": "carson.test"},
        {"CARSON_BOT_SECONDS": "soon"},
        {"CARSON_BOT_SECONDS": "nan"},
        {"CARSON_BOT_WORKERS": "0"},
        {"CARSON_LOG": "xml"},
    ],
)
def test_a_setting_that_makes_no_sense_is_named(environ: dict[str, str]) -> None:
    with pytest.raises(SettingsError) as caught:
        from_environment(environ)
    assert caught.value.details["name"] in environ
