"""Virtual players' points (CG-8.2) and who wins (CG-8.3)."""

import pytest

from support.cards import deck_of
from support.script import FOUR, answer, asked, last_round_over, scripted


@pytest.mark.rule("CG-8.2")
def test_a_virtual_player_scores_the_attraction_of_every_card_it_took() -> None:
    deck = deck_of(attraction={"I-01": 9, "banker": 8, "editor": 3, "captain": 7})
    game = scripted(
        characters="banker",
        terrain="I-01 I-02 I-03 I-04",
        bids={1: [9], 2: [8]},
        owned={1: "editor captain"},
        deck=deck,
    )
    answer(game, "0 bid 1")
    points = [game.view(None).points(seat) for seat in (1, 2)]
    # The Captain's 6 and the Editor's symbols are nothing to it.
    assert points == [3 + 7 + 9, 8]
    assert [game.rules.table.score(game.state, seat) for seat in (1, 2)] == points


def finish(owned: dict[int, str], players: str = FOUR) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The scores and the winners of a game that ends with these characters and cities worth nothing."""
    game = last_round_over(players, owned=owned)
    assert asked(game) == ""
    outcome = game.outcome()
    return outcome.scores, outcome.winners


@pytest.mark.rule("CG-8.3")
def test_most_points_win() -> None:
    scores, winners = finish({0: "doctor", 1: "captain", 2: "heroes undertaker"})
    assert winners == (2,)
    assert scores.index(max(scores)) == 2


@pytest.mark.rule("CG-8.3")
def test_a_virtual_player_may_win() -> None:
    scores, winners = finish({0: "doctor", 3: "teacher indian"}, "star, cattle, hat, beginner boot")
    assert winners == (3,)
    assert scores[3] > scores[0]


@pytest.mark.rule("CG-8.3")
def test_a_tie_for_the_first_place_is_shared() -> None:
    scores, winners = finish({0: "captain", 2: "heroes"})
    assert scores[0] == scores[2] == max(scores)
    assert winners == (0, 2)
