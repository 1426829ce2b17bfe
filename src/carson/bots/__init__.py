"""Players that are programs. They see what a seat sees, never the state.

Your own bot can be any object with a `choose` like theirs; `play` lets bots play a game to its end.

Examples:
    >>> game = carson.new_game("cards", players=2, seed=7)
    >>> bot = carson.bots.make_bot(game, "greedy")
    >>> bot.choose(game.view(0), game.legal_actions(0))
    Bid(value=9)
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, Literal, overload

from carson.board.actions import Action as BoardAction
from carson.board.library import BoardGame
from carson.board.views.view import View as BoardView
from carson.bots.board.greedy import GreedyBoard
from carson.bots.cards.greedy import GreedyCards
from carson.bots.playing import Bot, play
from carson.bots.simple import RandomBot
from carson.cards.actions import Action as CardAction
from carson.cards.library import CardGame
from carson.cards.views.view import View as CardView
from carson.kernel import OptionsError

__all__ = ["BOTS", "BoardBot", "Bot", "CardBot", "bot_names", "check_bot", "make_bot", "play"]

BoardBot = Bot[BoardView, BoardAction]
CardBot = Bot[CardView, CardAction]

_CARDS: Final[Mapping[str, Callable[[str], CardBot]]] = {"random": RandomBot, "greedy": GreedyCards}
_BOARD: Final[Mapping[str, Callable[[str], BoardBot]]] = {"random": RandomBot, "greedy": GreedyBoard}
BOTS: Final[Mapping[str, Mapping[str, Callable[[str], CardBot | BoardBot]]]] = {"cards": _CARDS, "board": _BOARD}


def bot_names(game: str) -> tuple[str, ...]:
    """The bots that play a game, the weakest first.

    Examples:
        >>> carson.bots.bot_names("board")
        ('random', 'greedy')
    """
    return tuple(BOTS.get(game, ()))


def check_bot(game: str, name: str) -> str:
    """The same name, or an OptionsError if no such bot plays that game.

    Examples:
        >>> carson.bots.check_bot("cards", "greedy")
        'greedy'
    """
    if name not in bot_names(game):
        raise OptionsError("bot-unknown", found=name[:40], known=bot_names(game))
    return name


@overload
def make_bot(game: Literal["board"] | BoardGame, name: str, seed: str | int = "") -> BoardBot: ...
@overload
def make_bot(game: Literal["cards"] | CardGame, name: str, seed: str | int = "") -> CardBot: ...
@overload
def make_bot(game: str, name: str, seed: str | int = "") -> Bot[Any, Any]: ...


def make_bot(game: str | BoardGame | CardGame, name: str, seed: str | int = "") -> Bot[Any, Any]:
    """A new bot for one seat of a game, or of "board" or "cards". Its random choices follow from its seed.

    Examples:
        >>> bot = carson.bots.make_bot("board", "greedy", seed=7)
        >>> carson.bots.make_bot("board", "clever")
        Traceback (most recent call last):
        carson.kernel.errors.OptionsError: There is no bot “clever”; choose random or greedy.
    """
    kind = game if isinstance(game, str) else game.rules.game
    return BOTS[kind][check_bot(kind, name)](str(seed))
