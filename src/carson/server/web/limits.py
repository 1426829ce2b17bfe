"""How often one may ask. Counted in this process's memory: several processes allow that many each."""

from typing import Final

from limits import RateLimitItem, parse
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import MovingWindowRateLimiter
from starlette.requests import HTTPConnection

from carson.server.faults import TooMany

GUESTS: Final = parse("30/minute")  # new guests from one address
TABLES: Final = parse("30/minute")  # new tables of one person
ACTIONS: Final = parse("240/minute")  # actions of one person
LOOKS: Final = parse("1200/minute")  # anything else from one address


class Limits:
    def __init__(self, on: bool) -> None:
        self._on = on
        self._limiter = MovingWindowRateLimiter(MemoryStorage())

    async def count(self, limit: RateLimitItem, what: str, who: str) -> None:
        if self._on and not await self._limiter.hit(limit, what, who):
            raise TooMany("request-too-many")


def address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client is not None else ""
