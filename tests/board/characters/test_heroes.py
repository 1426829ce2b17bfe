"""Heroes. Yellow: own buildings cannot be attacked, and they attack none. Red: VP, more for own cowboys."""

import pytest

from board.characters.helpers_late import cash_limit
from support.board import answer, asked, choices, options, refused, scripted, standing

pytestmark = pytest.mark.rule("BG-9.16")

STREET = """
        c   d   e
    3   Ra0 Ra1 CH
"""


# Yellow


def test_the_heroes_buildings_cannot_be_attacked() -> None:
    game = scripted(STREET, at="cowboys", characters="banker, heroes", supply=1)
    refused(game, "0 cowboy d3", "not-attackable", "BG-9.16", at="d3")


def test_the_heroes_attack_no_building() -> None:
    game = scripted(STREET, at="cowboys", characters="banker, heroes", supply=1)
    answer(game, "0 pass")
    refused(game, "1 cowboy c3", "no-attack-allowed", "BG-9.16", at="c3")


def test_rivals_attack_each_other_as_before() -> None:
    game = scripted(STREET, at="cowboys", characters="banker, settler, heroes", supply=1)
    assert "cowboy d3" in options(game, 0)


def test_the_heroes_may_go_elsewhere_city_hall_and_duels_included() -> None:
    game = scripted(
        STREET, at="cowboys", until="actions", characters="banker, heroes", supply=2, placed={0: "e3 roads"}
    )
    answer(game, "0 pass", "1 cowboy e3", "1 cowboy roads")
    assert standing(game, 1) == ["e3", "roads"]


@pytest.mark.rule("BG-4.3")
def test_the_heroes_may_stand_on_their_own_building() -> None:
    game = scripted(STREET, at="cowboys", characters="banker, heroes", supply=1)
    answer(game, "0 pass")
    assert "cowboy d3" in options(game, 1)


def test_for_this_round_only() -> None:
    game = scripted(STREET, at="end", characters="banker, heroes", until="actions")
    answer(game, "0 choose captain", "1 choose banker")
    assert asked(game) == "1 cowboy"
    assert "cowboy c3" in options(game, 1)
    answer(game, "1 pass")
    assert "cowboy d3" in options(game, 0)


def test_the_red_heroes_protect_nothing_and_may_attack() -> None:
    game = scripted(STREET, at="cowboys", characters="banker, red heroes", supply=1)
    assert "cowboy d3" in options(game, 0)
    answer(game, "0 pass")
    assert "cowboy c3" in options(game, 1)


def test_the_limits_are_240_and_40() -> None:
    assert cash_limit("heroes") == 240
    assert cash_limit("red heroes") == 40


# Red


def test_3_vp_for_nothing_6_for_a_cowboy_9_for_two() -> None:
    for option, cowboys, vp in (("3-vp", 0, 3), ("6-vp", 1, 6), ("9-vp", 2, 9)):
        game = scripted(at="characters", characters="red heroes, banker", supply=3)
        answer(game, "0 choose heroes")
        assert asked(game) == "0 ask"
        assert choices(game) == ["choose 3-vp", "choose 6-vp", "choose 9-vp"]
        answer(game, f"0 choose {option}")
        assert game.state.vp == [vp, 0]
        assert game.state.supply == [3 - cowboys, 3]
        assert game.state.general == [7 + cowboys, 7]
        assert asked(game) == "1 character"


def test_only_cowboys_of_the_own_supply_can_be_returned() -> None:
    game = scripted(at="characters", characters="red heroes, banker", supply=(1, 3))
    answer(game, "0 choose heroes")
    assert choices(game) == ["choose 3-vp", "choose 6-vp"]
    refused(game, "0 choose 9-vp", "no-such-option", "BG-9.16")


@pytest.mark.rule("BG-16.10")
def test_the_cowboy_on_city_hall_stays_there() -> None:
    game = scripted(STREET, at="characters", characters="red heroes, banker", occupant=0)
    answer(game, "0 choose heroes")
    assert choices(game) == ["choose 3-vp"]
    answer(game, "0 choose 3-vp")
    assert standing(game, 0) == ["e3"]
