"""The last moment of a round for roads that can still score (BG-1.6). Players without such roads are not asked."""

from carson.board.actions import PASS, Action, Pass, wrong_moment
from carson.board.material.ground import ALL_PARCELS, REACHED, members
from carson.board.mechanics.roads import near_bridges, within_roads
from carson.board.notation.frame_fields import SEAT
from carson.board.state import State
from carson.board.steps.phases import ROUNDS, EndFrame
from carson.board.table import Table
from carson.kernel import Decision, Log, Refusal, SeatFrame, SeatStep, StepKind, over_unless

RULE = "BG-1.6"


def scoring_lines(table: Table, state: State, seat: int) -> dict[str, int]:
    """The lines on which the player's "road" or "bridge" scores now, if they have enough roads to get there.

    All buildings are built and all incomes paid by now. So a road is worth VP to the yellow Governor (BG-9.13), and in
    the last round a bridge to anyone who has something next to it (BG-10.1). A Train Station's line comes too late.
    """
    found = {"road": 0, "bridge": 0}
    face = table.plays(state, seat)
    governor = face is not None and face.vp_for_road > 0
    bridges = state.bridges if state.round == ROUNDS else 0
    if not state.stock[seat] or not (governor or bridges):
        return found
    apart = ALL_PARCELS & ~(state.linked | state.water)
    beside = state.owned[seat] & ~state.free & ~near_bridges(state)
    for line in members(within_roads(state, state.stock[seat])):
        if governor and REACHED[line] & apart:
            found["road"] |= 1 << line
        if bridges >> line & 1 and REACHED[line] & beside:
            found["bridge"] |= 1 << line
    return found


class LastRoadsFrame(SeatFrame, frozen=True):
    """Before the round ends, a player may lay roads that still score."""


class LastRoadsStep(SeatStep[Table, State, LastRoadsFrame]):
    """Roads are laid as at any time; the step is over when none of those left can score."""

    def advance(self, state: State, frame: LastRoadsFrame, log: Log) -> bool:
        return over_unless(state, any(scoring_lines(self._table, state, frame.seat).values()))

    def decision(self, state: State, frame: LastRoadsFrame) -> Decision:
        seat = frame.seat
        found = scoring_lines(self._table, state, seat)
        about = {"roads": state.stock[seat], "gain": "road" if found["road"] else "bridge"}
        return Decision("last-roads", (seat,), RULE, about)

    def legal(self, state: State, frame: LastRoadsFrame, seat: int) -> list[Action]:
        return [PASS]

    def check(self, state: State, frame: LastRoadsFrame, seat: int, action: Action) -> Refusal | None:
        return None if type(action) is Pass else wrong_moment("last-roads", RULE, action)

    def do(self, state: State, frame: LastRoadsFrame, seat: int, action: Action, log: Log) -> None:
        state.frames.pop()


def _fits(table: Table, state: State, frame: LastRoadsFrame) -> bool:
    """Each player once, before all other questions at the end of a round."""
    above = state.frames[state.frames.index(frame) + 1 :]
    return (
        table.version.roads_before_the_round_ends
        and state.frames[0] == EndFrame(1)
        and frame not in above
        and all(type(other) is LastRoadsFrame for other in above)
    )


LAST_ROADS_STEP = StepKind("last-roads", LastRoadsFrame, LastRoadsStep, fields=(SEAT,), above=(EndFrame,), fits=_fits)
