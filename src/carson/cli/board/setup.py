"""How a table of the board game is set up, as typed. Light: every command that takes it imports it at the start."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class BoardSetup:
    """What was typed; None: nothing."""

    characters: str | None = None
    bag: str | None = None
    variants: str | None = None
    edition: str | None = None
    river: str | None = None
    solo: str | None = None

    @property
    def alone(self) -> bool:
        """One person and nobody else at the table (BG-14)."""
        return self.solo is not None


NO_SETUP: Final = BoardSetup()
