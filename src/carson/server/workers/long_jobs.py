"""Work that takes longer than anybody waits for an answer: it goes on in the background, and tells how far it is.

Each is a series of short jobs (jobs.py), so that others' jobs come in between.
"""

import asyncio
from collections.abc import Callable, Coroutine
from contextvars import copy_context
from typing import Any, Final

from carson.server.background import end
from carson.server.errors import Busy, TooManyAtOnce
from carson.server.workers.jobs import ASKING, Asking

# That run at the same time: for one person, for one address, and in all.
MOST_EACH: Final = 2
MOST_ADDRESS: Final = 4
MOST: Final = 8


class Progress:
    """How far a long job is: `done` of `total`."""

    __slots__ = ("asking", "done", "task", "total")

    def __init__(self, asking: Asking) -> None:
        self.asking = asking
        self.done = 0
        self.total = 0
        self.task: asyncio.Task[None] | None = None

    @property
    def share(self) -> float:
        return self.done / self.total if self.total else 0.0


Work = Callable[[Progress], Coroutine[Any, Any, None]]


class LongJobs:
    """By key: whoever asks for the same job gets the same answer."""

    def __init__(self) -> None:
        self._running: dict[str, Progress] = {}

    def begin(self, key: str, work: Work) -> Progress:
        """The job of this key, which may be running already."""
        found = self._running.get(key)
        if found is not None:
            return found
        asking = ASKING.get() or Asking("", "")
        self._check_room(asking)
        progress = self._running[key] = Progress(asking)
        # Its jobs have a line of their own: the person's other requests do not wait for them.
        context = copy_context()
        context.run(ASKING.set, Asking(f"{asking.person} {key}", asking.address))
        progress.task = asyncio.get_running_loop().create_task(work(progress), context=context)
        progress.task.add_done_callback(lambda _: self._running.pop(key, None))
        return progress

    async def wait(self, progress: Progress, seconds: float) -> None:
        """Until it is done, or this long. What it failed with is raised to whoever waits or asks again."""
        assert progress.task is not None
        if not progress.task.done() and seconds > 0:
            await asyncio.wait({progress.task}, timeout=seconds)
        if progress.task.done() and not progress.task.cancelled():
            progress.task.result()

    def _check_room(self, asking: Asking) -> None:
        running = [each.asking for each in self._running.values()]
        if asking.person and sum(each.person == asking.person for each in running) >= MOST_EACH:
            raise TooManyAtOnce("thoughts-too-many", most=MOST_EACH)
        if asking.address and sum(each.address == asking.address for each in running) >= MOST_ADDRESS:
            raise TooManyAtOnce("thoughts-too-many-address", most=MOST_ADDRESS)
        if len(running) >= MOST:
            raise Busy("thoughts-busy")

    async def close(self) -> None:
        await end(*(each.task for each in self._running.values()))
