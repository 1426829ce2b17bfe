"""How everybody stood after each move of a game: what can be drawn as lines."""

from functools import partial

from carson.server.core.services import Services
from carson.server.database.rows import TableRow
from carson.server.history.replay import Series, series
from carson.server.records.whole_game import from_whole


async def series_of(services: Services, table: TableRow) -> Series:
    """Cached until the next move. Do not call it inside a read."""
    make = partial(from_whole, services, table, series)
    return await services.series.once(f"{table.id} {table.seq}", make)
