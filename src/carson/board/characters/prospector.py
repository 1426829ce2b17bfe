"""Prospector (BG-9.9). Yellow: $10 for a Mine on any unowned free parcel, now. Red: 2 dynamite now."""

from carson.board.characters.founding import founder
from carson.board.characters.model import Character, Face
from carson.board.characters.sets import RED
from carson.board.characters.vocabulary import dynamite
from carson.board.material.pieces import MINE

CHARACTER = Character(
    9,
    "prospector",
    "BG-9.9",
    founder(9, "BG-9.9", MINE, fee=10, limit=20, other_side=RED, when_none=dynamite(2)),
    Face(limit=20, now=dynamite(2)),
)
