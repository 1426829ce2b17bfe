"""How often one may ask. Counted in this process's memory: several processes allow that many each."""

from ipaddress import ip_address, ip_network
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
LOGINS: Final = parse("20/minute")  # beside the pauses after failures (service/attempts.py)
PASSWORDS: Final = parse("10/minute")  # each costs memory and time
ACCOUNT: Final = parse("30/minute")
EXPORTS: Final = parse("10/hour")
LINES: Final = parse("30/minute")
NOTES: Final = parse("60/minute")
# What takes the rules more than a moment to work out: of all such doors together. A whole game asks for some 140
# and so does its replay, which at its fastest takes less than a minute.
THOUGHTS: Final = parse("480/minute")
MESSAGES: Final = parse("600/minute")  # on live connections, of whatever kind


class Limits:
    def __init__(self, on: bool) -> None:
        self._on = on
        self._limiter = MovingWindowRateLimiter(MemoryStorage())

    async def count(self, limit: RateLimitItem, what: str, who: str) -> None:
        shared = "thoughts" if limit is THOUGHTS else what
        if self._on and not await self._limiter.hit(limit, shared, who):
            raise TooMany("request-too-many")


def address(connection: HTTPConnection) -> str:
    """Where it comes from. Whoever has one address of IPv6 has all of its /64."""
    host = connection.client.host if connection.client is not None else ""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if found.version == 6 and found.ipv4_mapped is None:
        return str(ip_network((found, 64), strict=False))
    return str(getattr(found, "ipv4_mapped", None) or found)


async def knocked(connection: HTTPConnection) -> None:
    """Every request is counted here, whatever it asks for."""
    counter: Limits = connection.app.state.limits
    await counter.count(ANYTHING, "any", address(connection))
