"""Why something cannot be done: what the rules say, before anybody tries it. Now, or after the moves of a plan."""

from functools import partial

from msgspec import Struct

from carson.kernel import Refusal
from carson.server.faults import BadRequest
from carson.server.service.desk import Desk
from carson.server.service.plans import parted
from carson.server.service.play import LONGEST_ACTION
from carson.server.service.tables import Laid
from carson.server.service.trying import Plan, after, played
from carson.server.store.rows import User
from carson.server.thoughts.plans import PlanStep, why_next_not, why_own_not


class Answer(Struct, frozen=True):
    """The reason, or None: it can be done."""

    laid: Laid
    refusal: Refusal | None


async def why_not(desk: Desk, user: User, table_id: str, wanted: int | None, action: str, plan: str = "") -> Answer:
    """`plan`: what the seat would do first. The game itself is asked where there is none, else a copy made from what
    the seat sees.
    """
    _is_short(action)
    first = parted(plan)
    laid, seat, game = await played(desk, user, table_id, wanted)
    if not first:
        return Answer(laid, game.why_not(seat, action))
    steps = [PlanStep(seat, text) for text in first]
    return Answer(laid, await after(desk, Plan(laid, seat, game, steps), partial(why_own_not, action=action)))


async def why_not_then(desk: Desk, plan: Plan, action: str) -> Answer:
    """Of whoever comes next after the steps, which may be others' too."""
    _is_short(action)
    return Answer(plan.laid, await after(desk, plan, partial(why_next_not, action=action)))


def _is_short(action: str) -> None:
    if len(action) > LONGEST_ACTION:
        raise BadRequest("action-too-long", most=LONGEST_ACTION)
