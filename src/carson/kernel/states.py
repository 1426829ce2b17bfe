"""What the states of all games share: they compare by value, can be pickled, and have no hash."""

from typing import Any, ClassVar, Self

from carson.kernel.types import Frame
from carson.kernel.values import restore


class PlainState:
    """A game's state as plain attributes. `FIELDS` names them: a compiled class has no slots to list them by."""

    __slots__ = ()

    FIELDS: ClassVar[tuple[str, ...]] = ()

    frames: list[Frame]

    def copy(self) -> Self:
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.FIELDS)

    def __hash__(self) -> int:
        raise TypeError("A state changes, so it has no hash; rules.position_text(state) is a key for it.")

    def __reduce__(self) -> tuple[Any, ...]:
        return restore, (type(self), {name: getattr(self, name) for name in self.FIELDS})
