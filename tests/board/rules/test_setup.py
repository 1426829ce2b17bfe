"""Set-up (BG-3.1 to BG-3.6): the players' material, the track, the centre, the Mountains, order and start parcels."""

from collections.abc import Sequence

import pytest

from carson.board.material.pieces import CITY_HALL
from carson.board.options import Options
from carson.board.rules import BoardRules
from carson.kernel import Game, OptionsError
from support.board import Script, answer, asked, choices, new_game, on, parcels_of, refused, shows, track_of


@pytest.mark.rule("BG-3.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_each_player_begins_with_15_dollars_a_road_a_revolver_3_cowboys_and_12_property_tiles(players: int) -> None:
    state = new_game(players).state
    assert state.money == [15] * players
    assert state.stock == [1] * players
    assert state.revolvers == [1] * players
    assert state.supply == [3] * players
    assert state.tiles == [12] * players
    assert state.vp == [0] * players


@pytest.mark.rule("BG-3.1")
@pytest.mark.parametrize("players", [-1, 0, 1, 7])
def test_two_to_six_play(players: int) -> None:
    with pytest.raises(OptionsError) as caught:
        BoardRules(Options(players))
    assert caught.value.code == "options-board-players"
    assert caught.value.details == {"option": "players", "rule": "BG-3", "found": players, "fewest": 2, "most": 6}


@pytest.mark.rule("BG-3.2")
def test_ranches_lie_on_3_and_10_mines_on_4_and_12_and_three_are_drawn_for_5_6_and_8() -> None:
    game = new_game(draws="saloon church hotel")
    assert track_of(game) == ["ranch", "mine", "saloon", "church", "hotel", "ranch", "mine"]
    assert sum(game.state.bag) == 38 - 7


class WantsCityHall(Script):
    """City Hall comes whenever it can be drawn."""

    def pick(self, what: str, pool: Sequence[int]) -> int:
        return CITY_HALL if what == "bag" and CITY_HALL in pool else super().pick(what, pool)


@pytest.mark.rule("BG-3.2")
def test_a_city_hall_drawn_in_set_up_goes_back_into_the_bag_and_another_building_comes_instead() -> None:
    # Whatever is rolled, it is ten different parcels.
    chance = WantsCityHall({"white": [3, 1, 2, 3, 4, 5, 6, 1, 2, 3], "black": [3, 1, 1, 1, 1, 1, 1, 6, 6, 6]})
    game = Game.start(BoardRules(Options(3, "full")), None, chance)
    assert "city_hall" not in track_of(game)
    assert "-" not in track_of(game)
    assert game.state.bag[CITY_HALL] == 1
    assert game.state.hall == -1


@pytest.mark.rule("BG-3.3")
def test_the_centre_is_a_house_with_a_road_on_each_of_its_sides() -> None:
    game = new_game(centre="e5")
    shows(
        game,
        """
            d   e   f
        4   ..  ..  ..
                --
        5   .. |Ho |..
                --
        6   ..  ..  ..
        """,
    )


@pytest.mark.rule("BG-3.4")
def test_nine_mountains_are_rolled_and_occupied_parcels_rolled_again() -> None:
    """Of eleven rolls one is the centre and one a Mountain already."""
    game = new_game(centre="c4", mountains="b2 g7 c4 b7 b2 g2 d4 e4 f4 b4 g4")
    shows(
        game,
        """
            a   b   c   d   e   f   g   h
        1   ..  ..  ..  ..  ..  ..  ..  ..
        2   ..  Mt  ..  ..  ..  ..  Mt  ..
        3   ..  ..  ..  ..  ..  ..  ..  ..
        4   ..  Mt  Ho  Mt  Mt  Mt  Mt  ..
        5   ..  ..  ..  ..  ..  ..  ..  ..
        6   ..  ..  ..  ..  ..  ..  ..  ..
        7   ..  Mt  ..  ..  ..  ..  Mt  ..
        8   ..  ..  ..  ..  ..  ..  ..  ..
        """,
    )


@pytest.mark.rule("BG-3.5", "BG-3.6")
def test_start_parcels_are_taken_in_reverse_order_then_in_order_and_round_1_follows_the_track() -> None:
    game = new_game(4, order=(2, 0, 3, 1))
    wished = {1: "a1 b1", 3: "c1 d1", 0: "e1 f1", 2: "g1 h1"}
    for seat in (1, 3, 0, 2):
        assert asked(game) == f"{seat} claim"
        answer(game, f"{seat} claim {wished[seat][:2]}")
    for seat in (2, 0, 3, 1):
        assert asked(game) == f"{seat} claim"
        answer(game, f"{seat} claim {wished[seat][3:]}")
    assert [parcels_of(game, seat) for seat in (0, 1, 2, 3)] == [["e1", "f1"], ["a1", "b1"], ["g1", "h1"], ["c1", "d1"]]
    assert game.state.tiles == [10] * 4
    assert game.state.passed == [2, 0, 3, 1]
    assert (asked(game), game.state.round) == ("2 character", 1)


@pytest.mark.rule("BG-3.5")
def test_the_first_order_is_random_each_player_once() -> None:
    orders = {tuple(Game.start(BoardRules(Options(3)), str(seed)).state.passed) for seed in range(60)}
    assert orders == {(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)}


@pytest.mark.rule("BG-3.6")
def test_mountains_and_the_centre_may_be_taken_but_no_parcel_twice() -> None:
    game = new_game(2, order=(0, 1), centre="d4", mountains="b2 c2 d2 e2 f2 g2 b7 c7 d7")
    answer(game, "1 claim d4", "0 claim b2")
    assert [on(game, "d4"), on(game, "b2")] == ["Ho1", "Mt0"]
    refused(game, "0 claim d4", "parcel-owned", "BG-3.6", at="d4")
    refused(game, "0 claim b2", "parcel-owned", "BG-3.6", at="b2")
    assert len(choices(game, 0)) == 62


@pytest.mark.rule("BG-3.6")
def test_start_parcels_must_be_taken() -> None:
    game = new_game(2, order=(0, 1))
    refused(game, "1 pass", "wrong-moment", "BG-3.6", asked="claim")
    refused(game, "0 claim a1", "only-roads", "BG-1.6")
