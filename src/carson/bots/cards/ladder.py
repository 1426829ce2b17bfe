"""The Card Game's bots by name. A rung that is not listed does not exist yet; `names.py` has their order."""

from collections.abc import Callable, Mapping
from typing import Final

from carson.bots.cards.easy import EasyCards
from carson.bots.cards.greedy import GreedyCards
from carson.bots.cards.normal import normal
from carson.bots.lower_rung import ladder
from carson.bots.playing import Bot
from carson.cards.actions import Action
from carson.cards.views.view import View

CardBot = Bot[View, Action]

CARD_BOTS: Final[Mapping[str, Callable[[str], CardBot]]] = ladder(
    EasyCards, normal, GreedyCards, "carson.bots.cards.learned.bot"
)
