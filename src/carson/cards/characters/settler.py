"""Settler (CG-7.26): 1 VP for each empty parcel next to at least one own Ranch, each counted once."""

from carson.cards.characters.model import Character
from carson.cards.grid import NEIGHBOURS, members
from carson.cards.holdings import Holdings
from carson.cards.pieces import RANCH


def pastures(h: Holdings) -> int:
    near = 0
    for ranch in members(h.city.kinds[RANCH]):
        near |= NEIGHBOURS[ranch]
    return (near & h.empty).bit_count()


CHARACTER = Character("settler", "CG-7.26", score=pastures)
