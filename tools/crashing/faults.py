"""What the run looks for, and what is no fault: a request that got no answer."""

from typing import Any


class Fault(Exception):
    """The server did what it must not; with all that is needed to look into it."""

    def __init__(self, what: str, **details: Any) -> None:
        super().__init__(what, details)
        self.what = what
        self.details = details

    def __str__(self) -> str:
        return "\n".join([self.what, *(f"    {name}: {value}" for name, value in self.details.items())])


class Unanswered(Exception):
    """Nobody can say whether it was done. It is sent again, under the same name."""
