"""Plans: moves tried out on a copy of a running game, in another process (analysis/plans.py)."""

from collections.abc import Callable
from typing import Final, TypeVar

from msgspec import Struct

from carson.server.analysis import plans
from carson.server.analysis.plans import PlanStep, Tried
from carson.server.core.services import Services
from carson.server.database.rows import PLAYING, User
from carson.server.errors import Conflict
from carson.server.games.actions import check_length
from carson.server.games.adapter import AnyGame
from carson.server.history.loading import load
from carson.server.tables.seating import playing_seat
from carson.server.tables.tables import SeatedTable, load_table

T = TypeVar("T")

MOST_STEPS: Final = 40
LONGEST_LUCK: Final = 40


class OwnGame(Struct, frozen=True):
    """A running game, and which of their seats there the person asks for."""

    seated: SeatedTable
    seat: int
    game: AnyGame


class Plan(OwnGame, frozen=True):
    """Moves to play on a copy of it."""

    steps: list[PlanStep]
    luck: str = ""


async def load_plan(
    services: Services, user: User, table_id: str, wanted: int | None, steps: list[PlanStep], luck: str
) -> Plan:
    for step in steps:
        check_length(step.action)
    own = await load_own_game(services, user, table_id, wanted)
    return Plan(own.seated, own.seat, own.game, steps, luck)


async def load_own_game(services: Services, user: User, table_id: str, wanted: int | None) -> OwnGame:
    async with services.database.read() as connection:
        seated = await load_table(connection, table_id)
        seat = playing_seat(seated.seats, user, wanted)
        if seated.table.status != PLAYING:
            raise Conflict("table-not-playing")
        game = await load(connection, seated.table, services.game_cache)
    return OwnGame(seated, seat, game)


async def after(services: Services, plan: Plan, find: Callable[[Tried], T]) -> T:
    """What `find` finds in the copy after the steps, in another process."""
    rules, view = plan.game.rules, plan.game.view(plan.seat)
    result: T = await services.jobs.run(rules, plans.try_out, rules, view, plan.seat, plan.steps, plan.luck, find)
    return result
