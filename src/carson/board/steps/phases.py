"""The phases of a round: their frames are below all others, and one leads to the next.

Here too is what applies to every phase: how many rounds there are, and who has chosen and passed.
"""

from typing import Final, Literal

from carson.board.state import State
from carson.board.table import Table
from carson.kernel import Frame

ROUNDS: Final = 4

# The names of the steps below, as a view tells them; "round" in set-up, "" when the game is over.
Phase = Literal["", "round", "characters", "cowboys", "actions", "end"]


class RoundFrame(Frame, frozen=True):
    """A round begins; in set-up, the first one waits below all other frames."""


class CharactersFrame(Frame, frozen=True):
    """Phase 1: characters are chosen."""

    order: tuple[int, ...]
    turn: int  # index in that order


class CowboysFrame(Frame, frozen=True):
    """Phase 2: cowboys are placed."""

    turn: int  # index in the turn order


class ActionsFrame(Frame, frozen=True):
    """Phase 3: actions are resolved."""

    next: int  # the index of what comes next in the sequence


class EndFrame(Frame, frozen=True):
    """Phase 4: the round ends."""

    stage: int  # which part comes next


def in_turn_order(table: Table, state: State) -> bool:
    """Players come in the order of their characters (BG-4.3)."""
    return state.order == sorted(table.seats, key=lambda seat: state.who[seat])


def all_chose(table: Table, state: State) -> bool:
    return all((number >= 0) == (seat in table.people) for seat, number in enumerate(state.plays))


def all_passed(table: Table, state: State) -> bool:
    """Everybody has a character and a place in the turn order, and has passed."""
    return sorted(state.passed) == sorted(state.order) == list(table.seats) and all_chose(table, state)
