"""Phase 3 for Standish: he buys parcels and buildings without paying, and only provokes duels elsewhere (BG-14.6)."""

from collections.abc import Callable

from carson.board.actions import Action
from carson.board.ground import NAMES, members
from carson.board.incomes import own
from carson.board.pieces import FREE
from carson.board.pieces import NAMES as KIND_NAMES
from carson.board.solo.houses import build_best
from carson.board.solo.person import HUMAN, STANDISH
from carson.board.spaces import BUY_3, BUY_12, PLACE_NAMES
from carson.board.standing import players_at, spend
from carson.board.state import State
from carson.board.steps import actions
from carson.board.steps.parcels import wanted
from carson.board.table import Table
from carson.kernel import Decision, Frame, Log, Refusal, Step

Act = Callable[[Table, State, Frame, Log], None]


class Played:
    """Around a step whose frame names a player: what it would ask Standish, `act` does."""

    __slots__ = ("_act", "_step", "_table", "_whose")

    def __init__(self, table: Table, step: Step[State], act: Act, whose: int = 1) -> None:
        self._table, self._step, self._act, self._whose = table, step, act, whose

    def advance(self, state: State, frame: Frame, log: Log) -> bool:
        if frame[self._whose] != STANDISH:
            return self._step.advance(state, frame, log)
        self._act(self._table, state, frame, log)
        return True

    def seats(self, state: State, frame: Frame) -> tuple[int, ...]:
        return self._step.seats(state, frame)

    def decision(self, state: State, frame: Frame) -> Decision:
        return self._step.decision(state, frame)

    def legal(self, state: State, frame: Frame, seat: int) -> list[Action]:
        return self._step.legal(state, frame, seat)

    def check(self, state: State, frame: Frame, seat: int, action: Action) -> Refusal | None:
        return self._step.check(state, frame, seat, action)

    def do(self, state: State, frame: Frame, seat: int, action: Action, log: Log) -> None:
        self._step.do(state, frame, seat, action, log)


def let_human_order(table: Table, state: State, frame: Frame, log: Log) -> None:
    """BG-14.6, BG-16.81: the human chooses the order of duels, for parcels and buildings alike."""
    state.frames[-1] = (frame[0], frame[1], HUMAN)


def resolve_space(table: Table, state: State, frame: Frame, log: Log) -> None:
    """Where he is left alone he does nothing, but on a Building purchase."""
    place: int = frame[1]
    if players_at(state, place) == [STANDISH] and not BUY_12 <= place <= BUY_3:
        spend(state, STANDISH, place)
        log.say("standish-leaves", at=PLACE_NAMES[place])
        return
    actions.resolve_space(table, state, frame, log)


def buy_parcels(table: Table, state: State, frame: Frame, log: Log) -> None:
    """Every parcel he stands on and has a property tile for."""
    state.frames.pop()
    for parcel in members(state.here[STANDISH] & frame[2] & wanted(state)):
        spend(state, STANDISH, parcel)
        if state.tiles[STANDISH]:
            own(state, parcel, STANDISH)
            log.say("claimed", seat=STANDISH, parcel=NAMES[parcel])


def buy_building(table: Table, state: State, frame: Frame, log: Log) -> None:
    state.frames.pop()
    position: int = frame[2]
    kind = state.track[position]
    state.track[position] = FREE
    state.kept[STANDISH] = (*state.kept[STANDISH], kind)
    log.say("bought", seat=STANDISH, building=KIND_NAMES[kind])
    state.frames.append((Table.BUILD, STANDISH, kind, 0))


def build(table: Table, state: State, frame: Frame, log: Log) -> None:
    """The building just bought, or all that he has kept and has parcels for, in the order of his list."""
    if not build_best(table, state, (frame[2],) if frame[2] else state.kept[STANDISH], log) or frame[2]:
        state.frames.pop()
