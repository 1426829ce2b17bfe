"""Doctor and Undertaker (BG-9.14): the taker chooses the side. What happens to the beaten is in steps/duel.py."""

from carson.board.characters.model import Character, Face

CHARACTER = Character(
    14,
    "doctor",
    "BG-9.14",
    Face(limit=60, heals=True, bounty=3),
    Face(limit=90, toll=2, bounty=2),
    red_name="undertaker",
)
