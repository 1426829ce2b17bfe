"""Who is how strong: shares of first places with their 95 % intervals, and ratings."""

import math
import statistics
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any, Final

from msgspec import Struct

from carson.arena.decision_times import added, percentile
from carson.arena.rows import Row, seats_of

NORMAL: Final = 1.96  # 95 % of a normal distribution lie within so many deviations


class Estimate(Struct, frozen=True):
    """A value, and the interval that holds the true one 95 times in 100."""

    mean: float
    low: float
    high: float


class Standing(Struct, frozen=True):
    """One contestant. `seats` counts how often they sat at a table, `share` is that of first places, `even` what equals
    would win there. `rating` is their strength as Plackett-Luce ratings have it: 25 is where everybody begins.

    `p50` and `p99` are milliseconds, `memory` is in MB; None: not measured.
    """

    name: str
    seats: int
    share: Estimate
    even: float
    points: float
    rating: Estimate | None = None
    p50: float | None = None
    p99: float | None = None
    memory: float | None = None


def standings(rows: Sequence[Row]) -> list[Standing]:
    """Everybody who played, the strongest first."""
    seats: dict[str, list[tuple[Row, int]]] = defaultdict(list)
    for row, seat in seats_of(rows):
        seats[row.players[seat]].append((row, seat))
    rated = ratings(rows)
    found = []
    for name, played in seats.items():
        clock = added(row.clock.get(name, {}) for row in {row.number: row for row, _ in played}.values())
        found.append(
            Standing(
                name,
                len(played),
                share((row.deal, row.share(seat)) for row, seat in played),
                statistics.fmean(1 / len(row.players) for row, _ in played),
                statistics.fmean(row.scores[seat] for row, seat in played),
                rated.get(name),
                percentile(clock, 50) if clock else None,
                percentile(clock, 99) if clock else None,
            )
        )
    return sorted(found, key=lambda one: (-one.share.mean, one.name))


def share(wins: Iterable[tuple[int, float]]) -> Estimate:
    """From (deal, share of first place) pairs: Wilson's interval.

    Games of a deal are alike, so that they may tell less than as many independent ones: then they count for fewer.
    """
    deals: dict[int, list[float]] = defaultdict(list)
    for deal, won in wins:
        deals[deal].append(won)
    count = sum(map(len, deals.values()))
    mean = sum(map(sum, deals.values())) / count
    return Estimate(mean, *_wilson(mean, min(count, _worth(mean, list(deals.values())))))


def _worth(mean: float, deals: Sequence[Sequence[float]]) -> float:
    """How many independent games would leave as much doubt as these deals do."""
    count = sum(map(len, deals))
    if len(deals) < 2:
        return count
    off = sum((sum(one) - mean * len(one)) ** 2 for one in deals)
    variance = off * len(deals) / (len(deals) - 1) / count**2
    return mean * (1 - mean) / variance if variance else count


def _wilson(mean: float, count: float) -> tuple[float, float]:
    if not count:
        return 0.0, 1.0
    doubt = NORMAL**2 / count
    middle = (mean + doubt / 2) / (1 + doubt)
    half = NORMAL / (1 + doubt) * math.sqrt(mean * (1 - mean) / count + doubt / (4 * count))
    return max(0.0, middle - half), min(1.0, middle + half)


def ratings(rows: Sequence[Row]) -> dict[str, Estimate]:
    """Ratings after all games in their order; none without openskill (extra `arena`)."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return {}
    model = PlackettLuce(tau=0)
    known: dict[str, Any] = {name: model.rating(name=name) for row in rows for name in row.players}
    for row in rows:
        teams = [[model.create_rating([known[name].mu, known[name].sigma], name)] for name in row.players]
        rated = [team[0] for team in model.rate(teams, ranks=_ranks(row))]
        for name in set(row.players):
            # Several seats of one player are several results: their gains add up, and so does what they tell.
            own = [one for one, who in zip(rated, row.players) if who == name]
            before = known[name]
            mu = before.mu + sum(one.mu - before.mu for one in own)
            sigma = before.sigma * math.prod(one.sigma / before.sigma for one in own)
            known[name] = model.create_rating([mu, sigma], name)
    return {
        name: Estimate(one.mu, one.mu - NORMAL * one.sigma, one.mu + NORMAL * one.sigma) for name, one in known.items()
    }


def _ranks(row: Row) -> list[float]:
    """The winners first, then by points."""
    return [
        0.0 if seat in row.winners else 1.0 + sum(other > points for other in row.scores)
        for seat, points in enumerate(row.scores)
    ]
