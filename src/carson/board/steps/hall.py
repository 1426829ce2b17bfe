"""Filling the track (BG-4.11); a drawn City Hall is placed at once (BG-8.14)."""

from typing import Final

from carson.board.actions import LIST_CLAIMS, LIST_ROADS, Action, Claim, Road, wrong_moment
from carson.board.material.ground import BY_NAME, CORNERS, ENDS, LINE_BY_NAME, LINE_NAMES, LINES_AT, members
from carson.board.material.pieces import CITY_HALL, FREE
from carson.board.material.spaces import TRACK
from carson.board.mechanics.incomes import put
from carson.board.mechanics.roads import lay, open_lines
from carson.board.mechanics.track import FillFrame, close_empty, draw_building, names
from carson.board.state import State
from carson.board.steps.phases import CharactersFrame, EndFrame, RoundFrame
from carson.board.table import Table
from carson.kernel import BoundStep, Decision, Log, Refusal, StepKind
from carson.kernel.steps import up_to

RULE: Final = "BG-8.14"


def placer(table: Table, state: State) -> int:
    """Who puts City Hall on the map: the first on the pass order track.

    The start player of one edition (BG-15.2) is at the end of a round the first of the turn order (BG-16.43).
    """
    if table.edition.hall_by_start_player and type(state.frames[0]) is EndFrame:
        return state.order[0]
    return state.passed[0]


def useful_roads(state: State) -> int:
    """The open lines that begin a shortest way to an unowned free parcel: as few roads as possible are laid."""
    goals = 0
    for parcel in members(state.unowned & state.free & ~state.barred):
        for corner in CORNERS[parcel]:
            goals |= 1 << corner
    found = 0
    best = -1
    for line in members(open_lines(state) & ~state.bridges):
        far = _distance(state, line, goals)
        if far >= 0 and (best < 0 or far < best):
            best, found = far, 0
        if far == best and far >= 0:
            found |= 1 << line
    return found


def _distance(state: State, line: int, goals: int) -> int:
    """How many more roads are needed after this one; -1 if no way leads there."""
    reached = 1 << ENDS[line][0] | 1 << ENDS[line][1]
    steps = 0
    while not reached & goals:
        grown = reached
        for corner in members(reached):
            for next_line in members(LINES_AT[corner] & ~state.bridges):
                grown |= 1 << ENDS[next_line][0] | 1 << ENDS[next_line][1]
        if grown == reached:
            return -1
        reached = grown
        steps += 1
    return steps


class FillStep(BoundStep[Table, State, FillFrame]):
    """Empty spaces are filled from cheap to dear."""

    def advance(self, state: State, frame: FillFrame, log: Log) -> bool:
        if frame.hall:
            if self._sites(state) or useful_roads(state):
                return False
            # No parcel is left for it, or none that roads from the general supply can reach: a bridge takes a player's
            # own roads. Then it stays out of the game (BG-16.41).
            log.say("city-hall-out")
            state.frames[-1] = FillFrame()
            return True
        for position in range(TRACK):
            if state.track[position] == FREE:
                kind = draw_building(state, log)
                if kind == FREE:
                    break
                if kind == CITY_HALL:
                    log.say("city-hall-drawn", seat=placer(self._table, state))
                    state.frames[-1] = FillFrame(1)
                    return True
                state.track[position] = kind
        close_empty(state)
        log.say("track", buildings=names(state))
        state.frames.pop()
        return True

    def _sites(self, state: State) -> int:
        return state.unowned & state.free & state.linked & ~state.barred

    def seats(self, state: State, frame: FillFrame) -> tuple[int, ...]:
        return (placer(self._table, state),)

    def decision(self, state: State, frame: FillFrame) -> Decision:
        return Decision("city-hall", self.seats(state, frame), RULE, {"round": state.round})

    def legal(self, state: State, frame: FillFrame, seat: int) -> list[Action]:
        found = self._sites(state)
        return LIST_CLAIMS.of(found) if found else LIST_ROADS.of(useful_roads(state))

    def check(self, state: State, frame: FillFrame, seat: int, action: Action) -> Refusal | None:
        found = self._sites(state)
        if type(action) is Road and not found:
            line = LINE_BY_NAME.get(action.line, -1)
            if line >= 0 and LINE_NAMES[line] == action.line and useful_roads(state) >> line & 1:
                return None
            return Refusal("not-the-shortest", RULE, {"line": action.line})
        if type(action) is not Claim or not found:
            return wrong_moment("city-hall", RULE, action)
        if action.parcel in BY_NAME and found >> BY_NAME[action.parcel] & 1:
            return None
        return Refusal("city-hall-site", RULE, {"at": action.parcel})

    def do(self, state: State, frame: FillFrame, seat: int, action: Action, log: Log) -> None:
        if type(action) is Road:
            lay(state, LINE_BY_NAME[action.line])
            log.say("road", seat=seat, line=action.line)
            return
        assert type(action) is Claim
        parcel = BY_NAME[action.parcel]
        put(state, parcel, CITY_HALL)
        state.hall = parcel
        log.say("city-hall-built", seat=seat, at=action.parcel)
        state.frames[-1] = FillFrame()


def _fits(table: Table, state: State, frame: FillFrame) -> bool:
    """While the track is filled, the game waits only for City Hall."""
    waits = state.frames[-1] == frame
    if frame.hall:  # in set-up, something else may come first (BG-16.42)
        return state.hall < 0 and (waits or (table.edition.hall_in_setup and state.round == 0))
    return not waits


FILL_STEP = StepKind(
    "fill", FillFrame, FillStep, fields=(up_to(1),), above=(RoundFrame, CharactersFrame, EndFrame), fits=_fits
)
