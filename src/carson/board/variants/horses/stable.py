"""The second enclosure (BG-13.3): place another cowboy, move one that stands, take one back, or pass at once."""

from carson.board.actions import Action, Choose, Cowboy, Pass, Shift, Withdraw, wrong_moment
from carson.board.material.ground import members
from carson.board.material.spaces import OWN_PLACES, PLACE_BY_NAME, PLACE_NAMES
from carson.board.notation.frame_fields import SEAT
from carson.board.state import State
from carson.board.steps.cowboys import CowboysStep, put_cowboy
from carson.board.steps.moving import NO_TOKEN, destinations, movable, shift, take_back, token
from carson.board.steps.phases import CowboysFrame
from carson.board.table import Table
from carson.board.variants.horses.state import AGAIN, HERD
from carson.kernel import Decision, Log, Refusal, SeatFrame, SeatStep, StepKind

RULE = "BG-13.3"
DECLINE = Choose("decline")


class StableFrame(SeatFrame, frozen=True):
    """A player uses the second enclosure."""


class StableStep(SeatStep[Table, State, StableFrame]):
    """A cowboy placed now may be followed by another horse; one that is moved may not."""

    __slots__ = ("_cowboys",)

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._cowboys = CowboysStep(table)

    def decision(self, state: State, frame: StableFrame) -> Decision:
        return Decision("stable", (frame.seat,), RULE, {"round": state.round})

    def legal(self, state: State, frame: StableFrame, seat: int) -> list[Action]:
        actions = self._cowboys.legal(state, frame, seat)  # with `pass`
        for source in members(movable(state, seat)):
            name = PLACE_NAMES[source]
            actions += [Shift(name, PLACE_NAMES[to]) for to in members(destinations(self._table, state, seat, source))]
            actions.append(Withdraw(name))
        actions.append(DECLINE)
        return actions

    def check(self, state: State, frame: StableFrame, seat: int, action: Action) -> Refusal | None:
        if type(action) in (Cowboy, Pass) or action == DECLINE:
            return None if action == DECLINE else self._cowboys.check(state, frame, seat, action)
        if type(action) is Withdraw:
            return self._check_source(state, seat, action.at)
        if type(action) is Shift:
            return self._check_source(state, seat, action.source) or self._check_target(state, seat, action)
        return wrong_moment("stable", RULE, action)

    def _check_source(self, state: State, seat: int, name: str) -> Refusal | None:
        place = PLACE_BY_NAME.get(name)
        if place is None:
            return Refusal("no-such-place", RULE, {"at": name})
        if movable(state, seat) >> place & 1:
            return None
        return Refusal("no-cowboy-of-yours", RULE, {"at": name})

    def _check_target(self, state: State, seat: int, action: Shift) -> Refusal | None:
        source, to = PLACE_BY_NAME[action.source], PLACE_BY_NAME.get(action.to)
        if to is None:
            return Refusal("no-such-place", RULE, {"at": action.to})
        if destinations(self._table, state, seat, source) >> to & 1:
            return None
        if OWN_PLACES >> to & 1:
            return Refusal("not-on-the-board", "BG-16.71", {"at": action.to})
        if source == to:
            return Refusal("cowboy-there", RULE, {"at": action.to})
        if token(state, seat, source) != NO_TOKEN:
            return Refusal("token-not-there", "BG-16.71", {"at": action.to})
        return self._cowboys.why_not_there(state, seat, to)

    def do(self, state: State, frame: StableFrame, seat: int, action: Action, log: Log) -> None:
        state.frames.pop()
        if type(action) is Cowboy:
            put_cowboy(self._table, state, seat, action, log)
        elif type(action) is Pass:
            self._cowboys.pass_turn(state, seat, log)
        elif type(action) is Withdraw:
            take_back(state, seat, PLACE_BY_NAME[action.at])
            log.say("withdrawn", seat=seat, at=action.at)
        elif type(action) is Shift:
            shift(state, seat, action, log)


def _fits(table: Table, state: State, frame: StableFrame) -> bool:
    horses = HERD.of(state).pens[frame.seat][AGAIN - 1]
    return horses > 0 and state.frames[1:] == [frame] and frame.seat not in state.passed


STABLE_STEP = StepKind("stable", StableFrame, StableStep, fields=(SEAT,), above=(CowboysFrame,), fits=_fits)
