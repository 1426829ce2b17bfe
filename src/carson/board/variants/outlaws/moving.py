"""Outlaws go where the money is (BG-12.3), one after the other."""

from carson.board.actions import Action, Choose, wrong_moment
from carson.board.material.ground import AROUND, BY_NAME, NAMES, members
from carson.board.notation.frame_fields import PARCEL_SET, SEAT
from carson.board.state import State
from carson.board.steps.phases import CharactersFrame, CowboysFrame
from carson.board.table import Table
from carson.board.variants.outlaws.arrival import near_prisons
from carson.board.variants.outlaws.harm import protected
from carson.kernel import BoundStep, Decision, Frame, Log, Refusal, StepKind

RULE = "BG-12.3"


class OutlawsFrame(Frame, frozen=True):
    """Outlaws move."""

    waiting: int  # those still to move, by their parcels
    chooser: int  # who names the next


def set_off(state: State, chooser: int) -> None:
    """All of them move; the chooser names the next where it matters."""
    if state.barred:
        state.frames.append(OutlawsFrame(state.barred, chooser))


def prizes(table: Table, state: State) -> dict[int, int]:
    """The buildings worth going to, with their incomes; not those next to a Prison, nor the Heroes' (BG-9.16)."""
    ignored = near_prisons(state)
    return {
        parcel: state.income[parcel]
        for owner in table.seats
        if not protected(table, state, owner)
        for parcel in members(state.paying[owner] & ~ignored)
        if state.income[parcel]
    }


def tempting(outlaw: int, worth: dict[int, int], taken: int) -> dict[int, int]:
    """What an Outlaw sees: his own parcel and its neighbours, less the buildings that others have taken."""
    return {p: worth[p] for p in (outlaw, *AROUND[outlaw]) if p in worth and not taken >> p & 1}


def stays(outlaw: int, seen: dict[int, int]) -> bool:
    """On the best of them already, if only as good as another (BG-16.21), or there is nothing to be had."""
    return not seen or seen.get(outlaw, 0) == max(seen.values())


def goals(outlaw: int, seen: dict[int, int]) -> list[int]:
    """Where he goes: one of the best buildings; none if he stays."""
    if stays(outlaw, seen):
        return []
    best = max(seen.values())
    return sorted(parcel for parcel, income in seen.items() if income == best)


def undisputed(table: Table, state: State, waiting: int) -> int:
    """An Outlaw whose turn in the order makes no difference to him or to others, -1 when there is none (BG-16.61).

    He stays whatever the others do, or nobody who is still to move has an eye on any building that he sees.
    """
    worth = prizes(table, state)
    settled = state.barred & ~waiting
    seen = {outlaw: tempting(outlaw, worth, settled) for outlaw in members(waiting)}
    for outlaw, mine in seen.items():
        others = (theirs for other, theirs in seen.items() if other != outlaw)
        if stays(outlaw, mine) or all(mine.keys().isdisjoint(theirs) for theirs in others):
            return outlaw
    return -1


class OutlawsStep(BoundStep[Table, State, OutlawsFrame]):
    def advance(self, state: State, frame: OutlawsFrame, log: Log) -> bool:
        if not frame.waiting:
            state.frames.pop()
            return True
        outlaw = undisputed(self._table, state, frame.waiting)
        if outlaw < 0:
            return False
        self._move(state, frame, outlaw, log)
        return True

    def _move(self, state: State, frame: OutlawsFrame, outlaw: int, log: Log) -> None:
        state.frames[-1] = OutlawsFrame(frame.waiting & ~(1 << outlaw), frame.chooser)
        others = state.barred & ~(1 << outlaw)
        found = goals(outlaw, tempting(outlaw, prizes(self._table, state), others))
        if found:
            goal = found[0] if len(found) == 1 else log.pick("outlaw", found)
            state.barred = others | 1 << goal
            log.say("outlaw-moves", at=NAMES[outlaw], goal=NAMES[goal])

    def seats(self, state: State, frame: OutlawsFrame) -> tuple[int, ...]:
        return (frame.chooser,)

    def decision(self, state: State, frame: OutlawsFrame) -> Decision:
        return Decision(
            "outlaws", (frame.chooser,), RULE, {"places": [NAMES[parcel] for parcel in members(frame.waiting)]}
        )

    def legal(self, state: State, frame: OutlawsFrame, seat: int) -> list[Action]:
        return [Choose(NAMES[parcel]) for parcel in members(frame.waiting)]

    def check(self, state: State, frame: OutlawsFrame, seat: int, action: Action) -> Refusal | None:
        if type(action) is not Choose:
            return wrong_moment("outlaws", RULE, action)
        parcel = BY_NAME.get(action.option, -1)
        if parcel >= 0 and frame.waiting >> parcel & 1:
            return None
        return Refusal("no-outlaw-to-move", RULE, {"at": action.option})

    def do(self, state: State, frame: OutlawsFrame, seat: int, action: Action, log: Log) -> None:
        assert type(action) is Choose
        self._move(state, frame, BY_NAME[action.option], log)


def _fits(table: Table, state: State, frame: OutlawsFrame) -> bool:
    """They move when characters have been chosen; in one edition before (BG-15.3)."""
    phase = state.frames[0]
    if table.edition.strangers_move_first:
        first, begun = state.passed, type(phase) is CharactersFrame and phase.turn == 0
    else:
        first, begun = state.order, phase == CowboysFrame(0) and not state.passed
    return (
        len(state.frames) == 2
        and begun
        and frame.waiting.bit_count() > 1
        and not frame.waiting & ~state.barred
        and first[:1] == [frame.chooser]
    )


OUTLAWS_STEP = StepKind(
    "outlaws", OutlawsFrame, OutlawsStep, fields=(PARCEL_SET, SEAT), above=(CharactersFrame, CowboysFrame), fits=_fits
)
