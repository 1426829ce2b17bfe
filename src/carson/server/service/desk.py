"""What the functions of a server work with: the database, the games at hand, and who waits for news."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from carson.kernel import Record
from carson.server.database import Database
from carson.server.metrics import Metrics
from carson.server.service.attempts import Attempts
from carson.server.service.hub import Hub
from carson.server.service.kept import Kept
from carson.server.service.passwords import Passwords
from carson.server.service.shelf import Shelf
from carson.server.service.signals import Revocations
from carson.server.service.thinking import Thoughts
from carson.server.settings import Settings
from carson.server.thoughts.whole import Past, Series


class Desk:
    """One for each process. Everything in it but the database may be lost at any moment."""

    def __init__(self, settings: Settings, database: Database, clock: Callable[[], float] = time.time) -> None:
        self.settings = settings
        self.database = database
        self.shelf = Shelf(settings.cached_games)
        self.metrics = Metrics(self.shelf.loaded)
        self.hub = Hub()
        self.records: Kept[Record] = Kept(settings.record_bytes)
        self.pasts: Kept[Past] = Kept(settings.past_positions)
        self.series: Kept[Series] = Kept(settings.series_moments)
        self.thoughts = Thoughts(settings, self.metrics)
        self.passwords = Passwords(settings)
        self.attempts = Attempts()
        self.revoked = Revocations()
        # Tables whose stored game does not play any more as it was played, and why (service/checking.py).
        self.broken: dict[str, str] = {}
        # Whether a person looks at a table live at this moment; the live part knows.
        self.is_present: Callable[[str, str], Awaitable[bool]] = _nobody
        # Set when a message is due at once, for the postman of this process.
        self.letters = asyncio.Event()
        self.stopping = False
        self._clock = clock

    def stop(self) -> None:
        """The server is about to end: no more moves, no more waiting. What is being written is finished."""
        self.stopping = True
        self.hub.end()

    def close(self) -> None:
        self.passwords.close()

    def now(self) -> int:
        return int(self._clock())


async def _nobody(_user_id: str, _table_id: str) -> bool:
    return False
