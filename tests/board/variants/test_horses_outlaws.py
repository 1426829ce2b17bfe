"""Horses and Outlaws together: a Ranch is doubled before it is halved."""

import pytest

from carson.board.material.ground import BY_NAME
from carson.board.state import State
from carson.board.variants.horses.state import HERD, Herd
from support.board import gains, income_of, scripted


@pytest.mark.rule("BG-16.13", "BG-16.14")
def test_a_ranch_doubled_by_a_horse_is_halved_after_it() -> None:
    """$7, doubled $14, and $7 are left; not $3, doubled."""

    def ride(state: State) -> None:
        none = (0, 0, 0)
        pens = ((0, 0, 1, 0, 0), (0,) * 5, (0,) * 5)
        HERD.put(state, Herd(none, pens, none, ridden=1 << BY_NAME["c3"]))

    city = """
            b   c   d
        3   ..  Ra0 ..
        4   ..  Ho  ..
    """
    game = scripted(city, at="actions", outlaws="c3", variants="outlaws horses", prepare=ride)
    assert income_of(game, "c3") == 7
    assert gains(game, "building-income") == {0: 7}
