"""The channels over which people are told what happens at their tables."""

from collections.abc import Iterable
from functools import cache
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.server.database.schema import channels, outbox
from carson.server.database.statements import Statement

PUSH: Final = "push"
MAIL: Final = "mail"
WEBHOOK: Final = "webhook"

ON: Final = "on"
UNCONFIRMED: Final = "unconfirmed"  # an email address whose owner has not agreed yet
STOPPED: Final = "stopped"  # the address's owner has unsubscribed
FAILED: Final = "failed"  # messages no longer arrive


class Channel(Struct, frozen=True):
    id: str
    user_id: str
    kind: str
    address: str
    secret: str
    language: str
    wants: str
    state: str
    failures: int
    last_fault: str | None
    confirmed_at: int | None
    created_at: int

    @property
    def wanted(self) -> tuple[str, ...]:
        return tuple(self.wants.split())


COLUMNS: Final = tuple(channels.c[name] for name in Channel.__struct_fields__)
_CHANNEL: Final = select(*COLUMNS)


@cache
def _ready(people: int) -> Statement:
    """For so many people: every move needs it, and a list of any length has no fixed text."""
    wanted = channels.c.user_id.in_([bindparam(f"user{number}") for number in range(people)])
    found = _CHANNEL.where(wanted, channels.c.state == ON).order_by(channels.c.id)
    return Statement(found.with_for_update(read=True, key_share=True))


async def add(connection: AsyncConnection, channel: Channel) -> None:
    await connection.execute(insert(channels).values(msgspec.structs.asdict(channel)))


async def get(connection: AsyncConnection, channel_id: str, lock: bool = False) -> Channel | None:
    query = _CHANNEL.where(channels.c.id == channel_id)
    row = (await connection.execute(query.with_for_update() if lock else query)).first()
    return Channel(*row) if row is not None else None


async def of_user(connection: AsyncConnection, user_id: str) -> list[Channel]:
    """The oldest first."""
    query = _CHANNEL.where(channels.c.user_id == user_id).order_by(channels.c.created_at, channels.c.id)
    return [Channel(*row) for row in await connection.execute(query)]


async def ready(connection: AsyncConnection, user_ids: Iterable[str]) -> list[Channel]:
    """The channels of these people that can get messages. None of them is removed before the transaction ends: a move
    must not fail because somebody deletes their address at the same moment.
    """
    wanted = {f"user{number}": user_id for number, user_id in enumerate(sorted(user_ids))}
    return [Channel(*row) for row in await _ready(len(wanted)).rows(connection, wanted)]


async def change(connection: AsyncConnection, channel_id: str, **columns: Any) -> None:
    await connection.execute(update(channels).where(channels.c.id == channel_id).values(columns))


async def remove(connection: AsyncConnection, channel_id: str) -> None:
    """With what was still to be sent there."""
    await connection.execute(delete(channels).where(channels.c.id == channel_id))


async def silence(connection: AsyncConnection, channel_id: str, state: str) -> None:
    """Turns it off, and forgets what was still to be sent there."""
    await connection.execute(delete(outbox).where(outbox.c.channel_id == channel_id))
    await connection.execute(update(channels).where(channels.c.id == channel_id).values(state=state))


async def failed(connection: AsyncConnection, channel_id: str, fault: str, count: bool) -> int:
    """Stores why something did not arrive; returns how many messages were dropped since one last arrived."""
    here = channels.c.id == channel_id
    more = 1 if count else 0
    values = {"failures": channels.c.failures + more, "last_fault": fault}
    await connection.execute(update(channels).where(here).values(values))
    return int((await connection.execute(select(channels.c.failures).where(here))).scalar_one_or_none() or 0)


async def forget_unconfirmed(connection: AsyncConnection, before: int) -> None:
    """Email addresses that nobody has confirmed in time."""
    old = (channels.c.state == UNCONFIRMED) & (channels.c.created_at < before)
    await connection.execute(delete(channels).where(old))
