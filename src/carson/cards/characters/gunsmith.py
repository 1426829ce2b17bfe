"""Gunsmith (CG-7.19): before bids, +6 to your bid."""

from carson.cards.characters.effects import raise_bid
from carson.cards.characters.model import Character

CHARACTER = Character("gunsmith", "CG-7.19", power=raise_bid(6))
