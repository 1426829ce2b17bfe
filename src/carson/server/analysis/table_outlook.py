"""What lies ahead for a seat of the board game, at a table."""

from carson.board.rules import BoardRules
from carson.server.analysis.board_outlook import BoardAhead, nothing_to_do, worked_out
from carson.server.core.services import Services
from carson.server.database.rows import User
from carson.server.games.adapter import AnyGame
from carson.server.play.viewing import look
from carson.server.records.past import then


async def ahead(
    services: Services, user: User | None, table_id: str, wanted: int | None, plan: str, move: int | None, moving: str
) -> BoardAhead:
    """`plan`: actions of the seat to be thought through first, separated by commas. After a `move` nothing can be done
    any more, but everything was worth what it was worth.
    """
    if move is not None:
        past = await then(services, user, table_id, move, wanted)
        return await of(services, past.game, past.seat, asked=False)
    found = await look(services, user, table_id, wanted)
    if found.game is None:
        return nothing_to_do(found.seated.table.seq)
    return await of(services, found.game, found.seat, bool(found.actions), plan, moving)


async def of(
    services: Services, game: AnyGame, seat: int | None, asked: bool, plan: str = "", moving: str = ""
) -> BoardAhead:
    """`asked`: the seat may do something now. `moving`: where the cowboy stands whose moves are previewed too."""
    rules = game.rules
    if not isinstance(rules, BoardRules):
        return nothing_to_do(game.serial)
    view = game.view(seat)
    return await services.jobs.run(rules, worked_out, rules, view, game.serial, seat, asked, plan, moving)
