"""Players that are programs. They see what a seat sees, never the state.

bot = make_bot("cards", "greedy", seed="7")
action = bot.choose(game.view(seat), game.legal_actions(seat))
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

from carson.bots.board.greedy import GreedyBoard
from carson.bots.cards.greedy import GreedyCards
from carson.bots.simple import RandomBot


class Bot(Protocol):
    """Chooses one of the legal actions of its seat. May remember what it saw; belongs to one seat of one game."""

    def choose(self, view: Any, legal: list[Any]) -> Any: ...


class UnknownBot(ValueError):
    """No bot of that name plays that game."""

    def __init__(self, game: str, name: str) -> None:
        super().__init__(f"no bot {name!r} for {game!r}; there are {', '.join(bot_names(game))}")
        self.game = game
        self.name = name
        self.known = bot_names(game)


BOTS: Final[Mapping[str, Mapping[str, Callable[[str], Bot]]]] = {
    "cards": {"random": RandomBot, "greedy": GreedyCards},
    "board": {"random": RandomBot, "greedy": GreedyBoard},
}


def bot_names(game: str) -> tuple[str, ...]:
    return tuple(BOTS.get(game, ()))


def make_bot(game: str, name: str, seed: str) -> Bot:
    """A fresh bot for one seat. What it leaves to chance follows from the seed."""
    if name not in BOTS.get(game, ()):
        raise UnknownBot(game, name)
    return BOTS[game][name](seed)
