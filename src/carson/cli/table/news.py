"""What a seat has not been told yet, in words."""

from collections.abc import Iterable
from typing import Any, Protocol

from carson.kernel import Game


class Telling(Protocol):
    """A teller, as far as news need one."""

    def event(self, event: Any, /) -> str | None: ...


class News:
    """Remembers, for each seat, how far it has been told. `on_the_page` are kinds of events that a page has anyway."""

    def __init__(self, teller: Telling, on_the_page: frozenset[str] = frozenset()) -> None:
        self._teller = teller
        self._on_the_page = on_the_page
        self._told: dict[int, int] = {}

    def fresh(self, game: Game[Any, Any, Any], seat: int, before_others: bool = False) -> list[str]:
        """What happened since the seat's last page, and may be known to it, or to all `before_others`."""
        since = min(self._told.get(seat, -1), game.version)
        self._told[seat] = game.version
        return self._lines(game, None if before_others else seat, since, skip=self._on_the_page)

    def resume(self, game: Game[Any, Any, Any], seats: Iterable[int]) -> None:
        """After reading a saved game: the seats are told its last move again, and not all before it."""
        for seat in seats:
            self._told[seat] = game.version - 1

    def all(self, game: Game[Any, Any, Any], seat: int | None, before_others: bool = False) -> list[str]:
        return self._lines(game, None if before_others else seat, -1)

    def _lines(
        self, game: Game[Any, Any, Any], seat: int | None, since: int, skip: frozenset[str] = frozenset()
    ) -> list[str]:
        moves = [game.setup, *game.moves] if since < 0 else game.moves[since:]
        events = [event for move in moves for event in move.events if event.visible_to(seat)]
        told = (self._teller.event(event) for event in events if event.kind not in skip)
        return [line for line in told if line]
