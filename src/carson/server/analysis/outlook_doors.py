"""What lies ahead, worked out by the rules: no client has to calculate an income or a price."""

from carson.server.analysis import table_outlook as service
from carson.server.analysis.board_outlook import BoardAhead
from carson.server.web import limits
from carson.server.web.door import Doors, Visit
from carson.server.web.forms import AheadQuery

doors = Doors("play")


@doors.get("/api/tables/{table_id}/ahead", limits.HEAVY, free=True, tagged=True)
async def ahead(visit: Visit, query: AheadQuery) -> BoardAhead:
    """What lies ahead in the board game, as far as your seat can know: incomes, odds, prices, and what actions mean.

    With a `plan`, actions separated by commas, all of it as it would be after them; nothing is played.
    """
    wanted, plan, move, moving = query.seat, query.plan, query.move, query.moving
    return await service.ahead(visit.services, visit.reader, visit.table_id, wanted, plan, move, moving)
