"""For the tests of environments: random tables of both games, each with its numbers, and digests of the numbering."""

from collections.abc import Iterator
from random import Random
from typing import Any

from board.games import keen, random_table
from carson.board.library import new_rules as board_rules
from carson.environments.games import NUMBERS, Numbers
from carson.kernel import Game
from properties.tables import random_rules as card_rules

AnyGame = Game[Any, Any, Any]

# Digests of all ids, and of where each part of an observation is, by version. When a test finds another one, agents
# trained before no longer fit: raise the game's VERSION, then correct this.
IDS = {"board": (1, "ca831ae0ba6df050"), "cards": (1, "8a505125e846e2ae")}
LAYOUTS = {"board": (1, "fdb14318a3252009"), "cards": (1, "1cd94f11e09e45a3")}


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
