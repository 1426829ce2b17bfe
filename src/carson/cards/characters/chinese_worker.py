"""Chinese Worker (CG-7.13).

Before bids: one more terrain card for everybody; on your turn take two cards.
"""

from carson.cards.characters.effects import reveal_one_more, take_two
from carson.cards.characters.model import Character, Power

CHARACTER = Character("chinese_worker", "CG-7.13", power=Power((reveal_one_more, take_two), takes=2))
