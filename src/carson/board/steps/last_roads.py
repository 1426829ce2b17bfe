"""The last moment of a round for roads that can still score (BG-1.6). Whoever has none of them is not asked."""

from carson.board.actions import PASS, Action, Pass
from carson.board.ground import ALL, REACHED, members
from carson.board.refusals import wrong_moment
from carson.board.roads import near_bridges, within_roads
from carson.board.state import State
from carson.board.steps.ending import ROUNDS
from carson.board.table import Table
from carson.kernel import Decision, Frame, Log, Refusal

RULE = "BG-1.6"


def scores(table: Table, state: State, seat: int) -> str:
    """What the player's roads can still score: VP for a "road" or what a "bridge" adds at the end; "" for nothing.

    All buildings are built and all incomes paid by now. So a road is worth VP to the yellow Governor (BG-9.13), and in
    the last round a bridge to whoever has something beside it (BG-10.1). A Train Station's line comes too late.
    """
    if not state.stock[seat]:
        return ""
    lines = members(within_roads(state, state.stock[seat]))
    face = table.plays(state, seat)
    apart = ALL & ~(state.linked | state.river)
    if face is not None and face.vp_for_road and any(REACHED[line] & apart for line in lines):
        return "road"
    if state.round == ROUNDS and state.bridges:
        beside = state.owned[seat] & ~state.free & ~near_bridges(state)
        if any(REACHED[line] & beside for line in lines if state.bridges >> line & 1):
            return "bridge"
    return ""


class LastRoadsStep:
    """Frame: (code, seat). Roads are laid as at any time; it is over when none that is left can score."""

    __slots__ = ("_table",)

    def __init__(self, table: Table) -> None:
        self._table = table

    def advance(self, state: State, frame: Frame, log: Log) -> bool:
        if scores(self._table, state, frame[1]):
            return False
        state.frames.pop()
        return True

    def seats(self, state: State, frame: Frame) -> tuple[int, ...]:
        return (frame[1],)

    def decision(self, state: State, frame: Frame) -> Decision:
        seat: int = frame[1]
        about = {"roads": state.stock[seat], "scores": scores(self._table, state, seat)}
        return Decision("last-roads", (seat,), RULE, about)

    def legal(self, state: State, frame: Frame, seat: int) -> list[Action]:
        return [PASS]

    def check(self, state: State, frame: Frame, seat: int, action: Action) -> Refusal | None:
        return None if type(action) is Pass else wrong_moment("last-roads", RULE, action)

    def do(self, state: State, frame: Frame, seat: int, action: Action, log: Log) -> None:
        state.frames.pop()
