"""Why something cannot be done: what the rules say before anybody tries it. Now, or after the moves of a plan."""

from functools import partial

from msgspec import Struct

from carson.kernel import ActionForm, Refusal
from carson.server.analysis.plan_service import Plan, after, load_own_game
from carson.server.analysis.plans import PlanStep, why_next_not, why_own_not
from carson.server.core.services import Services
from carson.server.database.rows import User
from carson.server.games.actions import check_length, from_query, plan_from_query
from carson.server.tables.tables import SeatedTable


class FoundRefusal(Struct, frozen=True):
    """The reason, or None if it can be done."""

    seated: SeatedTable
    refusal: Refusal | None


async def why_not(
    services: Services, user: User, table_id: str, wanted: int | None, action: str, plan: str = ""
) -> FoundRefusal:
    """`plan`: what the seat would do first. Without one the game itself is asked, else a copy made from what the seat
    sees.
    """
    check_length(given := from_query(action))
    first = plan_from_query(plan)
    own = await load_own_game(services, user, table_id, wanted)
    if not first:
        return FoundRefusal(own.seated, own.game.why_not(own.seat, given))
    found = Plan(own.seated, own.seat, own.game, [PlanStep(own.seat, step) for step in first])
    return FoundRefusal(own.seated, await after(services, found, partial(why_own_not, action=given)))


async def why_not_then(services: Services, plan: Plan, action: ActionForm) -> FoundRefusal:
    """Of whoever comes next after the steps, which may be others' too."""
    check_length(action)
    return FoundRefusal(plan.seated, await after(services, plan, partial(why_next_not, action=action)))
