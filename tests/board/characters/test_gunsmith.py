"""Gunsmith. Yellow: 2 VP for each duel won. Red: may re-roll the own die in every duel; 1 dynamite now."""

import pytest

from board.characters.helpers_late import cash_limit
from support.board import BoardGame, answer, asked, choices, gains, options, refused, scripted, standing, told

pytestmark = pytest.mark.rule("BG-9.10")


def strengths(game: BoardGame) -> dict[int, int]:
    """The strengths in the last duel."""
    return dict(told(game, "duel")[-1]["strengths"])


# Yellow


def test_a_duel_won_scores_2_vp() -> None:
    game = scripted(characters="gunsmith, banker", placed={0: "roads", 1: "roads"}, combat=(4, 3), vp=10)
    assert gains(game, "duel-won") == {0: 2}
    assert game.state.vp == [12, 10]


def test_every_duel_won_scores() -> None:
    game = scripted(
        characters="gunsmith, banker",
        placed={0: "roads parcels-income", 1: "roads parcels-income"},
        combat=(4, 3, 6, 1),
    )
    assert game.state.vp == [4, 0]


@pytest.mark.rule("BG-16.16")
def test_a_duel_of_three_is_one_duel_won() -> None:
    game = scripted(
        characters="gunsmith, banker, settler",
        placed={0: "roads", 1: "roads", 2: "roads"},
        combat=(4, 3, 3),
    )
    assert game.state.vp == [2, 0, 0]


def test_a_duel_lost_scores_nothing_for_anybody() -> None:
    game = scripted(characters="gunsmith, banker", placed={0: "roads", 1: "roads"}, combat=(3, 4))
    assert game.state.vp == [0, 0]


def test_without_a_duel_there_is_nothing_to_score() -> None:
    game = scripted(characters="gunsmith, banker", placed={0: "wages roads", 1: "wages gambling"})
    assert game.state.vp == [0, 0]


def test_duels_for_parcels_buildings_and_city_hall_count() -> None:
    game = scripted(
        """
            c   d   e
        3   Ra1 ..  CH
        """,
        characters="gunsmith, banker",
        placed={0: "c3 d3 e3", 1: "c3 d3 e3"},
        combat=(6, 1, 6, 1, 6, 1),
    )
    answer(game, "0 choose occupy")
    assert len(told(game, "duel")) == 3
    assert game.state.vp == [6, 0]


def test_the_limits_are_30_and_20() -> None:
    assert cash_limit("gunsmith") == 30
    assert cash_limit("red gunsmith") == 20


# Red


def test_the_red_gunsmith_gets_1_dynamite_now() -> None:
    game = scripted(at="characters", characters="red gunsmith, banker")
    answer(game, "0 choose gunsmith")
    assert game.state.dynamite == [1, 0]
    assert asked(game) == "1 character"


def test_no_dynamite_when_all_7_are_out() -> None:
    game = scripted(at="characters", characters="red gunsmith, banker", dynamite=(3, 4))
    answer(game, "0 choose gunsmith")
    assert game.state.dynamite == [3, 4]


def test_the_yellow_gunsmith_has_no_dynamite_and_no_second_roll() -> None:
    game = scripted(at="characters", characters="gunsmith, banker")
    answer(game, "0 choose gunsmith")
    assert game.state.dynamite == [0, 0]
    game = scripted(characters="gunsmith, banker", placed={0: "roads", 1: "roads"})
    assert asked(game) == "pause"


def test_the_red_gunsmith_scores_nothing_for_a_duel_won() -> None:
    game = scripted(characters="red gunsmith, banker", placed={0: "roads", 1: "roads"}, combat=(6, 1))
    answer(game, "0 choose stand")
    assert game.state.vp == [0, 0]


def test_all_dice_are_seen_before_the_gunsmith_decides() -> None:
    game = scripted(
        characters="banker, red gunsmith, settler",
        placed={0: "roads", 1: "roads", 2: "roads"},
        combat=(4, 2, 5),
    )
    assert asked(game) == "1 reroll"
    assert game.decision is not None
    assert game.decision.about["rolls"] == [(0, 4, 0), (1, 2, 0), (2, 5, 0)]
    assert choices(game) == ["choose reroll", "choose stand"]


def test_the_second_roll_may_win_the_duel() -> None:
    game = scripted(characters="red gunsmith, banker", placed={0: "roads", 1: "roads"}, combat=(1, 4, 6))
    answer(game, "0 choose reroll")
    assert [roll["rolls"] for roll in told(game, "rolled")] == [((0, 1, 0), (1, 4, 0)), ((0, 6, 0), (1, 4, 0))]
    assert strengths(game) == {0: 6, 1: 4}
    assert game.state.stock == [3, 0]


def test_the_second_roll_stands_even_when_worse_and_there_is_no_third() -> None:
    game = scripted(characters="red gunsmith, banker", placed={0: "roads", 1: "roads"}, combat=(5, 4, 1))
    answer(game, "0 choose reroll")
    assert strengths(game) == {0: 1, 1: 4}
    assert asked(game) == "pause"
    assert game.state.stock == [0, 3]


def test_who_stands_rolls_nothing() -> None:
    game = scripted(characters="red gunsmith, banker", placed={0: "roads", 1: "roads"}, combat=(5, 4, 1))
    answer(game, "0 choose stand")
    assert game.moves[-1].draws == ()
    assert len(told(game, "rolled")) == 1
    assert strengths(game) == {0: 5, 1: 4}


def test_in_every_duel_again() -> None:
    game = scripted(
        characters="red gunsmith, banker",
        placed={0: "roads gambling", 1: "roads gambling"},
        combat=(1, 2, 6, 3, 4, 5),
    )
    answer(game, "0 choose reroll")
    assert asked(game) == "0 reroll"
    answer(game, "0 choose reroll")
    assert strengths(game) == {0: 5, 1: 4 + 1}  # the beaten cowboy counts


def test_only_in_the_gunsmiths_own_duels() -> None:
    game = scripted(
        characters="red gunsmith, banker, settler", placed={0: "gambling", 1: "roads", 2: "roads"}, combat=(1, 2)
    )
    assert asked(game) == "pause"
    assert strengths(game) == {1: 1, 2: 2}


@pytest.mark.rule("BG-16.17")
def test_with_dynamite_the_first_of_the_two_dice_may_be_rolled_again() -> None:
    game = scripted(
        characters="red gunsmith, banker",
        placed={0: "roads+dynamite", 1: "roads"},
        combat=(1, 2, 6, 5),
    )
    assert choices(game) == ["choose reroll", "choose reroll-second", "choose stand"]
    answer(game, "0 choose reroll")
    assert strengths(game) == {0: 5 + 2, 1: 6}
    assert asked(game) == "pause"


@pytest.mark.rule("BG-16.17")
def test_with_dynamite_or_the_second_but_not_both() -> None:
    game = scripted(
        characters="red gunsmith, banker",
        placed={0: "roads+dynamite", 1: "roads"},
        combat=(2, 1, 6, 4),
    )
    answer(game, "0 choose reroll-second")
    assert strengths(game) == {0: 2 + 4, 1: 6}
    assert asked(game) == "pause"
    assert game.moves[-1].draws == (("combat", 4),)


def test_without_dynamite_there_is_no_second_die_to_roll_again() -> None:
    game = scripted(characters="red gunsmith, banker", placed={0: "roads", 1: "roads+dynamite"}, combat=(1, 3, 3))
    refused(game, "0 choose reroll-second", "no-such-option", "BG-9.10", options=("reroll", "stand"))
    refused(game, "0 pass", "wrong-moment", "BG-9.10")


def test_the_gunsmiths_dynamite_goes_with_a_cowboy() -> None:
    game = scripted(at="characters", characters="red gunsmith, banker", supply=1)
    answer(game, "0 choose gunsmith", "1 choose banker", "1 pass")
    assert "cowboy gambling dynamite" in options(game, 0)
    answer(game, "0 cowboy gambling dynamite")
    assert game.state.dynamite == [0, 0]


def test_fetched_by_the_paperboy_it_works_the_same() -> None:
    game = scripted(
        characters="paperboy fetching red gunsmith, banker", placed={0: "roads", 1: "roads"}, combat=(1, 4, 6)
    )
    answer(game, "0 choose reroll")
    assert standing(game, 0) == []
    assert game.state.stock == [3, 0]
