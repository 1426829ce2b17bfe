"""The Houses a building brings (BG-7.2), and Townhouses instead (BG-7.3)."""

import pytest

from support.board import answer, asked, choices, fill, income_of, on, refused, scripted, shows

START = """
        b   c   d   e   f
    3   ..  ..  ..  ..1 ..
                --
    4   ..  .. |Ho |..0 ..0
                --
    5   ..  ..0 Mt  ..0 ..
"""


@pytest.mark.rule("BG-7.2")
@pytest.mark.parametrize(
    ("building", "houses"),
    [
        ("drugstore", 1),
        ("bank", 1),
        ("saloon", 1),
        ("hotel", 1),
        ("general_store", 1),
        ("blacksmith", 1),
        ("church", 1),
        ("prison", 1),
        ("school", 3),
    ],
)
def test_a_building_brings_one_house_the_school_three(building: str, houses: int) -> None:
    game = scripted(START, kept={0: building}, money=1)
    answer(game, f"0 build {building} e4")
    for parcel in ("c3", "d3", "c4")[:houses]:
        assert asked(game) == "0 house"
        answer(game, f"0 house {parcel}")
    assert asked(game) == "pause"
    assert [on(game, parcel) for parcel in ("c3", "d3", "c4")].count("Ho") == houses
    # Free of charge.
    assert game.state.money[0] == 1 + income_of(game, "e4")


@pytest.mark.rule("BG-7.2")
def test_a_house_goes_on_a_free_connected_parcel_own_or_unowned() -> None:
    game = scripted(START, kept={0: "bank"})
    answer(game, "0 build bank e4")
    assert choices(game) == ["house c3", "house d3", "house c4", "house c5", "house e5"]
    refused(game, "0 house d5", "not-free", "BG-7.2", at="d5")
    refused(game, "0 house d4", "not-free", "BG-7.2", at="d4")
    refused(game, "0 house f4", "not-connected", "BG-7.2", at="f4")
    refused(game, "0 house b3", "not-connected", "BG-7.2", at="b3")
    refused(game, "0 house e3", "rival-not-asked", "BG-7.2", at="e3", owner=1)
    refused(game, "0 house z3", "no-such-parcel", "BG-1.1", at="z3")
    answer(game, "0 house c5")
    shows(
        game,
        """
            b   c   d   e   f
        3   ..  ..  ..  ..1 ..
        4   ..  ..  Ho  Ba0 ..0
        5   ..  Ho0 Mt  ..0 ..
        """,
    )


SURROUNDED = """
        b   c   d   e   f
    3   ..  Mt  ..1 Mt  ..
                --
    4   ..  ..0|?? |..0 Mt
                --
    5   ..  Ra1 Mt  ??  ..
"""


def surrounded(centre: str = "Ho", corner: str = "Mt") -> str:
    return fill(SURROUNDED, centre, corner)


@pytest.mark.rule("BG-7.3")
def test_instead_of_a_house_a_surrounded_house_becomes_a_townhouse() -> None:
    """Around d4: Mountains, a rival's bare parcel and Ranch, own parcels."""
    game = scripted(surrounded(), kept={0: "bank"})
    answer(game, "0 build bank e4")
    assert choices(game) == ["house c4", "townhouse d4"]
    answer(game, "0 townhouse d4")
    shows(
        game,
        """
            b   c   d   e   f
        3   ..  Mt  ..1 Mt  ..
                    --
        4   ..  ..0|TH |Ba0 Mt
                    --
        5   ..  Ra1 Mt  Mt  ..
        """,
    )


@pytest.mark.rule("BG-7.3")
def test_all_eight_parcels_around_it_must_be_occupied_or_owned() -> None:
    game = scripted(surrounded(corner=".."), kept={0: "bank"})
    answer(game, "0 build bank e4")
    refused(game, "0 townhouse d4", "not-surrounded", "BG-7.3", at="d4")
    game = scripted(surrounded(corner="..2"), kept={0: "bank"})
    answer(game, "0 build bank e4", "0 townhouse d4")
    assert on(game, "d4") == "TH"


@pytest.mark.rule("BG-7.3")
def test_a_house_on_the_rim_never_becomes_a_townhouse() -> None:
    game = scripted(
        """
            a   b   c   d   e
        1   ..0 Ho  ..0 ..  ..
                --
        2   ..0|Ho0|..0 ..  ..
                --
        3   Mt  Mt  Mt  ..  ..
        """,
        kept={0: "bank"},
    )
    answer(game, "0 build bank a1")
    refused(game, "0 townhouse b1", "not-surrounded", "BG-7.3", at="b1")
    answer(game, "0 townhouse b2")


@pytest.mark.rule("BG-7.3")
def test_an_own_house_and_the_start_tile_may_be_turned_freely_a_rivals_not() -> None:
    for centre, code in (("Ho", ""), ("Ho0", ""), ("Ho1", "rival-not-asked")):
        game = scripted(surrounded(centre), kept={0: "bank"})
        answer(game, "0 build bank e4")
        if code:
            refused(game, "0 townhouse d4", code, "BG-7.3", at="d4", owner=1)
        else:
            answer(game, "0 townhouse d4")
            assert on(game, "d4") == centre.replace("Ho", "TH")


@pytest.mark.rule("BG-7.3")
@pytest.mark.parametrize("there", ["TH", "Mt", "Ra0"])
def test_only_a_house_becomes_a_townhouse(there: str) -> None:
    game = scripted(surrounded(there), kept={0: "bank"})
    answer(game, "0 build bank e4")
    refused(game, "0 townhouse d4", "no-house-there", "BG-7.3", at="d4")


@pytest.mark.rule("BG-7.3", "BG-7.4")
def test_where_no_house_fits_a_townhouse_is_enough_to_build() -> None:
    game = scripted(
        """
            c   d   e
        3   Mt  Mt  Mt
                --
        4   Mt |Ho |..0
                --
        5   Mt  Mt  Mt
        """,
        kept={0: "hotel"},
    )
    answer(game, "0 build hotel e4")
    assert choices(game) == ["townhouse d4"]
    answer(game, "0 townhouse d4")
    assert asked(game) == "pause"


@pytest.mark.rule("BG-16.18")
def test_a_school_may_turn_a_house_of_its_own_move_into_a_townhouse() -> None:
    """The first House takes the last bare parcel: the centre is surrounded, and so is the House itself."""
    game = scripted(
        """
            b   c   d   e   f   g
        2   ..  ..  ..  Mt  Mt  Mt
        3   ..  Mt  Mt  Mt  ..  Mt
                    --
        4   ..  Mt |Ho |..0 Mt  Mt
                    --
        5   ..  Mt  Mt  Mt  ..  ..
        """,
        roads="e3s",
        kept={0: "school"},
    )
    answer(game, "0 build school e4")
    assert choices(game) == ["house f3", "townhouse d4"]
    answer(game, "0 house f3")
    assert choices(game) == ["townhouse f3", "townhouse d4"]
    answer(game, "0 townhouse f3", "0 townhouse d4")
    assert [on(game, "f3"), on(game, "d4"), asked(game)] == ["TH", "TH", "pause"]


@pytest.mark.rule("BG-16.18", "BG-7.4")
@pytest.mark.parametrize(("far", "fits"), [("Mt", True), ("..", False)])
def test_two_houses_of_a_school_may_surround_the_one_that_the_third_turns(far: str, fits: bool) -> None:
    """Only e3 and e5 take a House; with both on them the centre is surrounded, unless c4 is bare and out of reach."""
    game = scripted(
        fill(
            """
            b   c   d   e
        3   ..  Mt  Mt  ..
        4   ..  ??  Ho |..0
        5   ..  Mt  Mt  ..
            """,
            far,
        ),
        kept={0: "school"},
    )
    if not fits:
        assert asked(game) == "pause"
        return
    answer(game, "0 build school e4")
    assert choices(game) == ["house e3", "house e5"]
    answer(game, "0 house e3")
    refused(game, "0 townhouse d4", "not-surrounded", "BG-7.3", at="d4")
    answer(game, "0 house e5", "0 townhouse d4")
    assert [on(game, "d4"), asked(game)] == ["TH", "pause"]


@pytest.mark.rule("BG-16.18", "BG-7.4")
def test_with_one_place_less_the_school_cannot_be_built() -> None:
    """As before, but g4 is bare: the new House would not be surrounded."""
    game = scripted(
        """
            b   c   d   e   f   g
        2   ..  ..  ..  Mt  Mt  Mt
        3   ..  Mt  Mt  Mt  ..  Mt
                    --
        4   ..  Mt |Ho |..0 Mt  ..
                    --
        5   ..  Mt  Mt  Mt  ..  ..
        """,
        roads="e3s",
        kept={0: "school"},
    )
    assert asked(game) == "pause"
