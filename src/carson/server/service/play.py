"""Playing: one transaction a move. Lock the table, check the seat and the question, let the engine decide, append,
commit; only then are the game put on the shelf and the news spread.

What a client repeats is recognised by the name it gave its action, and done once.
"""

import re
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.kernel import CarsonError
from carson.server.faults import BadRequest, Conflict, Stopping
from carson.server.games import AnyGame
from carson.server.metrics import measured
from carson.server.notify import due
from carson.server.service.desk import Desk
from carson.server.service.loading import entry_of, load, rules_of, snapshot_text
from carson.server.service.seating import acting_seat
from carson.server.service.tables import Laid, found
from carson.server.store import log, tables
from carson.server.store.rows import FINISHED, MOVE, PLAYING, UNDO, Entry, TableRow, User

_ACTION_ID: Final = re.compile(r"[A-Za-z0-9_-]{8,64}")
LONGEST_ACTION: Final = 200
ActionId = Annotated[str, Meta(extra_json_schema={"pattern": f"^{_ACTION_ID.pattern}$"})]


class Wish(Struct, frozen=True, forbid_unknown_fields=True):
    """An action by its content, the question it answers, and the client's own name for it."""

    action: str
    question: int
    id: ActionId
    seat: int | None = None


class TakeBack(Struct, frozen=True, forbid_unknown_fields=True):
    """`move` is the number of the move to be taken back, as the view gives it."""

    move: int
    question: int
    id: ActionId
    seat: int | None = None


class Done(Struct, frozen=True):
    """What became of it: the number of its entry. `repeated`: it had been done before, and was not done again."""

    seq: int
    seat: int
    repeated: bool = False


@measured("person")
async def act(desk: Desk, user: User, table_id: str, wish: Wish) -> Done:
    async with desk.database.write() as connection:
        laid = await found(connection, table_id, lock=True)
        seat = acting_seat(laid.seats, user, wish.seat)
        before = await _done_before(connection, laid.table, seat, wish.id)
        if before is not None:
            if before.kind != MOVE or before.action != _canonical(laid.table, wish.action):
                raise Conflict("action-id-used", id=wish.id)
            return Done(before.seq, seat, repeated=True)
        game = await _asked(connection, desk, laid, wish.question)
        waited = due.asked(game)
        game = await _moved(connection, desk, laid.table, game, seat, wish)
        await due.after_move(connection, laid.moment(desk.now()), waited, game, user.id)
    return _told(desk, table_id, game, seat)


@measured("bot")
async def act_for_bot(desk: Desk, table_id: str, seat: int, action: str, serial: int, by: str) -> bool:
    """A bot's move, chosen at the situation `serial`; False when that has passed and it must think again."""
    async with desk.database.write() as connection:
        laid = await found(connection, table_id, lock=True)
        if laid.table.status != PLAYING or laid.table.seq != serial:
            return False
        game = (await load(connection, laid.table, desk.shelf)).copy()
        waited = due.asked(game)
        game = await _moved(connection, desk, laid.table, game, seat, Wish(action, game.question, ""), by)
        await due.after_move(connection, laid.moment(desk.now()), waited, game, None)
    _told(desk, table_id, game, seat)
    return True


@measured("undo")
async def undo(desk: Desk, user: User, table_id: str, wish: TakeBack) -> Done:
    """Take one's last move back, as far as the engine allows."""
    async with desk.database.write() as connection:
        laid = await found(connection, table_id, lock=True)
        seat = acting_seat(laid.seats, user, wish.seat)
        before = await _done_before(connection, laid.table, seat, wish.id)
        if before is not None:
            if before.kind != UNDO or before.number != wish.move:
                raise Conflict("action-id-used", id=wish.id)
            return Done(before.seq, seat, repeated=True)
        game = await _asked(connection, desk, laid, wish.question)
        number = undoable(game, seat)
        if number is not None and number != wish.move:
            raise Conflict("undo-other", asked=wish.move, found=number)
        waited = due.asked(game)
        move = game.undo(seat)
        entry = entry_of(game, UNDO, move, wish.move, desk.now(), _sealed(game), wish.id)
        await _kept(connection, desk, laid.table, game, entry)
        await due.after_move(connection, laid.moment(desk.now()), waited, game, user.id)
    return _told(desk, table_id, game, seat)


async def _done_before(connection: AsyncConnection, table: TableRow, seat: int, action_id: str) -> Entry | None:
    if not _ACTION_ID.fullmatch(action_id):
        raise BadRequest("action-id-unfit")
    return await log.by_action_id(connection, table.id, seat, action_id)


def _canonical(table: TableRow, action: str) -> str | None:
    rules = rules_of(table)
    try:
        return rules.action_text(rules.parse_action(action))  # type: ignore[arg-type]
    except CarsonError:
        return None


async def _asked(connection: AsyncConnection, desk: Desk, laid: Laid, question: int) -> AnyGame:
    """A copy of the game, if it still waits for an answer to this question."""
    if laid.table.status != PLAYING:
        raise Conflict("table-not-playing")
    if desk.stopping:
        raise Stopping("server-stopping")
    if laid.table.id in desk.broken:
        raise Conflict("table-broken")
    game = (await load(connection, laid.table, desk.shelf)).copy()
    if question != game.question:
        raise Conflict("action-stale", question=game.question, seq=game.serial)
    return game


async def _moved(
    connection: AsyncConnection,
    desk: Desk,
    table: TableRow,
    game: AnyGame,
    seat: int,
    wish: Wish,
    by: str | None = None,
) -> AnyGame:
    if len(wish.action) > LONGEST_ACTION:
        raise BadRequest("action-too-long", most=LONGEST_ACTION)
    sealed = _sealed(game)
    move = game.apply(seat, wish.action)
    entry = entry_of(game, MOVE, move, game.version, desk.now(), sealed, wish.id or None)
    await _kept(connection, desk, table, game, msgspec.structs.replace(entry, by=by or None))
    return game


def undoable(game: AnyGame, seat: int) -> int | None:
    """The number of the move that the seat may take back; the first move of a game is number 1."""
    before = game.undoable(seat)
    return None if before is None else before + 1


def _sealed(game: AnyGame) -> bool:
    """Whether answers to what is asked now are secret until all are in."""
    return game.decision is not None and game.decision.together


async def _kept(connection: AsyncConnection, desk: Desk, table: TableRow, game: AnyGame, entry: Entry) -> None:
    """Write it down: the entry, the table's new number, sometimes a snapshot, at the end how it ended."""
    await log.append(connection, table.id, entry)
    outcome = game.outcome() if game.decision is None else None
    if outcome is None:
        await tables.change(connection, table.id, seq=entry.seq)
    else:
        await tables.change(
            connection,
            table.id,
            seq=entry.seq,
            status=FINISHED,
            finished_at=entry.created_at,
            scores=msgspec.json.encode(outcome.scores).decode(),
            winners=msgspec.json.encode(outcome.winners).decode(),
        )
    # Only where nothing can be taken back: a game taken up from a snapshot has no past.
    if game.undoable() is None:
        kept = await log.snapshot_seq(connection, table.id)
        if entry.seq - kept >= desk.settings.snapshot_every:
            await log.keep_snapshot(connection, table.id, entry.seq, snapshot_text(game))


def _told(desk: Desk, table_id: str, game: AnyGame, seat: int) -> Done:
    """After the commit: from here on everybody may know."""
    desk.shelf.put(table_id, game)
    desk.hub.publish(table_id, game.serial)
    return Done(game.serial, seat)
