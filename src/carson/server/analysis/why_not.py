"""Why something cannot be done: what the rules say before anybody tries it. Now, or after the moves of a plan."""

from functools import partial

from msgspec import Struct

from carson.kernel import Refusal
from carson.server.analysis.plan_text import parted
from carson.server.analysis.plans import PlanStep, why_next_not, why_own_not
from carson.server.analysis.trying import Plan, after, played
from carson.server.core.services import Services
from carson.server.database.rows import User
from carson.server.errors import BadRequest
from carson.server.play.playing import LONGEST_ACTION
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
    _is_short(action)
    first = parted(plan)
    seated, seat, game = await played(services, user, table_id, wanted)
    if not first:
        return Answer(seated, game.why_not(seat, action))
    steps = [PlanStep(seat, text) for text in first]
    return Answer(seated, await after(services, Plan(seated, seat, game, steps), partial(why_own_not, action=action)))


async def why_not_then(services: Services, plan: Plan, action: str) -> Answer:
    """For whoever comes next after the steps, which may be other players' too."""
    _is_short(action)
    return Answer(plan.seated, await after(services, plan, partial(why_next_not, action=action)))


def _is_short(action: str) -> None:
    if len(action) > LONGEST_ACTION:
        raise BadRequest("action-too-long", most=LONGEST_ACTION)
