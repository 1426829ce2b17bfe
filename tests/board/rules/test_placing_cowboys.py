"""Phase 2 (BG-4.2 to BG-4.4): turns, passing, and where a cowboy may stand."""

import pytest

from carson.board.versions import VERSIONS
from support.board import answer, asked, choices, fill, options, refused, scripted, standing, told

TOWN = """
        b   c   d   e   f
    3   Mt  ..  ..  ..  ..1
                --
    4   Ho0 .. |Ho |Sa1 Pr1
                --
    5   ..0 ..  Ra0 Sc1 TS1
    6   Pr0 ..  Ch2 Hl2 ..
"""


@pytest.mark.rule("BG-4.2")
def test_in_turn_order_each_places_one_cowboy_or_passes_until_all_have_passed() -> None:
    game = scripted(at="cowboys", order=(2, 0, 1), supply=(2, 3, 1))
    for seat, action in (
        (2, "cowboy wages"),
        (0, "cowboy wages"),
        (1, "cowboy wages"),
        # 2 has no cowboy left, and so passes.
        (0, "cowboy road"),
        (1, "pass"),
    ):
        assert asked(game) == f"{seat} cowboy"
        answer(game, f"{seat} {action}")
    assert asked(game) == "pause"
    assert told(game, "passed") == [{"seat": 2, "place": 1}, {"seat": 1, "place": 2}, {"seat": 0, "place": 3}]


@pytest.mark.rule("BG-4.2")
def test_who_has_passed_places_no_more() -> None:
    game = scripted(at="cowboys", order=(0, 1, 2), supply=5)
    answer(game, "0 pass", "1 cowboy wages", "2 cowboy wages")
    assert asked(game) == "1 cowboy"
    refused(game, "0 cowboy wages", "not-your-decision", "BG-4.3", seat=0, seats=(1,))
    answer(game, "1 cowboy wages", "2 pass", "1 cowboy wages", "1 cowboy wages", "1 pass")
    assert game.state.passed == [0, 2, 1]


@pytest.mark.rule("BG-4.2")
def test_one_may_pass_without_having_placed_a_cowboy_and_keep_them_all() -> None:
    game = scripted(at="cowboys", order=(0, 1, 2), supply=3)
    answer(game, "0 pass", "1 pass", "2 pass")
    assert game.state.supply == [3, 3, 3]


@pytest.mark.rule("BG-4.2")
def test_passing_takes_the_first_free_place_of_the_pass_order_track() -> None:
    """The book: Randy is the first to pass."""
    john, randy, sarah = range(3)
    game = scripted(at="cowboys", characters="sheriff, grocer, mercenary", supply=3)
    answer(game, f"{john} cowboy wages", f"{randy} pass")
    assert game.state.passed == [randy]
    answer(game, f"{sarah} cowboy wages", f"{john} cowboy road", f"{sarah} pass")
    assert game.state.passed == [randy, sarah]


@pytest.mark.rule("BG-4.3")
def test_where_a_cowboy_may_go() -> None:
    """Action spaces, unowned parcels, rivals' buildings that pay, own ones, City Hall."""
    game = scripted(TOWN.replace("Mt  ..", "Mt  CH"), at="cowboys", order=(0, 1, 2), supply=1)
    places = [word.removeprefix("cowboy ") for word in choices(game) if word != "pass"]
    inside = {f"{column}{row}" for column in "bcdef" for row in range(3, 7)}
    drawn = {place for place in places if place in inside}
    neutral = {"b3", "d3", "e3", "c4", "d4", "c5", "c6", "f6"}
    assert drawn == neutral | {"c3"} | {"e4"} | {"d5"}
    spaces = [place for place in places if len(place) > 2]
    assert spaces == [
        "wages",
        "ammunition",
        "roads",
        "road",
        "buy-12",
        "buy-10",
        "buy-8",
        "buy-6",
        "buy-5",
        "buy-4",
        "buy-3",
        "parcels-income",
        "cowboy-income",
        "gambling",
        "parcels-vp",
        "cowboy-vp",
        "building-vp",
        "vp-5",
        "vp-4",
        "vp-3",
    ]


@pytest.mark.rule("BG-4.3")
@pytest.mark.parametrize("step", ["parcel-purchase", "building-income", "outlaws", "z9"])
def test_parcel_purchase_and_building_income_are_no_spaces(step: str) -> None:
    game = scripted(at="cowboys", supply=1)
    refused(game, f"0 cowboy {step}", "no-such-place", "BG-4.3", at=step)


@pytest.mark.rule("BG-4.3", "BG-7.6")
def test_where_a_cowboy_may_not_go() -> None:
    game = scripted(TOWN, at="cowboys", order=(0, 1, 2), supply=1)
    for own_parcel in ("b4", "b5", "b6"):  # own House, own bare parcel, own Prison: nothing to defend
        refused(game, f"0 cowboy {own_parcel}", "nothing-to-defend", "BG-7.6", at=own_parcel)
    for rivals in ("f3", "f4", "e5", "f5", "d6", "e6"):  # bare; Prison, School, Station, Church, beside the Church
        refused(game, f"0 cowboy {rivals}", "not-attackable", "BG-7.6", at=rivals)
    refused(game, "0 build ranch b5", "wrong-moment", "BG-4.3", asked="cowboy")
    refused(game, "0 cowboy roads lasso", "no-such-mark", "BG-4.3", mark="lasso")


@pytest.mark.rule("BG-4.3", "BG-7.6")
def test_nor_on_a_rivals_bare_parcel_in_the_corner() -> None:
    game = scripted("    a\n1   ..1", at="cowboys", order=(0, 1, 2), supply=1)
    refused(game, "0 cowboy a1", "not-attackable", "BG-7.6", at="a1")


TWELVE_OWNED = """
        a   b   c   d   e   f   g   h
    1   ??  ..0 ..0 ..0 ..0 ..0 ..  ..
    2   ..0 ..0 ..0 ..0 ..0 ..0 ..0 ??
"""


@pytest.mark.rule("BG-4.3", "BG-2.3", "BG-8.14")
@pytest.mark.parametrize(("hall", "cells"), [("a1", ("CH", "..")), ("h2", ("..", "CH"))])
def test_city_hall_needs_no_property_tile(hall: str, cells: tuple[str, str]) -> None:
    diagram = fill(TWELVE_OWNED, *cells)
    game = scripted(diagram, at="cowboys", order=(0, 1, 2), supply=1, placed={1: "h8"}, version=VERSIONS[1])
    assert game.state.tiles[0] == 0
    parcels = [word for word in choices(game) if len(word) == len("cowboy a1")]
    assert parcels == [f"cowboy {hall}"]
    refused(game, "0 cowboy h8", "no-tile-left", "BG-2.3", at="h8")  # rival or not
    answer(game, f"0 cowboy {hall}")
    assert standing(game, 0) == [hall]


@pytest.mark.rule("BG-4.2", "BG-4.6")
def test_when_all_have_passed_the_actions_begin_with_wages() -> None:
    game = scripted(at="cowboys", until="end", order=(0, 1, 2), supply=(1, 0, 0))
    answer(game, "0 cowboy wages")
    assert told(game, "earned") == [{"seat": 0, "amount": 4, "why": "wages"}]


@pytest.mark.rule("BG-4.3")
@pytest.mark.parametrize("place", ["ammunition", "roads", "wages", "buy-8", "vp-5", "a1", "e4", "d5"])
def test_others_cowboys_do_not_prevent_it(place: str) -> None:
    game = scripted(TOWN, at="cowboys", order=(0, 1, 2), supply=1, placed={1: place, 2: place})
    answer(game, f"0 cowboy {place}")
    assert standing(game, 0) == [place]


@pytest.mark.rule("BG-4.4")
@pytest.mark.parametrize("place", ["ammunition", "buy-3", "vp-5", "a1", "e4", "d5"])
def test_a_player_has_one_cowboy_on_a_space(place: str) -> None:
    game = scripted(TOWN, at="cowboys", order=(0, 1, 2), supply=1, placed={0: place})
    refused(game, f"0 cowboy {place}", "cowboy-there", "BG-4.4", at=place)


@pytest.mark.rule("BG-4.4")
@pytest.mark.parametrize("place", ["wages", "road"])
def test_on_wages_and_road_any_number_stand(place: str) -> None:
    game = scripted(at="cowboys", order=(0, 1, 2), supply=(3, 0, 0), passed=(1, 2))
    answer(game, f"0 cowboy {place}", f"0 cowboy {place}")
    assert standing(game, 0) == [place, place]
    assert f"cowboy {place}" in options(game, 0)


@pytest.mark.rule("BG-4.4")
def test_an_empty_construction_space_takes_none() -> None:
    game = scripted(at="cowboys", supply=1, track="ranch - bank - saloon ranch -")
    for space in ("buy-4", "buy-6", "buy-12"):
        refused(game, f"0 cowboy {space}", "space-closed", "BG-4.4", at=space)
    assert [word for word in choices(game) if "buy" in word] == [
        "cowboy buy-10",
        "cowboy buy-8",
        "cowboy buy-5",
        "cowboy buy-3",
    ]


@pytest.mark.rule("BG-4.4", "BG-9.12")
def test_an_ammunition_space_whose_token_was_sold_takes_none() -> None:
    game = scripted(at="characters", in_play="2Y 5Y 6Y 8Y 12R 13R 19Y", supply=1, money=9)
    answer(game, "0 choose auctioneer", "0 spend 1", "1 spend 2", "2 pass", "0 pass")
    answer(game, "1 choose father_christmas", "2 choose banker")
    assert asked(game) == "2 cowboy"
    refused(game, "2 cowboy ammunition", "space-closed", "BG-4.4", at="ammunition")


@pytest.mark.rule("BG-4.2")
def test_the_cowboy_comes_from_the_own_supply() -> None:
    game = scripted(at="cowboys", order=(0, 1, 2), supply=2)
    answer(game, "0 cowboy d4")
    assert (game.state.supply[0], game.state.general[0], standing(game, 0)) == (1, 8, ["d4"])
