"""For the tests of environments: random tables of both games, each with its numbers."""

from collections.abc import Iterator
from random import Random
from typing import Any

from board.games import keen, random_table
from carson.board.library import new_rules as board_rules
from carson.environments.games import NUMBERS, Numbers
from carson.kernel import Game
from properties.tables import random_rules as card_rules

AnyGame = Game[Any, Any, Any]


def moments(count: int, seed: str) -> Iterator[tuple[AnyGame, Numbers, int]]:
    """Every decision of so many games of each kind, with any options: the game, its numbers, and who is to act."""
    for number in range(count):
        rng = Random(f"{seed} {number}")
        keenly = keen(rng)
        for rules in (board_rules(random_table(rng)), card_rules(rng)):
            game: AnyGame = Game.start(rules, f"{seed} {number}")  # type: ignore[type-var]
            while (decision := game.decision) is not None and game.version < 600:
                seat = rng.choice(decision.seats)
                yield game, NUMBERS[rules.game], seat
                legal = game.legal_actions(seat)
                eager = rules.game == "board" and rng.random() < 0.8
                game.apply(seat, keenly(game, seat, legal) if eager else rng.choice(legal))
