"""Mercenary (CG-7.23): after bids, +5 to your bid."""

from carson.cards.characters.effects import raise_bid
from carson.cards.characters.model import Character

CHARACTER = Character("mercenary", "CG-7.23", power=raise_bid(5))
