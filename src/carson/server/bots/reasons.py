"""Why a bot's move is not left to the queue."""

from typing import Final

# No `carson bots` is running; it has waited too long; too many wait; the queue cannot be reached.
NO_WORKER: Final = "no-worker"
LATE: Final = "late"
FULL: Final = "full"
LOST: Final = "lost"
