"""A table as it stands after a commit: what the pictures of all who look at it are made from, in one read."""

from typing import Final

from msgspec import Struct

from carson.server.core.services import Services
from carson.server.database.rows import Entry
from carson.server.games.adapter import AnyGame
from carson.server.history import log
from carson.server.history.loading import load
from carson.server.tables.tables import SeatedTable, load_table

# So many of the newest entries are kept at hand; whoever is further behind reads the log.
TAIL: Final = 16


class Commit(Struct, frozen=True):
    """What one transaction made of a table: as it was `before`, under the lock, and `after`; and what it wrote."""

    before: SeatedTable
    after: SeatedTable
    game: AnyGame
    entries: list[Entry]


class TableState(Struct, frozen=True):
    """`entries` are the newest ones, without a gap, up to the table's number; the first is number `since` + 1."""

    seated: SeatedTable
    game: AnyGame | None
    entries: list[Entry]

    @property
    def seq(self) -> int:
        return self.seated.table.seq

    @property
    def since(self) -> int:
        """Somebody who has seen this number misses nothing that is not in `entries`."""
        return self.entries[0].seq - 1 if self.entries else self.seq


def continued(before: TableState, commit: Commit) -> TableState | None:
    """How the table stands after a commit of this process, without reading it. None if the commit does not continue
    what is known here: somebody else has written in between, or written more since; then it has to be read.
    """
    if before.game is None or before.seated != commit.before:
        return None
    first = commit.after.table.seq - TAIL
    known = [entry for entry in before.entries if entry.seq > first]
    fresh = [entry for entry in commit.entries if entry.seq > first]
    return TableState(commit.after, commit.game, [*known, *fresh])


async def standing(services: Services, table_id: str, before: TableState | None) -> TableState:
    """How the table stands now; what is known from `before` is not read again."""
    async with services.database.read() as connection:
        seated = await load_table(connection, table_id)
        seq = seated.table.seq
        if seq < 0:
            return TableState(seated, None, [])
        game = await load(connection, seated.table, services.game_cache)
        known = before.entries if before is not None and before.seq <= seq else []
        since = max(known[-1].seq if known else -1, seq - TAIL)
        fresh = await log.since(connection, table_id, since, seq)
    known = [entry for entry in known if entry.seq > seq - TAIL] if known and known[-1].seq == since else []
    return TableState(seated, game, [*known, *fresh])
