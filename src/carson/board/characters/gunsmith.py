"""Gunsmith (BG-9.10). Yellow: 2 VP for each duel won. Red: may re-roll their die in every duel; 1 dynamite now."""

from carson.board.characters.model import Character, Face
from carson.board.characters.vocabulary import dynamite

CHARACTER = Character(
    10,
    "gunsmith",
    "BG-9.10",
    Face(limit=30, vp_for_duel_won=2),
    Face(limit=20, rerolls=True, now=dynamite(1)),
)
