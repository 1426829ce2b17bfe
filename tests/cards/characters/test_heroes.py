"""Heroes: 6 VP. Before bids: +3 to the own bid."""

import pytest

from support.cards import worth
from support.script import FOUR, answer, asked, refused, scripted, told

pytestmark = pytest.mark.rule("CG-7.20")


def test_the_heroes_are_worth_6() -> None:
    assert worth("heroes") == 6


def test_the_heroes_are_worth_6_used_or_not() -> None:
    game = scripted(owned={0: "heroes"}, used="heroes")
    assert game.view(None).points(0) == 6


def test_announced_before_bids_the_heroes_add_3() -> None:
    game = scripted(FOUR, owned={0: "heroes"})
    answer(game, "0 use heroes", "0 bid 6", "1 bid 8", "2 bid 1", "3 bid 2")
    assert told(game, "order")[0] == {"seats": (0, 1, 3, 2), "values": [9, 8, 2, 1]}
    assert game.view(None).players[0].used == ("heroes",)


def test_not_after_bids() -> None:
    game = scripted(owned={0: "heroes doctor"})
    answer(game, "0 pass", "0 bid 3")
    refused(game, "0 use heroes", "power-not-now", "CG-4.5", character="heroes", asked="doctor")
    answer(game, "0 pass")
    assert asked(game) == "0 take"
