"""The second enclosure (BG-13.3): another cowboy, a cowboy moved or taken back, or passing at once."""

from typing import Any

import pytest

from board.variants.helpers_horses import horses, stabled
from carson.board.audit import faults
from carson.board.material.spaces import PLACE_BY_NAME
from carson.board.mechanics.cowboys import DYNAMITE, QUIET
from carson.board.mechanics.purse import firepower
from support.board import BoardGame, answer, asked, choices, gains, income_of, refused, standing, told

# Seat 0 has a Ranch, seat 1 a Saloon; d5 is City Hall.
TOWN = """
        b   c   d   e   f
    3   ..  Ra0 Mt  Sa1 ..
    4   ..0 ..  Ho  ..  ..1
    5   ..  ..  CH  ..  ..
"""


def entered(*before: str, **given: Any) -> BoardGame:
    """Seat 0 has placed a cowboy on Gambling, and a horse into the second enclosure."""
    given = {"herd": [2, 2], "at": "cowboys", "supply": 3, "diagram": TOWN, **given}
    game = stabled(**given)
    answer(game, *(before or ("0 cowboy gambling",)), "0 horse 2")
    return game


def wrong(game: BoardGame) -> list[str]:
    """What does not add up, but for the Mountains that nobody drew."""
    return [fault for fault in faults(game.rules.table, game.state) if fault != "mountains"]


@pytest.mark.rule("BG-13.3")
def test_one_of_three_may_be_done_at_once() -> None:
    game = entered()
    assert asked(game) == "0 stable"
    offered = choices(game)
    assert {"cowboy wages", "cowboy b3", "shift gambling wages", "withdraw gambling", "pass"} <= set(offered)
    assert offered[-1] == "choose decline"


# Another cowboy


@pytest.mark.rule("BG-13.3")
def test_another_cowboy_may_be_placed_and_then_another_horse() -> None:
    game = entered()
    answer(game, "0 cowboy wages")
    assert standing(game, 0) == ["gambling", "wages"]
    assert game.state.supply[0] == 1
    assert asked(game) == "0 horse"
    answer(game, "0 horse 2", "0 cowboy b3")
    assert horses(game, 0) == (0, "0 2 0 0 0")
    assert asked(game) == "1 cowboy"


@pytest.mark.rule("BG-13.3", "BG-4.2")
def test_without_a_cowboy_none_can_be_placed_but_one_may_be_moved() -> None:
    game = entered(supply=1)
    refused(game, "0 cowboy wages", "no-cowboy", "BG-4.2")
    answer(game, "0 shift gambling wages")
    assert standing(game, 0) == ["wages"]


@pytest.mark.rule("BG-16.72")
def test_the_other_cowboy_may_be_the_white_one() -> None:
    game = entered(characters="sheriff, banker")
    answer(game, "0 cowboy roads white")
    assert game.state.white == PLACE_BY_NAME["roads"]
    assert asked(game) == "0 horse"


@pytest.mark.rule("BG-16.72")
def test_the_other_cowboy_may_have_dynamite_or_go_into_an_enclosure() -> None:
    game = entered(dynamite=1)
    assert "cowboy b3 dynamite" in choices(game)
    answer(game, "0 cowboy enclosure-5")
    assert standing(game, 0) == ["gambling", "enclosure-5"]
    assert asked(game) == "1 cowboy"


@pytest.mark.rule("BG-16.72")
def test_all_of_it_may_be_declined() -> None:
    game = entered()
    answer(game, "0 choose decline")
    assert asked(game) == "1 cowboy"
    assert game.state.passed == []
    assert standing(game, 0) == ["gambling"]


# Passing


@pytest.mark.rule("BG-13.3", "BG-4.2")
def test_passing_at_once_takes_the_next_place_of_the_pass_order() -> None:
    game = entered()
    answer(game, "0 pass")
    assert game.state.passed == [0]
    assert told(game, "passed") == [{"seat": 0, "place": 1}]
    answer(game, "1 cowboy wages", "1 pass")
    assert asked(game) == "1 cowboy"


@pytest.mark.rule("BG-13.3")
def test_the_last_who_passes_so_ends_the_phase() -> None:
    game = entered("1 pass", "0 cowboy gambling", characters="settler, banker", until="actions")
    answer(game, "0 pass")
    assert game.state.passed == [1, 0]
    assert asked(game) == "pause"


@pytest.mark.rule("BG-13.3")
def test_who_passed_is_passed_over_after_the_question() -> None:
    """The others have passed: the next turn is the same player's again."""
    game = entered("1 pass", "0 cowboy gambling", characters="settler, banker")
    assert wrong(game) == []
    answer(game, "0 choose decline")
    assert asked(game) == "0 cowboy"


# Moving


@pytest.mark.rule("BG-13.3")
def test_a_placed_cowboy_may_be_moved_to_where_it_could_be_placed() -> None:
    game = entered(placed={0: "wages b5", 1: "roads"})
    targets = {option.split()[2] for option in choices(game) if option.startswith("shift gambling ")}
    assert {"wages", "roads", "road", "b3", "c3", "e3", "d5", "buy-12"} <= targets
    assert not targets & {"gambling", "b5", "b4", "f4", "vp-2"}
    answer(game, "0 shift gambling e3")
    assert standing(game, 0) == ["e3", "b5", "wages"]
    assert told(game, "shifted") == [{"seat": 0, "source": "gambling", "at": "e3"}]
    assert asked(game) == "1 cowboy"


@pytest.mark.rule("BG-16.70")
def test_no_horse_follows_a_cowboy_that_is_moved() -> None:
    game = entered()
    answer(game, "0 shift gambling roads")
    assert horses(game, 0) == (1, "0 1 0 0 0")
    assert asked(game) == "1 cowboy"


@pytest.mark.rule("BG-13.3")
def test_one_of_several_cowboys_on_wages_is_moved() -> None:
    game = entered(placed={0: "wages wages road"})
    refused(game, "0 shift wages wages", "cowboy-there", "BG-13.3")
    answer(game, "0 shift wages road")
    assert standing(game, 0) == ["gambling", "wages", "road", "road"]


@pytest.mark.rule("BG-13.3")
def test_what_cannot_be_placed_cannot_be_moved_there() -> None:
    game = entered(placed={0: "b5"})
    refused(game, "0 shift gambling b5", "cowboy-there", "BG-4.4")
    refused(game, "0 shift gambling f4", "not-attackable", "BG-7.6")
    refused(game, "0 shift gambling b4", "nothing-to-defend", "BG-7.6")
    refused(game, "0 shift gambling vp-2", "space-closed", "BG-4.4")
    refused(game, "0 shift gambling gambling", "cowboy-there", "BG-13.3")
    refused(game, "0 shift gambling nowhere", "no-such-place", "BG-13.3")
    refused(game, "0 shift nowhere gambling", "no-such-place", "BG-13.3")
    refused(game, "0 shift roads wages", "no-cowboy-of-yours", "BG-13.3")
    refused(game, "0 withdraw roads", "no-cowboy-of-yours", "BG-13.3")
    refused(game, "0 withdraw nowhere", "no-such-place", "BG-13.3")
    refused(game, "0 horse 2", "wrong-moment", "BG-13.3", asked="stable")


@pytest.mark.rule("BG-16.71", "BG-9.1")
def test_the_red_sheriff_moves_into_no_duel_and_nobody_moves_to_the_white_cowboy() -> None:
    game = entered(characters="red sheriff, banker", placed={1: "roads"})
    refused(game, "0 shift gambling roads", "no-duel-allowed", "BG-9.1")
    game = entered(characters="red sheriff, banker", placed={0: "b3", 1: "wages"})
    answer(game, "0 shift gambling wages")
    game = stabled([0, 2], characters="sheriff, banker", at="cowboys", supply=3)
    answer(game, "0 cowboy roads white", "1 cowboy wages", "1 horse 2")
    refused(game, "1 shift wages roads", "white-cowboy-there", "BG-9.1")


@pytest.mark.rule("BG-16.71")
def test_a_moved_cowboy_goes_to_the_board_and_may_come_out_of_an_enclosure() -> None:
    game = entered(placed={0: "enclosure-1"})
    refused(game, "0 shift gambling enclosure-5", "not-on-the-board", "BG-16.71")
    refused(game, "0 shift enclosure-1 enclosure-5", "not-on-the-board", "BG-16.71")
    answer(game, "0 shift enclosure-1 wages")
    assert standing(game, 0) == ["gambling", "wages"]


# Tokens


@pytest.mark.rule("BG-16.71")
def test_a_no_duel_token_goes_with_its_cowboy_where_such_tokens_go() -> None:
    game = entered("0 cowboy gambling quiet", characters="singer, father_christmas", quiet=(2, 0))
    refused(game, "0 shift gambling wages", "token-not-there", "BG-16.71")
    refused(game, "0 shift gambling buy-12", "token-not-there", "BG-16.71")
    answer(game, "0 shift gambling roads")
    assert game.state.marks == ((PLACE_BY_NAME["roads"], 0, QUIET),)
    assert game.state.quiet[0] == 1


@pytest.mark.rule("BG-16.71")
def test_dynamite_goes_with_its_cowboy_but_not_to_wages() -> None:
    game = entered("0 cowboy b3 dynamite", dynamite=1)
    refused(game, "0 shift b3 wages", "token-not-there", "BG-16.71")
    answer(game, "0 shift b3 e3")
    assert [mark[1:] for mark in game.state.marks] == [(0, DYNAMITE)]
    assert standing(game, 0) == ["e3"]


@pytest.mark.rule("BG-16.71")
@pytest.mark.parametrize("token", ["quiet", "dynamite"])
def test_a_cowboy_taken_back_brings_its_token(token: str) -> None:
    game = entered(f"0 cowboy gambling {token}", characters="singer, father_christmas", quiet=(1, 0), dynamite=(1, 0))
    answer(game, "0 withdraw gambling")
    assert game.state.marks == ()
    assert getattr(game.state, token) == [1, 0]
    assert game.state.supply[0] == 3


@pytest.mark.rule("BG-16.71", "BG-9.1")
def test_the_white_cowboy_moves_only_to_where_nobody_is() -> None:
    game = entered("0 cowboy gambling white", characters="sheriff, banker", placed={1: "roads b3"})
    refused(game, "0 shift gambling roads", "token-not-there", "BG-16.71")
    refused(game, "0 shift gambling e3", "token-not-there", "BG-16.71")
    answer(game, "0 shift gambling b5")
    assert standing(game, 0) == ["b5"]
    refused(game, "1 cowboy b5", "white-cowboy-there", "BG-9.1")


@pytest.mark.rule("BG-16.71", "BG-16.1")
def test_the_white_cowboy_taken_back_is_in_the_hand_again() -> None:
    game = entered("0 cowboy gambling white", characters="sheriff, banker")
    before = firepower(game.state, 0)
    answer(game, "0 withdraw gambling", "1 cowboy roads", "1 pass")
    assert firepower(game.state, 0) == before + 1
    assert game.state.supply[0] == 3
    assert "cowboy gambling white" in choices(game)


@pytest.mark.rule("BG-16.71")
def test_of_the_white_cowboy_and_another_on_wages_the_other_moves_first() -> None:
    game = entered("0 cowboy wages white", characters="sheriff, banker", placed={0: "wages"})
    answer(game, "0 shift wages e3")
    assert standing(game, 0) == ["e3", "wages"]
    assert game.state.white == PLACE_BY_NAME["wages"]
    answer(game, "1 pass", "0 cowboy gambling", "0 horse 2", "0 withdraw wages")
    assert game.state.white == -1


@pytest.mark.rule("BG-16.71", "BG-9.11")
def test_the_red_singers_cowboy_has_no_other_place_and_comes_back_as_one_of_the_own_supply() -> None:
    game = entered("0 cowboy gambling luck", characters="red singer, father_christmas")
    assert not [option for option in choices(game) if option.startswith("shift")]
    refused(game, "0 shift gambling roads", "token-not-there", "BG-16.71")
    answer(game, "0 withdraw gambling", "1 pass")
    assert game.state.supply[0] == 4
    assert "cowboy gambling luck" not in choices(game)


# Taking back


@pytest.mark.rule("BG-13.3")
def test_a_cowboy_may_be_taken_back_into_the_supply() -> None:
    game = entered(placed={0: "wages wages"})
    answer(game, "0 withdraw wages")
    assert standing(game, 0) == ["gambling", "wages"]
    assert game.state.supply[0] == 3
    assert told(game, "withdrawn") == [{"seat": 0, "at": "wages"}]
    assert asked(game) == "1 cowboy"


HALL = """
        c   d   e
        --  --
    3   Ho |Sa0|..
        --  --
    4   CH  Ho  ..
"""


@pytest.mark.rule("BG-16.10", "BG-16.71")
@pytest.mark.parametrize("leaving", ["withdraw c4", "shift c4 wages"])
def test_the_occupant_of_city_hall_may_leave_and_holds_it_no_more(leaving: str) -> None:
    game = entered(diagram=HALL, occupant=0)
    assert income_of(game, "d3") == 20
    answer(game, f"0 {leaving}")
    assert game.state.occupant == -1
    assert income_of(game, "d3") == 15
    assert wrong(game) == []


@pytest.mark.rule("BG-16.10")
def test_a_cowboy_on_its_way_to_city_hall_leaves_the_occupant_alone() -> None:
    game = entered("0 cowboy c4", diagram=HALL, occupant=1)
    answer(game, "0 withdraw c4")
    assert game.state.occupant == 1


@pytest.mark.rule("BG-13.3", "BG-7.7")
def test_a_risky_duel_may_be_avoided() -> None:
    game = entered(placed={1: "gambling"}, supply=1, until="end")
    answer(game, "0 shift gambling roads", "1 pass")
    assert told(game, "duel") == []
    assert gains(game, "gambling") == {1: 2}
