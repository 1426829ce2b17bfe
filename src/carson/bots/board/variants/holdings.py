"""What players have of a variant, as numbers for the learned bots, by the names of the variants' slices."""

from collections.abc import Callable
from typing import Final

from carson.board.state import State
from carson.bots.board.variants.horses import holding as horses
from carson.bots.board.variants.might_is_right import holding as might_is_right

HOLDINGS: Final[dict[str, Callable[[State, int], list[float]]]] = {
    "horses": horses.in_numbers,
    "might-is-right": might_is_right.in_numbers,
}
# How many numbers each gives: a row has as many where the variant is not in play.
NUMBERS: Final = {"horses": 8, "might-is-right": 4}
