"""People and tables as admins look through them."""

from typing import Any, Final, Literal

from msgspec import Struct
from sqlalchemy import ColumnElement, Select, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.server.database.rows import SeatRow, TableRow, User
from carson.server.database.schema import sanctions, sessions, tables, users
from carson.server.people.repository import USER, user
from carson.server.people.sanctions import BAN, MUTE, Sanction, in_force, of_users
from carson.server.tables import repository as table_rows

MOST_LISTED: Final = 50  # in one answer

Which = Literal["all", "admins", "banned", "muted"]
_TABLE: Final = tuple(tables.c[name] for name in TableRow.__struct_fields__)
_KINDS: Final = {"banned": BAN, "muted": MUTE}


class Found(Struct, frozen=True):
    """`seen_at` is None if the person is signed in nowhere."""

    user: User
    created_at: int
    seen_at: int | None
    sanctions: list[Sanction]


class ListedTable(Struct, frozen=True):
    """A table, who sits there, and the handles of all these people."""

    row: TableRow
    seats: list[SeatRow]
    people: dict[str, User]


async def people(connection: AsyncConnection, named: str, which: Which, skip: int, most: int, now: int) -> list[Found]:
    """Those whose name contains this, or whose handle it is; the newest first."""
    query = _people(now)
    if named:
        query = query.where(or_(users.c.name.icontains(named, autoescape=True), users.c.handle == named))
    if which == "admins":
        query = query.where(users.c.admin)
    elif which != "all":
        query = query.where(_under(_KINDS[which], now))
    ordered = query.order_by(users.c.created_at.desc(), users.c.handle).offset(skip).limit(most)
    return await _found(connection, ordered, now)


async def person(connection: AsyncConnection, handle: str, now: int) -> Found | None:
    found = await _found(connection, _people(now).where(users.c.handle == handle), now)
    return found[0] if found else None


def _people(now: int) -> Select[Any]:
    seen = select(func.max(sessions.c.seen_at)).where(sessions.c.user_id == users.c.id, sessions.c.expires_at > now)
    return select(*USER, users.c.created_at, seen.scalar_subquery())


async def _found(connection: AsyncConnection, query: Select[Any], now: int) -> list[Found]:
    rows = (await connection.execute(query)).all()
    forbidden = await of_users(connection, [row[0] for row in rows], now)
    return [Found(user(row), row[len(USER)], row[len(USER) + 1], forbidden[row[0]]) for row in rows]


def _under(kind: str, now: int) -> ColumnElement[bool]:
    here = (sanctions.c.user_id == users.c.id) & (sanctions.c.kind == kind)
    return select(sanctions.c.kind).where(here, in_force(now)).exists()


async def tables_by_status(connection: AsyncConnection, status: str, skip: int, most: int) -> list[ListedTable]:
    """Public or not, the newest first."""
    query = select(*_TABLE).where(tables.c.status == status).order_by(tables.c.created_at.desc(), tables.c.id)
    rows = [TableRow(*row) for row in await connection.execute(query.offset(skip).limit(most))]
    return await with_people(connection, rows)


async def with_people(connection: AsyncConnection, rows: list[TableRow]) -> list[ListedTable]:
    sitting = await table_rows.sitting(connection, [row.id for row in rows])
    ids: set[Any] = {seat.user_id for seats in sitting.values() for seat in seats} | {row.host_id for row in rows}
    found = {row[0]: user(row) for row in await connection.execute(select(*USER).where(users.c.id.in_(ids - {None})))}
    return [ListedTable(row, sitting[row.id], found) for row in rows]
