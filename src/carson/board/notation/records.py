"""What records say of draws, and back (docs/notation.md)."""

import re
from typing import Final

from carson.board.material.pieces import NAMES
from carson.kernel import Draw, NotationError

# Dice and piles whose values are small numbers: parcels are written by their names where a move names them.
_PILES: Final = ("white", "black", "combat", "order", "tile", "outlaw", "standish", "card", "character", "side")


def draw_text(draw: Draw) -> str:
    what, value = draw
    return f"bag {NAMES[value]}" if what == "bag" else f"{what} {value}"


def parse_draw(text: str) -> Draw:
    what, _, word = text.partition(" ")
    if what == "bag" and word in NAMES:
        return what, NAMES.index(word)
    if what in _PILES and re.fullmatch(r"0|[1-9]\d?", word):
        return what, int(word)
    raise NotationError("draw-malformed", text=text[:60])
