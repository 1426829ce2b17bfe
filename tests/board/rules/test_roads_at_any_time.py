"""Roads from the own supply may be laid at any time, out of turn too (BG-1.6), but not inside a move (BG-16.25)."""

from typing import Any

import pytest

from support.board import BoardGame, answer, asked, choices, new_game, options, refused, roads_on, scripted, shows

CROSS = """
        c   d   e
    3   ..  ..  ..
            --
    4   .. |Ho |..0
            --
    5   ..  ..  ..
"""
AROUND_THE_CROSS = ["c3s", "c4s", "c3e", "c5e", "d3e", "d5e", "e3s", "e4s"]


def road_options(game: BoardGame, seat: int) -> list[str]:
    return [word.removeprefix("road ") for word in options(game, seat) if word.startswith("road")]


@pytest.mark.rule("BG-1.6")
def test_who_has_a_road_may_lay_it_in_the_turn_and_out_of_turn() -> None:
    game = scripted(CROSS, at="cowboys", supply=1, stock=(1, 0, 2))
    assert game.decision is not None
    assert (game.decision.seats, game.decision.may) == ((0,), (2,))
    assert sorted(road_options(game, 0)) == sorted(road_options(game, 2)) == sorted(AROUND_THE_CROSS)
    assert options(game, 1) == []
    assert options(game, 2) == [f"road {line}" for line in road_options(game, 2)]


@pytest.mark.rule("BG-1.6")
def test_a_road_out_of_turn_leaves_the_question_open() -> None:
    game = scripted(CROSS, at="cowboys", supply=1, stock=(0, 0, 2))
    answer(game, "2 road d3e")
    assert asked(game) == "0 cowboy"
    assert game.state.stock == [0, 0, 1]
    answer(game, "0 cowboy wages", "2 road e3s")
    assert asked(game) == "1 cowboy"
    assert game.state.stock == [0, 0, 0]
    shows(
        game,
        """
            c   d   e
        3   ..  .. |..
                --  --
        4   .. |Ho |..0
                --
        5   ..  ..  ..
        """,
    )


@pytest.mark.rule("BG-1.6")
def test_out_of_turn_one_may_do_nothing_but_lay_roads() -> None:
    game = scripted(CROSS, at="cowboys", supply=1, stock=(0, 0, 1))
    refused(game, "2 cowboy wages", "only-roads", "BG-1.6", seat=2, seats=(0,))
    refused(game, "2 pass", "only-roads", "BG-1.6")


@pytest.mark.rule("BG-1.6")
def test_who_has_no_road_lays_none() -> None:
    game = scripted(CROSS, at="cowboys", supply=1, stock=(0, 1, 0))
    refused(game, "0 road d3e", "no-road", "BG-1.6", line="d3e")
    refused(game, "2 road d3e", "road-of-nobody", "BG-1.6", seat=2)
    answer(game, "1 road d3e")
    refused(game, "1 road e3s", "road-of-nobody", "BG-1.6", seat=1)


MOMENTS: dict[str, dict[str, Any]] = {
    "0 character": {"at": "characters"},
    "0 cowboy": {"at": "cowboys", "supply": 1},
    "0 duel-order": {"placed": {0: "a1 b1", 1: "a1 b1"}, "money": 5},
    "0 buy-parcel": {"placed": {0: "a1"}, "money": 5},
    "0 purchase": {"placed": {0: "buy-3"}, "money": 5},
    "0 build": {"kept": {0: "ranch"}},
    "0 buy-vp": {"placed": {0: "vp-5"}, "money": 5},
    "0 cash": {"at": "end", "money": 200},
}


@pytest.mark.rule("BG-1.6")
@pytest.mark.parametrize("moment", ["0 claim", *MOMENTS])
def test_every_moment_of_the_game_is_one_for_roads(moment: str) -> None:
    game = scripted(CROSS, stock=1, **MOMENTS[moment]) if moment in MOMENTS else new_game(order=(1, 2, 0))
    assert asked(game) == moment
    before = len(roads_on(game))
    answer(game, f"1 road {road_options(game, 1)[0]}")
    answer(game, f"0 road {road_options(game, 0)[0]}")
    assert asked(game) == moment
    assert len(roads_on(game)) == before + 2


@pytest.mark.rule("BG-1.6")
def test_when_the_game_is_over_no_road_is_laid() -> None:
    game = scripted(CROSS, at="final", stock=1)
    assert game.decision is None
    refused(game, "0 road d3e", "game-over", "")


@pytest.mark.rule("BG-1.6")
def test_roads_belong_to_nobody_once_laid() -> None:
    """A road one player laid connects everybody's parcels, and others build on from it."""
    game = scripted(
        """
            c   d   e   f
        3   ..  ..  ..  ..
                --
        4   .. |Ho |..  ..1
                --
        5   ..  ..  ..  ..
        """,
        kept={1: "bank"},
        stock=(1, 1, 0),
    )
    assert asked(game) == "1 build"
    assert choices(game) == ["pass"]
    answer(game, "0 road e4s")
    assert "build bank f4" in choices(game)
    answer(game, "1 road f4s")
    assert game.state.stock == [0, 0, 0]


@pytest.mark.rule("BG-16.25")
def test_nobody_lays_a_road_inside_anothers_building_move() -> None:
    game = scripted(CROSS, kept={0: "school"}, stock=1)
    answer(game, "1 road d3e", "0 build school e4")
    for left in (3, 2, 1):
        assert game.decision is not None
        assert (asked(game), game.decision.may, game.decision.about["left"]) == ("0 house", (), left)
        refused(game, "2 road e3s", "road-inside", "BG-16.25", seats=(0,))
        answer(game, f"0 house {('c3', 'd3', 'e3')[left - 1]}")
    assert asked(game) == "pause"


@pytest.mark.rule("BG-16.18")
def test_the_builder_lays_own_roads_within_the_move() -> None:
    """The Bank's House goes on a parcel that a road laid after the Bank connects."""
    game = scripted(CROSS, kept={0: "bank"}, stock=(2, 1, 0))
    answer(game, "0 build bank e4")
    refused(game, "0 house f2", "not-connected", "BG-7.2", at="f2")
    answer(game, "0 road d3e", "0 road e2s", "0 house f2")
    shows(
        game,
        """
            c   d   e   f
        2   ..  ..  ..  Ho
                    --
        3   ..  .. |..  ..
                --
        4   .. |Ho |Ba0 ..
                --
        5   ..  ..  ..  ..
        """,
    )
    assert game.state.stock == [0, 1, 0]


@pytest.mark.rule("BG-16.18", "BG-6.7")
def test_who_has_roads_in_hand_is_asked_although_the_parcel_is_not_connected_yet() -> None:
    game = scripted(
        """
            c   d   e   f   g
        3   ..  ..  ..  ..  ..
                --
        4   .. |Ho |..  ..  ..0
                --
        5   ..  ..  ..  ..  ..
        """,
        kept={0: "bank"},
        stock=(2, 0, 0),
    )
    assert asked(game) == "0 build"
    assert choices(game) == ["pass"]
    refused(game, "0 build bank g4", "not-connected", "BG-7.1", kind="bank", at="g4")
    answer(game, "0 road e4s", "0 road f4s", "0 build bank g4", "0 house g5")
    assert game.state.kept[0] == ()
