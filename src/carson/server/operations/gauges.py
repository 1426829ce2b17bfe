"""What is not counted when it happens but looked up: tables, broken games, processes that bots think in."""

import asyncio
from collections.abc import Callable
from typing import Final

from carson.server.core.services import Services
from carson.server.tables import repository as tables

# Seconds between two looks, where another process may be the one that is asked.
LOOK_EVERY: Final = 5.0


async def look_up(services: Services, bot_workers: Callable[[], int]) -> None:
    look_here(services, bot_workers)
    for status, count in (await services.database.fetch(tables.count_unfinished)).items():
        services.metrics.tables.labels(status).set(count)


def look_here(services: Services, bot_workers: Callable[[], int]) -> None:
    """What this process alone knows."""
    services.metrics.workers.set(bot_workers())
    services.metrics.broken.set(len(services.broken))


async def keep_looking(services: Services, bot_workers: Callable[[], int]) -> None:
    """So that the process that is asked knows about the others."""
    while True:
        look_here(services, bot_workers)
        await asyncio.sleep(LOOK_EVERY)
