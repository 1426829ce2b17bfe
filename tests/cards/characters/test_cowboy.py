"""Cowboy: 3 VP a Ranch."""

import pytest

from support.cards import lines, worth

pytestmark = pytest.mark.rule("CG-7.14")


@pytest.mark.parametrize(("city", "points"), [("", 0), ("Ho Mi", 0), ("Ra", 3), ("Ra Ho Ra", 6), ("Ra Ra Ra\nRa", 12)])
def test_each_ranch_is_worth_3(city: str, points: int) -> None:
    assert worth("cowboy", city) == points


def test_the_ranches_score_for_themselves_too() -> None:
    assert lines("Ra ..", "cowboy") == {"ranch": 1, "characters": 3}
