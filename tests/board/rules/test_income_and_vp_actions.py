"""Actions that only give: wages, a token, roads, money and VP (BG-6.1 to BG-6.4, BG-6.8, BG-6.10)."""

import pytest

from support.board import answer, gains, scripted, told

ESTATE = """
        a   b   c   d   e   f
    1   ..0 ..0 Mt0 Ho0 TH0 Mt1
    2   Ra0 Pr0 Ch0 ..  ..  ..
"""


@pytest.mark.rule("BG-6.1")
def test_wages_are_4_dollars_a_cowboy() -> None:
    game = scripted(placed={0: "wages", 1: "wages wages wages"})
    assert gains(game, "wages") == {0: 4, 1: 12}
    assert game.state.general == [10, 10, 10]


@pytest.mark.rule("BG-6.2")
def test_the_ammunition_token_gives_3_firepower_from_then_on_until_the_end_of_the_round() -> None:
    game = scripted(placed={0: "ammunition roads", 1: "roads"}, combat=(1, 3))
    assert told(game, "duel")[0]["strengths"] == ((0, 4), (1, 3))
    assert game.state.ammunition == 0
    # It is no token of one's own.
    assert game.state.revolvers == [0, 0, 0]


@pytest.mark.rule("BG-6.3")
def test_roads_are_3_roads() -> None:
    game = scripted(placed={1: "roads"}, stock=1)
    assert game.state.stock == [1, 4, 1]


@pytest.mark.rule("BG-6.4")
def test_road_is_a_road_for_each_cowboy() -> None:
    game = scripted(placed={0: "road", 1: "road road road"}, stock=1)
    assert game.state.stock == [2, 4, 1]
    assert game.state.general == [10, 10, 10]


@pytest.mark.rule("BG-6.4", "BG-1.6")
def test_roads_just_taken_may_be_laid_in_the_same_round() -> None:
    game = scripted("    d\n4   Ho0", roads="d4s", placed={0: "road a1"}, money=1)
    answer(game, "0 road d4e", "0 pass")
    assert game.state.stock[0] == 0


@pytest.mark.rule("BG-6.8")
def test_parcels_income_is_2_dollars_a_parcel_occupied_or_not() -> None:
    game = scripted(ESTATE, placed={0: "parcels-income"})
    assert gains(game, "parcels-income") == {0: 16}


@pytest.mark.rule("BG-6.8")
def test_cowboy_income_is_2_dollars_a_point_of_firepower() -> None:
    game = scripted(
        characters="mercenary, banker, captain",
        placed={0: "ammunition cowboy-income"},
        supply=(2, 9, 9),
        revolvers=(4, 0, 0),
    )
    assert gains(game, "cowboy-income") == {0: 2 * (3 + 3 + 2 + 4)}


@pytest.mark.rule("BG-6.8")
def test_the_books_gambling_a_3_and_a_5_are_8_dollars() -> None:
    game = scripted(placed={2: "gambling"}, white=(3,), black=(5,))
    assert gains(game, "gambling") == {2: 8}


@pytest.mark.rule("BG-1.2", "BG-6.8")
@pytest.mark.parametrize("die", ["white", "black"])
def test_the_basic_dice_have_six_faces(die: str) -> None:
    for impossible in (0, 7):
        with pytest.raises(AssertionError, match=f"{die} {impossible} cannot come"):
            scripted(placed={0: "gambling"}, **{die: (impossible,)})
    assert scripted(placed={0: "gambling"}, white=(6,), black=(6,)).state.money[0] == 12


@pytest.mark.rule("BG-6.10")
@pytest.mark.parametrize(
    ("diagram", "vp"),
    [
        ("    a   b\n1   ..0 ..1", 0),
        ("    a   b\n1   ..0 Mt0", 1),
        ("    a   b   c\n1   ..0 Mt0 Ho0", 1),
        (ESTATE, 4),
    ],
)
def test_parcels_vp_are_half_the_parcels_rounded_down(diagram: str, vp: int) -> None:
    assert scripted(diagram, placed={0: "parcels-vp"}).state.vp[0] == vp


@pytest.mark.rule("BG-6.10")
@pytest.mark.parametrize(("revolvers", "supply", "vp"), [(0, 1, 0), (1, 1, 1), (3, 2, 2), (4, 5, 4)])
def test_cowboy_vp_are_half_the_firepower_rounded_down(revolvers: int, supply: int, vp: int) -> None:
    game = scripted(placed={0: "cowboy-vp"}, revolvers=(revolvers, 9, 9), supply=(supply, 9, 9))
    assert game.state.vp == [vp, 0, 0]


@pytest.mark.rule("BG-6.10", "BG-6.2")
def test_cowboy_vp_count_the_bonuses_of_the_round() -> None:
    game = scripted(characters="mercenary, banker, captain", placed={0: "ammunition cowboy-vp"})
    assert game.state.vp[0] == 3


@pytest.mark.rule("BG-6.10")
def test_building_vp_are_1_for_each_building_not_for_houses_townhouses_and_mountains() -> None:
    game = scripted(ESTATE, placed={0: "building-vp"})
    assert game.state.vp == [3, 0, 0]


@pytest.mark.rule("BG-6.10")
def test_buildings_kept_and_city_hall_are_nobodys_building_vp() -> None:
    game = scripted("    a   b\n1   Hl0 CH", placed={0: "building-vp"}, occupant=0, kept={0: "bank"})
    assert game.state.vp[0] == 1
