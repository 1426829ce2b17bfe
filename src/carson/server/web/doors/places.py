"""Thinking ahead in The Card Game: where a card could go, and what it would bring."""

from random import Random

from carson.cards import outlook as cards
from carson.cards.rules import CardRules
from carson.cards.state import State
from carson.cards.table import Table
from carson.cards.unknown import imagine
from carson.server.faults import NotThere
from carson.server.service.loading import load
from carson.server.service.past import begun, game_after
from carson.server.service.seating import own_seats
from carson.server.web.door import Doors, Visit
from carson.server.web.forms import CityQuery, PlacesQuery

doors = Doors("play")


@doors.get("/api/tables/{table_id}/outlook", free=True, tagged=True)
async def outlook(visit: Visit, query: CityQuery) -> cards.Outlook:
    """What each open card would bring a player now, what the city's parcels count for, and the order of choice.

    Made from what everybody may know, so anybody may ask it about anybody's city.
    """
    table, state, seat = await _open_cards(visit, query.seat, query.move)
    return cards.outlook(table, state, seat)


@doors.get("/api/tables/{table_id}/places", free=True, tagged=True)
async def places(visit: Visit, query: PlacesQuery) -> cards.Places:
    """Every legal place of a terrain card on offer, or being placed, with the lines of the score sheet it changes."""
    table, state, seat = await _open_cards(visit, query.seat, query.move)
    return cards.places(table, state, seat, query.card)


async def _open_cards(visit: Visit, wanted: int | None, move: int | None) -> tuple[Table, State, int]:
    """How things stand, or stood after a move, as far as everybody knows."""
    async with visit.desk.database.read() as connection:
        laid = await begun(connection, visit.table_id)
        game = await load(connection, laid.table, visit.desk.shelf)
    rules = game.rules
    if not isinstance(rules, CardRules):
        raise NotThere("city-unused")
    own = own_seats(laid.seats, visit.reader)
    seat = wanted if wanted is not None else next(iter(own), 0)
    if seat >= rules.table.real:
        raise NotThere("city-none", number=seat, rule="CG-2.3")
    if move is not None:
        game = await game_after(visit.desk, laid.table, move)
    # From a spectator's view alone: whatever is hidden from that cannot be told.
    return rules.table, imagine(game.view(None), Random(0)), seat
