"""The board game's greedy bot with Horses, in positions where one answer is plainly right."""

import pytest

from board.variants.helpers_horses import stabled
from bots.choosing import choice
from carson.board.actions import PASS, Choose, Cowboy, Shift
from carson.board.variants.horses.actions import Horse
from support.board import answer, asked

MOUNTAINS = """
        b   c   d   e   f   g
    2   Mt  Mt  Mt  ..  ..  ..
    3   Mt  ..  Mt  ..  ..  ..
                    --
    4   ..  ..  .. |Ho |..  ..
                    --
    5   ..  ..  ..  ..  ..  ..
"""
RANCHES = """
        a   b   c   d   e   f   g   h
    1   ..  ..  ..  ..  ..  ..  ..  ..
    2   Ra0 ..  ..  Ra0 Mt  ..  Ra1 ..
    3   ..  ..  ..  ..  ..  ..  ..  ..
"""
HOTELS = """
        a   b   c   d   e
    7   Hl0 Hl0 Hl0 Hl0 Hl0
    8   Hl0 Hl0 Hl0 Hl0 Hl0
"""
FAR_AHEAD = {1: "0 0 0 0 4"}  # seat 1 has 20 hats: the rodeo is lost


@pytest.mark.parametrize(
    ("diagram", "horse"),
    [pytest.param(RANCHES, 3, id="a Ranch to double"), pytest.param("", 4, id="nothing better than money")],
)
def test_a_horse_goes_where_it_does_most(diagram: str, horse: int) -> None:
    game = stabled([1, 1], FAR_AHEAD, diagram=diagram, at="cowboys", supply=(1, 1), order=(0, 1), variants="kit-carson")
    answer(game, "0 cowboy wages")
    assert choice(game) == Horse(horse)


def test_a_horse_gives_firepower_before_a_duel_that_matters() -> None:
    """Ten VP for ten buildings. (With Kit Carson, where no second enclosure leads elsewhere.)"""
    game = stabled(
        [1, 1],
        FAR_AHEAD,
        diagram=HOTELS,
        at="cowboys",
        in_round=3,
        supply=(1, 1),
        order=(0, 1),
        placed={0: "building-vp", 1: "building-vp"},
        variants="kit-carson",
    )
    answer(game, "0 cowboy wages")
    assert choice(game) == Horse(1)


def test_a_horse_takes_the_lead_in_the_rodeo() -> None:
    """10 hats against 14: five more win a token, worth 3 VP with three horses; three more do not."""
    pens = {0: "0 0 0 0 2", 1: "0 1 0 4 0"}
    game = stabled([1, 1], pens, at="cowboys", in_round=4, supply=(1, 0), passed=(1,))
    answer(game, "0 cowboy wages")
    assert choice(game) == Horse(5)


def test_a_cowboy_goes_into_an_enclosure_for_the_rodeo() -> None:
    """15 hats against 20; doubled they win. Three horses make 3 VP of a token; nothing else is for sale."""
    game = stabled(
        [0, 0],
        {0: "0 0 0 0 3", 1: "0 0 0 0 4"},
        at="cowboys",
        in_round=4,
        supply=(1, 0),
        passed=(1,),
        track="- - - - - - -",
    )
    assert choice(game) == Cowboy("enclosure-5")


def test_it_buys_a_horse_at_wages_when_that_pays() -> None:
    """With three tokens a horse is worth 4 VP, and $8 less than 2."""
    game = stabled([1, 1], FAR_AHEAD, rodeos=(3, 0), in_round=4, placed={0: "wages"}, money=8)
    assert asked(game) == "0 wages"
    assert type(choice(game)) is Horse


def test_it_buys_no_horse_with_the_money_for_its_mine() -> None:
    """$6 for the parcel, $4 for the Mine: the wages are needed."""
    game = stabled([1, 1], FAR_AHEAD, diagram=MOUNTAINS, in_round=2, placed={0: "wages buy-4 c3"}, money=6)
    assert asked(game) == "0 wages"
    assert choice(game) == PASS


def test_it_doubles_its_best_ranch() -> None:
    game = stabled([1, 1], {0: "0 0 1 0 0"}, diagram=RANCHES, at="income")
    assert asked(game) == "0 ranches"
    assert choice(game) == Choose("d2")


def test_the_second_enclosure_moves_a_cowboy_out_of_a_hopeless_duel() -> None:
    """Seat 1's nine revolvers win Gambling in any case; $30 buy 15 VP elsewhere."""
    game = stabled(
        [1, 1],
        at="cowboys",
        in_round=1,
        rodeos=(0, 0),
        supply=(1, 0),
        money=(30, 0),
        revolvers=(0, 9),
        placed={0: "gambling", 1: "gambling"},
        passed=(1,),
    )
    answer(game, "0 cowboy wages", "0 horse 2")
    assert asked(game) == "0 stable"
    assert choice(game) == Shift("gambling", "vp-2")


@pytest.mark.parametrize(("pen", "answer"), [(0, "hotel"), (1, "8")])
def test_the_grocer_takes_8_where_horses_bring_more_than_doubling(pen: int, answer: str) -> None:
    """A Ranch of $8 and two Hotels: $12 for doubling them, or $8 and the horse's $8."""
    diagram = """
            a   b   c   d   e   f
        2   ..  Ra0 ..  ..  Hl0 Hl0
    """
    game = stabled([1, 1], diagram=diagram, pens={0: f"0 0 {pen} 0 0"}, at="income", characters="grocer, banker")
    assert choice(game) == Choose(answer)
