"""A person's channels: adding one, choosing what it sends, testing it, removing it."""

import re
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.server.core.services import Services
from carson.server.database.rows import User
from carson.server.delivery import mail, push, push_crypto, webhook
from carson.server.errors import BadRequest, Conflict, NotThere, TooMany
from carson.server.mail_settings import checked_mailbox, same_box
from carson.server.notifications import channel_repository as channels
from carson.server.notifications import key_repository as keys
from carson.server.notifications import outbox
from carson.server.notifications.channel_repository import (
    FAILED,
    MAIL,
    ON,
    PUSH,
    STOPPED,
    UNCONFIRMED,
    WEBHOOK,
    Channel,
)
from carson.server.notifications.message import CONFIRM, KINDS, TEST, About, encoded
from carson.server.notifications.outbox import Letter
from carson.server.security.tokens import new_id, new_token, sha256

CHANNEL_KINDS: Final = (PUSH, MAIL, WEBHOOK)
MOST: Final = 10  # channels of one person
DAY: Final = 86_400
CONFIRM_DAYS: Final = 3  # how long a link that confirms an address works
MOST_CONFIRMS: Final = 3  # emails a day to an address nobody has confirmed
PUSH_KEY: Final = "push"
_ID: Final = re.compile(r"[0-9a-f]{20}")  # as new_id makes them


def refusal(services: Services, kind: str) -> Conflict | None:
    """Why this server has no channels of this kind; None if it has."""
    settings = services.settings
    if not settings.origin:
        return Conflict("channel-no-origin")
    if kind == MAIL and (settings.smtp is None or settings.mail_from is None):
        return Conflict("channel-no-mail")
    if kind == PUSH and not settings.secure:
        return Conflict("channel-no-https")
    return None


async def add(
    services: Services,
    user: User,
    kind: str,
    address: str,
    subscription: push.Subscription | None,
    wants: Sequence[str] | None,
    language: str,
) -> tuple[Channel, bool]:
    """The channel, and whether it is new: adding the same address again restarts the same channel."""
    refused = refusal(services, kind)
    if refused is not None:
        raise refused
    place, wanted = checked_address(kind, address, subscription), _wants_text(KINDS if wants is None else wants)
    async with services.database.write() as connection:
        own = await channels.of_user(connection, user.id)
        old = next((channel for channel in own if (channel.kind, channel.address) == (kind, place)), None)
        if old is not None:
            channel = await _restart(connection, services, old, wanted if wants is not None else old.wants, language)
        else:
            if len(own) >= MOST:
                raise Conflict("channels-too-many", most=MOST)
            state = UNCONFIRMED if kind == MAIL else ON
            channel = Channel(
                new_id(), user.id, kind, place, new_token(), language, wanted, state, 0, None, None, services.now()
            )
            await channels.add(connection, channel)
        if channel.state == UNCONFIRMED:
            await _ask_to_confirm(connection, services, channel)
    services.letters.set()
    return channel, old is None


async def _restart(connection: AsyncConnection, services: Services, old: Channel, wants: str, language: str) -> Channel:
    """Somebody who unsubscribed is asked again before they get any mail, and so is somebody who never confirmed."""
    ask = old.kind == MAIL and old.confirmed_at is None
    columns: dict[str, Any] = {"wants": wants, "language": language, "failures": 0, "last_fault": None}
    # A new secret: links in older emails stop working.
    anew = {"state": UNCONFIRMED, "secret": new_token(), "created_at": services.now()}
    columns |= anew if ask else {"state": ON}
    await channels.change(connection, old.id, **columns)
    return msgspec.structs.replace(old, **columns)


async def _ask_to_confirm(connection: AsyncConnection, services: Services, channel: Channel) -> None:
    today = services.now() // DAY
    count = await keys.count_mail(connection, sha256(same_box(channel.address)), CONFIRM, today)
    if count > MOST_CONFIRMS:
        raise TooMany("channel-mail-too-many", most=MOST_CONFIRMS)
    await outbox.add(connection, [_letter(channel, CONFIRM, services.now())])


def _letter(channel: Channel, kind: str, now: int) -> Letter:
    """An email about no table, due at once."""
    return Letter(new_id(), channel.id, None, kind, encoded(About()), 0, now, 0, None, now)


def checked_address(kind: str, address: str, subscription: push.Subscription | None) -> str:
    if kind == PUSH:
        if subscription is None:
            raise BadRequest("channel-push-unfit")
        return push.checked(subscription)
    return checked_mailbox(address) if kind == MAIL else webhook.checked(address)


def _wants_text(wants: Sequence[str]) -> str:
    return " ".join(kind for kind in KINDS if kind in wants)


async def listed(services: Services, user: User) -> list[Channel]:
    return await services.database.fetch(channels.of_user, user.id)


async def change(
    services: Services, user: User, channel_id: str, wants: Sequence[str] | None, language: str | None
) -> Channel:
    """Choose what the channel sends, or in which language."""
    columns = {} if wants is None else {"wants": _wants_text(wants)}
    if language is not None:
        columns["language"] = language
    async with services.database.write() as connection:
        channel = await _own(connection, user, channel_id)
        if columns:
            await channels.change(connection, channel.id, **columns)
    return msgspec.structs.replace(channel, **columns)


async def remove(services: Services, user: User, channel_id: str) -> None:
    async with services.database.write() as connection:
        channel = await _own(connection, user, channel_id)
        await channels.remove(connection, channel.id)


async def test(services: Services, user: User, channel_id: str) -> None:
    """Send a message that only says that messages arrive; another chance for a channel that failed."""
    async with services.database.write() as connection:
        channel = await _own(connection, user, channel_id)
        if channel.kind == MAIL and channel.confirmed_at is None:
            raise Conflict("channel-not-confirmed")
        if channel.state == FAILED:
            await channels.change(connection, channel.id, state=ON, failures=0)
        await outbox.add(connection, [_letter(channel, TEST, services.now())])
    services.letters.set()


async def _own(connection: AsyncConnection, user: User, channel_id: str) -> Channel:
    channel = await channels.get(connection, channel_id, lock=True) if _ID.fullmatch(channel_id) else None
    if channel is None or channel.user_id != user.id:
        raise NotThere("channel-unknown")
    return channel


# By a link in an email, without logging in


async def confirm(services: Services, channel_id: str, token: str) -> Channel:
    """The owner of an address agrees. The link works once, and for some days."""
    async with services.database.write() as connection:
        channel = await _by_token(connection, channel_id, mail.CONFIRM_LINK, token)
        now = services.now()
        if channel.state != UNCONFIRMED or now > channel.created_at + CONFIRM_DAYS * DAY:
            raise NotThere("mail-link-old")
        await channels.change(connection, channel.id, state=ON, confirmed_at=now)
    return channel


async def stop(services: Services, channel_id: str, token: str) -> Channel:
    """The owner of an address unsubscribes. Doing so twice is no error."""
    async with services.database.write() as connection:
        channel = await _by_token(connection, channel_id, mail.STOP_LINK, token)
        await channels.silence(connection, channel.id, STOPPED)
        await channels.change(connection, channel.id, confirmed_at=None)
    return channel


async def by_link(services: Services, channel_id: str, what: str, token: str) -> Channel:
    """Whose email this link came from; nothing is done yet."""
    return await services.database.fetch(_by_token, channel_id, what, token, lock=False)


async def _by_token(connection: AsyncConnection, channel_id: str, what: str, token: str, lock: bool = True) -> Channel:
    channel = await channels.get(connection, channel_id, lock) if _ID.fullmatch(channel_id) else None
    if channel is None or channel.kind != MAIL or not mail.token_fits(channel.secret, channel_id, what, token):
        raise NotThere("mail-link-old")
    return channel


# The server's own key


async def push_key(services: Services) -> str:
    """The private key that signs push messages, as text; made when it is first needed."""
    found = await services.database.fetch(keys.get, PUSH_KEY)
    return await services.database.store(keys.keep, PUSH_KEY, push_crypto.new_key()) if found is None else found


async def public_push_key(services: Services) -> str:
    return push_crypto.public_text(push_crypto.read_key(await push_key(services)))
