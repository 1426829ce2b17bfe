"""The board game's greedy bot with Outlaws, in positions where one answer is plainly right."""

import pytest

from bots.choosing import choice, play_on
from carson.board.actions import Choose, Cowboy
from support.board import asked, fill, scripted

MOUNTAINS = """
        b   c   d   e   f   g
    2   Mt  Mt  Mt  ..  ..  ..
    3   Mt  ..  Mt  ..  ..  ..
                    --
    4   ..  ..  .. |Ho |..  ..
                    --
    5   ..  ..  ..  ..  ..  ..
"""
SALOON = """
        d   e   f
    4   Ho  ??  Ho
            --
    5   Ho |Ho |Ho
            --
    6   ..  ..  ..0
"""


@pytest.mark.parametrize(
    ("revolvers", "strength", "fights"),
    [pytest.param(7, 8, True, id="any die is enough"), pytest.param(0, 13, False, id="no die is enough")],
)
def test_it_fights_the_outlaw_on_its_saloon_when_it_can_win(revolvers: int, strength: int, fights: bool) -> None:
    """The Saloon pays $25, with him $12."""
    game = scripted(
        fill(SALOON, "Sa0"),
        at="cowboys",
        in_round=3,
        outlaws="e4",
        strength=strength,
        supply=(1, 0, 0),
        passed=(1, 2),
        revolvers=(revolvers, 0, 0),
        track="- - - - - - -",
    )
    assert (choice(game) == Cowboy("e4")) is fights


@pytest.mark.parametrize(
    ("building", "in_round", "takes"), [("Sa1", 2, "attack"), ("Hl1", 4, "vp")], ids=["$12 loot", "$3 loot"]
)
def test_the_victor_takes_what_is_worth_more(building: str, in_round: int, takes: str) -> None:
    game = scripted(
        fill(SALOON, building), in_round=in_round, outlaws="e4", strength=8, placed={0: "e4"}, revolvers=(9, 0, 0)
    )
    assert asked(game) == "0 spoils"
    assert choice(game) == Choose(takes)


def test_it_plans_no_building_where_an_outlaw_is() -> None:
    """c3 is the best place for a Mine by far; with him there it cannot be bought, and he is too strong."""
    game = scripted(
        MOUNTAINS, at="cowboys", in_round=2, outlaws="c3", strength=13, money=15, supply=(2, 0, 0), passed=(1, 2)
    )
    assert "cowboy c3" not in play_on(game)


@pytest.mark.parametrize(("owners", "first"), [("01", "e3"), ("10", "c3")])
def test_it_sends_the_outlaws_so_that_a_rival_suffers(owners: str, first: str) -> None:
    """Both want the Bank of d2; the one at c3 would be content with the Hotel of b2."""
    diagram = """
        a   b   c   d   e   f
    1   ..  ..  Ho  Ho  Ho  ..
    2   ..  ??  ..  ??  ..  ..
    3   ..  ..  ..  ..  ..  ..
    """
    game = scripted(
        fill(diagram, f"Hl{owners[1]}", f"Ba{owners[0]}"),
        at="characters",
        in_round=2,
        players=2,
        edition="dutch",
        outlaws="c3 e3",
        white=(1, 1),
        black=(1, 7 - 1),
        until="characters",
    )
    assert asked(game).endswith("outlaws")
    assert choice(game) == Choose(first)
