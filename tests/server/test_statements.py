"""Statements that go straight to the driver: they find and write what SQLAlchemy does, and fail as it does."""

import asyncio

import pytest
from asyncpg.transaction import Transaction
from msgspec.structs import asdict, replace
from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError

from carson.server.database.engine import connect
from carson.server.database.schema import log, seats, tables
from carson.server.database.statements import Change, Statement, make
from carson.server.history import log as history
from carson.server.settings import driver_url
from carson.server.tables import repository
from server.club import Club, in_club, seated

CARDS = {"real": 2, "virtual": ["beginner", "expert"]}
CALLED = Statement(select(seats.c.name).where(seats.c.table_id == bindparam("here")))
NAMED = Statement(
    update(seats)
    .where(seats.c.table_id == bindparam("here"), seats.c.seat == bindparam("at"))
    .values(name=bindparam("called"))
)
OPENED = Statement(update(tables).where(tables.c.id == bindparam("here")))


def test_rows_are_those_that_sqlalchemy_finds_and_of_the_same_types(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, _, _ = await seated(club, "cards", CARDS)
        async with club.services.database.read() as connection:
            for table, mine in ((tables, tables.c.id), (seats, seats.c.table_id), (log, log.c.table_id)):
                query = select(table).where(mine == bindparam("here"))
                found = await Statement(query).rows(connection, {"here": table_id})
                expected = [tuple(row) for row in await connection.execute(query, {"here": table_id})]
                assert [tuple(row) for row in found] == expected != []
                types = [[type(value) for value in row] for row in found]
                assert types == [[type(value) for value in row] for row in expected]

    in_club(url, story)


def test_several_changes_are_made_together_or_not_at_all(url: str) -> None:
    async def story(club: Club) -> None:
        table_id, _, _ = await seated(club, "cards", CARDS)
        changes = [
            Change(NAMED, {"here": table_id, "at": 0, "called": "Zoe"}),
            Change(NAMED, {"here": table_id, "at": 1, "called": "Abe"}),
            Change(OPENED, {"here": table_id, "public": True, "practice": 7}),
        ]
        database = club.services.database
        async with database.write() as connection:
            await make(connection, changes)
        async with database.write() as connection:
            await make(connection, [])
        async with database.read() as connection:
            table = await repository.get(connection, table_id)
            sitting = (await repository.sitting(connection, [table_id]))[table_id]
            entries = await history.since(connection, table_id, -1)
        assert table is not None
        assert (table.public, table.practice) == (True, 7)
        assert [seat.name for seat in sitting][:2] == ["Zoe", "Abe"]
        twice = Change(Statement(insert(log).inline()), {"table_id": table_id, **asdict(entries[0])})
        with pytest.raises(IntegrityError) as caught:
            async with database.write() as connection:
                await make(connection, [Change(NAMED, {**changes[0].values, "called": "Eve"}), twice])
        assert entries[0].draws not in str(caught.value), "no values: there are seeds and bids among them"
        async with database.read() as connection:
            sitting = (await repository.sitting(connection, [table_id]))[table_id]
        assert sitting[0].name == "Zoe"

    in_club(url, story)


def test_nothing_is_written_outside_a_transaction(url: str) -> None:
    async def story() -> None:
        database = connect(driver_url(url))
        async with database.engine.connect() as connection:
            with pytest.raises(AssertionError):
                await make(connection, [Change(NAMED, {"here": "", "at": 0, "called": "Zoe"})])
        await database.close()

    asyncio.run(story())


@pytest.mark.parametrize("writing", [False, True])
def test_a_transaction_that_was_cancelled_while_it_began_is_nobody_elses(
    postgresql: str, monkeypatch: pytest.MonkeyPatch, writing: bool
) -> None:
    """The driver does not know that it has begun. A connection left in it would show others a frozen database, or take
    their writes for a part of it and never commit them.
    """
    start = Transaction.start

    async def story(club: Club) -> None:
        table_id, *_ = await seated(club, "cards", {"real": 2})
        # With one connection, which whoever comes next gets.
        database, begun = connect(driver_url(postgresql)), asyncio.Event()
        await database.fetch(CALLED.rows, {"here": table_id})

        async def hang(self: Transaction) -> None:
            await start(self)
            begun.set()
            await asyncio.Event().wait()

        with monkeypatch.context() as patch:
            patch.setattr(Transaction, "start", hang)
            if writing:
                change = Change(NAMED, {"here": table_id, "at": 0, "called": "Eve"})
                cancelled = asyncio.create_task(database.store(make, [change]))
            else:
                cancelled = asyncio.create_task(database.fetch(CALLED.rows, {"here": table_id}))
            await begun.wait()
            cancelled.cancel()
            await asyncio.gather(cancelled, return_exceptions=True)
        for name in ("Zoe", "Abe"):
            async with database.write() as connection:
                await make(connection, [Change(NAMED, {"here": table_id, "at": 0, "called": name})])
            others = connect(driver_url(postgresql))
            seen = (await others.fetch(repository.sitting, [table_id]))[table_id]
            await others.close()
            assert seen[0].name == name, "committed, for everybody to see"
            assert (await database.fetch(repository.sitting, [table_id]))[table_id][0].name == name
        await database.close()

    in_club(postgresql, story)


def test_a_move_writes_who_sits_there_only_if_that_has_changed(url: str) -> None:
    """SQLite would write two indexes and look for the people, although they stay."""

    async def story(club: Club) -> None:
        table_id, _, _ = await seated(club, "cards", CARDS)
        async with club.services.database.write() as connection:
            first, second = (await repository.sitting(connection, [table_id]))[table_id][:2]
            later = replace(first, asked_at=7, spent=8, reached=9, own_since=1, orders="[]", agrees=True)
            gone = replace(second, user_id=None, bot="random", asked_at=5)
            changes = [repository.seat_change(first, later), repository.seat_change(second, gone)]
            sql = [change.statement.text(connection.dialect, change.values).sql for change in changes]
            assert ["user_id" in one for one in sql] == [False, True]
            assert ["kept_for" in one for one in sql] == [False, True]
            await make(connection, changes)
            assert (await repository.sitting(connection, [table_id]))[table_id][:2] == [later, gone]

    in_club(url, story)
