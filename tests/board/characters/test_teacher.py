"""Teacher. Rounds 1 to 3 (yellow): first to choose next round. Round 4 (red): VP at final scoring."""

import pytest

from board.characters.helpers_late import cash_limit
from support.board import BoardGame, answer, asked, gains, scripted, told

pytestmark = pytest.mark.rule("BG-9.17")


def round_over(in_round: int = 2) -> BoardGame:
    """Seats 0, 1 and 2 chose, 2 the Teacher; nobody has a cowboy, so all pass in turn order and the round is over."""
    game = scripted(
        at="characters", until="", characters="mercenary, gunsmith, teacher", in_round=in_round, passed=(0, 1, 2)
    )
    answer(game, "0 choose mercenary", "1 choose gunsmith", "2 choose teacher")
    return game


# Yellow


def test_the_teacher_chooses_first_next_round_whenever_passed() -> None:
    game = round_over()
    assert game.state.round == 3
    assert game.state.passed == [0, 1, 2]
    assert asked(game) == "2 character"


def test_then_the_others_follow_in_the_order_of_the_track() -> None:
    game = round_over()
    answer(game, "2 choose banker")
    assert asked(game) == "0 character"
    answer(game, "0 choose mercenary")
    assert asked(game) == "1 character"
    answer(game, "1 choose gunsmith")
    assert asked(game).endswith("cowboy")


def test_only_next_round() -> None:
    game = round_over(in_round=1)
    answer(game, "2 choose gunsmith", "0 choose banker", "1 choose mercenary")
    answer(game, "0 pass", "1 pass", "2 pass")
    assert game.state.round == 3
    assert asked(game) == "0 character"


def test_the_first_seat_too() -> None:
    game = scripted(at="characters", until="", characters="teacher, gunsmith, mercenary")
    answer(game, "0 choose teacher", "1 choose gunsmith", "2 choose mercenary")
    assert game.state.passed == [2, 1, 0]
    assert asked(game) == "0 character"


def test_in_round_3_for_round_4() -> None:
    game = round_over(in_round=3)
    assert game.state.round == 4
    assert asked(game) == "2 character"


@pytest.mark.rule("BG-16.6", "BG-4.5")
def test_ties_still_follow_the_track() -> None:
    game = scripted(
        characters="mercenary, teacher",
        passed=(0, 1),
        placed={0: "roads", 1: "roads"},
        supply={1: 3},
        combat=(4, 4),
    )
    assert game.state.stock == [3, 0]


@pytest.mark.rule("BG-16.6", "BG-8.14")
def test_city_hall_drawn_next_round_is_placed_by_the_first_of_the_track_not_by_the_teacher() -> None:
    game = scripted(
        """
            d
            --
        4  |Ho |
            --
        """,
        at="characters",
        until="",
        characters="red cowboy, gunsmith, teacher",
        money=9,
        draws="city_hall church",
    )
    answer(game, "0 choose gunsmith", "1 choose banker", "2 choose teacher")
    answer(game, "1 pass")
    assert game.state.passed[0] == 1
    assert asked(game) == "2 character"
    answer(game, "2 choose cowboy", "2 choose from-3", "2 claim a1")
    assert asked(game) == "1 city-hall"


def test_the_turn_order_is_set_by_the_numbers_all_the_same() -> None:
    game = round_over()
    answer(game, "2 choose gunsmith", "0 choose mercenary", "1 choose banker")
    assert told(game, "turn-order")[-1] == {"seats": (1, 0, 2)}


def test_the_limit_is_60_on_both_sides() -> None:
    assert cash_limit("teacher", in_round=3) == 60
    assert cash_limit("teacher", in_round=4) == 60


# Red


SCHOOLS = """
        a   b   c   d   e   f   g
    1   Sc0 Pr0 Pr0 Ch0 Ch1 Sa1 Sc1
"""


def teacher_vp(diagram: str, seat: int = 0) -> int:
    """What the Teacher adds to a player's final score, compared with somebody who adds nothing."""
    taught, plain = (
        scripted(diagram, at="final", characters=characters, in_round=4).state.vp
        for characters in (("teacher, banker", "mercenary, banker"), ("banker, teacher", "banker, mercenary"))[seat]
    )
    assert taught[1 - seat] == plain[1 - seat]
    return taught[seat] - plain[seat]


def test_in_round_4_2_vp_for_each_own_school_prison_and_church_and_2_without_a_saloon() -> None:
    assert teacher_vp(SCHOOLS) == 4 * 2 + 2


def test_a_saloon_costs_the_last_2_vp_only() -> None:
    assert teacher_vp(SCHOOLS, seat=1) == 2 * 2


def test_2_vp_without_a_saloon_and_without_anything_else() -> None:
    assert teacher_vp("") == 2


def test_other_buildings_score_nothing() -> None:
    diagram = """
            a   b   c   d   e   f
        1   Ra0 Mi0 Ho0 Hl0 Ba0 Dr0
    """
    assert teacher_vp(diagram) == 2


@pytest.mark.rule("BG-9.0")
def test_fetched_by_the_paperboy_the_lessons_count_too() -> None:
    """Four buildings at 2 VP each, and the Teacher's."""
    game = scripted(SCHOOLS, at="final", characters="paperboy fetching teacher, banker", in_round=4)
    assert game.state.vp[0] == 4 * 2 + 4 * 2 + 2


@pytest.mark.rule("BG-9.0")
def test_fetched_by_the_paperboy_the_teacher_chooses_first_next_round() -> None:
    game = scripted(at="characters", until="", characters="banker, red paperboy fetching teacher", supply={1: 1})
    answer(game, "0 choose banker", "1 choose paperboy", "1 choose teacher", "1 cowboy wages")
    assert game.state.passed == [0, 1]
    assert asked(game) == "1 character"


def test_in_round_4_nobody_chooses_first_afterwards_and_the_game_ends() -> None:
    game = scripted(at="characters", until="", characters="teacher, banker", in_round=4)
    answer(game, "0 choose teacher", "1 choose banker")
    assert asked(game) == ""
    assert game.state.chooses_first == -1
    assert gains(game, "final")[0] == 2
