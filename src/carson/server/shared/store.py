"""What serving processes share for a moment and may lose at any time: counts and presence, in Valkey or Redis.

Nobody waits for it for longer than a moment. While it does not answer, each process goes on with what it knows
itself, and looks every few seconds whether it is back.
"""

import asyncio
import contextlib
import logging
import math
import secrets
from collections.abc import Callable, Sequence
from typing import Any, Final

from carson.server.background import end
from carson.server.logs import say

_log = logging.getLogger(__name__)
PREFIX: Final = "carson:"
BEAT: Final = 5.0  # seconds between two signs of life of a process
MISSED_BEATS: Final = 3  # after which a process is taken to be dead
REFRESH: Final = 240  # beats after which everything is announced again, before it expires
SAID_EVERY: Final = 60.0  # seconds between two log lines that say that it does not answer
MOST_CONNECTIONS: Final = 16

# KEYS: the living processes, by when they last gave a sign. ARGV: this process, seconds after which one is dead.
# Answers whether this process was missing, and all that are alive.
_BEAT: Final = """
local now = tonumber(redis.call('TIME')[1])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - tonumber(ARGV[2]))
local new = redis.call('ZADD', KEYS[1], now, ARGV[1])
redis.call('EXPIRE', KEYS[1], 3600)
local found = redis.call('ZRANGE', KEYS[1], 0, -1)
table.insert(found, 1, tostring(new))
return found
"""
ALIVE: Final = PREFIX + "alive"

# Called when the processes that share the store have changed, or the store itself was lost. True: what this process
# has said is no longer there, or about to expire.
Listener = Callable[[bool], None]


class SharedStore:
    """One for each process. `name` is what the process is called among the others; after `patience`, in seconds, the
    store counts as not answering.
    """

    def __init__(self, url: str, patience: float) -> None:
        from redis.asyncio import BlockingConnectionPool, Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        pool = BlockingConnectionPool.from_url(
            url,
            max_connections=MOST_CONNECTIONS,
            timeout=patience,
            socket_timeout=patience,
            socket_connect_timeout=patience,
            decode_responses=True,
            # Once more at once: the connection may have been closed while nobody used it.
            retry=Retry(NoBackoff(), 1),
        )
        self.name = secrets.token_hex(6)
        self.answers = True
        self._patience = patience
        self._redis: Any = Redis.from_pool(pool)
        self._scripts: dict[str, Any] = {}
        self._said_at = -math.inf
        self._listeners: list[Listener] = []
        self._alive: frozenset[str] = frozenset()
        self._beats = 0
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        await end(self._task)
        with contextlib.suppress(Exception):
            async with asyncio.timeout(self._patience):
                await self._redis.zrem(ALIVE, self.name)
        with contextlib.suppress(Exception):
            await self._redis.aclose()

    def is_answering(self) -> bool:
        return self.answers

    def listen(self, listener: Listener) -> None:
        self._listeners.append(listener)

    async def run(self, script: str, keys: Sequence[str], args: Sequence[object] = ()) -> Any:
        """What a script answers, in one round trip and alone with its keys; None if the store does not answer.

        Scripts answer anything but nil.
        """
        return await self._run_script(script, keys, args) if self.answers else None

    async def _run_script(self, script: str, keys: Sequence[str], args: Sequence[object]) -> Any:
        from redis.exceptions import RedisError

        found = self._scripts.get(script)
        if found is None:
            found = self._scripts[script] = self._redis.register_script(script)
        try:
            async with asyncio.timeout(self._patience):
                answer = await found(keys=list(keys), args=list(args))
        except (RedisError, OSError, TimeoutError) as fault:
            self._note_failure(fault)
            return None
        self.answers = True
        return answer

    def _note_failure(self, fault: BaseException) -> None:
        self.answers = False
        now = asyncio.get_running_loop().time()
        if now - self._said_at >= SAID_EVERY:
            self._said_at = now
            say(_log, logging.WARNING, "the shared store does not answer", fault=type(fault).__name__)

    async def _run(self) -> None:
        while True:
            await self.beat()
            await asyncio.sleep(BEAT)

    async def beat(self) -> None:
        """A sign of life; and whoever listens hears which processes have come or gone since the last one."""
        answered = self.answers
        found = await self._run_script(_BEAT, [ALIVE], [self.name, BEAT * MISSED_BEATS])
        self._beats += 1
        if found is None:
            alive, renew = frozenset((self.name,)), False
        else:
            if not answered:
                say(_log, logging.INFO, "the shared store answers again")
                self._said_at = -math.inf
            alive, renew = frozenset(found[1:]), found[0] == "1" or self._beats % REFRESH == 0
        if alive != self._alive or renew or (self.answers and not answered):
            self._alive = alive
            for listener in self._listeners:
                listener(renew)
