"""The phases of a round: their frames lie under all others, and one leads to the next.

Here too is what holds of every phase: how many rounds there are, and who has chosen and passed.
"""

from typing import Final

from carson.board.state import State
from carson.board.table import Table
from carson.kernel import Frame

ROUNDS: Final = 4


class RoundFrame(Frame, frozen=True):
    """A round begins; in set-up, the first is waiting under all other frames."""


class CharactersFrame(Frame, frozen=True):
    """Phase 1: characters are chosen."""

    order: tuple[int, ...]
    turn: int  # in that order


class CowboysFrame(Frame, frozen=True):
    """Phase 2: cowboys are placed."""

    turn: int  # in the turn order


class ActionsFrame(Frame, frozen=True):
    """Phase 3: actions are resolved."""

    next: int  # the place in the sequence of what comes next


class EndFrame(Frame, frozen=True):
    """Phase 4: the round ends."""

    stage: int  # which part of it comes next


def all_chose(table: Table, state: State) -> bool:
    return all((number >= 0) == (seat in table.people) for seat, number in enumerate(state.plays))


def all_passed(table: Table, state: State) -> bool:
    """Everybody has a character, a place in the turn order, and passed."""
    return sorted(state.passed) == sorted(state.order) == list(table.seats) and all_chose(table, state)
