"""Lawyer (CG-7.22).

Before bids: at once take any revealed card; the bid of the round is then discarded and wins nothing.
"""

from carson.cards.characters.effects import give_up_turn, take_now
from carson.cards.characters.model import Character, Power

CHARACTER = Character("lawyer", "CG-7.22", power=Power((give_up_turn, take_now), takes=1))
