"""What a lesson can point at: a parcel, a space, a card, somebody's board, or a whole part of the table."""

from collections.abc import Iterator
from typing import Any, Final

from carson.board.game import BOARD
from carson.board.material.ground import NAMES
from carson.board.material.spaces import PLACE_NAMES
from carson.cards.game import CARDS
from carson.server.games.adapter import AnyGame

BOARD_PARTS = ("map", "track", "characters", "players", "sheet")
CARD_PARTS = ("offer", "bids", "city", "characters", "piles", "ties", "sheet")


def spots(game: AnyGame) -> set[str]:
    """Everything that can be pointed at in this position, including places where a card may go."""
    view = game.view(None)
    found = set(_PARTS[game.rules.game](view))
    return found | _places(game) | {f"player-{player.seat}" for player in view.players}


def _places(game: AnyGame) -> set[str]:
    decision = game.decision
    if decision is None or decision.kind != "place":
        return set()
    texts = [game.rules.action_text(action) for action in game.legal_actions(decision.seats[0])]
    return {text.removeprefix("place ") for text in texts if text.startswith("place ")}


def _board(view: Any) -> Iterator[str]:
    yield from BOARD_PARTS
    yield from NAMES
    yield from PLACE_NAMES
    yield from (one.name for one in view.characters)


def _cards(view: Any) -> Iterator[str]:
    yield from CARD_PARTS
    yield from view.offer
    if all(player.bid for player in view.players):
        yield "order"
    for player in view.players:
        yield from player.characters
        yield from (view.table.names[card] for card, _ in player.city.cards)


_PARTS: Final = {BOARD.name: _board, CARDS.name: _cards}
