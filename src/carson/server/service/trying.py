"""Plans: moves tried on a copy of a game that goes on, in another process (thoughts/plans.py)."""

from collections.abc import Callable
from typing import Final, TypeVar

from msgspec import Struct

from carson.server.faults import BadRequest, Conflict
from carson.server.games import AnyGame
from carson.server.service.desk import Desk
from carson.server.service.loading import load
from carson.server.service.play import LONGEST_ACTION
from carson.server.service.seating import playing_seat
from carson.server.service.tables import Laid, found
from carson.server.store.rows import PLAYING, User
from carson.server.thoughts import plans
from carson.server.thoughts.plans import PlanStep, Tried

T = TypeVar("T")

MOST_STEPS: Final = 40
LONGEST_LUCK: Final = 40


class Plan(Struct, frozen=True):
    """Moves to be made on a copy of a game that goes on, from a seat of the person who asks."""

    laid: Laid
    seat: int
    game: AnyGame
    steps: list[PlanStep]
    luck: str = ""


async def planned(
    desk: Desk, user: User, table_id: str, wanted: int | None, steps: list[PlanStep], luck: str = ""
) -> Plan:
    if len(steps) > MOST_STEPS:
        raise BadRequest("plan-too-long", most=MOST_STEPS)
    if any(len(step.action) > LONGEST_ACTION for step in steps):
        raise BadRequest("action-too-long", most=LONGEST_ACTION)
    laid, seat, game = await played(desk, user, table_id, wanted)
    return Plan(laid, seat, game, steps, luck[:LONGEST_LUCK])


async def played(desk: Desk, user: User, table_id: str, wanted: int | None) -> tuple[Laid, int, AnyGame]:
    """A game that goes on, and the seat of his that somebody asks for."""
    async with desk.database.read() as connection:
        laid = await found(connection, table_id)
        seat = playing_seat(laid.seats, user, wanted)
        if laid.table.status != PLAYING:
            raise Conflict("table-not-playing")
        game = await load(connection, laid.table, desk.shelf)
    return laid, seat, game


async def after(desk: Desk, plan: Plan, find: Callable[[Tried], T]) -> T:
    """What `find` finds in the copy after the steps, in another process."""
    rules, view = plan.game.rules, plan.game.view(plan.seat)
    result: T = await desk.thoughts.think(rules, plans.found, rules, view, plan.seat, plan.steps, plan.luck, find)
    return result
