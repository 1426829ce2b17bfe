"""Undertaker (CG-7.30): 2 VP for each own character, itself included."""

from carson.cards.characters.model import Character
from carson.cards.mechanics.holdings import Holdings


def customers(h: Holdings) -> int:
    return 2 * h.owned.bit_count()


CHARACTER = Character("undertaker", "CG-7.30", score=customers)
