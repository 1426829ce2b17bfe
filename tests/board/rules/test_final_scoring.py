"""The end of the game (BG-10): what is scored, and who wins."""

import pytest

from carson.board.mechanics.scoring import sheet
from support.board import answer, asked, scripted


@pytest.mark.rule("BG-10.1")
@pytest.mark.parametrize(("money", "vp"), [(0, 0), (5, 0), (6, 1), (11, 1), (12, 2), (100, 16)])
def test_1_vp_for_each_full_6_dollars(money: int, vp: int) -> None:
    assert scripted(at="final", money=(money, 0, 0)).state.vp == [vp, 0, 0]


@pytest.mark.rule("BG-10.1")
@pytest.mark.parametrize("there", ["Ra", "Mi", "Dr", "Ba", "Sa", "Hl", "GS", "Bs", "Ch", "Pr", "Sc", "Ho", "TH", "Mt"])
def test_2_vp_for_each_building_house_townhouse_and_mountain_on_own_parcels(there: str) -> None:
    game = scripted(f"    c   d\n4   {there}0 {there}1", at="final", vp=(10, 20, 30))
    assert game.state.vp == [12, 22, 30]


@pytest.mark.rule("BG-10.1")
def test_neutral_things_buildings_never_built_and_empty_parcels_score_nothing() -> None:
    game = scripted(
        "    c   d   e   f\n4   ..0 Mt  Ho  CH",
        at="final",
        kept={0: "saloon bank"},
        occupant=0,
        supply=9,
        revolvers=9,
        stock=9,
    )
    assert game.state.vp == [0, 0, 0]


@pytest.mark.rule("BG-10.1")
def test_all_of_it_together_with_a_line_for_each_source() -> None:
    game = scripted(
        """
            c   d   e   f
        3   Ra0 Sa0 Ho0 ..0
        4   TH0 Mt0 TS0 Mt1
        """,
        at="cowboys",
        supply=1,
        money=(20, 0, 0),
        vp=7,
    )
    found = sheet(game.rules.table, game.state, 0)
    assert (found.so_far, found.money, found.buildings, found.houses, found.mountains) == (7, 3, 6, 4, 2)
    assert found.train_station == (1 + 1 + 2 + 2) // 2
    assert found.total == 7 + 3 + 6 + 4 + 2 + 3


@pytest.mark.rule("BG-10.1", "BG-4.10")
def test_it_comes_after_the_cash_limit_of_round_4() -> None:
    """The Sheriff keeps $20 of $50: $30 are 3 VP, the rest another 3."""
    game = scripted(at="end", in_round=4, characters="sheriff, banker, captain", money=(50, 50, 0))
    assert game.outcome() is None
    answer(game, "0 spend 30", "1 pass")
    assert game.state.vp == [3 + 3, 8, 0]


@pytest.mark.rule("BG-10.2")
def test_most_vp_win() -> None:
    game = scripted(at="final", vp=(5, 9, 7), passed=(0, 2, 1))
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((5, 9, 7), (1,))
    assert asked(game) == ""


@pytest.mark.rule("BG-10.2")
@pytest.mark.parametrize("passed", [(0, 1, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)])
def test_ties_go_to_who_passed_earlier_in_round_4(passed: tuple[int, ...]) -> None:
    game = scripted(at="final", vp=(9, 5, 9), passed=passed)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winners == (next(seat for seat in passed if seat != 1),)
