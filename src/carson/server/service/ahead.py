"""What lies ahead for a seat of the board game, at a table."""

from carson.board.rules import BoardRules
from carson.server.games import AnyGame
from carson.server.service.desk import Desk
from carson.server.service.looking import look
from carson.server.service.past import then
from carson.server.store.rows import User
from carson.server.thoughts.ahead import NOTHING, Ahead, worked_out


async def ahead(
    desk: Desk, user: User | None, table_id: str, wanted: int | None, plan: str, move: int | None, moving: str
) -> Ahead:
    """`plan`: actions of the seat to be thought through first, separated by commas. After a `move` nothing can be done
    any more, but everything was worth what it was worth.
    """
    if move is not None:
        past = await then(desk, user, table_id, move, wanted)
        return await of(desk, past.game, past.seat, asked=False)
    found = await look(desk, user, table_id, wanted)
    if found.game is None:
        return Ahead(found.laid.table.seq, NOTHING)
    return await of(desk, found.game, found.seat, bool(found.actions), plan, moving)


async def of(desk: Desk, game: AnyGame, seat: int | None, asked: bool, plan: str = "", moving: str = "") -> Ahead:
    """`asked`: the seat may do something now. `moving`: where the cowboy stands whose moves are previewed too."""
    rules = game.rules
    if not isinstance(rules, BoardRules):
        return Ahead(game.serial, NOTHING)
    view = game.view(seat)
    return await desk.thoughts.think(rules, worked_out, rules, view, game.serial, seat, asked, plan, moving)
