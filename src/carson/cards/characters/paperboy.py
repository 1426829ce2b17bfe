"""Paperboy (CG-7.24): 3 VP. At the end, take one character that nobody owns (cards/steps/finish.py)."""

from carson.cards.characters.model import Character, worth

CHARACTER = Character("paperboy", "CG-7.24", score=worth(3))
