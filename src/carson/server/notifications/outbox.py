"""Messages that are due. A row is claimed for some time, sent, and then removed. If a process dies in between, the next
one takes over, so a message may come twice but is never lost.
"""

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Row, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.server.database.rows import ORDER
from carson.server.database.schema import channels, log, outbox
from carson.server.notifications.channel_repository import COLUMNS, Channel


class Letter(Struct, frozen=True):
    """A row of the outbox. `seq` is the table's number when it was written."""

    id: str
    channel_id: str
    table_id: str | None
    kind: str
    data: str
    seq: int
    due_at: int
    tries: int
    sent_at: int | None
    created_at: int


class Claim(Struct, frozen=True):
    letter: Letter
    channel: Channel


_COLUMNS: Final = tuple(outbox.c[name] for name in Letter.__struct_fields__)


async def add(connection: AsyncConnection, letters: Iterable[Letter]) -> None:
    rows = [msgspec.structs.asdict(letter) for letter in letters]
    if rows:
        await connection.execute(insert(outbox), rows)


async def at_table(
    connection: AsyncConnection, table_id: str, kind: str, channel_ids: Iterable[str]
) -> dict[str, Letter]:
    """What these channels already have of this kind and table, by channel."""
    mine = (outbox.c.table_id == table_id) & (outbox.c.kind == kind) & outbox.c.channel_id.in_(list(channel_ids))
    return {row[1]: Letter(*row) for row in await connection.execute(select(*_COLUMNS).where(mine))}


async def renew(connection: AsyncConnection, letter: Letter) -> None:
    """Updates its content and its time, as if it were new."""
    values = {name: getattr(letter, name) for name in ("data", "seq", "due_at", "tries", "sent_at")}
    await connection.execute(update(outbox).where(outbox.c.id == letter.id).values(values))


async def forget_table(connection: AsyncConnection, table_id: str, kinds: Iterable[str]) -> None:
    old = (outbox.c.table_id == table_id) & outbox.c.kind.in_(list(kinds))
    await connection.execute(delete(outbox).where(old))


async def acted_since(connection: AsyncConnection, table_id: str, seats: Iterable[int], seq: int) -> bool:
    """Whether a person has acted for one of these seats after that number, themselves or by an order. (A bot's moves
    have no `action_id`.)
    """
    own = log.c.action_id.is_not(None) | (log.c.by == ORDER)
    mine = log.c.seat.in_(list(seats)) & own
    query = select(log.c.seq).where(log.c.table_id == table_id, log.c.seq > seq, mine).limit(1)
    return (await connection.execute(query)).first() is not None


# Sending

# With their channels, those that are due first.
_WAITING: Final = (
    select(*_COLUMNS, *COLUMNS)
    .join(channels, channels.c.id == outbox.c.channel_id)
    .where(outbox.c.sent_at.is_(None))
    .order_by(outbox.c.due_at, outbox.c.id)
)


async def next_due(connection: AsyncConnection) -> int | None:
    query = select(func.min(outbox.c.due_at)).where(outbox.c.sent_at.is_(None))
    found = (await connection.execute(query)).scalar_one()
    return int(found) if found is not None else None


async def coming(connection: AsyncConnection, now: int, until: int, most: int) -> list[Claim]:
    """The messages about tables that will be due by then. They are not claimed."""
    soon = (outbox.c.due_at > now) & (outbox.c.due_at <= until) & outbox.c.table_id.is_not(None)
    return [_claim(row) for row in await connection.execute(_WAITING.where(soon).limit(most))]


async def claim(connection: AsyncConnection, now: int, lease: int, most: int) -> list[Claim]:
    """The messages that are due, for this process alone until `lease` seconds have passed. Each uses up one attempt."""
    due = _WAITING.where(outbox.c.due_at <= now).limit(most).with_for_update(skip_locked=True, of=outbox)
    found = [_claim(row) for row in await connection.execute(due)]
    if found:
        mine = outbox.c.id.in_([claim.letter.id for claim in found])
        values = {"due_at": now + lease, "tries": outbox.c.tries + 1}
        await connection.execute(update(outbox).where(mine).values(values))
    return [
        msgspec.structs.replace(claim, letter=msgspec.structs.replace(claim.letter, tries=claim.letter.tries + 1))
        for claim in found
    ]


def _claim(row: Row[Any]) -> Claim:
    width = len(_COLUMNS)
    return Claim(Letter(*row[:width]), Channel(*row[width:]))


async def remove(connection: AsyncConnection, letter: Letter) -> None:
    await connection.execute(delete(outbox).where(_same(letter)))


async def mark_sent(connection: AsyncConnection, letter: Letter, now: int) -> None:
    await connection.execute(update(outbox).where(_same(letter)).values(sent_at=now))


async def put_off(connection: AsyncConnection, letter: Letter, until: int, tries: int) -> None:
    await connection.execute(update(outbox).where(_same(letter)).values(due_at=until, tries=tries))


def _same(letter: Letter) -> ColumnElement[bool]:
    """This very claim: a row that was rewritten, or claimed by another process since, is not touched."""
    return (outbox.c.id == letter.id) & (outbox.c.tries == letter.tries) & (outbox.c.seq == letter.seq)
