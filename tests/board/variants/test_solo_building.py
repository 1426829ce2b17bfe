"""Standish buys and builds: without paying, where it pays, with the Houses and roads it takes (BG-14.1, 14.6, 14.8)."""

from typing import Any

import pytest

from board.variants.helpers_solo import HUMAN, STANDISH, alone, full_but, reasons
from carson.board.material.ground import BY_NAME, NAMES, members
from carson.board.material.pieces import PRISON
from carson.board.mechanics.incomes import refresh_all
from carson.board.variants.solo.houses import put_house
from carson.board.variants.solo.roads import Ways
from carson.board.variants.solo.state import HAND
from carson.kernel import Log
from support.board import (
    BoardGame,
    Script,
    answer,
    asked,
    city,
    connected,
    on,
    parcels_of,
    refused,
    roads_on,
    standing,
    told,
)


def acted(drawing: str = "", strategy: str = "rancher", **given: Any) -> BoardGame:
    """Phase 3, up to its end or the first question to the human."""
    return alone(drawing, strategy, at="actions", until="end", **given)


def houses(game: BoardGame) -> list[str]:
    return [NAMES[parcel] for parcel in members(game.state.houses)]


# Buying


@pytest.mark.rule("BG-14.6", "BG-14.1")
def test_he_buys_parcels_and_buildings_without_paying() -> None:
    game = acted(standish="b2 g7 buy-3 buy-12", drawn="C2 C2")
    assert parcels_of(game, STANDISH) == ["b2", "g7"]
    assert told(game, "claimed") == [{"seat": STANDISH, "parcel": name} for name in ("b2", "g7")]
    assert sorted(on(game, name) for name in ("b2", "g7")) == ["Mi1", "Ra1"]
    assert game.state.money == [50, 0]
    assert game.state.general[STANDISH] == 10


@pytest.mark.rule("BG-14.1")
def test_his_buildings_bring_him_no_revolver_tokens() -> None:
    game = acted("        c\n    3   ..1\n", standish="buy-3")
    assert on(game, "c3") == "Ra1"
    assert game.state.revolvers == [0, 0]


@pytest.mark.rule("BG-14.6")
@pytest.mark.parametrize("space", ["ammunition", "roads", "gambling", "parcels-vp", "cowboy-vp", "building-vp", "vp-2"])
def test_on_other_spaces_he_does_nothing(space: str) -> None:
    """The $7 of his Ranch are his 3 VP."""
    game = acted("        c   d\n    3   Ra1 Mt1\n", standish=space, drawn="A3")
    assert told(game, "standish-leaves") == [{"at": space}]
    assert (game.state.vp[STANDISH], game.state.stock[STANDISH], game.state.ammunition) == (3, 0, -1)
    assert game.state.general[STANDISH] == 10


@pytest.mark.rule("BG-14.6")
def test_a_building_without_a_parcel_is_kept_and_built_in_a_later_round() -> None:
    game = acted(standish="buy-8")
    assert game.state.kept[STANDISH] == (8,)
    later = acted("        c\n    3   ..1\n", kept="saloon", roads="c3n", in_round=2)
    assert on(later, "c3") == "Sa1"


@pytest.mark.rule("BG-14.6", "BG-14.9")
def test_kept_buildings_are_placed_after_all_purchases_by_his_list() -> None:
    """One parcel, three buildings: the Drugstore comes before Bank and Mine in the Rancher's list."""
    game = acted("        c\n    3   ..1\n", kept="mine bank drugstore", roads="c3n")
    assert on(game, "c3") == "Dr1"
    assert game.state.kept[STANDISH] == (5, 7)


@pytest.mark.rule("BG-14.6", "BG-6.7")
def test_he_places_all_he_has_kept_and_has_parcels_for() -> None:
    game = acted("        c   d\n    3   ..1 ..1\n", kept="mine ranch prison", roads="c3n")
    assert {on(game, "c3"), on(game, "d3")} == {"Ra1", "Mi1"}
    assert game.state.kept[STANDISH] == (PRISON,)


@pytest.mark.rule("BG-16.82")
def test_he_takes_no_more_parcels_than_he_has_tiles() -> None:
    game = acted(standish="b2 c2", tiles=1)
    assert parcels_of(game, STANDISH) == ["b2"]
    assert game.state.general[STANDISH] == 10


@pytest.mark.rule("BG-16.80")
def test_he_buys_and_builds_before_the_human() -> None:
    game = acted("        c   d\n    3   ..1 ..0\n", kept="saloon", standish="b7", placed="a1", roads="c3n")
    assert parcels_of(game, STANDISH) == ["c3", "b7"]
    assert asked(game) == "0 buy-parcel"


# Where a building goes: as a parcel is chosen


@pytest.mark.rule("BG-14.9")
def test_he_builds_where_it_pays_most() -> None:
    drawing = """
        b   c   d   e   f
    2   Ho |..1 ..  ..  ..1
    3   ..  ..  ..  ..  ..
    """
    game = acted(drawing, kept="bank")
    assert on(game, "c2") == "Ba1"
    assert reasons(game)[0] == ("c2", "pays-most")


# Houses


@pytest.mark.rule("BG-14.8")
def test_a_house_goes_where_it_brings_him_most_income() -> None:
    """Between his Saloons at c3 and e3 a House pays $10, elsewhere $5 or nothing."""
    drawing = """
        b   c   d   e   f
    2   Mt  Mt  Mt  Mt  Mt
    3   Mt  ..1|..  Sa1 Mt
    4   Mt  Mt  Mt  Mt  ..
    """
    game = acted(drawing, kept="saloon")
    assert reasons(game) == [("c3", "only"), ("d3", "most-income")]
    assert houses(game) == ["d3"]
    assert game.state.income[2 * 8 + 2] == 5


@pytest.mark.rule("BG-14.8", "BG-16.86")
def test_a_house_of_his_own_becomes_a_townhouse_first() -> None:
    """A House at d3 would pay $10, the Townhouse nothing: it comes first all the same."""
    drawing = """
        b   c   d   e   f   g   h
    2   Mt  Mt  Mt  Mt  Mt  Mt  Mt
    3   Mt  ..1|..  Sa1 Mt  Mt  Mt
    4   Mt  Mt  Mt  Mt  Mt  Ho1 Mt
    5   Mt  Mt  Mt  Mt  Mt  Mt  Mt
    """
    game = acted(drawing, kept="saloon")
    assert reasons(game)[1] == ("g4", "townhouse-first")
    assert on(game, "g4") == "TH1"


@pytest.mark.rule("BG-14.8")
def test_a_neutral_house_becomes_a_townhouse_where_that_pays_most() -> None:
    """Turning c3 gives his Saloon $5 more, and there is no other place beside it."""
    drawing = """
        b   c   d   e
    2   Mt  Mt |..1 Mt
    3   Mt  Ho  Mt  Mt
    4   Mt  Mt  Mt  ..
    """
    game = acted(full_but(drawing), kept="saloon")
    assert reasons(game)[1] == ("c3", "most-income")
    assert on(game, "c3") == "TH"
    assert game.state.income[8 + 3] == 10


@pytest.mark.rule("BG-14.8")
def test_of_equal_places_the_house_goes_where_it_helps_the_human_least() -> None:
    """c2, c3 and c4 lie beside his Saloon at b3. c4 pays the human's Saloon, c3 both; c2 takes $1 from the Ranch."""
    drawing = """
        a   b   c   d   e
    1   Mt  Mt  Mt  Mt  ..
    2   Mt  Mt  ..  Ra0 ..
    3   Mt  ..1|..  Mt  ..
    4   Mt  Mt  ..  Sa0 ..
    5   Mt  Mt  Mt  ..  ..
    """
    game = acted(drawing, kept="saloon")
    assert reasons(game)[1] == ("c2", "least-for-you")
    assert houses(game) == ["c2"]


@pytest.mark.rule("BG-14.8")
def test_then_it_goes_nearest_his_empty_parcels() -> None:
    """A Prison earns nothing: any place will do for its House; f3 is his and empty, and two steps from d2."""
    drawing = """
        b   c   d   e   f
    1   Mt  Mt  Mt  Mt  Mt
    2   Mt  ..  ..  Mt  Mt
    3   Mt  Ho |..1 Mt  ..1
    4   Mt  ..  Mt  Mt  Mt
    """
    game = acted(full_but(drawing), "strength", kept="prison hotel")
    assert on(game, "d3") == "Pr1"
    assert reasons(game)[1] == ("d2", "nearest-empty")


@pytest.mark.rule("BG-14.8")
def test_then_it_goes_where_the_fewest_new_roads_are_needed() -> None:
    """He has no empty parcel left; g3 would need roads, c2 none."""
    drawing = """
        b   c   d   e   f   g
    1   Mt  Mt  Mt  Mt  Mt  Mt
    2   Mt  ..  Mt  Mt  Mt  Mt
    3   Mt  Ho |..1 Mt  Mt  ..
    4   Mt  Mt  Mt  Mt  Mt  Mt
    """
    game = acted(full_but(drawing), "strength", kept="prison")
    assert reasons(game)[1] == ("c2", "fewest-roads")
    assert roads_on(game) == ["c3e"]


@pytest.mark.rule("BG-14.8")
def test_and_then_the_die_decides() -> None:
    drawing = full_but(
        """
        b   c   d   e
    2   Mt  ..  Mt  Mt
    3   Mt  Ho |..1 Mt
    4   Mt  ..  Mt  Mt
    """
    )
    assert reasons(acted(drawing, "strength", kept="prison", dice=(1,)))[1] == ("c4", "die")
    assert reasons(acted(drawing, "strength", kept="prison", dice=(0,)))[1] == ("c2", "die")


# In each of these one place wins by the first criterion and another by the second. ..1 is his and empty.
PAIRS = {
    ("townhouse-first", "most-income", "f3"): """
        b   c   d   e   f   g
    2   Mt  Mt  Mt  Mt  Mt  Mt
    3   Sa1|..  Mt  Mt  Ho1 Mt
    4   Mt  Mt  Mt  Mt  Mt  Mt
    """,
    ("most-income", "least-for-you", "c2"): """
        b   c   d   e   f   g
    2   Sa1 ..  Sa0 Mt  Mt  Mt
    3   Mt |Mt  Mt  Mt  ..  Mt
    """,
    ("most-income", "nearest-empty", "c2"): """
        b   c   d   e   f   g
    2   Sa1 ..  Mt  Mt  Mt  Mt
    3   Mt |Mt  Mt  Mt  ..  Mt
    4   Mt  Mt  Mt  Mt  Mt  ..1
    """,
    ("most-income", "fewest-roads", "c2"): """
        b   c   d   e   f   g
    2   Sa1 ..  Mt  Mt  Mt  Mt
    3   Mt  Mt  Mt  Mt |..  Mt
    """,
    ("least-for-you", "nearest-empty", "g3"): """
        b   c   d   e   f   g
    2   Mt  ..  Sa0 Mt  Mt  Mt
    3   Mt |Mt  Mt  Mt  Mt  ..
    4   ..1 Mt  Mt  Mt  Mt  Mt
    """,
    ("least-for-you", "fewest-roads", "f3"): """
        b   c   d   e   f   g
    2   Mt  ..  Sa0 Mt  Mt  Mt
    3   Mt |Mt  Mt  Mt  ..  Mt
    """,
    ("nearest-empty", "fewest-roads", "f3"): """
        b   c   d   e   f   g
    2   Mt  ..  Mt  Mt  Mt  Mt
    3   Mt |Mt  Mt  Mt  ..  Mt
    4   Mt  Mt  Mt  Mt  Mt  ..1
    """,
}


@pytest.mark.rule("BG-14.8")
@pytest.mark.parametrize(("first", "second", "at"), PAIRS, ids=str)
def test_where_two_criteria_disagree_the_earlier_one_decides(first: str, second: str, at: str) -> None:
    state = city(full_but(PAIRS[first, second, at]), players=2)
    refresh_all(state)
    log = Log(Script())
    put_house(state, log)
    assert [event.data["at"] for event in log.events if event.kind in ("house", "townhouse")] == [at]


@pytest.mark.rule("BG-16.26")
def test_he_asks_for_no_leave_and_gives_none() -> None:
    """Nothing is free but parcels of the human: the building is not built. And the human cannot ask him."""
    drawing = full_but(
        """
        b   c   d   e
    2   Mt  ..0 Mt  Mt
    3   Mt  Mt |..1 Mt
    4   Mt  ..0 Mt  Mt
    """
    )
    game = acted(drawing, kept="saloon")
    assert on(game, "d3") == "..1"
    assert game.state.kept[STANDISH] == (8,)
    game = acted("        c   d   e\n    3   ..0|..1 ..\n", placed="buy-8")
    answer(game, "0 buy saloon")
    refused(game, "0 ask d3", "no-use-asking", "BG-7.2")


# Roads


@pytest.mark.rule("BG-14.1")
def test_he_lays_the_roads_he_needs_and_as_few_as_will_do() -> None:
    """From the corner of c3 three roads lead to g4, whose north-western corner is that of f3 and g4."""
    drawing = """
        c   d   e   f   g   h
    3   Ho |..  ..  ..  ..  ..
    4   ..  ..  ..  ..  ..1 ..
    """
    game = acted(drawing, kept="hotel")
    assert on(game, "g4") == "Hl1"
    laid = [event["line"] for event in told(game, "road")]
    assert laid == ["d3s", "e3s", "f3s"]
    assert game.state.stock == [0, 0]
    assert {event["seat"] for event in told(game, "road")} == {STANDISH}


@pytest.mark.rule("BG-16.83")
def test_of_equally_short_ways_he_takes_the_one_that_connects_least_of_the_humans() -> None:
    """Three ways of three roads lead to f5; two of them would connect the human's d5."""
    drawing = """
        c   d   e   f
    3   Ho |..  ..  ..
    4   ..  ..  ..  ..
    5   ..  ..0 ..  ..1
    """
    game = acted(drawing, kept="hotel")
    assert [event["line"] for event in told(game, "road")][:3] == ["d3s", "e3s", "e4e"]
    assert "d5" not in connected(game)


@pytest.mark.rule("BG-7.1")
def test_ranches_and_mines_need_no_roads() -> None:
    game = acted("        c   d   e   f\n    3   Ho |..  ..  ..1\n", kept="mine")
    assert on(game, "f3") == "Mi1"
    assert told(game, "road") == []


# The river: b4 to g4 and the rim, so that the south is reached over a bridge only.
RIVER = "a4 b4 c4 d4 e4 f4 g4 h4"
BANKS = """
        b   c   d   e
    2   Ho  ..  ..  ..
            --
    3   ..  ..  ..  ..
    4   ~~  ~~  ~~  ~~
    5   ..  ..  ..1 ..1
"""


def over_the_river(drawing: str = BANKS, **given: Any) -> BoardGame:
    return acted(drawing, variants="river", river=RIVER, **given)


@pytest.mark.rule("BG-14.11", "BG-11.2")
def test_with_the_river_he_builds_one_bridge_as_soon_as_it_is_needed() -> None:
    game = over_the_river(kept="hotel")
    assert sorted(on(game, name) for name in ("d5", "e5")) == ["..1", "Hl1"]
    assert len(told(game, "bridge")) == 1
    assert HAND.of(game.state).bridged


@pytest.mark.rule("BG-14.11", "BG-11.2", "BG-16.40")
def test_the_bridge_may_run_along_the_rim() -> None:
    corner = """
            f   g   h
        2   ..  ..  Ho
                    --
        3   ..  ..  ..
        4   ~~  ~~  ~~
        5   ..  ..  ..1
    """
    game = over_the_river(corner, roads="h3e", kept="hotel")
    assert on(game, "h5") == "Hl1"
    assert told(game, "bridge") == [{"seat": STANDISH, "line": "h4e"}]
    assert HAND.of(game.state).bridged


@pytest.mark.rule("BG-14.11", "BG-11.2")
def test_a_bridge_counts_as_two_roads() -> None:
    """From the corner of b2 and c3: a road down to the river, the bridge, and d5 is reached."""
    state = over_the_river().state
    assert [Ways(state).cost(BY_NAME[name]) for name in ("c2", "d3", "d4", "d5", "f5")] == [0, 0, 1, 3, 5]


@pytest.mark.rule("BG-14.11")
def test_he_builds_no_second_bridge_and_keeps_the_building() -> None:
    game = over_the_river(kept="hotel", bridged=True)
    assert told(game, "bridge") == told(game, "road") == []
    assert game.state.kept[STANDISH] == (9,)
    # A Ranch needs no road.
    assert "Ra1" in [on(over_the_river(kept="ranch", bridged=True), name) for name in ("d5", "e5")]


@pytest.mark.rule("BG-16.87")
def test_he_uses_the_humans_bridge() -> None:
    game = over_the_river(kept="hotel", roads="c3e c4e", bridged=True)
    assert on(game, "d5") == "Hl1"
    assert told(game, "bridge") == []


@pytest.mark.rule("BG-16.87")
def test_where_land_leads_he_builds_no_bridge() -> None:
    """Round the end of the river it takes three roads to c5, over the bridge between c4 and d4 it would take two."""
    drawing = """
        a   b   c   d   e
    3   ~~  ..  .. |..  ..
    4   ~~  ~~  ~~  ~~  ..
    5   ..  ..  ..1 ..  ..
    """
    game = acted(drawing, variants="river", river="a3 a4 b4 c4 d4", kept="hotel")
    assert on(game, "c5") == "Hl1"
    assert [event["line"] for event in told(game, "road")][:3] == ["d3s", "d4e", "d4s"]
    assert told(game, "bridge") == []


@pytest.mark.rule("BG-14.11")
def test_he_buys_no_parcel_across_the_river_for_a_building_that_could_not_stand_there() -> None:
    """Across the river a Saloon would pay $10; but his bridge is built elsewhere."""
    drawing = """
        b   c   d   e
    2   Ho  ..  ..  ..
            --
    3   ..  ..  ..  ..
    4   ~~  ~~  ~~  ~~
    5   Ho  ..  Ho  ..
    """
    given: dict[str, Any] = {"cards": "H3", "kept": "saloon", "track": "- - - - - - -"}
    given |= {"variants": "river", "river": RIVER}
    assert reasons(alone(drawing, **given)) == [("c6", "most-free")]
    assert reasons(alone(drawing, bridged=True, **given)) == [("c2", "most-free")]


@pytest.mark.rule("BG-14.6", "BG-16.81")
def test_the_human_orders_the_duels_for_parcels_and_buildings() -> None:
    game = acted(placed="b2 c2", standish="b2 c2", drawn="C2", supply=3)
    assert asked(game) == "0 duel-order"
    drawing = "        b   c   d   e\n    2   Ra0 ..  Ra0 ..\n"
    game = acted(drawing, placed="b2 d2", standish="b2 d2", drawn="C2", supply=3)
    assert asked(game) == "0 duel-order"
    answer(game, "0 choose d2")
    assert [duel["at"] for duel in told(game, "duel")] == ["d2", "b2"]


@pytest.mark.rule("BG-14.6")
def test_he_fights_for_a_building_and_takes_it_when_he_wins() -> None:
    game = acted("        c\n    3   ..1\n", standish="buy-3", placed="buy-3", drawn="C2 C2 D3", supply=0, combat=(6,))
    assert told(game, "duel")[0]["winner"] == STANDISH
    assert on(game, "c3") == "Ra1"
    assert game.state.supply[HUMAN] == 1


@pytest.mark.rule("BG-14.6")
def test_the_human_who_beats_him_may_buy_the_building() -> None:
    game = acted(standish="buy-3", placed="buy-3", drawn="X1", supply=0, combat=(2,))
    assert asked(game) == "0 purchase"
    assert standing(game, STANDISH) == []
