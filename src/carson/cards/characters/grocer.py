"""Grocer (CG-7.18): 4 VP a Drugstore."""

from carson.cards.characters.model import Character, each
from carson.cards.material.pieces import DRUGSTORE

CHARACTER = Character("grocer", "CG-7.18", score=each(4, DRUGSTORE))
