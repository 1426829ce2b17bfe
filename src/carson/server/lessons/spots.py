"""What a lesson can point at: a parcel, a space, a card, somebody's board, or a whole part of the table."""

from collections.abc import Iterator
from typing import Any

from carson.board.ground import NAMES
from carson.board.spaces import PLACE_NAMES
from carson.server.games import AnyGame

BOARD_PARTS = ("map", "track", "characters", "players", "turn-order")
CARD_PARTS = ("offer", "bids", "city", "characters", "piles")


def spots(game: AnyGame) -> set[str]:
    """All that is there to be pointed at in this position."""
    view = game.view(None)
    found = set(_board(view) if game.rules.game == "board" else _cards(view))
    return found | {f"player-{player.seat}" for player in view.players}


def _board(view: Any) -> Iterator[str]:
    yield from BOARD_PARTS
    yield from NAMES
    yield from PLACE_NAMES
    yield from (one.name for one in view.characters)


def _cards(view: Any) -> Iterator[str]:
    yield from CARD_PARTS
    yield from view.offer
    for player in view.players:
        yield from player.characters
        yield from (view.table.names[card] for card, _ in player.city.cards)
        yield f"bids-{player.seat}"
