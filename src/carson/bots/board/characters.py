"""What each character is worth to a player this round, in VP: the power in this situation, and the cash limit."""

from collections.abc import Callable
from typing import Final

from carson.board.characters.cast import BY_NAME
from carson.board.characters.sets import RED, YELLOW
from carson.board.material.ground import members
from carson.board.material.pieces import FREE, HOUSE, MINE, MOUNTAIN, RANCH, TOWNHOUSE
from carson.board.steps.taking import within_reach
from carson.bots.board.judgement import Judgement
from carson.bots.board.money import purse
from carson.bots.board.weights import ACTION, COWBOY, DYNAMITE, REVOLVER, ROAD

Power = Callable[[Judgement], float]
UNKNOWN = 0.5  # a character without a judgement here


def dollars(plan: Judgement, amount: float) -> float:
    """Money now: it can be put to work at once."""
    return amount * plan.outlook.dollar


def best_parcel(plan: Judgement, free: bool = True) -> float:
    """The most that a free parcel (or one at its price) can gain."""
    state = plan.state
    found = [0.0]
    for parcel in members(within_reach(state)):
        value = plan.hope(parcel) + 0.3 if state.free >> parcel & 1 else 2.2
        found.append(value if free else value - dollars(plan, plan.price(parcel)))
    return max(found)


def best_founding(plan: Judgement, kind: int, fee: int) -> float:
    """A Mine or Ranch for a fee on any unowned free parcel."""
    state = plan.state
    if state.money[plan.seat] < fee or not (kind in state.track or state.bag[kind]):
        return 0.0
    where = within_reach(state) & state.free
    best = max([plan.site_value(kind, parcel, 0) for parcel in members(where)], default=0.0)
    return max(0.0, best + 0.3 - dollars(plan, fee))


def best_building(plan: Judgement) -> float:
    """Any building on the track for $5, on an own parcel."""
    state, seat = plan.state, plan.seat
    if state.money[seat] < 5:
        return 0.0
    where = members(state.owned[seat] & state.free)
    kinds = {kind for kind in state.track if kind != FREE}
    sites = [plan.site_value(kind, at, state.stock[seat]) for kind in kinds for at in where]
    return max(0.0, max(sites, default=1.5) - dollars(plan, 5))


def doubled_income(plan: Judgement) -> float:
    """The most that the player's own buildings of one kind pay."""
    state = plan.state
    pays: dict[int, int] = {}
    for parcel in members(state.paying[plan.seat]):
        kind = state.ground[parcel]
        pays[kind] = pays.get(kind, 0) + state.income[parcel]
    return max(pays.values(), default=0)


def own_count(plan: Judgement, *kinds: int) -> int:
    return sum(plan.state.ground[parcel] in kinds for parcel in members(plan.state.owned[plan.seat]))


def recruits(plan: Judgement) -> float:
    """Cowboys for $1, $4 or $9; each further one acts on a worse place than the first."""
    state, seat, now = plan.state, plan.seat, plan.outlook.round
    most = min(3, state.general[seat])
    offers = [(1, 1.0), (4, 1.9), (9, 2.6)][:most]
    return max([cowboys * ACTION[now] * 0.8 - dollars(plan, fee) for fee, cowboys in offers], default=0.0)


def tax(plan: Judgement) -> float:
    state = plan.state
    rivals = [seat for seat in plan.table.seats if seat != plan.seat]
    revolvers = sum(min(state.revolvers[seat], state.money[seat]) for seat in rivals)
    return dollars(plan, max(revolvers, sum(-(-state.money[seat] // 10) for seat in rivals))) * 1.3


def editor(plan: Judgement) -> float:
    income = sum(plan.state.income[parcel] for parcel in members(plan.state.paying[plan.seat]))
    return -(-(income + 3) // (5 * plan.outlook.round))


def heroes(plan: Judgement) -> float:
    now = plan.outlook.round
    return max(3 + 3 * count - ACTION[now] * count for count in range(min(2, plan.state.supply[plan.seat]) + 1))


def teacher(plan: Judgement) -> float:
    face = plan.table.face(plan.state, 17)
    return face.final(plan.table, plan.state, plan.seat) if face.final is not None else 0.4


def blasts(plan: Judgement, count: int) -> float:
    """Dynamite: tripled Mines, or a second die."""
    state = plan.state
    mines = sorted(state.income[at] for at in members(state.paying[plan.seat]) if state.ground[at] == MINE)
    used = sum(max(DYNAMITE[plan.outlook.round], dollars(plan, 2 * pays)) for pays in mines[-count:])
    return used + DYNAMITE[plan.outlook.round] * max(0, count - len(mines))


def roads_for_vp(plan: Judgement) -> float:
    return 0.9 * (plan.state.stock[plan.seat] + 1) + 0.5


def banker_red(plan: Judgement) -> float:
    """3, 5 or 7 VP for $3, $12 or $25 at the end of the round."""
    now, limit = plan.outlook.round, 60
    money = plan.state.money[plan.seat] // 2 + _income(plan)
    offers = [vp + purse(money - fee, now, limit) for fee, vp in ((3, 3), (12, 5), (25, 7)) if fee <= money]
    return max([offer - purse(money, now, limit) for offer in offers], default=1.0)


def _income(plan: Judgement) -> int:
    return sum(plan.state.income[parcel] for parcel in members(plan.state.paying[plan.seat]))


def _firepower(amount: int) -> Power:
    """More in each duel; half of it on the Cowboy spaces."""
    return lambda plan: 0.18 * amount * min(4, plan.state.supply[plan.seat])


def _eight_or(kinds: tuple[int, ...]) -> Power:
    return lambda plan: max(dollars(plan, 8), own_count(plan, *kinds))


POWERS: Final[dict[tuple[int, int], Power]] = {
    (1, YELLOW): lambda plan: ACTION[plan.outlook.round] + 0.6,
    (1, RED): lambda plan: 0.5,
    (2, YELLOW): lambda plan: dollars(plan, 9),
    (2, RED): banker_red,
    (3, YELLOW): lambda plan: dollars(plan, max(8.0, doubled_income(plan))),
    (3, RED): _eight_or((HOUSE, TOWNHOUSE)),
    (4, YELLOW): lambda plan: 2 * ROAD[plan.outlook.round] + dollars(plan, min(7, plan.state.money[plan.seat] // 2)),
    (4, RED): best_building,
    (5, YELLOW): best_parcel,
    (5, RED): _eight_or((MOUNTAIN,)),
    (6, YELLOW): recruits,
    (6, RED): lambda plan: max(0.0, REVOLVER[plan.outlook.round] * 1.3 + 0.2 - dollars(plan, 3)),
    (7, YELLOW): _firepower(3),
    (7, RED): _firepower(2),
    (8, YELLOW): lambda plan: 1.1 * best_parcel(plan),
    (8, RED): lambda plan: dollars(plan, 4),
    (9, YELLOW): lambda plan: best_founding(plan, MINE, 10),
    (9, RED): lambda plan: blasts(plan, 2),
    (10, YELLOW): lambda plan: 0.35 * min(4, plan.state.supply[plan.seat]),
    (10, RED): lambda plan: 0.5 + blasts(plan, 1),
    (11, YELLOW): lambda plan: 1.0,
    (11, RED): lambda plan: dollars(plan, 12),
    (12, YELLOW): lambda plan: best_parcel(plan) + 0.3,
    (12, RED): lambda plan: 0.9,
    (13, YELLOW): roads_for_vp,
    (13, RED): tax,
    (14, YELLOW): lambda plan: 0.7,
    (14, RED): lambda plan: 0.5,
    (15, RED): lambda plan: best_founding(plan, RANCH, 8),
    (16, YELLOW): lambda plan: 0.02 * _income(plan),
    (16, RED): heroes,
    (17, YELLOW): teacher,
    (17, RED): teacher,
    (18, YELLOW): lambda plan: 0.4 + best_parcel(plan, free=False),
    (18, RED): editor,
    (19, YELLOW): lambda plan: 5.0,
    (19, RED): lambda plan: 2 + dollars(plan, 10 / 3) + COWBOY[plan.outlook.round] / 3,
}


def limit_costs(plan: Judgement, limit: int) -> float:
    """What a low cash limit costs: some of the money at the end of a good round must go."""
    now = plan.outlook.round
    money = 0.6 * plan.state.money[plan.seat] + _income(plan) + 5 * now
    return purse(money, now, limit) - purse(money, now, 999)


def worth(plan: Judgement, name: str, fetched: bool = False) -> float:
    """What the character of this name is worth; a little more if it is early in the turn order."""
    number = BY_NAME.get(name)
    if number is None or number not in plan.table.in_play:
        return 0.0
    if number == 0:
        return _paperboy(plan) if not fetched else 0.0
    side = plan.state.sides[number]
    if side not in (YELLOW, RED):
        side = RED if name == "undertaker" or plan.table.face(plan.state, number).final is not None else YELLOW
    power = POWERS.get((number, side))
    character = plan.table.face(plan.state, number)
    value = power(plan) if power is not None else UNKNOWN
    return value + limit_costs(plan, character.limit) + 0.02 * (10 - number)


def _paperboy(plan: Judgement) -> float:
    """The best of those left when the player's turn comes: about the second best now."""
    face = plan.table.face(plan.state, 0)
    fee = 0.0 if face.limit_of_fetched else dollars(plan, 3)
    left = [name for name, number in BY_NAME.items() if number > 1 and not plan.state.taken >> number & 1]
    values = sorted((worth(plan, name, fetched=True) for name in left), reverse=True)
    return (values[0] if values else 0.0) - fee - 0.2
