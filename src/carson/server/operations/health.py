"""Whether the server can do its work: the database answers, and there is room to write."""

import asyncio
import shutil
from typing import Final

from sqlalchemy import text

from carson.server.core.services import Services
from carson.server.errors import Unwell

# Seconds that the database may take to answer. The request takes at most a few more.
PATIENCE: Final = 3.0
# Bytes that must be free beside a database file: enough for its log in a busy hour.
ROOM: Final = 32 * 1024**2


async def check(services: Services) -> None:
    """Raises Unwell, which says what is wrong."""
    database = services.database
    try:
        file = database.file
        if file is not None and not file.is_file():
            raise FileNotFoundError  # which processes that have it open would not notice
        async with asyncio.timeout(PATIENCE), database.read() as connection:
            await connection.execute(text("SELECT 1"))
        full = database.full or (file is not None and shutil.disk_usage(file.parent).free < ROOM)
    except Exception as fault:
        raise Unwell("health-database") from fault
    if full:
        raise Unwell("health-disk")
