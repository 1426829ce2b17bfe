"""That somebody is no longer known somewhere: whatever stays open for him has to hear of it and end."""

from collections.abc import Callable
from typing import Final

from msgspec import Struct


class Revoked(Struct, frozen=True):
    """The sessions of a person that have ended, by their ids; None: all he had."""

    user_id: str
    sessions: frozenset[str] | None = None

    def ends(self, user_id: str, session: str) -> bool:
        return user_id == self.user_id and (self.sessions is None or session in self.sessions)


Listener = Callable[[Revoked], None]


class Revocations:
    """Told after the commit, in this process. A listener must not raise, and returns at once."""

    def __init__(self) -> None:
        self._listeners: Final[list[Listener]] = []

    def listen(self, listener: Listener) -> Callable[[], None]:
        """What is returned ends the listening."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def tell(self, news: Revoked) -> None:
        for listener in list(self._listeners):
            listener(news)
