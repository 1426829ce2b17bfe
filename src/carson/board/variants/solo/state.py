"""What Standish has: his cowboy cards, by their numbers in the figures, and what lies on his character card."""

from typing import Final

from msgspec import Struct

from carson.board.variants.slices import Slice


class Hand(Struct, frozen=True):
    deck: tuple[int, ...] = ()  # still to draw
    drawn: tuple[int, ...] = ()  # this round's
    laid_off: tuple[int, ...] = ()
    beaten: int = 0  # his cowboys on the character card
    bridged: bool = False  # he has built his bridge


HAND: Final = Slice("solo", Hand())
