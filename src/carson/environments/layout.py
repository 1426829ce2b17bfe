"""How an observation is laid out: named parts of one vector, each with a shape and a scale."""

from collections.abc import Iterable, Sequence
from math import prod
from typing import Final

from msgspec import Struct
from numpy import float32, zeros
from numpy.typing import NDArray

# Counts are divided by their part's scale, so that most values lie between 0 and 1; no value is beyond these.
LOWEST: Final = -1.0
HIGHEST: Final = 200.0


class Part(Struct, frozen=True):
    """A part of an observation. `scale` is what numbers are divided by; 1 for flags, which are 0 or 1.

    `of` names what its numbers run through, in this order, where the ids of actions do not.
    """

    name: str
    shape: tuple[int, ...]
    meaning: str
    scale: float = 1.0
    of: tuple[str, ...] = ()

    @property
    def size(self) -> int:
        return prod(self.shape)


class Layout:
    """The parts in their order."""

    __slots__ = ("at", "parts", "scales", "size")

    def __init__(self, parts: Iterable[Part]) -> None:
        self.parts: Final = tuple(parts)
        at, end = {}, 0
        for part in self.parts:
            at[part.name] = end
            end += part.size
        self.at: Final = at  # where each part begins
        self.size: Final = end
        self.scales: Final = {part.name: part.scale for part in self.parts}

    def slice(self, name: str) -> slice:
        """Where a part is in the vector.

        Examples:
            >>> from carson.environments.board_observation import LAYOUT
            >>> LAYOUT.slice("round")
            slice(0, 5, None)
        """
        part = next(part for part in self.parts if part.name == name)
        return slice(self.at[name], self.at[name] + part.size)


class Pen:
    """Notes what differs from 0 while an observation is written, and then writes it all at once."""

    __slots__ = ("_at", "_ones", "_scales", "_size", "_values", "_where")

    def __init__(self, layout: Layout) -> None:
        self._at = layout.at
        self._size = layout.size
        self._scales = layout.scales
        self._ones: list[int] = []
        self._where: list[int] = []
        self._values: list[float] = []

    def flag(self, part: str, index: int = 0) -> None:
        """A 1."""
        self._ones.append(self._at[part] + index)

    def flags(self, part: str, indices: Iterable[int]) -> None:
        start = self._at[part]
        self._ones += [start + index for index in indices]

    def number(self, part: str, value: float, index: int = 0) -> None:
        """A number, to be divided by the part's scale."""
        self._where.append(self._at[part] + index)
        self._values.append(value / self._scales[part])

    def numbers(self, part: str, values: Sequence[float], first: int = 0) -> None:
        """Several in a row."""
        start, scale = self._at[part] + first, self._scales[part]
        self._where += range(start, start + len(values))
        self._values += [value / scale for value in values]

    def vector(self) -> NDArray[float32]:
        found = zeros(self._size, float32)
        found[self._ones] = 1
        found[self._where] = self._values
        return found
