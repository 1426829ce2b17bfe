"""Banker (CG-7.11): 4 VP a Bank."""

from carson.cards.characters.model import Character, each
from carson.cards.material.pieces import BANK

CHARACTER = Character("banker", "CG-7.11", score=each(4, BANK))
