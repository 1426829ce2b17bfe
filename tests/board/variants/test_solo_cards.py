"""Standish's cowboy cards (BG-14.9), one after the other: where his cowboys go, and the rule he went by."""

from typing import Any

import pytest

from board.variants.helpers_solo import HUMAN, STANDISH, alone, reasons
from carson.board.variants.solo.state import HAND
from support.board import answer, asked, fill, gains, standing, told

# Seat 0 is the human, seat 1 Standish.
OPEN = """
        c   d   e   f
    3   ..  ..  ..  ..
            --
    4   .. |Ho |..  ..
            --
    5   ..  ..  ..  ..
"""

CORNER_OF_HIS = """
        c   d   e   f
    3   ..  ..  ..  ..
            --
    4   .. |Ho |..  ..
            --
    5   ??  ..  ..  ..
"""


@pytest.mark.rule("BG-14.9")
def test_card_a_goes_to_ammunition_and_cowboy_vp() -> None:
    game = alone(cards="A3")
    assert standing(game, STANDISH) == ["ammunition", "cowboy-vp"]
    assert reasons(game) == [("ammunition", "card"), ("cowboy-vp", "card")]
    assert [event["building"] for event in told(game, "standish")] == ["", ""]


@pytest.mark.rule("BG-14.9")
def test_card_b_goes_to_roads_and_building_vp() -> None:
    assert standing(alone(cards="B2"), STANDISH) == ["roads", "building-vp"]


@pytest.mark.rule("BG-14.9", "BG-16.82")
def test_a_second_card_a_finds_its_spaces_taken_and_does_nothing() -> None:
    game = alone(strategy="strength", cards="A3 A4", supply=2)
    answer(game, "0 cowboy wages")
    assert standing(game, STANDISH) == ["ammunition", "cowboy-vp"]
    assert reasons(game)[-1] == ("", "nothing-to-do")
    # The card counts all the same.
    assert game.state.bonus[STANDISH] == 7


@pytest.mark.rule("BG-14.9", "BG-16.82")
def test_card_a_leaves_out_the_one_space_where_he_stands_already() -> None:
    game = alone(cards="A3", standish="cowboy-vp", in_round=2)
    assert standing(game, STANDISH) == ["ammunition", "cowboy-vp"]
    assert reasons(game) == [("ammunition", "card")]


@pytest.mark.rule("BG-14.9")
def test_card_c_buys_a_building_and_then_a_parcel_for_it() -> None:
    """A Ranch comes first on the Rancher's list; the cheaper of the two. It pays most where all around is free."""
    game = alone(OPEN, cards="C2")
    (parcel, space) = standing(game, STANDISH)
    assert space == "buy-3"
    assert reasons(game)[0] == ("buy-3", "cheapest")
    assert parcel not in ("c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5")
    assert told(game, "standish")[1]["building"] == "ranch"


@pytest.mark.rule("BG-14.9")
@pytest.mark.parametrize(
    ("land", "standing_on", "kept", "expected"),
    [
        ("..1", "", "", "building"),  # 1 empty parcel, no building
        ("..", "", "", "building"),  # none, none: at least as many
        ("..", "", "mine", "parcel"),  # none, 1 kept
        ("..1", "", "mine", "building"),  # 1, 1
        ("..1", "", "mine bank", "parcel"),  # 1, 2
        ("..", "buy-4", "", "parcel"),  # none, 1 planned
        ("..", "buy-4 f3", "", "building"),  # 1 planned, 1 planned
        ("..1", "f3 buy-4 buy-5", "", "building"),  # 2, 2
        ("..1", "d4 buy-4 buy-5", "", "parcel"),  # the House he tries for is no empty parcel
        ("Ho1", "buy-4", "", "parcel"),  # nor is one he has
    ],
)
def test_card_d_buys_a_building_while_his_empty_parcels_suffice(
    land: str, standing_on: str, kept: str, expected: str
) -> None:
    game = alone(fill(CORNER_OF_HIS, land), cards="D3", standish=standing_on, kept=kept)
    new = [place for place in standing(game, STANDISH) if place not in standing_on.split()]
    assert len(new) == 1
    assert ("building" if new[0].startswith("buy-") else "parcel") == expected


@pytest.mark.rule("BG-16.82")
def test_card_d_without_a_building_for_sale_buys_a_parcel() -> None:
    game = alone(OPEN, cards="D3", track="- - - - - - -")
    assert len(standing(game, STANDISH)) == 1
    assert len(standing(game, STANDISH)[0]) == 2


@pytest.mark.rule("BG-16.82")
def test_card_d_without_a_tile_for_a_parcel_buys_a_building() -> None:
    game = alone(OPEN, cards="D3", kept="mine", tiles=0)
    assert [place[:3] for place in standing(game, STANDISH)] == ["buy"]


@pytest.mark.rule("BG-16.82")
@pytest.mark.parametrize("card", ["C2", "D3", "F3", "H3"])
def test_with_neither_a_building_nor_a_parcel_for_him_a_card_does_nothing(card: str) -> None:
    game = alone(OPEN, cards=card, track="- - - - - - -", tiles=0)
    assert standing(game, STANDISH) == []
    assert reasons(game) == [("", "nothing-to-do")]


@pytest.mark.rule("BG-16.82")
@pytest.mark.parametrize(("lacking", "expected"), [({"tiles": 0}, "buy-3"), ({"track": "- - - - - - -"}, "")])
def test_card_c_does_what_is_possible_of_its_two_parts(lacking: dict[str, Any], expected: str) -> None:
    game = alone(OPEN, cards="C2", **lacking)
    (place,) = standing(game, STANDISH)
    assert (place if place.startswith("buy") else "") == expected
    assert "nothing-to-do" not in [why for _, why in reasons(game)]


# The human's Saloon at c3 pays $15, the one at f3 $5; Standish's own at h3 pays most of all.
RICH = """
        b   c   d   e   f   g   h
    2   Ho  Ho  Ho  ..  Ho  ..  TH1
    3   ..  Sa0 ..  ..  Sa0 ..  Sa1
    4   ..  ..  ..  ..  ..  ..  TH1
"""


@pytest.mark.rule("BG-14.9")
def test_card_e_attacks_the_humans_best_building() -> None:
    game = alone(RICH, cards="E3")
    assert standing(game, STANDISH) == ["c3"]
    assert reasons(game) == [("c3", "only")]


TWO_SALOONS = """
        b   c   d   e   f   g   h
    1   ..  ..  ..  ..  ..  ..  ..
    2   Ho  Ho  Ho  ..  Ho  Ho  Ho
    3   ..  Sa0 Mt  ..  ..  Sa0 ..
    4   ..  ..  ..  ..  ..  ..  ..
"""


@pytest.mark.rule("BG-14.9")
def test_card_e_attacks_of_equal_buildings_the_one_with_most_room_to_grow() -> None:
    """Both pay $15; around g3 five parcels are free, around c3 four."""
    game = alone(TWO_SALOONS, cards="E3")
    assert reasons(game) == [("g3", "room-to-grow")]


@pytest.mark.rule("BG-14.9")
def test_card_e_finds_no_room_to_grow_in_the_river() -> None:
    """Of the five parcels around g3 two are river, and three are free; the Mountain is at d3."""
    game = alone(TWO_SALOONS, cards="E3", variants="river", river="g4 h4 h5")
    assert reasons(game) == [("c3", "room-to-grow")]


@pytest.mark.rule("BG-14.9")
def test_card_e_prefers_the_higher_income_to_the_room() -> None:
    game = alone(TWO_SALOONS.replace("3   ..  Sa0", "3   Ho  Sa0"), cards="E3")
    assert reasons(game) == [("c3", "best-building")]


@pytest.mark.rule("BG-14.9")
def test_card_e_rolls_between_equal_buildings_with_equal_room() -> None:
    game = alone(TWO_SALOONS.replace("Mt", ".."), cards="E3", dice=(1,))
    assert reasons(game) == [("g3", "die")]


@pytest.mark.rule("BG-14.9")
def test_card_e_attacks_no_building_twice() -> None:
    game = alone(TWO_SALOONS, cards="E3", standish="g3", in_round=2)
    assert standing(game, STANDISH) == ["c3", "g3"]


@pytest.mark.rule("BG-14.9")
def test_card_e_attacks_nothing_below_12_and_joins_the_humans_last_action_space() -> None:
    poor = TWO_SALOONS.replace("2   Ho  Ho  Ho  ..  Ho  Ho  Ho", "2   Ho  Ho  ..  ..  ..  Ho  Ho")
    game = alone(poor, cards="E3", placed="roads gambling cowboy-vp wages d4")
    assert reasons(game) == [("cowboy-vp", "latest-space")]


@pytest.mark.rule("BG-14.9")
def test_a_building_of_12_is_attacked() -> None:
    """A Bank with an adjacent House and three own Mines."""
    game = alone(
        """
        b   c   d   e   f
    2   Ho  ..  ..  ..  ..
    3   ..  Ba0 ..  ..  ..
    4   Mi0 ..  Mi0 ..  Mi0
    """,
        cards="E3",
    )
    assert reasons(game) == [("c3", "only")]


@pytest.mark.rule("BG-16.26")
def test_card_e_skips_the_heroes_wages_road_no_duel_cowboys_and_spaces_he_is_on() -> None:
    game = alone(
        TWO_SALOONS,
        cards="E3",
        character="heroes",
        placed="wages road roads gambling+quiet cowboy-vp",
        standish="cowboy-vp",
        in_round=2,
    )
    assert reasons(game) == [("roads", "only")]


@pytest.mark.rule("BG-14.9")
def test_card_e_with_nobody_to_fight_gives_2_vp() -> None:
    game = alone(cards="E3", placed="wages road d4")
    assert standing(game, STANDISH) == []
    assert gains(game, "standish-card") == {STANDISH: 2}
    assert reasons(game) == [("", "nobody-to-fight")]


@pytest.mark.rule("BG-14.9")
def test_card_f_joins_the_human_on_the_cheapest_building() -> None:
    game = alone(cards="F3", placed="buy-10 buy-5 buy-12 d4")
    assert reasons(game) == [("buy-5", "cheapest")]


@pytest.mark.rule("BG-14.9")
def test_card_f_does_not_join_where_he_stands_already() -> None:
    game = alone(cards="F3", placed="buy-10 buy-5", standish="buy-5", in_round=2)
    assert reasons(game) == [("buy-10", "only")]


CORNER = """
        c   d   e   f   g
    3   ..  ..  ..  ..  ..
    4   Ho  Ho  ..  ..  ..
    5   ..  ..  ..  ..  Mt
"""


@pytest.mark.rule("BG-14.9")
def test_card_f_joins_the_human_on_the_dearest_parcel() -> None:
    """d3 costs $3, f4 $2, a1 $1."""
    game = alone(CORNER, cards="F3", placed="a1 d3 f4")
    assert reasons(game) == [("d3", "dearest")]


@pytest.mark.rule("BG-14.9")
def test_card_f_rolls_between_equally_dear_parcels() -> None:
    game = alone(CORNER, cards="F3", placed="c3 d3", dice=(1,))
    assert reasons(game) == [("d3", "die")]


@pytest.mark.rule("BG-14.9", "BG-16.84")
def test_card_f_buys_another_parcel_when_the_human_is_stronger() -> None:
    """3 against 4; with 3 against 3 he would join."""
    assert reasons(alone(CORNER, cards="F3", placed="d3", revolvers=2)) == [("d3", "only")]
    game = alone(CORNER, cards="F3", placed="d3", revolvers=3)
    assert "d3" not in standing(game, STANDISH)
    assert len(standing(game, STANDISH)) == 1


@pytest.mark.rule("BG-14.9")
def test_card_f_without_the_human_anywhere_buys_a_parcel() -> None:
    game = alone(CORNER, cards="F3", placed="gambling")
    assert [len(place) for place in standing(game, STANDISH)] == [2]


# The human's Saloon at c3 sees the neutral House b2 and the neutral Townhouse d4; Standish's at f3 sees g2.
NEUTRAL = """
        b   c   d   e   f   g
    2   Ho  ..  ..  ..  ..  Ho
    3   ..  Sa0 ..  ..  Sa1 ..
    4   ..  ..  TH  ..  ..  ..
"""


@pytest.mark.rule("BG-14.9")
def test_card_g_of_the_urban_strategy_buys_the_house_that_hurts_the_human_most() -> None:
    assert reasons(alone(NEUTRAL, "urban", cards="G2")) == [("d4", "hurts-most")]


@pytest.mark.rule("BG-14.9")
def test_card_g_of_the_urban_strategy_then_buys_the_house_that_protects_him_most() -> None:
    """Nothing near the human's Saloon is neutral any more."""
    drawing = """
        b   c   d   e   f   g
    2   Ho0 ..  ..  ..  ..  Ho
    3   ..  Sa0 ..  ..  Sa1 ..
    4   ..  ..  TH0 ..  ..  ..
    5   ..  ..  ..  ..  ..  ..
    6   TH  ..  ..  ..  ..  ..
    """
    assert reasons(alone(drawing, "urban", cards="G2")) == [("g2", "protects-most")]


@pytest.mark.rule("BG-14.9")
def test_card_g_of_the_miner_buys_the_mountain_that_hurts_the_human_most() -> None:
    """d2 pays two of the human's Mines, b2 one, g2 none; the neutral House is not for a Miner."""
    drawing = """
        b   c   d   e   f   g
    2   Mt  ..  Mt  ..  Ho  Mt
    3   ..  Mi0 ..  Mi0 ..  ..
    """
    assert reasons(alone(drawing, "miner", cards="G2")) == [("d2", "hurts-most")]


@pytest.mark.rule("BG-14.6")
def test_card_g_rolls_between_mountains_that_hurt_and_protect_alike() -> None:
    drawing = """
        b   c   d   e   f   g
    2   Mt  ..  ..  ..  ..  Mt
    3   ..  Mi0 ..  ..  Mi0 ..
    """
    assert reasons(alone(drawing, "miner", cards="G2", dice=(1,))) == [("g2", "die")]


@pytest.mark.rule("BG-14.9")
def test_card_g_of_the_miner_then_buys_the_mountain_that_protects_his_mines() -> None:
    drawing = """
        b   c   d   e   f   g
    2   Mt  ..  Ho  ..  ..  Mt
    3   ..  ..  ..  ..  Mi1 ..
    """
    game = alone(drawing, "miner", cards="G2")
    assert reasons(game) == [("g2", "protects-most")]


@pytest.mark.rule("BG-14.9", "BG-14.4")
@pytest.mark.parametrize(("strategy", "firepower"), [("urban", 3), ("miner", 2)])
def test_card_g_with_nothing_neutral_puts_the_cowboy_on_the_character_card(strategy: str, firepower: int) -> None:
    """The Lawyer adds 1 for it, the Governor nothing."""
    game = alone(strategy=strategy, cards="G2")
    assert standing(game, STANDISH) == []
    assert HAND.of(game.state).beaten == 1
    assert game.state.general[STANDISH] == 9
    assert game.state.bonus[STANDISH] == firepower
    assert reasons(game) == [("", "none-neutral")]


@pytest.mark.rule("BG-14.9", "BG-16.84")
def test_card_g_keeps_away_from_a_house_where_the_stronger_human_stands() -> None:
    game = alone(NEUTRAL, "urban", cards="G2", placed="d4", revolvers=2)
    assert reasons(game) == [("b2", "hurts-most")]


@pytest.mark.rule("BG-14.9")
def test_card_h_buys_a_parcel() -> None:
    game = alone(OPEN, cards="H3")
    assert [len(place) for place in standing(game, STANDISH)] == [2]


@pytest.mark.rule("BG-16.82")
def test_card_h_without_a_tile_does_nothing() -> None:
    game = alone(OPEN, cards="H3", tiles=1, standish="a1", in_round=2)
    assert standing(game, STANDISH) == ["a1"]
    assert reasons(game) == [("", "nothing-to-do")]


@pytest.mark.rule("BG-14.9", "BG-16.88")
@pytest.mark.parametrize("card", ["I0", "X1"])
@pytest.mark.parametrize(
    ("in_round", "there", "expected"),
    [
        (1, "", ["vp-3", "vp-2"]),
        (2, "", ["vp-4", "vp-3"]),
        (3, "", ["vp-5", "vp-4"]),
        (4, "", ["building-vp", "vp-5"]),
        (4, "vp-5 cowboy-vp", ["parcels-vp", "building-vp"]),
        (4, "vp-5 cowboy-vp building-vp", ["parcels-vp"]),
        (4, "vp-5 cowboy-vp building-vp parcels-vp", []),
    ],
)
def test_cards_i_and_x_take_the_two_rightmost_open_spaces_of_the_town_council(
    card: str, in_round: int, there: str, expected: list[str]
) -> None:
    game = alone(cards=card, in_round=in_round, standish=there)
    assert [place for place in standing(game, STANDISH) if place not in there.split()] == expected
    assert asked(game) == "0 cowboy"


@pytest.mark.rule("BG-14.9")
def test_the_humans_cowboys_do_not_keep_him_from_the_town_council() -> None:
    game = alone(cards="I0", placed="vp-2")
    assert standing(game, STANDISH) == ["vp-3", "vp-2"]
    assert standing(game, HUMAN) == ["vp-2"]
