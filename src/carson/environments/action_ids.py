"""Fixed numbers for actions: a bijection between everything a game's options can bring and 0 to size - 1."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Final, Generic, TypeVar

from msgspec import Struct

from carson.kernel.actions import Actions, PlayerAction

A = TypeVar("A", bound=PlayerAction)


class Section(Struct, Generic[A], frozen=True):
    """The actions of one kind, in the order of their ids. `variants`: they only occur with one of these, if any."""

    actions: tuple[A, ...]
    of: str  # what the ids run through, for the table in the documentation
    variants: tuple[str, ...] = ()


class ActionIds(Generic[A]):
    """The ids of a game's actions, section by section.

    An id means the same with all options. Only the size of the space depends on them: it ends after the last section
    that the variants in play can use.

    Examples:
        >>> from carson.environments.board_actions import action_ids
        >>> ids = action_ids(carson.new_game("board", seed=7).rules.table)
        >>> ids.id(carson.board.actions.Claim("d4")), ids.action(28)
        (28, Claim(parcel='d4'))
    """

    __slots__ = ("_actions", "_forms", "_ids", "ends", "sections")

    def __init__(self, forms: Actions[A], sections: Iterable[Section[A]]) -> None:
        self.sections: Final = tuple(sections)
        self._forms: Final = forms
        self._actions: Final = tuple(action for section in self.sections for action in section.actions)
        self._ids: Final = {action: number for number, action in enumerate(self._actions)}
        ends: list[int] = []
        for section in self.sections:
            ends.append((ends[-1] if ends else 0) + len(section.actions))
        self.ends: Final = tuple(ends)
        forgotten = set(forms.types) - {type(section.actions[0]) for section in self.sections}
        if forgotten or len(self._ids) < len(self._actions):
            names = ", ".join(sorted(kind.__name__ for kind in forgotten)) or "none"
            raise TypeError(f"Each action has one id; kinds without a section: {names}; or an action is listed twice.")

    def __len__(self) -> int:
        return len(self._actions)

    def size(self, variants: Collection[str]) -> int:
        """How many ids a game with these variants needs: all of its actions are below."""
        return max(
            end
            for end, section in zip(self.ends, self.sections, strict=True)
            if not section.variants or any(name in variants for name in section.variants)
        )

    def id(self, action: A) -> int:
        found = self._ids.get(action)
        if found is None:
            raise LookupError(f"“{self._forms.text(action)}” has no id: add it to its section.")
        return found

    def ids(self, actions: Sequence[A]) -> list[int]:
        """Of several at once."""
        try:
            return [self._ids[action] for action in actions]
        except KeyError:
            return [self.id(action) for action in actions]

    def action(self, number: int) -> A:
        if not 0 <= number < len(self._actions):
            raise LookupError(f"There is no action {number}; ids run from 0 to {len(self._actions) - 1}.")
        return self._actions[number]

    def text(self, number: int) -> str:
        """The action in the notation of records, such as “claim d4”."""
        return self._forms.text(self.action(number))

    def rows(self) -> list[dict[str, Any]]:
        """A row for each section: its kind, its ids, how many there are, what they run through, and when it occurs."""
        found = []
        for end, section in zip(self.ends, self.sections, strict=True):
            first, last = section.actions[0], section.actions[-1]
            found.append(
                {
                    "kind": str(type(first).__struct_config__.tag),
                    "first": end - len(section.actions),
                    "last": end - 1,
                    "of": section.of,
                    "from": self._forms.text(first),
                    "to": self._forms.text(last),
                    "variants": section.variants,
                }
            )
        return found
