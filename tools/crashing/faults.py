"""What the run looks for, and what is not a fault: a request that got no answer."""

from typing import Any


class Fault(Exception):
    """The server did what it must not; with everything needed to investigate."""

    def __init__(self, what: str, **details: Any) -> None:
        super().__init__(what, details)
        self.what = what
        self.details = details

    def __str__(self) -> str:
        return "\n".join([self.what, *(f"    {name}: {value}" for name, value in self.details.items())])


class Unanswered(Exception):
    """Nobody can say whether it was done. It is sent again, under the same id."""
