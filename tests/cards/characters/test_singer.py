"""Singer: as many VP as the best single Saloon scored."""

import pytest

from support.cards import lines, worth

pytestmark = pytest.mark.rule("CG-7.28")


@pytest.mark.parametrize(
    ("city", "points"),
    [
        ("", 0),
        ("Ho Ba Ho", 0),
        ("Sa Mt Ho", 0),
        ("Sa Ho", 2),
        ("Ho Sa TH", 6),
        ("TH TH TH\nTH Sa TH\nTH TH TH", 32),
    ],
)
def test_the_singer_scores_as_much_as_the_saloon(city: str, points: int) -> None:
    assert worth("singer", city) == points


@pytest.mark.parametrize("city", ["Sa Ho .. TH Sa Ho", "Ho Sa TH .. Ho Sa"])
def test_of_several_saloons_only_the_best_counts(city: str) -> None:
    assert lines(city, "singer") == {"saloon": 2 + 6, "characters": 6}
