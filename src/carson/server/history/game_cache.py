"""A cache of games, so that a move need not replay its table. The database is the truth; the cache is only fast.

A cached game is never changed: to play on, take a copy, and put that here after the commit. Its `serial` is the table's
sequence number, which shows when a game is behind.
"""

from collections.abc import Callable
from typing import Final

from cachetools import LRUCache

from carson.server.games.adapter import AnyGame

MOST_SNAPSHOTS: Final = 4_096


class GameCache:
    """`count` is told how each game was loaded: it was here ("memory"), or was put together from a "snapshot" or from
    the beginning of its log ("replay").
    """

    def __init__(self, room: int, count: Callable[[str], object] = lambda _way: None) -> None:
        self._games: LRUCache[str, AnyGame] = LRUCache(room)
        # The number of each table's newest snapshot when it was last read. There may be a newer one.
        self.snapshots: LRUCache[str, int] = LRUCache(MOST_SNAPSHOTS)
        self.count = count

    def get(self, table_id: str, seq: int) -> AnyGame | None:
        """The game as it was at this number or before."""
        game = self._games.get(table_id)
        if game is None or game.serial > seq:  # newer than what the reader's transaction sees
            return None
        return game

    def offer(self, table_id: str, game: AnyGame) -> None:
        """A game that a reader has put together, unless a newer one is here."""
        held = self._games.get(table_id)
        if held is None or held.serial < game.serial:
            self.put(table_id, game)

    def put(self, table_id: str, game: AnyGame) -> None:
        """What a writer has just committed: right, whatever stood here."""
        if self._games.maxsize:
            self._games[table_id] = game
