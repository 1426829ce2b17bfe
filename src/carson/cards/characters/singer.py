"""Singer (CG-7.28): as many VP as your best single Saloon scored."""

from carson.cards.characters.model import Character
from carson.cards.material.pieces import SALOON
from carson.cards.mechanics.holdings import Holdings


def best_saloon(h: Holdings) -> int:
    return 2 * max(h.houses_beside(SALOON), default=0)


CHARACTER = Character("singer", "CG-7.28", score=best_saloon)
