"""Rules with a fault put in, to show that a trial finds it."""

from typing import Any


class Twisted:
    """A game's rules with some of their functions replaced; the rest are the game's own."""

    def __init__(self, rules: Any, **faults: Any) -> None:
        self._rules = rules
        self._faults = faults

    def __getattr__(self, name: str) -> Any:
        return self._faults[name] if name in self._faults else getattr(self._rules, name)
