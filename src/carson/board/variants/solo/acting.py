"""Phase 3 for Standish: he buys parcels and buildings without paying, and only provokes duels elsewhere (BG-14.6)."""

from collections.abc import Callable
from typing import Any, TypeVar

from carson.board.material.ground import NAMES, members
from carson.board.material.pieces import FREE
from carson.board.material.pieces import NAMES as KIND_NAMES
from carson.board.material.spaces import BUY_3, BUY_12, PLACE_NAMES
from carson.board.mechanics.building_sites import BuildFrame
from carson.board.mechanics.cowboys import players_at, spend
from carson.board.mechanics.incomes import own
from carson.board.state import State
from carson.board.steps import actions
from carson.board.steps.actions import SpaceFrame
from carson.board.steps.parcels import BuyParcelFrame, DuelOrderFrame
from carson.board.steps.purchase import PurchaseFrame
from carson.board.steps.taking import within_reach
from carson.board.table import Table
from carson.board.variants.solo.houses import build_best
from carson.board.variants.solo.person import HUMAN, STANDISH
from carson.board.variants.solo.wrapped_step import AroundStep
from carson.kernel import Frame, Log, Step

F = TypeVar("F", bound=Frame)


class PlayedStep(AroundStep[F]):
    """Around a step that asks one player: what it would ask Standish, `act` does."""

    __slots__ = ("_act",)

    def __init__(self, table: Table, step: Step[State, Any], act: Callable[[Table, State, F, Log], None]) -> None:
        super().__init__(table, step)
        self._act = act

    def advance(self, state: State, frame: F, log: Log) -> bool:
        if self.seats(state, frame) != (STANDISH,):
            return super().advance(state, frame, log)
        self._act(self._table, state, frame, log)
        return True


def let_human_order(table: Table, state: State, frame: DuelOrderFrame, log: Log) -> None:
    """BG-14.6, BG-16.81: the human chooses the order of duels, for parcels and buildings alike."""
    state.frames[-1] = DuelOrderFrame(frame.disputed, HUMAN)


def resolve_space(table: Table, state: State, frame: SpaceFrame, log: Log) -> None:
    """Where he is left alone he does nothing, but on a Building purchase."""
    place = frame.place
    if players_at(state, place) == [STANDISH] and not BUY_12 <= place <= BUY_3:
        spend(state, STANDISH, place)
        log.say("standish-leaves", at=PLACE_NAMES[place])
        return
    actions.resolve_space(table, state, frame, log)


def buy_parcels(table: Table, state: State, frame: BuyParcelFrame, log: Log) -> None:
    """Every parcel he stands on and has a property tile for."""
    state.frames.pop()
    for parcel in members(state.here[STANDISH] & frame.parcels & within_reach(state)):
        spend(state, STANDISH, parcel)
        if state.tiles[STANDISH]:
            own(state, parcel, STANDISH)
            log.say("claimed", seat=STANDISH, parcel=NAMES[parcel])


def buy_building(table: Table, state: State, frame: PurchaseFrame, log: Log) -> None:
    state.frames.pop()
    position = frame.position
    kind = state.track[position]
    state.track[position] = FREE
    state.kept[STANDISH] = (*state.kept[STANDISH], kind)
    log.say("bought", seat=STANDISH, building=KIND_NAMES[kind])
    state.frames.append(BuildFrame(STANDISH, kind))


def build(table: Table, state: State, frame: BuildFrame, log: Log) -> None:
    """The building just bought, or all that he has kept and has parcels for, in the order of his list."""
    kinds = (frame.kind,) if frame.kind else state.kept[STANDISH]
    if not build_best(table, state, kinds, log) or frame.kind:
        state.frames.pop()
