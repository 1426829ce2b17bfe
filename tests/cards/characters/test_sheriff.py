"""Sheriff: 3 VP a Prison; Outlaws cost nothing and count as empty."""

import pytest

from support.cards import lines, worth
from support.script import answer, options, placing

pytestmark = pytest.mark.rule("CG-7.27")


@pytest.mark.parametrize(("city", "points"), [("", 0), ("Ou Ho", 0), ("Pr", 3), ("Pr Ho Pr", 6), ("Pr Pr Pr\nPr", 12)])
def test_each_prison_is_worth_3(city: str, points: int) -> None:
    assert worth("sheriff", city) == points


def test_outlaws_cost_nothing() -> None:
    assert lines("Ou Ou") == {"outlaws": -12}
    assert lines("Ou Ou", "sheriff") == {}


def test_outlaws_count_as_empty_for_ranches() -> None:
    assert lines("Ou Ra ..", "sheriff") == {"ranch": 2}


def test_outlaws_count_as_empty_for_covering() -> None:
    game = placing("Ou Ou\nOu Ou", "Ho Ba\n.. ..", owned="sheriff")
    assert "place n14" in options(game)
    answer(game, "0 place n14")
    assert game.view(None).points(0) == 1
    assert "place n14" not in options(placing("Ou Ou\nOu Ou", "Ho Ba\n.. .."))
