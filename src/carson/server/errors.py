"""What can go wrong at a door, as data. Each kind has its HTTP status; the words come from carson.words
(server.ftl).
"""

from typing import ClassVar

from carson.kernel import CarsonError


class ServerError(CarsonError):
    """A request that cannot be granted. `retry_after`: the seconds to wait before trying again; 0: unknown."""

    status: ClassVar[int] = 400
    retry_after: ClassVar[int] = 0


class BadRequest(ServerError):
    """It cannot be read."""


class NotKnown(ServerError):
    """The request does not say who is asking."""

    status = 401


class NotAllowed(ServerError):
    """Somebody else may do this."""

    status = 403


class NotThere(ServerError):
    """No such thing, or none that the reader may know about."""

    status = 404


class Conflict(ServerError):
    """It does not fit what has happened in the meantime."""

    status = 409


class Stopping(ServerError):
    """The server is about to stop."""

    status = 503


class Unwell(ServerError):
    """The server cannot work properly."""

    status = 503


class Busy(ServerError):
    """Not now: others come first."""

    status = 503
    retry_after = 2


class TooMany(ServerError):
    """More than one person needs."""

    status = 429
    retry_after = 5


class TooManyAtOnce(TooMany):
    """Earlier requests are not answered yet."""

    retry_after = 1
