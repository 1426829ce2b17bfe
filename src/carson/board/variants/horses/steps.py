"""What a player is asked about horses: after a cowboy, at Wages, and before Building income (BG-13.1 to BG-13.3)."""

from msgspec.structs import replace

from carson.board.actions import PASS, Action, Choose, Horse, Pass
from carson.board.characters.grocer import stands_alone
from carson.board.ground import BY_NAME, NAMES, members
from carson.board.herd import AGAIN, ENCLOSURES, RANCHES, left, put
from carson.board.pieces import RANCH
from carson.board.purse import pay
from carson.board.refusals import wrong_moment
from carson.board.state import State
from carson.board.steps.actions import pay_wages
from carson.board.table import Table
from carson.kernel import Decision, Frame, Log, Refusal

PRICE = 4


def again(table: Table) -> bool:
    """Whether the second enclosure is in use: not with Kit Carson (BG-13.6)."""
    return "kit-carson" not in table.options.variants


def _check_enclosure(table: Table, enclosure: int, rule: str) -> Refusal | None:
    if not 1 <= enclosure <= ENCLOSURES:
        return Refusal("no-enclosure", rule, {"enclosure": enclosure})
    if enclosure == AGAIN and not again(table):
        return Refusal("enclosure-not-used", "BG-13.6", {"enclosure": enclosure})
    return None


def _offer(table: Table) -> list[Action]:
    used = again(table)
    return [*(Horse(number) for number in range(1, ENCLOSURES + 1) if used or number != AGAIN), PASS]


class HorseStep:
    """Frame: (code, seat). After a cowboy a horse of the own supply may go into an enclosure (BG-13.2)."""

    __slots__ = ("_table",)

    def __init__(self, table: Table) -> None:
        self._table = table

    def advance(self, state: State, frame: Frame, log: Log) -> bool:
        return False

    def seats(self, state: State, frame: Frame) -> tuple[int, ...]:
        return (frame[1],)

    def decision(self, state: State, frame: Frame) -> Decision:
        return Decision("horse", (frame[1],), "BG-13.2", {"horses": state.extra.herd[frame[1]]})

    def legal(self, state: State, frame: Frame, seat: int) -> list[Action]:
        return _offer(self._table)

    def check(self, state: State, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if type(action) is Pass:
            return None
        if type(action) is not Horse:
            return wrong_moment("horse", "BG-13.2", action)
        return _check_enclosure(self._table, action.enclosure, "BG-13.2")

    def do(self, state: State, frame: Frame, seat: int, action: Action, log: Log) -> None:
        state.frames.pop()
        if type(action) is Horse:
            put(state, seat, action.enclosure, log)
            if action.enclosure == AGAIN:
                state.frames.append((Table.STABLE, seat))


class WagesStep:
    """Frame: (code, seat). $4 for each cowboy; for one of them, once a round, a horse for $4 instead (BG-13.1)."""

    __slots__ = ("_table",)

    def __init__(self, table: Table) -> None:
        self._table = table

    def advance(self, state: State, frame: Frame, log: Log) -> bool:
        """Who cannot buy is paid; the wages of another cowboy may pay for the horse (BG-16.73)."""
        seat: int = frame[1]
        if left(state) and state.money[seat] + 4 * (state.wage_cowboys[seat] - 1) >= PRICE:
            return False
        state.frames.pop()
        pay_wages(state, seat, log)
        return True

    def seats(self, state: State, frame: Frame) -> tuple[int, ...]:
        return (frame[1],)

    def decision(self, state: State, frame: Frame) -> Decision:
        about = {"cowboys": state.wage_cowboys[frame[1]], "price": PRICE}
        return Decision("wages", (frame[1],), "BG-13.1", about)

    def legal(self, state: State, frame: Frame, seat: int) -> list[Action]:
        return _offer(self._table)

    def check(self, state: State, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if type(action) is Pass:
            return None
        if type(action) is not Horse:
            return wrong_moment("wages", "BG-13.1", action)
        return _check_enclosure(self._table, action.enclosure, "BG-13.1")

    def do(self, state: State, frame: Frame, seat: int, action: Action, log: Log) -> None:
        """The second enclosure gives nothing but its hats now (BG-16.23)."""
        state.frames.pop()
        if type(action) is Horse:
            pay_wages(state, seat, log, unpaid=1)
            pay(state, seat, PRICE, log, "horse")
            put(state, seat, action.enclosure, log, bought=True)
        else:
            pay_wages(state, seat, log)


class RanchesStep:
    """Frame: (code, seat). Each horse of the third enclosure doubles one own Ranch, each Ranch once (BG-13.3)."""

    __slots__ = ("_table",)

    def __init__(self, table: Table) -> None:
        self._table = table

    def _ranches(self, state: State, seat: int) -> list[int]:
        """Those that may still be doubled; none beside the Grocer."""
        ridden = state.extra.ridden & state.paying[seat]
        if ridden.bit_count() >= state.extra.pens[seat][RANCHES - 1] or stands_alone(self._table, state, seat, RANCH):
            return []
        return [parcel for parcel in members(state.paying[seat] & ~ridden) if state.ground[parcel] == RANCH]

    def advance(self, state: State, frame: Frame, log: Log) -> bool:
        if self._ranches(state, frame[1]):
            return False
        state.frames.pop()
        return True

    def seats(self, state: State, frame: Frame) -> tuple[int, ...]:
        return (frame[1],)

    def decision(self, state: State, frame: Frame) -> Decision:
        seat: int = frame[1]
        used = (state.extra.ridden & state.paying[seat]).bit_count()
        return Decision("ranches", (seat,), "BG-13.3", {"horses": state.extra.pens[seat][RANCHES - 1] - used})

    def legal(self, state: State, frame: Frame, seat: int) -> list[Action]:
        return [*(Choose(NAMES[parcel]) for parcel in self._ranches(state, seat)), PASS]

    def check(self, state: State, frame: Frame, seat: int, action: Action) -> Refusal | None:
        if type(action) is Pass:
            return None
        if type(action) is not Choose:
            return wrong_moment("ranches", "BG-13.3", action)
        if BY_NAME.get(action.option, -1) in self._ranches(state, seat):
            return None
        return Refusal("no-ranch-there", "BG-13.3", {"at": action.option})

    def do(self, state: State, frame: Frame, seat: int, action: Action, log: Log) -> None:
        if type(action) is Pass:
            state.frames.pop()
            return
        assert type(action) is Choose
        state.extra = replace(state.extra, ridden=state.extra.ridden | 1 << BY_NAME[action.option])
        log.say("ridden", seat=seat, at=action.option)
