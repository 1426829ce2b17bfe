"""Turns count decisions: the answers to one simultaneous decision share a turn, and only they."""

from typing import Any

from carson.kernel import Decision, Game, Log, Refusal
from kernel.tiny import Claim, begin, play
from kernel.tiny_steps import CHARM, Action, Lay, State


def turns(game: Game[Any, Any, Any]) -> list[int]:
    return [move.turn for move in game.moves]


def test_answers_to_one_simultaneous_decision_share_a_turn() -> None:
    game = play(begin(), "1 lay 2", "0 lay 1", "2 lay 3", "2 ask 0", "0 no")
    assert turns(game) == [1, 1, 1, 2, 3]
    assert game.turn == 4


def test_what_is_done_out_of_turn_meanwhile_belongs_to_that_turn() -> None:
    game = play(begin(), "1 lay 2", "0 give 1", "1 charm", "0 lay 1", "2 lay 3")
    assert turns(game) == [1, 1, 1, 1, 1]
    assert game.turn == 2


def test_out_of_turn_moves_outside_a_simultaneous_decision_are_turns_of_their_own() -> None:
    game = play(begin(), "0 lay 1", "1 lay 2", "2 lay 3", "0 give 1", "2 keep")
    assert turns(game) == [1, 1, 1, 2, 3]


def test_the_set_up_is_turn_0() -> None:
    assert begin().setup.turn == 0


class LayAgain(Claim):
    """When all have laid, all is shown, and seat 1 alone is asked once more, in the same words."""

    def decision(self, state: State) -> Decision | None:
        seats = (1,) if state.given else tuple(s for s in range(2) if not state.laid[s])
        return Decision("lay", seats, together=True)

    def check(self, state: State, seat: int, action: Action) -> Refusal | None:
        return None

    def apply(self, state: State, seat: int, action: Action, log: Log) -> None:
        state.laid[seat] = 1
        if all(state.laid):
            log.reveal()
            state.given = True


def test_a_decision_put_again_in_the_same_words_is_another_turn() -> None:
    game = Game.start(LayAgain(2), "seed")
    for seat in (0, 1, 1):
        game.apply(seat, Lay(1) if seat else CHARM)
    assert turns(game) == [1, 1, 2]
