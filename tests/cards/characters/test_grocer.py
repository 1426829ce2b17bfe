"""Grocer: 4 VP a Drugstore."""

import pytest

from support.cards import lines, worth

pytestmark = pytest.mark.rule("CG-7.18")


@pytest.mark.parametrize(
    ("city", "points"), [("", 0), ("Ba GS Ra", 0), ("Dr", 4), ("Dr Ho Dr", 8), ("Dr Dr Dr\nDr Dr", 20)]
)
def test_each_drugstore_is_worth_4(city: str, points: int) -> None:
    assert worth("grocer", city) == points


def test_the_drugstores_score_for_themselves_too() -> None:
    assert lines("Dr Ho", "grocer") == {"drugstore": 1, "characters": 4}
