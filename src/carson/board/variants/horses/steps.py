"""What a player is asked about horses: after a cowboy, at Wages, and before Building income (BG-13.1 to BG-13.3)."""

from typing import ClassVar

from msgspec.structs import replace

from carson.board.actions import PASS, Action, Pass, wrong_moment
from carson.board.material.ground import NAMES, members
from carson.board.material.pieces import RANCH
from carson.board.mechanics.incomes import doubled_alone
from carson.board.mechanics.purse import pay
from carson.board.notation.frame_fields import SEAT
from carson.board.state import State
from carson.board.steps.actions import pay_wages
from carson.board.steps.naming import NamingStep
from carson.board.steps.phases import ActionsFrame, CowboysFrame
from carson.board.table import Table
from carson.board.variants.horses.actions import Horse
from carson.board.variants.horses.stable import StableFrame
from carson.board.variants.horses.state import AGAIN, ENCLOSURES, HERD, PLACES, left, put, riders
from carson.kernel import Decision, Log, Refusal, SeatFrame, SeatStep, StepKind

PRICE = 4


def again(table: Table) -> bool:
    """Whether the second enclosure is in use (BG-13.6)."""
    return not table.unused_places >> PLACES[AGAIN - 1] & 1


class HorseFrame(SeatFrame, frozen=True):
    """A horse may follow a cowboy."""


class WagesFrame(SeatFrame, frozen=True):
    """A player is paid at Wages, or buys a horse."""


class RanchesFrame(SeatFrame, frozen=True):
    """A player names Ranches that pay double."""


class EnclosureStep(SeatStep[Table, State, SeatFrame]):
    """A horse may go into an enclosure."""

    asked: ClassVar[str]
    rule: ClassVar[str]

    def legal(self, state: State, frame: SeatFrame, seat: int) -> list[Action]:
        used = again(self._table)
        return [*(Horse(number) for number in range(1, ENCLOSURES + 1) if used or number != AGAIN), PASS]

    def check(self, state: State, frame: SeatFrame, seat: int, action: Action) -> Refusal | None:
        if type(action) is Pass:
            return None
        if type(action) is not Horse:
            return wrong_moment(self.asked, self.rule, action)
        enclosure = action.enclosure
        if not 1 <= enclosure <= ENCLOSURES:
            return Refusal("no-enclosure", self.rule, {"enclosure": enclosure})
        if enclosure == AGAIN and not again(self._table):
            return Refusal("enclosure-not-used", "BG-13.6", {"enclosure": enclosure})
        return None


class HorseStep(EnclosureStep):
    """After a cowboy a horse of the own supply may go into an enclosure (BG-13.2)."""

    asked: ClassVar[str] = "horse"
    rule: ClassVar[str] = "BG-13.2"

    def decision(self, state: State, frame: SeatFrame) -> Decision:
        return Decision("horse", (frame.seat,), self.rule, {"horses": HERD.of(state).supply[frame.seat]})

    def do(self, state: State, frame: SeatFrame, seat: int, action: Action, log: Log) -> None:
        state.frames.pop()
        if type(action) is Horse:
            put(state, seat, action.enclosure, log)
            if action.enclosure == AGAIN:
                state.frames.append(StableFrame(seat))


def _horse_fits(table: Table, state: State, frame: HorseFrame) -> bool:
    return HERD.of(state).supply[frame.seat] > 0 and state.frames[1:] == [frame] and frame.seat not in state.passed


HORSE_STEP = StepKind("horse", HorseFrame, HorseStep, fields=(SEAT,), above=(CowboysFrame,), fits=_horse_fits)


class WagesStep(EnclosureStep):
    """$4 for each cowboy; for one of them, once a round, a horse for $4 instead (BG-13.1)."""

    asked: ClassVar[str] = "wages"
    rule: ClassVar[str] = "BG-13.1"

    def advance(self, state: State, frame: SeatFrame, log: Log) -> bool:
        """Who cannot buy is paid; the wages of another cowboy may pay for the horse (BG-16.73)."""
        seat = frame.seat
        if left(state) and state.money[seat] + 4 * (state.wage_cowboys[seat] - 1) >= PRICE:
            return False
        state.frames.pop()
        pay_wages(state, seat, log)
        return True

    def decision(self, state: State, frame: SeatFrame) -> Decision:
        about = {"cowboys": state.wage_cowboys[frame.seat], "price": PRICE}
        return Decision("wages", (frame.seat,), self.rule, about)

    def do(self, state: State, frame: SeatFrame, seat: int, action: Action, log: Log) -> None:
        """The second enclosure gives nothing but its hats now (BG-16.23)."""
        state.frames.pop()
        if type(action) is Horse:
            pay_wages(state, seat, log, unpaid=1)
            pay(state, seat, PRICE, log, "horse")
            put(state, seat, action.enclosure, log, bought=True)
        else:
            pay_wages(state, seat, log)


def _wages_fit(table: Table, state: State, frame: WagesFrame) -> bool:
    """All who are still to be paid, one after another in pass order."""
    waiting = [seat for seat in reversed(state.passed) if state.wage_cowboys[seat]]
    return [WagesFrame(seat) for seat in waiting] == state.frames[1:]


WAGES_STEP = StepKind("wages", WagesFrame, WagesStep, fields=(SEAT,), above=(ActionsFrame,), fits=_wages_fit)


class RanchesStep(NamingStep):
    """Each horse of the third enclosure doubles one own Ranch, each Ranch once (BG-13.3)."""

    def parcels(self, state: State, seat: int) -> list[int]:
        """None beside the Grocer."""
        ridden = HERD.of(state).ridden & state.paying[seat]
        if ridden.bit_count() >= riders(state, seat) or doubled_alone(self._table, state, seat, RANCH):
            return []
        return [parcel for parcel in members(state.paying[seat] & ~ridden) if state.ground[parcel] == RANCH]

    def decision(self, state: State, frame: SeatFrame) -> Decision:
        seat = frame.seat
        used = (HERD.of(state).ridden & state.paying[seat]).bit_count()
        return Decision("ranches", (seat,), "BG-13.3", {"horses": riders(state, seat) - used})

    def not_there(self, at: str) -> Refusal:
        return Refusal("no-ranch-there", "BG-13.3", {"at": at})

    def name(self, state: State, seat: int, parcel: int, log: Log) -> None:
        herd = HERD.of(state)
        HERD.put(state, replace(herd, ridden=herd.ridden | 1 << parcel))
        log.say("ridden", seat=seat, at=NAMES[parcel])


def _ranches_fit(table: Table, state: State, frame: RanchesFrame) -> bool:
    return riders(state, frame.seat) > 0 and state.ranches[frame.seat] > 0


RANCHES_STEP = StepKind("ranches", RanchesFrame, RanchesStep, fields=(SEAT,), above=(ActionsFrame,), fits=_ranches_fit)
