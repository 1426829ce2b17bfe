"""What one action causes: its draws, its events, and whether it revealed something."""

from collections.abc import Sequence
from typing import Any

from carson.kernel.chance import Chance
from carson.kernel.types import Draw, Event


class Log:
    """Handed to the rules while an action is applied. `quiet` drops events, for searches that read none."""

    __slots__ = ("chance", "draws", "events", "hidden", "quiet", "revealed")

    def __init__(self, chance: Chance, quiet: bool = False) -> None:
        self.chance = chance
        self.quiet = quiet
        self.draws: list[Draw] = []
        self.hidden: list[int] = []  # which of the draws not everybody may see
        self.events: list[Event] = []
        self.revealed = False

    def pick(self, what: str, pool: Sequence[int], hidden: bool = False) -> int:
        """Draw one value of the pool. `hidden`: not everybody may know it yet."""
        value = self.chance.pick(what, pool)
        if hidden:
            self.hidden.append(len(self.draws))
        self.draws.append((what, value))
        return value

    def reveal(self) -> None:
        """Sealed information became known: nothing before this can be taken back."""
        self.revealed = True

    def say(self, kind: str, /, **data: Any) -> None:
        if not self.quiet:
            self.events.append(Event(kind, data))

    def whisper(self, to: int, kind: str, /, **data: Any) -> None:
        """An event for one seat's eyes only."""
        if not self.quiet:
            self.events.append(Event(kind, data, to))

    @property
    def final(self) -> bool:
        """Whether the action can no longer be taken back."""
        return self.revealed or bool(self.draws)
