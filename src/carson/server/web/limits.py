"""Rate limits. Counted for all processes together where there is a shared store; otherwise, and while that does not
answer, in this process's memory: several processes then allow that many each.

A count costs the same however many others are counted, and its memory is bounded.
"""

import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from msgspec import Struct
from starlette.requests import HTTPConnection

from carson.server.errors import TooMany
from carson.server.shared.store import PREFIX, SharedStore

MINUTE: Final = 60
HOUR: Final = 3_600
MOST_KEPT: Final = 20_000  # people or addresses counted by one rate
FORGOTTEN_AT_ONCE: Final = 2


class Rate(Struct, frozen=True):
    """`amount` in this many `seconds` for one person at one door; unknown visitors are counted by address.

    `address` is what one address may have at all doors of this rate together, whoever asks: a guest can make guests, so
    what costs memory or time has such a limit too. `together`: a person's requests at all its doors count as one.
    """

    name: str
    amount: int
    seconds: int = MINUTE
    address: int = 0
    together: bool = False


ANYTHING: Final = Rate("anything", 3_000, together=True)  # everything from one address
GUESTS: Final = Rate("guests", 30, address=30)
TABLES: Final = Rate("tables", 30, address=60)
ACTIONS: Final = Rate("actions", 240)
LOOKS: Final = Rate("looks", 600)
LOGINS: Final = Rate("logins", 20, address=40)  # in addition to the delays after failures (security/login_attempts.py)
PASSWORDS: Final = Rate("passwords", 10, address=30)  # each costs memory and time
ACCOUNT: Final = Rate("account", 30)
EXPORTS: Final = Rate("exports", 10, HOUR, address=60)
LINES: Final = Rate("lines", 30)
NOTES: Final = Rate("notes", 60)
REPORTS: Final = Rate("reports", 10, HOUR, address=60)
# What takes the rules more than a moment to work out. A whole game needs about 140, and so does its replay, which takes
# less than a minute at its fastest.
HEAVY: Final = Rate("thoughts", 480, address=1_920, together=True)
# Hints and reviews try out hundreds of moves each. A review is asked about until it is ready.
HINTS: Final = Rate("hints", 30, address=120, together=True)
REVIEWS: Final = Rate("reviews", 60, address=240, together=True)
MESSAGES: Final = Rate("messages", 600, address=6_000)  # on live connections, of any kind


class _Window(Struct):
    """The `count` since it `began`, and that of the window `before`."""

    began: float
    count: int = 0
    before: int = 0


class _Counts:
    """The counts of one rate, by person or address. Whoever was not seen for longest comes first, and is forgotten
    first.
    """

    def __init__(self, most: int, seconds: int) -> None:
        self._most = most
        self._seconds = seconds
        self._windows: OrderedDict[str, _Window] = OrderedDict()

    def __len__(self) -> int:
        return len(self._windows)

    def hit(self, who: str, now: float) -> bool:
        """Whether there is room for one more; if so it is counted. The window before counts for the part of it that is
        less than one window ago.
        """
        window = self._windows.setdefault(who, _Window(now))
        self._windows.move_to_end(who)
        self._forget(now)
        if now - window.began >= 2 * self._seconds:
            window.began, window.count, window.before = now, 0, 0
        elif now - window.began >= self._seconds:
            window.began, window.count, window.before = window.began + self._seconds, 0, window.count
        rest = 1 - (now - window.began) / self._seconds
        if window.before * rest + window.count + 1 > self._most:
            return False
        window.count += 1
        return True

    def _forget(self, now: float) -> None:
        """A few at a time: one hit never adds more. The last is the one that is being counted."""
        for _ in range(min(FORGOTTEN_AT_ONCE, len(self._windows) - 1)):
            who, window = next(iter(self._windows.items()))
            if len(self._windows) <= MOST_KEPT and now - window.began < 2 * self._seconds:
                return
            del self._windows[who]


# The same windows, in the shared store. KEYS: a person's, then perhaps an address's. ARGV: the time, or nothing for the
# store's own; then for each key the most and the seconds. Answers 1 if there is room in all of them; each is counted
# until one is full.
_HIT: Final = """
local now = tonumber(ARGV[1])
if not now then
    local time = redis.call('TIME')
    now = time[1] + time[2] / 1000000
end
for number, key in ipairs(KEYS) do
    local most, seconds = tonumber(ARGV[2 * number]), tonumber(ARGV[2 * number + 1])
    local kept = redis.call('HMGET', key, 'began', 'count', 'before')
    local began, count, before = tonumber(kept[1]) or now, tonumber(kept[2]) or 0, tonumber(kept[3]) or 0
    if now - began >= 2 * seconds then
        began, count, before = now, 0, 0
    elseif now - began >= seconds then
        began, count, before = began + seconds, 0, count
    end
    if before * (1 - (now - began) / seconds) + count + 1 > most then
        return 0
    end
    redis.call('HSET', key, 'began', string.format('%.6f', began), 'count', count + 1, 'before', before)
    redis.call('EXPIRE', key, 2 * seconds)
end
return 1
"""


class Limits:
    """`clock` counts seconds, and never jumps. Unless one is given, the `store` has a clock of its own."""

    def __init__(self, on: bool, clock: Callable[[], float] | None = None, store: SharedStore | None = None) -> None:
        self._on = on
        self._clock = clock
        self._store = store
        self._people: dict[Rate, _Counts] = {}
        self._addresses: dict[Rate, _Counts] = {}

    async def count(self, rate: Rate, what: str, who: str, address: str | None = None) -> None:
        """By person at a door; then by address, if there is one: a refused request uses up nobody else's share."""
        if not self._on:
            return
        person = who if rate.together else f"{what} {who}"
        address = address if rate.address else None
        fits = await self._hit_shared(rate, person, address)
        if fits is None:
            fits = self._hit(rate, person, address)
        if not fits:
            raise TooMany("request-too-many")

    def _hit(self, rate: Rate, person: str, address: str | None) -> bool:
        now = (self._clock or time.monotonic)()
        fits = self._people.setdefault(rate, _Counts(rate.amount, rate.seconds)).hit(person, now)
        if fits and address is not None:
            fits = self._addresses.setdefault(rate, _Counts(rate.address, rate.seconds)).hit(address, now)
        return fits

    async def _hit_shared(self, rate: Rate, person: str, address: str | None) -> bool | None:
        """None: nobody knows."""
        if self._store is None:
            return None
        now = self._clock() if self._clock is not None else ""
        keys, args = [f"{PREFIX}rate:{rate.name}:{person}"], [now, rate.amount, rate.seconds]
        if address is not None:
            keys.append(f"{PREFIX}rate-address:{rate.name}:{address}")
            args += [rate.address, rate.seconds]
        found = await self._store.run(_HIT, keys, args)
        return None if found is None else bool(found)


def address(connection: HTTPConnection) -> str:
    """Where it comes from. Whoever has one IPv6 address has the whole /64."""
    host = connection.client.host if connection.client is not None else ""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or ip_network((found, 64), strict=False))
    return str(found)


async def count_request(connection: HTTPConnection) -> None:
    """Every request is counted here, whatever it asks for."""
    counter: Limits = connection.app.state.limits
    await counter.count(ANYTHING, "any", address(connection))
