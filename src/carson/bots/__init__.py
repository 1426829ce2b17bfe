"""Players that are programs. They see what a seat sees, never the state.

Your own bot can be any object with a `choose` like theirs; `play` lets bots play a game to its end. A class that makes
bots from a seed has a name wherever a name is asked for: `my_module:MyBot`, or the one that its package gives it in the
entry-point group `carson.bots`.

Examples:
    >>> game = carson.new_game("cards", players=2, seed=7)
    >>> bot = carson.bots.make_bot(game, "greedy")
    >>> bot.choose(game.view(0), game.legal_actions(0))
    Bid(value=9)
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, Literal, overload

from carson.board.library import BoardGame
from carson.bots.board.ladder import BOARD_BOTS, BoardBot
from carson.bots.cards.ladder import CARD_BOTS, CardBot
from carson.bots.custom import installed_bots, is_custom, make_custom
from carson.bots.names import ALL_NAMES
from carson.bots.playing import Bot, BotError, play
from carson.cards.library import CardGame
from carson.kernel import OptionsError

__all__ = [
    "BOTS",
    "BoardBot",
    "Bot",
    "BotError",
    "CardBot",
    "bot_names",
    "check_bot",
    "installed_bots",
    "make_bot",
    "make_builtin_bot",
    "play",
]

BOTS: Final[Mapping[str, Mapping[str, Callable[[str], CardBot | BoardBot]]]] = {"cards": CARD_BOTS, "board": BOARD_BOTS}


def bot_names(game: str) -> tuple[str, ...]:
    """Carson's own bots for a game: the ladder from the weakest up, then the yardstick.

    Examples:
        >>> carson.bots.bot_names("board")
        ('random', 'easy', 'normal', 'hard', 'master', 'greedy')
        >>> carson.bots.bot_names("bord")
        Traceback (most recent call last):
        carson.kernel.errors.OptionsError: There is no game “bord”; choose cards or board.
    """
    if game not in BOTS:
        raise OptionsError("game-unknown", found=game[:40], known=tuple(BOTS))
    return tuple(name for name in ALL_NAMES if name in BOTS[game])


def check_bot(game: str, name: str) -> str:
    """The same name, or an OptionsError if no such bot plays that game, or a custom one cannot be made.

    Examples:
        >>> carson.bots.check_bot("cards", "greedy")
        'greedy'
    """
    make_bot(game, name)
    return name


@overload
def make_bot(game: Literal["board"] | BoardGame, name: str, seed: str | int = "") -> BoardBot: ...
@overload
def make_bot(game: Literal["cards"] | CardGame, name: str, seed: str | int = "") -> CardBot: ...
@overload
def make_bot(game: str, name: str, seed: str | int = "") -> Bot[Any, Any]: ...


def make_bot(game: str | BoardGame | CardGame, name: str, seed: str | int = "") -> Bot[Any, Any]:
    """A new bot for one seat of a game, or of "board" or "cards". Its random choices follow from its seed.

    A name such as `my_module:MyBot` imports that module: never pass one on from somebody you do not trust.

    Examples:
        >>> bot = carson.bots.make_bot("board", "greedy", seed=7)
        >>> carson.bots.make_bot("board", "wise")
        Traceback (most recent call last):
        carson.kernel.errors.OptionsError: There is no bot “wise”; choose random, easy, normal, hard, master or greedy.
    """
    kind = game if isinstance(game, str) else game.rules.game
    if name in bot_names(kind):
        return make_builtin_bot(kind, name, str(seed))
    if is_custom(name):
        return make_custom(name, str(seed))
    raise OptionsError("bot-unknown", found=name[:40], known=(*bot_names(kind), *installed_bots()))


def make_builtin_bot(game: str, name: str, seed: str) -> Bot[Any, Any]:
    """One of Carson's own bots and no other: for names that come from strangers."""
    if name not in bot_names(game):
        raise OptionsError("bot-unknown", found=name[:40], known=bot_names(game))
    return BOTS[game][name](seed)
