"""The third enclosure (BG-13.3): each horse doubles one own Ranch, each Ranch once, not with the Grocer."""

from typing import Any

import pytest

from board.variants.helpers_horses import stabled
from carson.board.material.ground import BY_NAME
from carson.board.variants.horses.state import HERD
from carson.board.versions import VERSIONS
from support.board import BoardGame, answer, asked, choices, gains, refused, told

# A Ranch of seat 0 that pays $5, one that pays $7, and one of seat 1 that pays $8.
RANCHES = """
        a   b   c   d   e   f   g   h
    1   ..  ..  ..  ..  ..  ..  ..  ..
    2   Ra0 ..  ..  Ra0 Mt  ..  Ra1 ..
    3   ..  ..  ..  ..  ..  ..  ..  ..
"""


def riding(pen: int, **given: Any) -> BoardGame:
    return stabled([1, 1], **{"diagram": RANCHES, "pens": {0: f"0 0 {pen} 0 0"}, "at": "income", **given})


@pytest.mark.rule("BG-13.3")
def test_a_horse_doubles_one_own_ranch() -> None:
    game = riding(1)
    assert asked(game) == "0 ranches"
    assert choices(game) == ["choose a2", "choose d2", "pass"]
    answer(game, "0 choose d2")
    assert told(game, "ridden") == [{"seat": 0, "at": "d2"}]
    assert gains(game, "building-income") == {0: 5 + 2 * 7, 1: 8}
    assert asked(game) == "pause"


@pytest.mark.rule("BG-13.3")
def test_each_horse_one_ranch_and_each_ranch_once() -> None:
    game = riding(3)
    answer(game, "0 choose d2")
    refused(game, "0 choose d2", "no-ranch-there", "BG-13.3")
    answer(game, "0 choose a2")
    assert asked(game) == "pause"
    assert gains(game, "building-income") == {0: 2 * 5 + 2 * 7, 1: 8}


@pytest.mark.rule("BG-13.3")
def test_only_ranches_of_ones_own() -> None:
    game = riding(1)
    refused(game, "0 choose g2", "no-ranch-there", "BG-13.3", at="g2")
    refused(game, "0 choose e2", "no-ranch-there", "BG-13.3")
    refused(game, "0 choose z9", "no-ranch-there", "BG-13.3")
    refused(game, "0 spend 3", "wrong-moment", "BG-13.3", asked="ranches")


@pytest.mark.rule("BG-13.3")
@pytest.mark.parametrize("pens", ["1 0 0 0 0", "0 1 0 0 0", "0 0 0 1 0", "0 0 0 0 1"])
def test_horses_elsewhere_double_nothing(pens: str) -> None:
    assert asked(riding(0, pens={0: pens})) == "pause"


@pytest.mark.rule("BG-16.75")
def test_a_horse_may_be_left_unused() -> None:
    game = riding(2)
    answer(game, "0 choose a2", "0 pass")
    assert gains(game, "building-income") == {0: 2 * 5 + 7, 1: 8}


@pytest.mark.rule("BG-16.75")
def test_players_are_asked_in_pass_order_after_the_characters() -> None:
    game = riding(1, pens={0: "0 0 1 0 0", 1: "0 0 1 0 0"}, passed=[1, 0], characters="grocer, banker")
    assert asked(game) == "0 ask"
    answer(game, "0 choose 8")
    assert asked(game) == "1 ranches"
    answer(game, "1 choose g2")
    assert asked(game) == "0 ranches"


@pytest.mark.rule("BG-13.3", "BG-16.14")
def test_not_with_the_grocer_on_ranches() -> None:
    game = riding(2, characters="grocer, banker")
    answer(game, "0 choose ranch")
    assert asked(game) == "pause"
    assert gains(game, "building-income") == {0: 2 * (5 + 7), 1: 8}


@pytest.mark.rule("BG-13.3", "BG-16.14")
def test_who_doubles_is_told_why_no_horse_doubles_a_ranch() -> None:
    game = riding(
        1, pens={0: "0 0 1 0 0", 1: "0 0 1 0 0"}, characters="grocer, banker", diagram=f"{RANCHES}    4   Hl0\n"
    )
    answer(game, "0 choose hotel")
    assert asked(game) == "1 ranches"
    refused(game, "0 choose d2", "not-with-the-grocer", "BG-16.14", at="d2", building="hotel")


@pytest.mark.rule("BG-16.14")
@pytest.mark.parametrize(("pen", "forgone"), [(0, "nothing"), (1, "horses")])
def test_the_grocer_forgoes_what_could_be_used(pen: int, forgone: str) -> None:
    """A variant without anything that raises an income is never forgone."""
    game = riding(pen, characters="grocer, banker", variants="river outlaws")
    assert game.decision is not None
    assert game.decision.about["forgoes"] == forgone


@pytest.mark.rule("BG-16.14")
def test_the_grocer_is_the_reason_only_for_what_could_be_raised() -> None:
    """Neither for a Hotel, nor for a Mine without dynamite, nor before anything is doubled."""
    drawing = f"{RANCHES}    4   Hl0 Mi0 Mt\n"
    pens = {0: "0 0 1 0 0", 1: "0 0 1 0 0"}
    game = riding(1, pens=pens, characters="grocer, banker", diagram=drawing)
    answer(game, "0 choose hotel")
    assert asked(game) == "1 ranches"
    for at in ("a4", "b4", "g2", "h8"):
        refused(game, f"0 choose {at}", "not-your-decision", "BG-13.3")
    game = riding(1, pens=pens, characters="captain, grocer", diagram=drawing)
    assert asked(game) == "1 ask"
    refused(game, "0 choose a2", "not-your-decision", "BG-9.3")


@pytest.mark.rule("BG-16.14")
@pytest.mark.parametrize(
    ("version", "choice", "paid"),
    [(2, "8", 2 * 8 + 3 * 3 + 6), (2, "hotel", 8 + 3 + 2 * 6), (1, "hotel", 2 * 8 + 3 * 3 + 2 * 6)],
)
def test_beside_the_grocers_doubling_neither_horses_nor_dynamite(version: int, choice: str, paid: int) -> None:
    game = riding(
        1,
        diagram="""
            a   b   c   d   e   f
        1   ..  ..  ..  ..  ..  ..
        2   ..  Ra0 ..  Mi0 Mt  Hl0
        3   ..  ..  ..  ..  ..  ..
        """,
        characters="grocer, banker",
        dynamite=1,
        version=VERSIONS[version],
    )
    assert game.decision is not None
    assert game.decision.about["forgoes"] == ("both" if version == 2 else "nothing")
    answer(game, f"0 choose {choice}")
    if choice == "8" or version == 1:
        answer(game, "0 choose d2", "0 choose b2")
    assert asked(game) == "pause"
    assert gains(game, "building-income") == {0: paid}


@pytest.mark.rule("BG-16.14", "BG-7.7")
def test_an_attacker_takes_half_of_the_doubled_income() -> None:
    game = riding(1, placed={1: "d2"})
    answer(game, "0 choose d2")
    assert gains(game, "loot") == {1: 7}
    assert gains(game, "building-income") == {0: 5 + 7, 1: 8}


@pytest.mark.rule("BG-16.15")
def test_the_editor_counts_the_doubled_income() -> None:
    game = riding(1, characters="editor, banker", in_round=2)
    answer(game, "0 choose d2")
    assert game.state.earned[0] == 19
    assert gains(game, "editor") == {0: 2}


def test_the_doubling_is_over_with_the_round() -> None:
    game = riding(1, at="income", until="cash", supply=2)
    answer(game, "0 choose d2")
    assert HERD.of(game.state).ridden == 0
    game = riding(1, supply=2)
    answer(game, "0 choose d2")
    assert HERD.of(game.state).ridden == 1 << BY_NAME["d2"]
