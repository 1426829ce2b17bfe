"""The board game's colours: what stands on a parcel, and whose it is. The signs say the same without them."""

from typing import Final

from carson.board.material.pieces import NAMES
from carson.cards.material.pieces import OBJECT_NAMES
from carson.cli.draw.style import PARCEL

# Buildings look as on the cards; what the cards have not has its own.
_OWN: Final = {
    "free": "#b3a27a on #4a4232",
    "school": "bold #1a1a1a on #9ccc65",
    "train_station": "bold #ffffff on #37474f",
}
_PLAIN: Final = "bold #1a1a1a on #cfc3a0"
_ON_CARDS: Final = dict(zip(OBJECT_NAMES, PARCEL, strict=True))
TILE: Final[tuple[str, ...]] = tuple(_OWN.get(name) or _ON_CARDS.get(name, _PLAIN) for name in NAMES)

# The players, by seat.
_COLOURS: Final = ("#ff6b6b", "#4dabf7", "#69db7c", "#ffd43b", "#da77f2", "#ff922b")
SEAT: Final = tuple(f"bold {colour}" for colour in _COLOURS)
OWNED: Final = tuple(f"bold #1a1a1a on {colour}" for colour in _COLOURS)
ROAD: Final = "bold #e8c07a"
FIGURE: Final = "#e8dcb8 on #4a4232"
MAY: Final = "bold #1a1a1a on #c0e070"

WATERED: Final = "#9fd3ff on #1f4e79"

SMALL: Final = "⁰¹²³⁴⁵"  # a player's cowboy beside what stands on a parcel
SEVERAL: Final = "⁺"
TURN: Final = "▶"
