"""Prospector: 1 VP for each Mountain and each Mine."""

import pytest

from support.cards import worth

pytestmark = pytest.mark.rule("CG-7.25")


@pytest.mark.parametrize(
    ("city", "points"),
    [("", 0), ("Ho Ra", 0), ("Mt", 1), ("Mi", 1), ("Mt Mi Mt Ho", 3), ("Mt Mt Mt Mt\nMi Mi Mi ..", 7)],
)
def test_each_mountain_and_each_mine_is_worth_1(city: str, points: int) -> None:
    assert worth("prospector", city) == points
