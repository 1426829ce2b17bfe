"""What only variants need of a state. Immutable, so that copying a state of the base game costs nothing more."""

from typing import Final

from msgspec import Struct


class Extra(Struct, frozen=True):
    """Each variant uses its own fields and leaves the others empty. Lists over players have one entry a seat."""

    # A New Beginning: each player's sheet (cowboys, revolvers, roads, parcels, bid), () while not filled in.
    sheets: tuple[tuple[int, ...], ...] = ()

    # Might is Right: the duel tiles in hand and those of them chosen secretly, ascending; the common discard, and
    # what is in it of the time before somebody last drew from it, unseen.
    hands: tuple[tuple[int, ...], ...] = ()
    chosen: tuple[tuple[int, ...], ...] = ()
    discard: tuple[int, ...] = ()
    rest: tuple[int, ...] = ()
    # Tiles laid face down before more were drawn for the same duel: (whose, tile). And what was drawn from the discard
    # and is not shown yet, the earliest first: (whose, 1 for the tile laid face down and 0 for the hand, the tiles
    # that it and all before it may be).
    down: tuple[tuple[int, int], ...] = ()
    redrawn: tuple[tuple[int, int, tuple[int, ...]], ...] = ()

    # Kit Carson with Horses: players whose last cowboy a horse may still follow.
    followed: int = 0

    # Outlaws: their strength this round, 0 before they first come. Where they stand is `State.barred`.
    strength: int = 0

    # Horses: in the own supply, in the five enclosures, rodeo tokens won, and Ranches doubled this round.
    herd: tuple[int, ...] = ()
    pens: tuple[tuple[int, ...], ...] = ()
    rodeos: tuple[int, ...] = ()
    ridden: int = 0

    # Solo: cowboy cards by their number in the figures: still to draw, this round's, and laid off.
    deck: tuple[int, ...] = ()
    drawn: tuple[int, ...] = ()
    laid_off: tuple[int, ...] = ()
    beaten: int = 0  # Standish's cowboys on his character card
    bridged: bool = False  # he has built his bridge


NOTHING: Final = Extra()
