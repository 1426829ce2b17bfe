"""The cash limit (BG-4.10): what exceeds it must be spent, more may be; 1 VP for each full $10."""

import pytest

from support.board import answer, asked, choices, refused, scripted

# Randy keeps all he has; John must spend $8 and spends $10; Sarah spends $4 and gains nothing.
THREE_PURSES = """
    player  character       limit  has  must spend  spends  keeps  VP
    Randy   banker            120   54           0       -     54   0
    John    sheriff            20   28           8      10     18   1
    Sarah   chinese_worker     30   34           4       4     30   0
"""


@pytest.mark.rule("BG-4.10")
def test_the_books_three_players() -> None:
    rows = [line.split() for line in THREE_PURSES.strip().splitlines()[1:]]
    characters = ", ".join(row[1] for row in rows)
    game = scripted(at="end", characters=characters, money=[int(row[3]) for row in rows])
    for seat, (_, _, limit, _, excess, spends, _, _) in enumerate(rows):
        assert game.decision is not None
        assert asked(game) == f"{seat} cash"
        assert game.decision.about == {"limit": int(limit), "excess": int(excess)}
        answer(game, f"{seat} pass" if spends == "-" else f"{seat} spend {spends}")
    assert game.state.money == [int(row[6]) for row in rows]
    assert game.state.vp == [int(row[7]) for row in rows]
    assert asked(game) == "0 character"


@pytest.mark.rule("BG-4.10")
def test_the_excess_must_be_spent() -> None:
    game = scripted(at="end", characters="sheriff, banker, captain", money=(28, 0, 0))
    assert game.decision is not None
    assert game.decision.about == {"limit": 20, "excess": 8}
    refused(game, "0 pass", "must-spend", "BG-4.10", excess=8, money=28)
    refused(game, "0 spend 7", "spend-amount", "BG-4.10", excess=8, money=28)
    assert choices(game) == [f"spend {amount}" for amount in range(8, 29)]


@pytest.mark.rule("BG-4.10")
def test_more_than_the_excess_may_be_spent_but_not_more_than_there_is() -> None:
    game = scripted(at="end", characters="sheriff, banker, captain", money=(28, 0, 0))
    refused(game, "0 spend 29", "spend-amount", "BG-4.10", excess=8, money=28)
    answer(game, "0 spend 28")
    assert (game.state.money[0], game.state.vp[0]) == (0, 2)


@pytest.mark.rule("BG-4.10")
def test_who_is_within_the_limit_may_spend_or_not() -> None:
    for reply, money, vp in (("pass", 15, 0), ("spend 10", 5, 1), ("spend 15", 0, 1)):
        game = scripted(at="end", characters="banker, captain, settler", money=(15, 0, 0))
        assert game.decision is not None
        assert game.decision.about == {"limit": 120, "excess": 0}
        refused(game, "0 spend 0", "spend-amount", "BG-4.10")
        refused(game, "0 buy ranch", "wrong-moment", "BG-4.10", asked="cash")
        answer(game, f"0 {reply}")
        assert (game.state.money[0], game.state.vp[0]) == (money, vp)


@pytest.mark.rule("BG-4.10")
@pytest.mark.parametrize(("spent", "vp"), [(18, 1), (19, 1), (20, 2), (29, 2), (30, 3), (38, 3)])
def test_the_whole_amount_spent_gives_1_vp_for_each_full_10_dollars(spent: int, vp: int) -> None:
    """$18 of them had to go; they count too."""
    game = scripted(at="end", characters="sheriff, banker, captain", money=(38, 0, 0), vp=7)
    answer(game, f"0 spend {spent}")
    assert (game.state.money[0], game.state.vp[0]) == (38 - spent, 7 + vp)


@pytest.mark.rule("BG-4.10")
def test_an_excess_below_10_dollars_is_lost_without_a_question() -> None:
    """The Paperboy who fetched nobody has a limit of 0."""
    game = scripted(at="end", characters="paperboy, banker, captain", money=(9, 9, 9))
    assert game.state.money == [0, 9, 9]
    assert game.state.vp == [0, 0, 0]
    assert asked(game) == "0 character"


@pytest.mark.rule("BG-4.10")
@pytest.mark.parametrize(
    ("character", "limit"),
    [
        ("sheriff", 20),
        ("banker", 120),
        ("grocer", 60),
        ("chinese_worker", 30),
        ("settler", 30),
        ("captain", 25),
        ("mercenary", 20),
    ],
)
def test_the_limit_is_that_of_the_character(character: str, limit: int) -> None:
    others = "indian, father_christmas"
    game = scripted(at="end", characters=f"{character}, {others}", money=(limit + 10, 0, 0))
    assert game.decision is not None
    assert game.decision.about == {"limit": limit, "excess": 10}


@pytest.mark.rule("BG-4.10")
def test_limits_are_settled_in_pass_order() -> None:
    game = scripted(at="end", passed=(2, 0, 1), money=12)
    for seat in (2, 0, 1):
        assert asked(game) == f"{seat} cash"
        answer(game, f"{seat} pass")
