"""Which building and which parcel Standish wants (BG-14.9): each rule decides where the ones before it do not."""

import pytest

from board.variants.helpers_solo import STANDISH, alone, reasons
from support.board import answer, fill, standing, told

# A building, by the Rancher's list: Ranch, Drugstore, Blacksmith, Saloon, General Store, Bank, Hotel, Mine, Prison.


@pytest.mark.rule("BG-14.9", "BG-14.2")
@pytest.mark.parametrize(
    ("strategy", "track", "expected"),
    [
        ("rancher", "prison mine hotel bank saloon drugstore ranch", ("buy-12", "priority")),
        ("rancher", "prison mine hotel bank saloon drugstore -", ("buy-10", "priority")),
        ("miner", "ranch drugstore saloon bank prison hotel hotel", ("buy-6", "priority")),
        ("strength", "ranch mine hotel bank saloon drugstore prison", ("buy-4", "priority")),
        ("urban", "ranch mine hotel bank prison saloon drugstore", ("buy-10", "priority")),
        ("urban", "- - - - - - hotel", ("buy-12", "only")),
    ],
)
def test_without_an_empty_parcel_he_buys_by_his_list(strategy: str, track: str, expected: tuple[str, str]) -> None:
    game = alone(strategy=strategy, cards="D3", track=track)
    assert reasons(game) == [expected]


@pytest.mark.rule("BG-14.9")
def test_of_several_of_a_type_he_buys_the_cheapest() -> None:
    game = alone(cards="D3", track="mine ranch bank ranch mine ranch mine")
    assert reasons(game) == [("buy-4", "cheapest")]


@pytest.mark.rule("BG-14.9")
def test_he_passes_over_a_space_where_he_stands_but_not_one_where_the_human_does() -> None:
    game = alone(cards="D3", track="ranch ranch ranch mine mine mine mine", standish="buy-3 a1", placed="buy-4")
    assert standing(game, STANDISH) == ["a1", "buy-4", "buy-3"]


# b4 has three Houses and two Mountains around it, and two more parcels are free: a Saloon pays $15 there, a Mine $6.
EMPTY = """
        a   b   c
    3   Mt  Ho  Ho
            --
    4   Mt  ..1 Ho
    5   ..  ..  ..
"""


@pytest.mark.rule("BG-14.9")
def test_for_an_empty_parcel_he_buys_the_building_that_pays_most_there() -> None:
    """A Ranch ($3) comes first on his list, but the Saloon pays more than Bank ($9) and Drugstore ($9)."""
    game = alone(EMPTY, cards="D3", track="ranch mine bank drugstore saloon hotel prison")
    assert reasons(game) == [("buy-8", "pays-most")]
    assert told(game, "standish")[0]["building"] == "saloon"


@pytest.mark.rule("BG-14.9")
def test_of_buildings_that_pay_alike_there_he_buys_by_his_list() -> None:
    game = alone(EMPTY, cards="D3", track="ranch mine bank drugstore prison hotel prison")
    assert reasons(game) == [("buy-6", "priority")]


@pytest.mark.rule("BG-14.9")
def test_of_two_alike_for_the_empty_parcel_he_buys_the_cheaper() -> None:
    game = alone(EMPTY, cards="D3", track="ranch mine saloon drugstore saloon hotel prison")
    assert reasons(game) == [("buy-5", "cheapest")]


@pytest.mark.rule("BG-14.9", "BG-16.85")
@pytest.mark.parametrize(("kept", "there"), [("bank", ""), ("", "buy-5")])
def test_an_empty_parcel_with_a_building_planned_for_it_is_not_asked(kept: str, there: str) -> None:
    """Kept, or hoped for: the parcel is for the Bank, so he goes by his list again."""
    game = alone(EMPTY, cards="D3", track="ranch mine bank drugstore saloon hotel prison", kept=kept, standish=there)
    assert reasons(game) == [("buy-3", "priority")]


@pytest.mark.rule("BG-16.85")
def test_of_two_empty_parcels_the_planned_building_takes_the_one_where_it_pays_more() -> None:
    """The Saloon kept is for b4; on f2 only a Ranch pays anything to speak of."""
    drawing = """
        a   b   c   d   e   f
    2   ..  ..  ..  ..  ..  ..1
    3   Mt  Ho  Ho  ..  ..  ..
            --
    4   Mt  ..1 Ho  ..  ..  ..
    5   ..  ..  ..  ..  ..  ..
    """
    game = alone(drawing, "urban", cards="D3", kept="saloon", track="mine saloon saloon bank drugstore ranch prison")
    assert reasons(game) == [("buy-10", "pays-most")]


@pytest.mark.rule("BG-16.85")
def test_the_planned_building_takes_an_own_parcel_before_one_he_hopes_for() -> None:
    """A Hotel pays $6 anywhere: it is for h8, which he has; b2 is only hoped for. So he goes by his list."""
    drawing = "        g   h\n    7   ..  ..\n    8   ..  ..1\n"
    game = alone(drawing, cards="D3", kept="hotel", standish="b2", track="mine ranch saloon - - - -", roads="g7e")
    assert reasons(game) == [("buy-4", "priority")]


# A parcel, for a Saloon he has to place: it pays $5 a House.
NOTHING_FOR_SALE = "- - - - - - -"


@pytest.mark.rule("BG-14.9")
def test_a_parcel_is_the_one_where_his_building_pays_most() -> None:
    """Only c4 touches both Houses; that his Mountain is at h7 comes later."""
    drawing = """
        a   b   c   d   e   f   g   h
    3   ..  Ho |..  ..  ..  ..  ..  ..
    4   ..  ..  ..  ..  ..  ..  ..  ..
    5   ..  ..  ..  Ho  ..  ..  ..  ..
    6   ..  ..  ..  ..  ..  ..  ..  ..
    7   ..  ..  ..  ..  ..  ..  ..  Mt1
    """
    game = alone(drawing, cards="H3", kept="saloon", track=NOTHING_FOR_SALE)
    assert reasons(game) == [("c4", "pays-most")]


@pytest.mark.rule("BG-14.9")
@pytest.mark.parametrize(("first", "last", "expected"), [("..", "Mt1", "c4"), ("Mt1", "..", "c2")])
def test_of_parcels_that_pay_alike_he_takes_the_nearest_to_his_own(first: str, last: str, expected: str) -> None:
    """c2, c3 and c4 touch both Houses, and on c3 there is a Mountain; c4 has less free space around it than c2."""
    drawing = """
        b   c   d   e
    1   ..  ??  ..  ..
    2   ..  ..  ..  ..
    3   Ho |Mt  Ho  ..
    4   ..  ..  Mt  ..
    5   ..  ..  ..  ..
    6   ..  ??  ..  ..
    """
    game = alone(fill(drawing, first, last), cards="H3", kept="saloon", track=NOTHING_FOR_SALE)
    assert reasons(game) == [(expected, "nearest")]


@pytest.mark.rule("BG-16.85")
def test_the_parcels_he_hopes_for_are_near_too_and_take_a_building() -> None:
    """b4 is for one Hotel; of the parcels for the other, that pays $6 anywhere, five beside b4 have most space."""
    game = alone(cards="H3", kept="hotel hotel", standish="b4", track=NOTHING_FOR_SALE, roads="b4n", dice=(4,))
    assert told(game, "standish")[0]["building"] == "hotel"
    assert reasons(game) == [("c5", "die")]
    # Without a second one there is nothing to build there, and no building for sale.
    game = alone(cards="H3", kept="hotel", standish="b4", track=NOTHING_FOR_SALE, roads="b4n")
    assert told(game, "standish")[0]["building"] == ""


@pytest.mark.rule("BG-14.9")
def test_of_parcels_equally_near_he_takes_the_one_with_most_free_space_around() -> None:
    """A Saloon pays $5 on all eight around c3; without parcels of his all are as near. Mountains leave d2 most room."""
    drawing = """
        a   b   c   d   e
    1   Mt  Mt  ..  ..  ..
    2   Mt  ..  ..  ..  ..
    3   ..  ..  Ho  ..  ..
    4   ..  Mt  ..  Mt  ..
    5   ..  ..  Mt  ..  ..
    """
    game = alone(drawing, "urban", cards="H3", kept="saloon", track=NOTHING_FOR_SALE, roads="c3n")
    assert reasons(game) == [("d2", "most-free")]


@pytest.mark.rule("BG-14.6", "BG-16.83")
def test_of_parcels_equally_good_he_takes_the_one_that_leaves_the_human_least() -> None:
    """A Saloon pays $5 at b2 and d2, each with four free parcels around; at d2 the human's Ranch at e1 pays $1 less."""
    drawing = """
        a   b   c   d   e
    1   Mt  ..  ..  ..  Ra0
    2   ..  .. |Mt |..  ..
    3   ..  Mt  Ho  Mt  ..
    4   ..  Mt  Mt  Mt  ..
    """
    game = alone(drawing, cards="H3", kept="saloon", track=NOTHING_FOR_SALE)
    assert reasons(game) == [("d2", "worst-for-you")]
    # Though the human stands at the other.
    game = alone(drawing, cards="H3", kept="saloon", track=NOTHING_FOR_SALE, placed="b2")
    assert reasons(game) == [("d2", "worst-for-you")]


@pytest.mark.rule("BG-14.6", "BG-16.83")
def test_still_equal_he_goes_where_the_human_stands() -> None:
    game = alone("", cards="H3", track=NOTHING_FOR_SALE, placed="e5")
    assert reasons(game) == [("e5", "where-you-stand")]


@pytest.mark.rule("BG-14.6")
def test_and_then_the_die_decides() -> None:
    """On an empty map 36 parcels have eight free ones around them: b2 to g7."""
    game = alone("", cards="H3", track=NOTHING_FOR_SALE, dice=(35,))
    assert reasons(game) == [("g7", "die")]


@pytest.mark.rule("BG-14.6")
def test_he_keeps_away_from_a_parcel_where_the_stronger_human_stands() -> None:
    """3 against 3 he tries, 3 against 4 he does not; this card counts."""
    assert reasons(alone("", cards="H3", track=NOTHING_FOR_SALE, placed="e5", revolvers=2))[0][0] == "e5"
    assert reasons(alone("", cards="H3", track=NOTHING_FOR_SALE, placed="e5", revolvers=3))[0][0] != "e5"
    # With the cards before it he is stronger.
    game = alone("", cards="H3", drawn="X1", track=NOTHING_FOR_SALE, placed="e5", revolvers=3, in_round=2)
    assert reasons(game)[0][0] == "e5"


@pytest.mark.rule("BG-16.84")
def test_the_cowboys_on_his_character_card_do_not_make_him_bolder() -> None:
    game = alone("", "strength", cards="H3", track=NOTHING_FOR_SALE, placed="e5", revolvers=3, on_card=2)
    assert reasons(game)[0][0] != "e5"


@pytest.mark.rule("BG-14.9")
def test_with_no_building_to_place_the_parcel_is_for_the_best_of_the_track() -> None:
    """The Miner wants a Mine: between three Mountains."""
    drawing = """
        e   f   g
    5   Mt  ..  Mt
    6   ..  Mt  ..
    """
    game = alone(drawing, "miner", cards="H3", track="ranch bank saloon hotel mine hotel ranch")
    assert told(game, "standish")[0]["building"] == "mine"
    assert reasons(game) == [("f5", "pays-most")]


@pytest.mark.rule("BG-14.9")
@pytest.mark.parametrize(
    ("kept", "building", "expected"),
    [("saloon", "saloon", "c3"), ("saloon mine", "mine", "f4"), ("mine", "mine", "f4")],
)
def test_a_building_to_place_comes_before_the_track_and_several_go_by_the_list(
    kept: str, building: str, expected: str
) -> None:
    drawing = """
        b   c   d   e   f   g
    2   Ho |..  Ho  ..  ..  ..
    3   ..  ..  ..  ..  ..  ..
    4   Ho  ..  ..  Mt  ..  Mt
    5   ..  ..  ..  ..  Mt  ..
    """
    game = alone(drawing, "miner", cards="H3", kept=kept, track="bank mine mine mine mine mine -")
    assert told(game, "standish")[0]["building"] == building
    assert reasons(game) == [(expected, "pays-most")]


# A Prison or Blacksmith goes near the human: d4 is the human's; roads lie around b2.
NEIGHBOURS = """
        b   c   d   e   f
    2   Ho |..  ..  ..  ..
    3   ..  ..  ..  ..  ..
    4   ..  ..  Mt0 ..  ..
    5   ..  ..  ..  ..  ..
"""


@pytest.mark.rule("BG-14.9")
@pytest.mark.parametrize("building", ["prison", "blacksmith"])
def test_a_prison_or_blacksmith_goes_next_to_the_human_with_the_fewest_roads(building: str) -> None:
    """The road ends at the corner of b2 and c3: c3 needs no road more, the others beside d4 do."""
    game = alone(NEIGHBOURS, cards="H3", kept=building, track=NOTHING_FOR_SALE)
    assert reasons(game) == [("c3", "fewest-roads")]


@pytest.mark.rule("BG-14.9")
def test_being_near_the_human_comes_before_few_roads() -> None:
    """Only e5 is left beside d4, three roads away."""
    drawing = """
        b   c   d   e   f
    2   Ho |..  ..  ..  ..
    3   ..  Mt  Mt  Mt  ..
    4   ..  Mt  Mt0 Mt  ..
    5   ..  Mt  Mt  ..  ..
    """
    game = alone(drawing, cards="H3", kept="prison", track=NOTHING_FOR_SALE)
    assert reasons(game) == [("e5", "near-you")]


@pytest.mark.rule("BG-14.9")
def test_card_c_links_the_parcel_to_the_building_it_has_just_planned() -> None:
    """A Mine by the list, and the parcel between the Mountains for it; then a second C for a Bank by the House."""
    drawing = """
        b   c   d   e   f   g
    2   ..  ..  ..  ..  ..  ..
            --
    3   .. |Ho  ..  Mt  ..  Mt
    4   ..  ..  ..  ..  Mt  ..
    """
    game = alone(drawing, "miner", cards="C2 C2", track="mine bank hotel - - - -", supply=2)
    assert standing(game, STANDISH) == ["f3", "buy-3"]
    answer(game, "0 cowboy wages")
    assert told(game, "standish")[2]["building"] == told(game, "standish")[3]["building"] == "bank"
    near_the_house = {"b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"}
    assert standing(game, STANDISH)[-2:] == ["buy-4", "buy-3"]
    assert set(standing(game, STANDISH)) & near_the_house


@pytest.mark.rule("BG-14.9")
def test_card_c_with_a_building_for_his_empty_parcel_buys_the_parcel_for_the_next_of_the_track() -> None:
    """b4 takes the Saloon; the parcel is then not linked to it, but for the Ranch, first of what is left."""
    game = alone(EMPTY, cards="C2", track="ranch mine bank drugstore saloon hotel prison")
    assert [event["building"] for event in told(game, "standish")] == ["saloon", "ranch"]
