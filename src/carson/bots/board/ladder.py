"""The board game's bots by name. A rung that is not listed does not exist yet; `names.py` has their order."""

from collections.abc import Callable, Mapping
from typing import Final

from carson.board.actions import Action
from carson.board.views.view import View
from carson.bots.board.greedy import GreedyBoard
from carson.bots.board.rungs import easy, normal
from carson.bots.lower_rung import with_numpy
from carson.bots.playing import Bot
from carson.bots.simple import RandomBot

BoardBot = Bot[View, Action]


def _hard(seed: str) -> BoardBot:
    from carson.bots.board.learned.bot import hard

    return hard(seed)


def _master(seed: str) -> BoardBot:
    from carson.bots.board.learned.bot import master

    return master(seed)


BOARD_BOTS: Final[Mapping[str, Callable[[str], BoardBot]]] = {
    "random": RandomBot,
    "easy": easy,
    "normal": normal,
    "hard": with_numpy("hard", _hard, "normal", normal),
    "master": with_numpy("master", _master, "normal", normal),
    "greedy": GreedyBoard,
}
