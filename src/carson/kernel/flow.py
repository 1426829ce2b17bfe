"""A game as a stack of small steps.

What is pending is a list of frames, each the small immutable value of one step. The step of the topmost frame
either does work by itself (`advance`) or waits for players (`decision`, `legal`, `check`, `do`). No code waits:
a state with its frames can be stored, copied and resumed anywhere.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Generic, NoReturn, Protocol, TypeVar

from carson.kernel.log import Log
from carson.kernel.types import Decision, Frame, Refusal, SeatFrame


class HasFrames(Protocol):
    frames: list[Frame]


S = TypeVar("S", bound=HasFrames)
T = TypeVar("T")  # what the rules call a table: options, pieces, whatever stays the same all game
F = TypeVar("F", bound=Frame)
A = TypeVar("A", bound=SeatFrame)
S_contra = TypeVar("S_contra", contravariant=True)
F_contra = TypeVar("F_contra", bound=Frame, contravariant=True)


class Step(ABC, Generic[S_contra, F_contra]):
    """One small step of a game. Actions are the game's own; the kernel only hands them through."""

    __slots__ = ()

    def advance(self, state: S_contra, frame: F_contra, log: Log) -> bool:
        """Do what needs no decision. False: nothing to do but wait for the seats of `decision`."""
        return False

    @abstractmethod
    def seats(self, state: S_contra, frame: F_contra) -> tuple[int, ...]:
        """Who must decide: the seats of `decision`, without the cost of making it."""

    @abstractmethod
    def decision(self, state: S_contra, frame: F_contra) -> Decision: ...

    @abstractmethod
    def legal(self, state: S_contra, frame: F_contra, seat: int) -> list[Any]: ...

    @abstractmethod
    def check(self, state: S_contra, frame: F_contra, seat: int, action: Any) -> Refusal | None: ...

    @abstractmethod
    def do(self, state: S_contra, frame: F_contra, seat: int, action: Any, log: Log) -> None: ...


def settle(steps: dict[type[Frame], Step[S, Any]], state: S, log: Log) -> None:
    """Let the steps run until one waits for players or the game is over."""
    frames = state.frames
    while frames:
        frame = frames[-1]
        if not steps[type(frame)].advance(state, frame, log):
            return


def over_unless(state: HasFrames, asked: bool) -> bool:
    """What `advance` returns for a step that only asks: it waits, or without anything to ask it is over."""
    if not asked:
        state.frames.pop()
    return not asked


def pending(state: HasFrames, kind: type[F]) -> F | None:
    """The frame of this kind that lies lowest, None when there is none."""
    for frame in state.frames:
        if type(frame) is kind:
            return frame
    return None


def seat_refusal(decision: Decision | None, seat: int) -> Refusal | None:
    """The refusals that hold in every game: it is over, or it is not this seat's decision."""
    if decision is None:
        return Refusal("game-over")
    if seat in decision.seats or seat in decision.may:
        return None
    return Refusal("not-your-decision", decision.rule, {"seat": seat, "seats": decision.seats, "asked": decision.kind})


class BoundStep(Step[S, F], Generic[T, S, F]):
    """A step at a table; it waits, unless it has something to do by itself."""

    __slots__ = ("_table",)

    def __init__(self, table: T) -> None:
        self._table = table


class SeatStep(BoundStep[T, S, A]):
    """A step that waits for the one seat its frame names."""

    __slots__ = ()

    def seats(self, state: S, frame: A) -> tuple[int, ...]:
        return (frame.seat,)


class Automatic(Step[S, F], Generic[T, S, F]):
    """A step that only does work and never waits: wraps the function that does it."""

    __slots__ = ("_table", "_work")

    def __init__(self, table: T, work: Callable[[T, S, F, Log], None]) -> None:
        self._table = table
        self._work = work

    def advance(self, state: S, frame: F, log: Log) -> bool:
        self._work(self._table, state, frame, log)
        return True

    def seats(self, state: S, frame: F) -> NoReturn:
        self.decision(state, frame)

    def decision(self, state: S, frame: F) -> NoReturn:
        raise AssertionError(f"the step of {frame} never waits")

    def legal(self, state: S, frame: F, seat: int) -> NoReturn:
        self.decision(state, frame)

    def check(self, state: S, frame: F, seat: int, action: Any) -> NoReturn:
        self.decision(state, frame)

    def do(self, state: S, frame: F, seat: int, action: Any, log: Log) -> NoReturn:
        self.decision(state, frame)
