"""A player's duel tiles as numbers."""

from carson.board.state import State
from carson.board.variants.might_is_right.state import PILES


def in_numbers(state: State, seat: int) -> list[float]:
    piles = PILES.of(state)
    if not piles.hands:
        return [0.0] * 4
    hand = piles.hands[seat]
    return [len(hand) / 5, sum(hand) / 20, max(hand, default=0) / 6, min(hand, default=0) / 6]
