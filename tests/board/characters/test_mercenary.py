"""Mercenary (BG-9.7): firepower for a round, 3 or 2."""

import pytest

from board.characters.helpers import cash_limit, others_choose, taking
from carson.board.mechanics.purse import firepower
from support.board import answer, asked, gains, scripted, told

pytestmark = pytest.mark.rule("BG-9.7")

SIDES = [("mercenary", 3), ("red mercenary", 2)]


@pytest.mark.parametrize(("tile", "limit"), [("mercenary", 20), ("red mercenary", 30)])
def test_the_cash_limit_is_20_and_on_the_red_side_30(tile: str, limit: int) -> None:
    assert cash_limit(tile) == limit


@pytest.mark.parametrize(("tile", "points"), SIDES)
def test_the_mercenary_adds_3_firepower_and_the_red_one_2(tile: str, points: int) -> None:
    game = taking(tile, supply=4, revolvers=1)
    assert [firepower(game.state, seat) for seat in (0, 1, 2)] == [5 + points, 5, 5]
    assert asked(game) == "1 character"


@pytest.mark.parametrize(("tile", "points"), SIDES)
def test_it_counts_in_duels(tile: str, points: int) -> None:
    """Seat 1 wins ties, so the Mercenary needs one point more than is rolled against him."""
    given = {"characters": f"{tile}, captain", "passed": (1, 0), "placed": {0: "gambling", 1: "gambling"}}
    lost = scripted(combat=(1 + points, 1), **given)
    assert told(lost, "duel")[0]["strengths"] == ((1, 1 + points), (0, 1 + points))
    assert told(lost, "duel")[0]["winner"] == 1
    assert told(scripted(combat=(points, 1), **given), "duel")[0]["winner"] == 0


@pytest.mark.parametrize(("tile", "points"), SIDES)
@pytest.mark.rule("BG-6.8", "BG-6.10")
def test_it_counts_for_cowboy_income_and_cowboy_vp(tile: str, points: int) -> None:
    game = scripted(characters=f"{tile}, captain", placed={0: "cowboy-income cowboy-vp"}, revolvers=1)
    assert gains(game, "cowboy-income") == {0: 2 * (1 + points)}
    assert gains(game, "cowboy-vp") == {0: (1 + points) // 2}


def test_it_lasts_this_round_only() -> None:
    game = taking("mercenary", until="fill")
    others_choose(game)
    assert firepower(game.state, 0) == 5 + 3  # the five new cowboys
    game = scripted(at="end", until="characters", characters="mercenary, captain")
    assert [firepower(game.state, seat) for seat in (0, 1)] == [5, 5]


def test_another_player_may_have_it_next_round() -> None:
    game = scripted(at="end", until="cowboys", characters="mercenary, captain", passed=(1, 0))
    answer(game, "1 choose mercenary", "0 choose banker")
    assert [firepower(game.state, seat) for seat in (0, 1)] == [5, 8]
