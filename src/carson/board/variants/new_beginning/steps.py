"""The steps of A New Beginning: all fill in their sheets, then the start parcels bought are taken."""

from carson.board.actions import Action, wrong_moment
from carson.board.mechanics.purse import earn, enlist
from carson.board.state import State
from carson.board.steps.phases import RoundFrame
from carson.board.steps.setup import ClaimFrame, ClaimStep, as_laid
from carson.board.table import Table
from carson.board.variants.new_beginning.actions import Sheet
from carson.board.variants.new_beginning.sheets import (
    BID,
    RULE,
    WARES,
    cost,
    fault_of,
    fillings,
    has_bids,
    ranges,
    turns,
    usual,
    written,
)
from carson.board.variants.new_beginning.state import NO_SHEETS, SHEETS
from carson.kernel import BoundStep, Decision, Frame, Log, Refusal, StepKind, pending
from carson.kernel.steps import up_to


class SheetsFrame(Frame, frozen=True):
    """All fill in their sheets."""


class ClaimsFrame(ClaimFrame, frozen=True):
    """The start parcels bought are taken."""


def open_sheets(table: Table, state: State, log: Log) -> None:
    """Nobody has anything yet; the sheets come first, the start parcels in the numbers bought."""
    for seat in table.people:
        state.money[seat] = state.stock[seat] = state.revolvers[seat] = 0
        state.general[seat] += state.supply[seat]
        state.supply[seat] = 0
    SHEETS.put(state, ((),) * table.players)
    state.frames[1] = ClaimsFrame(0)
    state.frames.append(SheetsFrame())


def no_order_yet(table: Table, state: State, log: Log) -> None:
    """The bids decide who goes first."""


class SheetsStep(BoundStep[Table, State, SheetsFrame]):
    """All fill in their sheets at the same time; the last one reveals them."""

    __slots__ = ("_about",)

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        beginning = table.figures.beginning
        prices = {name: getattr(beginning, name).price for name in WARES}
        self._about = {
            "purse": beginning.purse,
            "prices": prices,
            "ranges": ranges(beginning, has_bids(table)),
            "usual": usual(beginning),
        }

    def advance(self, state: State, frame: SheetsFrame, log: Log) -> bool:
        if self.seats(state, frame):
            return False
        state.frames.pop()
        log.reveal()
        for seat in self._table.people:
            self._receive(state, seat, log)
        if not state.passed:
            _order_by_bids(self._table, state, log)
        return True

    def seats(self, state: State, frame: SheetsFrame) -> tuple[int, ...]:
        return tuple(seat for seat in self._table.people if not SHEETS.of(state)[seat])

    def decision(self, state: State, frame: SheetsFrame) -> Decision:
        return Decision("sheet", self.seats(state, frame), RULE, self._about, together=True)

    def legal(self, state: State, frame: SheetsFrame, seat: int) -> list[Action]:
        return list(fillings(self._table.figures.beginning, has_bids(self._table)))

    def check(self, state: State, frame: SheetsFrame, seat: int, action: Action) -> Refusal | None:
        if type(action) is not Sheet:
            return wrong_moment("sheet", RULE, action)
        return fault_of(self._table, written(action))

    def do(self, state: State, frame: SheetsFrame, seat: int, action: Action, log: Log) -> None:
        assert type(action) is Sheet
        sheets = list(SHEETS.of(state))
        sheets[seat] = written(action)
        SHEETS.put(state, tuple(sheets))
        log.say("sheet-filled-in", seat=seat)

    def _receive(self, state: State, seat: int, log: Log) -> None:
        """What was bought, and as money what is left; never a debt (BG-16.46)."""
        sheet, beginning = SHEETS.of(state)[seat], self._table.figures.beginning
        cowboys, revolvers, roads, parcels, bid = sheet
        log.say("sheet", seat=seat, cowboys=cowboys, revolvers=revolvers, roads=roads, parcels=parcels, bid=bid)
        enlist(state, seat, cowboys)
        state.revolvers[seat] += revolvers
        state.stock[seat] += roads
        left = beginning.purse - cost(beginning, sheet) - bid
        earn(state, seat, max(0, left + self.allowance(state, seat)), log, "beginning")

    def allowance(self, state: State, seat: int) -> int:
        """What a player has besides the purse."""
        return 0


def _sheets_fit(table: Table, state: State, frame: SheetsFrame) -> bool:
    """The game waits for a sheet, and nobody has anything yet."""
    waiting = [seat for seat in table.people if not SHEETS.of(state)[seat]]
    bare = not any(state.money[seat] or state.stock[seat] or state.supply[seat] for seat in table.people)
    return state.frames[-1] == frame and bool(waiting) and bare and bool(state.passed) != has_bids(table)


SHEETS_STEP = StepKind("sheets", SheetsFrame, SheetsStep, above=(RoundFrame,), fits=_sheets_fit)


def _order_by_bids(table: Table, state: State, log: Log) -> None:
    """The highest bid first, ties at random."""
    bids = [sheet[BID] for sheet in SHEETS.of(state)]
    left = list(table.seats)
    while left:
        best = max(bids[seat] for seat in left)
        tied = [seat for seat in left if bids[seat] == best]
        first = log.pick("order", tied) if len(tied) > 1 else tied[0]
        left.remove(first)
        state.passed.append(first)
    log.say("first-order", seats=tuple(state.passed))


class ClaimsStep(ClaimStep):
    """The sheets are put away when the last start parcel is taken."""

    rule = RULE

    def turns(self, state: State) -> list[int]:
        return turns(state)

    def advance(self, state: State, frame: ClaimFrame, log: Log) -> bool:
        done = super().advance(state, frame, log)
        if done:
            SHEETS.put(state, NO_SHEETS)
        return done


def _claims_fit(table: Table, state: State, frame: ClaimsFrame) -> bool:
    laid = frame.laid
    if sealed(state):
        return laid == 0
    due = turns(state)
    return (
        bool(state.passed)
        and all(bool(SHEETS.of(state)[seat]) for seat in table.people)
        and (laid < len(due) or state.frames[-1] != frame)
        and as_laid(table, state, due[:laid])
    )


CLAIMS_STEP = StepKind("claims", ClaimsFrame, ClaimsStep, fields=(up_to(36),), above=(RoundFrame,), fits=_claims_fit)


def sealed(state: State) -> bool:
    """Whether sheets are still filled in."""
    return pending(state, SheetsFrame) is not None


def beginning(state: State) -> bool:
    """Whether sheets lie on the table."""
    return sealed(state) or pending(state, ClaimsFrame) is not None
