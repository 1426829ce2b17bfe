"""Doctor (CG-7.15): 5 VP. After bids: +2 to your bid."""

from carson.cards.characters.effects import raise_bid
from carson.cards.characters.model import Character, worth

CHARACTER = Character("doctor", "CG-7.15", score=worth(5), power=raise_bid(2))
