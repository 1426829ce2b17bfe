"""What the learned bots see of variants: which of them are in play, and what players have of some, as numbers.

Both are part of the network's layout (learned/features.py): a variant joins them when a network is trained with it.
"""

from collections.abc import Callable
from typing import Final

from carson.board.state import State
from carson.bots.board.variants.horses import holding as horses
from carson.bots.board.variants.might_is_right import holding as might_is_right

# The variants that the shipped network was trained with, in the order of its numbers.
TRAINED: Final = ("new-beginning", "river", "might-is-right", "kit-carson", "outlaws", "horses")
# By the names of the variants' slices.
HOLDINGS: Final[dict[str, Callable[[State, int], list[float]]]] = {
    "horses": horses.in_numbers,
    "might-is-right": might_is_right.in_numbers,
}
# How many numbers each gives: a row has as many where the variant is not in play.
NUMBERS: Final = {"horses": 8, "might-is-right": 4}
