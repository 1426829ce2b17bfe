"""Sets of small numbers (parcels, cards, players) as the bits of an int."""


def members(found: int) -> list[int]:
    """The elements of a bit set, ascending."""
    out = []
    while found:
        lowest = found & -found
        out.append(lowest.bit_length() - 1)
        found ^= lowest
    return out
