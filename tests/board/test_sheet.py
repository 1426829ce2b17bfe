"""Income sheets (BG-8): the parts add up to what is paid; and what a building would mean before it is built."""

import pytest
from msgspec import structs

from board.games import middle_games
from carson.board.library import BoardGame, Options, new_rules
from carson.board.material.ground import BY_NAME, PARCELS, members
from carson.board.material.pieces import FIRST_BUILDING, KINDS, MOST, NAMES
from carson.board.mechanics.building_sites import sites
from carson.board.mechanics.incomes import worth
from carson.board.mechanics.recompute import derive
from carson.board.rules import BoardRules
from carson.board.state import State
from carson.board.table import Table
from carson.board.views.sheet import IncomeSheet, Part, Preview, income_sheet, income_sheets, preview
from support.board import city, scripted

GAMES = middle_games(30, "sheet")
TABLE = new_rules(Options(3)).table


def sheet(state: State, kind: str, at: str, seat: int = 0) -> IncomeSheet:
    return income_sheet(TABLE, state, BY_NAME[at], NAMES.index(kind), seat)


def parts(found: IncomeSheet) -> list[tuple[str, int, int, int]]:
    return [(part.what, part.count, part.symbols, part.each) for part in found.parts]


def table_of(game: BoardGame) -> Table:
    assert isinstance(game.rules, BoardRules)
    return game.rules.table


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.seed)
def test_the_sheet_of_any_building_anywhere_pays_what_the_engine_pays(game: BoardGame) -> None:
    state = game.state
    for kind in range(FIRST_BUILDING, KINDS):
        for parcel in range(PARCELS):
            for seat in range(game.rules.seats):
                assert income_sheet(table_of(game), state, parcel, kind, seat).pays == worth(state, parcel, kind, seat)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.seed)
def test_the_sheets_of_all_buildings_are_the_incomes_on_the_map(game: BoardGame) -> None:
    state = game.state
    found = {BY_NAME[one.at]: one for one in income_sheets(table_of(game), state)}
    assert {parcel: one.pays for parcel, one in found.items()} == {
        parcel: state.income[parcel] for paying in state.paying for parcel in members(paying)
    }
    assert all(one.building == NAMES[state.ground[parcel]] for parcel, one in found.items())
    for seat in range(game.rules.seats):
        mine = [one for one in found.values() if one.seat == seat]
        assert list(income_sheets(table_of(game), state, seat)) == mine


@pytest.mark.rule("BG-8.5")
def test_a_saloon_counts_houses_hotels_and_ranches_by_their_symbols() -> None:
    state = city(
        """
            c   d   e
        3   Ho  Ho0 Hl0
        4   TH1 ..0 Ra
        5   Ho1 Mt  ..
        """
    )
    found = sheet(state, "saloon", "d4")
    assert parts(found) == [("house", 2, 1, 5), ("ranch", 1, 1, 5), ("hotel", 1, 2, 5)]
    assert (found.full, found.pays, found.capped) == (25, 25, False)


@pytest.mark.rule("BG-8.3")
def test_the_books_drugstore_with_a_ranch_and_three_houses_pays_15() -> None:
    state = city(
        """
            c   d   e
        3   Ho  Ho  Ho
        4   Ra0 Dr0 ..
        """
    )
    found = sheet(state, "drugstore", "d4")
    assert parts(found) == [("house", 3, 1, 3), ("ranch", 1, 1, 3), ("own-ranch", 1, 1, 3)]
    assert found.pays == 15


@pytest.mark.rule("BG-8.4")
def test_the_books_bank_with_a_mine_a_house_and_a_hotel_pays_12() -> None:
    state = city(
        """
            c   d   e   f   g
        3   Ho  ..  Hl0 ..  Mi0
        4   ..  Ba0 ..  ..  ..
        """
    )
    found = sheet(state, "bank", "d4")
    assert parts(found) == [("house", 1, 1, 3), ("hotel", 1, 2, 3), ("own-mine", 1, 1, 3)]
    assert found.pays == 12


@pytest.mark.rule("BG-8.7")
def test_the_books_general_store_with_three_neighbours_pays_12() -> None:
    state = city(
        """
            c   d   e
        3   Ho0 Ho  Ch1
        4   ..  GS0 ..
        """
    )
    found = sheet(state, "general_store", "d4")
    assert found.parts == (
        Part("house", 1, 1, 3, own=False),
        Part("house", 1, 1, 6, own=True),
        Part("church", 1, 1, 3, own=False),
    )
    assert found.pays == 12


@pytest.mark.rule("BG-8.1")
def test_a_ranch_pays_for_free_parcels_and_at_least_1() -> None:
    state = city("    a   b\n1   Ra0 ..1\n2   Ho  Mt\n")
    assert parts(sheet(state, "ranch", "a1")) == [("free", 1, 1, 1)]
    crowded = city("    a   b\n1   Ra0 Ho1\n2   Ho  Mt\n")
    assert parts(sheet(crowded, "ranch", "a1")) == [("at-least", 1, 1, 1)]


@pytest.mark.rule("BG-8.2")
def test_a_mine_counts_neutral_and_own_mountains() -> None:
    state = city("    a   b   c\n1   Mt0 Mt  Mt1\n2   ..  Mi0 Ho0\n")
    found = sheet(state, "mine", "b2")
    assert parts(found) == [("mountain", 2, 1, 3)]
    assert found.pays == 6


@pytest.mark.rule("BG-8.6", "BG-8.8")
def test_a_hotel_pays_6_and_a_blacksmith_by_the_round_and_own_ranches() -> None:
    state = city("    a   b   c\n1   Ra0 Ra0 Ra1\n", in_round=3)
    assert parts(sheet(state, "hotel", "d4")) == [("basic", 1, 1, 6)]
    assert parts(sheet(state, "blacksmith", "d4")) == [("round", 3, 1, 5), ("own-ranch", 2, 1, 5)]


@pytest.mark.rule("BG-8.9", "BG-8.10", "BG-8.11", "BG-8.13")
@pytest.mark.parametrize("kind", ["church", "prison", "school", "train_station"])
def test_other_buildings_pay_nothing(kind: str) -> None:
    found = sheet(city("    c\n3   Ho\n"), kind, "d4")
    assert (found.parts, found.pays, found.most) == ((), 0, 0)


@pytest.mark.rule("BG-8.14", "BG-16.13")
def test_city_hall_adds_a_step_within_the_maximum() -> None:
    state = city(
        """
            c   d   e   f
        3   TH  TH  TH  CH
        4   TH  Sa0 TH  ..
        5   TH  ..  ..  ..
        """
    )
    state.occupant = 0
    found = sheet(state, "saloon", "d4")
    assert parts(found)[-1] == ("city-hall-step", 1, 1, 5)
    assert (found.full, found.pays, found.most, found.capped) == (65, 55, 55, True)
    assert parts(sheet(state, "saloon", "d4", seat=1))[-1] == ("townhouse", 6, 2, 5)
    assert [part[0] for part in parts(sheet(state, "hotel", "d4"))] == ["basic"]


# Before it is built


MAP = """
        c   d   e   f
    3   Ho  Dr0 ..1 Sa1
    4   ..  ..0 Ho  ..
"""


@pytest.mark.rule("BG-8.3", "BG-8.5")
def test_a_preview_tells_what_is_paid_and_who_else_gains() -> None:
    state = city(MAP)
    table = table_of(scripted(MAP))
    found = preview(table, state, 0, NAMES.index("ranch"), BY_NAME["d4"])
    assert found is not None
    assert found.sheet.pays == 5  # e3, c4, and row 5
    assert [structs.astuple(change) for change in found.changes] == [("drugstore", "d3", 0, 6, 12)]
    assert (found.revolvers, found.gain(0), found.gain(1)) == (1, 11, 0)


@pytest.mark.rule("BG-7.2")
def test_a_preview_with_a_house_tells_that_rivals_gain_too() -> None:
    state = city(MAP)
    table = table_of(scripted(MAP))
    found = preview(table, state, 0, NAMES.index("saloon"), BY_NAME["d4"], [BY_NAME["f4"]])
    assert found is not None
    assert found.sheet.pays == 10
    assert [structs.astuple(change) for change in found.changes] == [("saloon", "f3", 1, 5, 10)]
    assert (found.gain(0), found.gain(1), found.gain(2)) == (10, 5, 0)


@pytest.mark.rule("BG-1.4")
def test_an_unowned_parcel_is_taken_to_be_bought_and_no_building_goes_where_it_cannot() -> None:
    state = city(MAP)
    table = table_of(scripted(MAP))

    def look(at: str) -> Preview | None:
        return preview(table, state, 0, NAMES.index("saloon"), BY_NAME[at])

    neutral = look("c4")
    assert neutral is not None
    assert neutral.sheet.pays == 5
    assert (look("e3"), look("e4"), look("d3")) == (None, None, None)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.seed)
def test_a_preview_leaves_everything_as_it_is_and_comes_true(game: BoardGame) -> None:
    state, table = game.state, table_of(game)
    before = game.rules.position_text(state)
    for seat in range(game.rules.seats):
        for kind in range(FIRST_BUILDING, KINDS):
            for parcel in members(sites(state, seat, kind))[:2]:
                found = preview(table, state, seat, kind, parcel)
                assert found is not None
                _comes_true(game, found, seat, kind, parcel)
    assert game.rules.position_text(state) == before


def _comes_true(game: BoardGame, found: Preview, seat: int, kind: int, parcel: int) -> None:
    """The building, put on the map by hand and all incomes worked out anew, changes them as foretold."""
    after = game.state.copy()
    after.ground[parcel] = kind
    derive(after)
    incomes = list(game.state.income)
    for change in found.changes:
        assert incomes[BY_NAME[change.at]] == change.before
        incomes[BY_NAME[change.at]] = change.after
    incomes[parcel] = found.sheet.pays if MOST[kind] else 0
    assert incomes == after.income
    gain = sum(after.income[p] - game.state.income[p] for p in members(after.owned[seat]))
    assert found.gain(seat) == gain
