"""A variant's own slice of a state: an immutable value that nothing but the variant looks into."""

from typing import Final, Generic, TypeVar

from carson.board.state import State

V = TypeVar("V")


class Slice(Generic[V]):
    """Reads and writes the value that a state keeps under the variant's name.

    Copies of a state share their slices until one of them puts another value, so that a copy costs the same whatever
    variants are in play.
    """

    __slots__ = ("first", "name")

    def __init__(self, name: str, first: V) -> None:
        self.name: Final = name
        self.first: Final = first  # before the set-up

    def in_play(self, state: State) -> bool:
        return self.name in state.slices

    def of(self, state: State) -> V:
        value: V = state.slices[self.name]
        return value

    def put(self, state: State, value: V) -> None:
        state.slices = {**state.slices, self.name: value}
