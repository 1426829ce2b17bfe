"""Sheriff (BG-9.1): the white cowboy that nobody joins; red: provokes no duel, and VP for each duel lost."""

from typing import Any

import pytest

from board.characters.helpers import cash_limit, taking
from carson.board.material.ground import NAMES
from carson.board.material.spaces import SPACE_NAMES
from carson.board.mechanics.purse import firepower
from carson.board.versions import VERSIONS
from support.board import (
    BoardGame,
    answer,
    asked,
    choices,
    gains,
    parcels_of,
    refused,
    scripted,
    standing,
    told,
)

pytestmark = pytest.mark.rule("BG-9.1")

# Seat 0 is the Sheriff, with a Ranch; seat 1 has a Saloon. d5 is City Hall.
TOWN = """
        b   c   d   e   f
    3   ..  Ra0 Mt  Sa1 ..
    4   ..0 ..  Ho  ..  ..1
    5   ..  ..  CH  ..  ..
"""


@pytest.mark.parametrize("tile", ["sheriff", "red sheriff"])
def test_the_cash_limit_is_20_on_both_sides(tile: str) -> None:
    assert cash_limit(tile) == 20


# Yellow: the white cowboy


def placing(**given: Any) -> BoardGame:
    """Phase 2: it is the turn of seat 0, the Sheriff, with the white cowboy in hand."""
    return scripted(
        **{"diagram": TOWN, "at": "cowboys", "characters": "sheriff, captain, banker", "supply": 2, **given}
    )


def white_places(game: BoardGame) -> list[str]:
    """Where the white cowboy may go."""
    return [words[1] for words in map(str.split, choices(game, 0)) if words[2:] == ["white"]]


def test_who_takes_the_sheriff_has_the_white_cowboy() -> None:
    game = taking("sheriff", supply=1, until="actions")
    answer(game, "1 choose banker", "2 choose father_christmas")
    assert told(game, "white-cowboy") == [{"seat": 0}]
    assert asked(game) == "0 cowboy"
    assert "gambling" in white_places(game)


def test_the_white_cowboy_goes_on_action_spaces_and_unowned_parcels_but_not_on_city_hall() -> None:
    game = placing()
    owned = ("c3", "e3", "b4", "f4")
    blocked = "vp-2"  # since round 1
    assert white_places(game) == [
        *(name for name in NAMES if name not in owned and name != "d5"),
        *(name for name in SPACE_NAMES if name != blocked),
    ]


@pytest.mark.parametrize("at", ["c3", "e3", "b4", "f4", "d5"])
def test_it_does_not_go_on_buildings_owned_parcels_or_city_hall(at: str) -> None:
    refused(placing(), f"0 cowboy {at} white", "mark-not-there", "BG-9.1", at=at)


def test_it_does_not_go_on_city_hall_in_the_corner_either() -> None:
    refused(placing(diagram="    a\n1   CH"), "0 cowboy a1 white", "mark-not-there", "BG-9.1", at="a1")


@pytest.mark.rule("BG-4.4")
@pytest.mark.parametrize("at", ["buy-5", "vp-2"])
def test_it_does_not_go_on_an_empty_construction_space_or_a_blocked_vp_space(at: str) -> None:
    game = placing(track="ranch mine - bank saloon ranch mine")
    refused(game, f"0 cowboy {at} white", "mark-not-there", "BG-9.1", at=at)


@pytest.mark.parametrize("at", ["gambling", "d4"])
@pytest.mark.parametrize("whose", [0, 1])
def test_it_does_not_join_a_cowboy_own_or_not(at: str, whose: int) -> None:
    refused(placing(placed={whose: at}), f"0 cowboy {at} white", "mark-not-there", "BG-9.1", at=at)


@pytest.mark.parametrize(("singer", "mark"), [("singer", "quiet"), ("red singer", "luck")])
def test_it_may_join_a_lone_no_duel_cowboy_and_both_act_without_a_duel(singer: str, mark: str) -> None:
    game = placing(
        diagram="",
        placed={1: f"gambling+{mark}"},
        characters=f"sheriff, {singer}",
        until="end",
        white=(6, 5),
        black=(6, 5),
    )
    answer(game, "0 cowboy gambling white", "1 pass", "0 pass")
    assert told(game, "rolled") == []
    assert game.state.money == [10, 12 if mark == "quiet" else 36]


def test_it_does_not_join_a_no_duel_cowboy_that_others_have_joined() -> None:
    game = placing(placed={1: "gambling+quiet", 2: "gambling"}, characters="sheriff, singer, banker")
    refused(game, "0 cowboy gambling white", "mark-not-there", "BG-9.1", at="gambling")


def test_once_it_has_joined_nobody_else_may() -> None:
    game = placing(placed={1: "gambling+quiet"}, characters="sheriff, singer, banker")
    answer(game, "0 cowboy gambling white")
    refused(game, "2 cowboy gambling", "white-cowboy-there", "BG-9.1", at="gambling")


@pytest.mark.rule("BG-15.13")
@pytest.mark.parametrize("given", [{"edition": "dutch"}, {"version": VERSIONS[1]}])
def test_in_the_dutch_edition_and_by_the_first_rules_it_joins_no_no_duel_cowboy(given: dict[str, Any]) -> None:
    game = placing(placed={1: "gambling+quiet"}, characters="sheriff, singer", **given)
    refused(game, "0 cowboy gambling white", "mark-not-there", "BG-9.1", at="gambling")


@pytest.mark.parametrize("at", ["wages", "road"])
def test_it_may_join_others_on_wages_and_road_and_they_may_join_it(at: str) -> None:
    game = placing(placed={0: at, 1: at})
    answer(game, f"0 cowboy {at} white", f"2 cowboy {at}", f"1 cowboy {at}", f"0 cowboy {at}")
    assert standing(game, 0) == [at] * 3
    assert standing(game, 1) == [at] * 2


@pytest.mark.rule("BG-2.3")
def test_without_a_property_tile_it_goes_on_parcels_only_by_the_newest_rules() -> None:
    rows = "\n".join(f"{row}   " + "..0 " * 6 for row in (1, 2))
    diagram = f"    a   b   c   d   e   f\n{rows}"
    spaces = [name for name in SPACE_NAMES if name != "vp-2"]
    assert white_places(placing(diagram=diagram, version=VERSIONS[1])) == spaces
    assert {*spaces, "h8"} < set(white_places(placing(diagram=diagram)))


@pytest.mark.parametrize("at", ["gambling", "a1", "d4", "buy-5", "vp-5", "ammunition"])
def test_nobody_may_join_it(at: str) -> None:
    game = placing()
    answer(game, f"0 cowboy {at} white")
    assert asked(game) == "2 cowboy"
    refused(game, f"2 cowboy {at}", "white-cowboy-there", "BG-9.1", at=at)


def test_dynamite_does_not_help_to_join_it() -> None:
    game = placing(dynamite=1)
    answer(game, "0 cowboy gambling white")
    refused(game, "2 cowboy gambling dynamite", "mark-not-there", "BG-9.20", at="gambling")


@pytest.mark.rule("BG-16.3")
def test_the_lawyer_may_not_join_it() -> None:
    game = placing(characters="sheriff, lawyer")
    answer(game, "0 cowboy d4 white")
    refused(game, "1 cowboy d4", "white-cowboy-there", "BG-9.1", at="d4")


@pytest.mark.rule("BG-4.4")
def test_the_sheriff_does_not_join_it_either() -> None:
    game = placing(characters="sheriff, banker")
    answer(game, "0 cowboy gambling white", "1 pass")
    refused(game, "0 cowboy gambling", "cowboy-there", "BG-4.4", at="gambling")


@pytest.mark.rule("BG-9.21")
def test_a_no_duel_token_may_join_it_and_both_act_without_a_duel() -> None:
    game = placing(characters="sheriff, singer", quiet={1: 1}, until="end", white=(6, 5), black=(6, 5))
    answer(game, "0 cowboy gambling white", "1 cowboy gambling quiet", "0 pass", "1 pass")
    assert gains(game, "gambling") == {1: 12, 0: 10}
    assert told(game, "duel") == []


@pytest.mark.rule("BG-9.11", "BG-9.21")
def test_the_red_singers_cowboy_may_join_it() -> None:
    game = placing(characters="sheriff, red singer")
    answer(game, "0 cowboy gambling white")
    answer(game, "1 cowboy gambling luck")
    assert standing(game, 1) == ["gambling"]


def test_it_is_placed_once() -> None:
    game = placing(characters="sheriff, banker")
    answer(game, "0 cowboy gambling white", "1 pass")
    assert white_places(game) == []
    refused(game, "0 cowboy d4 white", "mark-not-yours", "BG-9.1", mark="white")


def test_only_the_sheriff_has_it() -> None:
    game = placing(characters="sheriff, banker")
    answer(game, "0 cowboy d3")
    refused(game, "1 cowboy d4 white", "mark-not-yours", "BG-9.1", mark="white")


def test_it_is_one_more_cowboy() -> None:
    game = placing(characters="sheriff, banker", until="actions")
    answer(game, "0 cowboy gambling white", "1 pass")
    assert game.state.supply[0] == 2
    answer(game, "0 cowboy d4", "0 cowboy d3")
    assert asked(game) == "pause"
    assert standing(game, 0) == ["d3", "d4", "gambling"]


@pytest.mark.rule("BG-4.2")
def test_who_has_only_the_white_cowboy_left_need_not_pass() -> None:
    """Tokens he has need a cowboy of the own supply: they do not go with the white one, nor alone."""
    game = placing(characters="sheriff, banker", supply=(0, 2), dynamite=1, quiet=1)
    assert asked(game) == "0 cowboy"
    assert set(choices(game)) == {*(f"cowboy {at} white" for at in white_places(game)), "pass"}
    refused(game, "0 cowboy gambling", "no-cowboy", "BG-4.2")
    refused(game, "0 cowboy gambling dynamite", "mark-not-yours", "BG-9.20", mark="dynamite")
    refused(game, "0 cowboy gambling quiet", "mark-not-yours", "BG-9.21", mark="quiet")
    answer(game, "0 cowboy gambling white", "1 pass")
    assert asked(game) == "pause"


@pytest.mark.rule("BG-16.1")
def test_it_counts_as_firepower_until_placed() -> None:
    assert firepower(taking("sheriff", revolvers=1).state, 0) == 2
    game = placing(characters="sheriff, banker")
    assert firepower(game.state, 0) == 3
    answer(game, "0 cowboy gambling white")
    assert firepower(game.state, 0) == 2


@pytest.mark.rule("BG-16.1")
def test_the_white_cowboy_in_hand_helps_in_a_duel() -> None:
    """Seat 1 passed first and wins ties."""
    given: dict[str, Any] = {"characters": "sheriff, banker", "passed": (1, 0), "combat": (3, 3)}
    in_hand = scripted(placed={0: "roads", 1: "roads"}, **given)
    assert told(in_hand, "duel")[0]["winner"] == 0
    placed = scripted(placed={0: "roads d4+white", 1: "roads"}, **given)
    assert told(placed, "duel")[0]["winner"] == 1


@pytest.mark.rule("BG-16.1")
def test_the_white_cowboy_in_hand_counts_for_cowboy_income() -> None:
    game = scripted(characters="sheriff, banker", placed={0: "cowboy-income"}, revolvers=2)
    assert gains(game, "cowboy-income") == {0: 6}


def out_of_play(game: BoardGame, seat: int = 0) -> bool:
    """The white cowboy is neither on the map nor in any supply: the player's own ten are all there."""
    state = game.state
    on_the_map = len(standing(game, seat))
    return state.white == -2 and not state.marks and state.supply[seat] + state.general[seat] + on_the_map == 10


def test_after_acting_it_leaves_play() -> None:
    game = scripted(characters="sheriff, banker", placed={0: "gambling+white"}, supply=1)
    assert gains(game, "gambling") == {0: 2}
    assert out_of_play(game)
    assert (game.state.supply[0], firepower(game.state, 0)) == (1, 1)


@pytest.mark.parametrize(("at", "money", "roads"), [("wages", 8, 0), ("road", 0, 2)])
def test_on_wages_and_road_it_earns_like_another_and_leaves_play(at: str, money: int, roads: int) -> None:
    game = scripted(characters="sheriff, banker", placed={0: f"{at}+white {at}", 1: at})
    assert (game.state.money[0], game.state.stock[0]) == (money, roads)
    assert game.state.general == [10, 10]
    assert out_of_play(game)


@pytest.mark.parametrize(("choice", "owned"), [("buy d4", ["c3", "b4", "d4"]), ("pass", ["c3", "b4"])])
def test_on_a_parcel_it_buys_or_declines_and_leaves_play(choice: str, owned: list[str]) -> None:
    game = scripted(TOWN, characters="sheriff, banker", placed={0: "d4+white"}, money=10)
    answer(game, f"0 {choice}")
    assert parcels_of(game, 0) == owned
    assert out_of_play(game)


def test_it_buys_a_parcel_at_the_usual_price() -> None:
    game = scripted(TOWN, characters="sheriff, banker", placed={0: "d4+white"}, money=10)
    answer(game, "0 buy d4")
    # On d4 the House; around it Ranch, Mountain, Saloon and City Hall.
    assert told(game, "paid") == [{"seat": 0, "amount": 6, "why": "parcel"}]


def test_not_placed_it_goes_back_at_the_end_of_the_round() -> None:
    game = scripted(at="end", until="characters", characters="sheriff, banker")
    assert [firepower(game.state, seat) for seat in (0, 1)] == [5, 5]
    assert out_of_play(game)


def test_another_player_may_have_it_next_round() -> None:
    game = scripted(at="end", until="cowboys", characters="sheriff, banker", passed=(1, 0))
    answer(game, "1 choose sheriff", "0 choose banker")
    assert [firepower(game.state, seat) for seat in (0, 1)] == [5, 6]


# Red


def red(**given: Any) -> BoardGame:
    """Phase 2: it is the turn of seat 0, the red Sheriff."""
    return scripted(
        **{"diagram": TOWN, "at": "cowboys", "characters": "red sheriff, captain, banker", "supply": 2, **given}
    )


def test_the_red_sheriff_has_no_white_cowboy() -> None:
    game = red()
    assert white_places(game) == []
    assert firepower(game.state, 0) == 2


def test_the_red_sheriff_attacks_no_building() -> None:
    refused(red(), "0 cowboy e3", "no-attack-allowed", "BG-9.1", at="e3")


@pytest.mark.parametrize("at", ["gambling", "buy-5", "a1", "d4", "d5"])
def test_the_red_sheriff_joins_no_space_parcel_or_city_hall_where_that_makes_a_duel(at: str) -> None:
    refused(red(placed={1: at}), f"0 cowboy {at}", "no-duel-allowed", "BG-9.1", at=at)
    answer(red(), f"0 cowboy {at}")


@pytest.mark.rule("BG-16.2")
def test_he_does_not_contest_a_city_hall_that_is_held() -> None:
    refused(red(occupant=1), "0 cowboy d5", "no-duel-allowed", "BG-9.1", at="d5")


def test_dynamite_does_not_let_him_join() -> None:
    game = red(placed={1: "gambling"}, dynamite=1)
    refused(game, "0 cowboy gambling dynamite", "mark-not-there", "BG-9.20", at="gambling")


def test_a_cowboy_with_dynamite_would_fight_and_is_not_joined_either() -> None:
    refused(red(placed={1: "gambling+dynamite"}), "0 cowboy gambling", "no-duel-allowed", "BG-9.1", at="gambling")


@pytest.mark.rule("BG-16.2")
@pytest.mark.parametrize("at", ["wages", "road"])
def test_he_may_join_wages_and_road(at: str) -> None:
    game = red(placed={1: at, 2: at})
    answer(game, f"0 cowboy {at}")
    assert standing(game, 0) == [at]


@pytest.mark.rule("BG-16.2")
def test_he_may_occupy_an_empty_city_hall() -> None:
    game = red(until="end", characters="red sheriff, captain")
    answer(game, "0 cowboy d5", "1 pass", "0 pass", "0 choose occupy")
    assert game.state.occupant == 0


@pytest.mark.rule("BG-16.2")
@pytest.mark.parametrize(("singer", "mark"), [("singer", "quiet"), ("red singer", "luck")])
def test_he_may_join_a_space_with_only_a_no_duel_cowboy(singer: str, mark: str) -> None:
    given: dict[str, Any] = {"characters": f"red sheriff, {singer}, banker"}
    alone = red(placed={1: f"gambling+{mark}"}, **given)
    answer(alone, "0 cowboy gambling")
    assert standing(alone, 0) == ["gambling"]
    with_another = red(placed={1: f"gambling+{mark}", 2: "gambling"}, **given)
    refused(with_another, "0 cowboy gambling", "no-duel-allowed", "BG-9.1", at="gambling")


def test_he_may_defend_his_own_buildings() -> None:
    game = red(placed={1: "c3"})
    answer(game, "0 cowboy c3")
    assert standing(game, 0) == ["c3"]


def test_others_may_join_him() -> None:
    game = red(characters="red sheriff, banker")
    answer(game, "0 cowboy gambling", "1 cowboy gambling")
    assert standing(game, 1) == ["gambling"]


def lost(diagram: str = "", **given: Any) -> BoardGame:
    """Phase 3 with a red Sheriff in seat 0 whose dice are low: everybody else's are high."""
    return scripted(diagram, **{"characters": "red sheriff, captain, banker", **given})


def test_a_duel_lost_brings_him_3_vp() -> None:
    game = lost(placed={0: "gambling", 1: "gambling"}, combat=(1, 6))
    assert gains(game, "duel-lost") == {0: 3}
    assert game.state.vp == [3, 0, 0]


def test_each_duel_lost_brings_3_vp() -> None:
    game = lost(placed={0: "roads gambling", 1: "roads gambling"}, combat=(1, 6, 1, 6))
    assert game.state.vp[0] == 6


def test_a_duel_won_brings_nothing_to_anybody() -> None:
    game = lost(placed={0: "gambling", 1: "gambling"}, combat=(6, 1))
    assert gains(game, "duel-lost") == {}
    assert game.state.vp == [0, 0, 0]


@pytest.mark.rule("BG-16.16")
def test_a_duel_lost_against_two_is_one_loss() -> None:
    game = lost(placed={0: "gambling", 1: "gambling", 2: "gambling"}, combat=(1, 6, 5))
    assert game.state.vp == [3, 0, 0]


def test_a_building_not_saved_brings_3_vp() -> None:
    game = lost(TOWN, placed={0: "c3", 1: "c3"}, combat=(1, 6))
    assert game.state.vp[0] == 3


@pytest.mark.rule("BG-16.2")
def test_a_city_hall_he_holds_he_defends() -> None:
    game = lost(TOWN, placed={1: "d5"}, occupant=0, combat=(1, 6))
    answer(game, "1 choose occupy")
    assert game.state.occupant == 1
    assert game.state.vp[0] == 3


@pytest.mark.rule("BG-16.3")
def test_making_way_for_the_lawyer_is_no_duel_lost() -> None:
    game = lost(placed={0: "d4", 1: "d4"}, characters="red sheriff, lawyer", money=5)
    assert told(game, "made-way") == [{"seat": 0, "at": "d4"}]
    assert game.state.vp[0] == 0


@pytest.mark.rule("BG-7.8")
def test_an_attack_that_a_church_called_off_is_no_duel_lost() -> None:
    diagram = """
            c   d   e
        3   Ra0 ..0 ..
            --  --
        4   Ho  Ho  ..
    """
    game = lost(diagram, placed={0: "c3", 1: "c3"}, kept={0: "church"})
    answer(game, "0 build church d3", "0 house e3")
    assert told(game, "sanctuary") == [{"at": "c3", "seats": (0, 1)}]
    assert game.state.vp[0] == 0
