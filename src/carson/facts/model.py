"""What every game is remembered by, with an entry for each seat."""

from msgspec import Struct


class Facts(Struct, frozen=True):
    """Points by source, characters with the round in which they were taken, and buildings at the end."""

    points: tuple[dict[str, int], ...]
    characters: tuple[tuple[tuple[int, str], ...], ...]
    buildings: tuple[dict[str, int], ...]
