"""What can go wrong at the door, as data. Each kind has its HTTP status; words come from carson.words (server.ftl)."""

from typing import ClassVar

from carson.kernel import CarsonError


class ServerError(CarsonError):
    """A request that cannot be granted. `retry_after`: seconds after which it may be; 0: nobody knows."""

    status: ClassVar[int] = 400
    retry_after: ClassVar[int] = 0


class BadRequest(ServerError):
    """It cannot be read."""


class NotKnown(ServerError):
    """Nobody has said who is asking."""

    status = 401


class NotAllowed(ServerError):
    """Somebody else may."""

    status = 403


class NotThere(ServerError):
    """No such thing, or none that the reader may know of."""

    status = 404


class Conflict(ServerError):
    """It does not fit what has happened meanwhile."""

    status = 409


class Stopping(ServerError):
    """Not any more: the server is about to end."""

    status = 503


class Unwell(ServerError):
    """The server cannot do its work as it is."""

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
    """What was asked before is not answered yet."""

    retry_after = 1
