"""The board game's greedy bot with variants, in positions where one answer is plainly right."""

import pytest

from board.variants.helpers_might import armed
from bots.choosing import choice, play_on, said
from carson.board.actions import PASS, Action, Choose, Road, Shift
from carson.board.material.ground import BY_NAME
from carson.bots.board.routes import first_road, rings, roads_to
from support.board import answer, asked, fill, on, scripted

MOUNTAINS = """
        b   c   d   e   f   g
    2   Mt  Mt  Mt  ..  ..  ..
    3   Mt  ..  Mt  ..  ..  ..
                    --
    4   ..  ..  .. |Ho |..  ..
                    --
    5   ..  ..  ..  ..  ..  ..
"""
# Might is Right


@pytest.mark.parametrize(
    ("revolvers", "plays"),
    [
        pytest.param((0, 0), "5", id="the tile decides"),
        pytest.param((9, 0), "0", id="surely won"),
        pytest.param((0, 9), "0", id="surely lost"),
    ],
)
def test_it_plays_high_when_the_tile_decides_a_dear_duel_and_low_when_it_does_not(
    revolvers: tuple[int, int], plays: str
) -> None:
    """$40 buy 20 VP there; the rival has 3 and 4, so that nothing but 5 is sure."""
    game = armed(
        "0 1 5", "3 4", at="actions", in_round=1, money=(40, 0), placed={0: "vp-2", 1: "vp-2"}, revolvers=revolvers
    )
    assert asked(game) == "0,1 duel-tile"
    assert choice(game) == Choose(plays)


def test_it_does_not_waste_a_high_tile_on_next_to_nothing() -> None:
    """With $1 there is nothing to buy."""
    game = armed("0 1 5", "3 4", at="actions", in_round=1, money=(1, 0), placed={0: "vp-2", 1: "vp-2"})
    assert choice(game) == Choose("0")


def test_seeing_the_others_it_plays_the_lowest_tile_that_wins() -> None:
    game = armed(
        *("0 1 3 5", "1 2"),
        characters="red gunsmith, banker",
        in_round=1,
        money=(40, 0),
        placed={0: "vp-2", 1: "vp-2"},
        passed=(1, 0),
    )
    answer(game, "1 choose 2")
    assert asked(game) == "0 last-tile"
    assert choice(game) == Choose("3")


# Kit Carson


def test_at_the_same_time_as_others_it_places_what_it_would_place_and_stops() -> None:
    game = scripted(
        MOUNTAINS, at="cowboys", variants="kit-carson", in_round=1, money=15, supply=(2, 1, 1), order=(0, 1, 2)
    )
    done = play_on(game)
    assert {"cowboy c3", "cowboy buy-4"} <= set(done)
    assert done.count("pass") <= 1 + done.index("pass")
    assert on(game, "c3") == "Mi0"


@pytest.mark.parametrize(("revolvers", "moves"), [(9, True), (0, False)])
def test_it_moves_a_cowboy_whose_place_is_lost_and_no_other(revolvers: int, moves: bool) -> None:
    """Who has all the revolvers joined it on the Roads; $30 buy VP."""
    game = scripted(
        at="cowboys",
        variants="kit-carson",
        in_round=1,
        order=(1, 0, 2),
        supply=(0, 1, 1),
        money=(30, 0, 0),
        placed={0: "vp-2"},
        revolvers=(1, revolvers, 0),
    )
    answer(game, "1 cowboy vp-2" if moves else "1 cowboy roads")
    found: Action = choice(game)
    assert (type(found) is Shift and found.source == "vp-2") if moves else found == PASS


# Carson River

# Roads lead to the bank between b4 and c4; b5e, between b5 and c5, is a bridge's place.
BANK = """
        a   b   c   d   e
    2   ..  ..  ..  ..  ..
                --
    3   ..  .. |Ho |..  ..
                --
    4   ..  .. |..  ~~  ~~
    5   ~~  ~~  ~~  ~~  ..
    6   ..  ..  ??  ..  ..
"""


def test_a_bridge_is_two_roads_on_the_way() -> None:
    game = scripted(fill(BANK, "..0"), at="cowboys", variants="river", stock=2, supply=1)
    state = game.state
    ways = rings(state)
    assert roads_to(ways, BY_NAME["c6"]) == 2
    assert roads_to(ways, BY_NAME["e4"]) > 2 or state.water >> BY_NAME["e4"] & 1
    assert first_road(state, game.legal_actions(0), BY_NAME["c6"]) == Road("b5e")


def test_at_the_end_its_roads_make_a_bridge_that_scores() -> None:
    """Its Mine at c6 and its Hotel at b4 score a VP more each."""
    diagram = fill(BANK, "Mi0").replace("4   ..  .. |..  ~~", "4   ..  Hl0|..  ~~")
    game = scripted(diagram, at="end", in_round=4, variants="river", stock=(2, 0, 0), money=(90, 0, 0))
    assert said(game) == "road b5e"
    play_on(game)
    assert game.state.stock[0] == 0


def test_a_building_that_was_never_built_keeps_no_bridge_from_being_built() -> None:
    diagram = fill(BANK, "Mi0")
    game = scripted(diagram, at="end", in_round=4, variants="river", stock=(2, 0, 0), kept={0: "bank"})
    assert said(game) == "road b5e"
