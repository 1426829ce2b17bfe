"""Parcel purchase (BG-6.5): first the contested parcels, duel by duel, then the others in pass order (BG-5.4, 5.5)."""

from typing import Final

from carson.board.actions import LIST_PARCEL_BUYS, PASS, Action, Buy, Choose, Pass, wrong_moment
from carson.board.material.ground import ALL_PARCELS, BY_NAME, NAMES, members
from carson.board.material.spaces import PLACE_BY_NAME, PLACE_NAMES
from carson.board.mechanics.cowboys import anywhere, contested, players_at, recall, spend
from carson.board.mechanics.incomes import own
from carson.board.mechanics.purse import pay
from carson.board.mechanics.stakes import full_price as full_price
from carson.board.notation.frame_fields import NOBODY_OR_SEAT, PARCEL_SET, SEAT
from carson.board.state import State
from carson.board.steps.duel import DuelFrame, fighters
from carson.board.steps.phases import ActionsFrame
from carson.board.steps.purchase import buy_nothing
from carson.board.steps.taking import within_reach
from carson.board.table import Table
from carson.kernel import BoundStep, Decision, Frame, Log, Refusal, SeatFrame, SeatStep, StepKind
from carson.kernel.steps import up_to

RULE: Final = "BG-6.5"
HIGHEST_PRICE: Final = 10  # $1, and there is something on the parcel and all around it


class ParcelsFrame(Frame, frozen=True):
    """Parcel purchase begins."""

    stage: int  # 1 once the Lawyer's parcels are cleared


class DuelOrderFrame(Frame, frozen=True):
    """Several duels are still to be fought."""

    disputed: int  # the places still contested
    chooser: int


class BuyParcelFrame(SeatFrame, frozen=True):
    """A player may buy parcels; seat -1 is the player who has just won the duel for the one parcel."""

    parcels: int


def price(table: Table, state: State, seat: int, parcel: int) -> int:
    """What the parcel costs the player."""
    return min(full_price(state, parcel), highest_price(table, state, seat))


def highest_price(table: Table, state: State, seat: int) -> int:
    """What a parcel costs the player at most: some characters pay less for the dear ones."""
    face = table.plays(state, seat)
    return HIGHEST_PRICE if face is None else face.parcel_cap or HIGHEST_PRICE


def wanted(state: State) -> int:
    """The parcels for sale with a cowboy on them."""
    return anywhere(state) & within_reach(state)


def begin(table: Table, state: State, frame: ParcelsFrame, log: Log) -> None:
    """The Lawyer's parcels are cleared, then duels are fought one after the other, then parcels are bought."""
    if not frame.stage:
        state.frames[-1] = ParcelsFrame(1)
        _make_way(table, state, log)
    disputed = contested(state, wanted(state))
    if disputed:
        order_duels(state, disputed)
        return
    state.frames.pop()
    found = wanted(state)
    for seat in reversed(state.passed):
        if state.here[seat] & found:
            state.frames.append(BuyParcelFrame(seat, ALL_PARCELS))


PARCELS_STEP = StepKind("parcels", ParcelsFrame, work=begin, fields=(up_to(1),), above=(ActionsFrame,))


def _make_way(table: Table, state: State, log: Log) -> None:
    """BG-9.18, BG-16.3: rivals' cowboys on the Lawyer's parcels go back to their supplies, without a duel."""
    for seat in table.seats:
        face = table.plays(state, seat)
        if face is None or not face.uncontested_parcels:
            continue
        for parcel in members(state.here[seat] & wanted(state)):
            for rival in players_at(state, parcel):
                if rival != seat:
                    recall(state, rival, parcel)
                    log.say("made-way", seat=rival, at=NAMES[parcel])


def order_duels(state: State, disputed: int) -> None:
    """BG-5.4: the earliest passer among the players in these duels decides their order."""
    chooser = next(seat for seat in state.passed if state.here[seat] & disputed)
    state.frames.append(DuelOrderFrame(disputed, chooser))


class DuelOrderStep(BoundStep[Table, State, DuelOrderFrame]):
    """The player names the next duel, one at a time (BG-16.16)."""

    def advance(self, state: State, frame: DuelOrderFrame, log: Log) -> bool:
        disputed = frame.disputed
        if disputed & (disputed - 1):
            return False
        if disputed:
            self._fight(state, frame, disputed.bit_length() - 1)
        else:
            state.frames.pop()
        return True

    def _fight(self, state: State, frame: DuelOrderFrame, place: int) -> None:
        """A parcel that was won is bought before the next duel."""
        state.frames[-1] = DuelOrderFrame(frame.disputed & ~(1 << place), frame.chooser)
        if wanted(state) >> place & 1:
            state.frames.append(BuyParcelFrame(-1, 1 << place))
        state.frames.append(DuelFrame(place))

    def seats(self, state: State, frame: DuelOrderFrame) -> tuple[int, ...]:
        return (frame.chooser,)

    def decision(self, state: State, frame: DuelOrderFrame) -> Decision:
        return Decision(
            "duel-order", (frame.chooser,), "BG-5.4", {"places": [PLACE_NAMES[p] for p in members(frame.disputed)]}
        )

    def legal(self, state: State, frame: DuelOrderFrame, seat: int) -> list[Action]:
        return [Choose(PLACE_NAMES[place]) for place in members(frame.disputed)]

    def check(self, state: State, frame: DuelOrderFrame, seat: int, action: Action) -> Refusal | None:
        if type(action) is not Choose:
            return wrong_moment("duel-order", "BG-5.4", action)
        place = PLACE_BY_NAME.get(action.option, -1)
        if place >= 0 and frame.disputed >> place & 1:
            return None
        return Refusal("no-duel-there", "BG-5.4", {"at": action.option})

    def do(self, state: State, frame: DuelOrderFrame, seat: int, action: Action, log: Log) -> None:
        assert type(action) is Choose
        self._fight(state, frame, PLACE_BY_NAME[action.option])


def _duel_order_fits(table: Table, state: State, frame: DuelOrderFrame) -> bool:
    """BG-5.4: there are duels to come, and each has somebody to fight it."""
    places = members(frame.disputed)
    return all(len(fighters(table, state, place)) > 1 - (state.barred >> place & 1) for place in places)


DUEL_ORDER_STEP = StepKind(
    "duel-order", DuelOrderFrame, DuelOrderStep, fields=(PARCEL_SET, SEAT), above=(ActionsFrame,), fits=_duel_order_fits
)


class BuyParcelStep(SeatStep[Table, State, BuyParcelFrame]):
    """The player buys any of the parcels, in any order, or declines the rest."""

    def _mine(self, state: State, frame: BuyParcelFrame) -> int:
        return state.here[frame.seat] & frame.parcels & within_reach(state)

    def _affordable(self, state: State, frame: BuyParcelFrame) -> int:
        seat = frame.seat
        money = state.money[seat]
        mine = self._mine(state, frame) if money and state.tiles[seat] else 0
        if not mine or money >= HIGHEST_PRICE or money >= highest_price(self._table, state, seat):
            return mine
        return sum([1 << parcel for parcel in members(mine) if full_price(state, parcel) <= money])

    def advance(self, state: State, frame: BuyParcelFrame, log: Log) -> bool:
        if frame.seat < 0:
            winner = players_at(state, frame.parcels.bit_length() - 1)
            state.frames[-1] = BuyParcelFrame(winner[0], frame.parcels)
            return True
        if self._affordable(state, frame):
            return False
        self._decline(state, frame, 0, log)
        return True

    def _decline(self, state: State, frame: BuyParcelFrame, affordable: int, log: Log) -> None:
        """BG-4.7: the cowboys go to the general supply as if they had acted."""
        seat = frame.seat
        for parcel in members(self._mine(state, frame)):
            spend(state, seat, parcel)
            why = "declined" if affordable >> parcel & 1 else "money" if state.tiles[seat] else "tiles"
            buy_nothing(self._table, log, seat, NAMES[parcel], why)
        state.frames.pop()

    def decision(self, state: State, frame: BuyParcelFrame) -> Decision:
        seat = frame.seat
        most = highest_price(self._table, state, seat)
        prices = {NAMES[p]: min(full_price(state, p), most) for p in members(self._affordable(state, frame))}
        return Decision("buy-parcel", (seat,), RULE, {"prices": prices})

    def legal(self, state: State, frame: BuyParcelFrame, seat: int) -> list[Action]:
        found = LIST_PARCEL_BUYS.of(self._affordable(state, frame))
        found.append(PASS)
        return found

    def check(self, state: State, frame: BuyParcelFrame, seat: int, action: Action) -> Refusal | None:
        if type(action) is Pass:
            return None
        if type(action) is not Buy:
            return wrong_moment("buy-parcel", RULE, action)
        parcel = BY_NAME.get(action.what, -1)
        if parcel < 0 or not self._mine(state, frame) >> parcel & 1:
            return Refusal("no-cowboy-there", RULE, {"at": action.what})
        cost = price(self._table, state, seat, parcel)
        if cost > state.money[seat]:
            return Refusal("too-dear", RULE, {"price": cost, "money": state.money[seat]})
        return None

    def do(self, state: State, frame: BuyParcelFrame, seat: int, action: Action, log: Log) -> None:
        if type(action) is Pass:
            self._decline(state, frame, self._affordable(state, frame), log)
            return
        assert type(action) is Buy
        parcel = BY_NAME[action.what]
        pay(state, seat, price(self._table, state, seat, parcel), log, "parcel")
        spend(state, seat, parcel)
        own(state, parcel, seat)
        log.say("claimed", seat=seat, parcel=action.what)


def _buy_parcel_fits(table: Table, state: State, frame: BuyParcelFrame) -> bool:
    """Before its winner is known, a duel is for one unowned parcel."""
    if frame.seat >= 0:
        return True
    place = members(frame.parcels)
    return len(place) == 1 and bool(players_at(state, place[0])) and bool(state.unowned & frame.parcels)


BUY_PARCEL_STEP = StepKind(
    "buy-parcel",
    BuyParcelFrame,
    BuyParcelStep,
    fields=(NOBODY_OR_SEAT, PARCEL_SET),
    above=(ActionsFrame,),
    fits=_buy_parcel_fits,
)
