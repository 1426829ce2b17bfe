"""Gunsmith (CG-7.19): Before bids: +6 to the own bid."""

from carson.cards.characters.effects import raise_bid
from carson.cards.characters.model import Character

CHARACTER = Character("gunsmith", "CG-7.19", power=raise_bid(6))
