"""Who is asking. A guest is known at once by an opaque token, of which the database keeps the SHA-256 alone."""

import unicodedata
from collections.abc import Sequence

from sqlalchemy.ext.asyncio import AsyncConnection

from carson.server.faults import BadRequest
from carson.server.secret import new_id, new_token, sha256
from carson.server.service.desk import Desk
from carson.server.store import people
from carson.server.store.rows import Session, User

LONGEST_NAME = 20
DAY = 86_400
MOST_AT_ONCE = 500


def checked_name(name: str) -> str:
    """A name that reads the same everywhere, or the reason why not."""
    plain = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(plain) <= LONGEST_NAME or not plain.isprintable():
        shown = "".join(sign for sign in plain[:40] if sign.isprintable())
        raise BadRequest("name-unfit", found=shown, most=LONGEST_NAME)
    return plain


async def new_guest(desk: Desk, name: str, label: str = "") -> tuple[User, str]:
    """A guest, and the token he is known by from now on."""
    user = User(new_id(), checked_name(name), claimed=False)
    async with desk.database.write() as connection:
        await people.add_user(connection, user, desk.now())
        return user, await new_session(connection, desk, user.id, label)


async def new_session(connection: AsyncConnection, desk: Desk, user_id: str, label: str) -> str:
    """The token by which the person is known there from now on; nobody else ever sees it."""
    token, now = new_token(), desk.now()
    until = now + desk.settings.session_days * DAY
    await people.add_session(connection, sha256(token), Session(new_id(), user_id, label[:120], now, now, until))
    return token


async def user_of(desk: Desk, token: str) -> User | None:
    async with desk.database.read() as connection:
        return await people.user_of(connection, sha256(token), desk.now())


async def leave_session(desk: Desk, token: str) -> None:
    async with desk.database.write() as connection:
        await people.end_session(connection, sha256(token))


async def still_known(desk: Desk, tokens: Sequence[str]) -> set[str]:
    """Those of the sessions, by their SHA-256, that still are one."""
    found: set[str] = set()
    for start in range(0, len(tokens), MOST_AT_ONCE):
        async with desk.database.read() as connection:
            found |= await people.known(connection, tokens[start : start + MOST_AT_ONCE], desk.now())
    return found
