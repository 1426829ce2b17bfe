"""Teacher (CG-7.29): 1 VP a House, 2 VP a Townhouse or Hotel."""

from carson.cards.characters.model import Character
from carson.cards.mechanics.holdings import Holdings


def pupils(h: Holdings) -> int:
    return h.houses()


CHARACTER = Character("teacher", "CG-7.29", score=pupils)
