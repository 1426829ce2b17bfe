"""The threads that everything shares, all of them busy."""

import asyncio
import threading
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager

PATIENCE = 30  # only a test that fails waits for so long


@asynccontextmanager
async def all_threads_taken() -> AsyncIterator[None]:
    """What is done in here must not need one of them."""
    gate = threading.Event()
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(1))
    busy = asyncio.create_task(asyncio.to_thread(gate.wait))
    await asyncio.sleep(0)  # so that it comes first
    try:
        async with asyncio.timeout(PATIENCE):
            yield
    finally:
        gate.set()
        await busy
