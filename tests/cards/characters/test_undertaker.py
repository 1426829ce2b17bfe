"""Undertaker: 2 VP for each own character, itself included."""

import pytest

from carson.cards.material.pieces import CHARACTERS
from support.cards import worth

pytestmark = pytest.mark.rule("CG-7.30")


@pytest.mark.parametrize(
    ("others", "points"), [("", 2), ("banker", 4), ("lawyer governor", 6), ("doctor heroes editor paperboy", 10)]
)
def test_each_character_is_worth_2_itself_included(others: str, points: int) -> None:
    assert worth("undertaker", "Ba Ra Mt", others) == points


def test_all_characters_count_with_whatever_symbol() -> None:
    for other in CHARACTERS:
        if other != "undertaker":
            assert worth("undertaker", "", other) == 4
