"""What a seat has not been told yet, in words."""

from collections.abc import Iterable

from carson.cards.library import CardGame
from carson.words import Teller

# Said by the page itself in another way: the head has the round, the players' table the bids and the suits' order.
_ON_THE_PAGE = frozenset({"round", "revealed", "back", "bid-laid"})


class News:
    """Remembers, for each seat, how far it has been told."""

    def __init__(self, teller: Teller) -> None:
        self._teller = teller
        self._told: dict[int, int] = {}

    def fresh(self, game: CardGame, seat: int) -> list[str]:
        """What happened since the seat's last page, and may be known to it."""
        since = min(self._told.get(seat, -1), game.version)
        self._told[seat] = game.version
        return self._lines(game, seat, since, skip=_ON_THE_PAGE)

    def resume(self, game: CardGame, seats: Iterable[int]) -> None:
        """After reading a saved game: the seats are told its last move again, and not all before it."""
        for seat in seats:
            self._told[seat] = game.version - 1

    def all(self, game: CardGame, seat: int | None) -> list[str]:
        return self._lines(game, seat, -1)

    def _lines(self, game: CardGame, seat: int | None, since: int, skip: frozenset[str] = frozenset()) -> list[str]:
        moves = [game.setup, *game.moves] if since < 0 else game.moves[since:]
        events = [event for move in moves for event in move.events if event.visible_to(seat)]
        told = (self._teller.event(event) for event in events if event.kind not in skip)
        return [line for line in told if line]
