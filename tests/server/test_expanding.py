"""A step of the schema takes nothing away that the previous release uses: two versions can serve one database."""

import asyncio
from collections.abc import Callable
from importlib import resources
from typing import Any

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import Column, ForeignKey, Integer, MetaData, String, Table, UniqueConstraint, text

from carson.kernel import CarsonError
from carson.server.database.engine import known_revisions, migration_config, schema_at, upgrade
from server.club import open_club
from server.expanding import breaks
from server.someones import SECRET
from server.test_schema_revisions import NEWER, on


def steps() -> list[Any]:
    """The oldest first."""
    with resources.as_file(resources.files("carson.server.database").joinpath("migrations")) as folder:
        found = list(ScriptDirectory.from_config(migration_config(folder, None)).walk_revisions())
    return found[::-1]


@pytest.mark.parametrize("revision", [step.revision for step in steps() if step.revision > "0002"])
def test_a_step_breaks_nothing_that_the_previous_release_uses(revision: str) -> None:
    """Unless it is marked `contract`: then it takes away what the previous release no longer uses."""
    step = next(one for one in steps() if one.revision == revision)
    if not getattr(step.module, "contract", False):
        assert breaks(schema_at(str(step.down_revision)), schema_at(revision)) == []


def test_the_second_step_would_not_pass_today() -> None:
    """It is older than this rule, and shows that the comparison finds something in real steps."""
    assert breaks(schema_at("0001"), schema_at("0002")) == ["the primary key of notes has changed"]


def before() -> MetaData:
    found = MetaData()
    Table("people", found, Column("id", Integer, primary_key=True), Column("name", String(20)), Column("age", Integer))
    return found


def changed(change: Callable[[list[Any]], None], *tables: Any) -> MetaData:
    """The table of people with other columns and constraints."""
    found = MetaData()
    parts: list[Any] = [Column("id", Integer, primary_key=True), Column("name", String(20)), Column("age", Integer)]
    change(parts)
    Table("people", found, *parts)
    for name, *columns in tables:
        Table(name, found, *columns)
    return found


BREAKING: dict[str, Callable[[list[Any]], object]] = {
    "column people.age is gone": lambda parts: parts.pop(2),
    "column people.name must have a value": lambda parts: parts.__setitem__(
        1, Column("name", String(20), nullable=False)
    ),
    "column people.name was String(length=20) and is String(length=10)": lambda parts: parts.__setitem__(
        1, Column("name", String(10))
    ),
    "column people.age was Integer() and is String()": lambda parts: parts.__setitem__(2, Column("age", String)),
    "column people.rank needs a value that nobody gives": lambda parts: parts.append(
        Column("rank", Integer, nullable=False)
    ),
    "people refuses rows with the same name": lambda parts: parts.append(UniqueConstraint("name")),
    "people refuses rows whose age nobody knows": lambda parts: parts.__setitem__(
        2, Column("age", Integer, ForeignKey("people.id"))
    ),
}


@pytest.mark.parametrize("what", BREAKING)
def test_what_would_break_the_previous_release_is_found(what: str) -> None:
    assert breaks(before(), changed(BREAKING[what])) == [what]  # type: ignore[arg-type]


def test_a_table_that_is_gone_and_one_that_holds_on_to_others_rows_are_found() -> None:
    assert breaks(before(), MetaData()) == ["table people is gone"]
    clinging = ("pets", Column("id", Integer, primary_key=True), Column("owner", Integer, ForeignKey("people.id")))
    assert breaks(before(), changed(lambda parts: None, clinging)) == [
        "rows of people that pets refers to cannot be deleted"
    ]


def test_what_only_expands_is_no_break() -> None:
    loose = (
        "pets",
        Column("id", Integer, primary_key=True),
        Column("owner", Integer, ForeignKey("people.id", ondelete="CASCADE")),
    )

    def more(parts: list[Any]) -> None:
        parts[1] = Column("name", String(40))
        parts += [Column("rank", Integer, nullable=False, server_default="0"), Column("nick", String(5))]

    assert breaks(before(), changed(more, loose)) == []


# What a server does with a newer database


def make_newer(url: str, oldest: str) -> None:
    """As a release after this one would leave it: expanded, and to be served by programs from `oldest` on."""

    async def work(database: Any) -> None:
        await upgrade(database)
        async with database.write() as connection:
            for statement in (
                "ALTER TABLE tables ADD COLUMN weather INTEGER NOT NULL DEFAULT 0",
                "ALTER TABLE users ADD COLUMN pet VARCHAR(20)",
                "CREATE TABLE hereafter (user_id VARCHAR(32) REFERENCES users (id) ON DELETE CASCADE)",
                f"UPDATE alembic_version SET version_num = '{NEWER}', oldest = '{oldest}'",
            ):
                await connection.execute(text(statement))

    on(url, work)


def test_a_newer_schema_that_was_only_expanded_is_served_and_left_as_it_is(bare: str) -> None:
    make_newer(bare, known_revisions()[0])

    async def story() -> None:
        async with open_club(bare) as club:
            ann, bob = await club.guest("Ann"), await club.guest("Bob")
            form = {"game": "cards", "options": {"real": 2, "virtual": ["beginner", "expert"]}}
            table_id = (await ann.post("/api/tables", form, 201))["id"]
            await bob.post(f"/api/tables/{table_id}/join")
            await ann.post(f"/api/tables/{table_id}/start")
            seen = await ann.table(table_id)
            await ann.act(table_id, seen["actions"][0], seen["question"])
            await bob.post("/api/account/claim", {"password": SECRET})
            await bob.post("/api/account/delete", {"password": SECRET})

    asyncio.run(story())

    async def noted(database: Any) -> Any:
        async with database.read() as connection:
            return tuple((await connection.execute(text("SELECT version_num, oldest FROM alembic_version"))).one())

    assert on(bare, noted) == (NEWER, known_revisions()[0])


def test_after_a_step_that_took_something_away_it_is_refused(bare: str) -> None:
    make_newer(bare, NEWER)
    with pytest.raises(CarsonError) as refused:
        on(bare, upgrade)
    assert refused.value.code == "database-newer"


def test_the_database_says_which_program_can_serve_it(bare: str) -> None:
    async def noted(database: Any) -> Any:
        await upgrade(database)
        async with database.read() as connection:
            return (await connection.execute(text("SELECT oldest FROM alembic_version"))).scalar()

    contracts = [step for step in steps() if getattr(step.module, "contract", False)]
    expected = str(contracts[-1].down_revision) if contracts else steps()[0].revision
    assert on(bare, noted) == expected
