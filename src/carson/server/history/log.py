"""What happened at a table, and the position from which it can be resumed."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import bindparam, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.server.database.rows import MOVE, UNDO, Entry
from carson.server.database.schema import log, snapshots
from carson.server.database.statements import Change, Statement

_ENTRY = select(*(log.c[name] for name in Entry.__struct_fields__)).order_by(log.c.seq)
_APPEND = Statement(insert(log).inline())
_OF_TABLE = _ENTRY.where(log.c.table_id == bindparam("wanted"))
_BETWEEN = Statement(_OF_TABLE.where(log.c.seq > bindparam("since"), log.c.seq <= bindparam("upto")))
_BY_ACTION_ID = Statement(_OF_TABLE.where(log.c.seat == bindparam("by_seat"), log.c.action_id == bindparam("named")))
_SNAPSHOT_SEQ = Statement(select(snapshots.c.seq).where(snapshots.c.table_id == bindparam("wanted")))
_LAST = 2**31 - 1


def entry_insert(table_id: str, entry: Entry) -> Change:
    """Still to be written. The primary key lets no two entries have the same number: a lost lock would be an error,
    never a lost move.
    """
    return Change(_APPEND, {"table_id": table_id, **msgspec.structs.asdict(entry)})


async def append_all(connection: AsyncConnection, table_id: str, entries: Sequence[Entry]) -> None:
    await connection.execute(
        insert(log), [{"table_id": table_id, **msgspec.structs.asdict(entry)} for entry in entries]
    )


async def since(connection: AsyncConnection, table_id: str, seq: int, upto: int | None = None) -> list[Entry]:
    """The entries after number `seq`, up to and including number `upto`."""
    wanted = {"wanted": table_id, "since": seq, "upto": _LAST if upto is None else upto}
    return [Entry(*row) for row in await _BETWEEN.rows(connection, wanted)]


async def rest_of_turn(connection: AsyncConnection, table_id: str, last: Entry) -> list[Entry]:
    """The entries after this one that belong to the same turn: a simultaneous decision is one turn, undo included."""
    same = (log.c.table_id == table_id) & (log.c.seq > last.seq) & (log.c.turn == last.turn)
    return [Entry(*row) for row in await connection.execute(_ENTRY.where(same))]


async def by_action_id(connection: AsyncConnection, table_id: str, seat: int, action_id: str) -> Entry | None:
    wanted = {"wanted": table_id, "by_seat": seat, "named": action_id}
    row = await _BY_ACTION_ID.first(connection, wanted)
    return Entry(*row) if row is not None else None


async def by_chain(connection: AsyncConnection, table_id: str, seat: int, action_id: str) -> list[Entry]:
    """The entries of the actions that were sent together under this id, as far as they are made."""
    own = (log.c.table_id == table_id, log.c.seat == seat)
    named = (log.c.action_id == action_id) | log.c.action_id.startswith(f"{action_id}.", autoescape=True)
    return [Entry(*row) for row in await connection.execute(_ENTRY.where(*own, named))]


async def move_numbered(connection: AsyncConnection, table_id: str, seat: int, number: int) -> Entry | None:
    """The seat's move of this number, the last that was made under it."""
    own = (log.c.table_id == table_id, log.c.seat == seat, log.c.kind == MOVE, log.c.number == number)
    rows = (await connection.execute(_ENTRY.where(*own))).all()
    return Entry(*rows[-1]) if rows else None


async def times_undone(connection: AsyncConnection, table_id: str, seat: int, turn: int) -> int:
    """How often the seat has taken back its answer to this question."""
    own = (log.c.table_id == table_id, log.c.seat == seat, log.c.turn == turn, log.c.kind == UNDO)
    return int((await connection.execute(select(func.count()).select_from(log).where(*own))).scalar_one())


async def last_movers(connection: AsyncConnection, table_id: str, seat: int, most: int) -> list[str | None]:
    """Who made the seat's last moves, the last first: a bot that stood in, or None for the person."""
    own = (log.c.table_id == table_id, log.c.seat == seat, log.c.kind == MOVE)
    query = select(log.c.by).where(*own).order_by(log.c.seq.desc()).limit(most)
    return list((await connection.execute(query)).scalars())


async def snapshot(connection: AsyncConnection, table_id: str) -> tuple[int, str] | None:
    """Its sequence number and the data."""
    query = select(snapshots.c.seq, snapshots.c.data).where(snapshots.c.table_id == table_id)
    row = (await connection.execute(query)).first()
    return (int(row[0]), str(row[1])) if row is not None else None


async def snapshot_seq(connection: AsyncConnection, table_id: str) -> int:
    """The number of the newest snapshot; 0, the set-up, without one."""
    row = await _SNAPSHOT_SEQ.first(connection, {"wanted": table_id})
    return int(row[0]) if row is not None else 0


async def keep_snapshot(connection: AsyncConnection, table_id: str, seq: int, data: str) -> None:
    """Replaces the previous one."""
    await connection.execute(delete(snapshots).where(snapshots.c.table_id == table_id))
    await connection.execute(insert(snapshots).values(table_id=table_id, seq=seq, data=data))
