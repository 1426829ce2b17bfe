"""What the functions of a server work with: the database, the games at hand, and who waits for news."""

import time
from collections.abc import Callable

from carson.server.database import Database
from carson.server.service.attempts import Attempts
from carson.server.service.hub import Hub
from carson.server.service.passwords import Passwords
from carson.server.service.shelf import Shelf
from carson.server.service.signals import Revocations
from carson.server.settings import Settings


class Desk:
    """One for each process. Everything in it but the database may be lost at any moment."""

    def __init__(self, settings: Settings, database: Database, clock: Callable[[], float] = time.time) -> None:
        self.settings = settings
        self.database = database
        self.shelf = Shelf(settings.cached_games)
        self.hub = Hub()
        self.passwords = Passwords(settings)
        self.attempts = Attempts()
        self.revoked = Revocations()
        self._clock = clock

    def now(self) -> int:
        return int(self._clock())
