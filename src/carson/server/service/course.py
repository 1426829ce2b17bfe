"""How everybody stood after each move of a game: what can be drawn as lines."""

from functools import partial

from carson.server.service.desk import Desk
from carson.server.service.whole import from_whole
from carson.server.store.rows import TableRow
from carson.server.thoughts.whole import Series, series


async def series_of(desk: Desk, table: TableRow) -> Series:
    """Kept at hand until the next move. Not to be asked in a read."""
    make = partial(from_whole, desk, table, series)
    return await desk.series.once(f"{table.id} {table.seq}", make, lambda found: len(found.moves))
