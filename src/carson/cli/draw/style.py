"""Colours. Everything they say is also said by signs, since a terminal may have none."""

from typing import Final

from carson.cards.material import pieces

GAIN: Final = "bold green"
BEST: Final = "bold black on green"
LOSS: Final = "red"
QUIET: Final = "dim"
LOUD: Final = "bold"
HEAD: Final = "bold cyan"
WARNING: Final = "bold yellow"
REFUSED: Final = "bold red"
RULE: Final = "cyan"

_PLAIN: Final = "#b3a27a on #4a4232"

# Cards that lie close together take turns in how their empty parcels look.
OTHER_PLAIN: Final = "#8f9a72 on #2f3626"

# What lies on a parcel, as a tile of the map.
PARCEL: Final[tuple[str, ...]] = tuple(
    {
        pieces.NOWHERE: "",
        pieces.EMPTY: _PLAIN,
        pieces.MOUNTAIN: "#ffffff on #6e6e6e",
        pieces.HOUSE: "#1a1a1a on #e0b050",
        pieces.TOWNHOUSE: "bold #1a1a1a on #f2d468",
        pieces.HOTEL: "bold #1a1a1a on #ff9f45",
        pieces.MINE: "#ffffff on #5b3e8c",
        pieces.RANCH: "#ffffff on #2e7d32",
        pieces.BLACKSMITH: "#ffb74d on #3e2723",
        pieces.DRUGSTORE: "#ffffff on #00796b",
        pieces.BANK: "#ffffff on #1565c0",
        pieces.SALOON: "#ffffff on #ad1457",
        pieces.GENERAL_STORE: "#ffffff on #6d4c41",
        pieces.CHURCH: "bold #1a1a1a on #e6e6e6",
        pieces.PRISON: "bold #ffffff on #546e7a",
        pieces.CITY_HALL: "bold #ffffff on #283593",
        pieces.OUTLAWS: "bold #ffffff on #c62828",
    }[kind]
    for kind in range(pieces.KINDS)
)

SUIT: Final = {
    "hat": "bright_magenta",
    "star": "bright_yellow",
    "cactus": "bright_green",
    "boot": "bright_red",
    "horseshoe": "bright_cyan",
    "cattle": "bright_blue",
}


def gain_style(points: int, best: bool = False) -> str:
    if best:
        return BEST
    return GAIN if points > 0 else LOSS if points < 0 else QUIET


def ground(kind: int) -> str:
    """The background alone of a parcel's tile."""
    return "on " + PARCEL[kind].partition(" on ")[2] if PARCEL[kind] else ""


def signed(points: int) -> str:
    """+4, 0, -6."""
    return f"{points:+d}" if points else "0"
