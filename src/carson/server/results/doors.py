"""Your statistics, and the bots to play next."""

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from carson.server.results import statistics as results
from carson.server.results.model import GameStatistics, Opponent
from carson.server.web import limits
from carson.server.web.door import Doors, Visit
from carson.words import Words

doors = Doors("results")
# Where the name of a source of points may be found.
_KINDS: Final = ("statistics-source", "report-source", "board-line", "line", "variant", "character")


class Statistics(Struct, frozen=True):
    """By game; null for one that you have not finished yet."""

    board: GameStatistics | None
    cards: GameStatistics | None


class Opponents(Struct, frozen=True):
    board: Opponent
    cards: Opponent


@doors.get("/api/me/statistics", limit=limits.LOOKS)
async def statistics(visit: Visit) -> Statistics:
    """Your games, wins, points, characters and buildings, from the last 1,000 games that you have finished.

    Imports, games started from a position and games in which you had several seats do not count.
    """
    found = await results.statistics(visit.services, visit.user)
    told = {game: _with_labels(one, visit.words) for game, one in found.items()}
    return Statistics(told.get("board"), told.get("cards"))


@doors.get("/api/me/opponents", limit=limits.LOOKS)
async def opponents(visit: Visit) -> Opponents:
    """The bots you played last in each game, and the level to try next."""
    return Opponents(**await results.opponents(visit.services, visit.user))


def _with_labels(found: GameStatistics, words: Words) -> GameStatistics:
    return replace(found, sources=[replace(one, label=_label(one.name, words)) for one in found.sources])


def _label(source: str, words: Words) -> str:
    for kind in _KINDS:
        if words.has(f"{kind}-{source}".replace("_", "-")):
            return words.name(kind, source)
    return source
