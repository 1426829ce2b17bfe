"""Building purchase (BG-6.6) and VP purchase (BG-6.11)."""

from typing import Final

from carson.board.actions import PASS, SPENDS, Action, Buy, Pass, Spend, wrong_moment
from carson.board.material.pieces import FREE, NAMES
from carson.board.material.spaces import BUY_3, PLACE_NAMES, PRICES, TRACK
from carson.board.mechanics.building_sites import BuildFrame
from carson.board.mechanics.purse import pay, score
from carson.board.notation.frame_fields import SEAT
from carson.board.state import State
from carson.board.steps.phases import ActionsFrame
from carson.board.table import Table
from carson.kernel import Decision, Log, Refusal, SeatFrame, SeatStep, StepKind
from carson.kernel.steps import up_to

BUYS: Final = tuple(Buy(name) for name in NAMES)


def building_price(table: Table, state: State, seat: int, position: int) -> int:
    face = table.plays(state, seat)
    full = PRICES[position]
    return (full + 1) // 2 if face is not None and face.half_buildings else full


def buy_nothing(table: Table, log: Log, seat: int, place: str, why: str) -> None:
    """BG-4.7: the cowboy has acted all the same. `why`: "declined", or what is missing."""
    if table.version.declined_purchases_are_told:
        log.say("bought-nothing", seat=seat, at=place, why=why)


class PurchaseFrame(SeatFrame, frozen=True):
    """A player may buy a building."""

    position: int  # on the track


class PurchaseStep(SeatStep[Table, State, PurchaseFrame]):
    def advance(self, state: State, frame: PurchaseFrame, log: Log) -> bool:
        seat, position = frame.seat, frame.position
        if state.track[position] == FREE:
            self._buy_nothing(state, frame, log, "sold")
            return True
        if building_price(self._table, state, seat, position) > state.money[seat]:
            self._buy_nothing(state, frame, log, "money")
            return True
        return False

    def _buy_nothing(self, state: State, frame: PurchaseFrame, log: Log, why: str) -> None:
        state.frames.pop()
        buy_nothing(self._table, log, frame.seat, PLACE_NAMES[BUY_3 - frame.position], why)

    def decision(self, state: State, frame: PurchaseFrame) -> Decision:
        seat, position = frame.seat, frame.position
        about = {
            "building": NAMES[state.track[position]],
            "price": building_price(self._table, state, seat, position),
        }
        return Decision("purchase", (seat,), "BG-6.6", about)

    def legal(self, state: State, frame: PurchaseFrame, seat: int) -> list[Action]:
        return [BUYS[state.track[frame.position]], PASS]

    def check(self, state: State, frame: PurchaseFrame, seat: int, action: Action) -> Refusal | None:
        if type(action) is Pass:
            return None
        if type(action) is not Buy:
            return wrong_moment("purchase", "BG-6.6", action)
        there = NAMES[state.track[frame.position]]
        if action.what == there:
            return None
        return Refusal("not-for-sale", "BG-6.6", {"what": action.what, "there": there})

    def do(self, state: State, frame: PurchaseFrame, seat: int, action: Action, log: Log) -> None:
        if type(action) is Pass:
            self._buy_nothing(state, frame, log, "declined")
            return
        state.frames.pop()
        position = frame.position
        kind = state.track[position]
        pay(state, seat, building_price(self._table, state, seat, position), log, "building")
        state.track[position] = FREE
        state.kept[seat] = (*state.kept[seat], kind)
        log.say("bought", seat=seat, building=NAMES[kind])
        state.frames.append(BuildFrame(seat, kind))


PURCHASE_STEP = StepKind(
    "purchase", PurchaseFrame, PurchaseStep, fields=(SEAT, up_to(TRACK - 1)), above=(ActionsFrame,)
)


class BuyVpFrame(SeatFrame, frozen=True):
    """A player may buy VP."""

    price: int


class BuyVpStep(SeatStep[Table, State, BuyVpFrame]):
    """Any number of VP at the price of the space."""

    def advance(self, state: State, frame: BuyVpFrame, log: Log) -> bool:
        can = state.money[frame.seat] >= frame.price
        if not can:
            self._buy_nothing(state, frame, log, "money")
        return not can

    def _buy_nothing(self, state: State, frame: BuyVpFrame, log: Log, why: str) -> None:
        state.frames.pop()
        buy_nothing(self._table, log, frame.seat, f"vp-{frame.price}", why)

    def decision(self, state: State, frame: BuyVpFrame) -> Decision:
        return Decision("buy-vp", (frame.seat,), "BG-6.11", {"price": frame.price})

    def legal(self, state: State, frame: BuyVpFrame, seat: int) -> list[Action]:
        cost = frame.price
        return [*SPENDS[cost : state.money[seat] + 1 : cost], PASS]

    def check(self, state: State, frame: BuyVpFrame, seat: int, action: Action) -> Refusal | None:
        if type(action) is Pass:
            return None
        if type(action) is not Spend:
            return wrong_moment("buy-vp", "BG-6.11", action)
        cost = frame.price
        if action.amount < cost or action.amount % cost or action.amount > state.money[seat]:
            return Refusal("vp-amount", "BG-6.11", {"price": cost, "money": state.money[seat]})
        return None

    def do(self, state: State, frame: BuyVpFrame, seat: int, action: Action, log: Log) -> None:
        if type(action) is Pass:
            self._buy_nothing(state, frame, log, "declined")
            return
        assert type(action) is Spend
        state.frames.pop()
        pay(state, seat, action.amount, log, "vp")
        score(state, seat, action.amount // frame.price, log, "vp-purchase")


BUY_VP_STEP = StepKind("buy-vp", BuyVpFrame, BuyVpStep, fields=(SEAT, up_to(5, least=2)), above=(ActionsFrame,))
