"""Waiting for the database when a server starts: after a reboot PostgreSQL may come up later than the server."""

import asyncio
import logging
from typing import Final

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from carson.server.database.engine import Database
from carson.server.logs import say

FIRST_PAUSE: Final = 0.5  # seconds; each pause is twice as long as the one before
LONGEST_PAUSE: Final = 10.0
TRY_SECONDS: Final = 10.0

_log = logging.getLogger(__name__)


async def wait_for_database(database: Database, seconds: float) -> None:
    """Until it answers; after this many seconds a ConnectionError. A SQLite file either exists or does not."""
    if database.sqlite:
        return
    loop = asyncio.get_running_loop()
    until = loop.time() + seconds
    pause = FIRST_PAUSE
    while True:
        try:
            async with asyncio.timeout(TRY_SECONDS), database.read() as connection:
                await connection.execute(text("SELECT 1"))
            return
        except (SQLAlchemyError, OSError) as fault:  # this includes a wrong password and an unknown user
            left = until - loop.time()
            if left <= 0:
                raise ConnectionError from fault
            wait = min(pause, left)
            # Not its text, which may quote the address and the user.
            kind = type(cause(fault)).__name__
            say(_log, logging.WARNING, "the database does not answer", fault=kind, next_try=round(wait, 1))
        await asyncio.sleep(wait)
        pause = min(2 * pause, LONGEST_PAUSE)


def cause(fault: BaseException) -> BaseException:
    """What the database or the system said, without the layers in between."""
    while fault.__cause__ is not None and not isinstance(fault, TimeoutError):
        fault = fault.__cause__
    return fault
