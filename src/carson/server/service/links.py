"""A secret link: by it another browser becomes the same person, once. For who wants no password, or has lost it."""

from typing import Final

from carson.server.faults import Conflict, NotKnown, NotThere
from carson.server.secret import new_id, new_token, sha256
from carson.server.service.desk import Desk
from carson.server.service.people import DAY, replace_session, told_of
from carson.server.store import people, sessions
from carson.server.store.rows import Link, User

MOST_LINKS: Final = 5


async def make(desk: Desk, user: User) -> tuple[Link, str]:
    """The link, and the token that is told this once and never again."""
    token, now = new_token(), desk.now()
    link = Link(new_id(), user.id, now, now + desk.settings.link_days * DAY)
    async with desk.database.write() as connection:
        if not await people.lock(connection, user.id):  # locked, so that two at once are counted
            raise NotKnown("who-unknown")
        if await sessions.count_links(connection, user.id, now) >= MOST_LINKS:
            raise Conflict("links-too-many", most=MOST_LINKS)
        await sessions.add_link(connection, sha256(token), link)
    return link, token


async def of_user(desk: Desk, user: User) -> list[Link]:
    async with desk.database.read() as connection:
        return await sessions.links_of(connection, user.id, desk.now())


async def withdraw(desk: Desk, user: User, link_id: str) -> None:
    async with desk.database.write() as connection:
        if not await sessions.withdraw_link(connection, user.id, link_id):
            raise NotThere("link-unknown")


async def use(desk: Desk, token: str, label: str, instead: User | None) -> tuple[User, str]:
    """Who the link makes one, and a token to be known by; the link is used up."""
    async with desk.database.write() as connection:
        user = await sessions.use_link(connection, sha256(token), desk.now())
        if user is None:
            raise NotThere("link-unknown")
        session = await replace_session(connection, desk, instead, user, label)
    told_of(desk, instead)
    return user, session
