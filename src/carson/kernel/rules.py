"""What a game supplies to the kernel: rules with their options chosen, as pure functions over a plain state."""

from typing import TYPE_CHECKING, Protocol, TypeVar

from carson.kernel.log import Log
from carson.kernel.types import ActionForm, Decision, Draw, Json, Outcome, Refusal

if TYPE_CHECKING:
    from random import Random

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")


class Rules(Protocol[S, A, V]):
    """A game at a table: S is its state, A its actions, V what a seat sees.

    Rules are immutable and shared by all copies of a game. Rules made from the same options are equal.
    `check`, `legal` and `apply` never look at a clock, a file or a generator; chance comes through the log.
    """

    @property
    def game(self) -> str:
        """The game's name in records and commands."""
        ...

    @property
    def version(self) -> int:
        """Raised when a change of rules would make stored games end differently."""
        ...

    @property
    def seats(self) -> int:
        """How many seats take decisions: 0 to seats - 1."""
        ...

    def start(self, log: Log) -> S:
        """The set-up, up to the first decision."""
        ...

    def copy(self, state: S) -> S: ...

    def decision(self, state: S) -> Decision | None:
        """Who must decide what; None when the game is over."""
        ...

    def legal(self, state: S, seat: int) -> list[A]:
        """Everything the seat may do now; empty when nothing is asked of it."""
        ...

    def check(self, state: S, seat: int, action: A) -> Refusal | None:
        """Why the seat may not do this; None when it may."""
        ...

    def apply(self, state: S, seat: int, action: A, log: Log) -> None:
        """Change the state. The action has been checked."""
        ...

    def outcome(self, state: S) -> Outcome | None: ...

    def scores(self, state: S) -> tuple[int, ...]:
        """What each player would score if the game ended now; at the end, the outcome's scores."""
        ...

    def view(self, state: S, seat: int | None) -> V:
        """What the seat (None: a spectator) may know, built up from that."""
        ...

    def redraw(self, state: S, seat: int | None, rng: "Random") -> S:
        """A state the seat cannot tell from this one, with everything hidden from it drawn anew."""
        ...

    def imagine(self, view: V, rng: "Random") -> S:
        """A state that gives the seat this view, made from the view alone: where a bot's search begins."""
        ...

    # Notation

    def action_text(self, action: A) -> str: ...

    def action_object(self, action: A) -> dict[str, Json]:
        """The action as data for programs: its `kind`, its fields, and its `text`."""
        ...

    def parse_action(self, form: ActionForm) -> A:
        """From its text or its object."""
        ...

    def draw_text(self, draw: Draw) -> str: ...

    def parse_draw(self, text: str) -> Draw: ...

    def position_text(self, state: S) -> str:
        """The whole state as canonical text: equal states give equal texts."""
        ...

    def parse_position(self, text: str) -> S: ...

    def header(self) -> dict[str, str]:
        """The options as the head lines of a record, enough to build the same rules again."""
        ...
