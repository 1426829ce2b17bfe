"""Kit Carson with Horses: nobody waits while a horse may follow, and the second enclosure is not used (BG-13.6)."""

from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from carson.board.actions import Action, Pass
from carson.board.material.ground import members
from carson.board.state import State
from carson.board.steps.phases import CowboysFrame
from carson.board.table import Table
from carson.board.variants.horses.actions import Horse
from carson.board.variants.horses.stable import StableFrame
from carson.board.variants.horses.state import AGAIN, HERD, PLACES
from carson.board.variants.horses.steps import HORSE_STEP, HorseFrame
from carson.board.variants.kit_carson.steps import FREE, FREE_COWBOYS_STEP, FreeCowboysStep, fits
from carson.board.variants.kit_carson.variant import KIT_CARSON
from carson.board.variants.model import StatePart
from carson.board.variants.slices import Slice
from carson.kernel import Log, Refusal
from carson.kernel.lines import Lines, list_text

if TYPE_CHECKING:
    from random import Random

FOLLOWED: Final = Slice("kit-carson", 0)  # the players whose last cowboy a horse may still follow


class FreeHorsesStep(FreeCowboysStep):
    """A horse that may follow a cowboy is one more thing its player is free to do."""

    __slots__ = ("_horses",)

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._horses = HORSE_STEP.bind(table)

    def stop(self, state: State, seat: int, log: Log) -> None:
        _forget(state, seat)
        super().stop(state, seat, log)

    def legal(self, state: State, frame: CowboysFrame, seat: int) -> list[Action]:
        actions = super().legal(state, frame, seat)
        if frame.turn == FREE and FOLLOWED.of(state) >> seat & 1:
            actions += [a for a in self._horses.legal(state, HorseFrame(seat), seat) if type(a) is Horse]
        return actions

    def check(self, state: State, frame: CowboysFrame, seat: int, action: Action) -> Refusal | None:
        if type(action) is not Horse or frame.turn != FREE:
            return super().check(state, frame, seat, action)
        if not FOLLOWED.of(state) >> seat & 1:
            return Refusal("no-horse-now", "BG-13.2")
        return self._horses.check(state, HorseFrame(seat), seat, action)

    def do(self, state: State, frame: CowboysFrame, seat: int, action: Action, log: Log) -> None:
        if type(action) is not Pass:
            _forget(state, seat)
        if type(action) is Horse:
            follow = HorseFrame(seat)
            state.frames.append(follow)
            self._horses.do(state, follow, seat, action, log)
            return
        super().do(state, frame, seat, action, log)
        if type(state.frames[-1]) is HorseFrame:
            state.frames.pop()
            FOLLOWED.put(state, FOLLOWED.of(state) | 1 << seat)


def _forget(state: State, seat: int) -> None:
    """A horse follows right after a cowboy, or not at all (BG-13.2)."""
    followed = FOLLOWED.of(state)
    if followed >> seat & 1:
        FOLLOWED.put(state, followed & ~(1 << seat))


def _fits(table: Table, state: State, frame: CowboysFrame) -> bool:
    """Nobody is asked anything about horses."""
    return fits(table, state, frame) and not any(type(above) in (HorseFrame, StableFrame) for above in state.frames[1:])


def _faults(table: Table, state: State) -> list[str]:
    """A horse may follow only the cowboy of somebody who is still placing, and has a horse."""
    placing = bool(state.frames) and state.frames[0] == CowboysFrame(FREE)
    supply = HERD.of(state).supply
    fine = all(placing and seat not in state.passed and supply[seat] for seat in members(FOLLOWED.of(state)))
    return [] if fine else ["followed"]


def _write(table: Table, state: State) -> list[str]:
    return [f"followed: {list_text(members(FOLLOWED.of(state)))}"]


def _read(table: Table, lines: Lines, state: State) -> None:
    FOLLOWED.put(state, sum(1 << seat for seat in set(lines.numbers("followed", table.players - 1))))


def _show(table: Table, state: State, seat: int | None) -> dict[str, Any]:
    return {"followed": members(FOLLOWED.of(state))}


def _imagine(table: Table, state: State, seat: int | None, shown: dict[str, Any], rng: "Random") -> None:
    FOLLOWED.put(state, sum(1 << other for other in shown["followed"]))


KIT_CARSON_WITH_HORSES: Final = replace(
    KIT_CARSON,
    unused_places=1 << PLACES[AGAIN - 1],
    steps=(replace(FREE_COWBOYS_STEP, step=FreeHorsesStep, fits=_fits),),
    part=StatePart(FOLLOWED, _write, _read, _show, _imagine, faults=_faults),
)
