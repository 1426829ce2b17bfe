"""A session has ended somewhere: whatever it has open must hear of it and close."""

from collections.abc import Callable
from typing import Final

from msgspec import Struct


class Revoked(Struct, frozen=True):
    """The ids of a person's sessions that have ended; None: all they had."""

    user_id: str
    sessions: frozenset[str] | None = None

    def ends(self, user_id: str, session: str) -> bool:
        return user_id == self.user_id and (self.sessions is None or session in self.sessions)


Listener = Callable[[Revoked], None]


class Revocations:
    """Published after the commit, in this process. A listener must not raise, and returns at once."""

    def __init__(self) -> None:
        self._listeners: Final[list[Listener]] = []

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Returns a function that ends the listening."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def tell(self, news: Revoked) -> None:
        for listener in list(self._listeners):
            listener(news)
