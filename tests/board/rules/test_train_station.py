"""The Train Station (BG-8.15): a railway from rim to rim, and VP for the House symbols of the whole city."""

import pytest

from support.board import answer, asked, choices, on, refused, scripted

RAILWAY = """
        a   b   c   d   e   f   g   h
    3   ..  ..  ..0 ..  ..  ..  ..  ..
    4   ..0 ..1 ..  ..  Mt0 ..  ..  ..
        --  --  --  --  --  --  --  --
    5   ..  ..  ..  ..0 ..  ..  ..  ..0
    6   ..0 ..  ..  ..  ..  ..  ..  ..
"""


@pytest.mark.rule("BG-8.15", "BG-7.1")
def test_it_goes_on_an_own_free_parcel_with_a_side_on_a_line_of_eight_roads() -> None:
    game = scripted(RAILWAY, kept={0: "train_station"})
    assert choices(game) == [
        "build train_station a4",
        "build train_station d5",
        "build train_station h5",
        "pass",
    ]
    refused(game, "0 build train_station b4", "not-your-parcel", "BG-7.1", at="b4")
    refused(game, "0 build train_station e4", "not-free", "BG-7.1", at="e4")
    refused(game, "0 build train_station c3", "not-connected", "BG-7.1", at="c3")


@pytest.mark.rule("BG-8.15", "BG-7.2", "BG-8.13")
def test_it_brings_no_house() -> None:
    game = scripted(RAILWAY, kept={0: "train_station"})
    answer(game, "0 build train_station h5")
    assert (asked(game), on(game, "h5")) == ("pause", "TS0")


@pytest.mark.rule("BG-8.15")
@pytest.mark.parametrize("missing", range(8))
def test_with_a_road_missing_it_cannot_be_built(missing: int) -> None:
    columns = [column for number, column in enumerate("abcdefgh") if number != missing]
    game = scripted(
        RAILWAY.replace("--", "  "),
        roads=" ".join(f"{column}4s" for column in columns),
        kept={0: "train_station ranch"},
    )
    for parcel in ("a4", "d5", "h5"):
        reason = game.why_not(0, f"build train_station {parcel}")
        assert reason is not None
        assert reason.code in ("no-railway", "not-connected")
    assert all("train_station" not in word for word in choices(game))


@pytest.mark.rule("BG-8.15")
def test_a_connected_parcel_off_the_railway_is_no_site() -> None:
    """A branch connects c3, but no side of it lies on the railway."""
    game = scripted(RAILWAY, roads="c4e", kept={0: "train_station"})
    refused(game, "0 build train_station c3", "no-railway", "BG-8.15", at="c3")


@pytest.mark.rule("BG-8.15")
def test_a_line_from_north_to_south_is_a_railway_too() -> None:
    roads = " ".join(f"c{row}e" for row in range(1, 9))
    game = scripted("    b   c   d   e\n2   ..0 ..0 ..0 ..0", roads=roads, kept={0: "train_station"})
    assert choices(game) == ["build train_station c2", "build train_station d2", "pass"]


@pytest.mark.rule("BG-8.15")
@pytest.mark.parametrize("side", ["n", "s", "w", "e"])
def test_the_rim_is_no_railway(side: str) -> None:
    rim = {
        "n": [f"{column}1n" for column in "abcdefgh"],
        "s": [f"{column}8s" for column in "abcdefgh"],
        "w": [f"a{row}w" for row in range(1, 9)],
        "e": [f"h{row}e" for row in range(1, 9)],
    }[side]
    corners = "    a   b   c   d   e   f   g   h\n1   ..0                         ..0\n"
    diagram = corners + "".join(f"{row}\n" for row in range(2, 8)) + "8   ..0                         ..0\n"
    game = scripted(diagram, roads=" ".join(rim), kept={0: "train_station ranch"})
    assert all("train_station" not in word for word in choices(game))


@pytest.mark.rule("BG-8.15", "BG-10.1")
def test_the_books_station_scores_11_vp() -> None:
    """12 Houses, 2 Hotels, 4 Ranches, 1 Church and the Station, neutral and everybody's: 23 symbols."""
    game = scripted(
        """
            a   b   c   d   e   f   g   h
        1   Ho  Ho  Ho  Ho  Ho1 Ho1 Ho1 Ho2
        2   Ho2 Ho2 Ho  Ho  ..  ..  ..  ..
        3   Hl1 Hl2 ..  ..  ..  ..  ..  ..
        4   Ra1 Ra1 Ra2 Ra2 ..  ..  ..  ..
        5   Ch2 Mt  Mi1 ..  TS0 ..  ..  ..
        """,
        at="final",
    )
    # And 2 for being a building.
    assert game.state.vp[0] == 11 + 2


@pytest.mark.rule("BG-8.15")
def test_the_station_counts_itself_townhouses_schools_and_city_hall() -> None:
    diagram = "    a   b   c   d\n1   TS0 TH  Sc1 CH"
    assert scripted(diagram, at="final").state.vp[0] == (2 + 2 + 1 + 1) // 2 + 2
    assert scripted("    a\n1   TS0", at="final").state.vp[0] == 1 + 2


@pytest.mark.rule("BG-8.15", "BG-1.6")
def test_roads_won_in_the_last_round_can_complete_its_line() -> None:
    """Phase 3 gives three roads; the Station is then built before the round ends, so the roads are laid in time."""
    railway = {"roads": " ".join(f"{column}4s" for column in "abcde"), "kept": {0: "train_station"}, "in_round": 4}
    game = scripted(RAILWAY.replace("--", "  "), placed={0: "roads"}, **railway)
    assert asked(game) == "0 build"
    refused(game, "0 build train_station h5", "not-connected", "BG-7.1", at="h5")
    answer(game, "0 road f4s", "0 road g4s", "0 road h4s", "0 build train_station h5")
    assert on(game, "h5") == "TS0"
