"""A table's game from what the database keeps: the shelf's or a snapshot's, and the entries since."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.kernel import Draw, Event, Game, Move, RecordedChance, SeededChance, Snapshot
from carson.server.database import only_reads
from carson.server.faults import Conflict, ServerError
from carson.server.games import AnyGame, AnyRules, stored_rules
from carson.server.service.shelf import Shelf
from carson.server.store import log
from carson.server.store.rows import START, UNDO, Entry, TableRow

_DRAWS = msgspec.json.Decoder(list[str])
_EVENTS = msgspec.json.Decoder(list[Event])
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


@contextmanager
def playable() -> Iterator[None]:
    """What goes wrong in here is the stored game's fault, whatever the engine says to it: told as that, and no bug."""
    try:
        yield
    except ServerError:
        raise
    except Exception as fault:
        raise Conflict("table-broken") from fault


def replayed(rules: AnyRules, seed: str, entries: Sequence[Entry], game: AnyGame | None) -> AnyGame:
    """The game after these entries, each checked as it is played again. `game` is changed."""
    for entry in entries:
        draws = tuple(rules.parse_draw(text) for text in _DRAWS.decode(entry.draws))
        chance = RecordedChance(draws)
        if entry.kind == START:
            game = _started(rules, seed, draws, chance)
        elif game is None:
            raise AssertionError(f"the log begins with number {entry.seq}")
        elif entry.kind == UNDO:
            game.undo(entry.seat)
        else:
            game.apply(entry.seat, entry.action, chance)
        chance.finish()
        assert game.serial == entry.seq
    assert game is not None
    return game


def _started(rules: AnyRules, seed: str, draws: tuple[Draw, ...], chance: RecordedChance) -> AnyGame:
    game: AnyGame = Game.start(rules, seed, chance)
    own = SeededChance(seed)
    own.skip(draws)
    game.use_chance(own)
    return game


# What an entry keeps


def entry_of(
    game: AnyGame, kind: str, move: Move, number: int, now: int, sealed: bool = False, action_id: str | None = None
) -> Entry:
    """The line of the log for what has just been done: a move, or the one that was taken back, with its number."""
    rules = game.rules
    kept = move if kind != UNDO else msgspec.structs.replace(move, draws=(), events=())
    return Entry(
        seq=game.serial,
        kind=kind,
        seat=move.seat,
        number=number,
        turn=move.turn,
        sealed=sealed,
        action="" if kind == START else rules.action_text(move.action),
        draws=msgspec.json.encode([rules.draw_text(draw) for draw in kept.draws]).decode(),
        events=events_text(kept.events),
        action_id=action_id,
        created_at=now,
    )


def snapshot_text(game: AnyGame) -> str:
    return msgspec.json.encode(game.snapshot()).decode()


def events_text(events: Sequence[Event]) -> str:
    return msgspec.json.encode(events).decode()


def events_of(entry: Entry) -> list[Event]:
    return _EVENTS.decode(entry.events)
