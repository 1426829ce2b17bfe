"""Income, the end of a round, and the end of the game against Standish (BG-14.5, BG-14.7, BG-14.10)."""

import pytest

from board.variants.helpers_solo import HUMAN, STANDISH, alone
from carson.board.mechanics.scoring import sheet
from carson.board.variants.solo.person import deck_of
from carson.board.variants.solo.state import HAND
from support.board import answer, asked, gains, told

# A Saloon of Standish's that pays $20.
SALOON = "        b   c   d\n    2   Ho  Ho  Ho\n    3   Ho  Sa1 ..\n"


@pytest.mark.rule("BG-14.7")
@pytest.mark.parametrize(("in_round", "vp"), [(1, 10), (2, 6), (3, 5), (4, 4)])
def test_his_income_becomes_vp_at_once_rounded_down(in_round: int, vp: int) -> None:
    """$20 at $2, $3, $4 or $5 a VP."""
    game = alone(SALOON, at="income", until="end", in_round=in_round)
    assert gains(game, "building-income") == {STANDISH: 20}
    assert gains(game, "standish-income") == {STANDISH: vp}
    assert game.state.money[STANDISH] == 0


@pytest.mark.rule("BG-14.7")
def test_loot_is_added_before_it_is_turned_into_vp() -> None:
    """$15 and $7 of loot are $22: 11 VP, not 7 + 3."""
    drawing = (
        "        b   c   d   e   f   g   h\n    2   Ho  Ho  Ho  ..  Ho  Ho  Ho\n    3   ..  Sa1 ..  ..  ..  Sa0 ..\n"
    )
    game = alone(drawing, at="income", until="end", standish="g3", drawn="E3")
    assert gains(game, "standish-income") == {STANDISH: 11}


@pytest.mark.rule("BG-14.5")
@pytest.mark.parametrize(
    ("strategy", "scale"),
    [
        ("rancher", [0, 0, 0, 0, 0, 0, 0]),
        ("miner", [0, 1, 2, 3, 4, 5, 6]),
        ("strength", [0, 0, 0, 0, 0, 0, 0]),
        ("urban", [0, 1, 2, 4, 6, 10, 10]),
    ],
)
@pytest.mark.parametrize("beaten", range(7))
def test_beaten_cowboys_score_at_the_end_of_the_round_and_return(strategy: str, scale: list[int], beaten: int) -> None:
    game = alone(strategy=strategy, at="end", on_card=beaten, money=0)
    assert gains(game, "standish-cowboys").get(STANDISH, 0) == scale[beaten]
    assert (HAND.of(game.state).beaten, game.state.general[STANDISH], game.state.supply[STANDISH]) == (0, 10, 0)


@pytest.mark.rule("BG-14.5", "BG-14.10")
def test_after_round_4_they_score_too() -> None:
    game = alone(strategy="miner", at="end", on_card=3, money=0, in_round=4)
    assert game.outcome() is not None
    assert game.state.vp[STANDISH] == 3


@pytest.mark.rule("BG-14.3", "BG-14.9")
def test_cards_are_laid_off_after_the_round_and_x_brings_all_twelve_back() -> None:
    game = alone(at="end", drawn="C2 A3 H3", money=0)
    kept = HAND.of(game.state)
    assert (len(kept.deck), len(kept.laid_off), kept.drawn) == (9, 3, ())
    game = alone(at="end", drawn="C2 X1 H3", money=0)
    assert HAND.of(game.state).deck == deck_of(game.rules.table)
    assert HAND.of(game.state).laid_off == HAND.of(game.state).drawn == ()
    assert told(game, "standish-reshuffles") == [{"cards": 12}]


@pytest.mark.rule("BG-14.4")
def test_his_firepower_starts_anew_each_round() -> None:
    game = alone(at="end", drawn="C2 A3 H3", on_card=2, money=0)
    assert game.state.bonus[STANDISH] == 0


@pytest.mark.rule("BG-14.1")
def test_only_the_human_gets_cowboys_and_has_a_cash_limit() -> None:
    game = alone(at="end", money=300)
    assert asked(game) == "0 cash"
    answer(game, "0 spend 180")
    assert told(game, "new-cowboys") == [{"seat": HUMAN, "count": 4}]
    assert asked(game) == "0 character"


@pytest.mark.rule("BG-14.10")
def test_the_books_standish_ends_with_50() -> None:
    """33 VP, six parcels with buildings and Houses, and a Saloon, a General Store and a Bank: 33 + 12 + 5."""
    drawing = """
        b   c   d   e
    2   Sa1 GS1 Ba1 ..1
    3   Ho1 Mt1 TH1 ..1
    """
    game = alone(drawing, "urban", at="final", in_round=4, vp=(0, 33), money=0)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.scores[STANDISH] == 50


@pytest.mark.rule("BG-14.10")
@pytest.mark.parametrize(
    ("strategy", "wanted"),
    [
        ("rancher", "Ra1 Dr1 Bs1"),
        ("miner", "Mi1 Ba1 Mt1"),
        ("strength", "Pr1 Mi1 Ra1"),
        ("urban", "Sa1 GS1 Ba1"),
    ],
)
def test_the_end_bonus_needs_all_that_the_strategy_asks_for(strategy: str, wanted: str) -> None:
    def bonus(cells: list[str]) -> int:
        drawing = "        b   c   d\n    2   " + " ".join(cells) + "\n"
        game = alone(drawing, strategy, at="final", until="final", in_round=4)
        lines = dict(sheet(game.rules.table, game.state, STANDISH).variants)
        assert sheet(game.rules.table, game.state, HUMAN).variants == ()
        return lines["strategy"]

    cells = wanted.split()
    assert bonus(cells) == 5
    for missing in range(3):
        others = [cell if number != missing else "Hl1" for number, cell in enumerate(cells)]
        assert bonus(others) == 0
        neutral = [cell if number != missing else f"{cell[:2]}0" for number, cell in enumerate(cells)]
        assert bonus(neutral) == 0


@pytest.mark.rule("BG-16.26", "BG-10.2")
@pytest.mark.parametrize(("vp", "winner"), [((20, 20), STANDISH), ((21, 20), HUMAN), ((19, 20), STANDISH)])
def test_he_wins_a_tie_at_the_end(vp: tuple[int, int], winner: int) -> None:
    game = alone(at="final", in_round=4, vp=vp, money=0)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winners == (winner,)


@pytest.mark.rule("BG-16.87")
def test_next_to_a_bridge_he_scores_3_vp_as_usual() -> None:
    drawing = "        a   b   c\n    3   Mt1 ..  ..\n    4   ~~  ~~  ~~\n    5   ..  ..  Ho1\n"
    given = {"variants": "river", "river": "a4 b4 c4 d4 e4 f4 g4 h4", "in_round": 4, "vp": (0, 0), "money": 0}
    assert alone(drawing, at="final", roads="a3e a4e", **given).state.vp[STANDISH] == 5
