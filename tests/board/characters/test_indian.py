"""Indian (BG-9.8): two parcels, rolled, now; red: parcels cost at most $3."""

from typing import Any

import pytest

from board.characters.helpers import cash_limit, taking
from support.board import BoardGame, answer, asked, on, parcels_of, scripted

pytestmark = pytest.mark.rule("BG-9.8")


def rolling(*rolled: str, diagram: str = "", **given: Any) -> BoardGame:
    """Seat 0 takes the Indian, and the dice name these parcels."""
    columns = ["abcdefgh".index(name[0]) for name in rolled]
    rows = [int(name[1]) - 1 for name in rolled]
    return taking("indian", diagram=diagram, white=columns, black=rows, **given)


def dice(game: BoardGame) -> list[tuple[str, int]]:
    """What was rolled when the character was taken."""
    return list(game.moves[0].draws)


@pytest.mark.parametrize(("tile", "limit"), [("indian", 20), ("red indian", 30)])
def test_the_cash_limit_is_20_and_on_the_red_side_30(tile: str, limit: int) -> None:
    assert cash_limit(tile) == limit


# Yellow


@pytest.mark.rule("BG-1.2")
def test_the_indian_receives_two_parcels_that_the_dice_name_by_column_and_row() -> None:
    game = rolling("b3", "g7", money=5)
    assert dice(game) == [("white", 1), ("black", 2), ("white", 6), ("black", 6)]
    assert parcels_of(game, 0) == ["b3", "g7"]
    assert game.state.money[0] == 5
    assert game.state.tiles == [10, 12, 12]
    assert asked(game) == "1 character"


@pytest.mark.rule("BG-16.28")
def test_the_parcels_are_received_at_once_and_cannot_be_declined() -> None:
    """Two tiles are left, and both lie when the next player chooses: the Indian was asked nothing."""
    game = rolling("f5", "g5", diagram=EIGHT_OWNED.format(more="..0 ..0"))
    assert [move.seat for move in game.moves] == [0]
    assert game.state.tiles[0] == 0
    assert asked(game) == "1 character"


def test_what_stands_on_the_parcels_comes_with_them() -> None:
    game = rolling("c3", "d3", diagram="    c   d\n3   Mt  Ho")
    assert [on(game, name) for name in ("c3", "d3")] == ["Mt0", "Ho0"]


@pytest.mark.rule("BG-9.23")
def test_owned_parcels_and_city_hall_are_rolled_again() -> None:
    diagram = """
            c   d   e
        3   ..0 ..1 CH
    """
    game = rolling("d3", "c3", "e3", "f3", "f3", "g3", diagram=diagram)
    assert parcels_of(game, 0) == ["c3", "f3", "g3"]
    assert [on(game, name) for name in ("d3", "e3")] == ["..1", "CH"]
    assert len(dice(game)) == 12


# All that the dice can name is owned by rivals, but for what a test puts on d3 and e3.
INNER = """
        b   c   d   e   f   g
    2   ..1 ..1 ..1 ..1 ..1 ..1
    3   ..1 ..1 {d3} {e3} ..1 ..1
    4   ..2 ..2 ..2 ..2 ..2 ..2
    5   ..2 ..2 ..2 ..2 ..2 ..2
    6   ..3 ..3 ..3 ..3 ..3 ..3
    7   ..3 ..3 ..3 ..3 ..3 ..3
"""
FOUR = "indian, banker, settler, captain"


@pytest.mark.rule("BG-9.23")
def test_the_dice_stop_when_one_parcel_was_all_they_could_find() -> None:
    game = rolling("b2", "d3", diagram=INNER.format(d3=".. ", e3="..1"), characters=FOUR)
    assert parcels_of(game, 0) == ["d3"]
    assert len(dice(game)) == 4
    assert asked(game) == "1 character"


@pytest.mark.rule("BG-9.23")
def test_the_dice_are_not_rolled_where_they_can_find_nothing() -> None:
    """City Hall's parcel is unowned but can never be owned; the rim is unowned but no dice name it."""
    game = rolling(diagram=INNER.format(d3="CH ", e3="..1"), characters=FOUR)
    assert parcels_of(game, 0) == []
    assert dice(game) == []
    assert asked(game) == "1 character"


EIGHT_OWNED = """
        a   b   c   d   e   f   g   h
    1   ..0 ..0 ..0 ..0 ..0 ..0 ..0 ..0
    2   {more}
"""


@pytest.mark.rule("BG-16.8")
@pytest.mark.parametrize(
    ("more", "found"), [("..0 ..0", ["f5", "g5"]), ("..0 ..0 ..0", ["f5"]), ("..0 ..0 ..0 ..0", [])]
)
def test_the_indian_takes_as_many_as_there_are_property_tiles(more: str, found: list[str]) -> None:
    game = rolling("f5", "g5", diagram=EIGHT_OWNED.format(more=more))
    assert [name for name in parcels_of(game, 0) if name in ("f5", "g5")] == found
    assert len(dice(game)) == 2 * len(found)
    assert asked(game) == "1 character"


# Red

CROWDED = """
        c   d   e
    3   Ho  Mt  Ho
    4   Mt  ..  ..
"""


def buying(at: str, money: int, characters: str = "red indian, captain") -> BoardGame:
    return scripted(CROWDED, characters=characters, placed={0: at}, money=money)


@pytest.mark.rule("BG-6.5")
@pytest.mark.parametrize(("at", "usual", "price"), [("d4", 5, 3), ("d3", 5, 3), ("f4", 2, 2), ("h8", 1, 1)])
def test_a_parcel_costs_the_red_indian_at_most_3_dollars(at: str, usual: int, price: int) -> None:
    game = buying(at, money=price)
    answer(game, f"0 buy {at}")
    assert game.state.money[0] == 0
    assert parcels_of(game, 0) == [at]
    rival = buying(at, money=usual, characters="captain, red indian")
    answer(rival, f"0 buy {at}")
    assert rival.state.money[0] == 0


def test_with_2_dollars_he_does_not_buy_a_parcel_of_3() -> None:
    game = buying("d4", money=2)
    assert asked(game) == "pause"
    assert parcels_of(game, 0) == []


def test_rivals_pay_more_than_3_dollars() -> None:
    assert asked(buying("d4", money=4, characters="captain, red indian")) == "pause"


def test_the_yellow_indian_pays_the_full_price() -> None:
    assert asked(buying("d4", money=4, characters="indian, captain")) == "pause"


def test_the_red_indian_receives_no_parcels() -> None:
    game = taking("red indian", white=(1, 2), black=(1, 2))
    assert parcels_of(game, 0) == []
    assert asked(game) == "1 character"


def test_of_two_parcels_he_buys_as_long_as_the_money_lasts() -> None:
    game = scripted(CROWDED, characters="red indian, captain", placed={0: "d3 d4"}, money=5)
    answer(game, "0 buy d4")
    assert asked(game) == "pause"
    assert game.state.money[0] == 2
