"""Indian (CG-7.21): ½ VP for each parcel of the full city limit that no card covers, rounded up."""

from carson.cards.characters.model import Character
from carson.cards.mechanics.holdings import Holdings


def open_land(h: Holdings) -> int:
    return (h.limit() - h.city.covered.bit_count() + 1) // 2


CHARACTER = Character("indian", "CG-7.21", score=open_land)
