"""How often one may ask. Counted in this process's memory: several processes allow that many each."""

from typing import Final

from limits import RateLimitItem, parse
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import MovingWindowRateLimiter
from starlette.requests import HTTPConnection

from carson.server.faults import TooMany

ANYTHING: Final = parse("3000/minute")  # all that comes from one address
# The others are for each door, and for one person; who is unknown is counted by his address.
GUESTS: Final = parse("30/minute")
TABLES: Final = parse("30/minute")
ACTIONS: Final = parse("240/minute")
LOOKS: Final = parse("600/minute")
MESSAGES: Final = parse("600/minute")  # on live connections, of whatever kind


class Limits:
    def __init__(self, on: bool) -> None:
        self._on = on
        self._limiter = MovingWindowRateLimiter(MemoryStorage())

    async def count(self, limit: RateLimitItem, what: str, who: str) -> None:
        if self._on and not await self._limiter.hit(limit, what, who):
            raise TooMany("request-too-many")


def address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client is not None else ""
