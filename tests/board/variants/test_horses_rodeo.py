"""The rodeo at the end of each round, and what horses are worth at the end of the game (BG-13.4, BG-13.5)."""

from typing import Any

import pytest

from board.variants.helpers_horses import horses, stabled
from carson.board.mechanics.scoring import sheet
from carson.board.variants.horses.rodeo import hats
from carson.board.variants.horses.state import HERD
from support.board import BoardGame, answer, asked, gains, told

JOHN, SARAH = "0 1 0 2 0", "1 0 0 0 1"


def ridden(**given: Any) -> BoardGame:
    """The end of a round, up to the cash limits."""
    return stabled(**{"herd": [0, 0], "at": "end", "until": "cash", **given})


# The hats


@pytest.mark.rule("BG-13.4")
def test_the_books_example_of_a_rodeo() -> None:
    """John: one horse in the second, two and a cowboy in the fourth: 2 + 6 × 2. Sarah: one in the first and the fifth.

    enclosure   1   2   3   4   5
    hats        1   2   2   3   5
    John            1       2+c
    Sarah       1               1
    """
    game = ridden(pens={0: JOHN, 1: SARAH}, placed={0: "enclosure-4"}, passed=[1, 0])
    assert told(game, "rodeo") == [{"winner": 0, "scores": (14, 6)}]
    assert HERD.of(game.state).rodeos == (2, 0)


@pytest.mark.rule("BG-13.4")
@pytest.mark.parametrize(
    ("pens", "expected"),
    [("1 0 0 0 0", 1), ("0 1 0 0 0", 2), ("0 0 1 0 0", 2), ("0 0 0 1 0", 3), ("0 0 0 0 1", 5), ("1 2 3 0 2", 21)],
)
def test_each_enclosure_counts_its_horses_times_its_hats(pens: str, expected: int) -> None:
    game = stabled([0, 0], pens={0: pens}, at="cowboys", supply=1)
    assert hats(game.rules.table, game.state, 0) == expected
    assert hats(game.rules.table, game.state, 1) == 0


@pytest.mark.rule("BG-13.4")
def test_a_cowboy_doubles_the_enclosure_it_is_in_and_no_other() -> None:
    game = stabled([0, 0], pens={0: "1 0 0 0 2"}, at="cowboys", supply=1, placed={0: "enclosure-5 enclosure-3"})
    assert hats(game.rules.table, game.state, 0) == 1 + 2 * 5 * 2


@pytest.mark.rule("BG-13.4", "BG-4.5")
@pytest.mark.parametrize(("passed", "winner"), [([0, 1], 0), ([1, 0], 1)])
def test_a_tie_goes_to_who_passed_earlier(passed: list[int], winner: int) -> None:
    game = ridden(pens={0: "0 0 0 1 0", 1: "1 1 0 0 0"}, passed=passed)
    assert told(game, "rodeo") == [{"winner": winner, "scores": (3, 3)}]


@pytest.mark.rule("BG-16.23")
def test_a_rodeo_of_all_zeros_goes_to_the_earliest_passer() -> None:
    game = ridden(herd=[1, 3], passed=[1, 0])
    assert told(game, "rodeo") == [{"winner": 1, "scores": (0, 0)}]
    assert HERD.of(game.state).rodeos == (1, 1)


@pytest.mark.rule("BG-13.4", "BG-2.2")
def test_there_is_a_rodeo_in_every_round_the_last_included() -> None:
    for number in (1, 2, 3, 4):
        game = ridden(pens={1: SARAH}, in_round=number, rodeos=(number - 1, 0))
        assert HERD.of(game.state).rodeos == (number - 1, 1)


# After it


@pytest.mark.rule("BG-13.4")
def test_horses_go_back_to_their_owners() -> None:
    game = ridden(herd=[2, 0], pens={0: JOHN, 1: SARAH})
    assert horses(game, 0) == (5, "0 0 0 0 0")
    assert horses(game, 1) == (2, "0 0 0 0 0")


@pytest.mark.rule("BG-13.4", "BG-4.9")
def test_cowboys_in_enclosures_go_to_the_general_supply_before_new_ones_come() -> None:
    """Seat 0 has all ten cowboys out: two in enclosures, eight in hand. Both are new cowboys next round."""
    game = ridden(herd=[1, 1], placed={0: "enclosure-1 enclosure-5"}, supply=(8, 3), in_round=2)
    assert game.state.here == [0, 0]
    assert (game.state.supply[0], game.state.general[0]) == (10, 0)
    game = ridden(herd=[1, 1], placed={0: "enclosure-1 enclosure-5"}, supply=(2, 3), in_round=4)
    assert (game.state.supply[0], game.state.general[0]) == (2, 8)


@pytest.mark.rule("BG-13.3")
def test_the_firepower_of_the_first_enclosure_is_for_this_round() -> None:
    game = ridden(pens={0: "3 0 0 0 0"}, characters="mercenary, banker")
    assert game.state.bonus == [3, 0]


@pytest.mark.rule("BG-4.8")
def test_the_rodeo_comes_after_the_characters_effects_and_before_new_cowboys() -> None:
    game = ridden(herd=[1, 1], pens={1: SARAH}, characters="red banker, settler", money=9, until="fill")
    assert asked(game) == "0 ask"
    assert told(game, "rodeo") == []
    answer(game, "0 choose 3-vp")
    kinds = [event.kind for event in game.events(None)]
    assert kinds.index("scored-vp") < kinds.index("rodeo") < kinds.index("new-cowboys")


# The end of the game


@pytest.mark.rule("BG-13.5", "BG-10.1")
def test_the_books_example_three_horses_and_two_rodeos_are_9_vp() -> None:
    game = stabled([3, 0], rodeos=(2, 2), at="final", in_round=4)
    assert game.outcome().scores == (9, 0)


@pytest.mark.rule("BG-13.5", "BG-10.1")
def test_a_horse_without_a_rodeo_is_1_vp_and_a_rodeo_without_a_horse_nothing() -> None:
    game = stabled([5, 0], rodeos=(0, 4), at="final", in_round=4)
    assert gains(game, "final") == {0: 5}


@pytest.mark.rule("BG-10.1")
def test_the_sheet_has_a_line_for_horses() -> None:
    game = stabled([2, 1], pens={0: "0 0 0 0 1"}, rodeos=(1, 2), at="cowboys", supply=1, in_round=4)
    assert sheet(game.rules.table, game.state, 0).variants == (("horses", 6),)
    assert sheet(game.rules.table, game.state, 1).variants == (("horses", 3),)
