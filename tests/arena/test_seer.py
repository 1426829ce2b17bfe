"""The seer: sees everything hidden, so that contests can show what luck leaves to win."""

from random import Random

import pytest

from carson.arena.contest import Contest, one_against
from carson.arena.playing import play_contest
from carson.arena.seer import SEER, answers_next, best_in_sight, play_with_seers
from carson.bots import make_bot
from carson.cards.library import filled, new_game
from carson.cards.options import Options


def test_a_contest_has_the_seer_as_a_contestant_and_the_seer_wins() -> None:
    contest = Contest("cards", Options(), one_against([SEER], ("beginner",) * 3), seed="seer")
    standings = {one.name: one for one in play_contest(contest, games=1, jobs=1).standings}
    assert standings[SEER].share.mean == 1


def test_it_answers_after_everybody_whose_answers_are_sealed() -> None:
    """All four bid at once: whichever seat is the seer's, its turn comes when the others' bids are made."""
    for seer in range(4):
        game = new_game(Options(4, ()), "sealed")
        bots = [None if seat == seer else make_bot(game, "normal", str(seat)) for seat in range(4)]
        order = []
        while (decision := game.decision) is not None and decision.kind == "bid":
            order.append(answers_next(decision, bots, Random(1)))
            game.apply(order[-1], game.legal_actions(order[-1])[0])
        assert order[-1] == seer
        assert sorted(order) == [0, 1, 2, 3]


def test_it_knows_which_answer_ends_best() -> None:
    """In the last round against virtual players, no other answer leads to a better end, played on in the same way."""
    game = new_game(filled(1, "expert"), "last")
    bot = make_bot(game, "normal", "0")
    while len(game.legal_actions(0)) < 2 or game.state.era == 0 or game.state.round < 9:
        game.apply(0, bot.choose(game.view(0), game.legal_actions(0)))
    ends = {}
    for action in game.legal_actions(0):
        after = game.copy()
        after.apply(0, action)
        outcome = play_with_seers(after, [make_bot(after, "normal", "0")])
        others = max(outcome.scores[1:])
        ends[action] = (0 in outcome.winners, outcome.scores[0] - others)
    chosen = best_in_sight(game, 0)
    assert ends[chosen] == max(ends.values())


def test_it_is_no_opponent() -> None:
    with pytest.raises(Exception, match=SEER):
        make_bot("cards", SEER, "0")
