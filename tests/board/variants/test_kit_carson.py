"""Kit Carson: everybody places and moves cowboys at the same time, until each stops."""

from collections.abc import Sequence
from typing import Any

import pytest

from carson.board.mechanics.scoring import sheet
from carson.board.rules import BoardRules
from support.board import BoardGame, answer, asked, choices, gains, income_of, refused, scripted, standing, told

pytestmark = pytest.mark.rule("BG-11.4")


def together(supply: Sequence[int] = (2, 2, 2), begun: bool = True, variants: str = "", **given: Any) -> BoardGame:
    """Phase 2, with cowboys in the supplies; `begun`: seat 0 has placed the first one, on Wages."""
    if "characters" not in given:
        given["players"] = len(supply)
    given.setdefault("order", range(len(supply)))
    game = scripted(at="cowboys", supply=supply, variants=f"kit-carson {variants}", **given)
    if begun:
        answer(game, "0 cowboy wages")
    return game


def shifts(game: BoardGame, seat: int, source: str) -> list[str]:
    """Where the player's cowboy on a place may go."""
    words = [choice.split(" ") for choice in choices(game, seat)]
    return [to for verb, *rest in words if verb == "shift" and rest[0] == source for to in rest[1:]]


# The beginning


def test_it_starts_with_the_first_cowboy_of_the_first_player_in_turn_order() -> None:
    game = together(begun=False, order=(2, 0, 1), characters="settler, captain, banker")
    assert asked(game) == "2 cowboy"
    refused(game, "0 cowboy wages", "not-your-decision", "BG-11.4")
    answer(game, "2 cowboy roads")
    assert asked(game) == "0,1,2 free-cowboys"
    assert game.decision is not None
    assert game.decision.freely


@pytest.mark.rule("BG-16.54")
def test_the_first_player_may_stop_at_once_and_then_the_others_begin() -> None:
    game = together(begun=False)
    answer(game, "0 pass")
    assert asked(game) == "1,2 free-cowboys"
    assert game.state.passed == [0]


@pytest.mark.rule("BG-16.54")
def test_where_the_first_player_has_no_cowboy_to_place_all_are_free_at_once() -> None:
    game = together((0, 2, 2), begun=False)
    assert asked(game) == "1,2 free-cowboys"
    assert game.state.passed == [0]


@pytest.mark.rule("BG-16.54")
def test_a_cowboy_that_stands_is_not_moved_before_the_first_is_placed() -> None:
    game = together((1, 1), begun=False, diagram=HALL, occupant=0)
    refused(game, "0 shift d4 wages", "first-cowboy-first", "BG-11.4")


@pytest.mark.rule("BG-16.54")
def test_who_has_nothing_to_place_and_nothing_standing_stops_by_himself_in_turn_order() -> None:
    game = together((1, 0, 2, 0), begun=False, characters="banker, indian, settler, captain", order=(0, 2, 3, 1))
    assert game.state.passed == []
    answer(game, "0 cowboy wages")
    assert game.state.passed == [3, 1]
    assert asked(game) == "0,2 free-cowboys"


# Everybody is free


def test_cowboys_are_placed_in_any_order_several_in_a_row() -> None:
    game = together()
    answer(game, "2 cowboy roads", "2 cowboy gambling", "1 cowboy roads", "0 cowboy wages")
    assert [standing(game, seat) for seat in range(3)] == [["wages", "wages"], ["roads"], ["roads", "gambling"]]
    assert asked(game) == "0,1,2 free-cowboys"


def test_a_cowboy_may_be_moved_again_and_again() -> None:
    game = together()
    answer(game, "1 cowboy roads", "1 shift roads gambling", "1 shift gambling d4", "1 shift d4 roads")
    assert standing(game, 1) == ["roads"]
    assert game.state.supply[1] == 1
    assert told(game, "shifted")[0] == {"seat": 1, "source": "roads", "at": "gambling"}


def test_who_has_placed_all_may_still_move_them_and_is_asked_until_stopping() -> None:
    game = together((1, 1))
    answer(game, "1 cowboy roads")
    assert asked(game) == "0,1 free-cowboys"
    refused(game, "1 cowboy gambling", "no-cowboy", "BG-4.2")
    assert "shift roads gambling" in choices(game, 1)
    assert "pass" in choices(game, 1)


def test_who_stops_takes_the_next_place_of_the_pass_order_and_acts_no_more() -> None:
    game = together()
    answer(game, "2 pass", "0 pass")
    assert game.state.passed == [2, 0]
    for action in ("cowboy roads", "shift wages roads", "pass"):
        refused(game, f"0 {action}", "not-your-decision", "BG-11.4")
    assert asked(game) == "1 free-cowboys"


def test_the_last_may_go_on_alone_and_actions_begin_when_all_have_stopped() -> None:
    game = together(until="actions")
    answer(game, "2 pass", "0 pass", "1 cowboy roads", "1 shift roads gambling", "1 cowboy roads")
    assert asked(game) == "1 free-cowboys"
    answer(game, "1 pass")
    assert asked(game) == "pause"


@pytest.mark.rule("BG-4.5")
@pytest.mark.parametrize("first", [1, 2])
def test_the_order_of_arrival_decides_ties(first: int) -> None:
    game = together(combat=(3, 3), until="parcels")
    answer(game, "1 cowboy roads", "2 cowboy roads", f"{first} pass", f"{3 - first} pass", "0 pass")
    assert told(game, "duel")[0]["winner"] == first


def test_it_is_one_question_from_beginning_to_end() -> None:
    """Or who is a moment late would be refused for what another did meanwhile."""
    game = together()
    question = game.question
    answer(game, "2 cowboy roads", "1 cowboy roads", "1 shift roads d4", "2 pass", "0 cowboy wages")
    assert game.question == question


@pytest.mark.rule("BG-1.6")
def test_a_road_may_be_laid_meanwhile_also_by_who_has_stopped() -> None:
    game = together(stock=1, roads="d4e")
    answer(game, "1 pass", "1 road d4s", "2 road d3e")
    assert asked(game) == "0,2 free-cowboys"


# Where a cowboy may go


def test_a_cowboy_goes_only_where_it_could_be_placed() -> None:
    game = together(
        (3, 2, 2),
        diagram="""
            c   d   e
        3   Ra1 Ch1 Ra0
        4   ..1 ..  ..
        """,
        in_round=3,
    )
    answer(game, "0 cowboy roads")
    refused(game, "0 shift roads roads", "cowboy-there", "BG-16.24")
    refused(game, "0 shift roads vp-2", "space-closed", "BG-4.4")
    refused(game, "0 shift roads c3", "not-attackable", "BG-7.6")
    refused(game, "0 shift roads c4", "not-attackable", "BG-7.6")
    refused(game, "0 shift gambling d4", "no-cowboy-of-yours", "BG-11.4", at="gambling")
    refused(game, "0 shift roads z9", "no-such-place", "BG-11.4", at="z9")
    refused(game, "0 shift z9 roads", "no-such-place", "BG-11.4", at="z9")
    refused(game, "0 withdraw roads", "wrong-moment", "BG-11.4", asked="free-cowboys")
    found = shifts(game, 0, "roads")
    assert {"e3", "d4", "wages", "gambling"} <= set(found)
    assert not {"roads", "vp-2", "c3", "d3", "c4"} & set(found)
    answer(game, "0 shift roads e3", "0 cowboy gambling")
    refused(game, "0 shift e3 gambling", "cowboy-there", "BG-4.4")


def test_one_of_several_cowboys_on_wages_moves_at_a_time() -> None:
    game = together((3, 1))
    answer(game, "0 cowboy wages", "0 shift wages road", "0 shift wages roads", "0 shift road d4")
    assert standing(game, 0) == ["d4", "roads"]


@pytest.mark.rule("BG-16.24")
def test_a_cowboy_is_never_moved_back_to_the_supply() -> None:
    game = together()
    answer(game, "1 cowboy roads")
    assert not [choice for choice in choices(game, 1) if choice.startswith("withdraw")]


@pytest.mark.rule("BG-16.24", "BG-9.1")
def test_the_white_cowboy_goes_where_nobody_stands_and_closes_the_space_while_there() -> None:
    game = together(characters="sheriff, banker, settler", begun=False)
    answer(game, "0 cowboy roads white", "1 cowboy gambling")
    refused(game, "1 cowboy roads", "white-cowboy-there", "BG-9.1")
    refused(game, "0 shift roads gambling", "token-not-there", "BG-16.24")
    answer(game, "0 shift roads d4", "1 cowboy roads")
    refused(game, "1 shift roads d4", "white-cowboy-there", "BG-9.1")
    assert game.state.white == 27
    assert game.state.marks == ((27, 0, 0),)


@pytest.mark.rule("BG-16.24", "BG-9.1")
def test_the_white_cowboy_may_be_shifted_to_a_lone_no_duel_cowboy() -> None:
    game = together(characters="sheriff, banker, singer", quiet={2: 1}, begun=False)
    answer(game, "0 cowboy roads white", "2 cowboy gambling quiet", "0 shift roads gambling")
    refused(game, "1 cowboy gambling", "white-cowboy-there", "BG-9.1")


@pytest.mark.rule("BG-16.24", "BG-9.20")
def test_dynamite_moves_with_its_cowboy() -> None:
    game = together(dynamite=(0, 1, 0), combat=(6, 1, 2), until="parcels")
    answer(game, "1 cowboy gambling dynamite", "1 shift gambling roads", "2 cowboy roads")
    refused(game, "1 shift roads wages", "token-not-there", "BG-16.24")
    answer(game, "2 pass", "1 pass", "0 pass")
    assert told(game, "rolled") == [{"at": "roads", "rolls": ((2, 6, 0), (1, 1, 2))}]


@pytest.mark.rule("BG-16.24", "BG-9.21")
def test_a_no_duel_token_moves_with_its_cowboy_to_where_it_may_be() -> None:
    game = together(characters="singer, banker, settler", quiet=(1, 0, 0), begun=False)
    answer(game, "0 cowboy roads quiet")
    refused(game, "0 shift roads ammunition", "token-not-there", "BG-16.24")
    answer(game, "0 shift roads gambling")
    assert [mark[1:] for mark in game.state.marks] == [(0, 1)]
    assert "gambling" not in shifts(game, 0, "gambling")


@pytest.mark.rule("BG-16.55", "BG-9.11")
def test_the_red_singers_lucky_cowboy_stays_on_gambling() -> None:
    game = together((0, 2), characters="red singer, banker", begun=False)
    answer(game, "0 cowboy gambling luck")
    assert shifts(game, 0, "gambling") == []
    assert choices(game, 0) == ["pass"]


HALL = """
    c   d   e
3   Ho  Dr0 ..
4   ..  CH  ..
"""


@pytest.mark.rule("BG-16.10", "BG-16.55")
def test_the_occupant_of_city_hall_may_be_moved_and_then_holds_it_no_more() -> None:
    game = together((0, 1), begun=False, diagram=HALL, occupant=0)
    assert asked(game) == "0,1 free-cowboys"
    assert income_of(game, "d3") == 9
    answer(game, "0 shift d4 roads")
    assert game.state.occupant == -1
    assert income_of(game, "d3") == 6
    assert standing(game, 0) == ["roads"]
    answer(game, "0 shift roads d4")
    assert game.state.occupant == -1


# The end


@pytest.mark.rule("BG-10.1")
def test_each_player_scores_1_vp_for_each_player_behind_on_the_last_pass_order() -> None:
    game = scripted(at="final", in_round=4, passed=(2, 0, 1), variants="kit-carson", players=3, vp=10)
    assert game.state.vp == [11, 10, 12]
    assert gains(game, "final") == {0: 1, 2: 2}


@pytest.mark.rule("BG-10.1")
def test_the_score_sheet_has_a_line_for_it() -> None:
    game = scripted(at="end", until="final", in_round=4, passed=(2, 0, 1), variants="kit-carson", players=3)
    assert isinstance(game.rules, BoardRules)
    lines = [sheet(game.rules.table, game.state, seat).variants for seat in range(3)]
    assert lines == [(("kit-carson", 1),), (("kit-carson", 0),), (("kit-carson", 2),)]


def test_without_the_variant_cowboys_are_placed_in_turn_and_nothing_is_scored_for_it() -> None:
    game = scripted(at="cowboys", supply=2)
    answer(game, f"{game.state.order[0]} cowboy roads")
    assert asked(game) == f"{game.state.order[1]} cowboy"
    assert scripted(at="final", in_round=4, vp=10).state.vp == [10, 10, 10]
