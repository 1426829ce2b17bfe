"""What is refused, or fails on the way, leaves no trace."""

from random import Random
from typing import Any

import pytest

from carson.kernel import CarsonError, Game, IllegalAction, Log, NotationError, record
from kernel.tiny import Claim, begin, play, play_out
from kernel.tiny_steps import Action, State


def trace(game: Game[Any, Any, Any]) -> tuple[Any, ...]:
    """Everything of a game that can be seen, and what it would draw from here to the end."""
    ahead = play_out(game.copy(), Random(1))
    return (
        record(game).text(),
        game.version,
        game.turn,
        game.undoable(),
        [game.view(seat) for seat in (None, 0, 1, 2)],
        [game.events(seat) for seat in (None, 0, 1, 2)],
        [move.draws for move in ahead.moves],
    )


def waiting_for_the_last() -> Game[Any, Any, Any]:
    return play(begin(), "0 lay 1", "1 lay 2")


@pytest.mark.parametrize(
    ("seat", "action", "error"),
    [
        (2, "lay 8", IllegalAction),
        (2, "keep", IllegalAction),
        (0, "lay 2", IllegalAction),
        (7, "lay 2", IllegalAction),
        (2, "lay", NotationError),
    ],
)
def test_a_refused_action_changes_nothing(seat: int, action: str, error: type[Exception]) -> None:
    game = waiting_for_the_last()
    before = trace(game)
    with pytest.raises(error):
        game.apply(seat, action)
    assert trace(game) == before


class Breaking(Claim):
    """Rules with a fault in them: laying chip 3 does all that it should, draws and says so, and then fails."""

    def apply(self, state: State, seat: int, action: Action, log: Log) -> None:
        super().apply(state, seat, action, log)
        if self.broken and log.draws:
            raise RuntimeError("in the middle")

    broken = False


def test_a_move_that_fails_in_the_middle_leaves_state_moves_and_events_as_they_were() -> None:
    rules = Breaking()
    game = play(Game.start(rules, "claim"), "0 lay 1", "1 lay 2")
    before = trace(game)[:-1]
    rules.broken = True
    with pytest.raises(RuntimeError, match="in the middle"):
        game.apply(2, "lay 3")
    rules.broken = False
    assert trace(game)[:-1] == before


def test_a_move_that_fails_in_the_middle_does_not_change_what_is_drawn_next() -> None:
    rules = Breaking()
    game = play(Game.start(rules, "claim"), "0 lay 1", "1 lay 2")
    before = trace(game)
    rules.broken = True
    with pytest.raises(RuntimeError):
        game.apply(2, "lay 3")
    rules.broken = False
    assert trace(game) == before


def test_a_game_without_chance_can_go_on_until_something_must_be_drawn() -> None:
    game = begin()
    game.use_chance(None)
    play(game, "0 lay 1", "1 lay 2")
    before = record(game).text()
    with pytest.raises(CarsonError) as raised:
        game.apply(2, "lay 3")
    assert (raised.value.code, raised.value.details) == ("game-without-seed", {"what": "die"})
    assert record(game).text() == before
