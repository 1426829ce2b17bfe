"""Bots at a table: they see what their seat sees, think in a thread, and each move of theirs is a transaction."""

import asyncio
import logging
import secrets

from carson.bots import Bot, make_bot
from carson.bots.freely import offered
from carson.server.games import AnyGame
from carson.server.service.desk import Desk
from carson.server.service.due import bot_due
from carson.server.service.loading import load
from carson.server.service.play import act_for_bot
from carson.server.service.tables import found
from carson.server.store import tables
from carson.server.store.rows import PLAYING, SeatRow

_log = logging.getLogger(__name__)


class Driver:
    """Lets the bots of each table play as soon as they are asked; one task a table."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._bots: dict[str, dict[int, Bot]] = {}

    def wake(self, table_id: str) -> None:
        """Something happened at this table: see whether a bot is asked. Returns at once."""
        if table_id in self._tasks:
            self._again.add(table_id)
            return
        task = asyncio.create_task(self._run(table_id))
        self._tasks[table_id] = task

    async def settle(self) -> None:
        """Until no bot has anything left to do."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values())

    async def wake_all(self) -> None:
        """After a start: bots may have been asked when the server went down."""
        async with self._desk.database.read() as connection:
            playing = await tables.playing(connection)
        for table_id in playing:
            self.wake(table_id)
            await asyncio.gather(*list(self._tasks.values()))

    async def close(self) -> None:
        running = list(self._tasks.values())
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    async def _run(self, table_id: str) -> None:
        try:
            while await self._one_move(table_id) or table_id in self._again:
                self._again.discard(table_id)
        except Exception:
            # The table stays as it is, and is tried again when somebody looks at it.
            _log.exception("the bots of table %s stopped", table_id)
        finally:
            del self._tasks[table_id]
            self._again.discard(table_id)

    async def _one_move(self, table_id: str) -> bool:
        """Whether a bot was asked."""
        async with self._desk.database.read() as connection:
            laid = await found(connection, table_id)
            if laid.table.status != PLAYING:
                self._bots.pop(table_id, None)
                return False
            game = await load(connection, laid.table, self._desk.shelf)
        seat = bot_due(game, laid.seats)
        if seat is None:
            return False
        view, legal = game.view(seat.seat), offered(game, seat.seat)
        choice = await asyncio.to_thread(self._bot(game, seat).choose, view, legal)
        await act_for_bot(
            self._desk, table_id, seat.seat, game.rules.action_text(choice), game.serial, seat.program or ""
        )
        return True

    def _bot(self, game: AnyGame, seat: SeatRow) -> Bot:
        """The one that has sat there since the server started; a new one knows as much from its view."""
        bots = self._bots.setdefault(seat.table_id, {})
        if seat.seat not in bots:
            bots[seat.seat] = make_bot(game.rules.game, seat.program or "", secrets.token_hex(8))
        return bots[seat.seat]
