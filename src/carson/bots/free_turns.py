"""Decisions in which several seats act as often as they like (Kit Carson, BG-11.4): which program is next."""

from random import Random
from typing import Any, Final

from carson.board.actions import Shift
from carson.kernel import Decision, Game

# A program that has moved this many cowboys has thought enough: otherwise two of them could go on for hours.
MOST_SHIFTS: Final = 4


def next_seat(decision: Decision, chance: Random) -> int:
    """The first who must decide; any of them if all are free to."""
    if decision.freely and len(decision.seats) > 1:
        return chance.choice(decision.seats)
    return decision.seats[0]


def offered(game: Game[Any, Any, Any], seat: int) -> list[Any]:
    """What a program may choose from: the legal actions, without moving cowboys once it has done so often."""
    legal = game.legal_actions(seat)
    decision = game.decision
    if decision is None or not decision.freely or _shifts(game, seat) < MOST_SHIFTS:
        return legal
    return [action for action in legal if type(action) is not Shift]


def _shifts(game: Game[Any, Any, Any], seat: int) -> int:
    """How often the seat has moved a cowboy since this decision began."""
    since = game.serial - game.question
    moves = game.moves[max(0, len(game.moves) - since) :] if since else []
    return sum(move.seat == seat and type(move.action) is Shift for move in moves)
