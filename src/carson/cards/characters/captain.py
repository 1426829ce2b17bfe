"""Captain (CG-7.12): 6 VP; the limit of the city becomes 8×9. The limit itself is in cards/material/city.py."""

from carson.cards.characters.model import Character, worth

CHARACTER = Character("captain", "CG-7.12", score=worth(6))
