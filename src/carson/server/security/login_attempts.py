"""Delays against guessing passwords: after some failures, each next attempt has to wait longer.

Failures are counted by address, and by name and address: somebody who guesses elsewhere cannot lock out the owner of a
name. Kept in this process's memory, within bounds. An attempt counts as failed from the moment it begins, so that a
hundred at the same time are a hundred failures and not one.
"""

from typing import Final

from cachetools import LRUCache
from msgspec import Struct

from carson.server.errors import TooMany

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


class Attempts:
    def __init__(self) -> None:
        self._failed: LRUCache[tuple[str | None, str], _Failures] = LRUCache(MOST_KEPT)

    def begin(self, now: int, name: str, address: str) -> None:
        """Before each attempt; refused during a delay. A successful attempt is forgiven afterwards."""
        wanted = (((name, address), OF_NAME), ((None, address), OF_ADDRESS))
        found = (self._failed[key] for key, _ in wanted if key in self._failed)
        wait = max((one.until for one in found if one.last <= now), default=now) - now
        if wait > 0:
            raise TooMany("login-paused", seconds=wait)
        for key, patience in wanted:
            self._count(key, patience, now)

    def forgive(self, name: str, address: str) -> None:
        """The password was right. For the address only this attempt is forgiven: an attacker may know one password of
        their own.
        """
        self._failed.pop((name, address), None)
        found = self._failed.get((None, address))
        if found is not None:
            found.count -= 1
            found.until = found.last

    def _count(self, key: tuple[str | None, str], patience: Patience, now: int) -> None:
        found = self._failed.get(key)
        if found is None or not 0 <= now - found.last <= FORGOTTEN:  # before 0: the clock was set back
            found = _Failures(0, now, now)
        found.count += 1
        found.last = now
        over = found.count - patience.free
        found.until = now if over < 0 else now + min(2 ** min(over, 30), patience.longest)
        self._failed[key] = found
