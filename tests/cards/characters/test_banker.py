"""Banker: 4 VP a Bank."""

import pytest

from support.cards import lines, worth

pytestmark = pytest.mark.rule("CG-7.11")


@pytest.mark.parametrize(
    ("city", "points"), [("", 0), ("Ho Mi Dr", 0), ("Ba", 4), ("Ba Ho Ba", 8), ("Ba Ba Ba\nMi Ho Ba", 16)]
)
def test_each_bank_is_worth_4(city: str, points: int) -> None:
    assert worth("banker", city) == points


def test_the_banks_score_for_themselves_too() -> None:
    assert lines("Ba Ho", "banker") == {"bank": 1, "characters": 4}
