"""Bots at a table: they see what their seat sees and think in other processes; each of their moves is a transaction.

A bot that fails or takes too long is replaced by a simple one, for that move.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable
from random import SystemRandom
from typing import Any, Final, TypeVar

from carson.bots.freely import offered
from carson.kernel import CarsonError
from carson.server.bots.pool import BotFailure, Limits, Pool
from carson.server.bots.question import packed
from carson.server.core.services import Services
from carson.server.database.rows import PLAYING, SeatRow
from carson.server.games.adapter import AnyGame
from carson.server.history.loading import load
from carson.server.logs import say, say_fault
from carson.server.play.playing import act_for_bot
from carson.server.tables import due_repository as times
from carson.server.tables.bot_turns import bot_due
from carson.server.tables.tables import load_table

T = TypeVar("T")

_log = logging.getLogger(__name__)
_chance = SystemRandom()
# Chooses in a microsecond: asking another process would take a thousand times as long.
SIMPLE: Final = "random"
# How many tables are read and written for bots at once; the others wait their turn, one move each.
AT_ONCE: Final = 8
ILLEGAL: Final = "illegal"


class Driver:
    """Lets the bots of each table play as soon as they are asked; one task per table, and tables take turns."""

    def __init__(self, services: Services, pool: Pool | None = None) -> None:
        self._services = services
        settings = services.settings
        self.pool = pool or Pool(Limits(settings.bot_workers, settings.bot_seconds, settings.bot_memory))
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._closed = False

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
        async with self._services.database.read() as connection:
            waiting = await times.bots_asked(connection)
        for table_id in waiting:
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

    async def _run(self, table_id: str) -> None:
        try:
            while await self._one_move(table_id) or table_id in self._again:
                self._again.discard(table_id)
        except CarsonError as fault:
            say(_log, logging.WARNING, "the bots of a table cannot play", table=table_id, reason=fault.code)
        except Exception as error:
            # The table stays as it is, and is tried again when somebody opens it.
            say_fault(_log, "the bots of a table stopped", error, table=table_id)
        finally:
            del self._tasks[table_id]
            self._again.discard(table_id)

    async def _one_move(self, table_id: str) -> bool:
        """Returns whether a bot was asked."""
        async with self._turn, self._services.database.read() as connection:
            seated = await load_table(connection, table_id)
            if seated.table.status != PLAYING or table_id in self._services.broken:
                return False
            game = await load(connection, seated.table, self._services.game_cache)
        seat = bot_due(game, seated.seats)
        if seat is None:
            return False
        if not seated.people:
            await asyncio.sleep(self._services.settings.bot_pace)
        choice, by = await self._choice(game, seat)
        action = game.rules.action_text(choice)
        async with self._turn:
            # Once begun it is finished: a committed move is published, even while the server stops.
            done = await _finished(act_for_bot(self._services, table_id, seat.seat, action, game.serial, by))
        if done:
            self._services.metrics.bot_moves.labels(by).inc()
        return True

    async def _choice(self, game: AnyGame, seat: SeatRow) -> tuple[Any, str]:
        """What the bot wants, or any legal action if it does not answer in time; and which bot that was."""
        legal = offered(game, seat.seat)
        bot = seat.program or SIMPLE
        if bot == SIMPLE or len(legal) == 1:
            return _chance.choice(legal), bot
        try:
            choice = await self.pool.choose(packed(game, seat.seat, legal, bot, secrets.token_hex(8)))
            if not 0 <= choice < len(legal):
                raise BotFailure(ILLEGAL)
            return legal[choice], bot
        except BotFailure as failure:
            self._services.metrics.bot_failures.labels(failure.reason).inc()
            figures = {"table": seat.table_id, "seat": seat.seat, "bot": bot, "place": failure.place}
            say(_log, logging.WARNING, "a bot was replaced for a move", reason=failure.reason, **figures)
            return _chance.choice(legal), SIMPLE


async def _finished(work: Awaitable[T]) -> T:
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
