"""The positions that a game went through, one after each move."""

from typing import Generic, TypeVar

from msgspec import Struct

from carson.kernel.errors import CarsonError
from carson.kernel.moves import Move
from carson.kernel.rules import Rules
from carson.kernel.types import Decision, Event

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")


def view_of(rules: Rules[S, A, V], state: S, seat: int | None) -> V:
    """What the seat may know; None is a spectator."""
    if seat is not None and not 0 <= seat < rules.seats:
        raise CarsonError("no-such-seat", found=seat, known=list(range(rules.seats)))
    return rules.view(state, seat)


class Position(Struct, Generic[S, A, V], frozen=True):
    """A moment of a game: what `move` led to, and the move that was `played` next.

    Position 0 is the end of the set-up, which nobody decided: its move has no action. `played` is None at the end.

    Examples:
        >>> game = carson.new_game("cards", players=2, seed=7)
        >>> _ = game.apply(0, "bid 3")
        >>> for position in game.positions():
        ...     print(position.number, position.action, position.scores(), position.played is None)
        0 None (0, 0, 0, 0) False
        1 Bid(value=3) (0, 0, 0, 0) True
    """

    rules: Rules[S, A, V]
    number: int
    move: Move[A] | Move[None]
    state: S
    played: Move[A] | None

    @property
    def action(self) -> A | None:
        """What was done to get here; None after the set-up."""
        return self.move.action

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened on the way here."""
        return self.move.events

    @property
    def decision(self) -> Decision | None:
        """Who must decide what; None when the game is over."""
        return self.rules.decision(self.state)

    def __repr__(self) -> str:
        return f"<Position {self.number}: {self.state!r}>"

    def view(self, seat: int | None) -> V:
        """What the seat may know; None is a spectator."""
        return view_of(self.rules, self.state, seat)

    def scores(self) -> tuple[int, ...]:
        """What each player would score if the game ended here."""
        return self.rules.scores(self.state)

    def text(self) -> str:
        """The position as text (docs/notation.md); `rules.parse_position` reads it back."""
        return self.rules.position_text(self.state)
