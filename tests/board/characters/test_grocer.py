"""Grocer (BG-9.3): $8, or double the income of one type of building; red: $8, or VP for Houses."""

from typing import Any

import pytest

from board.characters.helpers import cash_limit, others_choose, taking
from support.board import BoardGame, answer, asked, choices, gains, income_of, refused, scripted, told

pytestmark = pytest.mark.rule("BG-9.3")

# The books' example: two Banks that earn $18 and $12.
TWO_BANKS = """
        b   c   d   e   f   g
    2   Ho  Ho  Ho      Ho  Ho
    3   Ho  Ba0 Ho      Ho  Ba0
    4   Ho              Ho
"""


def at_income(diagram: str, option: str, **given: Any) -> BoardGame:
    """Seat 0, the Grocer, waited until Building income and now takes this."""
    game = scripted(diagram, at="income", characters="grocer, captain", **given)
    assert asked(game) == "0 ask"
    answer(game, f"0 choose {option}")
    return game


@pytest.mark.parametrize("tile", ["grocer", "red grocer"])
def test_the_cash_limit_is_60_on_both_sides(tile: str) -> None:
    assert cash_limit(tile) == 60


@pytest.mark.parametrize("tile", ["grocer", "red grocer"])
def test_the_grocer_may_take_8_dollars_at_once(tile: str) -> None:
    game = taking(tile)
    assert choices(game) == ["choose 8-now", "choose later"]
    answer(game, "0 choose 8-now")
    assert game.state.money[0] == 8
    assert asked(game) == "1 character"


@pytest.mark.parametrize("tile", ["grocer", "red grocer"])
def test_who_waits_gets_nothing_yet(tile: str) -> None:
    game = taking(tile)
    answer(game, "0 choose later")
    assert game.state.money[0] == 0
    assert asked(game) == "1 character"


# Yellow


def test_who_waited_chooses_at_building_income_between_8_dollars_and_a_type_of_building_owned() -> None:
    diagram = """
            b   c   d   e   f
        3   Ra0 Ho0 Mi0 Ch0 Sa1
        4   Ba0 Ba0 Pr0 ..0 Mt0
    """
    game = scripted(diagram, at="income", characters="grocer, captain")
    assert choices(game) == ["choose 8", "choose ranch", "choose mine", "choose bank"]
    refused(game, "0 choose saloon", "no-such-option", "BG-9.3", option="saloon")


@pytest.mark.parametrize("choice", ["8", "bank"])
def test_everybody_sees_when_the_power_is_used(choice: str) -> None:
    assert not scripted(TWO_BANKS, at="income", characters="grocer, captain").view(None).players[0].used
    assert [player.used for player in at_income(TWO_BANKS, choice).view(None).players] == [True, False]


def test_the_power_is_used_by_whoever_has_it() -> None:
    game = scripted(TWO_BANKS.replace("Ba0", "Ba1"), at="income", characters="captain, grocer")
    answer(game, "1 choose bank")
    assert [player.used for player in game.view(None).players] == [False, True]


@pytest.mark.rule("BG-16.14", "BG-16.30")
def test_dynamite_that_a_rival_has_placed_is_nothing_to_forgo() -> None:
    mines = "        b   c   d   e\n    2   Mt  ..  ..  Mt\n    3   Mi0 ..  ..  Mi1\n"
    for placed, forgone in (({0: "b3+dynamite"}, "dynamite"), ({1: "e3+dynamite"}, "nothing")):
        game = scripted(mines, at="income", characters="grocer, captain", placed=placed)
        assert game.decision is not None
        assert game.decision.about["forgoes"] == forgone


def test_8_dollars_at_building_income_double_nothing() -> None:
    game = at_income(TWO_BANKS, "8")
    assert gains(game, "grocer") == {0: 8}
    assert gains(game, "building-income") == {0: 30}


def test_who_took_8_dollars_at_once_is_not_asked_again() -> None:
    game = taking("grocer", until="end", diagram=TWO_BANKS)
    answer(game, "0 choose 8-now")
    others_choose(game)
    assert gains(game, "grocer") == {0: 8}
    assert gains(game, "building-income") == {0: 30}


def test_who_waited_is_asked_at_building_income() -> None:
    game = taking("grocer", until="end", diagram=TWO_BANKS)
    answer(game, "0 choose later", "1 choose banker", "2 choose captain")
    assert asked(game) == "0 ask"
    answer(game, "0 choose bank")
    assert gains(game, "building-income") == {0: 60}


def test_all_own_buildings_of_the_type_are_doubled_and_no_others() -> None:
    diagram = """
            b   c   d   e   f   g
        3   ..  Hl0 ..  Hl0 ..  Ra0
        4   ..  ..  ..  ..  ..  ..
        5   ..  Hl1 ..  ..  ..  ..
    """
    assert income_of(scripted(diagram), "g3") == 8
    game = at_income(diagram, "hotel")
    assert told(game, "doubled") == [{"seat": 0, "building": "hotel"}]
    assert gains(game, "building-income") == {0: 12 + 12 + 8, 1: 6}


def test_the_books_example_doubled_and_attacked_18_for_the_attacker_and_42_for_the_owner() -> None:
    game = at_income(TWO_BANKS, "bank", placed={1: "c3"})
    assert gains(game, "loot") == {1: 18}
    assert gains(game, "building-income") == {0: 18 + 24}


def test_the_books_example_not_doubled_9_for_the_attacker_and_21_for_the_owner() -> None:
    game = at_income(TWO_BANKS, "8", placed={1: "c3"})
    assert gains(game, "loot") == {1: 9}
    assert gains(game, "building-income") == {0: 9 + 12}


def test_a_doubled_building_whose_owner_wins_the_duel_is_doubled_as_usual() -> None:
    game = at_income(TWO_BANKS, "bank", placed={0: "c3", 1: "c3"}, combat=(6, 1))
    assert gains(game, "loot") == {}
    assert gains(game, "building-income") == {0: 36 + 24}


def test_the_grocer_chooses_when_the_duels_for_buildings_are_over() -> None:
    game = scripted(TWO_BANKS, at="income", characters="grocer, captain", placed={0: "c3", 1: "c3"}, combat=(1, 6))
    assert asked(game) == "0 ask"
    assert [event.kind for event in game.events(None)] == ["rolled", "duel"]


@pytest.mark.rule("BG-16.13")
def test_doubling_goes_beyond_the_maximum() -> None:
    game = at_income("    d\n3   Ra0", "ranch")
    assert gains(game, "building-income") == {0: 16}


@pytest.mark.rule("BG-16.13")
def test_city_halls_step_is_doubled_with_the_rest() -> None:
    diagram = """
            c   d   e   f   g
        3   Ho  Ba0 ..  ..  CH
    """
    game = at_income(diagram, "bank", occupant=0)
    assert gains(game, "building-income") == {0: 2 * (3 + 3)}


def test_the_doubling_lasts_one_round() -> None:
    game = scripted(TWO_BANKS, at="income", until="characters", characters="grocer, captain", money={1: 5})
    answer(game, "0 choose bank", "0 spend 60")
    assert asked(game) == "pause"
    assert game.state.doubled == [0, 0]
    assert not game.state.used


# Red

HOUSES = """
        b   c   d   e   f   g
    3   Ho0 TH0 Ho0 Ho  Ho1 TH1
    4   Ra0 Hl0 Ch0 Sc0 TS0 ..0
    5   CH  TH  Mt0 ..  ..  ..
"""


def houses_counted(in_round: int = 2) -> BoardGame:
    return scripted(HOUSES, at="end", until="fill", characters="red grocer, captain", in_round=in_round)


def test_the_red_grocer_scores_1_vp_for_each_own_house_or_townhouse_at_the_end_of_the_round() -> None:
    """Two Houses and a Townhouse: no Ranch, Hotel, Church, School, Train Station; nothing neutral or a rival's."""
    assert gains(houses_counted(), "grocer") == {0: 3}


def test_the_red_grocer_scores_after_round_4_too() -> None:
    assert gains(houses_counted(in_round=4), "grocer") == {0: 3}


def test_who_took_8_dollars_scores_no_houses() -> None:
    game = taking("red grocer", until="cash", diagram=HOUSES)
    answer(game, "0 choose 8-now")
    others_choose(game)
    assert gains(game, "grocer") == {0: 8}
    assert game.state.vp[0] == 0


def test_who_waited_scores_houses() -> None:
    game = taking("red grocer", until="cash", diagram=HOUSES)
    answer(game, "0 choose later")
    others_choose(game)
    assert gains(game, "grocer") == {0: 3}
    assert game.state.vp[0] == 3


def test_the_red_grocer_is_not_asked_at_building_income() -> None:
    game = scripted(TWO_BANKS, at="income", characters="red grocer, captain")
    assert asked(game) == "pause"
    assert gains(game, "building-income") == {0: 30}
