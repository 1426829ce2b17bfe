"""Sets of parcels and places, taken apart once: a planner meets the same ones again and again."""

from functools import lru_cache

from carson.kernel import bits


@lru_cache(maxsize=1 << 14)
def members(found: int) -> tuple[int, ...]:
    """The elements of a bit set, ascending."""
    return tuple(bits.members(found))
