"""The games there are. A game is added here, and to the few tables that say more about each: bots, server, terminal.

Examples:
    >>> game = carson.games.DESCRIPTORS["cards"]
    >>> game.name, game.rules is carson.CardRules
    ('cards', True)
"""

from collections.abc import Mapping
from typing import Any, Final, Literal

from carson.board.game import BOARD
from carson.cards.game import CARDS
from carson.kernel.descriptor import GameDescriptor

GameName = Literal["cards", "board"]
DESCRIPTORS: Final[Mapping[str, GameDescriptor[Any, Any, Any]]] = {game.name: game for game in (CARDS, BOARD)}
GAMES: Final = tuple(DESCRIPTORS)
