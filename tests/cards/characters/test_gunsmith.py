"""Gunsmith: before bids +6 to the own bid."""

import pytest

from support.cards import worth
from support.script import FOUR, answer, asked, refused, scripted, told

pytestmark = pytest.mark.rule("CG-7.19")


def test_the_gunsmith_scores_nothing() -> None:
    assert worth("gunsmith", "Ho Ba Pr") == 0


def test_announced_before_bids_the_gunsmith_adds_6() -> None:
    game = scripted(FOUR, owned={0: "gunsmith"})
    answer(game, "0 use gunsmith")
    assert told(game, "power") == [{"seat": 0, "character": "gunsmith"}]
    answer(game, "0 bid 3", "1 bid 8", "2 bid 1", "3 bid 2")
    assert told(game, "order")[0] == {"seats": (0, 1, 3, 2), "values": [9, 8, 2, 1]}
    assert game.view(None).players[0].used == ("gunsmith",)


def test_the_others_know_it_when_they_bid() -> None:
    game = scripted(FOUR, owned={0: "gunsmith"})
    answer(game, "0 use gunsmith")
    assert game.view(1).players[0].bonus == 6


def test_not_after_bids() -> None:
    game = scripted(owned={0: "gunsmith mercenary"})
    answer(game, "0 pass", "0 bid 3")
    refused(game, "0 use gunsmith", "power-not-now", "CG-4.5", character="gunsmith", asked="mercenary")
    answer(game, "0 pass")
    assert asked(game) == "0 take"
