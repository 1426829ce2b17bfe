"""What lies ahead, worked out by the rules: no client has to calculate an income or a price."""

from typing import Any

from msgspec import Struct

from carson.board.views.outlook import BuildingIncome, Contest, ParcelPrice, Spending
from carson.board.views.previews import ActionPreview
from carson.server.analysis import table_outlook as service
from carson.server.analysis.board_outlook import Ahead
from carson.server.web import limits
from carson.server.web.door import Doors, Visit
from carson.server.web.forms import AheadQuery

doors = Doors("play")


class Asked(Struct, frozen=True):
    """What would be asked after a plan: the kind of decision, and what it is about."""

    kind: str
    about: dict[str, Any]


class BoardAhead(Struct, frozen=True):
    """At situation `seq`, after `plan`: incomes with their parts, odds of coming fights, prices of parcels.

    `previews` say what each action that has a place would mean. `asked` and `actions` are what comes after the plan;
    `asked` is None if the game is over then. `spending` is present while VP are being bought.
    """

    seq: int
    plan: tuple[str, ...]
    incomes: tuple[BuildingIncome, ...]
    contests: tuple[Contest, ...]
    prices: tuple[ParcelPrice, ...]
    asked: Asked | None
    actions: tuple[str, ...]
    previews: tuple[ActionPreview, ...]
    spending: Spending | None


@doors.get("/api/tables/{table_id}/ahead", limits.HEAVY, free=True, tagged=True)
async def ahead(visit: Visit, query: AheadQuery) -> BoardAhead:
    """What lies ahead in the board game, as far as your seat can know: incomes, odds, prices, and what actions mean.

    With a `plan`, actions separated by commas, all of it as it would be after them; nothing is played.
    """
    wanted, plan, move, moving = query.seat, query.plan, query.move, query.moving
    return told(await service.ahead(visit.services, visit.reader, visit.table_id, wanted, plan, move, moving))


def told(found: Ahead) -> BoardAhead:
    seen = found.prospect
    asked = None if found.decision is None else Asked(found.decision.kind, dict(found.decision.about))
    return BoardAhead(
        seq=found.seq,
        plan=found.plan,
        incomes=seen.incomes,
        contests=seen.contests,
        prices=seen.prices,
        asked=asked,
        actions=found.actions,
        previews=found.previews,
        spending=found.spending,
    )
