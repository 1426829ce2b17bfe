"""Cowboy (CG-7.14): 3 VP a Ranch."""

from carson.cards.characters.model import Character, each
from carson.cards.material.pieces import RANCH

CHARACTER = Character("cowboy", "CG-7.14", score=each(3, RANCH))
