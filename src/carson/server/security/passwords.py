"""Passwords: argon2id, in threads, a few at a time, so that a flood of them takes neither all memory nor all time.

Checking a password and hashing a new one have separate queues: people who log in do not wait for people who claim
names. In each, addresses take turns: nobody waits for everything that somebody else has asked for.
"""

import asyncio
import unicodedata
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from carson.server.errors import BadRequest, TooMany
from carson.server.security.names import name_key
from carson.server.security.tokens import new_token
from carson.server.settings import Settings

SHORTEST: Final = 8
LONGEST: Final = 200
CHECKED_AT_ONCE: Final = 2
MADE_AT_ONCE: Final = 1
# In a queue, including those being worked on: in all, and from one address. More are turned away at once.
MOST_WAITING: Final = 40
MOST_ADDRESS: Final = 10


class _Queue:
    """Its own threads: nobody in it waits for what others do in threads."""

    def __init__(self, name: str, at_once: int) -> None:
        self._threads = ThreadPoolExecutor(at_once, name)
        self._free = at_once
        self._inside: Counter[str] = Counter()
        # Those who wait for a turn, by address; the address whose turn comes next is the first.
        self._lines: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def work(self, work: Callable[[], str], address: str) -> str:
        if self._inside[address] >= MOST_ADDRESS or self._inside.total() >= MOST_WAITING:
            raise TooMany("request-too-many")
        self._inside[address] += 1
        try:
            async with self._turn(address):
                return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._inside[address] -= 1
            if not self._inside[address]:
                del self._inside[address]

    @asynccontextmanager
    async def _turn(self, address: str) -> AsyncIterator[None]:
        if self._free:
            self._free -= 1
        else:
            called = asyncio.get_running_loop().create_future()
            self._lines.setdefault(address, deque()).append(called)
            try:
                await called
            except asyncio.CancelledError:
                if not called.cancelled():  # called at the same moment: the turn is somebody else's
                    self._call_next()
                raise
        try:
            yield
        finally:
            self._call_next()

    def _call_next(self) -> None:
        while self._lines:
            address, line = self._lines.popitem(last=False)
            called = line.popleft()
            if line:
                self._lines[address] = line  # behind all others
            if not called.done():
                called.set_result(None)
                return
        self._free += 1


class Passwords:
    """`work` counts how often a password was worked on: an unknown name must cost as much as any other."""

    def __init__(self, settings: Settings) -> None:
        self.work = 0
        self._hasher = PasswordHasher(
            time_cost=settings.password_passes, memory_cost=settings.password_memory, parallelism=1
        )
        self._checks = _Queue("password-check", CHECKED_AT_ONCE)
        self._makes = _Queue("password-make", MADE_AT_ONCE)
        self._nobodys = ""

    def close(self) -> None:
        self._checks.close()
        self._makes.close()

    async def hashed(self, password: str, address: str) -> str:
        return await self._queue_work(self._makes, address, _plain(password), None)

    async def rehashed(self, password: str, address: str) -> str:
        """At a login, so in its queue."""
        return await self._queue_work(self._checks, address, _plain(password), None)

    async def fits(self, password: str, kept: str | None, address: str) -> bool:
        """Whether this is the hash's password. Without a hash (nobody has that name) the work is the same."""
        if not self._nobodys:
            # Made at the first check, whoever it is for. Nobody knows its password, so nothing fits.
            self._nobodys = await self._queue_work(self._checks, address, new_token(), None)
        found = await self._queue_work(self._checks, address, _plain(password), kept or self._nobodys)
        return bool(found) and kept is not None

    def outdated(self, kept: str) -> bool:
        """Whether it was made with other parameters than today's."""
        return self._hasher.check_needs_rehash(kept)

    async def _queue_work(self, queue: _Queue, address: str, password: str, kept: str | None) -> str:
        self.work += 1
        return await queue.work(lambda: self._work(password, kept), address)

    def _work(self, password: str, kept: str | None) -> str:
        """The hash; or the given one, if the password fits it."""
        if kept is None:
            return self._hasher.hash(password)
        try:
            self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return ""
        return kept


def checked_password(password: str, name: str) -> str:
    """An acceptable password, or an error that says why not; the error never quotes the password."""
    if len(_plain(password)) < SHORTEST:
        raise BadRequest("password-short", least=SHORTEST)
    if len(password) > LONGEST:
        raise BadRequest("password-long", most=LONGEST)
    if name_key(password) == name_key(name):
        raise BadRequest("password-is-name")
    return password


def _plain(password: str) -> str:
    """One keyboard sends é as one character, another as two."""
    return unicodedata.normalize("NFC", password)
