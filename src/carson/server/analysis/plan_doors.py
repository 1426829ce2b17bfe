"""Plans: moves tried out on a private copy."""

from typing import Annotated

from msgspec import Meta, Struct

from carson.kernel.actions import TEXT
from carson.server.analysis import plan_service
from carson.server.analysis.outlook_doors import BoardAhead, told_ahead
from carson.server.analysis.plans import PlanStep
from carson.server.analysis.plans import attempt as attempt_of
from carson.server.games.actions import AnyChoice, texts
from carson.server.web import limits
from carson.server.web.door import Doors, Visit
from carson.server.web.shapes import Happening, asking, happenings, question_to, shown, told_by
from carson.server.web.views import AnyView

doors = Doors("play")


class PlanForm(Struct, forbid_unknown_fields=True):
    """`seat`: whose plan it is, required if you have several. `actions`: your own moves, and what the others are
    supposed to do, in order. `luck`: any word; the same word gives the same draws.
    """

    actions: Annotated[list[PlanStep], Meta(max_length=plan_service.MOST_STEPS)]
    seat: int | None = None
    luck: Annotated[str, Meta(max_length=plan_service.LONGEST_LUCK)] = ""


class PlannedStep(Struct, frozen=True):
    """`imagined`: chance or something hidden had a part in it, which may turn out otherwise."""

    seat: int
    action: str
    choice: AnyChoice
    imagined: bool
    events: list[Happening]


class Planned(Struct, frozen=True):
    """The copy after the steps, as the seat sees it. `acting` is the seat whose `choices` these are: your own if it is
    asked, otherwise the first that is; None at the end. `ahead`: what lies ahead of that seat, in the board game.
    """

    seat: int
    acting: int | None
    asked: str | None
    view: AnyView
    actions: tuple[str, ...]
    choices: tuple[AnyChoice, ...]
    steps: list[PlannedStep]
    ahead: BoardAhead


@doors.post("/api/tables/{table_id}/try", limit=limits.HEAVY)
async def attempt(visit: Visit, body: PlanForm) -> Planned:
    """Try out moves on a copy that nobody else sees.

    The copy is made only from what your seat sees: everything hidden from it, and everything drawn, is imagined. The
    game itself does not change, and the answer contains nothing that the seat does not know.
    """
    plan = await plan_of(visit, body)
    found = await plan_service.after(visit.services, plan, attempt_of)
    tell = told_by(plan.seated, visit.words)
    asked = question_to(tell, found.decision, found.acting)
    return shown(
        Planned,
        found,
        seat=plan.seat,
        asked=asked,
        view=asking(found.view, asked) or {},
        actions=texts(found.choices),
        steps=[
            shown(PlannedStep, done, action=str(done.choice[TEXT]), events=happenings(done.events, tell))
            for done in found.done
        ],
        ahead=told_ahead(found.ahead, tell),
    )


async def plan_of(visit: Visit, form: PlanForm) -> plan_service.Plan:
    return await plan_service.load_plan(visit.services, visit.user, visit.table_id, form.seat, form.actions, form.luck)
