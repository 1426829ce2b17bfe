"""Mercenary (BG-9.7): firepower this round, 3 (yellow) or 2 (red)."""

from carson.board.characters.model import Character, Face

CHARACTER = Character(7, "mercenary", "BG-9.7", Face(limit=20, firepower=3), Face(limit=30, firepower=2))
