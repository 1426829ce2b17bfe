"""Carson River (BG-11.2): which parcels are water, what keeps out of it, and what it brings.

The printed river runs a5 b5 c5 d5 d4 e4 f4 g4 h4.
"""

import pytest

from carson.board.library import new_rules
from carson.board.material.ground import ALL_PARCELS, BY_NAME, LINE_NAMES, members
from carson.board.material.pieces import MINE, MOUNTAIN
from carson.board.mechanics.building_sites import school_on_bank
from carson.board.mechanics.roads import open_lines
from carson.board.mechanics.water import banks
from carson.board.notation.diagram import draw
from carson.board.notation.position import read, write
from carson.board.options import Options
from carson.board.rules import BoardRules
from carson.board.views.sheet import income_sheet, preview
from carson.kernel import Game, OptionsError
from support.board import (
    BoardGame,
    answer,
    asked,
    choices,
    city,
    gains,
    income_of,
    new_game,
    on,
    parcels_of,
    refused,
    scripted,
    shows,
    told,
)

PRINTED = ["d4", "e4", "f4", "g4", "h4", "a5", "b5", "c5", "d5"]  # in the order of the map
ACROSS = "c1 c2 c3 c4 c5 c6 c7 c8"
SIX = "b2 c2 d2 e2 f2 g2"


def with_river(**given: str) -> BoardGame:
    """A game of three with the river, a seed for all else."""
    return Game.start(BoardRules(Options(3, variants="river", **given)), "tumbleweed")


# The river and the Mountains


@pytest.mark.rule("BG-11.2")
def test_the_printed_river_crosses_the_map_and_has_six_mountains() -> None:
    game = new_game(variants="river", centre="d3", mountains="b2 g7 b7 g2 c6 f6")
    shows(
        game,
        """
            a   b   c   d   e   f   g   h
        1   ..  ..  ..  ..  ..  ..  ..  ..
        2   ..  Mt  ..  ..  ..  ..  Mt  ..
                        --
        3   ..  ..  .. |Ho |..  ..  ..  ..
                        --
        4   ..  ..  ..  ~~  ~~  ~~  ~~  ~~
        5   ~~  ~~  ~~  ~~  ..  ..  ..  ..
        6   ..  ..  Mt  ..  ..  Mt  ..  ..
        7   ..  Mt  ..  ..  ..  ..  Mt  ..
        8   ..  ..  ..  ..  ..  ..  ..  ..
        """,
    )
    assert list(game.view(None).river) == PRINTED


@pytest.mark.rule("BG-11.2")
def test_a_centre_rolled_in_the_river_is_rolled_again() -> None:
    game = new_game(variants="river", centre="d4", mountains=f"b5 e5 {SIX}")
    assert [event["parcel"] for event in told(game, "centre")] == ["e5"]


@pytest.mark.rule("BG-11.2")
def test_a_mountain_rolled_in_the_river_is_rolled_again() -> None:
    game = new_game(variants="river", centre="e6", mountains="b2 g4 c2 c5 d2 e2 f2 g2")
    assert [event["parcel"] for event in told(game, "mountain")] == SIX.split()


@pytest.mark.rule("BG-11.2")
@pytest.mark.parametrize(
    ("river", "mountains"),
    [
        ("a1", 9),
        ("a1 b1", 9),
        ("a2 b2 b1", 8),
        ("a2 b2 c2 c1 d1", 8),
        ("a4 b4 b3 b2 c2 c1", 7),
        (ACROSS, 7),  # the book's example: 8 tiles, 7 Mountains
        (f"{ACROSS} d3", 6),
        (f"{ACROSS} d3 e3 f3 g3 h3 d6 e6", 4),
    ],
)
def test_with_a_river_of_ones_own_there_is_one_mountain_less_for_every_3_tiles(river: str, mountains: int) -> None:
    game = with_river(river=river)
    assert game.state.ground.count(MOUNTAIN) == mountains
    assert set(game.view(0).river) == set(river.split())


@pytest.mark.rule("BG-15.4")
@pytest.mark.parametrize("river", ["", "a1 b1", ACROSS, f"{ACROSS} d3 e3 f3 g3 h3 d6 e6"])
def test_in_the_dutch_edition_there_are_always_six(river: str) -> None:
    assert with_river(river=river, edition="dutch").state.ground.count(MOUNTAIN) == 6


@pytest.mark.rule("BG-15.4", "BG-3.4")
def test_without_the_river_there_are_nine_in_both_editions() -> None:
    for edition in ("english", "dutch"):
        game = Game.start(BoardRules(Options(3, edition=edition)), "tumbleweed")
        assert game.state.ground.count(MOUNTAIN) == 9
        assert game.view(0).river == ()


@pytest.mark.rule("BG-9.24", "BG-15.8")
@pytest.mark.parametrize("characters", ["gold", "11R 10R 9Y 8R 5R 3Y 1Y 0R"])
def test_gold_rush_has_nine_mountains_beside_the_printed_river_but_six_in_dutch(characters: str) -> None:
    """The set is known by its tiles, not by the word it was chosen with."""
    assert with_river(characters=characters).state.ground.count(MOUNTAIN) == 9
    assert with_river(characters=characters, edition="dutch").state.ground.count(MOUNTAIN) == 6


@pytest.mark.rule("BG-16.40")
def test_gold_rush_has_nine_mountains_with_a_river_of_ones_own_too() -> None:
    assert with_river(characters="gold", river=ACROSS).state.ground.count(MOUNTAIN) == 9


@pytest.mark.rule("BG-16.40", "BG-2.2")
@pytest.mark.parametrize(
    ("river", "reason"),
    [
        (f"{ACROSS} d3 e3 f3 g3 h3 d6 e6 f6", "length"),  # sixteen: there are fifteen tiles
        ("a1 b1 a1", "twice"),
    ],
)
def test_a_river_of_ones_own_has_15_parcels_at_most_each_once(river: str, reason: str) -> None:
    with pytest.raises(OptionsError) as caught:
        BoardRules(Options(3, variants="river", river=river))
    assert caught.value.code == "options-river"
    assert caught.value.details == {"option": "river", "rule": "BG-11.2", "reason": reason, "fewest": 1, "most": 15}


@pytest.mark.rule("BG-16.40")
@pytest.mark.parametrize(
    ("river", "bridged"),
    [
        ("d4", ""),  # a pond: roads lead around it
        ("a4", "a4w"),
        ("c3 d4", ""),  # corner to corner: no line has river on both sides
        ("c3 c4", "c3s"),  # away from the rim
        ("a1 a2 g8 h8", "a1n a1w a1s a2w g8e g8s h8e h8s"),  # in two pieces
        ("c3 d3 e3 c4 e4 c5 d5 e5", "c3e d3e c3s e3s c4s e4s c5e d5e"),  # around d4
    ],
)
def test_a_river_of_ones_own_may_have_any_shape_the_table_agrees_on(river: str, bridged: str) -> None:
    game = with_river(river=river)
    assert set(game.view(0).river) == set(river.split())
    assert game.state.ground.count(MOUNTAIN) == 9 - len(river.split()) // 3
    assert {LINE_NAMES[line] for line in members(game.state.bridges)} == set(bridged.split())


@pytest.mark.rule("BG-16.40", "BG-16.41")
def test_land_within_a_ring_of_river_is_left_by_bridges_only() -> None:
    """The four roads of the centre reach no land but its own; City Hall, laid with land roads, stays out."""
    ring = "c3 d3 e3 c4 e4 c5 d5 e5"
    game = scripted(
        "    d\n4   Ho",
        roads="d4n d4e d4s d4w",
        at="end",
        variants="river",
        river=ring,
        stock={0: 2},
        track="ranch mine bank saloon hotel bank -",
        draws="city_hall bank",
        until="characters",
    )
    assert told(game, "city-hall-out") == [{}]
    outward = {"c3e", "c3s", "d3e", "e3s", "c4s", "c5e", "d5e", "e4s"}
    assert {LINE_NAMES[line] for line in members(open_lines(game.state))} == outward
    assert not outward - {LINE_NAMES[line] for line in members(game.state.bridges)}


@pytest.mark.rule("BG-11.2")
def test_a_river_needs_the_variant_and_parcels_of_the_map() -> None:
    with pytest.raises(OptionsError) as caught:
        BoardRules(Options(3, river=ACROSS))
    assert (caught.value.code, caught.value.details["option"]) == ("options-river-unused", "river")
    with pytest.raises(OptionsError) as caught:
        BoardRules(Options(3, variants="river", river="a1 i1"))
    assert caught.value.code == "options-river-parcel"
    assert caught.value.details == {"option": "river", "rule": "BG-11.2", "found": "i1"}


@pytest.mark.rule("BG-11.2")
def test_a_river_is_written_in_the_order_of_the_map_and_goes_with_the_record() -> None:
    rules = BoardRules(Options(3, variants="river", river="b2, a2, b1"))
    assert rules.header()["river"] == "b1 a2 b2"
    assert "river" not in BoardRules(Options(3, variants="river")).header()


@pytest.mark.rule("BG-11.2")
def test_a_position_and_a_drawn_map_know_the_river() -> None:
    game = with_river()
    again = read(game.rules.table, write(game.rules.table, game.state))
    assert (again.water, again.bridges, again.unowned) == (game.state.water, game.state.bridges, game.state.unowned)
    assert "5  ~~  ~~  ~~  ~~  " in draw(game.view(None).plan())


# Nobody's, and never built on

BANKS = """
        a   b   c   d   e   f
    3   ..  ..  ..0 ..  ..  ..
                --
    4   ..0 ..  Ho |~~  ~~  ~~
                --
    5   ~~  ~~  ~~  ~~  ..  ..
    6   ..  ..  ..  ..1 ..  ..
"""


@pytest.mark.rule("BG-11.2", "BG-3.6")
def test_a_river_parcel_is_no_start_parcel() -> None:
    game = new_game(2, variants="river", centre="d3", mountains=SIX, order=(0, 1))
    refused(game, "1 claim d5", "river-there", "BG-11.2", at="d5")
    assert len(choices(game)) == 64 - 9


@pytest.mark.rule("BG-11.2", "BG-6.5", "BG-4.3")
def test_no_cowboy_goes_to_a_river_parcel() -> None:
    game = scripted(BANKS, at="cowboys", variants="river", supply=2, dynamite=1, characters="sheriff, banker, settler")
    for parcel in PRINTED:
        assert all(f" {parcel}" not in option for option in choices(game))
    refused(game, "0 cowboy d5", "river-there", "BG-11.2", at="d5")
    refused(game, "0 cowboy d5 white", "mark-not-there", "BG-9.1")
    refused(game, "0 cowboy d5 dynamite", "mark-not-there", "BG-9.20")


@pytest.mark.rule("BG-9.23", "BG-11.2")
@pytest.mark.parametrize("power", ["settler", "auctioneer", "lawyer", "prospector"])
def test_no_character_finds_an_owner_for_the_river(power: str) -> None:
    game = scripted(
        BANKS, at="characters", variants="river", money=20, characters=f"{power}, banker, captain", players=3
    )
    answer(game, f"0 choose {power}")
    if power == "prospector":
        answer(game, "0 choose from-4")
    assert len(choices(game)) > 20
    assert all(parcel not in option for option in choices(game) for parcel in PRINTED)


@pytest.mark.rule("BG-9.23", "BG-9.8")
def test_the_indian_rolls_again_in_the_river() -> None:
    game = scripted(
        BANKS,
        at="characters",
        variants="river",
        characters="indian, banker, captain",
        white=(3, 1, 4, 6, 6),
        black=(3, 4, 3, 6, 5),
    )
    answer(game, "0 choose indian")  # d4, b5 and e4 are water
    assert parcels_of(game, 0) == ["c3", "a4", "g6", "g7"]


@pytest.mark.rule("BG-9.23", "BG-9.8")
def test_dice_that_can_only_find_river_stop() -> None:
    """All inner parcels but the river's are somebody's."""
    rows = [
        "    b   c   d   e   f   g",
        "2   ..1 ..1 ..1 ..1 ..1 ..1",
        "3   ..1 ..1 ..1 ..1 ..1 ..1",
        "4   ..2 ..2 ~~  ~~  ~~  ~~",
        "5   ~~  ~~  ~~  ..2 ..2 ..2",
        "6   ..2 ..2 ..2 ..2 ..2 ..2",
        "7   ..3 ..3 ..3 ..3 ..3 ..3",
    ]
    game = scripted(
        "\n".join(rows), at="characters", variants="river", characters="indian, banker, captain, settler", players=4
    )
    answer(game, "0 choose indian")
    assert parcels_of(game, 0) == []
    assert asked(game) == "1 character"


@pytest.mark.rule("BG-11.2", "BG-7.1", "BG-7.2")
def test_neither_building_nor_house_goes_on_the_river() -> None:
    game = scripted(BANKS, variants="river", kept={0: "saloon"}, in_round=1)
    refused(game, "0 build saloon d4", "river-there", "BG-11.2", at="d4")
    refused(game, "0 ask d4", "no-use-asking", "BG-7.2", at="d4")
    answer(game, "0 build saloon c3")
    refused(game, "0 house d4", "river-there", "BG-11.2", at="d4")
    assert choices(game) == ["house b3", "house d3", "house b4"]
    assert preview(game.rules.table, game.state, 0, MINE, 27) is None


@pytest.mark.rule("BG-11.2", "BG-8.14")
def test_city_hall_does_not_go_on_the_river() -> None:
    game = scripted(
        BANKS, at="end", variants="river", track="ranch mine bank saloon hotel bank -", draws="city_hall bank"
    )
    assert choices(game) == ["claim b3", "claim d3", "claim b4"]
    refused(game, "0 claim c5", "city-hall-site", "BG-8.14", at="c5")


@pytest.mark.rule("BG-6.5", "BG-11.2")
def test_water_next_to_a_parcel_costs_nothing() -> None:
    """Of the eight around e5 three are river; the Mountain and the House cost $1 each."""
    game = scripted(
        """
            d   e   f
        4   ~~  ~~  ~~
        5   ~~  ..  Mt
        6   Ho  ..  ..
        """,
        variants="river",
        placed={0: "e5"},
        money=9,
    )
    assert game.decision is not None
    assert game.decision.about["prices"] == {"e5": 3}


@pytest.mark.rule("BG-7.3", "BG-11.2")
def test_river_around_a_house_is_as_good_as_built_on() -> None:
    """All around b4 is occupied, owned or river: the House there may become a Townhouse."""
    crowded = """
            a   b   c   d
        3   Mt  ..1 Mt  ..
                --
        4   ..0|Ho |..2 ~~
                --
        5   ~~  ~~  ~~  ~~
    """
    game = scripted(crowded, variants="river", kept={0: "saloon"})
    answer(game, "0 build saloon a4")
    assert choices(game) == ["townhouse b4"]
    answer(game, "0 townhouse b4")
    assert on(game, "b4") == "TH"


# Incomes


@pytest.mark.rule("BG-8.1", "BG-11.2")
def test_a_ranch_counts_river_parcels_as_free() -> None:
    """One free parcel of land and three of water, though nobody can ever build there."""
    state = city(
        """
            b   c   d
        5   ~~  ~~  ~~
        6   Mt  Ra0 ..
        7   Ho  Mt  Mt1
        """
    )
    assert income_of(state, "c6") == 4


@pytest.mark.rule("BG-8.2", "BG-11.2")
def test_a_mine_at_the_river_earns_3_more_however_much_water_there_is() -> None:
    one = city("    d   e   f\n4   ~~  ~~  ~~\n5   ~~  ..  ..\n6   ..  Mi0 Mt\n7   ..  ..  Mt")
    many = city("    d   e   f\n4   ~~  ~~  ~~\n5   ~~  Mi0 ..\n6   ..  Mt  Mt")
    none = city("    d   e   f\n4   ~~  ~~  ~~\n5   ~~  ..  ..\n6   ..  ..  ..\n7   ..  Mt  Mi0")
    assert [income_of(one, "e6"), income_of(many, "e5"), income_of(none, "f7")] == [9, 9, 3]


@pytest.mark.rule("BG-8.2", "BG-11.2")
def test_the_rivers_3_are_a_part_of_the_mines_income_sheet() -> None:
    state = city("    d   e   f\n4   ~~  ~~  ~~\n5   ~~  Mi0 ..\n6   ..  Mt1 Mt")
    sheet = income_sheet(new_rules(Options(2)).table, state, 36, MINE, 0)
    assert [(part.what, part.amount) for part in sheet.parts] == [("mountain", 3), ("river", 3)]
    assert sheet.pays == income_of(state, "e5") == 6


@pytest.mark.rule("BG-8.2", "BG-9.20")
def test_the_rivers_3_are_tripled_by_dynamite() -> None:
    game = scripted("    d   e\n4   ~~  ~~\n5   ~~  Mi0\n6   ..  Mt", at="income", variants="river", dynamite={0: 1})
    answer(game, "0 choose e5")
    assert gains(game, "building-income") == {0: 18}


# The School's banks


def school(diagram: str, river: str = "") -> list[str]:
    game = scripted(diagram, variants="river", river=river, kept={0: "school ranch"}, until="")
    return [option for option in choices(game) if "school" in option]


TOWN = """
        a   b   c   d   e   f   g
    2   ..  ..  ..  ..  ..  ..  ..
            --  --  --  --
    3   ..  Sc1 ..  ..0 ..  ..  ..
            --  --  --  --
    4   ..  ..  ..  ~~  ~~  ~~  ~~
    5   ~~  ~~  ~~  ~~  ..0 ..  ..
                        --  --  --
    6   ..  ..  ..  ..  ..0 ..  ..
"""


@pytest.mark.rule("BG-8.11")
def test_each_bank_has_one_school_at_most() -> None:
    """The north has one, whoever owns it; the south has none yet. (Its roads came over a bridge.)"""
    assert school(TOWN) == ["build school e5", "build school e6"]
    game = scripted(TOWN, variants="river", kept={0: "school ranch"}, until="")
    refused(game, "0 build school d3", "school-on-bank", "BG-8.11", at="d3")


@pytest.mark.rule("BG-8.11")
def test_without_the_river_schools_stand_side_by_side() -> None:
    game = scripted(TOWN.replace("~~", ".."), kept={0: "school ranch"}, until="")
    assert "build school d3" in choices(game)


@pytest.mark.rule("BG-16.19", "BG-8.11")
def test_without_a_river_all_the_land_is_one_bank() -> None:
    assert banks(0) == [ALL_PARCELS]


@pytest.mark.rule("BG-16.19")
def test_a_bank_is_land_connected_by_sides() -> None:
    """The river cuts off a1, which is a bank of its own and may have a School of its own."""
    corner = """
            a   b   c   d
        1   ..0|~~  ..  ..
            --
        2   ~~  ~~ |..  ..
                    --  --
        3   ..0 ..  ..0|Sc1
            --  --  --  --
    """
    assert school(corner, "b1 a2 b2") == ["build school a1"]


@pytest.mark.rule("BG-16.19", "BG-8.11")
def test_land_that_meets_at_a_corner_only_is_two_banks() -> None:
    """a1 and b2 lie corner to corner within the bend of the river; neither is the bank of all the rest."""
    state = city(
        """
            a   b   c   d
        1   ..  ~~  ~~  ..
        2   ~~  Sc1 ~~  ..
        3   ~~  ~~  ~~  ..
        """
    )
    found = {name: school_on_bank(state, BY_NAME[name]) for name in ("a1", "b2", "d1", "h8")}
    assert found == {"a1": False, "b2": True, "d1": False, "h8": False}
