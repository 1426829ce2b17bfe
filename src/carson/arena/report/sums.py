"""What the plots of a report show, added up over all games."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from carson.arena.rows import Row, seats_of
from carson.arena.standings import Estimate, share
from carson.board.characters.cast import BY_NAME

COLUMNS: Final = 12  # of the chart of game lengths, at most
# VP that a character's power scores while the game goes on.
_BY_POWERS: Final = frozenset({"road", "duel-won", "duel-lost"} | {name.replace("_", "-") for name in BY_NAME})
CHARACTER: Final = "character"


def points_by_source(rows: Iterable[Row], names: Sequence[str]) -> dict[str, list[float]]:
    """The mean points from each source of each of these players, the greatest source first."""
    played: Counter[str] = Counter()
    scored: dict[str, Counter[str]] = defaultdict(Counter)
    for row, seat in seats_of(rows):
        played[row.players[seat]] += 1
        for source, points in row.points[seat].items():
            scored[CHARACTER if source in _BY_POWERS else source][row.players[seat]] += points
    found = {source: [by[name] / played[name] for name in names] for source, by in scored.items()}
    return dict(sorted(found.items(), key=lambda item: (-sum(item[1]), item[0])))


def shares_by(rows: Iterable[Row], things: Callable[[Row, int], Iterable[str]]) -> dict[str, tuple[Estimate, int]]:
    """The share of first places of seats with such a thing, and how many had it; the greatest share first."""
    wins: dict[str, list[tuple[int, float]]] = defaultdict(list)
    for row, seat in seats_of(rows):
        for thing in set(things(row, seat)):
            wins[thing].append((row.deal, row.share(seat)))
    found = {thing: (share(won), len(won)) for thing, won in wins.items()}
    return dict(sorted(found.items(), key=lambda item: (-item[1][0].mean, item[0])))


def buildings(rows: Iterable[Row]) -> dict[str, list[float]]:
    """How many of each building winners own at the end, and how many everybody else; the commonest first."""
    owned: dict[str, Counter[bool]] = defaultdict(Counter)
    seats: Counter[bool] = Counter()
    for row, seat in seats_of(rows):
        won = seat in row.winners
        seats[won] += 1
        for name, count in row.buildings[seat].items():
            owned[name][won] += count
    found = {name: [by[won] / max(seats[won], 1) for won in (True, False)] for name, by in owned.items()}
    return dict(sorted(found.items(), key=lambda item: (-sum(item[1]), item[0])))


def lengths(rows: Sequence[Row]) -> list[tuple[str, int]]:
    """How many games had about so many decisions."""
    found = [row.decisions for row in rows]
    first, last = min(found), max(found)
    width = max(1, -(-(last - first + 1) // COLUMNS))
    counts = Counter((count - first) // width for count in found)
    return [(str(first + step * width), counts[step]) for step in range(max(counts) + 1)]
