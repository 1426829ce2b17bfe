"""Tables and the seats at them."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Select, bindparam, case, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.server.database.rows import CLOSED, FINISHED, OPEN, PLAYING, SeatRow, TableRow
from carson.server.database.schema import seats, tables

_TABLE = select(*(tables.c[name] for name in TableRow.__struct_fields__))
_SEAT = select(*(seats.c[name] for name in SeatRow.__struct_fields__)).order_by(seats.c.table_id, seats.c.seat)
# Statements that every move needs are prepared once.
_BY_ID = _TABLE.where(tables.c.id == bindparam("wanted"))
_BY_ID_LOCKED = _BY_ID.with_for_update()
_CHANGE = update(tables).where(tables.c.id == bindparam("wanted"))
_SEATS_OF = _SEAT.where(seats.c.table_id == bindparam("wanted"))

_NO_DEADLINE = 2**50
_WRITE_SEAT = (
    update(seats)
    .where(seats.c.table_id == bindparam("new_table_id"), seats.c.seat == bindparam("new_seat"))
    .values({name: bindparam(f"new_{name}") for name in SeatRow.__struct_fields__ if name not in ("table_id", "seat")})
)


async def add(connection: AsyncConnection, table: TableRow, sitting: Sequence[SeatRow]) -> None:
    await connection.execute(insert(tables).values(msgspec.structs.asdict(table)))
    await connection.execute(insert(seats), [msgspec.structs.asdict(seat) for seat in sitting])


async def get(connection: AsyncConnection, table_id: str, lock: bool = False) -> TableRow | None:
    """`lock`: until the end of the transaction nobody else writes to this table. (SQLite has only one writer.)"""
    row = (await connection.execute(_BY_ID_LOCKED if lock else _BY_ID, {"wanted": table_id})).first()
    return TableRow(*row) if row is not None else None


async def change(connection: AsyncConnection, table_id: str, **columns: Any) -> None:
    await connection.execute(_CHANGE, {"wanted": table_id, **columns})


async def sitting(connection: AsyncConnection, table_ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    """The seats of some tables, in order."""
    if len(table_ids) == 1:
        rows = await connection.execute(_SEATS_OF, {"wanted": table_ids[0]})
        return {table_ids[0]: [SeatRow(*row) for row in rows]}
    found: dict[str, list[SeatRow]] = {table_id: [] for table_id in table_ids}
    for row in await connection.execute(_SEAT.where(seats.c.table_id.in_(table_ids))):
        found[row[0]].append(SeatRow(*row))
    return found


async def seat_of(connection: AsyncConnection, seat: SeatRow) -> None:
    """Stores who sits there now."""
    here = (seats.c.table_id == seat.table_id) & (seats.c.seat == seat.seat)
    await connection.execute(update(seats).where(here).values(msgspec.structs.asdict(seat)))


async def seats_of(connection: AsyncConnection, changed: Sequence[SeatRow]) -> None:
    """Stores several of them at once."""
    if changed:
        rows = [{f"new_{name}": value for name, value in msgspec.structs.asdict(seat).items()} for seat in changed]
        await connection.execute(_WRITE_SEAT, rows)


async def hosted(connection: AsyncConnection, user_id: str) -> int:
    """How many unfinished tables a person has set up."""
    going_on = tables.c.status.in_((OPEN, PLAYING))
    query = select(func.count()).select_from(tables).where(tables.c.host_id == user_id, going_on)
    return int((await connection.execute(query)).scalar_one())


async def played_by_bots(connection: AsyncConnection, user_id: str) -> int:
    """How many running games between bots alone a person has set up."""
    sits = select(seats.c.table_id).where(seats.c.table_id == tables.c.id, seats.c.user_id.is_not(None))
    going_on = (tables.c.host_id == user_id) & (tables.c.status == PLAYING) & ~sits.exists()
    return int((await connection.execute(select(func.count()).select_from(tables).where(going_on))).scalar_one())


async def imported(connection: AsyncConnection, user_id: str) -> int:
    """How many records a person has imported."""
    query = select(func.count()).select_from(tables).where(tables.c.host_id == user_id, tables.c.ended == "imported")
    return int((await connection.execute(query)).scalar_one())


async def remove(connection: AsyncConnection, table_id: str) -> None:
    """The table with its seats and everything that happened at it."""
    await connection.execute(delete(tables).where(tables.c.id == table_id))


# Lists, the newest first


async def open_ones(connection: AsyncConnection, most: int) -> list[TableRow]:
    return await _listed(connection, _TABLE.where(tables.c.status == OPEN, tables.c.public), most)


async def playing_ones(connection: AsyncConnection, most: int) -> list[TableRow]:
    return await _listed(connection, _TABLE.where(tables.c.status == PLAYING, tables.c.public), most)


async def finished_ones(connection: AsyncConnection, most: int) -> list[TableRow]:
    return await _listed(connection, _TABLE.where(tables.c.status == FINISHED, tables.c.public), most)


async def ones_of(connection: AsyncConnection, user_id: str, most: int) -> list[TableRow]:
    """Where the person sits, may sit down, or is the host. First where they are asked, the next deadline first."""
    sits = select(seats.c.table_id).where((seats.c.user_id == user_id) | (seats.c.kept_for == user_id))
    asked = select(seats.c.table_id).where(seats.c.user_id == user_id, seats.c.asked_at.is_not(None))
    mine = (tables.c.host_id == user_id) | tables.c.id.in_(sits)
    turn = tables.c.id.in_(asked)
    soon = case((turn, func.coalesce(tables.c.deadline_at, _NO_DEADLINE)), else_=_NO_DEADLINE + 1)
    return await _listed(connection, _TABLE.where(mine, tables.c.status != CLOSED).order_by(soon), most)


async def playing(connection: AsyncConnection) -> list[str]:
    """The tables with a running game."""
    return [row[0] for row in await connection.execute(select(tables.c.id).where(tables.c.status == PLAYING))]


async def _listed(connection: AsyncConnection, query: Select[Any], most: int) -> list[TableRow]:
    ordered = query.order_by(tables.c.created_at.desc(), tables.c.id).limit(most)
    return [TableRow(*row) for row in await connection.execute(ordered)]


async def begun(connection: AsyncConnection) -> list[str]:
    """The tables with a running or finished game."""
    return [row[0] for row in await connection.execute(select(tables.c.id).where(tables.c.seq >= 0))]


async def by_status(connection: AsyncConnection) -> dict[str, int]:
    """How many tables are open, playing, finished and closed."""
    found = dict.fromkeys((OPEN, PLAYING, FINISHED, CLOSED), 0)
    for status, count in await connection.execute(select(tables.c.status, func.count()).group_by(tables.c.status)):
        found[status] = int(count)
    return found
