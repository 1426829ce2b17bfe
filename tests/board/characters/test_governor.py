"""Governor. Yellow: 1 road now, and VP for roads that connect a parcel. Red: taxes revolver tokens or money, now."""

import pytest

from board.characters.helpers_late import cash_limit
from support.board import answer, asked, choices, connected, gains, options, refused, scripted, told

pytestmark = pytest.mark.rule("BG-9.13")

TOWN = """
        c   d   e
    3   ..  ..  ..
            --
    4   .. |Ho |..
            --
    5   ..  ..  ..
"""


# Yellow


def test_the_governor_gets_1_road_now() -> None:
    game = scripted(at="characters", characters="governor, banker")
    answer(game, "0 choose governor")
    assert game.state.stock == [1, 0]
    assert told(game, "roads") == [{"seat": 0, "count": 1}]
    assert asked(game) == "1 character"


def test_a_road_that_connects_a_parcel_scores_1_vp() -> None:
    game = scripted(TOWN, at="cowboys", characters="governor, banker", stock=1, supply=1)
    assert "f4" not in connected(game)
    answer(game, "0 road e4s")
    assert "f4" in connected(game)
    assert gains(game, "road") == {0: 1}
    assert game.state.vp == [1, 0]


@pytest.mark.rule("BG-16.12")
def test_it_is_1_vp_however_many_parcels_a_road_connects() -> None:
    game = scripted(TOWN, at="cowboys", characters="governor, banker", stock=1, supply=1)
    before = connected(game)
    answer(game, "0 road c3e")
    assert sorted(set(connected(game)) - set(before)) == ["c2", "d2"]
    assert game.state.vp == [1, 0]


def test_a_road_that_connects_no_new_parcel_scores_nothing() -> None:
    game = scripted(
        """
            c   d   e
        3   ..  ..  ..
                --
        4   .. |Ho |..
                --  --
        5   ..  .. |.. |
        """,
        at="cowboys",
        characters="governor, banker",
        stock=1,
        supply=1,
    )
    before = connected(game)
    answer(game, "0 road e5s")
    assert connected(game) == before
    assert game.state.stock == [0, 1]
    assert game.state.vp == [0, 0]


def test_every_such_road_scores() -> None:
    game = scripted(TOWN, at="cowboys", characters="governor, banker", stock=3, supply=1)
    answer(game, "0 road e4s", "0 road f4s", "0 road g4s")
    assert game.state.vp == [3, 0]


@pytest.mark.rule("BG-1.6")
def test_out_of_turn_too() -> None:
    game = scripted(TOWN, at="cowboys", characters="banker, governor", stock=1, supply=1)
    assert asked(game) == "0 cowboy"
    answer(game, "1 road e4s")
    assert game.state.vp == [0, 1]
    assert asked(game) == "0 cowboy"


def test_roads_of_others_score_nothing() -> None:
    game = scripted(TOWN, at="cowboys", characters="governor, banker", stock=1, supply=1)
    answer(game, "1 road e4s")
    assert game.state.vp == [0, 0]


@pytest.mark.rule("BG-1.6")
def test_in_this_round_only_and_before_it_ends_the_governor_is_asked() -> None:
    game = scripted(TOWN, at="end", characters="governor, banker", stock=3)
    assert (asked(game), game.state.round) == ("0 last-roads", 2)
    answer(game, "0 road e4s", "0 pass")
    assert (game.state.vp, game.state.round) == ([1, 0], 3)
    answer(game, "0 road f4s")
    assert game.state.vp == [1, 0]


def test_fetched_by_the_paperboy_the_roads_score_too() -> None:
    game = scripted(TOWN, at="cowboys", characters="paperboy fetching governor, banker", stock=1, supply=1)
    answer(game, "0 road e4s")
    assert game.state.vp == [1, 0]


@pytest.mark.rule("BG-16.12", "BG-8.14")
def test_the_roads_laid_for_city_hall_score_nothing() -> None:
    game = scripted(
        """
            c   d   e
        3   ..0 ..0 ..0
                --
        4   ..0|Ho |..0
                --
        5   ..0 ..0 ..0
        """,
        at="end",
        characters="governor, banker",
        track="ranch mine drugstore bank saloon ranch -",
        draws="city_hall mine",
    )
    assert asked(game) == "0 city-hall"
    answer(game, "0 road e4s")
    assert "f4" in connected(game)
    assert game.state.vp == [0, 0]
    answer(game, "0 claim f4")
    assert game.state.vp == [0, 0]


def test_the_limit_is_50_on_both_sides() -> None:
    assert cash_limit("governor") == 50
    assert cash_limit("red governor") == 50


# Red


def test_the_red_governor_chooses_one_tax_for_all() -> None:
    game = scripted(at="characters", characters="red governor, banker, settler", money=9, revolvers=2)
    answer(game, "0 choose governor")
    assert asked(game) == "0 ask"
    assert choices(game) == ["choose revolvers", "choose money"]
    refused(game, "0 choose both", "no-such-option", "BG-9.13")
    answer(game, "0 choose revolvers")
    assert asked(game) == "1 character"


def test_the_tax_on_weapons_is_1_dollar_a_revolver_token_of_each_rival() -> None:
    game = scripted(at="characters", characters="red governor, banker, settler", money=(5, 30, 20), revolvers=(4, 3, 1))
    answer(game, "0 choose governor", "0 choose revolvers")
    assert game.state.money == [5 + 3 + 1, 30 - 3, 20 - 1]
    assert game.state.revolvers == [4, 3, 1]
    assert [event["giver"] for event in told(game, "handed-over")] == [1, 2]


def test_the_tax_on_money_is_1_dollar_for_each_10_or_part_of_it() -> None:
    game = scripted(
        at="characters",
        characters="red governor, banker, settler, captain, indian",
        money=(40, 30, 31, 1, 0),
        revolvers=6,
    )
    answer(game, "0 choose governor", "0 choose money")
    assert game.state.money == [40 + 3 + 4 + 1, 30 - 3, 31 - 4, 0, 0]
    assert told(game, "paid") == told(game, "earned") == []


@pytest.mark.rule("BG-16.27")
def test_who_has_less_pays_all() -> None:
    game = scripted(at="characters", characters="red governor, banker", money=(5, 2), revolvers=(0, 3))
    answer(game, "0 choose governor", "0 choose revolvers")
    assert game.state.money == [7, 0]


@pytest.mark.rule("BG-16.12")
def test_the_3_revolvers_token_and_the_mercenarys_are_not_taxed() -> None:
    game = scripted(
        at="characters",
        characters="red auctioneer, red governor, mercenary",
        in_play="7Y 12R 13R 2Y 5Y 6Y 8Y",
        passed=(2, 0, 1),
        money=9,
        revolvers=1,
    )
    answer(game, "2 choose mercenary", "0 choose auctioneer", "0 spend 9")
    assert game.state.ammunition == 0
    answer(game, "1 choose governor", "1 choose revolvers")
    assert game.state.money == [8, 11, 8]


def test_the_red_governor_has_no_road_and_scores_for_none() -> None:
    game = scripted(TOWN, at="characters", until="actions", characters="red governor, banker", money=9, supply=1)
    answer(game, "0 choose governor", "0 choose money")
    assert game.state.stock == [0, 0]
    game = scripted(TOWN, at="cowboys", characters="red governor, banker", stock=1, supply=1)
    assert "road e4s" in options(game, 0)
    answer(game, "0 road e4s")
    assert game.state.vp == [0, 0]
