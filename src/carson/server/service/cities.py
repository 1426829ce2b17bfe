"""Thinking ahead in The Card Game, at a table or in a lesson: where a card could go, and what it would bring."""

from carson.cards import outlook as cards
from carson.cards.rules import CardRules
from carson.server.games import AnyGame
from carson.server.service.desk import Desk
from carson.server.service.loading import load
from carson.server.service.past import begun, game_after
from carson.server.service.seating import own_seats
from carson.server.store.rows import User
from carson.server.thoughts.cities import check_city, outlook, places


async def open_cards(
    desk: Desk, user: User | None, table_id: str, wanted: int | None, move: int | None
) -> tuple[AnyGame, int]:
    """The game, as it stands or stood after a move, and whose city is asked about: one's own unless told."""
    async with desk.database.read() as connection:
        laid = await begun(connection, table_id)
        game = await load(connection, laid.table, desk.shelf)
    if move is not None and isinstance(game.rules, CardRules):
        game = await game_after(desk, laid.table, move)
    return game, wanted if wanted is not None else next(iter(own_seats(laid.seats, user)), 0)


async def outlook_of(desk: Desk, game: AnyGame, seat: int) -> cards.Outlook:
    check_city(game.rules, seat)
    return await desk.thoughts.think(game.rules, outlook, game.rules, game.view(None), seat)


async def places_of(desk: Desk, game: AnyGame, seat: int, card: str) -> cards.Places:
    check_city(game.rules, seat)
    return await desk.thoughts.think(game.rules, places, game.rules, game.view(None), seat, card)
