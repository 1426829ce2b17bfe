"""`carson serve` in which every table follows from the same seed, and every bot's choice from the move it is asked at.

What a test plays then depends on its options and its own moves alone: a run repeats, whatever ran before it.
"""

from random import Random
from types import SimpleNamespace
from typing import Any

from carson.server.security import tokens as secret

SEED = "0123456789abcdef" * 3
secret.new_seed = lambda: SEED  # before the services take it from there

from carson.cli.main import main  # noqa: E402
from carson.server.bots import driver as bots  # noqa: E402
from carson.server.games import adapter as games  # noqa: E402
from carson.server.tables import bot_turns as due  # noqa: E402

_choice = bots.Driver._choice
_bot_due = bots.bot_due


def _choice_at(self: bots.Driver, game: Any, seat: Any) -> Any:
    chance = Random(f"{game.serial} {seat.seat}")
    bots._chance = chance  # type: ignore[assignment]
    bots.secrets = SimpleNamespace(token_hex=lambda size: chance.randbytes(size).hex())  # type: ignore[assignment]
    return _choice(self, game, seat)


def _bot_due_at(game: Any, seats: Any) -> Any:
    due._chance = Random(str(game.serial))  # type: ignore[assignment]
    return _bot_due(game, seats)


if __name__ == "__main__":
    bots.Driver._choice = _choice_at  # type: ignore[method-assign]
    bots.bot_due = _bot_due_at
    games.token_hex = lambda size: SEED[: 2 * size]
    main()
