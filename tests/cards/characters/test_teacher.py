"""Teacher: 1 VP a House, 2 VP a Townhouse or Hotel."""

import pytest

from support.cards import worth

pytestmark = pytest.mark.rule("CG-7.29")


@pytest.mark.parametrize(
    ("city", "points"),
    [("", 0), ("Ch Sa Mt", 0), ("Ho", 1), ("TH", 2), ("Hl", 2), ("Ho Ho TH .. Hl", 6), ("Hl Hl Hl\nTH TH Ho", 11)],
)
def test_houses_are_worth_1_townhouses_and_hotels_2(city: str, points: int) -> None:
    assert worth("teacher", city) == points
