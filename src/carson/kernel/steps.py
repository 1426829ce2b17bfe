"""A step declares itself once: its name, its frame, how that frame is written, where it may wait, and who works on it.

A game lists its steps; whatever else is to be known about them (text forms, checks of a position, the steps bound to a
table) is derived from that list.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, Generic

from msgspec import Struct

from carson.kernel.flow import Automatic, F, S, Step, T
from carson.kernel.log import Log
from carson.kernel.types import Frame

_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,3}")


class Field(Struct, frozen=True):
    """One value of a frame: how it is written as a word, and how it is read at a table (ValueError: it cannot be)."""

    text: Callable[[Any], str]
    read: Callable[[Any, str], Any]


def up_to(most: int, least: int = 0) -> Field:
    return Field(str, lambda table, word: _read_number(word, least, most))


def below(count: Callable[[Any], int]) -> Field:
    """A number less than what there is of something at the table: a seat, say."""
    return Field(str, lambda table, word: _read_number(word, 0, count(table) - 1))


def _read_number(word: str, least: int, most: int) -> int:
    if not _NUMBER.fullmatch(word) or not least <= int(word) <= most:
        raise ValueError(word)
    return int(word)


class StepKind(Struct, Generic[T, S, F], frozen=True):
    """All there is to say about one kind of step.

    It has a `step`, which may wait for players, or it only does `work`. `fields` say how its frame is written, value by
    value. While a game waits, the frame of a `phase` lies at the bottom; above it lie frames that name this phase in
    `above`; and each of them fits the state.
    """

    name: str  # in positions
    frame: type[F]
    step: Callable[[T], Step[S, F]] | None = None
    work: Callable[[T, S, F, Log], None] | None = None
    fields: tuple[Field, ...] = ()
    phase: bool = False
    above: tuple[type[Frame], ...] = ()
    fits: Callable[[T, S, F], bool] | None = None

    def bind(self, table: T) -> Step[S, F]:
        if self.step is not None:
            return self.step(table)
        assert self.work is not None, f"{self.name} has neither a step nor work to do"
        return Automatic(table, self.work)

    def text(self, frame: F) -> str:
        values = (getattr(frame, name) for name in self.frame.__struct_fields__)
        return " ".join([self.name, *(field.text(value) for field, value in zip(self.fields, values, strict=True))])

    def read(self, table: T, words: list[str]) -> F:
        return self.frame(*(field.read(table, word) for field, word in zip(self.fields, words, strict=True)))


class Steps(Generic[T, S]):
    """The kinds of steps of a game. A later one takes the place of an earlier one with the same frame."""

    __slots__ = ("_by_name", "kinds")

    def __init__(self, kinds: Iterable[StepKind[T, S, Any]]) -> None:
        self.kinds: Final[dict[type[Frame], StepKind[T, S, Any]]] = {kind.frame: kind for kind in kinds}
        self._by_name: Final = {kind.name: kind for kind in self.kinds.values()}

    def bind(self, table: T) -> dict[type[Frame], Step[S, Any]]:
        return {frame: kind.bind(table) for frame, kind in self.kinds.items()}

    def name(self, frame: Frame) -> str:
        return self.kinds[type(frame)].name

    def text(self, frame: Frame) -> str:
        return self.kinds[type(frame)].text(frame)

    @property
    def phases(self) -> tuple[str, ...]:
        """The names of the steps that are phases."""
        return tuple(kind.name for kind in self.kinds.values() if kind.phase)

    def phase(self, frames: Sequence[Frame]) -> str:
        """The name of the phase that these frames are pending in; "" where nothing is."""
        return self.name(frames[0]) if frames else ""

    def read(self, table: T, text: str) -> Frame:
        """The frame a text describes; ValueError when it describes none."""
        name, *words = text.split(" ")
        if name not in self._by_name:
            raise ValueError(text)
        found: Frame = self._by_name[name].read(table, words)
        return found

    def faults(self, table: T, state: S) -> list[str]:
        """What is wrong with the frames of a state that waits, as names of steps; empty when all is in order."""
        kinds = [self.kinds.get(type(frame)) for frame in state.frames]
        phase = type(state.frames[0])
        known = [kind for kind in kinds if kind is not None]
        placed = known[:1] and known[0].phase and all(phase in kind.above for kind in known[1:])
        if len(known) < len(kinds) or not placed or known[-1].step is None:
            return ["frames"]
        pairs = zip(known, state.frames, strict=True)
        return [kind.name for kind, frame in pairs if kind.fits is not None and not kind.fits(table, state, frame)]
