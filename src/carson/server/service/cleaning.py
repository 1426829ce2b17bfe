"""What nobody needs any more is forgotten: sessions and links that have run out, guests who never did anything."""

import asyncio
import logging

from carson.server.service.desk import Desk
from carson.server.service.people import DAY
from carson.server.store import people, sessions

_log = logging.getLogger(__name__)


async def clean(desk: Desk) -> None:
    now = desk.now()
    async with desk.database.write() as connection:
        ended = await sessions.end_expired(connection, now)
        guests = await people.remove_idle_guests(connection, now - desk.settings.idle_guest_days * DAY)
    if ended or guests:
        _log.info("forgot %d sessions that had run out and %d idle guests", ended, guests)


async def daily(desk: Desk) -> None:
    """At a start, and then once a day for as long as the server runs."""
    while True:
        try:
            await clean(desk)
        except Exception:
            _log.exception("could not clean up; tried again tomorrow")
        await asyncio.sleep(DAY)
