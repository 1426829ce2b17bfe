"""Who is at a table in other processes. Each process says in the shared store who is connected to it; what a process
that died has said is passed over.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from carson.server.background import end
from carson.server.core.hub import PRESENCE, Hub
from carson.server.shared.store import ALIVE, PREFIX, SharedStore

_log = logging.getLogger(__name__)
# How many sockets each person has open, by their id; "": people who are not known.
People = Counter[str]
EXPIRES: Final = 3_600  # seconds; everything is said again before (store.REFRESH)

# KEYS: those at a table, by process; the living processes. ARGV: this process, what it says (nothing: it has nobody
# there), when that expires. Answers what the other living processes say.
_MEET: Final = """
if ARGV[2] == '' then
    redis.call('HDEL', KEYS[1], ARGV[1])
else
    redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
    redis.call('EXPIRE', KEYS[1], ARGV[3])
end
local others = {}
local said = redis.call('HGETALL', KEYS[1])
for at = 1, #said, 2 do
    if said[at] ~= ARGV[1] then
        if redis.call('ZSCORE', KEYS[2], said[at]) then
            table.insert(others, said[at + 1])
        else
            redis.call('HDEL', KEYS[1], said[at])
        end
    end
end
return others
"""

_READ: Final = msgspec.json.Decoder(dict[str, int])


class Presence:
    """`here` says who is at a table in this process; `learned` is called with those in all other processes."""

    def __init__(
        self, store: SharedStore, hub: Hub, here: Callable[[str], People], learned: Callable[[str, People], None]
    ) -> None:
        self._store = store
        self._hub = hub
        self._here = here
        self._learned = learned
        self._said: dict[str, People] = {}
        self._waiting: set[str] = set()
        self._stir = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """After everybody has left: the others are told so."""
        await end(self._task)
        while self._waiting and self._store.answers:
            await self._meet(self._waiting.pop())

    def look(self, *table_ids: str) -> None:
        """Somebody came or went at these tables, here or elsewhere. Returns at once."""
        self._waiting.update(table_ids)
        self._stir.set()

    def look_everywhere(self, rooms: Iterable[str], renew: bool) -> None:
        """Processes have come or gone. `renew`: say again what was said."""
        if renew:
            self._said.clear()
        self.look(*rooms, *self._said)

    async def elsewhere(self, table_id: str) -> People | None:
        """Those at a table in other processes; None if the store does not answer."""
        people = self._here(table_id)
        said = msgspec.json.encode(people) if people else b""
        keys = [f"{PREFIX}at:{table_id}", ALIVE]
        found = await self._store.run(_MEET, keys, [self._store.name, said, EXPIRES])
        if found is None:
            return None
        others: People = Counter()
        for one in found:
            others.update(_READ.decode(one))
        return others

    async def _run(self) -> None:
        while True:
            await self._stir.wait()
            self._stir.clear()
            while self._waiting:
                table_id = self._waiting.pop()
                try:
                    await self._meet(table_id)
                except Exception:
                    _log.exception("presence at table %s could not be shared", table_id)

    async def _meet(self, table_id: str) -> None:
        people = Counter(self._here(table_id))
        others = await self.elsewhere(table_id)
        if others is not None:
            before = self._said.pop(table_id, Counter())
            if people:
                self._said[table_id] = people
            if people != before and others:
                self._hub.tell_others(table_id, PRESENCE)
        self._learned(table_id, others or Counter())
