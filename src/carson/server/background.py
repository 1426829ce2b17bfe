"""Work in the background of a process."""

import asyncio
from typing import Any


async def end(*tasks: asyncio.Task[Any] | None) -> None:
    """Cancels what was begun, and waits until it is over, however that went."""
    begun = [task for task in tasks if task is not None]
    for task in begun:
        task.cancel()
    await asyncio.gather(*begun, return_exceptions=True)
