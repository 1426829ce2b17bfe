"""What bots are called, the same in every game and at every door."""

from typing import Final

LADDER: Final = ("random", "easy", "normal", "hard", "master")
"""From the weakest up."""

OPPONENTS: Final = LADDER[1:]
"""Those that people are offered as opponents in the browser."""

YARDSTICK: Final = "greedy"
"""It no longer changes, so that strength measured against it can be compared over the years."""

ALL_NAMES: Final = (*LADDER, YARDSTICK)
