"""What a game keeps of each move, what it tells of it, and what it can be taken up from."""

from typing import Generic, TypeVar

from msgspec import Struct

from carson.kernel.types import Draw, Event

# The seat of the set-up, which nobody decided.
SETUP = -1

A = TypeVar("A")


class Move(Struct, Generic[A], frozen=True):
    """One applied action: the intent (seat and action), and apart from it every draw and event it caused.

    `turn` counts decisions: moves of one simultaneous decision share it. `final` means it cannot be taken back.
    `hidden` are the numbers of the draws that not everybody may see.

    Examples:
        >>> game = carson.new_game("board", players=2, seed=7)
        >>> move = game.apply(0, "claim d4")
        >>> move.seat, move.action, move.draws, move.final
        (0, Claim(parcel='d4'), (), False)
    """

    seat: int
    action: A
    draws: tuple[Draw, ...]
    events: tuple[Event, ...]
    turn: int
    final: bool
    hidden: tuple[int, ...] = ()


class SeenMove(Struct, frozen=True):
    """A move as one seat may know it: number 0 is the set-up. The action is None while it is another's secret."""

    number: int
    seat: int
    action: str | None
    events: tuple[Event, ...]


class Snapshot(Struct, frozen=True):
    """A position and what is needed to go on from it: the numbers that led there, and the draws made."""

    position: str
    version: int
    turn: int
    serial: int
    question: int
    drawn: dict[str, int]
