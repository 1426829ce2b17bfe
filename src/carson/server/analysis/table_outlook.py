"""What lies ahead for a seat of the board game, at a table."""

from carson.board.rules import BoardRules
from carson.server.analysis.board_outlook import NOTHING, Ahead, worked_out
from carson.server.core.services import Services
from carson.server.database.rows import User
from carson.server.games.adapter import AnyGame
from carson.server.play.viewing import look
from carson.server.records.past import past_position
from carson.server.tables.tables import SeatedTable


async def ahead(
    services: Services, user: User | None, table_id: str, wanted: int | None, plan: str, move: int | None, moving: str
) -> tuple[SeatedTable, Ahead]:
    """`plan`: actions of the seat to be thought through first, as in the query. After a `move` nothing can be done
    any more, but everything was worth what it was worth.
    """
    if move is not None:
        past = await past_position(services, user, table_id, move, wanted)
        return past.seated, await of(services, past.game, past.seat, asked=False)
    found = await look(services, user, table_id, wanted)
    if found.game is None:
        return found.seated, Ahead(found.seated.table.seq, NOTHING)
    return found.seated, await of(services, found.game, found.seat, bool(found.choices), plan, moving)


async def of(
    services: Services, game: AnyGame, seat: int | None, asked: bool, plan: str = "", moving: str = ""
) -> Ahead:
    """`asked`: the seat may do something now. `moving`: where the cowboy stands whose moves are previewed too."""
    rules = game.rules
    if not isinstance(rules, BoardRules):
        return Ahead(game.serial, NOTHING)
    view = game.view(seat)
    return await services.jobs.run(rules, worked_out, rules, view, game.serial, seat, asked, plan, moving)
