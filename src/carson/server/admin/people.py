"""What admins see of people and do about them. Each act is one transaction with its entry in the log.

Admins are out of reach: a command on the host takes their role away first.
"""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.kernel import CarsonError
from carson.server.accounts import accounts, leaving
from carson.server.accounts import personal_data as personal
from carson.server.accounts.leaving import PersonalData
from carson.server.admin import audit, repository
from carson.server.admin.audit import Entry, checked_reason
from carson.server.admin.repository import MOST_LISTED, Found, ListedTable
from carson.server.core.revocations import Revoked
from carson.server.core.services import Services
from carson.server.database.rows import PLAYING, User
from carson.server.errors import BadRequest, Conflict, NotKnown, NotThere
from carson.server.people import repository as people
from carson.server.people import sanctions
from carson.server.people import session_repository as sessions
from carson.server.people.sanctions import BAN, MUTE, Kind, Sanction
from carson.server.people.session_repository import Session
from carson.server.security.names import checked_name
from carson.server.tables.timeouts import stand_in_for

YEAR: Final = 365 * 86_400
LONGEST_SANCTION: Final = 10 * YEAR  # or without an end


class Person(Struct, frozen=True):
    """Somebody, where they are signed in, their tables (the newest first), and what admins did about them."""

    found: Found
    sessions: list[Session]
    tables: list[ListedTable]
    log: list[Entry]


async def look(services: Services, handle: str) -> Person:
    now = services.now()
    async with services.database.read() as connection:
        found = await repository.person(connection, handle, now)
        if found is None:
            raise NotThere("person-unknown")
        user_id = found.user.id
        newest = (await personal.tables_of(connection, user_id))[: -MOST_LISTED - 1 : -1]
        return Person(
            found,
            await sessions.of_user(connection, user_id, now),
            await repository.with_people(connection, newest),
            await audit.entries(connection, MOST_LISTED, person=handle),
        )


async def rename(services: Services, admin: User, handle: str, name: str, reason: str) -> None:
    """Under the rules for renaming oneself: the name is free, and appears at the person's tables too."""
    why, called = checked_reason(reason), checked_name(name)
    async with accounts.naming(services, called) as connection:
        person = await _somebody(connection, handle)
        with _still_there():
            changed = await accounts.give_name(connection, person, called)
        names = {"before": person.name, "after": called}
        await audit.add(connection, services.now(), admin, "rename", why, person, **names)
    accounts.publish(services, changed)


async def ban(services: Services, admin: User, handle: str, until: int | None, reason: str) -> list[str]:
    """Signs them out everywhere; bots play on for them. Returns the tables where one may have to."""
    async with services.database.write() as connection:
        person = await _sanction(connection, services, admin, handle, Sanction(BAN, until, reason, services.now()))
        # Links first: whoever uses one at this moment gets a session, which then ends too.
        await sessions.withdraw_links(connection, person.id)
        await sessions.end_others(connection, person.id, "")
        going_on = [row.id for row in await personal.tables_of(connection, person.id) if row.status == PLAYING]
    services.revoked.tell(Revoked(person.id))
    for table_id in going_on:
        with suppress(CarsonError):  # a stored game that no longer replays: nobody plays on there
            await stand_in_for(services, person.id, table_id)
    return going_on


async def mute(services: Services, admin: User, handle: str, until: int | None, reason: str) -> None:
    await services.database.store(_sanction, services, admin, handle, Sanction(MUTE, until, reason, services.now()))


async def _sanction(
    connection: AsyncConnection, services: Services, admin: User, handle: str, wanted: Sanction
) -> User:
    why = checked_reason(wanted.reason)
    if wanted.until is not None and not 0 < wanted.until - wanted.created_at <= LONGEST_SANCTION:
        raise BadRequest("sanction-end", years=LONGEST_SANCTION // YEAR)
    person = await _somebody(connection, handle, lock=True)
    await sanctions.put(connection, person.id, Sanction(wanted.kind, wanted.until, why, wanted.created_at))
    await audit.add(connection, wanted.created_at, admin, wanted.kind, why, person, until=wanted.until)
    return person


async def lift(services: Services, admin: User, handle: str, kind: Kind, reason: str) -> None:
    why = checked_reason(reason)
    async with services.database.write() as connection:
        person = await _somebody(connection, handle, lock=True)
        if not await sanctions.lift(connection, person.id, kind):
            raise Conflict("sanction-none")
        await audit.add(connection, services.now(), admin, "unban" if kind == BAN else "unmute", why, person)


async def sign_out(services: Services, admin: User, handle: str, session_id: str | None, reason: str) -> int:
    """End one session; or all, and withdraw the secret links. Returns how many have ended."""
    why = checked_reason(reason)
    async with services.database.write() as connection:
        person = await _somebody(connection, handle, lock=True)
        if session_id is None:
            await sessions.withdraw_links(connection, person.id)
            gone = await sessions.end_others(connection, person.id, "")
        elif await sessions.end(connection, person.id, session_id):
            gone = frozenset((session_id,))
        else:
            raise NotThere("session-unknown")
        await audit.add(connection, services.now(), admin, "sign-out", why, person, sessions=len(gone))
    services.revoked.tell(Revoked(person.id, gone))
    return len(gone)


async def export(services: Services, admin: User, handle: str, reason: str) -> PersonalData:
    why = checked_reason(reason)
    async with services.database.write() as connection:
        person = await _somebody(connection, handle, lock=True)
        await audit.add(connection, services.now(), admin, "export", why, person)
    return await leaving.personal_data_of(services, person)


async def delete(services: Services, admin: User, handle: str, reason: str) -> list[str]:
    """As if the person had left for good themselves; returns the tables where a bot may have to play on."""
    why = checked_reason(reason)
    person = await services.database.fetch(_somebody, handle)

    async def record(connection: AsyncConnection) -> None:
        await audit.add(connection, services.now(), admin, "delete", why, person)

    with _still_there():
        return await leaving.forget(services, person, record)


@contextmanager
def _still_there() -> Iterator[None]:
    """If they leave at this very moment, it is not the admin who is unknown."""
    try:
        yield
    except NotKnown:
        raise NotThere("person-unknown") from None


async def _somebody(connection: AsyncConnection, handle: str, lock: bool = False) -> User:
    """`lock`: nobody signs in as them until the end of the transaction. Where tables change too, those are locked
    first, and the person with them.
    """
    found = await people.by_handle(connection, handle)
    if found is None or (lock and not await people.lock(connection, found.id)):
        raise NotThere("person-unknown")
    if found.admin:
        raise Conflict("admin-protected", name=found.name)
    return found
