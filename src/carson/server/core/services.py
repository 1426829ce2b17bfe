"""What the functions of a server work with: the database, the games in memory, and who waits for news."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from carson.analysis.model import Decided, SeatReview
from carson.kernel import Record
from carson.server.core.admission import Admission
from carson.server.core.hub import Hub
from carson.server.core.revocations import Revocations
from carson.server.core.weighted_cache import WeightedCache
from carson.server.database.engine import Database
from carson.server.database.rows import Announcement
from carson.server.history.game_cache import GameCache
from carson.server.history.replay import Past, Series
from carson.server.metrics import Metrics
from carson.server.security.login_attempts import Attempts
from carson.server.security.passwords import Passwords
from carson.server.settings import Settings
from carson.server.shared.store import SharedStore
from carson.server.workers.jobs import Jobs
from carson.server.workers.long_jobs import LongJobs


class Services:
    """One for each process. Everything in it except the database may be lost at any moment."""

    def __init__(self, settings: Settings, database: Database, clock: Callable[[], float] = time.time) -> None:
        self.settings = settings
        self.database = database
        self.metrics = Metrics()
        self.game_cache = GameCache(settings.cached_games, lambda way: self.metrics.loaded.labels(way).inc())
        self.hub = Hub()
        self.admission = Admission(settings.max_moves, settings.max_moves_table)
        self.records: WeightedCache[Record] = WeightedCache(settings.record_bytes, lambda found: len(found.text()))
        self.pasts: WeightedCache[Past] = WeightedCache(settings.past_positions, lambda past: past.weight)
        self.series: WeightedCache[Series] = WeightedCache(settings.series_moments, lambda found: len(found.moves))
        self.hints: WeightedCache[Decided] = WeightedCache(settings.cached_hints, lambda _: 1)
        self.reviews: WeightedCache[SeatReview] = WeightedCache(
            settings.reviewed_decisions, lambda found: len(found.decisions) + 1
        )
        self.jobs = Jobs(settings, self.metrics)
        self.long_jobs = LongJobs()
        self.passwords = Passwords(settings)
        self.shared = SharedStore(settings.redis, settings.redis_seconds) if settings.redis else None
        self.attempts = Attempts(self.shared)
        self.revoked = Revocations()
        # Tables whose stored game no longer replays as it was played, and why (operations/checking.py).
        self.broken: dict[str, str] = {}
        # What admins tell everybody, and when it was read (admin/announcements.py).
        self.announcements: tuple[int, list[Announcement]] | None = None
        # What else the server needs, and whether it works now: for the status page (operations/status.py).
        self.parts: dict[str, Callable[[], bool]] = {}
        # Whether a person has a table open live at this moment; `live` knows.
        self.is_present: Callable[[str, str], Awaitable[bool]] = _nobody
        # Set when a message is due at once, for the postman of this process.
        self.letters = asyncio.Event()
        self.stopping = False
        self._clock = clock

    def stop(self) -> None:
        """The server is about to stop: no more moves, no more waiting. What is being written is finished."""
        self.stopping = True
        self.hub.end()

    def close(self) -> None:
        self.passwords.close()

    def now(self) -> int:
        return int(self._clock())


async def _nobody(_user_id: str, _table_id: str) -> bool:
    return False
