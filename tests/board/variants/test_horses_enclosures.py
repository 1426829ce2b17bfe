"""A horse after a cowboy, and cowboys in enclosures (BG-13.2, BG-13.3: enclosures 1, 4 and 5)."""

import pytest

from board.variants.helpers_horses import horses, stabled
from carson.board.mechanics.purse import firepower
from support.board import answer, asked, choices, gains, refused, scripted, standing, told

TOWN = """
        b   c   d   e   f
    3   ..  Ra0 Mt  Sa1 ..
    4   ..0 ..  Ho  ..  ..1
    5   ..  ..  CH  ..  ..
"""


# A horse after a cowboy


@pytest.mark.rule("BG-13.2")
def test_after_a_cowboy_placed_on_the_board_a_horse_may_follow() -> None:
    game = stabled(at="cowboys", supply=2)
    answer(game, "0 cowboy gambling")
    assert asked(game) == "0 horse"
    assert choices(game) == ["horse 1", "horse 2", "horse 3", "horse 4", "horse 5", "pass"]
    answer(game, "0 horse 5")
    assert horses(game, 0) == (0, "0 0 0 0 1")
    assert told(game, "horse") == [{"seat": 0, "enclosure": 5}]
    assert asked(game) == "1 cowboy"


@pytest.mark.rule("BG-13.2")
@pytest.mark.parametrize("place", ["wages", "b3", "e3", "c3", "d5"])
def test_wherever_on_the_board_the_cowboy_goes(place: str) -> None:
    game = stabled(diagram=TOWN, at="cowboys", supply=2)
    answer(game, f"0 cowboy {place}")
    assert asked(game) == "0 horse"


@pytest.mark.rule("BG-13.2")
def test_horses_may_stay_unused() -> None:
    game = stabled(at="cowboys", supply=2)
    answer(game, "0 cowboy gambling", "0 pass")
    assert horses(game, 0) == (1, "0 0 0 0 0")
    assert game.state.passed == []
    assert asked(game) == "1 cowboy"


@pytest.mark.rule("BG-13.2")
def test_who_has_no_horse_is_not_asked_and_one_horse_follows_one_cowboy() -> None:
    game = stabled([0, 3], at="cowboys", supply=2)
    answer(game, "0 cowboy gambling")
    assert asked(game) == "1 cowboy"
    answer(game, "1 cowboy gambling", "1 horse 5")
    assert asked(game) == "0 cowboy"
    assert horses(game, 1) == (2, "0 0 0 0 1")


@pytest.mark.rule("BG-13.2")
def test_an_enclosure_holds_any_number() -> None:
    game = stabled([1, 1], pens={0: "0 0 0 0 7"}, at="cowboys", supply=2)
    answer(game, "0 cowboy gambling", "0 horse 5")
    assert horses(game, 0) == (0, "0 0 0 0 8")


@pytest.mark.rule("BG-13.2")
@pytest.mark.parametrize("number", [0, 6, 9])
def test_there_are_five_enclosures(number: int) -> None:
    game = stabled(at="cowboys", supply=2)
    answer(game, "0 cowboy gambling")
    refused(game, f"0 horse {number}", "no-enclosure", "BG-13.2", enclosure=number)
    refused(game, "0 cowboy wages", "wrong-moment", "BG-13.2", asked="horse")


@pytest.mark.rule("BG-16.70")
def test_the_white_cowboy_and_the_red_singers_bring_a_horse_too() -> None:
    game = stabled([2, 1], at="cowboys", characters="sheriff, red singer", supply=1)
    answer(game, "0 cowboy roads white")
    assert asked(game) == "0 horse"
    answer(game, "0 pass", "1 cowboy gambling luck")
    assert asked(game) == "1 horse"


@pytest.mark.rule("BG-16.70")
def test_no_horse_follows_a_cowboy_into_an_enclosure() -> None:
    game = stabled(at="cowboys", supply=2)
    answer(game, "0 cowboy enclosure-3")
    assert asked(game) == "1 cowboy"


@pytest.mark.rule("BG-16.70")
def test_no_horse_follows_a_cowboy_that_the_doctor_sends_on() -> None:
    game = stabled(
        [2, 2],
        characters="doctor, banker",
        placed={0: "ammunition", 1: "ammunition"},
        combat=[1, 6],
        passed=[0, 1],
    )
    answer(game, "0 cowboy gambling")
    assert asked(game) == "pause"


# Cowboys in enclosures


@pytest.mark.rule("BG-13.2")
def test_a_cowboy_may_go_into_each_own_enclosure_once() -> None:
    game = stabled([0, 0], at="cowboys", supply=3)
    assert [f"cowboy enclosure-{number}" in choices(game) for number in range(1, 6)] == [True] * 5
    answer(game, "0 cowboy enclosure-3", "1 cowboy enclosure-3")
    assert standing(game, 0) == standing(game, 1) == ["enclosure-3"]
    assert game.state.supply == [2, 2]
    refused(game, "0 cowboy enclosure-3", "cowboy-there", "BG-4.4", at="enclosure-3")
    assert "cowboy enclosure-4" in choices(game)


@pytest.mark.rule("BG-16.74")
def test_two_players_in_the_same_enclosure_meet_in_no_duel() -> None:
    game = stabled([0, 0], placed={0: "enclosure-3", 1: "enclosure-3"}, until="end")
    assert told(game, "duel") == []
    assert standing(game, 0) == standing(game, 1) == ["enclosure-3"]


@pytest.mark.rule("BG-16.74", "BG-5.2")
def test_a_cowboy_in_an_enclosure_is_no_firepower() -> None:
    game = stabled([0, 0], at="cowboys", supply=2)
    answer(game, "0 cowboy enclosure-5")
    assert firepower(game.state, 0) == 1


@pytest.mark.rule("BG-16.74")
def test_the_red_sheriff_goes_into_an_own_enclosure_whoever_else_has_a_cowboy_in_his() -> None:
    game = stabled([0, 0], at="cowboys", characters="red sheriff, banker", supply=2, placed={1: "enclosure-1"})
    answer(game, "0 cowboy enclosure-1")
    assert standing(game, 0) == ["enclosure-1"]


@pytest.mark.rule("BG-16.74")
def test_neither_tokens_nor_the_white_cowboy_go_into_an_enclosure() -> None:
    game = stabled([0, 0], at="cowboys", characters="sheriff, singer", supply=2, dynamite=1, quiet={1: 2})
    refused(game, "0 cowboy enclosure-1 white", "mark-not-there", "BG-9.1")
    refused(game, "0 cowboy enclosure-1 dynamite", "mark-not-there", "BG-9.20")
    answer(game, "0 cowboy enclosure-2")
    refused(game, "1 cowboy enclosure-1 quiet", "mark-not-there", "BG-9.21")


@pytest.mark.rule("BG-13.2")
def test_without_the_variant_there_are_no_enclosures() -> None:
    game = scripted(at="cowboys", supply=2)
    assert not [option for option in choices(game) if "enclosure" in option]
    refused(game, "0 cowboy enclosure-1", "no-such-place", "BG-4.3", at="enclosure-1")
    refused(game, "0 horse 1", "wrong-moment", "BG-4.3")


@pytest.mark.rule("BG-13.6")
def test_with_kit_carson_the_second_enclosure_is_not_used() -> None:
    game = stabled([1, 1], variants="kit-carson", at="cowboys", supply=3)
    refused(game, "0 cowboy enclosure-2", "no-such-enclosure", "BG-13.2")
    answer(game, "0 cowboy gambling")
    offered = choices(game, 0)
    assert "horse 1" in offered
    assert "horse 2" not in offered
    refused(game, "0 horse 2", "enclosure-not-used", "BG-13.6", enclosure=2)
    refused(game, "1 cowboy enclosure-2", "no-such-enclosure", "BG-13.2")


@pytest.mark.rule("BG-13.6")
def test_with_kit_carson_no_bought_horse_goes_into_the_second_enclosure() -> None:
    game = stabled([1, 1], variants="kit-carson", placed={0: "wages"}, money=9)
    refused(game, "0 horse 2", "enclosure-not-used", "BG-13.6")
    answer(game, "0 horse 3")
    assert horses(game, 0) == (1, "0 0 1 0 0")


# What they do


@pytest.mark.rule("BG-13.3", "BG-5.2")
def test_the_first_enclosure_gives_1_firepower_and_2_with_three_horses() -> None:
    game = stabled([4, 0], at="cowboys", supply=(5, 1), order=[0, 1])
    powers = []
    for place in ("gambling", "roads", "b3", "b4"):
        answer(game, f"0 cowboy {place}", "0 horse 1")
        powers.append(firepower(game.state, 0) - game.state.supply[0])
        if asked(game) == "1 cowboy":
            answer(game, "1 pass")
    assert powers == [1, 1, 2, 2]
    assert firepower(game.state, 1) == 1


@pytest.mark.rule("BG-13.3")
def test_the_firepower_decides_a_duel() -> None:
    fight = {
        "characters": "banker, captain",
        "placed": {0: "gambling", 1: "gambling"},
        "combat": [3, 3],
        "passed": [0, 1],
    }
    won = told(stabled([0, 0], pens={1: "1 0 0 0 0"}, **fight), "duel")[0]
    assert (won["winner"], won["strengths"]) == (1, ((0, 3), (1, 4)))
    won = told(stabled([0, 0], pens={1: "0 0 1 1 1"}, **fight), "duel")[0]
    assert (won["winner"], won["strengths"]) == (0, ((0, 3), (1, 3)))


@pytest.mark.rule("BG-13.3", "BG-6.8")
def test_the_firepower_counts_for_cowboy_income() -> None:
    game = stabled([0, 0], pens={0: "3 0 0 0 0"}, placed={0: "cowboy-income"}, revolvers=1)
    assert gains(game, "cowboy-income") == {0: 6}


@pytest.mark.rule("BG-13.3")
def test_the_fourth_enclosure_gives_2_dollars_at_once() -> None:
    game = stabled([1, 1], at="cowboys", supply=2, money=5)
    answer(game, "0 cowboy gambling", "0 horse 4")
    assert game.state.money == [7, 5]
    assert gains(game, "horse") == {0: 2}


@pytest.mark.rule("BG-13.3")
@pytest.mark.parametrize("number", [3, 5])
def test_the_third_and_the_fifth_do_nothing_at_once(number: int) -> None:
    game = stabled([1, 1], at="cowboys", supply=2, money=5)
    answer(game, "0 cowboy gambling", f"0 horse {number}")
    assert game.state.money == [5, 5]
    assert firepower(game.state, 0) == 1
    assert asked(game) == "1 cowboy"
