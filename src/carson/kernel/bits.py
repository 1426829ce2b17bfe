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


class Listed(Generic[T]):
    """Things by number, of which a bit set picks some: eight at a time, because a game makes many lists of actions.

    Examples:
        >>> from carson.kernel.bits import Listed
        >>> Listed("abcdefghij").of(0b10_0000_0101)
        ['a', 'c', 'j']
    """

    __slots__ = ("_bytes", "_size")

    def __init__(self, things: Sequence[T]) -> None:
        # For each byte of a bit set and each of its values, the things of its bits.
        self._bytes: Final = [_choices(things[first : first + 8]) for first in range(0, len(things), 8)]
        self._size: Final = len(self._bytes)

    def of(self, found: int) -> list[T]:
        """Those with these numbers, ascending."""
        out: list[T] = []
        lists = self._bytes
        for at, value in enumerate(found.to_bytes(self._size, "little")):
            if value:
                out += lists[at][value]
        return out

    def of_few(self, found: int) -> list[T]:
        """The same, faster where most numbers are missing: a small part of a large map."""
        out: list[T] = []
        lists = self._bytes
        every = found.to_bytes(found.bit_length() + 7 >> 3, "little")
        some = every.lstrip(b"\0")
        for at, value in enumerate(some, len(every) - len(some)):
            if value:
                out += lists[at][value]
        return out


def _choices(things: Sequence[T]) -> list[list[T]]:
    """Each of these taken or not: the list at n holds those whose bits are in n."""
    found: list[list[T]] = [[]]
    for thing in things:
        found += [[*before, thing] for before in found]
    return found
