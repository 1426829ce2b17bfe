"""A cache of bounded size: what was not used for longest goes first."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

V = TypeVar("V")


class WeightedCache(Generic[V]):
    """`room` is the total weight of all cached things; anything that weighs more alone is not cached."""

    def __init__(self, room: int) -> None:
        self._things: OrderedDict[str, tuple[V, int]] = OrderedDict()
        self._room = room
        self._coming: dict[str, asyncio.Task[V]] = {}
        self.weight = 0

    def get(self, key: str) -> V | None:
        found = self._things.get(key)
        if found is None:
            return None
        self._things.move_to_end(key)
        return found[0]

    async def once(self, key: str, make: Callable[[], Coroutine[Any, Any, V]], weigh: Callable[[V], int]) -> V:
        """What is cached under the key, or is made now; anyone who asks in the meantime waits for the same result."""
        found = self.get(key)
        if found is not None:
            return found
        task = self._coming.get(key)
        if task is None:
            task = self._coming[key] = asyncio.create_task(make())
            task.add_done_callback(lambda done: self._come(key, done, weigh))
        return await asyncio.shield(task)

    def _come(self, key: str, task: "asyncio.Task[V]", weigh: Callable[[V], int]) -> None:
        del self._coming[key]
        if not task.cancelled() and task.exception() is None:
            self.put(key, task.result(), weigh(task.result()))

    def put(self, key: str, thing: V, weight: int) -> None:
        before = self._things.pop(key, None)
        if before is not None:
            self.weight -= before[1]
        if weight > self._room:
            return
        self._things[key] = (thing, weight)
        self.weight += weight
        while self.weight > self._room:
            _, (_, gone) = self._things.popitem(last=False)
            self.weight -= gone
