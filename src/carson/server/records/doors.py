"""A game as a whole: its record, its past move by move, its lines and sheets."""

from functools import partial

from carson.server.games.adapter import scores as points
from carson.server.history.replay import Series
from carson.server.history.replay import series as course
from carson.server.records import cloning, importing, past
from carson.server.records import shapes as told
from carson.server.records import text as records
from carson.server.records.whole_game import from_whole
from carson.server.web import limits, shapes
from carson.server.web.door import Doors, Visit
from carson.server.web.forms import CloneForm, MoveQuery, RecordForm, ReplayQuery

doors = Doors("records")


@doors.get("/api/tables/{table_id}/record", free=True, tagged=True)
async def record(visit: Visit) -> str:
    """The game's record: public while it goes on, complete and with its seed when it is over."""
    visit.headers["content-disposition"] = f'attachment; filename="carson-{visit.table_id}.txt"'
    return await records.record_text(visit.services, visit.table_id)


@doors.get("/api/tables/{table_id}/replay", free=True, tagged=True)
async def replay(visit: Visit, query: ReplayQuery) -> told.Replayed:
    """The game after one of its moves, as a seat knew it then.

    While the game goes on, only as your own seat or a spectator knew it; when it is over, as anybody did. Moves that
    were taken back are not counted.
    """
    found = await past.past_position(visit.services, visit.reader, visit.table_id, query.move, query.seat)
    return told.replayed(found, visit.words)


@doors.get("/api/tables/{table_id}/series", limits.HEAVY, free=True, tagged=True)
async def series(visit: Visit) -> Series:
    """How everybody stood after each move: points, VP, money, income.

    For a game of more than a thousand moves, only every second, third, … move and the last.
    """
    services = visit.services
    table = (await services.database.fetch(past.load_begun, visit.table_id)).table
    return await services.series.once(f"{table.id} {table.seq}", partial(from_whole, services, table, course))


@doors.get("/api/tables/{table_id}/scores", limits.HEAVY, free=True, tagged=True)
async def scores(visit: Visit, query: MoveQuery) -> told.Scores:
    """Everybody's points by source; before the end, and after an earlier move, as if the game ended there."""
    seated = await visit.services.database.fetch(past.load_begun, visit.table_id)
    game = await past.game_after(visit.services, seated.table, query.move)
    last = query.move is None or game is (await past.past_of(visit.services, seated.table)).game
    return told.told_scores(seated, points(game), game.outcome(), last, visit.words)


@doors.post("/api/tables/{table_id}/clone", limit=limits.TABLES, status=201)
async def clone(visit: Visit, body: CloneForm) -> shapes.Table:
    """Set up a table that starts from a position of this game.

    It has the same options and its own seed, which also decides what was hidden there: nobody learns anything about
    this game. If answers lay face down, the new game starts before they were given.
    """
    seated = await cloning.clone(
        visit.services, visit.user, visit.table_id, body.move, body.public, body.seats, body.clock
    )
    return shapes.table(seated, visit.reader)


@doors.post("/api/records", limit=limits.TABLES, status=201, most="largest_record")
async def bring(visit: Visit, body: RecordForm) -> shapes.Table:
    """Import the record of a finished game, to view it like one played here.

    It is replayed from start to end, and refused with the line and the reason if it is not valid. The public record of
    a running game cannot be imported: what is hidden in it cannot be replayed. The table is private, marked as
    imported, and listed for nobody else.
    """
    return shapes.table(await importing.bring(visit.services, visit.user, body.record), visit.reader)


@doors.delete("/api/records/{table_id}", status=204)
async def forget(visit: Visit) -> None:
    """Delete a record that you imported."""
    await importing.forget(visit.services, visit.user, visit.table_id)
