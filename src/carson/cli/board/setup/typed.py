"""How a table of the board game is set up, as typed. Light: every command that takes it imports it at the start."""

from dataclasses import dataclass, field
from typing import Any, Final


def _option(value: str, alone: bool = False) -> Any:
    """`value`: what help calls it. `alone`: only for commands with a game for one person."""
    return field(default=None, metadata={"value": value, "alone": alone})


@dataclass(frozen=True)
class TypedSetup:
    """What was typed; None: nothing."""

    characters: str | None = _option("SET")
    bag: str | None = _option("BAG")
    variants: str | None = _option("LIST")
    edition: str | None = _option("EDITION")
    river: str | None = _option("PARCELS")
    solo: str | None = _option("STRATEGY", alone=True)

    @property
    def alone(self) -> bool:
        """One person and nobody else at the table (BG-14)."""
        return self.solo is not None


NO_SETUP: Final = TypedSetup()
