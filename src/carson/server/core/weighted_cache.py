"""A cache of bounded size: what was not used for longest goes first."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

from cachetools import LRUCache

V = TypeVar("V")


class WeightedCache(Generic[V]):
    """`room` is the total weight of all cached things; anything that weighs more alone is not cached."""

    def __init__(self, room: int, weigh: Callable[[V], int]) -> None:
        self._things: LRUCache[str, V] = LRUCache(room, weigh)
        self._coming: dict[str, asyncio.Task[V]] = {}

    @property
    def weight(self) -> float:
        return self._things.currsize

    def get(self, key: str) -> V | None:
        return self._things.get(key)

    async def once(self, key: str, make: Callable[[], Coroutine[Any, Any, V]]) -> V:
        """What is kept under the key, or is made now; others who ask for it meanwhile wait for the same."""
        found = self.get(key)
        if found is not None:
            return found
        task = self._coming.get(key)
        if task is None:
            task = self._coming[key] = asyncio.create_task(make())
            task.add_done_callback(lambda done: self._come(key, done))
        return await asyncio.shield(task)

    def _come(self, key: str, task: "asyncio.Task[V]") -> None:
        del self._coming[key]
        if not task.cancelled() and task.exception() is None:
            self.put(key, task.result())

    def put(self, key: str, thing: V) -> None:
        try:
            self._things[key] = thing
        except ValueError:  # too heavy: then neither it nor what stood there before
            self._things.pop(key, None)
