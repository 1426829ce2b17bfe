"""Editor (CG-7.16).

1 VP for each own $ character, itself included; 4 VP for each own ↷ character; both for a card with both.
"""

from carson.cards.characters.model import Character
from carson.cards.mechanics.holdings import Holdings


def press(h: Holdings) -> int:
    return (h.owned & h.dollar).bit_count() + 4 * (h.owned & h.arrow).bit_count()


CHARACTER = Character("editor", "CG-7.16", score=press)
