"""What is wrong with a deck file, as data that leads its author to the place."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from carson.kernel import CarsonError, Cause


class Fault(Struct, frozen=True):
    """One fault. `where` is a card's id, a character's name, a part of the file (`eras.I #3`), or line and column."""

    file: str
    where: str
    field: str
    cause: Cause
    warning: bool = False  # the deck can be played with all the same

    @property
    def place(self) -> str:
        return ", ".join(part for part in (self.file, self.where, self.field) if part)


class DeckError(CarsonError):
    """A deck that cannot be played with. It tells the first reason why not; `faults` has them all."""

    faults: tuple[Fault, ...] = ()

    def __reduce__(self) -> tuple[Any, ...]:
        return *super().__reduce__(), {"faults": self.faults}


def unfit(faults: Sequence[Fault]) -> DeckError:
    first = faults[0]
    error = DeckError("deck", where=first.place, reason=first.cause, more=len(faults) - 1)
    error.faults = tuple(faults)
    return error
