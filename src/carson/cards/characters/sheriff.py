"""Sheriff (CG-7.27).

3 VP a Prison; Outlaws cost nothing and count as empty (cards/mechanics/holdings.py).
"""

from carson.cards.characters.model import Character, each
from carson.cards.material.pieces import PRISON

CHARACTER = Character("sheriff", "CG-7.27", score=each(3, PRISON))
