"""What a person may see: a table from a seat, and what happened since. Never more than the seat may know.

A look is one read of the database: the view, the news and their number belong together.
"""

import math
from typing import Any

from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.kernel import Event, seal_of
from carson.server.games import AnyGame, listed, plain_view
from carson.server.service.clocks import by_standin, clock_of, next_deadline
from carson.server.service.desk import Desk
from carson.server.service.loading import load
from carson.server.service.origin import imported
from carson.server.service.play import undoable
from carson.server.service.seating import own_seats, viewing_seat
from carson.server.service.tables import Laid, found, promised, sealed
from carson.server.store import log, tables
from carson.server.store.rows import FINISHED, MOVE, ORDER, PLAYING, UNDO, Entry, TableRow, User
from carson.server.thoughts.replaying import events_of

MOST_LISTED = 50


class Look(Struct, frozen=True):
    """A table from a seat (None: a spectator's). Without a game it has not begun.

    `actions` are the texts of what the seat may do now; `undo` is the number of the move it may take back.
    """

    laid: Laid
    own: list[int]
    seat: int | None
    now: int
    game: AnyGame | None = None
    view: dict[str, Any] | None = None
    actions: tuple[str, ...] = ()
    undo: int | None = None


class Told(Struct, frozen=True):
    """An entry of the log as one seat may know it. `action` is None while, or because, it is another's secret."""

    seq: int
    kind: str
    seat: int
    number: int
    action: str | None
    events: list[Event]
    by: str | None = None


class News(Struct, frozen=True):
    """What happened after the number asked for, up to `seq`; there the next question goes on."""

    laid: Laid
    seq: int
    told: list[Told]


async def look(desk: Desk, user: User | None, table_id: str, wanted: int | None) -> Look:
    async with desk.database.read() as connection:
        laid = await found(connection, table_id)
        seat = viewing_seat(laid.seats, user, wanted)
        own = own_seats(laid.seats, user)
        if laid.table.seq < 0:
            return Look(laid, own, seat, desk.now())
        game = await load(connection, laid.table, desk.shelf)
    return from_seat(laid, game, own, seat, desk.now())


def from_seat(laid: Laid, game: AnyGame, own: list[int], seat: int | None, now: int = 0) -> Look:
    actions: tuple[str, ...] = ()
    undo = None
    view = plain_view(game, seat)
    if laid.table.status != PLAYING:
        view["decision"] = None  # nobody is asked any more, also where it ended before the rules ended it
    elif seat is not None and not _resigned(laid, seat):
        actions = listed(game.rules, game.state, game.decision, seat)
        undo = None if by_standin(laid.seats, seat) else undoable(game, seat)
    return Look(laid, own, seat, now, game, view, actions, undo)


def _resigned(laid: Laid, number: int) -> bool:
    return any(seat.seat == number and seat.resigned for seat in laid.seats)


async def news(
    desk: Desk, user: User | None, table_id: str, wanted: int | None, since: int, most: int | None = None
) -> News:
    """`most`: no more entries than this; `seq` is then the last one's."""
    async with desk.database.read() as connection:
        laid = await found(connection, table_id)
        seat = viewing_seat(laid.seats, user, wanted)
        upto = laid.table.seq if most is None else min(laid.table.seq, since + most)
        if upto <= since:
            return News(laid, laid.table.seq, [])
        game = await load(connection, laid.table, desk.shelf)
        entries = await log.since(connection, table_id, since, upto)
        # Whether an answer was taken back is told by what followed while the same was asked.
        rest = await log.rest_of_turn(connection, table_id, entries[-1]) if upto < laid.table.seq else []
    return News(laid, upto, told(game, [*entries, *rest], seat, laid.table.status != PLAYING)[: len(entries)])


def told(game: AnyGame, entries: list[Entry], seat: int | None, over: bool = False) -> list[Told]:
    """The newest entries as the seat may know them; at the end also what still lay face down."""
    back = _taken_back(entries)
    decision = None if over else game.decision
    open_turn = game.turn if decision is not None and decision.together else -1
    found = []
    for entry in entries:
        # What lay face down and was taken back, the others never knew; what lies face down, not yet.
        secret = entry.sealed and (entry.turn == open_turn or entry.seq in back or entry.kind == UNDO)
        shown = entry.kind in (MOVE, UNDO) and (not secret or entry.seat == seat)
        events = [event for event in events_of(entry) if event.visible_to(seat)]
        action = entry.action if shown else None
        by = entry.by if entry.by != ORDER or entry.seat == seat else None  # an order is its owner's own affair
        found.append(Told(entry.seq, entry.kind, entry.seat, entry.number, action, events, by))
    return found


def _taken_back(entries: list[Entry]) -> set[int]:
    """The numbers of moves that were taken back later: a seat always takes back its own last one."""
    moves: dict[int, list[int]] = {}
    back = set()
    for entry in entries:
        if entry.kind == MOVE:
            moves.setdefault(entry.seat, []).append(entry.seq)
        elif entry.kind == UNDO and moves.get(entry.seat):
            back.add(moves[entry.seat].pop())
    return back


def revealed_seed(laid: Laid) -> str | None:
    """The seed, once the game is over. One that does not fit its commitment proves nothing and is not told: who asks
    for it sees that it is missing, and `carson check --finished` names the table.
    """
    if laid.table.status != FINISHED:
        return None
    origin = imported(laid.table)
    if origin is not None:
        return origin.seed
    return laid.table.seed if promised(laid) else None


def revealed_secret(laid: Laid) -> str | None:
    """What the server put into the seed, told with it; None where the seed is the server's alone."""
    if laid.table.status != FINISHED:
        return None
    origin = imported(laid.table)
    if origin is not None:
        return origin.secret
    return laid.table.secret if promised(laid) else None


def shown_seal(laid: Laid) -> str | None:
    """The hash of all that was promised, from the moment at which that is final."""
    promise, numbers = shown_commitment(laid), sealed(laid.seats)
    final = laid.table.sealed_at is not None or imported(laid.table) is not None
    return seal_of(promise, numbers) if final and promise and numbers else None


def shown_commitment(laid: Laid) -> str | None:
    """What was promised here, or what a record that somebody brought says was promised elsewhere."""
    origin = imported(laid.table)
    return laid.table.commitment if origin is None else origin.commitment


async def open_tables(desk: Desk) -> list[Laid]:
    async with desk.database.read() as connection:
        return await _with_seats(connection, await tables.open_ones(connection, MOST_LISTED))


async def playing_tables(desk: Desk) -> list[Laid]:
    """Games that anybody may look on at."""
    async with desk.database.read() as connection:
        return await _with_seats(connection, await tables.playing_ones(connection, MOST_LISTED))


async def finished_tables(desk: Desk) -> list[Laid]:
    async with desk.database.read() as connection:
        return await _with_seats(connection, await tables.finished_ones(connection, MOST_LISTED))


async def tables_of(desk: Desk, user: User) -> list[Laid]:
    """First where the person is asked, and of those where his time is up next."""
    async with desk.database.read() as connection:
        found = await _with_seats(connection, await tables.ones_of(connection, user.id, MOST_LISTED))
    return sorted(found, key=lambda laid: _urgency(laid, user))


def _urgency(laid: Laid, user: User) -> tuple[bool, float]:
    clock = clock_of(laid.table.clock)
    mine = [seat for seat in laid.seats if seat.user_id == user.id and seat.asked_at is not None]
    return not mine, next_deadline(clock, mine) or math.inf


async def _with_seats(connection: AsyncConnection, rows: list[TableRow]) -> list[Laid]:
    seats = await tables.sitting(connection, [row.id for row in rows])
    return [Laid(row, seats[row.id]) for row in rows]
