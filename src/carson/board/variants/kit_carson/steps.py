"""The step of Kit Carson: cowboys are placed and moved without turns (BG-11.4).

A game on a server has an order of arrival, and that decides: every move is made whole before the next.
"""

from functools import cache
from typing import Final

from msgspec.structs import replace

from carson.board.actions import Action, Cowboy, Pass, Shift, wrong_moment
from carson.board.material.ground import members
from carson.board.material.spaces import OWN_PLACES, PLACE_BY_NAME, PLACE_NAMES
from carson.board.state import State
from carson.board.steps.cowboys import COWBOYS_STEP, CowboysStep, put_cowboy
from carson.board.steps.moving import NO_TOKEN, destinations, movable, shift, token
from carson.board.steps.phases import ROUNDS, ActionsFrame, CowboysFrame, in_turn_order
from carson.board.table import Table
from carson.kernel import BoundStep, Decision, Log, Refusal
from carson.kernel.bits import Listed

RULE: Final = "BG-11.4"
# Instead of a turn: the first player places the first cowboy; then everybody is free.
FIRST, FREE = 0, 1


@cache
def _shifts(source: int) -> Listed[Action]:
    return Listed([Shift(PLACE_NAMES[source], name) for name in PLACE_NAMES])


class FreeCowboysStep(BoundStep[Table, State, CowboysFrame]):
    """In the place of the base game's; its frame has FIRST or FREE for a turn."""

    __slots__ = ("_cowboys",)

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._cowboys = CowboysStep(table)

    def advance(self, state: State, frame: CowboysFrame, log: Log) -> bool:
        table, stage = self._table, frame.turn
        if len(state.passed) == table.players:
            state.frames[-1] = ActionsFrame(0)
            return True
        if stage == FIRST:
            if self._cowboys.can_place(state, state.order[0]):
                return False
            state.frames[-1] = CowboysFrame(FREE)
            return True
        for seat in state.order:
            if seat not in state.passed and not movable(state, seat) and not self._cowboys.can_place(state, seat):
                self.stop(state, seat, log)
                return True
        return False

    def stop(self, state: State, seat: int, log: Log) -> None:
        """BG-11.4: the next place of the pass order track."""
        self._cowboys.pass_turn(state, seat, log)

    def seats(self, state: State, frame: CowboysFrame) -> tuple[int, ...]:
        if frame.turn == FIRST:
            return (state.order[0],)
        return tuple(seat for seat in self._table.seats if seat not in state.passed)

    def decision(self, state: State, frame: CowboysFrame) -> Decision:
        seats = self.seats(state, frame)
        if frame.turn == FIRST:
            return Decision("cowboy", seats, RULE, {"round": state.round})
        return Decision("free-cowboys", seats, RULE, {"round": state.round}, freely=True)

    def legal(self, state: State, frame: CowboysFrame, seat: int) -> list[Action]:
        actions = self._cowboys.legal(state, frame, seat)  # with `pass`
        if frame.turn == FIRST:
            return actions
        for source in members(movable(state, seat)):
            actions += _shifts(source).of(destinations(self._table, state, seat, source))
        return actions

    def check(self, state: State, frame: CowboysFrame, seat: int, action: Action) -> Refusal | None:
        if type(action) in (Cowboy, Pass):
            return self._cowboys.check(state, frame, seat, action)
        if type(action) is Shift:
            return self._check_shift(state, frame, seat, action)
        return wrong_moment("cowboy" if frame.turn == FIRST else "free-cowboys", RULE, action)

    def _check_shift(self, state: State, frame: CowboysFrame, seat: int, action: Shift) -> Refusal | None:
        if frame.turn == FIRST:
            return Refusal("first-cowboy-first", RULE)
        source, to = PLACE_BY_NAME.get(action.source), PLACE_BY_NAME.get(action.to)
        if source is None or to is None:
            return Refusal("no-such-place", RULE, {"at": action.source if source is None else action.to})
        if not movable(state, seat) >> source & 1:
            return Refusal("no-cowboy-of-yours", RULE, {"at": action.source})
        if destinations(self._table, state, seat, source) >> to & 1:
            return None
        if source == to:
            return Refusal("cowboy-there", "BG-16.24", {"at": action.to})
        if OWN_PLACES >> to & 1:
            return Refusal("not-on-the-board", "BG-16.55", {"at": action.to})
        if token(state, seat, source) != NO_TOKEN:
            return Refusal("token-not-there", "BG-16.24", {"at": action.to})
        return self._cowboys.why_not_there(state, seat, to)

    def do(self, state: State, frame: CowboysFrame, seat: int, action: Action, log: Log) -> None:
        state.frames[-1] = CowboysFrame(FREE)
        if type(action) is Pass:
            self.stop(state, seat, log)
        elif type(action) is Shift:
            shift(state, seat, action, log)
        elif type(action) is Cowboy:
            put_cowboy(self._table, state, seat, action, log)


def fits(table: Table, state: State, frame: CowboysFrame) -> bool:
    return (
        1 <= state.round <= ROUNDS
        and frame.turn in (FIRST, FREE)
        and (frame.turn == FREE or not state.passed)
        and len(state.passed) < table.players
        and in_turn_order(table, state)
        and min(state.plays) >= 0
    )


FREE_COWBOYS_STEP: Final = replace(COWBOYS_STEP, step=FreeCowboysStep, fits=fits)
