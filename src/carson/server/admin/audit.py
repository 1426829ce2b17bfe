"""The log of what admins did: written in the same transaction as the act itself, never changed by anybody.

People stand in it by their handles. Their names are looked up when it is read, so that it forgets them with them.
"""

from typing import Any, Final, Literal, get_args

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.server.chat.texts import one_line
from carson.server.database.rows import User
from carson.server.database.schema import audit, users
from carson.server.errors import BadRequest

Act = Literal[
    "grant",
    "revoke",
    "rename",
    "ban",
    "unban",
    "mute",
    "unmute",
    "sign-out",
    "export",
    "delete",
    "close",
    "settle",
    "announce",
    "withdraw",
]
ACTS: Final[tuple[Act, ...]] = get_args(Act)
LONGEST_REASON: Final = 300


class Entry(Struct, frozen=True):
    """`admin` is who did it, None: a command on the host; `person` whom it concerns. Without a name they have left for
    good. `thing` is the id of a table, a report or an announcement.
    """

    number: int
    created_at: int
    admin: str | None
    admin_name: str | None
    act: Act
    person: str | None
    person_name: str | None
    thing: str | None
    reason: str
    details: dict[str, Any] = {}


def checked_reason(reason: str) -> str:
    """Why it is done: every act has a reason."""
    said = one_line(reason)
    if not 1 <= len(said) <= LONGEST_REASON:
        raise BadRequest("reason-unfit", most=LONGEST_REASON)
    return said


async def add(
    connection: AsyncConnection,
    now: int,
    admin: User | None,
    act: Act,
    reason: str,
    person: User | None = None,
    thing: str | None = None,
    **details: Any,
) -> None:
    row = {
        "created_at": now,
        "admin": admin.handle if admin is not None else None,
        "act": act,
        "person": person.handle if person is not None else None,
        "thing": thing,
        "reason": reason,
        "details": msgspec.json.encode(details).decode() if details else None,
    }
    await connection.execute(insert(audit).values(row))


async def entries(
    connection: AsyncConnection, most: int, before: int | None = None, person: str | None = None
) -> list[Entry]:
    """The newest first: all, those before a number, those about a person."""
    admins, people = users.alias(), users.alias()
    query = (
        select(
            audit.c.number,
            audit.c.created_at,
            audit.c.admin,
            admins.c.name,
            audit.c.act,
            audit.c.person,
            people.c.name,
            audit.c.thing,
            audit.c.reason,
            audit.c.details,
        )
        .select_from(audit)
        .outerjoin(admins, admins.c.handle == audit.c.admin)
        .outerjoin(people, people.c.handle == audit.c.person)
        .order_by(audit.c.number.desc())
        .limit(most)
    )
    if before is not None:
        query = query.where(audit.c.number < before)
    if person is not None:
        query = query.where(audit.c.person == person)
    found = []
    for row in await connection.execute(query):
        entry = Entry(*row[:-1])
        found.append(replace(entry, details=msgspec.json.decode(row[-1])) if row[-1] else entry)
    return found
