"""What the rules of all games share: they are values, made of options; they begin with a set-up or from a position; and
they write and read actions as declared.
"""

from typing import Any, Final, Generic, TypeVar

from carson.kernel.actions import Actions, PlayerAction
from carson.kernel.flow import Step, seat_refusal, settle
from carson.kernel.lines import one_line
from carson.kernel.log import Log
from carson.kernel.states import PlainState
from carson.kernel.types import ActionForm, Frame, Json, Refusal

S = TypeVar("S", bound=PlainState)
A = TypeVar("A", bound=PlayerAction)
Chosen = TypeVar("Chosen")


class TableRules(Generic[S, A, Chosen]):
    """Rules at one table. Immutable: all that changes is in the state.

    Those of the same version and options, with the same material and beginning, are equal. They can be pickled.
    """

    __slots__ = ("_actions", "_begins", "_steps", "game", "options", "seats", "version")

    def __init__(
        self,
        game: str,
        version: int,
        options: Chosen,
        seats: int,
        actions: Actions[A],
        steps: dict[type[Frame], Step[S, Any]],
        begins: str,
    ) -> None:
        """`begins`: the text of a position to start from, instead of the set-up."""
        self.game: Final = game
        self.version: Final = version
        self.options: Final = options
        self.seats: Final = seats
        self._actions = actions
        self._steps = steps
        self._begins: S | None = self.parse_start(begins) if begins else None

    # What each game has of its own

    def set_up(self, log: Log) -> S:
        raise NotImplementedError

    def options_head(self) -> dict[str, str]:
        """The head lines of a record without the position it begins from."""
        raise NotImplementedError

    def position_text(self, state: S) -> str:
        raise NotImplementedError

    def parse_position(self, text: str) -> S:
        raise NotImplementedError

    def parse_start(self, text: str) -> S:
        """A position that a game begins from: what is gained in it must not lead beyond what `parse_position` reads."""
        return self.parse_position(text)

    def check_step(self, state: S, frame: Frame, seat: int, action: A) -> Refusal | None:
        """Why the action is refused while the frame's step waits."""
        raise NotImplementedError

    # What follows from it

    def start(self, log: Log) -> S:
        if self._begins is not None:
            log.say("from-position")
            return self._begins.copy()
        state = self.set_up(log)
        settle(self._steps, state, log)
        return state

    def check(self, state: S, seat: int, action: A) -> Refusal | None:
        if not state.frames:
            return seat_refusal(None, seat)
        return self.check_step(state, state.frames[-1], seat, action)

    def copy(self, state: S) -> S:
        return state.copy()

    @property
    def begins(self) -> str:
        """The text of the position that games start from; "" with the set-up."""
        return self.position_text(self._begins) if self._begins is not None else ""

    def header(self) -> dict[str, str]:
        begins = self.begins
        return {**self.options_head(), "position": one_line(begins)} if begins else self.options_head()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, TableRules) or type(self) is not type(other):
            return NotImplemented
        return self.version == other.version and self.header() == other.header()

    def __hash__(self) -> int:
        return hash((self.version, self.options))

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.options}>"

    def action_text(self, action: A) -> str:
        return self._actions.text(action)

    def action_object(self, action: A) -> dict[str, Json]:
        return self._actions.object(action)

    def parse_action(self, form: ActionForm) -> A:
        return self._actions.parse(form)
