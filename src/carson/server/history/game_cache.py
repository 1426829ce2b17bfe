"""A cache of games, so that a move need not replay its table. The database is the truth; the cache is only fast.

A cached game is never changed: to play on, take a copy, and put that here after the commit. Its `serial` is the table's
sequence number, which shows when a game is behind.
"""

from cachetools import LRUCache

from carson.server.games.adapter import AnyGame


class GameCache:
    def __init__(self, room: int) -> None:
        self._games: LRUCache[str, AnyGame] = LRUCache(room)
        # How often a game was found here as it is, or put together from a snapshot, or from the beginning of its log.
        self.loaded = dict.fromkeys(("memory", "snapshot", "replay"), 0)

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
