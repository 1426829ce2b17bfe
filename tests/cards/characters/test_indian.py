"""Indian: ½ VP for each parcel of the full city limit that no card covers, rounded up."""

import pytest

from support.cards import worth

pytestmark = pytest.mark.rule("CG-7.21")

CARDS_10 = "\n".join(["Ho .. Mt .. Mt .. .. .."] * 5)  # 40 parcels


def test_the_books_example_40_parcels_covered_are_12_points() -> None:
    assert worth("indian", CARDS_10) == (64 - 40) // 2 == 12


@pytest.mark.parametrize(
    ("city", "points"),
    [
        ("", 32),
        (".. ..\n.. ..", 30),
        ("..", 32),  # 63 open parcels: 31½, rounded up
        (".. .. ..", 31),  # 61: 30½
        ("\n".join([".. .. .. .. .. .. .. .."] * 8), 0),
        ("\n".join([".. .. .. .. .. .. .. .."] * 7 + [".. .. .. .. .. .. .."]), 1),
    ],
)
def test_half_a_point_for_each_open_parcel_rounded_up(city: str, points: int) -> None:
    assert worth("indian", city) == points


def test_what_is_on_the_parcels_and_where_they_lie_is_all_one() -> None:
    assert worth("indian", "Ou Mt Ho ..") == worth("indian", "..\n..\n..\n..") == 30


def test_with_the_captain_the_full_limit_is_72_parcels() -> None:
    assert worth("indian", "", "captain") == 36
    assert worth("indian", CARDS_10, "captain") == 16
    assert worth("indian", "\n".join([".. .. .. .. .. .. .. .."] * 9), "captain") == 0
