"""Where the duel tiles are."""

from typing import Final

from msgspec import Struct

from carson.board.variants.slices import Slice


class Piles(Struct, frozen=True):
    """By seat the tiles in hand and those of them chosen secretly, ascending; and what lies in the common discard."""

    hands: tuple[tuple[int, ...], ...] = ()
    chosen: tuple[tuple[int, ...], ...] = ()
    discard: tuple[int, ...] = ()
    rest: tuple[int, ...] = ()  # what is in the discard of the time before somebody last drew from it, unseen
    # Tiles laid face down before more were drawn for the same duel: (whose, tile). And what was drawn from the discard
    # and is not shown yet, the earliest first: (whose, 1 for the tile laid face down and 0 for the hand, the tiles
    # that it and all before it may be).
    down: tuple[tuple[int, int], ...] = ()
    redrawn: tuple[tuple[int, int, tuple[int, ...]], ...] = ()


PILES: Final = Slice("might-is-right", Piles())
