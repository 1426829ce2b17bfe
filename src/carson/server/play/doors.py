"""Looking at a game and playing it."""

import asyncio
from typing import Final

from carson.server.play import playing as play
from carson.server.play import rewinding
from carson.server.play import viewing as looking
from carson.server.tables.bot_turns import bot_due
from carson.server.web import shapes
from carson.server.web.door import Doors, Visit
from carson.server.web.forms import NewsQuery, SeatQuery

doors = Doors("play")
PAGE: Final = 500  # entries in one answer; most games have fewer


@doors.get("/api/tables/{table_id}", free=True)
async def look(visit: Visit, query: SeatQuery) -> shapes.Position:
    """A table and its game, from your seat or as a spectator sees it."""
    found = await looking.look(visit.services, visit.reader, visit.table_id, query.seat)
    if found.game is not None and bot_due(found.game, found.seated.seats) is not None:
        visit.driver.wake(found.seated.table.id)
    return shapes.position(found, visit.reader, visit.words)


@doors.post("/api/tables/{table_id}/actions", wakes=True)
async def act(visit: Visit, body: play.MoveForm) -> play.Done:
    """Play an action, or several that happen together or not at all.

    Give `action` as a text or an object, or `actions` as a list of either, with the `question` they answer and an `id`
    that the client makes up, new for each request. If the same request arrives again, the server recognises the `id`
    and does not repeat it. An answer to an older question is refused.
    """
    return await play.act(visit.services, visit.user, visit.table_id, body)


@doors.post("/api/tables/{table_id}/undo", wakes=True)
async def undo(visit: Visit, body: play.UndoForm) -> play.Done:
    """Take back your last move, if nothing has been drawn or revealed since."""
    return await play.undo(visit.services, visit.user, visit.table_id, body)


@doors.post("/api/tables/{table_id}/rewind", wakes=True)
async def rewind(visit: Visit, body: rewinding.RewindForm) -> play.Done:
    """Go back to before your last move, whatever was drawn or revealed since; only where all others are bots.

    The table counts as practice from then on (`practice`). What was drawn comes again in the same order.
    """
    return await rewinding.rewind(visit.services, visit.user, visit.table_id, body)


@doors.get("/api/tables/{table_id}/events", free=True)
async def events(visit: Visit, query: NewsQuery) -> shapes.Events:
    """What happened after a number. With `wait`, the answer is held until something happens.

    An answer has at most 500 entries; its `seq` is the last one's number, from which the next request continues.
    """
    services, table_id = visit.services, visit.table_id
    waiter = services.hub.listen(table_id)
    try:
        found = await looking.news(services, visit.reader, table_id, query.seat, query.since, PAGE)
        if not found.told and query.wait:
            await asyncio.wait([waiter], timeout=min(query.wait, services.settings.longest_wait))
            found = await looking.news(services, visit.reader, table_id, query.seat, query.since, PAGE)
    finally:
        services.hub.forget(table_id, waiter)
    return shapes.events(found, visit.words)
