"""What the rules of all games share: they are values, made of options, and write and read actions as declared."""

from typing import Final, Generic, TypeVar

from carson.kernel.actions import Actions, PlayerAction
from carson.kernel.types import ActionForm, Json

A = TypeVar("A", bound=PlayerAction)
Chosen = TypeVar("Chosen")


class TableRules(Generic[A, Chosen]):
    """Rules at one table. Those of the same version and options, with the same material and beginning, are equal."""

    __slots__ = ("_actions", "game", "options", "seats", "version")

    def __init__(self, game: str, version: int, options: Chosen, seats: int, actions: Actions[A]) -> None:
        self.game: Final = game
        self.version: Final = version
        self.options: Final = options
        self.seats: Final = seats
        self._actions = actions

    def header(self) -> dict[str, str]:
        raise NotImplementedError

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
