"""The server's own keys, and how many emails an address got."""

from sqlalchemy import Table, delete, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.server.database.schema import mail_counts, server_keys


def _insert(connection: AsyncConnection, table: Table) -> sqlite.Insert | postgresql.Insert:
    """Both databases write "unless it exists" in the same way, under two names."""
    return sqlite.insert(table) if connection.dialect.name == "sqlite" else postgresql.insert(table)


async def get(connection: AsyncConnection, name: str) -> str | None:
    found = await connection.execute(select(server_keys.c.value).where(server_keys.c.name == name))
    value = found.scalar_one_or_none()
    return str(value) if value is not None else None


async def keep(connection: AsyncConnection, name: str, value: str) -> str:
    """The key of this name: the one given, unless another process was first."""
    new = _insert(connection, server_keys).values(name=name, value=value)
    await connection.execute(new.on_conflict_do_nothing())
    kept = await get(connection, name)
    assert kept is not None
    return kept


async def count_mail(connection: AsyncConnection, address_sha256: str, what: str, day: int) -> int:
    """Counts one more email to this address today; returns the new count."""
    row = {"address_sha256": address_sha256, "what": what, "day": day, "count": 1}
    new = _insert(connection, mail_counts).values(row)
    more = new.on_conflict_do_update(
        index_elements=["address_sha256", "what", "day"], set_={"count": mail_counts.c.count + 1}
    ).returning(mail_counts.c.count)
    return int((await connection.execute(more)).scalar_one())


async def forget_mail_counts(connection: AsyncConnection, before: int) -> None:
    await connection.execute(delete(mail_counts).where(mail_counts.c.day < before))
