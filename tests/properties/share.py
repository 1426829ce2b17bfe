"""How many random games are played: a part of them in every test run, all of them by `make trials`."""

import os
from typing import Final

ALL = os.environ.get("CARSON_TRIALS") == "all"

# At one move in how many a game is audited. What is lost or made out of nothing stays so to the end of a game, where
# every game is audited: the few moves in between tell sooner where it happened. `make trials` looks after every move.
AUDIT: Final = 1 if ALL else 6


def chunks(part: int, whole: int) -> range:
    """The numbers of the chunks to be played; a part is always the first of the whole."""
    return range(whole if ALL else part)
