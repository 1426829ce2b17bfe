"""City Hall when it is drawn (BG-8.14, BG-4.11): who places it, where, and the roads that lead there."""

import pytest

from carson.board.material.pieces import CITY_HALL
from support.board import (
    BoardGame,
    answer,
    asked,
    choices,
    on,
    options,
    parcels_of,
    refused,
    roads_on,
    scripted,
    shows,
    told,
    track_of,
)

OPEN_TOWN = """
        c   d   e   f
    3   ..  ..1 Mt  ..
            --
    4   .. |Ho |..0 ..
            --
    5   ..2 Ra0 ..  ..
"""
ONE_EMPTY = "ranch mine drugstore bank saloon hotel -"


def drawn(diagram: str = OPEN_TOWN, track: str = ONE_EMPTY, stock: tuple[int, ...] = (0, 0, 0)) -> BoardGame:
    """City Hall is drawn for the first empty space, a Church next."""
    return scripted(diagram, at="end", passed=(2, 0, 1), track=track, draws="city_hall church", stock=stock)


@pytest.mark.rule("BG-8.14", "BG-4.11")
def test_the_first_of_the_current_pass_order_puts_it_on_an_unowned_free_connected_parcel() -> None:
    game = drawn()
    assert asked(game) == "2 city-hall"
    assert choices(game) == ["claim c3", "claim c4", "claim e5"]
    for parcel in ("d3", "d4", "e3", "c5", "f4", "z9"):  # owned, taken, a Mountain, own, not connected, nowhere
        refused(game, f"2 claim {parcel}", "city-hall-site", "BG-8.14", at=parcel)
    refused(game, "2 pass", "wrong-moment", "BG-8.14", asked="city-hall")
    refused(game, "0 claim c3", "not-your-decision", "BG-8.14", seats=(2,))
    answer(game, "2 claim c4")
    assert (on(game, "c4"), game.state.hall) == ("CH", 26)


@pytest.mark.rule("BG-4.11", "BG-8.14")
def test_another_building_is_drawn_in_its_place_and_it_is_never_for_sale() -> None:
    game = drawn()
    assert track_of(game) == ONE_EMPTY.split()
    answer(game, "2 claim c4")
    assert track_of(game) == ["ranch", "mine", "drugstore", "bank", "saloon", "hotel", "church"]
    assert game.state.bag[CITY_HALL] == 0
    assert asked(game) == "2 character"


@pytest.mark.rule("BG-4.11")
def test_with_several_empty_spaces_the_filling_goes_on_where_it_stopped() -> None:
    game = scripted(OPEN_TOWN, at="end", track="ranch mine - bank saloon - -", draws="church city_hall prison hotel")
    assert track_of(game) == ["ranch", "mine", "bank", "saloon", "church", "-", "-"]
    answer(game, "0 claim c4")
    assert track_of(game) == ["ranch", "mine", "bank", "saloon", "church", "prison", "hotel"]


@pytest.mark.rule("BG-8.14")
def test_it_costs_nothing_and_is_nobodys() -> None:
    game = drawn()
    answer(game, "2 claim c4")
    assert (game.state.money, game.state.tiles[2], parcels_of(game, 2)) == ([0, 0, 0], 11, ["c5"])
    assert told(game, "city-hall-built") == [{"seat": 2, "at": "c4"}]


@pytest.mark.rule("BG-8.14")
@pytest.mark.parametrize("power", ["settler", "auctioneer", "indian"])
def test_its_parcel_can_never_be_owned(power: str) -> None:
    """Not by a cowboy (BG-6.5), nor by the power of a character."""
    game = scripted("    b\n2   CH", at="characters", white=(1, 2, 2), black=(1, 2, 3))
    answer(game, f"0 choose {power}")
    if power == "indian":
        assert parcels_of(game, 0) == ["c3", "c4"]  # b2 was rolled, and rolled again
    else:
        assert all("b2" not in word for word in choices(game))


BESIEGED = """
        a   b   c   d   e   f
    1   ..0 ..0 ..0 Mt  ..  ..
            --
    2   ..0|Ho |..0 ..1 ..  ..
            --
    3   Mt  ..2 ..2 ..1 ..  ..
    4   ..1 Mt  ..1 ..  ..  ..
"""


@pytest.mark.rule("BG-8.14")
def test_where_no_parcel_is_free_as_few_roads_as_possible_lead_to_one() -> None:
    """Two roads are needed: by the corner of c2 and d3, of b3 and c4, of c1 and d2, or of a3 and b4."""
    game = drawn(BESIEGED)
    assert asked(game) == "2 city-hall"
    assert sorted(options(game)) == ["road a3e", "road b3e", "road c1s", "road c2s"]
    refused(game, "2 road a1s", "not-the-shortest", "BG-8.14", line="a1s")
    refused(game, "2 road e4s", "not-the-shortest", "BG-8.14", line="e4s")
    refused(game, "2 claim d4", "wrong-moment", "BG-8.14", asked="city-hall")
    answer(game, "2 road c2s")
    assert "road c1s" not in options(game)
    assert sorted(options(game)) == ["road c3e", "road d2s"]
    answer(game, "2 road c3e")
    # Now there is one, and no more roads are laid.
    assert options(game) == ["claim d4"]
    answer(game, "2 claim d4")
    shows(
        game,
        """
            a   b   c   d   e
        1   ..0 ..0 ..0 Mt  ..
                --
        2   ..0|Ho |..0 ..1 ..
                --  --
        3   Mt  ..2 ..2|..1 ..
        4   ..1 Mt  ..1 CH  ..
        """,
    )


@pytest.mark.rule("BG-8.14")
def test_its_roads_come_from_the_general_supply() -> None:
    game = drawn(BESIEGED, stock=(3, 0, 3))
    assert game.decision is not None
    assert game.decision.may == ()
    answer(game, "2 road c2s", "2 road d2s")
    assert game.state.stock == [3, 0, 3]
    assert len(roads_on(game)) == 6


@pytest.mark.rule("BG-8.14", "BG-1.6")
def test_own_roads_may_open_another_site_before_it_is_placed() -> None:
    """There are sites, so no road is given; but who has one may lay it, as always."""
    game = drawn(stock=(1, 0, 1))
    answer(game, "2 road e4s")
    assert choices(game) == ["claim c3", "claim c4", "claim f4", "claim e5", "claim f5"]
    answer(game, "2 claim f4")
    assert (on(game, "f4"), game.state.stock) == ("CH", [1, 0, 0])


@pytest.mark.rule("BG-8.14", "BG-4.11")
def test_drawn_in_phase_1_it_is_placed_by_the_first_of_the_last_pass_order() -> None:
    """The red Chinese Worker takes a building; the track shifts, and City Hall is drawn."""
    game = scripted(
        OPEN_TOWN,
        at="characters",
        in_play="2Y 4R 5Y 6Y 8Y 12Y 19Y",
        passed=(2, 0, 1),
        money=5,
        draws="city_hall church",
    )
    answer(game, "2 choose banker", "0 choose chinese_worker", "0 choose from-8", "0 pass")
    assert asked(game) == "2 city-hall"
    answer(game, "2 claim c4")
    assert asked(game) == "1 character"
    assert track_of(game)[-1] == "church"
