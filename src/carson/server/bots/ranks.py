"""Whose bot thinks first, when not all can think at once: the lower the rank, the sooner."""

from typing import Final

from carson.server.tables.clock import Days, clock_of
from carson.server.tables.tables import SeatedTable

# People are waiting, now; people who play by the day; nobody but spectators.
LIVE: Final = 0
BY_THE_DAY: Final = 1
BOTS_ALONE: Final = 2


def rank_of(seated: SeatedTable) -> int:
    if not seated.people:
        return BOTS_ALONE
    return BY_THE_DAY if isinstance(clock_of(seated.table.clock), Days) else LIVE
