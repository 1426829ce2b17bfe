"""What each building pays (BG-8.1 to BG-8.8), drawn with what stands around it."""

import pytest

from support.board import answer, city, fill, income_of, scripted


@pytest.mark.rule("BG-8.3")
def test_the_books_drugstore_pays_15_dollars() -> None:
    """An own Ranch next to it counts twice, and there are three Houses."""
    state = city("""
            c   d   e
        3   Ho  Ra0 ..
        4   ..  Dr0 Ho
        5   Ho0 ..  ..
    """)
    assert income_of(state, "d4") == 15


@pytest.mark.rule("BG-8.4")
def test_the_books_bank_pays_12_dollars() -> None:
    """An own Mine, wherever it is; a House and an own Hotel next to it."""
    state = city("""
            c   d   e   f   g
        3   ..  Ho  ..  ..  ..
        4   ..  Ba0 ..  ..  Mi0
        5   ..  ..  Hl0 ..  ..
    """)
    assert income_of(state, "d4") == 12


@pytest.mark.rule("BG-8.7")
def test_the_books_general_store_pays_12_dollars() -> None:
    """$6 for the own House, $3 for the neutral one, $3 for a rival's Church."""
    state = city("""
            c   d   e
        3   Ho0 ..  ..
        4   ..  GS0 Ho
        5   ..  Ch1 ..
    """)
    assert income_of(state, "d4") == 12


@pytest.mark.rule("BG-8.5", "BG-6.9")
def test_the_books_saloons_pay_15_and_10_dollars() -> None:
    """Three Houses lie next to both; one of them is Randy's, and pays Sarah nothing."""
    randy, sarah = 0, 1
    game = scripted("""
            c   d   e
        3   ..  Ho  ..
        4   Sa0 Ho0 Sa1
        5   ..  Ho  ..
    """)
    assert (game.state.money[randy], game.state.money[sarah]) == (15, 10)


SYMBOLS = [("Ho", 1), ("TH", 2), ("Hl", 2), ("TS", 2), ("Ra", 1), ("Ch", 1), ("Sc", 1)]
NO_SYMBOLS = ["Mt", "Mi", "Dr", "Ba", "Sa", "GS", "Bs", "Pr", ".."]


@pytest.mark.rule("BG-8.5", "BG-8.9", "BG-8.11", "BG-8.13", "BG-8.6", "BG-8.1")
@pytest.mark.parametrize(("sign", "symbols"), SYMBOLS)
def test_house_symbols_count_on_own_parcels_and_not_on_a_rivals(sign: str, symbols: int) -> None:
    diagram = "    c   d   e\n4   ..  Sa0 ??"
    assert income_of(city(fill(diagram, f"{sign}0")), "d4") == 5 * symbols
    assert income_of(city(fill(diagram, f"{sign}1")), "d4") == 0


@pytest.mark.rule("BG-8.5", "BG-8.12")
@pytest.mark.parametrize(("sign", "symbols"), [("Ho", 1), ("TH", 2), ("CH", 1)])
def test_neutral_house_symbols_count_for_everybody(sign: str, symbols: int) -> None:
    state = city(fill("    c   d   e\n4   Sa1 ??  Sa0", sign))
    assert income_of(state, "c4") == income_of(state, "e4") == 5 * symbols


@pytest.mark.rule("BG-8.5", "BG-8.10")
@pytest.mark.parametrize("sign", NO_SYMBOLS)
def test_other_things_are_no_house_symbols(sign: str) -> None:
    assert income_of(city(fill("    c   d   e\n4   ..  Sa0 ??", f"{sign}0")), "d4") == 0


@pytest.mark.rule("BG-8.5")
def test_only_what_is_adjacent_counts_for_a_saloon() -> None:
    state = city("""
            b   c   d   e   f
        2   Ho  Ho  Ho  Ho  Ho
        3   Ho  ..  ..  ..  Ho
        4   Ho  ..  Sa0 ..  Ho
        5   Ho  ..  ..  ..  Ho
        6   Ho  Ho  Ho  Ho  Ho
    """)
    assert income_of(state, "d4") == 0


@pytest.mark.rule("BG-8.1")
def test_a_ranch_pays_a_dollar_for_each_adjacent_free_parcel_owned_or_not() -> None:
    state = city("""
            c   d   e
        3   ..  ..1 Mt
        4   ..2 Ra0 Ho
        5   ..0 Pr1 ..
    """)
    assert income_of(state, "d4") == 5


@pytest.mark.rule("BG-8.1")
def test_a_ranch_pays_at_least_1_and_at_most_8_dollars() -> None:
    assert income_of(city("    d\n4   Ra0"), "d4") == 8
    surrounded = city("""
            c   d   e
        3   Mt  Mt  Mt
        4   Mt  Ra0 Mt
        5   Mt  Mt  Mt
    """)
    assert income_of(surrounded, "d4") == 1


@pytest.mark.rule("BG-8.1")
def test_several_ranches_share_a_free_parcel() -> None:
    state = city("    a   b   c\n1   Ra0 ..  Ra1")
    assert [income_of(state, "a1"), income_of(state, "c1")] == [3, 5]


@pytest.mark.rule("BG-8.2")
def test_a_mine_pays_3_dollars_for_each_adjacent_mountain_neutral_or_own() -> None:
    state = city("""
            c   d   e   f
        3   Mt  Mt1 ..  Mt
        4   Mt0 Mi0 Ho  Mt
        5   ..  Mt  ..  ..
    """)
    assert income_of(state, "d4") == 9


@pytest.mark.rule("BG-8.2")
def test_several_mines_share_a_mountain_until_it_is_owned() -> None:
    state = city("    c   d   e\n4   Mi0 Mt  Mi1")
    assert [income_of(state, "c4"), income_of(state, "e4")] == [3, 3]
    state = city("    c   d   e\n4   Mi0 Mt1 Mi1")
    assert [income_of(state, "c4"), income_of(state, "e4")] == [0, 3]


@pytest.mark.rule("BG-8.2")
def test_a_mine_pays_at_most_24_dollars() -> None:
    state = city("""
            c   d   e
        3   Mt  Mt  Mt
        4   Mt  Mi0 Mt
        5   Mt  Mt  Mt
    """)
    assert income_of(state, "d4") == 24


@pytest.mark.rule("BG-8.3")
def test_a_drugstore_counts_own_ranches_anywhere_and_no_rivals() -> None:
    state = city("""
            a   b   c   d   e   f   g   h
        1   Ra0 ..  ..  ..  ..  ..  ..  Ra0
        2   ..  ..  ..  ..  ..  ..  ..  Mi0
        3   ..  ..  Ra1 Dr0 Ho  ..  ..  ..
    """)
    assert income_of(state, "d3") == 3 * (2 + 1)


@pytest.mark.rule("BG-8.4")
def test_a_bank_counts_own_mines_anywhere_and_no_rivals() -> None:
    state = city("""
            a   b   c   d   e   f   g   h
        1   Mi0 ..  ..  ..  ..  ..  ..  Mi0
        2   ..  ..  ..  ..  ..  ..  ..  Ra0
        3   ..  ..  Mi1 Ba0 Ho  ..  ..  ..
    """)
    assert income_of(state, "d3") == 3 * (2 + 1)


@pytest.mark.rule("BG-8.6")
def test_a_hotel_pays_6_dollars_whatever_is_around() -> None:
    state = city("""
            c   d   e
        3   Ho  Mt  TH
        4   Ra0 Hl0 ..
    """)
    assert income_of(state, "d4") == 6


@pytest.mark.rule("BG-8.7")
def test_a_general_store_pays_3_dollars_a_symbol_of_anybody_and_6_an_own_one() -> None:
    state = city("""
            c   d   e
        3   TH  Hl1 Ra0
        4   TH0 GS0 TH1
        5   CH  Mt0 ..
    """)
    # Neutral Townhouse 6, rival's Hotel 6, own Ranch 6, own Townhouse 12, rival's Townhouse 6, City Hall 3: 39.
    assert income_of(state, "d4") == 33
    state = city("""
            c   d   e
        3   TH  Hl1 Ra0
        4   ..  GS0 ..
        5   CH  Mt0 ..
    """)
    assert income_of(state, "d4") == 6 + 6 + 6 + 3


@pytest.mark.rule("BG-8.8")
@pytest.mark.parametrize(("in_round", "pays"), [(1, 5), (2, 10), (3, 15), (4, 20)])
def test_a_blacksmith_pays_by_the_round_and_5_dollars_for_each_own_ranch_anywhere(in_round: int, pays: int) -> None:
    assert income_of(city("    d   e\n4   Bs0 Ho", in_round=in_round), "d4") == pays
    ranches = "    a   b   c   d\n4   Ra0 Ra1 Ra0 Bs0"
    assert income_of(city(ranches, in_round=in_round), "d4") == pays + 10


@pytest.mark.rule("BG-8.8")
def test_a_blacksmith_rises_when_a_round_begins() -> None:
    game = scripted("    d\n4   Bs0", at="end", in_round=2)
    assert (game.state.round, income_of(game, "d4")) == (3, 15)


RICH = """
        a   b   c   d   e   f
    1   TH  TH  TH  Ra0 Ra0 Ra0
    2   TH  ??  TH  Ra0 Ra0 Ra0
    3   TH  TH  TH  ..  ..  ..
"""


@pytest.mark.rule("BG-8.3", "BG-8.4", "BG-8.5", "BG-8.7", "BG-8.8", "BG-16.13")
@pytest.mark.parametrize(("building", "most"), [("Dr0", 33), ("Ba0", 45), ("Sa0", 55), ("GS0", 33), ("Bs0", 40)])
def test_no_building_pays_more_than_its_maximum(building: str, most: int) -> None:
    """Sixteen House symbols, six Ranches, the last round."""
    assert income_of(city(fill(RICH, building), in_round=4), "b2") == most


@pytest.mark.rule("BG-8.9", "BG-8.10", "BG-8.11", "BG-8.12", "BG-8.13")
@pytest.mark.parametrize("building", ["Ch", "Pr", "Sc", "TS"])
def test_church_prison_school_and_train_station_pay_nothing(building: str) -> None:
    game = scripted(fill("    c   d   e\n4   Ho  ??  Ho", f"{building}0"))
    assert game.state.money == [0, 0, 0]


@pytest.mark.rule("BG-6.9")
def test_incomes_follow_what_is_built_and_bought() -> None:
    """Ranch, Mine and Saloon of seat 0, while things happen around them."""
    diagram = """
            c   d   e   f
        3   Mt  Mi0 Sa0 ..
                    --
        4   ..0 Ra0|Ho |..1
                    --
        5   ..  ..  ..  ..
    """
    game = scripted(diagram, placed={2: "c3 e4"}, kept={1: "hotel"}, money=20)
    assert [income_of(game, parcel) for parcel in ("d3", "e3", "d4")] == [3, 10, 4]
    for words, expected in (
        ("2 buy c3", [0, 10, 4]),
        ("2 buy e4", [0, 5, 4]),
        ("1 build hotel f4", [0, 5, 4]),
        ("1 house d5", [0, 5, 3]),
    ):
        answer(game, words)
        assert [income_of(game, parcel) for parcel in ("d3", "e3", "d4")] == expected
