"""Duels (BG-5.1 to BG-5.3): one die and firepower, the earlier passer wins a tie (BG-4.5)."""

import pytest

from support.board import answer, asked, gains, on, scripted, standing, told

RANDYS_LAND = """
        c   d   e
    3   ..  ..  ..
    4   ..  ..  ..
"""


@pytest.mark.rule("BG-5.3", "BG-4.5", "BG-5.2")
def test_the_books_duel_of_randy_john_and_sarah_6_6_and_3() -> None:
    """5 + 1 revolver; 3 + 2 revolvers + 1 cowboy; 2 + 1 revolver. Randy passed before John, and wins the tie."""
    randy, john, sarah = range(3)
    game = scripted(
        RANDYS_LAND,
        placed={randy: "d4", john: "d4", sarah: "d4"},
        passed=(randy, john, sarah),
        revolvers=(1, 2, 1),
        supply=(0, 1, 0),
        money=5,
        combat=(5, 3, 2),
    )
    assert told(game, "duel") == [{"at": "d4", "strengths": ((randy, 6), (john, 6), (sarah, 3)), "winner": randy}]
    answer(game, f"{randy} buy d4")
    assert on(game, "d4") == f"..{randy}"
    # John and Sarah take their cowboys back; Randy's goes to the general supply.
    assert game.state.supply == [0, 2, 1]
    assert game.state.general == [10, 8, 9]


@pytest.mark.rule("BG-5.3", "BG-4.5")
def test_the_dutch_books_duel_of_orange_green_and_blue() -> None:
    """The same with a die of 4 for Green, who then is stronger: 4 + 2 + 1 = 7, though the book writes 6."""
    orange, green, blue = range(3)
    game = scripted(
        RANDYS_LAND,
        placed={orange: "d4", green: "d4", blue: "d4"},
        revolvers=(1, 2, 1),
        supply=(0, 1, 0),
        money=5,
        combat=(5, 4, 2),
    )
    assert told(game, "duel")[0]["strengths"] == ((orange, 6), (green, 7), (blue, 3))
    assert asked(game) == f"{green} buy-parcel"


@pytest.mark.rule("BG-4.5")
@pytest.mark.parametrize("passed", [(0, 1, 2), (1, 0, 2), (2, 1, 0), (2, 0, 1)])
def test_of_equal_strengths_the_earlier_passer_wins(passed: tuple[int, ...]) -> None:
    game = scripted(placed={0: "roads", 1: "roads", 2: "roads"}, passed=passed, combat=(4, 4, 4))
    assert told(game, "duel")[0]["winner"] == passed[0]
    assert [stock for stock in game.state.stock if stock] == [3]


@pytest.mark.rule("BG-5.1")
@pytest.mark.parametrize(
    "space",
    [
        "ammunition",
        "roads",
        "buy-12",
        "buy-3",
        "parcels-income",
        "cowboy-income",
        "gambling",
        "parcels-vp",
        "cowboy-vp",
        "building-vp",
        "vp-5",
        "a1",
    ],
)
def test_several_players_on_one_space_fight(space: str) -> None:
    game = scripted(placed={0: space, 2: space}, combat=(1, 6))
    assert told(game, "duel") == [{"at": space, "strengths": ((0, 1), (2, 6)), "winner": 2}]
    assert (game.state.supply, game.state.general) == ([1, 0, 0], [9, 10, 10])


@pytest.mark.rule("BG-5.1")
def test_there_is_no_duel_on_wages_and_road() -> None:
    game = scripted(placed={0: "wages wages road", 1: "wages road road", 2: "wages"})
    assert told(game, "duel") == []
    assert (game.state.money, game.state.stock) == ([8, 4, 4], [1, 2, 0])


@pytest.mark.rule("BG-5.1")
def test_alone_on_a_space_one_acts_without_a_duel() -> None:
    game = scripted(placed={0: "ammunition", 1: "roads", 2: "gambling"}, white=(3,), black=(5,))
    assert told(game, "rolled") == []
    assert (game.state.ammunition, game.state.stock[1], game.state.money[2]) == (0, 3, 8)


@pytest.mark.rule("BG-5.2")
def test_strength_is_a_die_and_revolvers_and_the_cowboys_of_the_own_supply() -> None:
    """Cowboys on the map and in the general supply do not count."""
    game = scripted(
        placed={0: "roads wages wages wages", 1: "roads"},
        revolvers=(2, 4, 0),
        supply=(3, 2, 9),
        combat=(6, 1),
    )
    assert told(game, "duel") == [{"at": "roads", "strengths": ((0, 11), (1, 7)), "winner": 0}]


@pytest.mark.rule("BG-5.2", "BG-6.2")
def test_the_3_revolvers_token_and_the_mercenary_add_to_firepower() -> None:
    game = scripted(
        characters="mercenary, banker, captain",
        placed={0: "roads", 1: "ammunition roads", 2: "roads"},
        combat=(1, 1, 1),
    )
    assert told(game, "duel")[0]["strengths"] == ((0, 4), (1, 4), (2, 1))


@pytest.mark.rule("BG-5.2", "BG-9.7")
def test_the_red_mercenary_adds_two() -> None:
    game = scripted(characters="red mercenary, banker, captain", placed={0: "roads", 1: "roads"}, combat=(1, 2))
    assert told(game, "duel")[0]["strengths"] == ((0, 3), (1, 2))


@pytest.mark.rule("BG-5.2")
def test_a_combat_die_has_six_faces() -> None:
    for roll in range(1, 7):
        game = scripted(placed={0: "roads", 1: "roads"}, combat=(roll, 1))
        assert told(game, "rolled") == [{"at": "roads", "rolls": ((0, roll, 0), (1, 1, 0))}]
    with pytest.raises(AssertionError, match="combat 7 cannot come"):
        scripted(placed={0: "roads", 1: "roads"}, combat=(7,))
    with pytest.raises(AssertionError, match="combat 0 cannot come"):
        scripted(placed={0: "roads", 1: "roads"}, combat=(0,))


@pytest.mark.rule("BG-5.3")
def test_a_losers_cowboy_counts_at_once_in_later_duels() -> None:
    """Seat 1 loses the Ammunition with 2, and has a point more for the Roads."""
    game = scripted(
        placed={0: "ammunition", 1: "ammunition roads", 2: "roads"},
        combat=(3, 2, 2, 3),
        supply=(0, 0, 0),
    )
    ammunition, roads = told(game, "duel")
    assert ammunition["strengths"] == ((0, 3), (1, 2))
    assert roads == {"at": "roads", "strengths": ((1, 3), (2, 3)), "winner": 1}


@pytest.mark.rule("BG-5.3")
def test_the_winners_cowboy_is_spent_and_gives_no_firepower() -> None:
    game = scripted(placed={0: "roads cowboy-income", 1: "roads"}, supply=(2, 0, 0), combat=(6, 1))
    assert gains(game, "cowboy-income") == {0: 4}
    assert (game.state.supply, game.state.general) == ([2, 1, 0], [8, 9, 10])
    assert standing(game, 0) == []


@pytest.mark.rule("BG-5.3")
def test_only_the_winner_acts() -> None:
    game = scripted(placed={0: "gambling", 1: "gambling", 2: "gambling"}, combat=(2, 5, 3), white=(6,), black=(6,))
    assert game.state.money == [0, 12, 0]
