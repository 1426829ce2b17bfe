"""Settler: 1 VP for each empty parcel next to at least one own Ranch, each counted once."""

import pytest

from support.cards import lines, worth

pytestmark = pytest.mark.rule("CG-7.26")


def test_without_a_ranch_the_settler_scores_nothing() -> None:
    assert worth("settler") == 0
    assert worth("settler", ".. .. ..") == 0


def test_each_empty_parcel_next_to_a_ranch_is_worth_1() -> None:
    assert worth("settler", "Ra ..") == 1
    assert worth("settler", ".. .. ..\n.. Ra ..\n.. .. ..") == 8
    assert worth("settler", "Ra Ho ..") == 0
    assert worth("settler", "Mt Ra\n.. ..") == 2


def test_a_parcel_next_to_several_ranches_is_counted_once() -> None:
    """Each Ranch scores both parcels, the Settler only once."""
    assert lines("Ra ..\n.. Ra", "settler") == {"ranch": 4, "characters": 2}
    assert worth("settler", "Ra .. Ra .. Ra") == 2


def test_outlaws_are_empty_parcels_for_the_settler_only_under_the_law() -> None:
    assert worth("settler", "Ra Ou") == 0
    assert worth("settler", "Ra Ou", "sheriff") == 1
    assert worth("settler", "Ra Ou .. Pr") == 1


def test_where_no_card_lies_there_is_no_parcel() -> None:
    assert worth("settler", "Ra") == 0
