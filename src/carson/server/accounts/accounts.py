"""A name protected by a password, and what people may change about themselves."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from msgspec.structs import replace
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.server.accounts import renaming
from carson.server.core.revocations import Revoked
from carson.server.core.services import Services
from carson.server.database.rows import User
from carson.server.errors import Conflict, NotAllowed
from carson.server.people import repository as people
from carson.server.people import session_repository as sessions
from carson.server.people.identity import check_free, replace_session, told_of
from carson.server.security.names import LONGEST_KEY, checked_name, name_key
from carson.server.security.passwords import checked_password

LOGIN_TRIES: Final = 3


@asynccontextmanager
async def naming(services: Services, name: str) -> AsyncIterator[AsyncConnection]:
    """A transaction that may give somebody a name. If two ask at the same moment, the database gives it to
    one of them.
    """
    try:
        async with services.database.write() as connection:
            yield connection
    except IntegrityError:
        raise Conflict("name-claimed", option="name", name=name) from None


async def claim(services: Services, user: User, name: str | None, password: str, address: str) -> User:
    """From now on nobody else may use the name, and its password signs the person in anywhere."""
    called = checked_name(user.name if name is None else name)
    secret = checked_password(password, called)
    if user.claimed:
        raise Conflict("account-claimed")
    await services.database.fetch(check_free, user, called)
    kept = await services.passwords.hashed(secret, address)
    async with naming(services, called) as connection:
        before = await renaming.lock(connection, user)
        if not await people.claim(connection, user.id, called, name_key(called), kept):
            raise Conflict("account-claimed")
        changed = await renaming.at_tables(connection, before, called)
    publish(services, changed)
    return replace(user, name=called, claimed=True)


async def login(
    services: Services, name: str, password: str, address: str, label: str, instead: User | None
) -> tuple[User, str]:
    """The person with that name and password, and a new token; `instead` is who the same browser was before."""
    key = name_key(name[: 2 * LONGEST_KEY])[:LONGEST_KEY]
    await services.attempts.begin(services.now(), key, address)
    for _ in range(LOGIN_TRIES):
        found = await services.database.fetch(people.by_name, key)
        known = found[1] if found is not None else None
        if not await services.passwords.fits(password, known, address) or found is None:
            break
        user, kept = found
        outdated = services.passwords.outdated(kept)
        newer = await services.passwords.rehashed(password, address) if outdated else None
        async with services.database.write() as connection:
            # The hash has changed: another password, which has ended all sessions, or the same one rehashed.
            if await people.password_of(connection, user.id, lock=True) != kept:
                continue
            if newer is not None:
                await people.rehash(connection, user.id, kept, newer)
            token = await replace_session(connection, services, instead, user, label)
        await services.attempts.forgive(key, address)
        told_of(services, instead)
        return user, token
    raise NotAllowed("login-failed")


async def check_password(services: Services, user: User, password: str, address: str) -> None:
    """Somebody else who sits at an open browser does not know it."""
    key = name_key(user.name)
    await services.attempts.begin(services.now(), key, address)
    kept = await services.database.fetch(people.password_of, user.id)
    if not await services.passwords.fits(password, kept, address):
        raise NotAllowed("password-wrong")
    await services.attempts.forgive(key, address)


async def change_password(services: Services, user: User, old: str, new: str, address: str) -> None:
    """Ends all other sessions and withdraws the secret links."""
    if not user.claimed:
        raise Conflict("account-guest")
    secret = checked_password(new, user.name)
    await check_password(services, user, old, address)
    kept = await services.passwords.hashed(secret, address)
    async with services.database.write() as connection:
        await people.change(connection, user.id, password=kept)
        gone = await sessions.end_others(connection, user.id, user.session)
        await sessions.withdraw_links(connection, user.id)
    services.revoked.tell(Revoked(user.id, gone))


async def rename(services: Services, user: User, name: str) -> User:
    """Works for a claimed name too: its password stays. The new name also appears at the person's tables."""
    called = checked_name(name)
    async with naming(services, called) as connection:
        changed = await give_name(connection, user, called)
    publish(services, changed)
    return replace(user, name=called)


async def give_name(connection: AsyncConnection, user: User, name: str) -> list[str]:
    """In a transaction of `naming`; returns the tables to publish after the commit."""
    await check_free(connection, user, name)
    before = await renaming.lock(connection, user)
    await people.rename(connection, user.id, name, name_key(name))
    return await renaming.at_tables(connection, before, name)


def publish(services: Services, tables: list[str]) -> None:
    for table_id in tables:
        services.hub.publish(table_id)


async def speak(services: Services, user: User, language: str | None) -> User:
    """None: follow the browser."""
    async with services.database.write() as connection:
        await people.change(connection, user.id, language=language)
    return replace(user, language=language)
