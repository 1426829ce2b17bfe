"""The database as a whole: every row of every table, out and in again."""

from collections.abc import AsyncIterator
from typing import Any, Final

from sqlalchemy import MetaData, Table, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.server.database.engine import DatabaseError
from carson.server.database.schema import metadata
from carson.server.database.versions import VERSION_TABLE

# Tables that others refer to come first.
TABLES: Final[list[Table]] = list(metadata.sorted_tables)
AT_ONCE: Final = 500  # rows
# It exists since the first revision: this is how we recognise a database of ours.
_OURS: Final = {VERSION_TABLE, "users", "tables", "seats", "log"}


async def rows(connection: AsyncConnection, table: Table) -> AsyncIterator[tuple[Any, ...]]:
    query = select(table).order_by(*table.primary_key.columns).execution_options(yield_per=AT_ONCE)
    async with connection.stream(query) as result:
        async for row in result:
            yield tuple(row)


async def found_tables(connection: AsyncConnection) -> MetaData:
    """The tables that exist, even those that only a newer version knows. Somebody else's are refused."""
    there = MetaData()
    await connection.run_sync(there.reflect)
    if there.tables and not there.tables.keys() >= _OURS:
        raise DatabaseError("database-of-others")
    return there


async def is_empty(connection: AsyncConnection, there: MetaData) -> bool:
    for table in there.tables.values():
        if table.name != VERSION_TABLE:
            if (await connection.execute(select(1).select_from(table).limit(1))).first() is not None:
                return False
    return True


async def count_on(connection: AsyncConnection) -> None:
    """PostgreSQL numbers new rows with its own counters, which do not know rows that came with their numbers."""
    if connection.dialect.name != "postgresql":
        return
    for table in TABLES:
        column = table.autoincrement_column
        if column is not None:
            last = (await connection.execute(select(func.max(column)))).scalar_one_or_none()
            counter = text("SELECT setval(pg_get_serial_sequence(:table, :column), :last)")
            if last is not None:
                given = {"table": table.name, "column": column.name, "last": last}
                await connection.execute(counter, given)
