"""Prospector (CG-7.25): 1 VP for each Mountain and each Mine."""

from carson.cards.characters.model import Character, each
from carson.cards.material.pieces import MINE, MOUNTAIN

CHARACTER = Character("prospector", "CG-7.25", score=each(1, MOUNTAIN, MINE))
