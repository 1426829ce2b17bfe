"""Loads a table's game: the cached one or a snapshot, and the entries since."""

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.kernel import Game, Snapshot
from carson.server.database.engine import only_reads
from carson.server.database.rows import PRACTICE, TableRow
from carson.server.games.adapter import AnyGame, AnyRules, stored_rules
from carson.server.history import log
from carson.server.history.game_cache import GameCache
from carson.server.history.replaying import playable, replayed

_SNAPSHOT = msgspec.json.Decoder(Snapshot)


def rules_of(table: TableRow) -> AnyRules:
    return stored_rules(table.head, table.rules)


async def load(connection: AsyncConnection, table: TableRow, game_cache: GameCache | None) -> AnyGame:
    """The game at the table's current number. It may come from the cache: copy it, do not change it."""
    game = game_cache.get(table.id, table.seq) if game_cache is not None else None
    if game is not None:
        _count(game_cache, "memory")
        if game.serial == table.seq:
            return game
        game = game.copy()
    else:
        game = await _from_snapshot(connection, table)
        _count(game_cache, "replay" if game is None else "snapshot")
    entries = await log.since(connection, table.id, -1 if game is None else game.serial, table.seq)
    if game is not None and any(entry.by == PRACTICE for entry in entries):
        # It was taken back further than this one knows.
        game = await _from_snapshot(connection, table)
        entries = await log.since(connection, table.id, -1 if game is None else game.serial, table.seq)
    with playable():
        game = replayed(rules_of(table), table.seed, entries, game)
    # What a writer sees may still be rolled back, with their own transaction or one whose commit they share.
    if game_cache is not None and only_reads(connection):
        game_cache.offer(table.id, game)
    return game


def _count(game_cache: GameCache | None, way: str) -> None:
    if game_cache is not None:
        game_cache.count(way)


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
