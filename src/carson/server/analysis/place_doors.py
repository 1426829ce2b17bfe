"""Thinking ahead in The Card Game: where a card could go, and what it would score."""

from functools import partial

from msgspec import Struct

from carson.cards.views import outlook as cards
from carson.server.analysis import plans, table_outlook
from carson.server.analysis.plan_doors import PlanForm, plan_of
from carson.server.analysis.plan_service import after
from carson.server.records import shapes as told
from carson.server.web import limits
from carson.server.web.door import Doors, Visit
from carson.server.web.forms import CityQuery, PlacesQuery

doors = Doors("play")


@doors.get("/api/tables/{table_id}/outlook", limits.HEAVY, free=True, tagged=True)
async def outlook(visit: Visit, query: CityQuery) -> cards.Outlook:
    """What each open card would score for a player now, what its city's parcels count for, and what bids would mean.

    Made from what everybody may know, so anybody may ask about anybody's city.
    """
    game, seat = await table_outlook.open_cards(visit.services, visit.reader, visit.table_id, query.seat, query.move)
    return await table_outlook.outlook_of(visit.services, game, seat)


@doors.get("/api/tables/{table_id}/places", limits.HEAVY, free=True, tagged=True)
async def places(visit: Visit, query: PlacesQuery) -> cards.Places:
    """Every legal place for a terrain card on offer, or being placed, with the lines of the score sheet it changes."""
    game, seat = await table_outlook.open_cards(visit.services, visit.reader, visit.table_id, query.seat, query.move)
    return await table_outlook.places_of(visit.services, game, seat, query.card)


class PlanQuestion(Struct, forbid_unknown_fields=True):
    """`plan`: the moves to play first, on a copy. `city`: whose, your own by default; `card` for its places."""

    plan: PlanForm
    city: int | None = None
    card: str = ""


@doors.post("/api/tables/{table_id}/try/outlook", limit=limits.HEAVY)
async def outlook_of_plan(visit: Visit, body: PlanQuestion) -> cards.Outlook:
    """The outlook after the moves of a plan."""
    plan = await plan_of(visit, body.plan)
    city = plan.seat if body.city is None else body.city
    return await after(visit.services, plan, partial(plans.outlook, city=city))


@doors.post("/api/tables/{table_id}/try/places", limit=limits.HEAVY)
async def places_of_plan(visit: Visit, body: PlanQuestion) -> cards.Places:
    """The places for a card after the moves of a plan."""
    plan = await plan_of(visit, body.plan)
    city = plan.seat if body.city is None else body.city
    return await after(visit.services, plan, partial(plans.places, city=city, card=body.card))


@doors.post("/api/tables/{table_id}/try/scores", limit=limits.HEAVY)
async def scores_of_plan(visit: Visit, body: PlanQuestion) -> told.Scores:
    """Everybody's points by source, as if the game ended after the moves of a plan."""
    plan = await plan_of(visit, body.plan)
    found, outcome = await after(visit.services, plan, plans.points)
    return told.told_scores(plan.seated, found, outcome, False, visit.words)
