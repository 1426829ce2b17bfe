"""A table as it stands after a commit: what the pictures of all who look at it are made from, in one read."""

from typing import Final

from msgspec import Struct

from carson.server.games import AnyGame
from carson.server.service.desk import Desk
from carson.server.service.loading import load
from carson.server.service.tables import Laid, found
from carson.server.store import log
from carson.server.store.rows import Entry

# So many of the newest entries are kept at hand; who is further behind reads the log.
TAIL: Final = 16


class Standing(Struct, frozen=True):
    """`entries` are the newest ones, without a gap, up to the table's number; the first is number `since` + 1."""

    laid: Laid
    game: AnyGame | None
    entries: list[Entry]

    @property
    def seq(self) -> int:
        return self.laid.table.seq

    @property
    def since(self) -> int:
        """Who has seen this number misses nothing that is not in `entries`."""
        return self.entries[0].seq - 1 if self.entries else self.seq


async def standing(desk: Desk, table_id: str, before: Standing | None) -> Standing:
    """How the table stands now; what is known from `before` is not read again."""
    async with desk.database.read() as connection:
        laid = await found(connection, table_id)
        seq = laid.table.seq
        if seq < 0:
            return Standing(laid, None, [])
        game = await load(connection, laid.table, desk.shelf)
        known = before.entries if before is not None and before.seq <= seq else []
        since = max(known[-1].seq if known else -1, seq - TAIL)
        fresh = await log.since(connection, table_id, since, seq)
    known = [entry for entry in known if entry.seq > seq - TAIL] if known and known[-1].seq == since else []
    return Standing(laid, game, [*known, *fresh])
