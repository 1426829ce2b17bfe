"""What the balance page shows, added up over games. A player's lead is their score less the mean of the others'."""

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from math import sqrt
from typing import NamedTuple

from carson.arena.rows import Row, seats_of
from carson.arena.standings import NORMAL

FEWEST = 12


class Mean(NamedTuple):
    """A mean, half of its 95 % interval, and how many values it comes from."""

    value: float
    margin: float
    count: int

    @property
    def shown(self) -> bool:
        """With fewer values an interval says nothing."""
        return self.count >= FEWEST

    def __str__(self) -> str:
        return f"{self.value:+.1f} ± {self.margin:.1f}" if self.shown else "–"


class Seat(NamedTuple):
    """One player of one game; `wins` is 1 for an even share of first places."""

    game: int
    lead: float
    wins: float


def among_people(rows: Iterable[Row]) -> list[Row]:
    return [row for row in rows if not row.options["solo"]]


def lead(row: Row, seat: int) -> float:
    others = [points for other, points in enumerate(row.scores) if other != seat]
    return row.scores[seat] - sum(others) / len(others)


def mean(values: Sequence[tuple[int, float]]) -> Mean:
    """Of (game, value) pairs: players of one game count as what they have in common."""
    count = len(values)
    if not count:
        return Mean(0.0, 0.0, 0)
    middle = sum(value for _, value in values) / count
    games: dict[int, float] = defaultdict(float)
    for game, value in values:
        games[game] += value - middle
    spread = sum(off * off for off in games.values()) * len(games) / max(1, len(games) - 1)
    return Mean(middle, NORMAL * sqrt(spread) / count, count)


def leads(seats: Sequence[Seat]) -> Mean:
    return mean([(seat.game, seat.lead) for seat in seats])


def wins(seats: Sequence[Seat]) -> Mean:
    return mean([(seat.game, seat.wins) for seat in seats])


def seats_by(rows: Iterable[Row], things: Callable[[Row, int], Iterable[Hashable]]) -> dict[Hashable, list[Seat]]:
    """The players who have each thing."""
    found: dict[Hashable, list[Seat]] = defaultdict(list)
    for row, seat in seats_of(rows):
        one = Seat(row.number, lead(row, seat), row.share(seat) * len(row.players))
        for thing in things(row, seat):
            found[thing].append(one)
    return found


def faces(row: Row, seat: int) -> Iterator[Hashable]:
    """A character's face, once for each game and once for each round in which the player took it."""
    yield from {name for _, name in row.characters[seat]}
    for taken, name in row.characters[seat]:
        yield (name, taken)


def one_more(rows: Iterable[Row], building: str) -> Mean:
    """By how many VP a player is further ahead who owns one more of a building than the table's mean, on average.

    A regression through the players of all games; what else these players own is not held constant.
    """
    across = along = 0.0
    games: list[list[tuple[float, float]]] = []
    count = 0
    for row in rows:
        owned = [float(one.get(building, 0)) for one in row.buildings]
        usual = sum(owned) / len(owned)
        own = [(each - usual, lead(row, seat)) for seat, each in enumerate(owned)]
        along += sum(more * more for more, _ in own)
        across += sum(more * ahead for more, ahead in own)
        count += round(sum(owned))
        games.append(own)
    if not along:
        return Mean(0.0, 0.0, 0)
    slope = across / along
    off = sum(sum(more * (ahead - slope * more) for more, ahead in own) ** 2 for own in games)
    return Mean(slope, NORMAL * sqrt(off) / along, count)


def owned(rows: Sequence[Row], building: str) -> tuple[float, float]:
    """How many of a building winners own at the end, and others."""
    won: list[int] = []
    lost: list[int] = []
    for row, seat in seats_of(rows):
        (won if seat in row.winners else lost).append(row.buildings[seat].get(building, 0))
    return sum(won) / max(1, len(won)), sum(lost) / max(1, len(lost))
