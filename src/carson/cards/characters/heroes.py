"""Heroes (CG-7.20): 6 VP. Before bids: +3 to your bid."""

from carson.cards.characters.effects import raise_bid
from carson.cards.characters.model import Character, worth

CHARACTER = Character("heroes", "CG-7.20", score=worth(6), power=raise_bid(3))
