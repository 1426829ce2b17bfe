"""Why not? The rules' reason for what cannot be done."""

from msgspec import Struct

from carson.kernel import IllegalAction
from carson.server.service import asking
from carson.server.web import shapes
from carson.server.web.door import Doors, Visit
from carson.server.web.forms import WhyQuery

doors = Doors("play")


class WhyNot(Struct, frozen=True):
    """`allowed`: it can be done, and the rest is empty. Else the reason's name, its rule's number and a sentence."""

    allowed: bool
    code: str = ""
    rule: str = ""
    message: str = ""


@doors.get("/api/tables/{table_id}/why")
async def why_not(visit: Visit, query: WhyQuery) -> WhyNot:
    """Why a seat cannot do something now: the reason and its rule, without trying it."""
    found = await asking.why_not(visit.desk, visit.user, visit.table_id, query.seat, query.action)
    if found.refusal is None:
        return WhyNot(allowed=True)
    teller = shapes.told_by(found.laid, visit.words)
    return WhyNot(False, found.refusal.code, found.refusal.rule, teller.error(IllegalAction(found.refusal)))
