"""Who must decide, who may, what is legal and why not: `legal`, `why_not` and `apply` share one check."""

from random import Random
from typing import Any

import pytest

from carson.kernel import Game, IllegalAction, NotationError, Refusal
from kernel.tiny import Claim, Give, Lay, begin, play, play_out
from kernel.tiny_steps import CHARM, CROWN, KEEP, NO, YES, Action, Ask

EVERY_ACTION: tuple[Action, ...] = (
    *(Lay(chip) for chip in range(-1, 11)),
    *(Give(seat) for seat in range(-1, 5)),
    *(Ask(seat) for seat in range(-1, 5)),
    *(CHARM, KEEP, YES, NO),
)


def test_a_simultaneous_decision_names_everyone_and_goes_on_with_those_who_have_not_answered() -> None:
    game = begin(seats=3)
    decision = game.decision
    assert decision is not None
    assert (decision.kind, decision.seats, decision.together) == ("lay", (0, 1, 2), True)
    play(game, "1 lay 3")
    assert game.decision is not None
    assert game.decision.seats == (0, 2)
    play(game, "2 lay 1", "0 lay 2")
    assert game.decision is not None
    assert (game.decision.kind, game.decision.seats, game.decision.together) == ("trade", (1,), False)


def test_the_answers_of_a_simultaneous_decision_may_come_in_any_order() -> None:
    one = play(begin(), "0 lay 1", "1 lay 2", "2 lay 3")
    other = play(begin(), "2 lay 3", "0 lay 1", "1 lay 2")
    assert one.rules.position_text(one.state) == other.rules.position_text(other.state)


def test_a_seat_that_may_act_out_of_turn_is_named_and_has_its_legal_actions() -> None:
    game = play(begin(), "0 lay 1", "1 lay 2", "2 lay 3", "0 charm", "1 charm")
    decision = game.decision
    assert decision is not None
    assert decision.seats == (2,)
    assert decision.may == (0,)
    assert game.legal_actions(0) == [Give(1), Give(2)]
    assert game.legal_actions(1) == []
    play(game, "0 give 1")
    assert game.decision is not None
    assert (game.decision.kind, game.decision.seats, game.decision.may) == ("trade", (2,), ())


def test_a_question_put_to_another_lies_on_top_of_the_own_turn_which_then_goes_on() -> None:
    game = play(begin(), "0 lay 1", "1 lay 2", "2 lay 3", "2 ask 0")
    assert game.decision is not None
    assert (game.decision.kind, game.decision.seats, game.decision.about) == ("consent", (0,), {"from": 2})
    assert len(game.state.frames) == 3
    play(game, "0 no")
    assert game.decision is not None
    assert (game.decision.kind, game.decision.about) == ("trade", {"asked": [0, 2]})
    assert game.legal_actions(2)[:2] == [Ask(1), KEEP]


def positions() -> list[Game[object, Action, Any]]:
    """Games stopped at every kind of decision, with and without out-of-turn seats."""
    lines = ("0 lay 1", "0 give 2", "2 lay 9", "1 charm", "1 lay 4", "2 ask 0", "0 no", "2 ask 1", "1 yes")
    return [play(begin(), *lines[:count]) for count in range(len(lines) + 1)]


@pytest.mark.parametrize("moves", range(10))
def test_an_action_is_listed_if_and_only_if_it_is_not_refused_and_can_be_done(moves: int) -> None:
    game = positions()[moves]
    for seat in range(-1, 4):
        legal = game.legal_actions(seat)
        for action in EVERY_ACTION:
            refusal = game.why_not(seat, action)
            trying = game.copy()
            if refusal is None:
                assert action in legal
                trying.apply(seat, action)
                assert trying.version == moves + 1
            else:
                assert action not in legal
                with pytest.raises(IllegalAction) as raised:
                    trying.apply(seat, action)
                assert raised.value.refusal == refusal


def test_an_action_may_be_given_as_its_text() -> None:
    game = begin()
    assert game.why_not(0, "lay 2") is None
    assert game.why_not(0, "lay 8") == game.why_not(0, Lay(8)) == Refusal("no-such-chip", "CL-2")
    move = game.apply(0, " lay  2 ")
    assert move.action == Lay(2)


@pytest.mark.parametrize("text", ["", "lay", "lay x", "lay 1 2", "lay 10", "dance", "0 lay 1", "lay\x001"])
def test_a_text_that_is_no_action_is_a_notation_error(text: str) -> None:
    game = begin()
    with pytest.raises(NotationError):
        game.apply(0, text)
    with pytest.raises(NotationError):
        game.why_not(0, text)
    assert game.version == 0


def test_a_refusal_says_which_rule_and_carries_figures_and_the_error_says_them_too() -> None:
    game = play(begin(), "0 lay 1")
    with pytest.raises(IllegalAction, match=r"CL-2: laid-already \(chip=1\)") as raised:
        game.apply(0, Lay(2))
    assert raised.value.refusal == Refusal("laid-already", "CL-2", {"chip": 1})
    assert (raised.value.code, raised.value.details) == ("laid-already", {"chip": 1})


def test_another_seats_action_is_refused_and_says_whose_decision_it_is() -> None:
    game = play(begin(), "0 lay 1", "1 lay 2", "2 lay 3", "1 charm")
    refusal = game.why_not(1, KEEP)
    assert refusal == Refusal("not-your-decision", "CL-3", {"seat": 1, "seats": (2,), "asked": "trade"})
    with pytest.raises(IllegalAction, check=lambda error: error.code == "not-your-decision"):
        game.apply(1, KEEP)


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_does_not_exist_has_no_actions(seat: int) -> None:
    game = begin()
    assert game.legal_actions(seat) == []
    assert game.why_not(seat, Lay(1)) is not None


def test_what_only_a_token_allows_goes_with_the_token() -> None:
    game = begin()
    assert Lay(CROWN) in game.legal_actions(0)
    assert game.why_not(1, Lay(CROWN)) == Refusal("crown-without-token", "CL-2")
    play(game, "0 give 1", "1 lay 9")
    assert game.state.laid == [0, CROWN, 0]


def test_a_finished_game_asks_nobody_refuses_everything_and_has_an_outcome() -> None:
    game = begin(seats=2, rounds=1)
    assert game.outcome() is None
    play(game, "0 lay 1", "1 lay 2", "1 keep")
    assert game.decision is None
    assert all(game.legal_actions(seat) == [] for seat in range(2))
    for action in EVERY_ACTION:
        assert game.why_not(0, action) == Refusal("game-over")
        with pytest.raises(IllegalAction, check=lambda error: error.code == "game-over"):
            game.apply(0, action)
    outcome = game.outcome()
    assert outcome is not None
    assert len(outcome.scores) == 2
    assert outcome.winners == tuple(s for s in range(2) if outcome.scores[s] == max(outcome.scores))


def test_players_who_come_first_together_share_the_win() -> None:
    shared = 0
    for seed in range(60):
        game = play(begin(2, str(seed), rounds=1), "0 lay 1", "1 lay 2", "1 keep")
        outcome = game.outcome()
        assert outcome is not None
        shared += outcome.winners == (0, 1)
        assert (len(outcome.winners) == 2) == (outcome.scores[0] == outcome.scores[1])
    assert shared > 0


def test_the_rules_answer_alike_on_a_bare_state() -> None:
    """Bots that search use no Game: the rules by themselves refuse another seat and a finished game."""
    rules = Claim()
    game = play(begin(), "1 lay 2")
    for seat in range(4):
        for action in EVERY_ACTION:
            refusal = rules.check(game.state, seat, action)
            assert refusal == game.why_not(seat, action)
            assert (refusal is None) == (action in rules.legal(game.state, seat))


def test_the_random_player_of_these_tests_reaches_every_kind_of_decision() -> None:
    games = [play_out(begin(4, str(seed)), Random(seed)) for seed in range(5)]
    kinds = {event.kind for game in games for event in game.events(None)}
    assert kinds >= {"asked", "answered", "charmed", "token", "over"}
