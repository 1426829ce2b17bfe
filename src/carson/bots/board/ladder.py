"""The board game's bots by name. A rung that is not listed does not exist yet; `names.py` has their order."""

from collections.abc import Callable, Mapping
from typing import Final

from carson.board.actions import Action
from carson.board.views.view import View
from carson.bots.board.easy_and_normal import easy, normal
from carson.bots.board.greedy.bot import GreedyBoard
from carson.bots.lower_rung import ladder
from carson.bots.playing import Bot

BoardBot = Bot[View, Action]

BOARD_BOTS: Final[Mapping[str, Callable[[str], BoardBot]]] = ladder(
    easy, normal, GreedyBoard, "carson.bots.board.learned.bot"
)
