"""How many moves a process takes on at once. More would only wait longer: whoever sends them is told to try again."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from carson.server.errors import Busy


class Admission:
    """Moves that have been taken on and are not committed yet: `most` in all, `each` at one table, so that no table can
    fill the queue. They are made in the order in which they came.
    """

    def __init__(self, most: int, each: int) -> None:
        self._most = most
        self._each = each
        self._at: Counter[str] = Counter()
        self.taken = 0

    @contextmanager
    def one_of(self, table_id: str) -> Iterator[None]:
        """Raises Busy if there is no room for one more; nothing is changed then."""
        if self._at[table_id] >= self._each or self.taken >= self._most:
            raise Busy("moves-busy")
        self._at[table_id] += 1
        self.taken += 1
        try:
            yield
        finally:
            self.taken -= 1
            self._at[table_id] -= 1
            if not self._at[table_id]:
                del self._at[table_id]
