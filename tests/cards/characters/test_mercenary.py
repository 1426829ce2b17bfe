"""Mercenary: after bids +5 to the own bid."""

import pytest

from support.cards import worth
from support.script import FOUR, answer, asked, refused, scripted, told

pytestmark = pytest.mark.rule("CG-7.23")


def test_the_mercenary_scores_nothing() -> None:
    assert worth("mercenary", "Ho Ba Pr") == 0


def test_after_bids_the_mercenary_adds_5() -> None:
    game = scripted(FOUR, owned={0: "mercenary"})
    answer(game, "0 bid 4", "1 bid 8", "2 bid 1", "3 bid 2", "0 use mercenary")
    assert told(game, "order")[0] == {"seats": (0, 1, 3, 2), "values": [9, 8, 2, 1]}
    assert game.view(None).players[0].used == ("mercenary",)


def test_unused_the_mercenary_adds_nothing() -> None:
    game = scripted(FOUR, owned={0: "mercenary"})
    answer(game, "0 bid 4", "1 bid 8", "2 bid 1", "3 bid 2", "0 pass")
    assert asked(game) == "1 take"


def test_not_before_bids() -> None:
    game = scripted(owned={0: "mercenary gunsmith"})
    refused(game, "0 use mercenary", "power-not-now", "CG-4.3", character="mercenary", asked="gunsmith")
    answer(game, "0 use gunsmith", "0 bid 1")
    assert asked(game) == "0 power mercenary"
