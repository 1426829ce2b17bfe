"""Who waits for news of a table. It only says that there are some: what they are is read from the database, for each
reader what that reader may know.
"""

import asyncio


class Hub:
    def __init__(self) -> None:
        self._waiting: dict[str, set[asyncio.Future[None]]] = {}
        # The server is about to end: who waits for news gets none any more, and should go.
        self.ended = False

    def publish(self, table_id: str) -> None:
        """Said after the commit, never before."""
        for waiter in self._waiting.pop(table_id, ()):
            if not waiter.done():
                waiter.set_result(None)

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
        for table_id in list(self._waiting):
            self.publish(table_id)

    def forget(self, table_id: str, waiter: "asyncio.Future[None]") -> None:
        waiting = self._waiting.get(table_id)
        if waiting is not None:
            waiting.discard(waiter)
            if not waiting:
                del self._waiting[table_id]
