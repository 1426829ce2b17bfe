"""A secret link signs a person in from another browser, once. For people who want no password, or have lost it."""

from typing import Final

from carson.server.core.services import Services
from carson.server.database.rows import User
from carson.server.errors import Conflict, NotKnown, NotThere
from carson.server.people import repository as people
from carson.server.people import session_repository as sessions
from carson.server.people.identity import DAY, replace_session, told_of
from carson.server.security.tokens import new_id, new_token, sha256

MOST_LINKS: Final = 5


async def make(services: Services, user: User) -> tuple[sessions.Link, str]:
    """The link, and its token, which is shown this once and never again."""
    token, now = new_token(), services.now()
    link = sessions.Link(new_id(), now, now + services.settings.link_days * DAY)
    async with services.database.write() as connection:
        if not await people.lock(connection, user.id):  # locked, so that two at once are counted
            raise NotKnown("who-unknown")
        if await sessions.count_links(connection, user.id, now) >= MOST_LINKS:
            raise Conflict("links-too-many", most=MOST_LINKS)
        await sessions.add_link(connection, user.id, sha256(token), link)
    return link, token


async def withdraw(services: Services, user: User, link_id: str) -> None:
    if not await services.database.store(sessions.withdraw_link, user.id, link_id):
        raise NotThere("link-unknown")


async def use(services: Services, token: str, label: str, instead: User | None) -> tuple[User, str]:
    """The person the link belongs to, and a new token; the link is used up."""
    async with services.database.write() as connection:
        user = await sessions.use_link(connection, sha256(token), services.now())
        if user is None:
            raise NotThere("link-unknown")
        session = await replace_session(connection, services, instead, user, label)
    told_of(services, instead)
    return user, session
