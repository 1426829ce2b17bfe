"""What lies ahead at a table or in a lesson, worked out in another process: for a seat of the board game, for a city of
The Card Game.
"""

from carson.board.rules import BoardRules
from carson.cards.rules import CardRules
from carson.cards.views import outlook as cards
from carson.server.analysis.board_outlook import NOTHING, Ahead, worked_out
from carson.server.analysis.city_outlook import check_city, outlook, places
from carson.server.core.services import Services
from carson.server.database.rows import User
from carson.server.games.adapter import AnyGame
from carson.server.history.loading import load
from carson.server.play.viewing import look
from carson.server.records.past import game_after, load_begun, past_position
from carson.server.tables.seating import own_seats
from carson.server.tables.tables import SeatedTable


async def ahead(
    services: Services, user: User | None, table_id: str, wanted: int | None, plan: str, move: int | None, moving: str
) -> tuple[SeatedTable, Ahead]:
    """`plan`: actions of the seat to be thought through first, as in the query. After a `move` nothing can be done
    any more, but everything was worth what it was worth.
    """
    if move is not None:
        past = await past_position(services, user, table_id, move, wanted)
        return past.seated, await ahead_of(services, past.game, past.seat, asked=False)
    found = await look(services, user, table_id, wanted)
    if found.game is None:
        return found.seated, Ahead(found.seated.table.seq, NOTHING)
    return found.seated, await ahead_of(services, found.game, found.seat, bool(found.choices), plan, moving)


async def ahead_of(
    services: Services, game: AnyGame, seat: int | None, asked: bool, plan: str = "", moving: str = ""
) -> Ahead:
    """`asked`: the seat may do something now. `moving`: where the cowboy stands whose moves are previewed too."""
    rules = game.rules
    if not isinstance(rules, BoardRules):
        return Ahead(game.serial, NOTHING)
    view = game.view(seat)
    return await services.jobs.run(rules, worked_out, rules, view, game.serial, seat, asked, plan, moving)


async def open_cards(
    services: Services, user: User | None, table_id: str, wanted: int | None, move: int | None
) -> tuple[AnyGame, int]:
    """The game, now or after a move, and whose city the question is about: your own by default."""
    async with services.database.read() as connection:
        seated = await load_begun(connection, table_id)
        game = await load(connection, seated.table, services.game_cache)
    if move is not None and isinstance(game.rules, CardRules):
        game = await game_after(services, seated.table, move)
    return game, wanted if wanted is not None else next(iter(own_seats(seated.seats, user)), 0)


async def outlook_of(services: Services, game: AnyGame, seat: int) -> cards.Outlook:
    check_city(game.rules, seat)
    return await services.jobs.run(game.rules, outlook, game.rules, game.view(None), seat)


async def places_of(services: Services, game: AnyGame, seat: int, card: str) -> cards.Places:
    check_city(game.rules, seat)
    return await services.jobs.run(game.rules, places, game.rules, game.view(None), seat, card)
