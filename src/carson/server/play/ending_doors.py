"""Ending a game before the rules do, and closing a table before its game."""

from carson.server.play import endings as ends
from carson.server.tables import tables
from carson.server.web import shapes
from carson.server.web.door import Doors, Visit
from carson.server.web.forms import AgreeForm, RemoveForm, ResignForm

doors = Doors("ends")


@doors.post("/api/tables/{table_id}/resign", wakes=True)
async def resign(visit: Visit, body: ResignForm) -> shapes.Table:
    """Resign. A bot plays the seat to the end, unless all sides but one have resigned: that one then wins."""
    return shapes.table(await ends.resign(visit.services, visit.user, visit.table_id, body.seat), visit.reader)


@doors.post("/api/tables/{table_id}/agree")
async def agree(visit: Visit, body: AgreeForm) -> shapes.Table:
    """Agree to end the game here, or withdraw your agreement with `agree` false.

    When everybody who is still playing and has no stand-in agrees, the game ends without a winner. Making a move
    withdraws your agreement. A game that bots play alone ends when its host says so.
    """
    return shapes.table(await ends.agree(visit.services, visit.user, visit.table_id, body.agree), visit.reader)


@doors.post("/api/tables/{table_id}/close")
async def close(visit: Visit) -> shapes.Table:
    """Close a table whose game has not started. Only the host may do this."""
    return shapes.table(await tables.close(visit.services, visit.user, visit.table_id), visit.reader)


@doors.post("/api/tables/{table_id}/remove")
async def remove(visit: Visit, body: RemoveForm) -> shapes.Table:
    """Free a seat before the game starts, whoever sits there. Only the host may do this."""
    return shapes.table(await tables.remove(visit.services, visit.user, visit.table_id, body.seat), visit.reader)
