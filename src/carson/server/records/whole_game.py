"""A game replayed from its beginning, with all its past: for its record and for replays.

It takes longer the more moves the game has. So it runs outside the serving process (workers/jobs.py), and no database
connection is held meanwhile.
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
    """What `make` makes from the whole game, up to the number in the table's row. Do not call it inside a read.

    `make` is called in another process: it is a module-level function, or a partial of one.
    """
    entries = await services.database.fetch(log.since, table.id, -1, table.seq)
    with playable():
        rules = rules_of(table)
    found: T = await services.jobs.run(rules, made, rules, table.seed, entries, make)
    return found
