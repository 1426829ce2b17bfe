"""Thinking ahead in The Card Game: where a card could go, and what it would bring."""

from random import Random

from msgspec import Struct

from carson.cards import outlook as cards
from carson.cards.rules import CardRules
from carson.cards.state import State
from carson.cards.table import Table
from carson.cards.unknown import imagine
from carson.server.faults import NotThere
from carson.server.games import AnyGame
from carson.server.service import trying
from carson.server.service.loading import load
from carson.server.service.past import begun, game_after
from carson.server.service.seating import own_seats
from carson.server.web import limits
from carson.server.web import past as told
from carson.server.web.door import Doors, Visit
from carson.server.web.doors.trying import PlanForm
from carson.server.web.forms import CityQuery, PlacesQuery

doors = Doors("play")


@doors.get("/api/tables/{table_id}/outlook", limits.THOUGHTS, free=True, tagged=True)
async def outlook(visit: Visit, query: CityQuery) -> cards.Outlook:
    """What each open card would bring a player now, what the city's parcels count for, and what each bid would mean.

    Made from what everybody may know, so anybody may ask it about anybody's city.
    """
    table, state, seat = await _open_cards(visit, query.seat, query.move)
    return cards.outlook(table, state, seat)


@doors.get("/api/tables/{table_id}/places", limits.THOUGHTS, free=True, tagged=True)
async def places(visit: Visit, query: PlacesQuery) -> cards.Places:
    """Every legal place of a terrain card on offer, or being placed, with the lines of the score sheet it changes."""
    table, state, seat = await _open_cards(visit, query.seat, query.move)
    return cards.places(table, state, seat, query.card)


class PlanQuestion(Struct, forbid_unknown_fields=True):
    """`plan`: the moves to be made first, on a copy. `city`: whose, one's own unless told; `card` for its places."""

    plan: PlanForm
    city: int | None = None
    card: str = ""


@doors.post("/api/tables/{table_id}/try/outlook", limit=limits.THOUGHTS)
async def outlook_of_plan(visit: Visit, body: PlanQuestion) -> cards.Outlook:
    """As the outlook, after the moves of a plan."""
    found = await _planned(visit, body.plan)
    return cards.outlook(*_public(found.game, found.seat if body.city is None else body.city))


@doors.post("/api/tables/{table_id}/try/places", limit=limits.THOUGHTS)
async def places_of_plan(visit: Visit, body: PlanQuestion) -> cards.Places:
    """As the places of a card, after the moves of a plan."""
    found = await _planned(visit, body.plan)
    table, state, seat = _public(found.game, found.seat if body.city is None else body.city)
    return cards.places(table, state, seat, body.card)


@doors.post("/api/tables/{table_id}/try/scores", limit=limits.THOUGHTS)
async def scores_of_plan(visit: Visit, body: PlanQuestion) -> told.Scores:
    """Everybody's points by their sources, as if the game ended after the moves of a plan."""
    found = await _planned(visit, body.plan)
    return told.score_sheets(found.laid, found.game, False, visit.words)


async def _planned(visit: Visit, plan: PlanForm) -> trying.Tried:
    return await trying.attempt(visit.desk, visit.user, visit.table_id, plan.seat, plan.actions, plan.luck)


async def _open_cards(visit: Visit, wanted: int | None, move: int | None) -> tuple[Table, State, int]:
    """How things stand, or stood after a move, as far as everybody knows."""
    async with visit.desk.database.read() as connection:
        laid = await begun(connection, visit.table_id)
        game = await load(connection, laid.table, visit.desk.shelf)
    if move is not None and isinstance(game.rules, CardRules):
        game = await game_after(visit.desk, laid.table, move)
    own = own_seats(laid.seats, visit.reader)
    return _public(game, wanted if wanted is not None else next(iter(own), 0))


def _public(game: AnyGame, seat: int) -> tuple[Table, State, int]:
    """From a spectator's view alone: whatever is hidden from that cannot be told."""
    if not isinstance(game.rules, CardRules):
        raise NotThere("city-unused")
    if not 0 <= seat < game.rules.table.real:
        raise NotThere("city-none", number=seat, rule="CG-2.3")
    return game.rules.table, imagine(game.view(None), Random(0)), seat
