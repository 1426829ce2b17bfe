"""Where a building may stand (BG-7.1), that it is built whole or not at all (BG-7.4), and its revolvers (BG-7.5)."""

import pytest

from support.board import answer, asked, choices, everything, fill, on, refused, scripted

START = """
        c   d   e   f   g
    2   ..0 ..0 ..  ..  ..
    3   ..  ..  ..1 ..  ..
            --
    4   .. |Ho |..0 ..  ..0
            --
    5   ..  Mt0 ..  ..  ..
"""
NEEDS_A_ROAD = ["drugstore", "bank", "saloon", "hotel", "general_store", "blacksmith", "church", "prison", "school"]


@pytest.mark.rule("BG-7.1")
@pytest.mark.parametrize("building", NEEDS_A_ROAD)
def test_a_building_goes_on_an_own_free_connected_parcel(building: str) -> None:
    game = scripted(START, kept={0: building})
    assert [word for word in choices(game) if word.startswith("build")] == [f"build {building} e4"]
    refused(game, f"0 build {building} e3", "not-your-parcel", "BG-7.1", kind=building, at="e3")
    refused(game, f"0 build {building} c3", "not-your-parcel", "BG-7.1", kind=building, at="c3")
    refused(game, f"0 build {building} d5", "not-free", "BG-7.1", kind=building, at="d5")
    refused(game, f"0 build {building} g4", "not-connected", "BG-7.1", kind=building, at="g4")
    refused(game, f"0 build {building} i9", "no-such-parcel", "BG-1.1", at="i9")


@pytest.mark.rule("BG-7.1", "BG-7.2")
@pytest.mark.parametrize("building", ["ranch", "mine"])
def test_ranch_and_mine_need_no_connection_and_bring_no_house(building: str) -> None:
    game = scripted(START, kept={0: building})
    sites = [word.split()[-1] for word in choices(game) if word.startswith("build")]
    assert sites == ["c2", "d2", "e4", "g4"]
    answer(game, f"0 build {building} g4")
    assert asked(game) == "pause"


@pytest.mark.rule("BG-7.1", "BG-1.5")
def test_a_corner_at_the_end_of_a_road_connects() -> None:
    game = scripted(
        """
            c   d   e
        3   ..  ..  ..0
                --
        4   .. |Ho |..
                --
        5   ..  ..  ..
        """,
        kept={0: "hotel"},
    )
    answer(game, "0 build hotel e3", "0 house e4")
    assert on(game, "e3") == "Hl0"


FULL_HOUSE = """
        c   d   e
    3   Mt  ..0 Mt
            --
    4   Mt |Ho1|Mt
            --
    5   Mt  Mt  ??
"""


@pytest.mark.rule("BG-7.4")
@pytest.mark.parametrize("building", NEEDS_A_ROAD)
def test_a_building_whose_houses_find_no_place_cannot_be_built(building: str) -> None:
    game = scripted(fill(FULL_HOUSE, "Mt"), kept={0: building})
    # The rival's House is surrounded: one may ask for it, and is refused.
    assert choices(game) == ["ask d4", "pass"]
    houses = 3 if building == "school" else 1
    refused(game, f"0 build {building} d3", "no-room-for-houses", "BG-7.4", kind=building, at="d3", houses=houses)
    answer(game, "0 ask d4", "1 choose refuse")
    assert (asked(game), on(game, "d3")) == ("pause", "..0")


@pytest.mark.rule("BG-7.4")
def test_the_parcel_of_the_building_is_no_place_for_its_house() -> None:
    """d3 is free, own and connected, but the Bank itself would stand there."""
    game = scripted(fill(FULL_HOUSE, "Mt"), kept={0: "bank"})
    assert "build bank d3" not in choices(game)
    game = scripted(fill(FULL_HOUSE, "..0"), kept={0: "bank"})
    assert [word for word in choices(game) if "build" in word] == ["build bank d3", "build bank e5"]


@pytest.mark.rule("BG-7.4")
def test_a_school_needs_a_place_for_all_three_houses() -> None:
    two_places = """
        c   d   e
    3   Mt  ..0 Mt
            --
    4   Mt |Ho1|..
            --
    5   Mt  Mt  ..
    """
    game = scripted(two_places, kept={0: "school ranch"})
    refused(game, "0 build school d3", "no-room-for-houses", "BG-7.4", houses=3)
    three_places = two_places.replace("Mt  Mt  ..", "Mt  ..  ..")
    game = scripted(three_places, kept={0: "school"})
    answer(game, "0 build school d3", "0 house e4", "0 house d5", "0 house e5")
    assert asked(game) == "pause"


@pytest.mark.rule("BG-7.4")
def test_what_is_begun_is_finished() -> None:
    """With the building up its Houses must follow: there is nothing else to answer."""
    game = scripted(START, kept={0: "school"})
    answer(game, "0 build school e4")
    for number in range(3):
        assert asked(game) == "0 house"
        refused(game, "0 pass", "wrong-moment", "BG-7.2", asked="house")
        assert all(word.startswith(("house", "townhouse")) for word in choices(game))
        answer(game, f"0 house {('d3', 'c3', 'c4')[number]}")
    assert asked(game) == "pause"


@pytest.mark.rule("BG-7.4")
def test_a_move_not_finished_can_be_taken_back_whole() -> None:
    game = scripted(START, kept={0: "school"})
    before = everything(game.state)
    answer(game, "0 build school e4", "0 house d3")
    game.undo()
    game.undo()
    assert everything(game.state) == before


@pytest.mark.rule("BG-7.5")
@pytest.mark.parametrize(
    ("building", "revolvers"),
    [("ranch", 1), ("mine", 1), ("prison", 2), *((name, 0) for name in NEEDS_A_ROAD if name != "prison")],
)
def test_ranch_and_mine_give_a_revolver_the_prison_two_when_built(building: str, revolvers: int) -> None:
    game = scripted(START, kept={0: building}, revolvers=1)
    assert game.state.revolvers == [1, 1, 1]  # kept it gives nothing
    answer(game, f"0 build {building} e4")
    assert game.state.revolvers == [1 + revolvers, 1, 1]
