"""What is wrong with a deck file, worded so that its author finds the place."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal

Severity = Literal["error", "warning"]

# A nonsense file has thousands of faults; a message shows the first few, `DeckError.faults` has them all.
SHOWN: Final = 20


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault. `where` is a card's id, a character's name, 'era I', or a place in the text."""

    file: str
    where: str
    field: str
    message: str
    severity: Severity = "error"

    def __str__(self) -> str:
        note = " (warning)" if self.severity == "warning" else ""
        return f"{self.file}: {self.where}, {self.field}: {self.message}{note}"


class DeckError(ValueError):
    """A deck that cannot be played, with every reason why not."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__(self.faults)  # as the only argument, so that the error survives pickling

    def __str__(self) -> str:
        lines = [str(fault) for fault in self.faults[:SHOWN]]
        if len(self.faults) > SHOWN:
            lines.append(f"... and {len(self.faults) - SHOWN} more faults")
        return "\n".join(lines)
