"""What an action would mean, before it is played: its price, whose income it changes, what it gives, the odds of a
duel.

Each is played on a copy and compared; what then follows by itself, and anything that would have to be drawn, is left
out.
"""

from typing import TYPE_CHECKING

from msgspec import Struct, field
from msgspec.structs import replace

from carson.board.actions import Action, Build, Buy, Claim, Cowboy, House, Road, Shift, Townhouse
from carson.board.material import spaces
from carson.board.material.ground import BY_NAME, NAMES, PARCELS, members
from carson.board.material.pieces import FREE, MOST, REVOLVERS
from carson.board.material.pieces import NAMES as KIND_NAMES
from carson.board.mechanics.building import sites
from carson.board.mechanics.incomes import own, worth
from carson.board.mechanics.purse import firepower
from carson.board.mechanics.strangers import left_of
from carson.board.state import State
from carson.board.steps.actions import VP_PRICES, buildings_of
from carson.board.steps.income import hold
from carson.board.steps.parcels import price
from carson.board.steps.purchase import PurchaseFrame, building_price
from carson.board.table import Table
from carson.board.views.outlook import BuildingIncome, DuelChance, chances_at, income_of
from carson.board.views.sheet import income_sheet
from carson.kernel import CarsonError, Json, Log
from carson.kernel.chance import NoChance

if TYPE_CHECKING:
    from carson.board.rules import BoardRules


class IncomeChange(Struct, frozen=True):
    """A building that would pay a different amount; a new one pays nothing before."""

    at: str
    building: str
    seat: int
    before: int
    after: int


class Gift(Struct, frozen=True, omit_defaults=True):
    """What a place gives: `count` of `what`, `each` for every `per` of them, in `unit` ("money", "vp", "roads", …)."""

    what: str
    unit: str
    count: int
    each: int
    amount: int
    per: int = 1


class Site(Struct, frozen=True):
    """Where a building could go now, and what it would pay there."""

    at: str
    pays: int


class ActionPreview(Struct, frozen=True, omit_defaults=True):
    """`price` is what it costs, now or, for a cowboy, when its turn comes; `full` is what it would cost anybody else.

    `income` is the new building's; `changes` are all incomes that would change; `sites` are for a building that is
    bought, `at` the space it comes from; `loot` is half of what an attacked building pays; `linked` are parcels that a
    road connects. `action` is the action's text, `choice` its object.
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
    choice: dict[str, Json] = field(default_factory=dict)


def previews(rules: "BoardRules", state: State, seat: int, moving: str = "") -> tuple[ActionPreview, ...]:
    """For every action that the seat may play now and that has a place on the table.

    For placed cowboys, only for the one `moving` from its place: all of them would be hundreds.
    """
    legal = (action for action in rules.legal(state, seat) if type(action) is not Shift or action.source == moving)
    found = ((action, preview_of(rules, state, seat, action)) for action in legal)
    return tuple(replace(one, choice=rules.action_object(action)) for action, one in found if one is not None)


def preview_of(rules: "BoardRules", state: State, seat: int, action: Action) -> ActionPreview | None:
    """None for an action that has no place, or that draws something."""
    if not isinstance(action, Cowboy | Shift | Buy | Claim | Build | House | Townhouse | Road):
        return None
    after = state.copy()
    try:
        rules.do(after, seat, action, Log(NoChance()))
    except CarsonError:
        return None
    text = rules.action_text(action)
    match action:
        case Cowboy(at) | Shift(_, at):
            return _standing(rules.table, state, after, seat, spaces.PLACE_BY_NAME[at], text)
        case Buy(what) if what not in BY_NAME:
            kind, paid = KIND_NAMES.index(what), state.money[seat] - after.money[seat]
            return ActionPreview(text, paid, building=what, sites=_sites(state, seat, kind), at=_bought_at(state))
        case Build(kind_name, at):
            kind = KIND_NAMES.index(kind_name)
            income = income_of(income_sheet(rules.table, after, BY_NAME[at], kind, seat)) if MOST[kind] else None
            found = changes(rules.table, state, after)
            return ActionPreview(text, income=income, changes=found, revolvers=REVOLVERS[kind], building=kind_name)
        case Road():
            return ActionPreview(text, linked=tuple(NAMES[p] for p in members(after.linked & ~state.linked)))
    return ActionPreview(
        text, max(0, state.money[seat] - after.money[seat]), changes=changes(rules.table, state, after)
    )


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


def _standing(table: Table, state: State, after: State, seat: int, place: int, text: str) -> ActionPreview:
    """A cowboy there: `after` is with the cowboy placed and nothing resolved yet."""
    chances = chances_at(table, after, place, seat)
    if place >= PARCELS:
        return _on_a_space(table, after, seat, place, text, chances)
    owner = state.owner[place]
    if place == state.hall:
        return ActionPreview(text, changes=changes(table, state, _holding(state, seat)), chances=chances)
    if owner < 0:
        if state.barred >> place & 1 or not state.tiles[seat]:  # BG-2.3: only to contest it
            return ActionPreview(text, chances=chances)
        then = state.copy()
        own(then, place, seat)
        paid = price(table, state, seat, place)
        return ActionPreview(text, paid, changes=changes(table, state, then), chances=chances)
    if owner == seat:
        return ActionPreview(text, chances=chances)
    return ActionPreview(text, loot=left_of(table, state, owner, place, state.income[place]) // 2, chances=chances)


def _holding(state: State, seat: int) -> State:
    """The player occupies City Hall (BG-8.14)."""
    then = state.copy()
    hold(then, seat)
    return then


def _on_a_space(
    table: Table, after: State, seat: int, place: int, text: str, chances: tuple[DuelChance, ...]
) -> ActionPreview:
    if spaces.BUY_12 <= place <= spaces.BUY_3:
        position = spaces.BUY_3 - place
        kind = after.track[position]
        if kind == FREE:
            return ActionPreview(text, chances=chances)
        paid = building_price(table, after, seat, position)
        found = _sites(after, seat, kind)
        name = KIND_NAMES[kind]
        return ActionPreview(text, paid, spaces.PRICES[position], name, sites=found, chances=chances)
    return ActionPreview(text, gift=gift(after, seat, place), chances=chances)


def _bought_at(state: State) -> str:
    """The space whose building is being bought (BG-6.6)."""
    frame = state.frames[-1]
    return spaces.PLACE_NAMES[spaces.BUY_3 - frame.position] if type(frame) is PurchaseFrame else ""


def _sites(state: State, seat: int, kind: int) -> tuple[Site, ...]:
    """The best first; a building without an income pays nothing anywhere."""
    found = [Site(NAMES[parcel], worth(state, parcel, kind, seat)) for parcel in members(sites(state, seat, kind))]
    return tuple(sorted(found, key=lambda site: -site.pays))


def gift(state: State, seat: int, place: int) -> Gift | None:
    """BG-6: what the space would give the player if it were resolved now."""
    parcels, power = state.owned[seat].bit_count(), firepower(state, seat)
    if place in VP_PRICES:
        money, cost = state.money[seat], VP_PRICES[place]
        return Gift("money", "vp", money, 1, money // cost, cost)
    if spaces.OWN_PLACES >> place & 1:
        return None
    return {
        spaces.WAGES: Gift("cowboys", "money", state.wage_cowboys[seat], 4, 4 * state.wage_cowboys[seat]),
        spaces.AMMUNITION: Gift("token", "firepower", 1, 3, 3),
        spaces.ROADS: Gift("cowboys", "roads", 1, 3, 3),
        spaces.ROAD: Gift("cowboys", "roads", state.road_cowboys[seat], 1, state.road_cowboys[seat]),
        spaces.PARCELS_INCOME: Gift("parcels", "money", parcels, 2, 2 * parcels),
        spaces.COWBOY_INCOME: Gift("firepower", "money", power, 2, 2 * power),
        spaces.GAMBLING: Gift("dice", "money", 2, 0, 7),
        spaces.PARCELS_VP: Gift("parcels", "vp", parcels, 1, parcels // 2, 2),
        spaces.COWBOY_VP: Gift("firepower", "vp", power, 1, power // 2, 2),
        spaces.BUILDING_VP: Gift("buildings", "vp", buildings_of(state, seat), 1, buildings_of(state, seat)),
    }[place]
