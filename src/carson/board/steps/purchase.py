"""Building purchase (BG-6.6) and VP purchase (BG-6.11)."""

from carson.board.actions import PASS, SPENDS, Action, Buy, Pass, Spend
from carson.board.pieces import FREE, NAMES
from carson.board.purse import pay, score
from carson.board.refusals import wrong_moment
from carson.board.spaces import BUY_3, PLACE_NAMES, PRICES
from carson.board.state import State
from carson.board.table import Table
from carson.kernel import Decision, Frame, Log, Refusal

BUYS = tuple(Buy(name) for name in NAMES)


def building_price(table: Table, state: State, seat: int, position: int) -> int:
    face = table.plays(state, seat)
    full = PRICES[position]
    return (full + 1) // 2 if face is not None and face.half_buildings else full


def buy_nothing(table: Table, log: Log, seat: int, place: str, why: str) -> None:
    """BG-4.7: the cowboy has acted all the same. `why`: "declined", or what is missing."""
    if table.version.declined_purchases_are_told:
        log.say("bought-nothing", seat=seat, at=place, why=why)


class PurchaseStep:
    """Frame: (code, seat, position on the track)."""

    __slots__ = ("_table",)

    def __init__(self, table: Table) -> None:
        self._table = table

    def advance(self, state: State, frame: Frame, log: Log) -> bool:
        _, seat, position = frame
        if state.track[position] == FREE:
            self._buy_nothing(state, frame, log, "sold")
            return True
        if building_price(self._table, state, seat, position) > state.money[seat]:
            self._buy_nothing(state, frame, log, "money")
            return True
        return False

    def _buy_nothing(self, state: State, frame: Frame, log: Log, why: str) -> None:
        state.frames.pop()
        buy_nothing(self._table, log, frame[1], PLACE_NAMES[BUY_3 - frame[2]], why)

    def seats(self, state: State, frame: Frame) -> tuple[int, ...]:
        return (frame[1],)

    def decision(self, state: State, frame: Frame) -> Decision:
        _, seat, position = frame
        about = {
            "building": NAMES[state.track[position]],
            "price": building_price(self._table, state, seat, position),
        }
        return Decision("purchase", (seat,), "BG-6.6", about)

    def legal(self, state: State, frame: Frame, seat: int) -> list[Action]:
        return [BUYS[state.track[frame[2]]], PASS]

    def check(self, state: State, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if type(action) is Pass:
            return None
        if type(action) is not Buy:
            return wrong_moment("purchase", "BG-6.6", action)
        there = NAMES[state.track[frame[2]]]
        if action.what == there:
            return None
        return Refusal("not-for-sale", "BG-6.6", {"what": action.what, "there": there})

    def do(self, state: State, frame: Frame, seat: int, action: Action, log: Log) -> None:
        if type(action) is Pass:
            self._buy_nothing(state, frame, log, "declined")
            return
        state.frames.pop()
        position: int = frame[2]
        kind = state.track[position]
        pay(state, seat, building_price(self._table, state, seat, position), log, "building")
        state.track[position] = FREE
        state.kept[seat] = (*state.kept[seat], kind)
        log.say("bought", seat=seat, building=NAMES[kind])
        state.frames.append((Table.BUILD, seat, kind, 0))


class BuyVpStep:
    """Frame: (code, seat, price). Any number of VP at the price of the space."""

    __slots__ = ("_table",)

    def __init__(self, table: Table) -> None:
        self._table = table

    def advance(self, state: State, frame: Frame, log: Log) -> bool:
        can = state.money[frame[1]] >= frame[2]
        if not can:
            self._buy_nothing(state, frame, log, "money")
        return not can

    def _buy_nothing(self, state: State, frame: Frame, log: Log, why: str) -> None:
        state.frames.pop()
        buy_nothing(self._table, log, frame[1], f"vp-{frame[2]}", why)

    def seats(self, state: State, frame: Frame) -> tuple[int, ...]:
        return (frame[1],)

    def decision(self, state: State, frame: Frame) -> Decision:
        return Decision("buy-vp", (frame[1],), "BG-6.11", {"price": frame[2]})

    def legal(self, state: State, frame: Frame, seat: int) -> list[Action]:
        cost: int = frame[2]
        return [*SPENDS[cost : state.money[seat] + 1 : cost], PASS]

    def check(self, state: State, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if type(action) is Pass:
            return None
        if type(action) is not Spend:
            return wrong_moment("buy-vp", "BG-6.11", action)
        cost: int = frame[2]
        if action.amount < cost or action.amount % cost or action.amount > state.money[seat]:
            return Refusal("vp-amount", "BG-6.11", {"price": cost, "money": state.money[seat]})
        return None

    def do(self, state: State, frame: Frame, seat: int, action: Action, log: Log) -> None:
        if type(action) is Pass:
            self._buy_nothing(state, frame, log, "declined")
            return
        assert type(action) is Spend
        state.frames.pop()
        pay(state, seat, action.amount, log, "vp")
        score(state, seat, action.amount // frame[2], log, "vp-purchase")
