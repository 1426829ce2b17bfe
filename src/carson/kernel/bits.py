"""Sets of small numbers (parcels, cards, players) as the bits of an int."""

from collections.abc import Sequence
from typing import Final, Generic, TypeVar

T = TypeVar("T")


def members(found: int) -> list[int]:
    """The elements of a bit set, ascending."""
    out = []
    while found:
        lowest = found & -found
        out.append(lowest.bit_length() - 1)
        found ^= lowest
    return out


def picked(things: Sequence[T], found: int) -> list[T]:
    """The things with these numbers, ascending: for few out of many."""
    out = []
    while found:
        lowest = found & -found
        out.append(things[lowest.bit_length() - 1])
        found ^= lowest
    return out


class Listed(Generic[T]):
    """Things by number, of which a bit set picks some: eight at a time, because a game makes many lists of actions.

    Examples:
        >>> from carson.kernel.bits import Listed
        >>> Listed("abcdefghij").of(0b10_0000_0101)
        ['a', 'c', 'j']
    """

    __slots__ = ("_bytes",)

    def __init__(self, things: Sequence[T]) -> None:
        eights = [things[first : first + 8] for first in range(0, len(things), 8)]
        # For each byte of a bit set and each of its values, the things of its bits.
        self._bytes: Final = [
            [[thing for bit, thing in enumerate(eight) if value >> bit & 1] for value in range(256)] for eight in eights
        ]

    def of(self, found: int) -> list[T]:
        """Those with these numbers, ascending."""
        out: list[T] = []
        for at, value in enumerate(found.to_bytes((found.bit_length() + 7) // 8, "little")):
            if value:
                out += self._bytes[at][value]
        return out
