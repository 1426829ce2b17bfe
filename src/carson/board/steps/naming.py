"""A player names own buildings that pay more, one after the other: Mines to blow up, Ranches to ride."""

from carson.board.actions import PASS, Action, Choose, Pass, wrong_moment
from carson.board.material.ground import BY_NAME, NAMES
from carson.board.state import State
from carson.board.table import Table
from carson.kernel import Decision, Log, Refusal, SeatFrame, SeatStep, over_unless


class NamingStep(SeatStep[Table, State, SeatFrame]):
    """It is over when the player stops, or has no parcel left to name."""

    __slots__ = ()

    def decision(self, state: State, frame: SeatFrame) -> Decision:
        raise NotImplementedError

    def parcels(self, state: State, seat: int) -> list[int]:
        """Those that may still be named."""
        raise NotImplementedError

    def not_there(self, at: str) -> Refusal:
        """For another parcel."""
        raise NotImplementedError

    def name(self, state: State, seat: int, parcel: int, log: Log) -> None:
        raise NotImplementedError

    def advance(self, state: State, frame: SeatFrame, log: Log) -> bool:
        return over_unless(state, bool(self.parcels(state, frame.seat)))

    def legal(self, state: State, frame: SeatFrame, seat: int) -> list[Action]:
        return [*(Choose(NAMES[parcel]) for parcel in self.parcels(state, seat)), PASS]

    def check(self, state: State, frame: SeatFrame, seat: int, action: Action) -> Refusal | None:
        if type(action) is Pass:
            return None
        if type(action) is not Choose:
            asked = self.decision(state, frame)
            return wrong_moment(asked.kind, asked.rule, action)
        if BY_NAME.get(action.option, -1) in self.parcels(state, seat):
            return None
        return self.not_there(action.option)

    def do(self, state: State, frame: SeatFrame, seat: int, action: Action, log: Log) -> None:
        if type(action) is Choose:
            self.name(state, seat, BY_NAME[action.option], log)
        else:
            state.frames.pop()
