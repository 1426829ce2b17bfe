"""Doctor: 5 VP. After bids: +2 to the own bid."""

import pytest

from support.cards import worth
from support.script import FOUR, answer, asked, refused, scripted, told

pytestmark = pytest.mark.rule("CG-7.15")


def test_the_doctor_is_worth_5() -> None:
    assert worth("doctor") == 5


def test_the_doctor_is_worth_5_used_or_not() -> None:
    game = scripted(owned={0: "doctor"}, used="doctor")
    assert game.view(None).points(0) == 5


def test_after_bids_the_doctor_adds_2() -> None:
    game = scripted(FOUR, owned={0: "doctor"})
    answer(game, "0 bid 6", "1 bid 7", "2 bid 1", "3 bid 2", "0 use doctor")
    assert told(game, "bid-raised") == [{"seat": 0, "by": 2}]
    assert told(game, "order")[0] == {"seats": (0, 1, 3, 2), "values": [8, 7, 2, 1]}


def test_the_bid_card_itself_stays_what_it_is() -> None:
    game = scripted(owned={0: "doctor"})
    answer(game, "0 bid 6", "0 use doctor")
    player = game.view(None).players[0]
    assert (player.bid, player.bonus) == (6, 2)
    assert player.bids_left == (1, 2, 3, 4, 5, 7, 8, 9)


def test_unused_the_doctor_adds_nothing() -> None:
    game = scripted(FOUR, owned={0: "doctor"})
    answer(game, "0 bid 6", "1 bid 7", "2 bid 1", "3 bid 2", "0 pass")
    assert asked(game) == "1 take"


def test_not_before_bids() -> None:
    game = scripted(owned={0: "doctor heroes"})
    refused(game, "0 use doctor", "power-not-now", "CG-4.3", character="doctor", asked="heroes")
    answer(game, "0 pass")
    refused(game, "0 use doctor", "wrong-moment", "CG-4.4", asked="bid", action="use doctor")


def test_the_doctor_turns_sideways() -> None:
    game = scripted(owned={0: "doctor"})
    answer(game, "0 bid 6", "0 use doctor")
    assert game.view(None).players[0].used == ("doctor",)
