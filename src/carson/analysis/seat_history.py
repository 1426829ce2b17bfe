"""What a seat saw of a game, moment by moment. Everything that is judged is judged from this."""

from collections.abc import Iterator
from typing import Any, Generic, TypeVar

from msgspec import Struct

from carson.kernel import Game

V = TypeVar("V")
A = TypeVar("A")


class Asked(Struct, Generic[V, A], frozen=True):
    """A question to the seat that left it a choice: what it saw, what it could do, what it did (None: nothing yet).

    `move` is the number of the move that answered.
    """

    move: int
    view: V
    legal: list[A]
    played: A | None


class Drawn(Struct, Generic[V, A], frozen=True):
    """A move by anybody that dice or draws had a part in, as the seat saw it: before, what was done, and after."""

    move: int
    by: int
    before: V
    action: A
    after: V


class SeatHistory(Struct, Generic[V, A], frozen=True):
    """All that a seat knows about a game. `share`: how much of the victory was its own; None before the end."""

    seat: int
    moves: int
    asked: tuple[Asked[V, A], ...]
    drawn: tuple[Drawn[V, A], ...]
    share: float | None


def seat_history(game: Game[Any, A, V], seat: int, luck: bool = True) -> SeatHistory[V, A]:
    """The game as the seat saw it. Without `luck`, only the questions."""
    asked: list[Asked[V, A]] = []
    drawn: list[Drawn[V, A]] = []
    known = {move.number for move in game.seen_moves(seat) if move.action is not None}
    before: V | None = None
    for position in game.positions():
        move, number = position.move, position.number
        if luck and before is not None and move.action is not None and number in known:
            drawn.append(Drawn(number, move.seat, before, move.action, position.view(seat)))
        before = None
        played, decision = position.played, position.decision
        if played is None or decision is None:
            continue
        if played.seat == seat and seat in decision.seats:
            legal = game.rules.legal(position.state, seat)
            if len(legal) > 1:
                asked.append(Asked(number + 1, position.view(seat), legal, played.action))
        # In a decision in secret it is others' choices that come to light; only open draws are luck.
        if luck and len(played.draws) > len(played.hidden) and not decision.together:
            before = position.view(seat)
    return SeatHistory(seat, game.version, tuple(asked), tuple(drawn), _share(game, seat))


def question(game: Game[Any, A, V], seat: int) -> Asked[V, A] | None:
    """What the seat is asked now, if it has a choice."""
    decision = game.decision
    if decision is None or seat not in decision.seats:
        return None
    legal = game.legal_actions(seat)
    return Asked(game.version + 1, game.view(seat), legal, None) if len(legal) > 1 else None


def _share(game: Game[Any, Any, Any], seat: int) -> float | None:
    outcome = game.outcome()
    if outcome is None:
        return None
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def spans(count: int, size: int) -> Iterator[tuple[int, int]]:
    """Whole numbers up to `count` in pieces of at most `size`: from, and up to but not including."""
    for first in range(0, count, size):
        yield first, min(count, first + size)
