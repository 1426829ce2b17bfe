"""What an admin has forbidden a person: to sign in and take seats (a ban), or to chat (a mute). Both may end by
themselves; the person reads the reason.
"""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final, Literal

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import ColumnElement, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.server.database.rows import User
from carson.server.database.schema import sanctions
from carson.server.errors import NotAllowed

Kind = Literal["ban", "mute"]
BAN: Final[Kind] = "ban"
MUTE: Final[Kind] = "mute"
NEVER: Final = "never"  # how a sanction without an end is told to the catalogues


class Sanction(Struct, frozen=True):
    """`until` is None if it does not end by itself."""

    kind: Kind
    until: int | None
    reason: str
    created_at: int


_SANCTION = tuple(sanctions.c[name] for name in Sanction.__struct_fields__)


def in_force(now: int) -> ColumnElement[bool]:
    return sanctions.c.until.is_(None) | (sanctions.c.until > now)


async def put(connection: AsyncConnection, user_id: str, found: Sanction) -> None:
    """Replaces an earlier one of the same kind. Call it with the person locked."""
    await lift(connection, user_id, found.kind)
    await connection.execute(insert(sanctions).values(user_id=user_id, **asdict(found)))


async def lift(connection: AsyncConnection, user_id: str, kind: Kind) -> bool:
    """Whether there was one."""
    here = (sanctions.c.user_id == user_id) & (sanctions.c.kind == kind)
    return (await connection.execute(delete(sanctions).where(here))).rowcount == 1


async def of_users(connection: AsyncConnection, user_ids: Sequence[str], now: int) -> dict[str, list[Sanction]]:
    """What is in force for each of them."""
    found: dict[str, list[Sanction]] = {user_id: [] for user_id in user_ids}
    query = select(sanctions.c.user_id, *_SANCTION).where(sanctions.c.user_id.in_(user_ids), in_force(now))
    for row in await connection.execute(query.order_by(sanctions.c.kind)):
        found[row[0]].append(Sanction(*row[1:]))
    return found


async def check_not_banned(connection: AsyncConnection, user: User, now: int) -> None:
    found = await _one(connection, user, BAN, now)
    if found is not None:
        raise NotAllowed("account-banned", until=found["until"], reason=found["reason"])


async def check_not_muted(connection: AsyncConnection, user: User, now: int) -> None:
    found = await _one(connection, user, MUTE, now)
    if found is not None:
        raise NotAllowed("chat-muted", until=found["until"], reason=found["reason"])


async def _one(connection: AsyncConnection, user: User, kind: Kind, now: int) -> dict[str, Any] | None:
    found = (await of_users(connection, [user.id], now))[user.id]
    return next(({"until": _moment(one.until), "reason": one.reason} for one in found if one.kind == kind), None)


def _moment(until: int | None) -> str:
    """The same in every language."""
    return NEVER if until is None else datetime.fromtimestamp(until, UTC).strftime("%Y-%m-%d %H:%M UTC")
