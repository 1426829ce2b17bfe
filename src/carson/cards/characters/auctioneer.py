"""Auctioneer (CG-7.10).

7 VP for each terrain card sold, up to three. Selling itself is in cards/mechanics/selling.py.
"""

from carson.cards.characters.model import Character
from carson.cards.mechanics.holdings import Holdings


def sold(h: Holdings) -> int:
    return 7 * h.sold


CHARACTER = Character("auctioneer", "CG-7.10", score=sold)
