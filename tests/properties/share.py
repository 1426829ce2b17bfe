"""How many random games are played: a part of them in every test run, all of them by `make trials`."""

import os

ALL = os.environ.get("CARSON_TRIALS") == "all"


def chunks(part: int, whole: int) -> range:
    """The numbers of the chunks to be played; a part is always the first of the whole."""
    return range(whole if ALL else part)
