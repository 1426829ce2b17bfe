"""Things kept at hand within a bounded memory: what was not asked for longest goes first."""

from collections import OrderedDict
from typing import Generic, TypeVar

V = TypeVar("V")


class Kept(Generic[V]):
    """`room` is what all things kept may weigh together; what alone weighs more is not kept."""

    def __init__(self, room: int) -> None:
        self._things: OrderedDict[str, tuple[V, int]] = OrderedDict()
        self._room = room
        self.weight = 0

    def get(self, key: str) -> V | None:
        found = self._things.get(key)
        if found is None:
            return None
        self._things.move_to_end(key)
        return found[0]

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
