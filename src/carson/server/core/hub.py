"""Who waits for news of a table. The hub only says that there is some: the news itself is read from the database, for
each reader as far as that reader may know it.
"""

import asyncio
from collections.abc import Callable
from typing import Final

# Kinds of news, one letter each: they travel between processes.
TABLE: Final = "t"  # a move, a move taken back, somebody sat down
CHAT: Final = "c"
PRESENCE: Final = "p"  # somebody came or went; only where there is a shared store
SESSIONS: Final = "s"  # sessions of a person have ended; the person's id stands in place of the table's

# Called with the table, the kind and a number: of the table's last entry, or of a chat line; -1 if it has none.
Relay = Callable[[str, str, int], None]
# And with what this process has just committed, if that is all the news there is.
Watcher = Callable[[str, str, int, object], None]


class Hub:
    def __init__(self) -> None:
        self._waiting: dict[str, set[asyncio.Future[None]]] = {}
        # The server is about to stop: those who wait for news get no more, and should leave.
        self.ended = False
        self._watchers: list[Watcher] = []
        self._relays: list[Relay] = []

    def publish(self, table_id: str, number: int = -1, kind: str = TABLE, commit: object = None) -> None:
        """Call it after the commit, never before."""
        self.deliver(table_id, number, kind, commit)
        self.tell_others(table_id, kind, number)

    def tell_others(self, table_id: str, kind: str, number: int = -1) -> None:
        """News for other processes only: this one has seen to it already."""
        for relay in self._relays:
            relay(table_id, kind, number)

    def deliver(self, table_id: str, number: int = -1, kind: str = TABLE, commit: object = None) -> None:
        """News that another process has already spread."""
        if kind == TABLE:
            for waiter in self._waiting.pop(table_id, ()):
                if not waiter.done():
                    waiter.set_result(None)
        for watcher in self._watchers:
            watcher(table_id, kind, number, commit)

    def wake_all(self) -> None:
        """News may have been lost: everybody checks for themselves."""
        for table_id in list(self._waiting):
            self.deliver(table_id)
        for watcher in self._watchers:
            watcher("", TABLE, -1, None)

    def watch(self, watcher: Watcher) -> None:
        """Calls this for all news from now on. An empty table means: any table may have some."""
        self._watchers.append(watcher)

    def relay(self, relay: Relay) -> None:
        """Calls this for all news of this process, to tell the others."""
        self._relays.append(relay)

    def listen(self, table_id: str) -> "asyncio.Future[None]":
        """Done at the next news. Ask for it before you check whether there is some already."""
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self.ended:
            waiter.set_result(None)
        else:
            self._waiting.setdefault(table_id, set()).add(waiter)
        return waiter

    def end(self) -> None:
        """Releases everyone who waits."""
        self.ended = True
        for waiters in self._waiting.values():
            for waiter in waiters:
                if not waiter.done():
                    waiter.set_result(None)

    def forget(self, table_id: str, waiter: "asyncio.Future[None]") -> None:
        waiting = self._waiting.get(table_id)
        if waiting is not None:
            waiting.discard(waiter)
            if not waiting:
                del self._waiting[table_id]
