"""Gunsmith (CG-7.19): Before bids: +6 to the own bid."""

from carson.cards.characters.effects import raise_bid
from carson.cards.characters.model import Character, Power

CHARACTER = Character("gunsmith", "CG-7.19", power=Power((raise_bid(6),)))
