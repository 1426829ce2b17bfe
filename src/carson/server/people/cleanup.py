"""Forgets what nobody needs any more: expired sessions and links, guests who never did anything."""

import asyncio
import logging

from carson.server.core.services import Services
from carson.server.people import repository as people
from carson.server.people import session_repository as sessions
from carson.server.people.identity import DAY

_log = logging.getLogger(__name__)


async def clean(services: Services) -> None:
    now = services.now()
    async with services.database.write() as connection:
        ended = await sessions.end_expired(connection, now)
        guests = await people.remove_idle_guests(connection, now - services.settings.idle_guest_days * DAY)
    if ended or guests:
        _log.info("forgot %d sessions that had run out and %d idle guests", ended, guests)


async def daily(services: Services) -> None:
    """At the start, and then once a day for as long as the server runs."""
    while True:
        try:
            await clean(services)
        except Exception:
            _log.exception("could not clean up; tried again tomorrow")
        await asyncio.sleep(DAY)
