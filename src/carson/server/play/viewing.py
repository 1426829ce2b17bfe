"""What a person may see: a table from a seat, and what happened since. Never more than the seat may know.

A look is one read of the database: the view, the news and their number belong together.
"""

import math
from typing import Any

from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from carson.kernel import Event, seal_of
from carson.server.core.services import Services
from carson.server.database.rows import FINISHED, MOVE, ORDER, PLAYING, UNDO, Entry, TableRow, User
from carson.server.games.actions import Choice, choice_of
from carson.server.games.adapter import AnyGame, choices, plain_view
from carson.server.history import log
from carson.server.history.loading import load
from carson.server.history.replaying import events_of
from carson.server.play.playing import undoable
from carson.server.tables import repository as tables
from carson.server.tables.clock import by_standin, clock_of, next_deadline
from carson.server.tables.origin import imported
from carson.server.tables.seating import own_seats, viewing_seat
from carson.server.tables.tables import SeatedTable, load_table, promised, sealed

MOST_LISTED = 50


class Look(Struct, frozen=True):
    """A table from a seat (None: a spectator's). Without a game it has not begun.

    `choices` are what the seat may do now; `undo` is the number of the move it may take back.
    """

    seated: SeatedTable
    own: list[int]
    seat: int | None
    now: int
    game: AnyGame | None = None
    view: dict[str, Any] | None = None
    choices: tuple[Choice, ...] = ()
    undo: int | None = None


class SeenEntry(Struct, frozen=True):
    """An entry of the log as one seat may know it. `choice` is None while, or because, it is another's secret."""

    seq: int
    kind: str
    seat: int
    number: int
    choice: Choice | None
    events: list[Event]
    by: str | None = None


class News(Struct, frozen=True):
    """What happened after the number asked for, up to `seq`; there the next question goes on."""

    seated: SeatedTable
    seq: int
    told: list[SeenEntry]


async def look(services: Services, user: User | None, table_id: str, wanted: int | None) -> Look:
    async with services.database.read() as connection:
        seated = await load_table(connection, table_id)
        seat = viewing_seat(seated.seats, user, wanted)
        own = own_seats(seated.seats, user)
        if seated.table.seq < 0:
            return Look(seated, own, seat, services.now())
        game = await load(connection, seated.table, services.game_cache)
    view = plain_view(game, seat)
    if seated.table.status != PLAYING:
        view["decision"] = None  # nobody is asked any more, also where it ended before the rules ended it
    return Look(seated, own, seat, services.now(), game, view, *may_do(seated, game, seat))


def may_do(seated: SeatedTable, game: AnyGame, seat: int | None) -> tuple[tuple[Choice, ...], int | None]:
    """What a seat may do now, and the number of the move it may take back."""
    if seat is None or seated.table.status != PLAYING or _resigned(seated, seat):
        return (), None
    found = choices(game.rules, game.state, game.decision, seat)
    return found, None if by_standin(seated.seats, seat) else undoable(game, seat)


def _resigned(seated: SeatedTable, number: int) -> bool:
    return any(seat.seat == number and seat.resigned for seat in seated.seats)


async def news(
    services: Services, user: User | None, table_id: str, wanted: int | None, since: int, most: int | None = None
) -> News:
    """`most`: no more entries than this; `seq` is then the last one's."""
    async with services.database.read() as connection:
        seated = await load_table(connection, table_id)
        seat = viewing_seat(seated.seats, user, wanted)
        upto = seated.table.seq if most is None else min(seated.table.seq, since + most)
        if upto <= since:
            return News(seated, seated.table.seq, [])
        game = await load(connection, seated.table, services.game_cache)
        entries = await log.since(connection, table_id, since, upto)
        # Whether an answer was taken back is told by what followed while the same was asked.
        rest = await log.rest_of_turn(connection, table_id, entries[-1]) if upto < seated.table.seq else []
    return News(
        seated, upto, seen_entries(game, [*entries, *rest], seat, seated.table.status != PLAYING)[: len(entries)]
    )


def seen_entries(game: AnyGame, entries: list[Entry], seat: int | None, over: bool = False) -> list[SeenEntry]:
    """The newest entries as the seat may know them; at the end also what still lay face down."""
    back = _taken_back(entries)
    decision = None if over else game.decision
    open_turn = game.turn if decision is not None and decision.together else -1
    rules, found = game.rules, []
    for entry in entries:
        # What lay face down and was taken back, the others never knew; what lies face down, not yet.
        secret = entry.sealed and (entry.turn == open_turn or entry.seq in back or entry.kind == UNDO)
        shown = entry.kind in (MOVE, UNDO) and (not secret or entry.seat == seat)
        events = [event for event in events_of(entry) if event.visible_to(seat)]
        choice = choice_of(rules.parse_action(entry.action)) if shown else None
        by = entry.by if entry.by != ORDER or entry.seat == seat else None  # an order is its owner's own affair
        found.append(SeenEntry(entry.seq, entry.kind, entry.seat, entry.number, choice, events, by))
    return found


def open_to_all(entry: Entry) -> bool:
    """Whether `told` makes the same of it for every seat."""
    return not entry.sealed and entry.by != ORDER and all(event.to is None for event in events_of(entry))


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


def revealed(seated: SeatedTable) -> tuple[str | None, str | None]:
    """The seed, once the game is over, and what the server put into it (None where the seed is the server's alone).

    A seed that does not fit its commitment proves nothing and is not told: who asks for it sees that it is missing, and
    `carson check --finished` names the table.
    """
    if seated.table.status != FINISHED:
        return None, None
    origin = imported(seated.table)
    if origin is not None:
        return origin.seed, origin.secret
    return (seated.table.seed, seated.table.secret) if promised(seated) else (None, None)


def shown_seal(seated: SeatedTable) -> str | None:
    """The hash of all that was promised, from the moment at which that is final."""
    promise, numbers = shown_commitment(seated), sealed(seated.seats)
    final = seated.table.sealed_at is not None or imported(seated.table) is not None
    return seal_of(promise, numbers) if final and promise and numbers else None


def shown_commitment(seated: SeatedTable) -> str | None:
    """What was promised here, or what a record that somebody brought says was promised elsewhere."""
    origin = imported(seated.table)
    return seated.table.commitment if origin is None else origin.commitment


async def public_tables(services: Services, of: str) -> list[SeatedTable]:
    """Those that anybody may see: "open", "playing" or "finished"."""
    async with services.database.read() as connection:
        return await _with_seats(connection, await tables.public_ones(connection, of, MOST_LISTED))


async def tables_of(services: Services, user: User) -> list[SeatedTable]:
    """First where the person is asked, and of those where his time is up next."""
    async with services.database.read() as connection:
        found = await _with_seats(connection, await tables.ones_of(connection, user.id, MOST_LISTED))
    return sorted(found, key=lambda seated: _urgency(seated, user))


def _urgency(seated: SeatedTable, user: User) -> tuple[bool, float]:
    clock = clock_of(seated.table.clock)
    mine = [seat for seat in seated.seats if seat.user_id == user.id and seat.asked_at is not None]
    return not mine, next_deadline(clock, mine) or math.inf


async def _with_seats(connection: AsyncConnection, rows: list[TableRow]) -> list[SeatedTable]:
    seats = await tables.sitting(connection, [row.id for row in rows])
    return [SeatedTable(row, seats[row.id]) for row in rows]
