"""What each character is worth to a player this round, in VP: the power in this situation, and the cash limit."""

from collections.abc import Callable
from typing import Final

from carson.board.characters.cast import BY_NAME
from carson.board.characters.sets import RED, YELLOW
from carson.board.material.ground import members
from carson.board.material.pieces import FREE, HOUSE, MINE, MOUNTAIN, RANCH, TOWNHOUSE
from carson.board.steps.taking import within_reach
from carson.bots.board.greedy.money import purse
from carson.bots.board.greedy.weights import ACTION, COWBOY, DYNAMITE, REVOLVER, ROAD
from carson.bots.board.judgement import Judgement

Power = Callable[[Judgement], float]
UNKNOWN = 0.5  # a character without a judgement here


def dollars(valuation: Judgement, amount: float) -> float:
    """Money now: it can be put to work at once."""
    return amount * valuation.outlook.dollar


def best_parcel(valuation: Judgement, free: bool = True) -> float:
    """The most that a free parcel (or one at its price) can gain."""
    state = valuation.state
    found = [0.0]
    for parcel in members(within_reach(state)):
        value = valuation.hope(parcel) + 0.3 if state.free >> parcel & 1 else 2.2
        found.append(value if free else value - dollars(valuation, valuation.price(parcel)))
    return max(found)


def best_founding(valuation: Judgement, kind: int, fee: int) -> float:
    """A Mine or Ranch for a fee on any unowned free parcel."""
    state = valuation.state
    if state.money[valuation.seat] < fee or not (kind in state.track or state.bag[kind]):
        return 0.0
    where = within_reach(state) & state.free
    best = max([valuation.site_value(kind, parcel, 0) for parcel in members(where)], default=0.0)
    return max(0.0, best + 0.3 - dollars(valuation, fee))


def best_building(valuation: Judgement) -> float:
    """Any building on the track for $5, on an own parcel."""
    state, seat = valuation.state, valuation.seat
    if state.money[seat] < 5:
        return 0.0
    where = members(state.owned[seat] & state.free)
    kinds = {kind for kind in state.track if kind != FREE}
    sites = [valuation.site_value(kind, at, state.stock[seat]) for kind in kinds for at in where]
    return max(0.0, max(sites, default=1.5) - dollars(valuation, 5))


def doubled_income(valuation: Judgement) -> float:
    """The most that the player's own buildings of one kind pay."""
    state = valuation.state
    pays: dict[int, int] = {}
    for parcel in members(state.paying[valuation.seat]):
        kind = state.ground[parcel]
        pays[kind] = pays.get(kind, 0) + state.income[parcel]
    return max(pays.values(), default=0)


def own_count(valuation: Judgement, *kinds: int) -> int:
    return sum(valuation.state.ground[parcel] in kinds for parcel in members(valuation.state.owned[valuation.seat]))


def recruits(valuation: Judgement) -> float:
    """Cowboys for $1, $4 or $9; each further one acts on a worse place than the first."""
    state, seat, now = valuation.state, valuation.seat, valuation.outlook.round
    most = min(3, state.general[seat])
    offers = [(1, 1.0), (4, 1.9), (9, 2.6)][:most]
    return max([cowboys * ACTION[now] * 0.8 - dollars(valuation, fee) for fee, cowboys in offers], default=0.0)


def tax(valuation: Judgement) -> float:
    state = valuation.state
    rivals = [seat for seat in valuation.table.seats if seat != valuation.seat]
    revolvers = sum(min(state.revolvers[seat], state.money[seat]) for seat in rivals)
    return dollars(valuation, max(revolvers, sum(-(-state.money[seat] // 10) for seat in rivals))) * 1.3


def editor(valuation: Judgement) -> float:
    income = sum(valuation.state.income[parcel] for parcel in members(valuation.state.paying[valuation.seat]))
    return -(-(income + 3) // (5 * valuation.outlook.round))


def heroes(valuation: Judgement) -> float:
    now = valuation.outlook.round
    return max(
        3 + 3 * count - ACTION[now] * count for count in range(min(2, valuation.state.supply[valuation.seat]) + 1)
    )


def teacher(valuation: Judgement) -> float:
    face = valuation.table.face(valuation.state, 17)
    return face.final(valuation.table, valuation.state, valuation.seat) if face.final is not None else 0.4


def blasts(valuation: Judgement, count: int) -> float:
    """Dynamite: tripled Mines, or a second die."""
    state = valuation.state
    mines = sorted(state.income[at] for at in members(state.paying[valuation.seat]) if state.ground[at] == MINE)
    used = sum(max(DYNAMITE[valuation.outlook.round], dollars(valuation, 2 * pays)) for pays in mines[-count:])
    return used + DYNAMITE[valuation.outlook.round] * max(0, count - len(mines))


def roads_for_vp(valuation: Judgement) -> float:
    return 0.9 * (valuation.state.stock[valuation.seat] + 1) + 0.5


def banker_red(valuation: Judgement) -> float:
    """3, 5 or 7 VP for $3, $12 or $25 at the end of the round."""
    now, limit = valuation.outlook.round, 60
    money = valuation.state.money[valuation.seat] // 2 + _income(valuation)
    offers = [vp + purse(money - fee, now, limit) for fee, vp in ((3, 3), (12, 5), (25, 7)) if fee <= money]
    return max([offer - purse(money, now, limit) for offer in offers], default=1.0)


def _income(valuation: Judgement) -> int:
    return sum(valuation.state.income[parcel] for parcel in members(valuation.state.paying[valuation.seat]))


def _firepower(amount: int) -> Power:
    """More in each duel; half of it on the Cowboy spaces."""
    return lambda valuation: 0.18 * amount * min(4, valuation.state.supply[valuation.seat])


def _eight_or(kinds: tuple[int, ...]) -> Power:
    return lambda valuation: max(dollars(valuation, 8), own_count(valuation, *kinds))


POWERS: Final[dict[tuple[int, int], Power]] = {
    (1, YELLOW): lambda valuation: ACTION[valuation.outlook.round] + 0.6,
    (1, RED): lambda valuation: 0.5,
    (2, YELLOW): lambda valuation: dollars(valuation, 9),
    (2, RED): banker_red,
    (3, YELLOW): lambda valuation: dollars(valuation, max(8.0, doubled_income(valuation))),
    (3, RED): _eight_or((HOUSE, TOWNHOUSE)),
    (4, YELLOW): lambda valuation: (
        2 * ROAD[valuation.outlook.round] + dollars(valuation, min(7, valuation.state.money[valuation.seat] // 2))
    ),
    (4, RED): best_building,
    (5, YELLOW): best_parcel,
    (5, RED): _eight_or((MOUNTAIN,)),
    (6, YELLOW): recruits,
    (6, RED): lambda valuation: max(0.0, REVOLVER[valuation.outlook.round] * 1.3 + 0.2 - dollars(valuation, 3)),
    (7, YELLOW): _firepower(3),
    (7, RED): _firepower(2),
    (8, YELLOW): lambda valuation: 1.1 * best_parcel(valuation),
    (8, RED): lambda valuation: dollars(valuation, 4),
    (9, YELLOW): lambda valuation: best_founding(valuation, MINE, 10),
    (9, RED): lambda valuation: blasts(valuation, 2),
    (10, YELLOW): lambda valuation: 0.35 * min(4, valuation.state.supply[valuation.seat]),
    (10, RED): lambda valuation: 0.5 + blasts(valuation, 1),
    (11, YELLOW): lambda valuation: 1.0,
    (11, RED): lambda valuation: dollars(valuation, 12),
    (12, YELLOW): lambda valuation: best_parcel(valuation) + 0.3,
    (12, RED): lambda valuation: 0.9,
    (13, YELLOW): roads_for_vp,
    (13, RED): tax,
    (14, YELLOW): lambda valuation: 0.7,
    (14, RED): lambda valuation: 0.5,
    (15, RED): lambda valuation: best_founding(valuation, RANCH, 8),
    (16, YELLOW): lambda valuation: 0.02 * _income(valuation),
    (16, RED): heroes,
    (17, YELLOW): teacher,
    (17, RED): teacher,
    (18, YELLOW): lambda valuation: 0.4 + best_parcel(valuation, free=False),
    (18, RED): editor,
    (19, YELLOW): lambda valuation: 5.0,
    (19, RED): lambda valuation: 2 + dollars(valuation, 10 / 3) + COWBOY[valuation.outlook.round] / 3,
}


def limit_costs(valuation: Judgement, limit: int) -> float:
    """What a low cash limit costs: some of the money at the end of a good round must go."""
    now = valuation.outlook.round
    money = 0.6 * valuation.state.money[valuation.seat] + _income(valuation) + 5 * now
    return purse(money, now, limit) - purse(money, now, 999)


def worth(valuation: Judgement, name: str, fetched: bool = False) -> float:
    """What the character of this name is worth; a little more if it is early in the turn order."""
    number = BY_NAME.get(name)
    if number is None or number not in valuation.table.in_play:
        return 0.0
    if number == 0:
        return _paperboy(valuation) if not fetched else 0.0
    side = valuation.state.sides[number]
    if side not in (YELLOW, RED):
        side = (
            RED if name == "undertaker" or valuation.table.face(valuation.state, number).final is not None else YELLOW
        )
    power = POWERS.get((number, side))
    character = valuation.table.face(valuation.state, number)
    value = power(valuation) if power is not None else UNKNOWN
    return value + limit_costs(valuation, character.limit) + 0.02 * (10 - number)


def _paperboy(valuation: Judgement) -> float:
    """The best of those left when the player's turn comes: about the second best now."""
    face = valuation.table.face(valuation.state, 0)
    fee = 0.0 if face.limit_of_fetched else dollars(valuation, 3)
    left = [name for name, number in BY_NAME.items() if number > 1 and not valuation.state.taken >> number & 1]
    values = sorted((worth(valuation, name, fetched=True) for name in left), reverse=True)
    return (values[0] if values else 0.0) - fee - 0.2
