"""The database as a whole: every row of every table, out and in again."""

from collections.abc import AsyncIterator, Sequence
from typing import Any, Final

from sqlalchemy import Table, delete, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.server.schema import metadata

# In an order in which what is referred to comes first.
TABLES: Final[list[Table]] = list(metadata.sorted_tables)
AT_ONCE: Final = 500  # rows


async def rows(connection: AsyncConnection, table: Table) -> AsyncIterator[tuple[Any, ...]]:
    query = select(table).order_by(*table.primary_key.columns).execution_options(yield_per=AT_ONCE)
    async with connection.stream(query) as result:
        async for row in result:
            yield tuple(row)


async def is_empty(connection: AsyncConnection) -> bool:
    for table in TABLES:
        if (await connection.execute(select(1).select_from(table).limit(1))).first() is not None:
            return False
    return True


async def clear(connection: AsyncConnection) -> None:
    for table in reversed(TABLES):
        await connection.execute(delete(table))


async def add(connection: AsyncConnection, table: Table, found: Sequence[tuple[Any, ...]]) -> None:
    names = table.columns.keys()
    await connection.execute(insert(table), [dict(zip(names, row, strict=True)) for row in found])


async def count_on(connection: AsyncConnection) -> None:
    """PostgreSQL numbers new rows by counters of its own, which know nothing of rows that came with their numbers."""
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
