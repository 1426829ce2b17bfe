"""Whether a stored game still works: its log is replayed, entry by entry, and compared with everything else stored
about it.

Done for every running game when a server starts, while it serves, and by `carson check`. Nothing is changed. A game
that no longer replays as it was played is reported, and refuses moves instead of continuing as a different game.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence

import msgspec
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.kernel import CarsonError, Game, Snapshot
from carson.kernel.lines import without_remarks
from carson.server.core.services import Services
from carson.server.database.engine import Database
from carson.server.database.rows import MOVE, UNDO, Entry, TableRow
from carson.server.games.adapter import AnyGame
from carson.server.history import log
from carson.server.history.loading import resumed, rules_of
from carson.server.history.replaying import events_of, events_text, replayed, runs
from carson.server.logs import say
from carson.server.tables import repository as tables
from carson.server.tables.origin import imported
from carson.server.tables.tables import SeatedTable, promised

_log = logging.getLogger(__name__)


class CheckError(CarsonError):
    """What is stored about a game does not fit together."""


class StoredGame(Struct, frozen=True):
    """Everything that the database has about one game, read at one moment."""

    seated: SeatedTable
    entries: list[Entry]
    snapshot: tuple[int, str] | None

    @property
    def table(self) -> TableRow:
        return self.seated.table


class Finding(Struct, frozen=True):
    """A table that was checked, and what is wrong with it (None: nothing)."""

    table_id: str
    fault: CarsonError | None


async def load_stored(connection: AsyncConnection, table_id: str) -> StoredGame | None:
    table = await tables.get(connection, table_id)
    if table is None or table.seq < 0:
        return None
    seated = SeatedTable(table, (await tables.sitting(connection, [table_id]))[table_id])
    return StoredGame(seated, await log.since(connection, table_id, -1), await log.snapshot(connection, table_id))


async def check_running(services: Services) -> None:
    """Every running game. Those that would break are reported, and refuse moves from then on."""
    playing = await services.database.fetch(tables.playing)
    async for finding in checked(services.database, playing):
        if finding.fault is not None:
            services.broken[finding.table_id] = finding.fault.code
            figures = {"table": finding.table_id, "reason": finding.fault.code}
            say(_log, logging.ERROR, "a stored game would break", **figures, entry=finding.fault.details.get("seq"))
        services.metrics.checked.inc()
    say(_log, logging.INFO, "stored games played again", games=len(playing), broken=len(services.broken))


async def checked(database: Database, table_ids: Sequence[str]) -> AsyncIterator[Finding]:
    """One after the other, each in a thread: people who play meanwhile come first."""
    for table_id in table_ids:
        found = await database.fetch(load_stored, table_id)
        if found is not None:
            yield Finding(table_id, await asyncio.to_thread(fault_of, found))


def fault_of(found: StoredGame) -> CarsonError | None:
    """The first thing that is wrong with it."""
    try:
        _examine(found)
    except CarsonError as fault:
        return fault
    return None


def _examine(found: StoredGame) -> None:
    table, rules = found.table, rules_of(found.table)
    # An imported record has neither a seed nor a commitment of this server.
    if imported(table) is None and not promised(found.seated):
        raise CheckError("check-commitment")
    if [entry.seq for entry in found.entries] != list(range(table.seq + 1)):
        raise CheckError("check-numbers", last=table.seq, found=len(found.entries))
    game: AnyGame | None = None
    for run in runs(found.entries):
        game = _played(found, run, game)
    assert game is not None
    _same_from_snapshot(found, game)
    if table.origin is None:
        # A game that started from a position did not draw all of it from its own seed.
        _from_seed(Game.start(rules, table.seed), game)


def _played(found: StoredGame, run: list[Entry], game: AnyGame | None) -> AnyGame:
    """The game after this entry, or those that belong together, if it still does what it did then."""
    entry = run[-1]
    try:
        after = replayed(rules_of(found.table), found.table.seed, run, game)
        said = events_of(entry)
    except CarsonError as fault:
        raise CheckError("check-entry", seq=entry.seq, reason=fault.cause()) from fault
    except Exception as fault:
        # Whatever the text in the database has made the engine do.
        raise CheckError("check-entry-unread", seq=entry.seq) from fault
    if entry.kind != UNDO:
        done = after.moves[-1] if entry.kind == MOVE else after.setup
        same = events_text(done.events) == events_text(said)
        if not same or (entry.turn, entry.number) != (done.turn, after.version):
            raise CheckError("check-entry-other", seq=entry.seq)
    return after


def _same_from_snapshot(found: StoredGame, game: AnyGame) -> None:
    if found.snapshot is None:
        return
    seq, data = found.snapshot
    try:
        short = resumed(found.table, data)
        if short.serial == seq <= found.table.seq:
            later = found.entries[seq + 1 :]
            short = replayed(rules_of(found.table), found.table.seed, later, short)
            if _bare(short.snapshot()) == _bare(game.snapshot()):
                return
    except Exception as fault:
        raise CheckError("check-snapshot", seq=seq) from fault
    raise CheckError("check-snapshot", seq=seq)


def _bare(snapshot: Snapshot) -> Snapshot:
    """What a position only remembers may have been missing when the snapshot was made."""
    return msgspec.structs.replace(snapshot, position=without_remarks(snapshot.position))


def _from_seed(afresh: AnyGame, game: AnyGame) -> None:
    """The draws are those of the seed."""
    if afresh.setup.draws != game.setup.draws:
        raise CheckError("check-seed", move=0)
    for number, move in enumerate(game.moves, 1):
        if afresh.apply(move.seat, move.action).draws != move.draws:
            raise CheckError("check-seed", move=number)
