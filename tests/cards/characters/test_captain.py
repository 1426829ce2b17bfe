"""Captain: 6 VP, and a ninth row or column (CG-7.12, CG-10.8)."""

import pytest

from support.cards import worth
from support.script import FOUR, ONE, CardGame, answer, options, placing, refused, scripted

pytestmark = pytest.mark.rule("CG-7.12")

HOUSES = """
    Ho Ho
    Ho Ho
"""
EIGHT_BY_EIGHT = "\n".join(["Mt Mt Mt Mt Mt Mt Mt Mt"] * 8)


def too_far(game: CardGame, at: str) -> None:
    refused(game, f"0 place {at}", "place-too-far", "CG-7.12", card="I-01", at=at, most=9)


def test_the_captain_is_worth_6() -> None:
    assert worth("captain") == 6
    assert worth("captain", EIGHT_BY_EIGHT) == 6


def test_without_the_captain_eight_is_the_limit() -> None:
    game = placing("\n".join(["Mt Mt Mt Mt Mt Mt Mt .."] * 2), HOUSES)
    assert "place u16" not in options(game)
    refused(game, "0 place u16", "place-too-far", "CG-6.1", card="I-01", at="u16", most=8)


@pytest.mark.parametrize("players", [FOUR, ONE])
def test_another_players_captain_does_not_help(players: str) -> None:
    game = scripted(players, owned={1: "captain"}, cities={0: "Mt Mt Mt Mt Mt Mt Mt .."}, terrain="I-01")
    for seat in game.decision.seats:
        answer(game, f"{seat} bid {9 - seat}")
    answer(game, "0 take I-01")
    refused(game, "0 place u14", "place-too-far", "CG-6.1", card="I-01", at="u14", most=8)


@pytest.mark.rule("CG-10.8")
def test_the_ninth_row_or_column_is_free_until_it_is_used() -> None:
    """Where eight by eight parcels lie open, the ninth may come on any side."""
    game = placing(".. .. .. .. .. .. .. ..\n" * 8, HOUSES, owned="captain")
    for at in ("m14", "u14", "n13", "n21"):
        assert f"place {at}" in options(game)
    for at in ("l14", "v14", "n12", "n22"):
        too_far(game, at)


@pytest.mark.rule("CG-10.8")
def test_with_nine_columns_there_are_no_nine_rows() -> None:
    city = ".. .. .. .. .. .. .. .. ..\n" + "..\n" * 7
    game = placing(city, HOUSES, owned="captain")
    assert "place o20" in options(game)  # the eighth row
    for at in ("n21", "o21", "n13", "p13", "m14"):
        too_far(game, at)


@pytest.mark.rule("CG-10.8")
def test_with_nine_rows_there_are_no_nine_columns() -> None:
    city = ".. .. .. .. .. .. .. ..\n" + "..\n" * 8
    game = placing(city, HOUSES, owned="captain")
    assert "place t15" in options(game)  # the eighth column
    for at in ("u14", "u15", "m14", "m16", "n13"):
        too_far(game, at)


@pytest.mark.rule("CG-10.8")
def test_one_card_cannot_use_both() -> None:
    game = placing(".. .. .. .. .. .. .. ..\n" * 8, HOUSES, owned="captain")
    for corner in ("m13", "u13", "m21", "u21"):
        too_far(game, corner)
