"""Thinking ahead in The Card Game, at a table or in a lesson: where a card could go, and what it would score."""

from carson.cards.rules import CardRules
from carson.cards.views import outlook as cards
from carson.server.analysis.city_outlook import check_city, outlook, places
from carson.server.core.services import Services
from carson.server.database.rows import User
from carson.server.games.adapter import AnyGame
from carson.server.history.loading import load
from carson.server.records.past import game_after, load_begun
from carson.server.tables.seating import own_seats


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
