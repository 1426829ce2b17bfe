"""What can go wrong at a door, as data. Each kind has its HTTP status; the words come from carson.words
(server.ftl).
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import ClassVar

from carson.kernel import CarsonError


@contextmanager
def blaming(option: str) -> Iterator[None]:
    """What goes wrong in here is the fault of this part of the request: the error's details name it as `option`, so
    that a form can tell it where it was chosen. An error that already names one keeps it.
    """
    try:
        yield
    except CarsonError as error:
        error.details.setdefault("option", option)
        raise


class ServerError(CarsonError):
    """A request that cannot be granted. `retry_after`: the seconds to wait before trying again; 0: unknown."""

    status: ClassVar[int] = 400
    retry_after: ClassVar[int] = 0

    def __init_subclass__(cls, status: int | None = None, retry_after: int | None = None) -> None:
        cls.status = cls.status if status is None else status
        cls.retry_after = cls.retry_after if retry_after is None else retry_after


class BadRequest(ServerError):
    """It cannot be read."""


class NotKnown(ServerError, status=401):
    """The request does not say who is asking."""


class NotAllowed(ServerError, status=403):
    """Somebody else may do this."""


class NotThere(ServerError, status=404):
    """No such thing, or none that the reader may know about."""


class Conflict(ServerError, status=409):
    """It does not fit what has happened in the meantime."""


class Stopping(ServerError, status=503):
    """The server is about to stop."""


class Unwell(ServerError, status=503):
    """The server cannot work properly."""


class Busy(ServerError, status=503, retry_after=2):
    """Not now: others come first."""


class TooMany(ServerError, status=429, retry_after=5):
    """More than one person needs."""


class TooManyAtOnce(TooMany, retry_after=1):
    """Earlier requests are not answered yet."""
