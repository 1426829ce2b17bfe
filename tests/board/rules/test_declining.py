"""An action may be declined, even after a duel was won for it; the cowboy has acted all the same (BG-4.7)."""

import pytest

from support.board import answer, asked, choices, on, scripted, standing, told, track_of


@pytest.mark.rule("BG-4.7")
def test_a_parcel_may_be_declined_after_winning_the_duel_for_it() -> None:
    game = scripted(placed={0: "a1", 1: "a1"}, money=5, combat=(6, 1))
    assert choices(game) == ["buy a1", "pass"]
    answer(game, "0 pass")
    assert on(game, "a1") == ".."
    # The winner's cowboy goes to the general supply, the loser's to the own; nobody buys instead.
    assert (game.state.general[0], game.state.supply[0]) == (10, 0)
    assert (game.state.general[1], game.state.supply[1]) == (9, 1)
    assert game.state.money == [5, 5, 5]
    assert asked(game) == "pause"


@pytest.mark.rule("BG-4.7")
def test_uncontested_parcels_may_be_declined_all_at_once() -> None:
    game = scripted(placed={0: "a1 b1 c1"}, money=5)
    answer(game, "0 buy b1", "0 pass")
    assert [on(game, parcel) for parcel in ("a1", "b1", "c1")] == ["..", "..0", ".."]
    assert (standing(game, 0), game.state.general[0]) == ([], 10)


@pytest.mark.rule("BG-4.7")
def test_a_building_may_be_declined_and_stays_on_the_track() -> None:
    game = scripted(placed={0: "buy-8", 1: "buy-8"}, money=20, combat=(1, 6))
    assert choices(game) == ["buy saloon", "pass"]
    answer(game, "1 pass")
    assert track_of(game)[4] == "saloon"
    assert (game.state.general[1], game.state.supply[0]) == (10, 1)


@pytest.mark.rule("BG-4.7")
def test_victory_points_may_be_declined() -> None:
    game = scripted(placed={0: "vp-5"}, money=20)
    answer(game, "0 pass")
    assert (game.state.money[0], game.state.vp[0], game.state.general[0]) == (20, 0, 10)


@pytest.mark.rule("BG-4.7")
def test_a_bought_building_need_not_be_built() -> None:
    game = scripted("    d\n4   ..0", placed={0: "buy-3"}, money=20)
    answer(game, "0 buy ranch", "0 pass", "0 pass")
    assert on(game, "d4") == "..0"
    assert len(game.state.kept[0]) == 1


@pytest.mark.rule("BG-4.7")
def test_what_costs_nothing_is_taken_without_a_question() -> None:
    """Nobody is asked whether to take wages, roads, a token, income or VP."""
    game = scripted(
        "    d\n4   Hl0",
        placed={0: "wages ammunition roads road parcels-income cowboy-income gambling cowboy-vp building-vp"},
    )
    assert asked(game) == "pause"
    assert [event["why"] for event in told(game, "earned")] == [
        "wages",
        "parcels-income",
        "cowboy-income",
        "gambling",
        "building-income",
    ]
    assert game.state.general[0] == 10
