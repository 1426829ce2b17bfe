"""A table's game from what the database keeps: the shelf's or a snapshot's, and the entries since."""

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.kernel import Game, Snapshot
from carson.server.database import only_reads
from carson.server.games import AnyGame, AnyRules, stored_rules
from carson.server.service.shelf import Shelf
from carson.server.store import log
from carson.server.store.rows import TableRow
from carson.server.thoughts.replaying import playable, replayed

_SNAPSHOT = msgspec.json.Decoder(Snapshot)


def rules_of(table: TableRow) -> AnyRules:
    return stored_rules(table.head, table.rules)


async def load(connection: AsyncConnection, table: TableRow, shelf: Shelf | None) -> AnyGame:
    """The game at the table's present number. It may stand on the shelf: not to be changed, only copied."""
    game = shelf.get(table.id, table.seq) if shelf is not None else None
    if game is not None:
        _counted(shelf, "memory")
        if game.serial == table.seq:
            return game
        game = game.copy()
    else:
        game = await _from_snapshot(connection, table)
        _counted(shelf, "replay" if game is None else "snapshot")
    entries = await log.since(connection, table.id, -1 if game is None else game.serial, table.seq)
    with playable():
        game = replayed(rules_of(table), table.seed, entries, game)
    # What a writer sees may still be undone, his own or that of one whose commit he shares.
    if shelf is not None and only_reads(connection):
        shelf.offer(table.id, game)
    return game


def _counted(shelf: Shelf | None, way: str) -> None:
    if shelf is not None:
        shelf.loaded[way] += 1


async def _from_snapshot(connection: AsyncConnection, table: TableRow) -> AnyGame | None:
    found = await log.snapshot(connection, table.id)
    if found is None or found[0] > table.seq:
        return None
    with playable():
        return resumed(table, found[1])


def resumed(table: TableRow, snapshot: str) -> AnyGame:
    return Game.resume(rules_of(table), _SNAPSHOT.decode(snapshot), table.seed)


def snapshot_text(game: AnyGame) -> str:
    return msgspec.json.encode(game.snapshot()).decode()
