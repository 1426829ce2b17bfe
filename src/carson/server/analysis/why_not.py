"""Why something cannot be done: what the rules say before anybody tries it. Now, or after the moves of a plan."""

from functools import partial

from msgspec import Struct

from carson.kernel import ActionForm, Refusal
from carson.server.analysis.plan_service import Plan, after, played
from carson.server.analysis.plans import PlanStep, why_next_not, why_own_not
from carson.server.core.services import Services
from carson.server.database.rows import User
from carson.server.games.actions import check_length, from_query, plan_from_query
from carson.server.tables.tables import SeatedTable


class Answer(Struct, frozen=True):
    """The reason, or None if it can be done."""

    seated: SeatedTable
    refusal: Refusal | None


async def why_not(
    services: Services, user: User, table_id: str, wanted: int | None, action: str, plan: str = ""
) -> Answer:
    """`plan`: what the seat would do first. Without one the game itself is asked, else a copy made from what the seat
    sees.
    """
    check_length(given := from_query(action))
    first = plan_from_query(plan)
    seated, seat, game = await played(services, user, table_id, wanted)
    if not first:
        return Answer(seated, game.why_not(seat, given))
    steps = [PlanStep(seat, step) for step in first]
    return Answer(seated, await after(services, Plan(seated, seat, game, steps), partial(why_own_not, action=given)))


async def why_not_then(services: Services, plan: Plan, action: ActionForm) -> Answer:
    """Of whoever comes next after the steps, which may be others' too."""
    check_length(action)
    return Answer(plan.seated, await after(services, plan, partial(why_next_not, action=action)))
