"""`carson serve` in which every table follows from the same seed, and every bot's choice from the move it is asked at.

What a test plays then depends on its options and its own moves alone: a run repeats, whatever ran before it. Bots have
the same names at every table, because a row of long names takes more room than one of short names. Where there are
several serving processes, each of them imports this file.
"""

import os
from random import Random
from types import SimpleNamespace
from typing import Any

from carson.server.people import nicknames
from carson.server.security import tokens as secret

SEED = "0123456789abcdef" * 3
_bot_name = nicknames.bot_name
# Before the services take them from there.
secret.new_seed = lambda: SEED
nicknames.bot_name = lambda _table_id, sitting: _bot_name("0", sitting)

from carson.cli.main import main  # noqa: E402
from carson.server.bots import driver as bots  # noqa: E402
from carson.server.games import board as board_game  # noqa: E402
from carson.server.tables import bot_turns as due  # noqa: E402

_choice = bots.Driver._choice
_bot_due = bots.bot_due


def _choice_at(self: bots.Driver, turn: Any) -> Any:
    chance = Random(f"{turn.game.serial} {turn.seat.seat}")
    bots._chance = chance  # type: ignore[assignment]
    bots.secrets = SimpleNamespace(token_hex=lambda size: chance.randbytes(size).hex())  # type: ignore[assignment]
    return _choice(self, turn)


def _bot_due_at(game: Any, seats: Any) -> Any:
    due._chance = Random(str(game.serial))  # type: ignore[assignment]
    return _bot_due(game, seats)


bots.Driver._choice = _choice_at  # type: ignore[method-assign]
bots.bot_due = _bot_due_at
board_game.token_hex = lambda size: SEED[: 2 * size]

if __name__ == "__main__":
    os.environ["CARSON_COMPILED"] = ""  # `serve` would go on with the compiled build, which knows nothing of this
    main()
