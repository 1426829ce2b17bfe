"""The Card Game's bots by name. A rung that is not listed does not exist yet; `names.py` has their order."""

from collections.abc import Callable, Mapping
from typing import Final

from carson.bots.cards.easy import EasyCards
from carson.bots.cards.greedy import GreedyCards
from carson.bots.cards.normal import normal
from carson.bots.lower_rung import with_numpy
from carson.bots.playing import Bot
from carson.bots.simple import RandomBot
from carson.cards.actions import Action
from carson.cards.views.view import View

CardBot = Bot[View, Action]


def _hard(seed: str) -> CardBot:
    from carson.bots.cards.learned.hard import HardCards

    return HardCards(seed)


def _master(seed: str) -> CardBot:
    from carson.bots.cards.learned.master import MasterCards

    return MasterCards(seed)


CARD_BOTS: Final[Mapping[str, Callable[[str], CardBot]]] = {
    "random": RandomBot,
    "easy": EasyCards,
    "normal": normal,
    "hard": with_numpy("hard", _hard, "normal", normal),
    "master": with_numpy("master", _master, "normal", normal),
    "greedy": GreedyCards,
}
