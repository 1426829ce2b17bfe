"""A free-for-all: everybody acts as often as they like, in any order and openly, until each stops."""

from typing import Any

import pytest

from carson.kernel import Decision, Game, IllegalAction, Log, Refusal, UndoError, seat_refusal
from kernel.tiny import Claim
from kernel.tiny_steps import CHARM, KEEP, Action, Lay, State


class Scramble(Claim):
    """Everybody lays chips one upon the other, until each says `keep`; then seat 0 alone says `charm`.

    Of all that is here only `laid` counts: how much a seat has laid, less than 0 when it has stopped.
    """

    def decision(self, state: State) -> Decision | None:
        seats = tuple(seat for seat in range(self.seats) if state.laid[seat] >= 0)
        if seats:
            return Decision("scramble", seats, freely=True)
        return None if state.given else Decision("after", (0,))

    def legal(self, state: State, seat: int) -> list[Action]:
        if seat_refusal(self.decision(state), seat) is not None:
            return []
        return [Lay(1), Lay(2), KEEP] if state.laid[seat] >= 0 else [CHARM]

    def check(self, state: State, seat: int, action: Action) -> Refusal | None:
        refusal = seat_refusal(self.decision(state), seat)
        return refusal if refusal or action in self.legal(state, seat) else Refusal("wrong-moment")

    def apply(self, state: State, seat: int, action: Action, log: Log) -> None:
        if type(action) is Lay:
            state.laid[seat] += action.chip
        elif action == KEEP:
            state.laid[seat] = -1
        else:
            state.given = True


def scramble(*lines: str) -> Game[State, Action, Any]:
    game: Game[State, Action, Any] = Game.start(Scramble(3), "seed")
    return on(game, *lines)


def on(game: Game[State, Action, Any], *lines: str) -> Game[State, Action, Any]:
    for line in lines:
        seat, words = line.split(" ", 1)
        game.apply(int(seat), words)
    return game


def waits_for(game: Game[State, Action, Any]) -> tuple[int, ...]:
    assert game.decision is not None
    return game.decision.seats


def test_everybody_acts_in_any_order_and_as_often_as_they_like() -> None:
    game = scramble("2 lay 1", "0 lay 2", "2 lay 2", "2 lay 1", "1 lay 1")
    assert game.state.laid == [2, 1, 4]
    assert waits_for(game) == (0, 1, 2)


def test_who_has_stopped_is_no_longer_asked_and_the_others_go_on() -> None:
    game = scramble("1 keep", "0 lay 1")
    assert waits_for(game) == (0, 2)
    with pytest.raises(IllegalAction, check=lambda error: error.code == "not-your-decision"):
        game.apply(1, "lay 1")
    on(game, "2 keep", "0 lay 2", "0 keep")
    assert (game.decision and game.decision.kind) == "after"


def test_it_is_one_question_whatever_others_do_meanwhile() -> None:
    """Or whoever is a moment late would answer a question that is no more."""
    game = scramble()
    asked = game.question
    on(game, "0 lay 1", "1 lay 1", "1 keep", "0 lay 2")
    assert (game.question, game.serial) == (asked, asked + 4)
    on(game, "0 keep", "2 keep")
    assert game.question == game.serial


def test_every_move_is_told_at_once_and_is_a_turn_of_its_own() -> None:
    game = scramble("0 lay 1", "1 lay 2")
    assert [told.action for told in game.seen_moves(2)] == [None, "lay 1", "lay 2"]
    assert [move.turn for move in game.moves] == [1, 2]


def test_the_last_move_may_be_taken_back_an_earlier_one_not_as_others_have_seen_it() -> None:
    game = scramble("0 lay 1", "1 lay 2")
    assert game.undoable(0) is None
    with pytest.raises(UndoError, check=lambda error: error.code == "undo-nothing"):
        game.undo(0)
    assert game.undo(1).action == Lay(2)
    assert game.state.laid == [1, 0, 0]
    assert game.undoable(0) == 0


def test_taking_back_leaves_the_question_open_for_the_others() -> None:
    game = scramble("0 lay 1", "2 keep")
    asked, serial = game.question, game.serial
    game.undo(2)
    assert waits_for(game) == (0, 1, 2)
    assert (game.question, game.serial) == (asked, serial + 1)


def test_taking_back_the_last_stop_puts_the_question_anew() -> None:
    """Somebody was asked something else already."""
    game = scramble("0 keep", "1 keep", "2 keep")
    game.undo(2)
    assert waits_for(game) == (2,)
    assert game.question == game.serial


def test_a_copy_goes_its_own_way_in_the_same_question() -> None:
    game = scramble("0 lay 1", "1 keep")
    twin = on(game.copy(), "2 lay 1")
    assert (twin.question, game.question) == (0, 0)
    assert (game.state.laid, twin.state.laid) == ([1, -1, 0], [1, -1, 1])
