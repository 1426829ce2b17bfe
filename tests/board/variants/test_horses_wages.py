"""A horse at Wages (BG-13.1): $4 for it instead of $4 for one cowboy, once a round, into an enclosure at once."""

import pytest

from board.variants.helpers_horses import horses, stabled
from carson.board.mechanics.purse import firepower
from support.board import answer, asked, choices, gains, refused, told


@pytest.mark.rule("BG-13.1", "BG-6.1")
def test_a_horse_for_4_dollars_instead_of_4_dollars() -> None:
    game = stabled([1, 1], placed={0: "wages wages wages"}, money=10)
    assert asked(game) == "0 wages"
    assert choices(game) == ["horse 1", "horse 2", "horse 3", "horse 4", "horse 5", "pass"]
    answer(game, "0 horse 5")
    assert game.state.money == [10 + 8 - 4, 10]
    assert horses(game, 0) == (1, "0 0 0 0 1")
    assert game.state.general[0] == 10
    assert asked(game) == "pause"


@pytest.mark.rule("BG-13.1", "BG-6.1")
def test_or_4_dollars_for_each_cowboy_as_usual() -> None:
    game = stabled([1, 1], placed={0: "wages wages"}, money=10)
    answer(game, "0 pass")
    assert gains(game, "wages") == {0: 8}
    assert game.state.money == [18, 10]
    assert horses(game, 0) == (1, "0 0 0 0 0")
    assert game.state.general[0] == 10


@pytest.mark.rule("BG-13.1")
def test_one_a_round_however_many_cowboys_are_there() -> None:
    game = stabled([1, 1], placed={0: "wages wages wages"}, money=30)
    answer(game, "0 horse 5")
    assert asked(game) == "pause"


@pytest.mark.rule("BG-13.1", "BG-4.5")
def test_wages_are_settled_in_pass_order() -> None:
    game = stabled(placed={0: "wages", 1: "wages", 2: "wages"}, money=9, passed=[2, 0, 1])
    assert asked(game) == "2 wages"
    answer(game, "2 horse 5")
    assert asked(game) == "0 wages"
    answer(game, "0 pass")
    assert asked(game) == "1 wages"
    answer(game, "1 horse 1")
    assert [horses(game, seat) for seat in (0, 1, 2)] == [(1, "0 0 0 0 0"), (1, "1 0 0 0 0"), (1, "0 0 0 0 1")]


@pytest.mark.rule("BG-13.1", "BG-2.2")
def test_there_is_none_when_the_25_are_out() -> None:
    game = stabled([12, 12], placed={0: "wages", 1: "wages"}, money=9)
    answer(game, "0 horse 5")
    assert game.state.money == [5, 13]
    assert asked(game) == "pause"


@pytest.mark.rule("BG-13.1", "BG-16.27")
def test_who_cannot_pay_is_paid() -> None:
    game = stabled([1, 1], placed={0: "wages", 1: "wages"}, money=(3, 4))
    assert game.state.money == [7, 4]
    assert asked(game) == "1 wages"


@pytest.mark.rule("BG-16.73")
def test_the_wages_of_another_cowboy_may_pay_for_the_horse() -> None:
    game = stabled([1, 1], placed={0: "wages wages"}, money=0)
    answer(game, "0 horse 5")
    assert game.state.money == [0, 0]
    assert horses(game, 0) == (1, "0 0 0 0 1")


@pytest.mark.rule("BG-16.73")
def test_the_white_cowboy_buys_too_and_leaves_play() -> None:
    game = stabled([1, 1], characters="sheriff, banker", placed={0: "wages+white"}, money=9)
    answer(game, "0 horse 5")
    assert game.state.money == [5, 9]
    assert game.state.white == -2
    assert game.state.general[0] == 10


@pytest.mark.rule("BG-16.73")
def test_a_bought_horse_in_the_fourth_enclosure_gives_2_dollars_after_paying() -> None:
    game = stabled([1, 1], placed={0: "wages"}, money=4)
    answer(game, "0 horse 4")
    assert game.state.money == [2, 4]
    assert stabled([1, 1], placed={0: "wages"}, money=3).state.money == [7, 3]


@pytest.mark.rule("BG-16.73")
def test_a_bought_horse_in_the_first_enclosure_counts_in_the_duels_that_follow() -> None:
    game = stabled([1, 1], placed={0: "wages ammunition", 1: "ammunition"}, money=9, combat=[3, 3], passed=[1, 0])
    answer(game, "0 horse 1")
    assert firepower(game.state, 0) == 1 + 3
    assert told(game, "duel")[0]["winner"] == 0


@pytest.mark.rule("BG-16.73", "BG-13.3")
def test_a_bought_horse_in_the_third_enclosure_doubles_a_ranch() -> None:
    game = stabled([1, 1], placed={0: "wages"}, money=9, diagram="    d\n4   Ra0")
    answer(game, "0 horse 3")
    assert asked(game) == "0 ranches"


@pytest.mark.rule("BG-16.23")
def test_a_bought_horse_in_the_second_enclosure_gives_nothing_but_hats() -> None:
    game = stabled([1, 1], placed={0: "wages gambling"}, supply=3, money=9)
    answer(game, "0 horse 2")
    assert asked(game) == "pause"
    assert horses(game, 0) == (1, "0 1 0 0 0")


@pytest.mark.rule("BG-13.1")
def test_there_are_five_enclosures_and_nothing_else_to_do() -> None:
    game = stabled([1, 1], placed={0: "wages"}, money=9)
    refused(game, "0 horse 6", "no-enclosure", "BG-13.1")
    refused(game, "0 choose wages", "wrong-moment", "BG-13.1", asked="wages")
    refused(game, "1 horse 1", "not-your-decision", "BG-13.1")


def test_without_horses_wages_ask_nobody() -> None:
    game = stabled([1, 1], placed={0: "road"}, money=9)
    assert asked(game) == "pause"
