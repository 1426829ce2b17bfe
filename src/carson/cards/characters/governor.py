"""Governor (CG-7.17).

Once in the game, before bids: reveal one more terrain card and at once take any revealed card.
"""

from carson.cards.characters.effects import reveal_one_more, take_now
from carson.cards.characters.model import Character, Power

CHARACTER = Character("governor", "CG-7.17", power=Power((reveal_one_more, take_now), once_a_game=True, takes=1))
