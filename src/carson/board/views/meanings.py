"""The shapes of what an action would mean, and what several kinds of actions have in common."""

from msgspec import Struct, field

from carson.board.material.ground import NAMES, members
from carson.board.material.pieces import NAMES as KIND_NAMES
from carson.board.mechanics.building_sites import sites
from carson.board.mechanics.income_losses import left_of
from carson.board.mechanics.incomes import worth
from carson.board.mechanics.stakes import Gift
from carson.board.state import State
from carson.board.table import Table
from carson.board.views.gains import Gain
from carson.board.views.outlook import BuildingIncome, DuelChance
from carson.kernel import Json


class IncomeChange(Struct, frozen=True):
    """A building that would pay a different amount; a new one pays nothing before."""

    at: str
    building: str
    seat: int
    before: int
    after: int


class Site(Struct, frozen=True):
    """Where a building could go now, and what it would pay there."""

    at: str
    pays: int


class ActionPreview(Struct, frozen=True, omit_defaults=True):
    """`price` is what it costs, now or, for a cowboy, when its turn comes; `full` is what it would cost anybody else.

    `income` is the new building's; `changes` are all incomes that would change; `sites` are for a building that is
    bought, `at` the space it comes from; `loot` is half of what an attacked building pays; `linked` are parcels that a
    road connects. `gains` are what else it brings. `action` is the action's text, `choice` its object.
    """

    action: str
    price: int = 0
    full: int = 0
    building: str = ""
    income: BuildingIncome | None = None
    changes: tuple[IncomeChange, ...] = ()
    gift: Gift | None = None
    sites: tuple[Site, ...] = ()
    loot: int = 0
    revolvers: int = 0
    chances: tuple[DuelChance, ...] = ()
    linked: tuple[str, ...] = ()
    at: str = ""
    gains: tuple[Gain, ...] = ()
    choice: dict[str, Json] = field(default_factory=dict)


def changes(table: Table, state: State, after: State) -> tuple[IncomeChange, ...]:
    """The buildings that pay a different amount after than before."""
    if state.income == after.income and state.barred == after.barred:
        return ()
    found = []
    for player, paying in enumerate(after.paying):
        for parcel in members(paying):
            then = left_of(table, after, player, parcel, after.income[parcel])
            now = (
                left_of(table, state, player, parcel, state.income[parcel]) if state.paying[player] >> parcel & 1 else 0
            )
            if then != now:
                building = KIND_NAMES[after.ground[parcel]]
                found.append(IncomeChange(NAMES[parcel], building, player, now, then))
    return tuple(found)


def sites_of(state: State, seat: int, kind: int) -> tuple[Site, ...]:
    """The best first; a building without an income pays nothing anywhere."""
    found = [Site(NAMES[parcel], worth(state, parcel, kind, seat)) for parcel in members(sites(state, seat, kind))]
    return tuple(sorted(found, key=lambda site: -site.pays))
