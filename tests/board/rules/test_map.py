"""The map: parcels, neighbours, what stands on them, and which are connected (BG-1.1 to BG-1.5)."""

import pytest

from carson.board.material.ground import AROUND, BY_NAME, INNER, NAMES, rolled
from support.board import answer, city, connected, income_of, new_game, options, refused, scripted, shows

CROSS = """
        c   d   e
    3   ..  ..  ..
            --
    4   .. |Ho |..
            --
    5   ..  ..  ..
"""


def around(name: str) -> str:
    return " ".join(NAMES[near] for near in AROUND[BY_NAME[name]])


@pytest.mark.rule("BG-1.1")
def test_the_map_has_eight_columns_and_eight_rows() -> None:
    game = new_game(order=(0, 1, 2))
    claims = [word.removeprefix("claim ") for word in options(game, 2) if word.startswith("claim")]
    assert claims == [f"{column}{row}" for row in range(1, 9) for column in "abcdefgh"]
    for outside in ("i1", "a9", "a0", "d44"):
        refused(game, f"2 claim {outside}", "no-such-parcel", "BG-1.1", at=outside)


@pytest.mark.rule("BG-1.2")
def test_dice_name_the_inner_parcels_column_by_the_white_die_and_row_by_the_black() -> None:
    assert [NAMES[rolled(1, 1)], NAMES[rolled(6, 6)], NAMES[rolled(1, 6)], NAMES[rolled(3, 5)]] == [
        "b2",
        "g7",
        "b7",
        "d6",
    ]
    every_roll = sorted(rolled(white, black) for white in range(1, 7) for black in range(1, 7))
    assert every_roll == sorted(INNER)
    assert {NAMES[parcel] for parcel in INNER} == {f"{column}{row}" for column in "bcdefg" for row in range(2, 8)}


@pytest.mark.rule("BG-1.2")
@pytest.mark.parametrize("centre", ["b2", "g2", "b7", "g7", "d4"])
def test_at_the_start_exactly_nine_parcels_are_connected_wherever_the_centre_is(centre: str) -> None:
    game = new_game(centre=centre, mountains="c4 d5 e4 e5 f3 f4 f5 d3 e3")
    assert sorted(connected(game)) == sorted([centre, *around(centre).split()])
    assert len(connected(game)) == 9


@pytest.mark.rule("BG-1.3")
@pytest.mark.parametrize(
    ("parcel", "adjacent"),
    [
        ("d4", "c3 d3 e3 c4 e4 c5 d5 e5"),
        ("a1", "b1 a2 b2"),
        ("h8", "g7 h7 g8"),
        ("a5", "a4 b4 b5 a6 b6"),
        ("e1", "d1 f1 d2 e2 f2"),
    ],
)
def test_adjacent_are_the_eight_neighbours_and_nothing_beyond_the_rim(parcel: str, adjacent: str) -> None:
    assert around(parcel) == adjacent


@pytest.mark.rule("BG-1.3", "BG-8.1")
def test_off_the_map_counts_as_nothing() -> None:
    state = city("""
            a   b   c   d
        1   Ra0 ..  ..  ..
        2   ..  ..  ..  ..
        3   ..  ..  ..  Ra1
    """)
    assert income_of(state, "a1") == 3
    assert income_of(state, "d3") == 8


@pytest.mark.rule("BG-1.4")
@pytest.mark.parametrize("there", ["Mt0", "Ho0", "TH0", "Ra0", "Pr0"])
def test_a_parcel_holds_at_most_one_mountain_house_or_building(there: str) -> None:
    game = scripted(
        f"""
            c   d   e
        3   ..  ..  ..
                --
        4   .. |Ho |{there}
                --
        5   ..  ..0 ..
        """,
        kept={0: "mine hotel"},
    )
    refused(game, "0 build mine e4", "not-free", "BG-7.1", kind="mine", at="e4")
    answer(game, "0 build hotel d5")
    refused(game, "0 house e4", "not-free", "BG-7.2", at="e4")


@pytest.mark.rule("BG-1.4")
def test_what_stands_on_a_parcel_belongs_to_who_owns_the_parcel() -> None:
    game = scripted(
        """
            c   d   e
        4   Mt  ..  Sa1
        5   ..  Mi0 Ho
        """,
        placed={0: "c4 e5"},
        money=20,
    )
    assert [income_of(game, "d5"), income_of(game, "e4")] == [3, 5]
    answer(game, "0 buy c4", "0 buy e5")
    shows(
        game,
        """
            c   d   e
        4   Mt0 ..  Sa1
        5   ..  Mi0 Ho0
        """,
    )
    # The own Mountain still pays; the House is no longer neutral, and pays a rival's Saloon nothing.
    assert [income_of(game, "d5"), income_of(game, "e4")] == [3, 0]


@pytest.mark.rule("BG-1.5")
def test_a_road_must_touch_the_end_of_a_road_already_there() -> None:
    game = scripted(CROSS, at="cowboys", supply=1, stock=2)
    refused(game, "0 road d2e", "road-apart", "BG-1.5", line="d2e")
    answer(game, "0 road d3e", "0 road d2e")
    shows(
        game,
        """
            c   d   e
        2   ..  .. |..
        3   ..  .. |..
                --
        4   .. |Ho |..
                --
        5   ..  ..  ..
        """,
    )


@pytest.mark.rule("BG-1.5")
def test_a_line_has_one_road() -> None:
    game = scripted(CROSS, at="cowboys", supply=1, stock=2)
    refused(game, "0 road d4e", "road-there", "BG-1.5", line="d4e")
    answer(game, "0 road d3e")
    refused(game, "0 road d3e", "road-there", "BG-1.5", line="d3e")


@pytest.mark.rule("BG-1.5")
def test_roads_lie_on_the_rim_too() -> None:
    game = scripted(
        """
            a   b   c
        1   ..  ..  ..
                --
        2   .. |Ho |..
                --
        3   ..  ..  ..
        """,
        at="cowboys",
        supply=1,
        stock=3,
    )
    answer(game, "0 road a1e", "0 road a1n", "0 road a1w")
    shows(
        game,
        """
            a   b   c
            --
        1  |.. |..  ..
                --
        2   .. |Ho |..
                --
        3   ..  ..  ..
        """,
    )


@pytest.mark.rule("BG-1.5")
@pytest.mark.parametrize("name", ["d4", "d9e", "i4e", "e4w", "d4x"])
def test_a_line_has_a_name(name: str) -> None:
    """Each line its one name: by the parcel to its west or north."""
    game = scripted(CROSS, at="cowboys", supply=1, stock=1)
    refused(game, f"0 road {name}", "no-such-line", "BG-1.5", line=name)


@pytest.mark.rule("BG-1.5")
def test_a_parcel_is_connected_when_one_of_its_corners_is_the_end_of_a_road() -> None:
    assert connected(city()) == []
    assert connected(city(roads="d4e")) == ["d3", "e3", "d4", "e4", "d5", "e5"]
    assert connected(city(roads="d4e e4s")) == ["d3", "e3", "d4", "e4", "f4", "d5", "e5", "f5"]
    assert connected(city(roads="a1n")) == ["a1", "b1"]
