"""Who waits for news of a table. It only says that there are some: what they are is read from the database, for each
reader what that reader may know.
"""

import asyncio
from collections.abc import Callable
from typing import Final

# Kinds of news, a letter each: they travel between processes.
TABLE: Final = "t"  # a move, a move taken back, somebody who sits down
CHAT: Final = "c"

# Told the table, the kind and a number: of the table's last entry, of a line said; -1 where it has none.
Watcher = Callable[[str, str, int], None]


class Hub:
    def __init__(self) -> None:
        self._waiting: dict[str, set[asyncio.Future[None]]] = {}
        # The server is about to end: who waits for news gets none any more, and should go.
        self.ended = False
        self._watchers: list[Watcher] = []
        self._relays: list[Watcher] = []

    def publish(self, table_id: str, number: int = -1, kind: str = TABLE) -> None:
        """Said after the commit, never before."""
        self.arrived(table_id, number, kind)
        for relay in self._relays:
            relay(table_id, kind, number)

    def arrived(self, table_id: str, number: int = -1, kind: str = TABLE) -> None:
        """News that another process has spread already."""
        if kind == TABLE:
            for waiter in self._waiting.pop(table_id, ()):
                if not waiter.done():
                    waiter.set_result(None)
        for watcher in self._watchers:
            watcher(table_id, kind, number)

    def missed(self) -> None:
        """News may have been lost: everybody looks for himself."""
        for table_id in list(self._waiting):
            self.arrived(table_id)
        for watcher in self._watchers:
            watcher("", TABLE, -1)

    def watch(self, watcher: Watcher) -> None:
        """Call this at all news, from here on. An empty table means: any may have some."""
        self._watchers.append(watcher)

    def relay(self, relay: Watcher) -> None:
        """Call this at all news of this process, to tell others."""
        self._relays.append(relay)

    def listen(self, table_id: str) -> "asyncio.Future[None]":
        """Done at the next news. To be asked for before looking whether there are some already."""
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self.ended:
            waiter.set_result(None)
        else:
            self._waiting.setdefault(table_id, set()).add(waiter)
        return waiter

    def end(self) -> None:
        """Let all go who wait."""
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
