"""Paperboy (BG-9.0): fetches another character, for $3 or, red, for free with a lower cash limit."""

from typing import Any

import pytest
from msgspec.structs import replace

from board.characters.helpers import cash_limit, choosing, others_choose
from carson.board import rules
from carson.board.characters.cast import CAST
from carson.board.mechanics.purse import firepower
from support.board import (
    BoardGame,
    answer,
    asked,
    choices,
    everything,
    gains,
    on,
    refused,
    scripted,
    told,
)

pytestmark = pytest.mark.rule("BG-9.0")

IN_PLAY = "0{side} 1Y 2Y 3Y 5Y 7Y 9Y 14"
START = """
        c   d   e
    3   ..  ..  ..
            --
    4   .. |Ho |..0
            --
    5   ..  ..  Mt1
"""


def sending(side: str, *choices: str, **given: Any) -> BoardGame:
    """Seat 0 has taken the Paperboy of this side, and sends him for the characters named (or answers otherwise)."""
    game = choosing("paperboy", **{"in_play": IN_PLAY.format(side=side), "money": 10, **given})
    answer(game, "0 choose paperboy", *(f"0 choose {choice}" for choice in choices))
    return game


# Yellow


def test_the_paperboy_may_fetch_any_character_nobody_has_but_the_sheriff() -> None:
    game = sending("Y")
    assert asked(game) == "0 ask"
    names = ("banker", "grocer", "settler", "mercenary", "prospector", "doctor", "undertaker", "decline")
    assert choices(game) == [f"choose {name}" for name in names]
    refused(game, "0 choose sheriff", "no-such-option", "BG-9.0", option="sheriff")
    refused(game, "0 choose paperboy", "no-such-option", "BG-9.0", option="paperboy")
    refused(game, "0 choose captain", "no-such-option", "BG-9.0", option="captain")


def test_not_one_that_somebody_has_taken() -> None:
    game = choosing("paperboy", in_play=IN_PLAY.format(side="Y"), money=10)
    answer(game, "0 choose banker", "1 choose paperboy")
    refused(game, "1 choose banker", "no-such-option", "BG-9.0", option="banker")
    assert "choose mercenary" in choices(game)


@pytest.mark.rule("BG-16.5")
@pytest.mark.parametrize("side", ["Y", "R"])
def test_14_is_offered_by_neither_name_when_somebody_has_it_or_it_is_not_in_play(side: str) -> None:
    game = choosing("paperboy", in_play=IN_PLAY.format(side=side), money=10)
    answer(game, "0 choose doctor", "1 choose paperboy")
    taken = choices(game)
    absent = choices(sending(side, in_play=f"0{side} 1Y 2Y 3Y 5Y 7Y 8Y 9Y"))
    for name in ("doctor", "undertaker"):
        assert f"choose {name}" not in (*taken, *absent)


def test_what_he_fetched_is_taken() -> None:
    game = sending("Y", "banker")
    assert asked(game) == "1 character"
    refused(game, "1 choose banker", "character-taken", "BG-4.1", character="banker")
    assert "choose sheriff" in choices(game)


def test_fetching_costs_3_dollars_and_brings_the_characters_power() -> None:
    game = sending("Y", "banker")
    assert game.state.money[0] == 10 - 3 + 9


def test_with_exactly_3_dollars_he_goes() -> None:
    game = sending("Y", "mercenary", money=3)
    assert game.state.money[0] == 0
    assert firepower(game.state, 0) == 3


def test_with_less_than_3_dollars_he_is_not_sent() -> None:
    game = sending("Y", money=2)
    assert asked(game) == "1 character"
    assert game.state.money[0] == 2


def test_declined_he_costs_nothing_and_brings_nothing() -> None:
    game = sending("Y", "decline")
    assert game.state.money[0] == 10
    assert asked(game) == "1 character"
    assert game.state.plays[0] == 0
    assert len(choices(game)) == 8  # seven tiles, one of them by two names


@pytest.mark.rule("BG-4.10")
def test_declined_the_cash_limit_is_0() -> None:
    assert cash_limit("paperboy") == 0


@pytest.mark.rule("BG-4.10")
@pytest.mark.parametrize(
    ("fetched", "limit"),
    [("banker", 120), ("red banker", 60), ("singer", 15), ("doctor", 60), ("undertaker", 90), ("father_christmas", 10)],
)
def test_the_cash_limit_is_that_of_the_character_fetched(fetched: str, limit: int) -> None:
    assert cash_limit(f"paperboy fetching {fetched}") == limit


@pytest.mark.parametrize("side", ["Y", "R"])
@pytest.mark.rule("BG-4.1")
def test_in_turn_order_he_counts_0(side: str) -> None:
    game = sending(side, "mercenary", passed=(0, 2, 1))
    answer(game, "2 choose sheriff", "1 choose banker")
    assert game.state.order == [0, 2, 1]


@pytest.mark.rule("BG-4.1")
def test_he_counts_0_when_declined_too() -> None:
    game = sending("Y", "decline", passed=(0, 2, 1))
    answer(game, "2 choose mercenary", "1 choose sheriff")
    assert game.state.order == [0, 1, 2]


# Red


def test_the_red_paperboy_fetches_for_free() -> None:
    assert sending("R", "mercenary", money=0).state.money[0] == 0
    assert sending("R", "banker", money=10).state.money[0] == 19


def test_the_red_paperboy_always_goes() -> None:
    game = sending("R")
    assert asked(game) == "0 ask"
    assert "choose decline" not in choices(game)
    refused(game, "0 choose decline", "no-such-option", "BG-9.0", option="decline")
    refused(game, "0 choose sheriff", "no-such-option", "BG-9.0", option="sheriff")


@pytest.mark.rule("BG-4.10")
@pytest.mark.parametrize(
    ("fetched", "limit"),
    [("banker", 115), ("red banker", 55), ("heroes", 235), ("doctor", 55), ("undertaker", 85), ("father_christmas", 5)],
)
def test_the_cash_limit_is_5_less_than_that_of_the_character_fetched(fetched: str, limit: int) -> None:
    assert cash_limit(f"red paperboy fetching {fetched}") == limit


@pytest.mark.rule("BG-4.10")
def test_the_cash_limit_does_not_go_below_0(monkeypatch: pytest.MonkeyPatch) -> None:
    """No character has a limit below $5, so one is printed for the test."""
    poor = replace(CAST[2], yellow=replace(CAST[2].yellow, limit=4))
    monkeypatch.setattr(rules, "CAST", (*CAST[:2], poor, *CAST[3:]))
    assert cash_limit("paperboy fetching banker") == 4
    assert cash_limit("red paperboy fetching banker") == 0


# What he may fetch

EVERYBODY = [
    *(
        f"{side}{name}"
        for name in ("banker", "grocer", "chinese_worker", "settler", "captain")
        for side in ("", "red ")
    ),
    *(f"{side}{name}" for name in ("mercenary", "indian", "prospector", "gunsmith", "singer") for side in ("", "red ")),
    *(f"{side}{name}" for name in ("auctioneer", "governor", "heroes", "father_christmas") for side in ("", "red ")),
    *("doctor", "undertaker", "red cowboy", "teacher", "lawyer", "red lawyer"),
]


@pytest.mark.parametrize("tile", EVERYBODY)
def test_a_character_fetched_does_all_it_does_when_taken(tile: str) -> None:
    """Fetched for free or taken: the same questions, the same pieces; only whose tile it is and the order differ."""
    name = tile.removeprefix("red ")
    given: dict[str, Any] = {
        "diagram": START,
        "characters": f"red paperboy fetching {tile}, {'mercenary' if name == 'banker' else 'banker'}",
        "money": 20,
        "supply": 3,
        "white": (2, 3, 4),
        "black": (2, 3, 4),
    }
    taken, fetched = choosing(tile, **given), choosing(tile, **given)
    answer(taken, f"0 choose {name}")
    answer(fetched, "0 choose paperboy", f"0 choose {name}")
    assert asked(fetched) == asked(taken)
    if asked(taken).startswith("0 "):
        assert choices(fetched) == choices(taken)
    mine, theirs = everything(fetched.state), everything(taken.state)
    number = next(c.number for c in CAST if name in (c.name, c.red_name))
    assert mine.pop("who")[0] == 0
    assert theirs.pop("who")[0] == number
    assert mine.pop("taken") == theirs.pop("taken") | 1
    assert mine == theirs


def test_he_may_fetch_the_settler_and_take_a_parcel() -> None:
    game = sending("Y", "settler", diagram=START)
    assert asked(game) == "0 take-parcel"
    answer(game, "0 claim d4")
    assert on(game, "d4") == "Ho0"


def test_he_may_fetch_the_grocer_who_is_asked_again_at_building_income() -> None:
    game = sending("Y", "grocer", "later", diagram="    d\n3   Ra0", until="end")
    answer(game, "1 choose banker", "2 choose mercenary")
    assert asked(game) == "0 ask"
    answer(game, "0 choose ranch")
    assert gains(game, "building-income") == {0: 16}


def test_he_may_fetch_the_red_banker_who_buys_vp_at_the_end_of_the_round() -> None:
    game = scripted(at="end", until="fill", characters="paperboy fetching red banker, captain", money={0: 3})
    answer(game, "0 choose 3-vp")
    assert game.state.vp[0] == 3


def test_he_may_fetch_the_chinese_worker_who_pays_half() -> None:
    game = scripted(characters="paperboy fetching chinese_worker, captain", placed={0: "buy-5"}, money=3)
    answer(game, "0 buy drugstore")
    assert game.state.money[0] == 0


def test_he_may_fetch_the_red_indian_who_pays_at_most_3() -> None:
    game = scripted(START, characters="red paperboy fetching red indian, captain", placed={0: "d5"}, money=3)
    answer(game, "0 buy d5")
    assert game.state.money[0] == 0


def test_he_may_fetch_the_red_prospector_whose_dynamite_is_kept() -> None:
    game = sending("R", "prospector", in_play="0R 2Y 3Y 5Y 7Y 8Y 9R 14")
    assert game.state.dynamite[0] == 2


@pytest.mark.rule("BG-9.9", "BG-16.7")
def test_he_may_fetch_the_prospector_whose_tile_then_flips() -> None:
    game = sending("R", "prospector", track="ranch bank drugstore bank saloon ranch hotel", bag={})
    assert told(game, "flipped") == [{"number": 9}]
    assert game.state.dynamite[0] == 2


@pytest.mark.rule("BG-16.5", "BG-9.14")
@pytest.mark.parametrize(("name", "question"), [("doctor", "1 heal"), ("undertaker", "1 toll")])
def test_who_fetches_14_chooses_its_side(name: str, question: str) -> None:
    game = sending("Y", name)
    assert told(game, "character")[-1] == {"seat": 0, "character": name}
    for side in ("doctor", "undertaker"):
        refused(game, f"1 choose {side}", "character-taken", "BG-4.1", character=side)
    game = sending("Y", name, until="end", supply=1, vp=1)
    answer(game, "1 choose banker", "2 choose mercenary")
    answer(game, "0 cowboy roads", "1 cowboy roads", "2 pass")
    assert asked(game) == question


@pytest.mark.rule("BG-16.5")
def test_a_power_he_cannot_pay_is_lost_and_its_limit_kept() -> None:
    """$12 less $3 do not pay the Prospector's $10; the red Paperboy's do."""
    game = sending("Y", "prospector", money=12)
    assert asked(game) == "1 character"
    assert game.state.money[0] == 9
    assert cash_limit("paperboy fetching prospector") == 20
    assert asked(sending("R", "prospector", money=12)) == "0 ask"


def test_the_fetched_tile_is_back_in_play_next_round() -> None:
    game = sending("Y", "mercenary", until="")
    others_choose(game)
    assert game.state.round == 3
    assert {"choose paperboy", "choose mercenary"} <= set(choices(game))
