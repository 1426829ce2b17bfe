"""A game put away and taken up again without its past."""

from random import Random

import pytest

from carson.kernel import Game, RecordError, record
from kernel.tiny import begin, play, play_out

LINES = ("0 lay 1", "1 lay 2", "2 lay 3", "2 ask 0", "0 no", "2 keep", "1 lay 1")


@pytest.mark.parametrize("moves", range(len(LINES) + 1))
def test_a_game_taken_up_again_goes_on_as_it_would_have(moves: int) -> None:
    game = play(begin(), *LINES[:moves])
    again = Game.resume(game.rules, game.snapshot(), "claim")
    assert (again.version, again.turn, again.decision) == (game.version, game.turn, game.decision)
    assert all(again.view(seat) == game.view(seat) for seat in (None, 0, 1, 2))
    play_out(game, Random(1))
    play_out(again, Random(1))
    assert again.moves == game.moves[moves:]
    assert again.snapshot() == game.snapshot()


def test_a_game_taken_up_again_has_no_record_and_nothing_to_take_back() -> None:
    game = play(begin(), *LINES)
    again = Game.resume(game.rules, game.snapshot(), "claim")
    assert again.undoable() is None
    with pytest.raises(RecordError, check=lambda error: error.code == "record-without-beginning"):
        record(again)


def test_events_are_asked_for_by_the_same_number_after_a_game_was_taken_up_again() -> None:
    game = play(begin(), *LINES)
    again = Game.resume(game.rules, game.snapshot(), "claim")
    play(game, "0 lay 2")
    play(again, "0 lay 2")
    assert again.events(0, since=len(LINES)) == game.events(0, since=len(LINES))


def test_a_move_keeps_its_number_after_a_game_was_taken_up_again() -> None:
    game = play(begin(), *LINES)
    again = Game.resume(game.rules, game.snapshot(), "claim")
    play(again, "0 lay 2")
    assert again.undoable() == len(LINES)


def test_a_game_taken_up_again_before_its_first_move_has_no_record_either() -> None:
    game = begin()
    with pytest.raises(RecordError):
        record(Game.resume(game.rules, game.snapshot(), "claim"))
