"""Bots at a table: they see what their seat sees and think in other processes; each of their moves is a transaction.

A bot that fails or takes too long is replaced by a simple one, for that move. With a queue, `carson bots` plays the
moves that need thought, here or on other machines; where nobody does, this process plays them after all.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from random import SystemRandom
from typing import TYPE_CHECKING, Any, Final, TypeVar

from msgspec import Struct

from carson.bots.free_turns import offered
from carson.kernel import CarsonError
from carson.server.bots.pool import BotFailure, Limits, Pool
from carson.server.bots.question import pack
from carson.server.bots.ranks import BOTS_ALONE, rank_of
from carson.server.bots.reasons import FULL
from carson.server.core.services import Services
from carson.server.database.rows import PLAYING, SeatRow
from carson.server.games.adapter import AnyGame
from carson.server.history.loading import load
from carson.server.logs import say, say_fault
from carson.server.play.playing import act_for_bot
from carson.server.tables import due_repository as times
from carson.server.tables.bot_turns import bot_due
from carson.server.tables.tables import load_table
from carson.server.workers.pool import BUSY

if TYPE_CHECKING:
    from carson.server.bots.queue import Queue

T = TypeVar("T")

_log = logging.getLogger(__name__)
_chance = SystemRandom()
# Chooses in a microsecond: asking another process would take a thousand times as long.
SIMPLE: Final = "random"
# How many tables are read and written for bots at once; the others wait their turn, one move each.
AT_ONCE: Final = 8
ILLEGAL: Final = "illegal"
THINKS_HERE: Final = "the queue does not serve a bot, which thinks here instead"
PUT_OFF: Final = "the queue has no room for bots that play alone, who wait"
# Seconds between two lines of the log that say the same.
SAY_AGAIN: Final = 60.0


class Turn(Struct, frozen=True):
    """A bot is asked: since when, and what it may do. The lower the rank, the sooner it thinks."""

    table_id: str
    game: AnyGame
    seat: SeatRow
    legal: list[Any]
    rank: int
    since: int

    @property
    def bot(self) -> str:
        return self.seat.program or SIMPLE

    @property
    def quick(self) -> bool:
        """Whether there is nothing to think about."""
        return self.bot == SIMPLE or len(self.legal) == 1


class Driver:
    """Lets the bots of each table play as soon as they are asked; one task per table, and tables take turns."""

    def __init__(self, services: Services, pool: Pool | None = None, queue: "Queue | None" = None) -> None:
        self._services = services
        self._queue = queue
        settings = services.settings
        self.pool = pool or Pool(Limits(settings.bot_workers, settings.bot_seconds, settings.bot_memory))
        self.pool.observe = self._observe
        self._said: dict[tuple[str, str], float] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._closed = False

    def workers(self) -> int:
        """How many processes bots think in now."""
        return len(self.pool.pids)

    def wake(self, table_id: str) -> None:
        """Something happened at this table: check whether a bot is asked. Returns at once."""
        if self._closed:
            return
        if table_id in self._tasks:
            self._again.add(table_id)
            return
        task = asyncio.create_task(self._run(table_id))
        self._tasks[table_id] = task

    async def settle(self) -> None:
        """Waits until no bot has anything left to do."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values())

    async def wake_all(self) -> None:
        """After a start: bots may have been asked when the server went down."""
        for table_id in await self._services.database.fetch(times.bots_asked):
            # Behind the tables that were woken before, so that thousands of them do not all wait at once.
            async with self._turn:
                self.wake(table_id)

    def stop(self) -> None:
        """Finishes a move that is being written; drops one that is being thought about."""
        if not self._closed:  # a second signal must not end what is being finished
            self._closed = True
            for task in self._tasks.values():
                task.cancel()

    async def close(self) -> None:
        self.stop()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        await self.pool.close()

    async def play_queued(self, table_id: str, serial: int) -> None:
        """For a worker that has taken this situation out of the queue: the bot's move, if it is still to be made, and
        whatever follows from it without thought.
        """
        async with self._logged(table_id):
            turn = await self._look(table_id)
            if turn is None:
                return
            if turn.game.serial == serial:
                await self._play(turn)
            if turn.rank == BOTS_ALONE:
                self.wake(table_id)  # after a pause, in which this worker does something else
                return
            while await self._one_move(table_id):
                pass

    async def _run(self, table_id: str) -> None:
        try:
            async with self._logged(table_id):
                while await self._one_move(table_id) or table_id in self._again:
                    self._again.discard(table_id)
        finally:
            del self._tasks[table_id]
            self._again.discard(table_id)

    @asynccontextmanager
    async def _logged(self, table_id: str) -> AsyncIterator[None]:
        try:
            yield
        except CarsonError as fault:
            say(_log, logging.WARNING, "the bots of a table cannot play", table=table_id, reason=fault.code)
        except Exception as error:
            # The table stays as it is, and is tried again when somebody opens it.
            say_fault(_log, "the bots of a table stopped", error, table=table_id)

    async def _one_move(self, table_id: str) -> bool:
        """Returns whether there may be another."""
        turn = await self._look(table_id)
        if turn is None:
            return False
        if turn.rank == BOTS_ALONE:
            await asyncio.sleep(self._services.settings.bot_pace)
        if not turn.quick and await self._left_to_others(turn):
            return False
        return await self._play(turn)

    async def _look(self, table_id: str) -> Turn | None:
        async with self._turn, self._services.database.read() as connection:
            seated = await load_table(connection, table_id)
            if seated.table.status != PLAYING or table_id in self._services.broken:
                return None
            game = await load(connection, seated.table, self._services.game_cache)
        seat = bot_due(game, seated.seats)
        if seat is None:
            return None
        since = seated.table.bot_due_at
        return Turn(
            table_id,
            game,
            seat,
            offered(game, seat.seat),
            rank_of(seated),
            self._services.now() if since is None else since,
        )

    async def _play(self, turn: Turn) -> bool:
        """Returns False if it is put off: the timekeeper comes back to it."""
        chosen = await self._choice(turn)
        if chosen is None:
            return False
        choice, by = chosen
        action = turn.game.rules.action_text(choice)
        async with self._turn:
            # Once begun it is finished: a committed move is published, even while the server stops.
            done = await _finish(
                act_for_bot(self._services, turn.table_id, turn.seat.seat, action, turn.game.serial, by)
            )
        if done:
            self._services.metrics.bot_moves.labels(by).inc()
        return True

    async def _choice(self, turn: Turn) -> tuple[Any, str] | None:
        """What the bot wants, or any legal action if it does not answer in time; and which bot that was. None if
        everybody is busy and nobody waits for it.
        """
        legal, seat = turn.legal, turn.seat
        if turn.quick:
            return _chance.choice(legal), turn.bot
        try:
            question = pack(turn.game, seat.seat, legal, turn.bot, secrets.token_hex(8))
            with self._services.metrics.bots_asked.track_inprogress():
                choice = await self.pool.choose(question, turn.rank)
            if not 0 <= choice < len(legal):
                raise BotFailure(ILLEGAL)
            return legal[choice], turn.bot
        except BotFailure as failure:
            self._services.metrics.bot_failures.labels(failure.reason).inc()
            if failure.reason == BUSY and turn.rank == BOTS_ALONE:
                return None
            figures = {"table": turn.table_id, "seat": seat.seat, "bot": turn.bot, "place": failure.place}
            say(_log, logging.WARNING, "a bot was replaced for a move", reason=failure.reason, **figures)
            return _chance.choice(legal), SIMPLE

    async def _left_to_others(self, turn: Turn) -> bool:
        """Whether it is left to `carson bots`; or to a later moment, if the queue is full and nobody waits for it."""
        if self._queue is None:
            return False
        waited = self._services.now() - turn.since
        # Bots alone may wait for as long as people come first.
        late = turn.rank != BOTS_ALONE and waited >= self._services.settings.bot_queue_seconds
        reason = await self._queue.accept(turn.table_id, turn.game.serial, turn.rank, late)
        if reason is None:
            return True
        self._services.metrics.bot_unqueued.labels(reason).inc()
        put_off = reason == FULL and turn.rank == BOTS_ALONE
        self._say_now_and_then(PUT_OFF if put_off else THINKS_HERE, reason)
        return put_off

    def _say_now_and_then(self, what: str, reason: str) -> None:
        """It would be said for every move."""
        now = time.monotonic()
        if now - self._said.get((what, reason), -SAY_AGAIN) >= SAY_AGAIN:
            self._said[what, reason] = now
            say(_log, logging.WARNING, what, reason=reason)

    def _observe(self, waited: float, thought: float) -> None:
        self._services.metrics.bot_waits.observe(waited)
        self._services.metrics.bot_thoughts.observe(thought)


async def _finish(work: Awaitable[T]) -> T:
    """The task's result, even if the waiting caller is cancelled in the meantime; the cancellation follows
    afterwards.
    """
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        task.exception()  # nobody is left to hear it
        raise
