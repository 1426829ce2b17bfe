"""Might is Right and Outlaws together: fights with Outlaws."""

import pytest

from board.variants.helpers_might import armed, hand
from support.board import answer, asked, standing

pytestmark = pytest.mark.rule("BG-11.3")


@pytest.mark.rule("BG-12.5")
def test_an_outlaw_is_fought_with_a_tile_and_plays_none() -> None:
    game = armed("0 3 5", "1 2", outlaws="d4", strength=8, placed={0: "d4"}, revolvers=(3, 0), until="income")
    assert asked(game) == "0 duel-tile"
    answer(game, "0 choose 5")
    assert game.state.barred == 0
    assert hand(game, 0) == (0, 3)


@pytest.mark.rule("BG-12.5", "BG-9.10")
def test_the_red_gunsmith_alone_against_an_outlaw_just_chooses() -> None:
    game = armed(
        *("0 3 5", "1 2"),
        characters="red gunsmith, banker",
        outlaws="d4",
        strength=8,
        placed={0: "d4"},
        revolvers=(3, 0),
        until="income",
    )
    assert asked(game) == "0 duel-tile"
    answer(game, "0 choose 3")
    assert game.state.barred
    assert standing(game, 0) == []
