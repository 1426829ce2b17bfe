"""Doctor and Undertaker (BG-9.14): the player who takes the tile chooses the side. steps/duel.py handles the beaten
cowboys.
"""

from carson.board.characters.model import Character, Face

CHARACTER = Character(
    14,
    "doctor",
    "BG-9.14",
    Face(limit=60, heals=True, bounty=3),
    Face(limit=90, toll=2, bounty=2),
    red_name="undertaker",
)
