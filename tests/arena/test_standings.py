"""Shares, intervals, ratings and times from rows."""

import pytest

from carson.arena.decision_times import added, percentile
from carson.arena.rows import Row
from carson.arena.standings import ratings, share, standings


def played(number: int, players: str, scores: tuple[int, ...], winners: tuple[int, ...]) -> Row:
    nothing: tuple[dict[str, int], ...] = ({},) * len(players)
    return Row(
        number=number,
        contest="",
        deal=number // 2,
        game="board",
        seed="",
        options={},
        players=tuple(players),
        scores=scores,
        winners=winners,
        points=nothing,
        characters=((),) * len(players),
        buildings=nothing,
        decisions=1,
    )


def test_a_shared_first_place_counts_as_a_fraction() -> None:
    rows = [played(0, "abb", (5, 5, 1), (0, 1)), played(1, "bab", (1, 5, 2), (1,))]
    found = {one.name: one for one in standings(rows)}
    assert found["a"].share.mean == 0.75
    assert found["b"].share.mean == 0.125
    assert (found["a"].seats, found["b"].seats) == (2, 4)
    assert (found["a"].points, found["b"].points) == (5, 9 / 4)
    assert found["a"].even == pytest.approx(1 / 3)


def test_intervals_are_wilsons() -> None:
    """40 of 100, each deal a game of its own: the figures in the tables."""
    found = share((deal, float(deal < 40)) for deal in range(100))
    assert (found.low, found.high) == (pytest.approx(0.3094, abs=0.001), pytest.approx(0.4980, abs=0.001))
    sure = share((deal, 1.0) for deal in range(20))
    assert (sure.low, sure.high) == (pytest.approx(0.8389, abs=0.001), pytest.approx(1))


def test_games_of_a_deal_that_all_end_alike_count_as_one() -> None:
    alike = share((number // 4, float(number // 4 % 2)) for number in range(80))
    single = share((deal, float(deal % 2)) for deal in range(20))
    assert alike.high - alike.low == pytest.approx(single.high - single.low, abs=0.02)
    mixed = share((number // 4, float(number % 2)) for number in range(80))
    assert mixed.high - mixed.low < alike.high - alike.low


def test_who_wins_more_is_rated_higher_and_more_games_say_more() -> None:
    rows = [played(number, "abb", (5, 3, 1), (0,)) for number in range(12)]
    few, many = ratings(rows[:4]), ratings(rows)
    assert many["a"].low > many["b"].high
    assert many["a"].high - many["a"].low < few["a"].high - few["a"].low


def test_times_are_percentiles_of_all_games() -> None:
    counts = added([{"283": 98}, {"283": 1, "330": 1}])
    assert percentile(counts, 50) == pytest.approx(1.0, rel=0.03)  # 1.05 ** 283 ns
    assert percentile(counts, 99) == pytest.approx(1.0, rel=0.03)
    assert percentile(counts, 100) == pytest.approx(9.9, rel=0.03)
    assert percentile({}, 50) == 0
