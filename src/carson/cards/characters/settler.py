"""Settler (CG-7.26): 1 VP for each empty parcel next to at least one own Ranch, each counted once."""

from carson.cards.characters.model import Character
from carson.cards.material.grid import NEIGHBOURS, members
from carson.cards.material.pieces import RANCH
from carson.cards.mechanics.holdings import Holdings


def pastures(h: Holdings) -> int:
    near = 0
    for ranch in members(h.city.kinds[RANCH]):
        near |= NEIGHBOURS[ranch]
    return (near & h.empty).bit_count()


CHARACTER = Character("settler", "CG-7.26", score=pastures)
