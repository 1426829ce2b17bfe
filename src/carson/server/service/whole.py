"""A game played again from its beginning, with all its past: for its record and for whoever looks back.

It takes as long as the game has moves. So it is done in threads of its own: no request waits for it but the one that
asked, and no connection to the database is held meanwhile.
"""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from carson.server.games import AnyGame
from carson.server.service.desk import Desk
from carson.server.service.loading import playable, replayed, rules_of
from carson.server.store import log
from carson.server.store.rows import TableRow

T = TypeVar("T")


async def from_whole(desk: Desk, table: TableRow, make: Callable[[AnyGame], T]) -> T:
    """What `make` makes of the whole game, up to the number that the table's row says. Not to be asked in a read."""
    async with desk.database.read() as connection:
        entries = await log.since(connection, table.id, -1, table.seq)

    def work() -> T:
        with playable():
            game = replayed(rules_of(table), table.seed, entries, None)
        return make(game)

    return await asyncio.get_running_loop().run_in_executor(desk.replays, work)
