"""A game played again from its beginning, with all its past: for its record and for whoever looks back.

It takes as long as the game has moves. So it is done beside the serving (thinking.py), and no connection to the
database is held meanwhile.
"""

from collections.abc import Callable
from typing import TypeVar

from carson.server.core.services import Services
from carson.server.database.rows import TableRow
from carson.server.games.adapter import AnyGame
from carson.server.history import log
from carson.server.history.loading import rules_of
from carson.server.history.replay import made
from carson.server.history.replaying import playable

T = TypeVar("T")


async def from_whole(services: Services, table: TableRow, make: Callable[[AnyGame], T]) -> T:
    """What `make` makes of the whole game, up to the number that the table's row says. Not to be asked in a read.

    `make` is called in another process: it is a function of a module, or a partial of one.
    """
    async with services.database.read() as connection:
        entries = await log.since(connection, table.id, -1, table.seq)
    with playable():
        rules = rules_of(table)
    found: T = await services.jobs.run(rules, made, rules, table.seed, entries, make)
    return found
