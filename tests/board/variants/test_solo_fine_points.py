"""Standish where one thing more, or one thing else, would do just as well: what he weighs, counts and leaves alone."""

from typing import Any

import pytest

from board.variants.helpers_solo import HUMAN, STANDISH, alone, full_but, reasons
from carson.board.library import new_game, new_rules
from carson.board.material.ground import BY_NAME
from carson.board.material.spaces import PLACE_NAMES
from carson.board.mechanics.incomes import refresh_all
from carson.board.options import Options
from carson.board.state import State
from carson.board.variants.solo.cards import COUNCIL
from carson.board.variants.solo.houses import put_house
from carson.kernel import Log, OptionsError
from support.board import BoardGame, Script, answer, asked, city, fill, on, parcels_of, roads_on, standing, told

NOTHING_FOR_SALE = "- - - - - - -"


def acted(drawing: str = "", **given: Any) -> BoardGame:
    """Phase 3, up to its end or the first question to the human."""
    return alone(drawing, at="actions", until="end", **given)


def whys(game: BoardGame) -> list[str]:
    return [why for _, why in reasons(game)]


# What is told


@pytest.mark.rule("BG-14.8", "BG-14.9")
def test_why_he_builds_where_he_does_is_told_with_the_rule_of_each() -> None:
    game = acted("        c   d\n    3   ..1|..\n", kept="saloon")
    assert [event["rule"] for event in told(game, "standish")] == ["BG-14.9", "BG-14.8"]


@pytest.mark.rule("BG-14.3", "BG-16.80")
def test_when_his_cards_are_drawn_he_passes_as_the_first() -> None:
    game = alone(drawn="C2 C2 D3")
    assert told(game, "passed") == [{"seat": STANDISH, "place": 1}]
    assert game.state.passed == [STANDISH]
    assert game.view(None).variants["solo"]["to_draw"] == 0


@pytest.mark.rule("BG-14.1")
def test_that_he_is_first_is_told_at_the_beginning() -> None:
    game = new_game(Options(2, solo="rancher"), "a")
    assert told(game, "first-order") == [{"seats": (STANDISH, HUMAN)}]
    assert game.view(None).variants["solo"]["to_draw"] == 0


@pytest.mark.parametrize(
    ("given", "option"), [({"solo": "farmer"}, "solo"), ({"solo": "rancher", "players": 3}, "solo")]
)
def test_what_does_not_fit_is_told_by_its_option(given: dict[str, Any], option: str) -> None:
    with pytest.raises(OptionsError) as caught:
        new_rules(Options(**{"players": 2, **given}))
    assert caught.value.details["option"] == option


# Cards


@pytest.mark.rule("BG-14.9")
@pytest.mark.parametrize(
    ("placed", "expected"),
    [("vp-2", ("vp-2", "only")), ("roads vp-2", ("vp-2", "latest-space")), ("wages roads", ("roads", "only"))],
)
def test_card_e_joins_the_human_on_the_very_last_space_too(placed: str, expected: tuple[str, str]) -> None:
    assert reasons(alone(strategy="miner", cards="E3", placed=placed)) == [expected]


@pytest.mark.rule("BG-14.9")
@pytest.mark.parametrize(
    ("placed", "expected"),
    [
        ("buy-12", ("buy-12", "only")),
        ("buy-10 buy-12", ("buy-10", "cheapest")),
        ("buy-3 buy-4 buy-12", ("buy-3", "cheapest")),
    ],
)
def test_card_f_joins_the_human_on_the_dearest_building_too(placed: str, expected: tuple[str, str]) -> None:
    assert reasons(alone(cards="F3", placed=placed)) == [expected]


@pytest.mark.rule("BG-16.82")
def test_with_all_of_the_town_council_taken_card_i_does_nothing() -> None:
    everywhere = " ".join(PLACE_NAMES[place] for place in COUNCIL)
    assert reasons(alone(cards="I0", standish=everywhere)) == [("", "nothing-to-do")]
    assert reasons(alone(cards="I0", standish=everywhere.replace("vp-5", "").strip())) == [("vp-5", "rightmost")]


# What he wants


@pytest.mark.rule("BG-16.85")
def test_a_parcel_is_for_the_very_building_he_hopes_for() -> None:
    """He stands at the Bank, between a Mine and a Drugstore."""
    game = alone(cards="H3", standish="buy-5", track="ranch mine bank drugstore saloon hotel prison")
    assert told(game, "standish")[0]["building"] == "bank"


@pytest.mark.rule("BG-14.9")
def test_a_building_is_weighed_where_it_pays_most() -> None:
    """On b4 a Saloon pays $10 and a Ranch $3, on g2 a Saloon nothing and a Ranch $8."""
    drawing = """
        a   b   c   d   e   f   g   h
    1   Mt  Mt  Mt  Mt  Mt  ..  ..  ..
    2   Mt  Mt  Mt  Mt  Mt  ..  ..1 ..
    3   Mt  Ho  Ho  Mt  Mt  ..  ..  ..
            --
    4   Mt  ..1 Mt  Mt  Mt  Mt  Mt  Mt
    5   ..  ..  ..  Mt  Mt  Mt  Mt  Mt
    """
    game = alone(drawing, cards="D3", track="ranch prison saloon - - - -", roads="f1e")
    assert reasons(game) == [("buy-5", "pays-most")]


@pytest.mark.rule("BG-14.6", "BG-16.82")
def test_only_cowboys_on_parcels_are_counted_against_his_tiles() -> None:
    where = "ammunition roads gambling a1"
    assert standing(alone(cards="H3", standish=where, tiles=2, track=NOTHING_FOR_SALE), STANDISH)[0] == "a1"
    for tiles, goes in ((2, True), (1, False)):
        game = alone(cards="H3", standish=where, tiles=tiles, track=NOTHING_FOR_SALE)
        assert (len(standing(game, STANDISH)) == 5) == goes


@pytest.mark.rule("BG-14.9")
@pytest.mark.parametrize(("near", "expected"), [("h7", "h8"), ("a2", "a1")])
def test_of_his_own_parcels_he_builds_on_the_one_nearest_to_the_others(near: str, expected: str) -> None:
    """A Hotel pays $6 anywhere; each of his parcels is nearest to itself, which does not count."""
    rows = {"1": "..1", "8": "..1"}
    lines = ["        a   b   c   d   e   f   g   h"]
    for row in "12345678":
        cells = ["Mt "] * 8
        cells["abcdefgh".index("a" if row == "1" else "h")] = rows.get(row, "Mt ")
        if near[1] == row:
            cells["abcdefgh".index(near[0])] = "Ho1"
        lines.append(f"    {row}   {' '.join(cells)}")
    game = acted("\n".join(lines), kept="ranch")
    assert reasons(game)[0] == (expected, "nearest")


@pytest.mark.rule("BG-16.83")
@pytest.mark.parametrize(("die", "expected"), [(0, "b3"), (1, "f6")])
def test_a_building_of_his_own_helps_the_human_nothing_where_he_imagines_it(die: int, expected: str) -> None:
    """b3 lies beside the human's Saloon: a neutral Hotel would be worth $10 to it, one of his is worth nothing."""
    drawing = """
        a   b   c   d   e   f
    3   Sa0 .. |Mt  Mt  Mt  Mt
    4   Mt  Mt  Mt  Mt  Mt  Mt
    5   Mt  Mt  Mt  Mt  Mt  Mt
    6   Mt  Mt  Mt  Mt  Mt  ..
    """
    game = alone(full_but(drawing), cards="H3", kept="hotel", track=NOTHING_FOR_SALE, dice=(die,))
    assert reasons(game) == [(expected, "die")]


# The south of the map, across the river, can be reached over his one bridge alone; here he has built it already.
ACROSS = """
        a   b   c   d   e   f   g   h
    1   Mt  Mt  Mt  Mt  Mt  Mt  Mt  Mt
    2   Mt  Mt |??  Mt  Mt  Mt  Mt  Mt
    3   Mt  Mt  Mt  Mt  Mt  Mt  Mt  Mt
    4   ~~  ~~  ~~  ~~  ~~  ~~  ~~  ~~
    5   Mt  Mt  Mt  ??  Mt  Mt  Mt  Mt
"""
RIVER = {"variants": "river", "river": "a4 b4 c4 d4 e4 f4 g4 h4", "bridged": True}


@pytest.mark.rule("BG-16.85", "BG-14.11")
@pytest.mark.parametrize(
    ("cards", "kept", "expected"),
    [("D3", "", "buy-4"), ("D3", "hotel", "buy-4"), ("C2", "hotel ranch", "buy-3")],
    ids=["nothing planned", "a Hotel that cannot stand there", "a Ranch that can"],
)
def test_a_parcel_that_no_road_of_his_reaches_is_for_what_needs_none(cards: str, kept: str, expected: str) -> None:
    """By his list he would buy the Saloon."""
    track = "saloon ranch - - - - -"
    game = alone(fill(ACROSS, "Mt", "..1"), "urban", cards=cards, kept=kept, track=track, **RIVER)
    assert reasons(game)[0][0] == expected


@pytest.mark.rule("BG-7.4", "BG-14.11")
def test_a_house_that_no_road_of_his_reaches_is_no_room_for_a_building() -> None:
    game = acted(fill(ACROSS, "..1", "..1"), kept="saloon", **RIVER)
    assert (on(game, "c2"), told(game, "built")) == ("..1", [])


# Phase 3


@pytest.mark.rule("BG-14.6")
def test_a_cowboy_that_attacks_buys_no_parcel() -> None:
    game = acted("        c\n    3   Hl0\n", standish="c3 b7")
    assert parcels_of(game, STANDISH) == ["b7"]
    assert parcels_of(game, HUMAN) == ["c3"]
    assert told(game, "attack") == [{"seat": STANDISH, "owner": HUMAN, "at": "c3", "amount": 3}]


@pytest.mark.rule("BG-14.6", "BG-5.4")
def test_having_won_one_duel_he_takes_that_parcel_alone() -> None:
    """4 against 2 for b2, then 4 against 7 for c7."""
    game = acted(placed="b2 c7", standish="b2 c7", drawn="C2 C2", revolvers=1, combat=(1, 6), supply=0)
    answer(game, "0 choose b2")
    assert asked(game) == "0 buy-parcel"
    assert (parcels_of(game, STANDISH), standing(game, STANDISH)) == (["b2"], [])
    answer(game, "0 buy c7")
    assert parcels_of(game, HUMAN) == ["c7"]


@pytest.mark.rule("BG-14.6", "BG-6.6")
def test_what_he_buys_he_builds_before_the_next_purchase() -> None:
    game = acted("        c\n    3   ..1\n", standish="buy-12", placed="buy-3")
    assert told(game, "bought") == [{"seat": STANDISH, "building": "mine"}]
    assert told(game, "built") == [{"seat": STANDISH, "building": "mine", "at": "c3"}]
    assert on(game, "c3") == "Mi1"
    assert game.decision is not None
    assert game.decision.kind == "purchase"


# Houses


@pytest.mark.rule("BG-14.8", "BG-7.4")
def test_a_house_that_can_be_turned_is_room_enough_for_a_building() -> None:
    """No parcel is free beside that of the Saloon; the House of his at g4 can become a Townhouse."""
    drawing = """
        b   c   d   e   f   g
    3   Mt  ..1|Mt  Mt  Mt  Mt
    4   Mt  Mt  Mt  Mt  Mt  Ho1
    """
    game = acted(full_but(drawing), kept="saloon")
    assert (on(game, "c3"), on(game, "g4")) == ("Sa1", "TH1")


@pytest.mark.rule("BG-14.8")
def test_a_house_may_go_on_his_own_parcel() -> None:
    """Two parcels of his are all that is free."""
    game = acted(full_but("        b   c   d\n    3   Mt  ..1|..1\n"), kept="saloon")
    assert sorted(on(game, name) for name in ("c3", "d3")) == ["Ho1", "Sa1"]


def with_house(drawing: str, *dice: int) -> tuple[State, dict[str, list[str]]]:
    """This map in a country of Mountains with one House more of his, and what was told of it."""
    state = city(full_but(drawing), players=2)
    refresh_all(state)
    log = Log(Script({"standish": dice}))
    put_house(state, log)
    said: dict[str, list[str]] = {"house": [], "townhouse": [], "road": []}
    for event in log.events:
        if event.kind in said:
            said[event.kind].append(event.data["line" if event.kind == "road" else "at"])
    return state, said


@pytest.mark.rule("BG-14.8")
def test_of_a_house_and_a_townhouse_each_is_what_it_is() -> None:
    """At c2 a House pays his Saloon $5; the neutral House at f5, which could be turned, pays nobody."""
    drawing = """
        b   c   d   e   f   g
    2   Sa1 ..  Mt  Mt  Mt  Mt
    3   Mt |Mt  Mt  Mt  Mt  Mt
    4   Mt  Mt  Mt  Mt  Mt  Mt
    5   Mt  Mt  Mt  Mt  Ho  Mt
    """
    state, said = with_house(drawing)
    assert said == {"house": ["c2"], "townhouse": [], "road": []}
    assert (on(state, "c2"), on(state, "f5")) == ("Ho", "Ho")


@pytest.mark.rule("BG-14.8")
def test_a_house_is_worth_one_symbol_though_another_could_be_turned() -> None:
    """A House at c2 and a Townhouse at c5 pay his Saloons $5 each; that at c2 pays the human's too."""
    drawing = """
        b   c   d   e   f   g
    2   Sa1 ..  Sa0 Mt  Mt  Mt
    3   Mt |Mt  Mt  Mt  Mt  Mt
    4   Mt  Mt  Mt  Mt  Mt  Mt
    5   Sa1 Ho  Mt  Mt  Mt  Mt
    6   Mt  Mt  Mt  Mt  Mt  Mt
    """
    assert with_house(drawing)[1]["townhouse"] == ["c5"]


@pytest.mark.rule("BG-14.8")
@pytest.mark.parametrize(("die", "kind", "at"), [(0, "house", "c2"), (1, "townhouse", "f5")])
def test_turning_a_house_takes_no_more_roads_than_a_connected_parcel(die: int, kind: str, at: str) -> None:
    drawing = """
        b   c   d   e   f   g
    2   Mt  ..  Mt  Mt  Mt  Mt
    3   Mt |Mt  Mt  Mt  Mt  Mt
    4   Mt  Mt  Mt  Mt  Mt  Mt
    5   Mt  Mt  Mt  Mt  Ho  Mt
    """
    assert with_house(drawing, die)[1][kind] == [at]


@pytest.mark.rule("BG-14.8")
def test_turning_a_house_takes_fewer_roads_than_a_parcel_that_is_not_connected() -> None:
    drawing = """
        b   c   d   e   f   g
    2   ..  Mt  Mt  Mt  Mt  Mt
    3   Mt  Mt  Mt  Mt  Mt |Mt
    4   Mt  Mt  Mt  Mt  Mt  Mt
    5   Mt  Mt  Mt  Mt  Ho  Mt
    """
    assert with_house(drawing)[1]["townhouse"] == ["f5"]


# Roads


@pytest.mark.rule("BG-14.8", "BG-14.1")
def test_the_roads_to_a_house_are_laid_and_then_it_is_connected() -> None:
    """c2 is a road away; d2 beside it is connected."""
    drawing = """
        b   c   d   e
    2   Mt  ..  Mt |Mt
    """
    state, told_of = with_house(drawing)
    assert told_of["house"] == ["c2"]
    assert len(told_of["road"]) == 1
    assert state.roads.bit_count() == 2
    assert state.linked >> BY_NAME["c2"] & 1


@pytest.mark.rule("BG-14.1")
def test_the_roads_he_needs_lie_on_the_map_then() -> None:
    game = acted("        c   d   e   f   g\n    3   Ho |..  ..  ..  ..\n    4   ..  ..  ..  ..  ..1\n", kept="hotel")
    assert roads_on(game) == ["d3s", "e3s", "f3s", "c3e"]


@pytest.mark.rule("BG-14.6")
@pytest.mark.parametrize(("die", "way"), [(0, ["d4s", "e4s"]), (1, ["d5s", "e5s"])])
def test_of_two_corners_equally_near_a_die_decides(die: int, way: list[str]) -> None:
    """The road beside c5 ends at either height of f5."""
    game = acted("        f\n    5   ..1\n", kept="hotel", roads="c5e", dice=(die,))
    assert [event["line"] for event in told(game, "road")][:2] == way


@pytest.mark.rule("BG-16.83")
def test_a_parcel_of_the_human_that_is_connected_already_keeps_him_from_no_way() -> None:
    """Three ways of three roads lead to f5; one runs along two sides of d4, which the first road connects."""
    drawing = """
        c   d   e   f
    3   Ho |..  ..  ..
    4   ..  ..0 ..  ..
    5   ..  ..  ..  ..1
    """
    game = acted(drawing, kept="hotel", dice=(0, 0))
    assert [event["line"] for event in told(game, "road")] == ["c4e", "d4s", "e4s"]


@pytest.mark.rule("BG-16.87")
@pytest.mark.parametrize("die", [0, 1])
def test_where_land_and_a_bridge_lead_as_far_he_goes_by_land(die: int) -> None:
    """To the corner of c5 and d5 it takes two roads, round b4, and so does the bridge between c4 and d4."""
    drawing = """
        b   c   d   e   f
    3   ..  ..  ..  ..  ..
            --
    4   ..  ~~  ~~  ~~  ..
    5   ..  ..  ..1 ..  ..
    """
    game = acted(drawing, variants="river", river="c4 d4 e4", kept="hotel", dice=(die, die))
    assert ([event["line"] for event in told(game, "road")][:2], told(game, "bridge")) == (["b4e", "c4s"], [])
    assert on(game, "d5") == "Hl1"


@pytest.mark.rule("BG-14.11", "BG-14.9")
@pytest.mark.parametrize("die", [0, 1])
def test_he_crosses_where_that_is_shortest(die: int) -> None:
    """East of the bay at e3 the northern bank is two roads farther."""
    drawing = """
        b   c   d   e   f   g
    2   Ho  ..  ..  ..  ..  ..
            --
    3   ..  ..  ..  ~~  ..  ..
    4   ~~  ~~  ~~  ~~  ~~  ~~
    5   ..  ..  ..  ..  ..  ..1
    """
    river = "a4 b4 c4 d4 e4 f4 g4 h4 e3"
    game = acted(drawing, variants="river", river=river, kept="hotel", dice=(die,) * 6)
    assert on(game, "g5") == "Hl1"
    assert (len(told(game, "bridge")), len([e for e in told(game, "road") if e["seat"] == STANDISH])) == (1, 4)


@pytest.mark.rule("BG-14.11")
def test_the_way_over_his_bridge_hangs_together() -> None:
    """From the corner of b2 and c3: to the river, over it, and along its southern bank."""
    drawing = """
        b   c   d   e   f   g
    2   Ho  ..  ..  ..  ..  ..
            --
    3   ..  ..  ..  ..  ..  ..
    4   ~~  ~~  ~~  ~~  ~~  ~~
    5   ..  ..  ..  ..  ..  ..1
    """
    for die in (0, 1):
        game = acted(
            drawing, variants="river", river="a4 b4 c4 d4 e4 f4 g4 h4", kept="hotel", dice=(die, die, die, die)
        )
        assert on(game, "g5") == "Hl1"
        assert len(told(game, "bridge")) == 1
        assert len(told(game, "road")) == 4
        laid = {event["line"] for kind in ("road", "bridge") for event in told(game, kind)}
        assert laid < set(roads_on(game))
