"""What lies ahead, worked out by the rules: no client has to calculate an income or a price."""

from typing import Annotated, Any

from msgspec import Struct
from msgspec.structs import asdict

from carson.board.views.meanings import ActionPreview
from carson.board.views.outlook import BuildingIncome, Contest, ParcelPrice, Spending
from carson.server.analysis import table_outlook as service
from carson.server.analysis.board_outlook import Ahead
from carson.server.games.actions import AnyChoice, texts
from carson.server.games.served import AnyTeller
from carson.server.web import limits
from carson.server.web.door import Doors, Visit
from carson.server.web.forms import AheadQuery
from carson.server.web.shapes import shown, told_by
from carson.server.web.views import BoardAbout, described

doors = Doors("play")


class Asked(Struct, frozen=True):
    """What would be asked after a plan, as data and as a sentence."""

    kind: str
    seats: tuple[int, ...]
    rule: str
    about: Annotated[dict[str, Any], described(BoardAbout)]
    sentence: str


class BoardAhead(Struct, frozen=True):
    """At situation `seq`, after `plan`: incomes with their parts, odds where there is a fight to come, parcels' prices.

    `previews` tell what each action that has a place would mean; `asked` and `choices` are what comes after the
    plan, and `asked` is None where it is at its end. `spending` is there where VP are being bought.
    """

    seq: int
    plan: tuple[str, ...]
    incomes: tuple[BuildingIncome, ...]
    contests: tuple[Contest, ...]
    prices: tuple[ParcelPrice, ...]
    asked: Asked | None
    actions: tuple[str, ...]
    choices: tuple[AnyChoice, ...]
    previews: tuple[ActionPreview, ...]
    spending: Spending | None


@doors.get("/api/tables/{table_id}/ahead", limits.HEAVY, free=True, tagged=True)
async def ahead(visit: Visit, query: AheadQuery) -> BoardAhead:
    """What lies ahead in the board game, as far as your seat can know: incomes, odds, prices, and what actions mean.

    With a `plan`, texts separated by commas or a JSON list of actions, all of it as it would be after them; nothing is
    done.
    """
    wanted, plan, move, moving = query.seat, query.plan, query.move, query.moving
    seated, found = await service.ahead(visit.services, visit.reader, visit.table_id, wanted, plan, move, moving)
    return told_ahead(found, told_by(seated, visit.words))


def told_ahead(found: Ahead, tell: AnyTeller) -> BoardAhead:
    after = found.decision
    asked = (
        None
        if after is None
        else Asked(after.kind, after.seats, after.rule, dict(after.about), tell.question(after, after.seats[0]))
    )
    return shown(BoardAhead, found, **asdict(found.prospect), asked=asked, actions=texts(found.choices))
