"""Tables and the seats at them."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Select, bindparam, case, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.server.database.rows import CLOSED, OPEN, PLAYING, SeatRow, TableRow
from carson.server.database.schema import seats, tables
from carson.server.database.statements import Change, Statement, make

_TABLE = select(*(tables.c[name] for name in TableRow.__struct_fields__))
_SEAT = select(*(seats.c[name] for name in SeatRow.__struct_fields__)).order_by(seats.c.table_id, seats.c.seat)
_BY_ID = Statement(_TABLE.where(tables.c.id == bindparam("wanted")))
_BY_ID_LOCKED = Statement(_TABLE.where(tables.c.id == bindparam("wanted")).with_for_update())
_CHANGE = Statement(update(tables).where(tables.c.id == bindparam("wanted")))
_SEATS_OF = Statement(_SEAT.where(seats.c.table_id == bindparam("wanted")))

_NO_DEADLINE = 2**50
_NEW_SEAT = tuple(f"new_{name}" for name in SeatRow.__struct_fields__)
# Who sits there, or may: SQLite writes the indexes of these columns, and looks for the people, even if they stay.
_WHO = ("user_id", "kept_for")


def _seat_written(*but: str) -> Statement:
    written = [name for name in SeatRow.__struct_fields__ if name not in ("table_id", "seat", *but)]
    return Statement(
        update(seats)
        .where(seats.c.table_id == bindparam("new_table_id"), seats.c.seat == bindparam("new_seat"))
        .values({name: bindparam(f"new_{name}") for name in written})
    )


_WRITE_SEAT, _WRITE_PLAY = _seat_written(), _seat_written(*_WHO)


async def add(connection: AsyncConnection, table: TableRow, sitting: Sequence[SeatRow]) -> None:
    await connection.execute(insert(tables).values(msgspec.structs.asdict(table)))
    await connection.execute(insert(seats), [msgspec.structs.asdict(seat) for seat in sitting])


async def get(connection: AsyncConnection, table_id: str, lock: bool = False) -> TableRow | None:
    """`lock`: until the end of the transaction nobody else writes to this table. (SQLite has only one writer.)"""
    row = await (_BY_ID_LOCKED if lock else _BY_ID).first(connection, {"wanted": table_id})
    return TableRow(*row) if row is not None else None


async def change(connection: AsyncConnection, table_id: str, **columns: Any) -> None:
    await make(connection, [table_change(table_id, columns)])


def table_change(table_id: str, columns: Mapping[str, Any]) -> Change:
    """These columns of the table, still to be written."""
    return Change(_CHANGE, {"wanted": table_id, **columns})


async def sitting(connection: AsyncConnection, table_ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    """The seats of some tables, in order."""
    if len(table_ids) == 1:
        rows = await _SEATS_OF.rows(connection, {"wanted": table_ids[0]})
        return {table_ids[0]: [SeatRow(*row) for row in rows]}
    found: dict[str, list[SeatRow]] = {table_id: [] for table_id in table_ids}
    for row in await connection.execute(_SEAT.where(seats.c.table_id.in_(table_ids))):
        found[row[0]].append(SeatRow(*row))
    return found


async def seat_of(connection: AsyncConnection, seat: SeatRow) -> None:
    """Stores who sits there now."""
    await seats_of(connection, [seat])


async def seats_of(connection: AsyncConnection, sitting: Sequence[SeatRow]) -> None:
    """Stores several of them at once."""
    await make(connection, [_written(_WRITE_SEAT, seat) for seat in sitting])


def seat_change(before: SeatRow, seat: SeatRow) -> Change:
    """How a seat stands after a move, still to be written."""
    same = before.user_id == seat.user_id and before.kept_for == seat.kept_for
    return _written(_WRITE_PLAY if same else _WRITE_SEAT, seat)


def _written(statement: Statement, seat: SeatRow) -> Change:
    return Change(statement, dict(zip(_NEW_SEAT, msgspec.structs.astuple(seat), strict=True)))


async def count_hosted(connection: AsyncConnection, user_id: str) -> int:
    """How many unfinished tables a person has set up."""
    going_on = tables.c.status.in_((OPEN, PLAYING))
    query = select(func.count()).select_from(tables).where(tables.c.host_id == user_id, going_on)
    return int((await connection.execute(query)).scalar_one())


async def count_bot_games(connection: AsyncConnection, user_id: str) -> int:
    """How many running games between bots alone a person has set up."""
    sits = select(seats.c.table_id).where(seats.c.table_id == tables.c.id, seats.c.user_id.is_not(None))
    going_on = (tables.c.host_id == user_id) & (tables.c.status == PLAYING) & ~sits.exists()
    return int((await connection.execute(select(func.count()).select_from(tables).where(going_on))).scalar_one())


async def count_imported(connection: AsyncConnection, user_id: str) -> int:
    """How many records a person has imported."""
    query = select(func.count()).select_from(tables).where(tables.c.host_id == user_id, tables.c.ended == "imported")
    return int((await connection.execute(query)).scalar_one())


async def remove(connection: AsyncConnection, table_id: str) -> None:
    """The table with its seats and everything that happened at it."""
    await connection.execute(delete(tables).where(tables.c.id == table_id))


# Lists, the newest first


async def public_ones(connection: AsyncConnection, status: str, most: int) -> list[TableRow]:
    return await _listed(connection, _TABLE.where(tables.c.status == status, tables.c.public), most)


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


async def count_unfinished(connection: AsyncConnection) -> dict[str, int]:
    """How many tables are open and playing. Finished ones are not counted: there may be millions."""
    found = dict.fromkeys((OPEN, PLAYING), 0)
    counted = select(tables.c.status, func.count()).where(tables.c.status.in_(found)).group_by(tables.c.status)
    for status, count in await connection.execute(counted):
        found[status] = int(count)
    return found
