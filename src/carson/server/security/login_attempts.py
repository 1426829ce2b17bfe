"""Delays against guessing passwords: after some failures, each next attempt has to wait longer.

Failures are counted by address, and by name and address: somebody who guesses elsewhere cannot lock out the owner of a
name. They are kept in the shared store, or in this process's memory within bounds if there is none or it does not
answer. An attempt counts as failed from the moment it begins, so that a
hundred at the same time are a hundred failures and not one.
"""

from typing import Final

from cachetools import LRUCache
from msgspec import Struct

from carson.server.errors import TooMany
from carson.server.security.tokens import sha256
from carson.server.shared.store import PREFIX, SharedStore

FORGOTTEN: Final = 3_600  # seconds without an attempt after which everything is forgiven
MOST_KEPT: Final = 20_000


class Patience(Struct, frozen=True):
    """This many failures are free; then the wait is 1, 2, 4, … seconds, up to `longest`."""

    free: int
    longest: int


# The owner of a name makes mistakes too, so the delay for a name stays short.
OF_NAME: Final = Patience(free=5, longest=60)
OF_ADDRESS: Final = Patience(free=20, longest=900)


class _Failures(Struct):
    count: int
    last: int
    until: int


# The same in the shared store. KEYS: by name and address, by address. ARGV: the time, when all is forgiven, then for
# each key how many failures are free and the longest wait. Answers the seconds to wait; 0: the attempt is counted.
_BEGIN: Final = """
local now, forgotten = tonumber(ARGV[1]), tonumber(ARGV[2])
local failed, wait = {}, 0
for number, key in ipairs(KEYS) do
    local kept = redis.call('HMGET', key, 'count', 'last', 'until')
    local count, last, till = tonumber(kept[1]) or 0, tonumber(kept[2]) or now, tonumber(kept[3]) or now
    if last <= now then
        wait = math.max(wait, till - now)
    end
    if now - last < 0 or now - last > forgotten then
        count = 0
    end
    failed[number] = count + 1
end
if wait > 0 then
    return wait
end
for number, key in ipairs(KEYS) do
    local free, longest = tonumber(ARGV[2 * number + 1]), tonumber(ARGV[2 * number + 2])
    local over, till = failed[number] - free, now
    if over >= 0 then
        till = now + math.min(2 ^ math.min(over, 30), longest)
    end
    redis.call('HSET', key, 'count', failed[number], 'last', now, 'until', till)
    redis.call('EXPIRE', key, forgotten)
end
return 0
"""

# KEYS: as above.
_FORGIVE: Final = """
redis.call('DEL', KEYS[1])
local last = redis.call('HGET', KEYS[2], 'last')
if last then
    redis.call('HINCRBY', KEYS[2], 'count', -1)
    redis.call('HSET', KEYS[2], 'until', last)
end
return 1
"""


class Attempts:
    def __init__(self, store: SharedStore | None = None) -> None:
        self._failed: LRUCache[tuple[str | None, str], _Failures] = LRUCache(MOST_KEPT)
        self._store = store

    async def begin(self, now: int, name: str, address: str) -> None:
        """Before each attempt; refused during a delay. A successful attempt is forgiven afterwards."""
        wait = await self._begin_shared(now, name, address)
        if wait is None:
            wait = self._begin(now, name, address)
        if wait > 0:
            raise TooMany("login-paused", seconds=wait)

    async def forgive(self, name: str, address: str) -> None:
        """The password was right. For the address only this attempt is forgiven: an attacker may know one password of
        their own.
        """
        if self._store is not None:
            await self._store.run(_FORGIVE, _keys(name, address))
        # Also here: the store may have been away when the attempt began, or be away now.
        self._failed.pop((name, address), None)
        found = self._failed.get((None, address))
        if found is not None:
            found.count -= 1
            found.until = found.last

    async def _begin_shared(self, now: int, name: str, address: str) -> int | None:
        """None: nobody knows."""
        if self._store is None:
            return None
        patience = [figure for one in (OF_NAME, OF_ADDRESS) for figure in (one.free, one.longest)]
        found = await self._store.run(_BEGIN, _keys(name, address), [now, FORGOTTEN, *patience])
        return None if found is None else int(found)

    def _begin(self, now: int, name: str, address: str) -> int:
        """The seconds to wait; 0: the attempt is counted."""
        wanted = (((name, address), OF_NAME), ((None, address), OF_ADDRESS))
        found = (self._failed[key] for key, _ in wanted if key in self._failed)
        wait = max((one.until for one in found if one.last <= now), default=now) - now
        if wait <= 0:
            for key, patience in wanted:
                self._count(key, patience, now)
        return wait

    def _count(self, key: tuple[str | None, str], patience: Patience, now: int) -> None:
        found = self._failed.get(key)
        if found is None or not 0 <= now - found.last <= FORGOTTEN:  # before 0: the clock was set back
            found = _Failures(0, now, now)
        found.count += 1
        found.last = now
        over = found.count - patience.free
        found.until = now if over < 0 else now + min(2 ** min(over, 30), patience.longest)
        self._failed[key] = found


def _keys(name: str, address: str) -> list[str]:
    """Nobody who reads the store learns which names were tried."""
    return [f"{PREFIX}failed:{sha256(name)}:{address}", f"{PREFIX}failed-address:{address}"]
