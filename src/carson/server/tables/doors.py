"""Setting up tables, finding them, sitting down; time at a table, and playing again."""

from carson.server.admin import announcements
from carson.server.games.adapter import for_new_game, new_rules
from carson.server.play import viewing as looking
from carson.server.tables import numbers, tables
from carson.server.tables import rematch as again
from carson.server.tables import timeouts as timing
from carson.server.web import limits, shapes
from carson.server.web.door import Doors, Visit
from carson.server.web.forms import (
    BotForm,
    JoinForm,
    LeaveForm,
    ListQuery,
    RevealForm,
    SealForm,
    StartForm,
    TableForm,
    TimeForm,
)

doors = Doors("tables")
clocks = Doors("clocks")
rematches = Doors("rematch")


@doors.post("/api/tables", limit=limits.TABLES, status=201, most="largest_table")
async def create(visit: Visit, body: TableForm) -> shapes.Table:
    """Set up a table. The engine checks the options and says what is wrong with them."""
    rules = new_rules(body.game, body.options, body.figures, body.deck)
    seated = await tables.create(
        visit.services,
        visit.user,
        for_new_game(rules, visit.services.settings.previous_rules),
        body.public,
        body.seats,
        body.clock,
        hints=body.hints,
        spectators_chat=body.spectators_chat,
    )
    return shapes.table(seated, visit.reader)


@doors.get("/api/tables", free=True)
async def listed(visit: Visit, query: ListQuery) -> shapes.Tables:
    """The public tables that are open, in progress or finished; or your own."""
    if query.of == "mine":
        found = await looking.tables_of(visit.services, visit.user)
    else:
        found = await looking.public_tables(visit.services, query.of)
    listed = [shapes.table(seated, visit.reader) for seated in found]
    return shapes.Tables(listed, visit.services.now(), await announcements.current(visit.services))


@doors.post("/api/tables/{table_id}/join")
async def join(visit: Visit, body: JoinForm) -> shapes.Table:
    """Take a seat, before the game starts. One person may take several."""
    seated = await tables.join(visit.services, visit.user, visit.table_id, body.seat, body.name)
    return shapes.table(seated, visit.reader)


@doors.post("/api/tables/{table_id}/leave")
async def leave(visit: Visit, body: LeaveForm) -> shapes.Table:
    """Leave a seat, before the game starts. A table with nobody left is closed."""
    return shapes.table(await tables.leave(visit.services, visit.user, visit.table_id, body.seat), visit.reader)


@doors.post("/api/tables/{table_id}/bot")
async def bot(visit: Visit, body: BotForm) -> shapes.Table:
    """Put a bot on a free seat, before the game starts. Host only."""
    seated = await tables.seat_bot(visit.services, visit.user, visit.table_id, body.seat, body.bot)
    return shapes.table(seated, visit.reader)


@doors.post("/api/tables/{table_id}/start", wakes=True)
async def start(visit: Visit, body: StartForm) -> shapes.Table:
    """Start the game. Host only."""
    return shapes.table(await tables.start(visit.services, visit.user, visit.table_id, body.fill), visit.reader)


@doors.post("/api/tables/{table_id}/seal")
async def seal(visit: Visit, body: SealForm) -> shapes.Table:
    """Seal the number that you contribute to the seed, before the game starts; or withdraw it. One per person."""
    seated = await numbers.seal(visit.services, visit.user, visit.table_id, body.sha256)
    return shapes.table(seated, visit.reader)


@doors.post("/api/tables/{table_id}/reveal", wakes=True)
async def reveal(visit: Visit, body: RevealForm) -> shapes.Table:
    """Reveal your sealed number, once the host has started the game. With the last one the game begins."""
    return shapes.table(await numbers.reveal(visit.services, visit.user, visit.table_id, body.number), visit.reader)


@clocks.post("/api/tables/{table_id}/back")
async def back(visit: Visit) -> shapes.Table:
    """Say that you are back. The bot that stood in stops, and you get the time for a move.

    Send this whenever a table is opened at which you sit; it does nothing if no bot stands in.
    """
    return shapes.table(await timing.back(visit.services, visit.user, visit.table_id), visit.reader)


@clocks.post("/api/tables/{table_id}/time")
async def time(visit: Visit, body: TimeForm) -> shapes.Table:
    """Give another player who is asked the time of one more move, at a table where moves are counted in seconds."""
    return shapes.table(await timing.give_time(visit.services, visit.user, visit.table_id, body.seat), visit.reader)


@rematches.post("/api/tables/{table_id}/rematch", limit=limits.TABLES)
async def rematch(visit: Visit) -> shapes.Table:
    """Play the same again after a game: sets up the next table, or joins it if somebody already has.

    It has the same options, clock and bots. The seats of the others are kept for them until the game starts.
    """
    return shapes.table(await again.rematch(visit.services, visit.user, visit.table_id), visit.reader)
