"""Why not? The rules' reason why something cannot be done, now or in a plan."""

from msgspec import Struct

from carson.kernel import ActionForm, IllegalAction
from carson.server.analysis import why_not as asking
from carson.server.analysis.plan_doors import PlanForm, plan_of
from carson.server.web import limits, shapes
from carson.server.web.door import Doors, Visit
from carson.server.web.forms import WhyQuery

doors = Doors("play")


class WhyNot(Struct, frozen=True):
    """`allowed`: it can be done, and the rest is empty. Otherwise the code of the reason, the rule's number and a
    sentence.
    """

    allowed: bool
    code: str = ""
    rule: str = ""
    message: str = ""


class WhyForm(Struct, forbid_unknown_fields=True):
    """`plan`: the moves to be made first, on a copy; `action`: what might come next."""

    plan: PlanForm
    action: ActionForm


@doors.get("/api/tables/{table_id}/why", limits.HEAVY)
async def why_not(visit: Visit, query: WhyQuery) -> WhyNot:
    """Why a seat cannot do something now: the reason and its rule, without trying it.

    With a `plan`, actions of the seat separated by commas: why it could not be done after them.
    """
    wanted, action, plan = query.seat, query.action, query.plan
    return _as_answer(visit, await asking.why_not(visit.services, visit.user, visit.table_id, wanted, action, plan))


@doors.post("/api/tables/{table_id}/try/why", limit=limits.HEAVY)
async def why_not_in_plan(visit: Visit, body: WhyForm) -> WhyNot:
    """Why something cannot be done after the moves of a plan, by the seat that is `acting` there."""
    return _as_answer(visit, await asking.why_not_then(visit.services, await plan_of(visit, body.plan), body.action))


def _as_answer(visit: Visit, found: asking.FoundRefusal) -> WhyNot:
    if found.refusal is None:
        return WhyNot(allowed=True)
    teller = shapes.told_by(found.seated, visit.words)
    return WhyNot(False, found.refusal.code, found.refusal.rule, teller.error(IllegalAction(found.refusal)))
