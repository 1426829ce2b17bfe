"""Bridges (BG-11.2): where the river can only be crossed with two roads of one's own, and what a bridge is worth."""

import pytest

from carson.board.material.ground import LINE_NAMES, members
from carson.board.material.pieces import CITY_HALL
from carson.board.mechanics.water import bridges
from support.board import (
    BoardGame,
    answer,
    asked,
    choices,
    connected,
    gains,
    options,
    refused,
    roads_on,
    scripted,
    told,
    track_of,
)

# Roads lead to the bank between b4 and c4; b5e, between b5 and c5, is a bridge's place.
BANK = """
        a   b   c   d   e
    2   ..  ..  ..  ..  ..
                --
    3   ..  .. |Ho |..  ..
                --
    4   ..  .. |..  ~~  ~~
    5   ~~  ~~  ~~  ~~  ..
    6   ..0 ..  ..  ..  ..
"""


def at_the_bank(stock: int, characters: str = "", roads: str = "", players: int = 3) -> BoardGame:
    return scripted(
        BANK,
        at="cowboys",
        variants="river",
        stock={0: stock},
        supply=1,
        roads=roads,
        characters=characters,
        players=players,
    )


@pytest.mark.rule("BG-11.2", "BG-16.40")
def test_a_line_with_river_on_all_its_sides_is_a_bridges_place_on_the_rim_too() -> None:
    river = at_the_bank(0).state.water
    names = {LINE_NAMES[line] for line in members(bridges(river))}
    assert names == {"a5e", "b5e", "c5e", "d4s", "d4e", "e4e", "f4e", "g4e"} | {"a5w", "h4e"}
    assert bridges(0) == 0


@pytest.mark.rule("BG-11.2")
def test_one_road_builds_no_bridge() -> None:
    game = at_the_bank(1)
    refused(game, "0 road b5e", "bridge-needs-two", "BG-11.2", line="b5e", roads=1)
    assert "road b4s" in options(game)  # along the bank an ordinary road will do


@pytest.mark.rule("BG-11.2")
def test_two_roads_laid_as_one_cross_the_river() -> None:
    game = at_the_bank(3)
    assert "b6" not in connected(game)
    answer(game, "0 road b5e")
    assert game.state.stock[0] == 1
    assert roads_on(game).count("b5e") == 1
    assert {"b6", "c6"} <= set(connected(game))
    assert told(game, "bridge") == [{"seat": 0, "line": "b5e"}]
    assert told(game, "road") == []
    refused(game, "0 road b5e", "road-there", "BG-1.5", line="b5e")
    answer(game, "0 road b6e")
    assert game.state.stock[0] == 0


@pytest.mark.rule("BG-11.2", "BG-1.5")
def test_a_bridge_too_must_touch_a_road() -> None:
    refused(at_the_bank(2), "0 road a5e", "road-apart", "BG-1.5", line="a5e")


@pytest.mark.rule("BG-11.2", "BG-1.6")
def test_a_bridge_may_be_built_out_of_turn() -> None:
    game = scripted(BANK, at="cowboys", variants="river", stock={2: 2}, supply=1)
    assert asked(game) == "0 cowboy"
    answer(game, "2 road b5e")
    assert (game.state.stock[2], asked(game)) == (0, "0 cowboy")


@pytest.mark.rule("BG-11.2", "BG-1.6")
def test_who_has_one_road_and_only_bridges_to_build_has_nothing_to_lay() -> None:
    """Land of one parcel, all its lines laid: from here only bridges lead on."""
    island = "    a   b\n1   Ho  ~~\n2   ~~  ~~\n"
    for stock, free in ((1, ()), (2, (1,))):
        game = scripted(
            island,
            at="cowboys",
            variants="river",
            river="b1 a2 b2",
            roads="a1n a1w a1e a1s",
            supply=1,
            stock={1: stock},
        )
        assert game.decision is not None
        assert game.decision.may == free
        assert [option for option in options(game, 1) if option.startswith("road")] == (
            ["road b1n", "road b1s", "road a2w", "road a2e"] if free else []
        )


# The Governor


@pytest.mark.rule("BG-9.13", "BG-11.2")
def test_the_governor_scores_2_vp_for_a_bridge_that_connects_new_land() -> None:
    game = at_the_bank(2, "governor, banker, settler")
    answer(game, "0 road b5e")
    assert gains(game, "road") == {0: 2}


@pytest.mark.rule("BG-9.13", "BG-16.12")
def test_a_bridge_that_connects_nothing_new_scores_nothing() -> None:
    """Another bridge has been built beside it, and all four parcels at its ends are connected."""
    game = at_the_bank(2, "governor, banker, settler", roads="b5e b6e b6n a6n b4s b4w")
    answer(game, "0 road a5e")
    assert gains(game, "road") == {}


@pytest.mark.rule("BG-16.12")
def test_a_road_that_reaches_nothing_new_but_water_scores_nothing() -> None:
    """Of all that c4s touches only d5, river, was not connected."""
    game = at_the_bank(1, "governor, banker, settler")
    before = set(connected(game))
    answer(game, "0 road c4s")
    assert set(connected(game)) - before == {"d5"}
    assert gains(game, "road") == {}


# Final scoring


@pytest.mark.rule("BG-10.1", "BG-11.2")
def test_whatever_touches_an_end_of_a_bridge_scores_3_vp_instead_of_2() -> None:
    """The ends of b5e touch b4, c4, b6 and c6; a6 and d6 lie apart, a bare parcel scores nothing."""
    for parcel, piece, vp in (
        ("b4", "Sa", 3),
        ("c4", "Ho", 3),
        ("b6", "Mt", 3),
        ("c6", "TH", 3),
        ("c6", "..", 0),
        ("a6", "Sa", 2),
        ("d6", "Mt", 2),
        ("b3", "Ho", 2),
    ):
        game = scripted(f"    {parcel[0]}\n{parcel[1]}   {piece}0", at="final", variants="river", roads="b4e b5e")
        assert game.state.vp[0] == vp, parcel


@pytest.mark.rule("BG-10.1")
def test_a_parcel_at_two_bridges_scores_3_vp_once() -> None:
    game = scripted("    b\n4   Sa0", at="final", variants="river", roads="b4s a5e b5e")
    assert game.state.vp[0] == 3


@pytest.mark.rule("BG-10.1")
def test_a_road_beside_the_river_is_no_bridge() -> None:
    game = scripted("    b\n4   Sa0", at="final", variants="river", roads="b4s b4e")
    assert game.state.vp[0] == 2


# The Train Station


@pytest.mark.rule("BG-8.15", "BG-11.2")
def test_a_bridge_is_one_of_the_eight_roads_of_a_railway() -> None:
    line = " ".join(f"b{row}e" for row in range(1, 9))
    game = scripted("    b   c\n2   ..0 ..0", variants="river", roads=line, kept={0: "train_station ranch"})
    assert [option for option in choices(game) if "station" in option] == [
        "build train_station b2",
        "build train_station c2",
    ]


@pytest.mark.rule("BG-8.15")
def test_a_railway_ends_at_a_river_without_a_bridge() -> None:
    line = " ".join(f"b{row}e" for row in range(1, 9) if row != 5)
    game = scripted("    b   c\n2   ..0 ..0", variants="river", roads=line, kept={0: "train_station ranch"})
    refused(game, "0 build train_station b2", "no-railway", "BG-8.15", at="b2")


# City Hall

# A bank of four parcels, all taken; only bridges lead away.
NOOK = """
        a   b   c   d
    1   ..0 ..1 ~~  ..
            --
    2   ..2|Ho |~~  ..
            --
    3   ~~  ~~  ~~  ..
"""
EMPTY = "ranch mine drugstore bank saloon hotel -"


@pytest.mark.rule("BG-16.41", "BG-8.14")
def test_the_general_supply_builds_no_bridge_so_city_hall_may_stay_out() -> None:
    game = scripted(
        NOOK, at="end", variants="river", river="c1 c2 a3 b3 c3", track=EMPTY, draws="city_hall church", stock=2
    )
    assert told(game, "city-hall-out") == [{}]
    assert (game.state.hall, game.state.bag[CITY_HALL]) == (-1, 0)
    assert track_of(game)[-1] == "church"
    assert asked(game) == "0 character"


@pytest.mark.rule("BG-16.41", "BG-8.14")
def test_over_a_bridge_that_is_there_its_roads_go_on() -> None:
    """c3 and c2 meet in a bridge: beyond it d3 and d2 are connected."""
    game = scripted(
        NOOK, at="end", variants="river", river="c1 c2 a3 b3 c3", track=EMPTY, draws="city_hall church", roads="c2s"
    )
    assert choices(game) == ["claim d2", "claim d3"]


@pytest.mark.rule("BG-16.41")
def test_with_no_free_parcel_left_city_hall_stays_out_too() -> None:
    """With three players' tiles the map cannot be filled: Mountains stand on all the rest."""
    rows = "\n".join(f"{row}   " + "Mt  " * 8 for row in range(1, 9))
    game = scripted(
        "    a   b   c   d   e   f   g   h\n" + rows, at="end", roads="d4n", track=EMPTY, draws="city_hall church"
    )
    assert told(game, "city-hall-out") == [{}]
    assert track_of(game)[-1] == "church"
