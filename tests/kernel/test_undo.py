"""Taking back: freely to the last draw or reveal, no further; one's own answer while others still think."""

from typing import Any

import pytest

from carson.kernel import Game, RecordedChance, UndoError, parse, record, replay
from kernel.tiny import begin, play


def position(game: Game[Any, Any, Any]) -> str:
    return game.rules.position_text(game.state)


def refused(game: Game[Any, Any, Any], seat: int | None) -> bool:
    """Whether undo is refused, as `undoable` says, and changes nothing."""
    before = record(game).text()
    if game.undoable(seat) is not None:
        return False
    with pytest.raises(UndoError, check=lambda error: error.code == "undo-nothing"):
        game.undo(seat)
    assert record(game).text() == before
    return True


@pytest.mark.parametrize("seat", [None, 1])
def test_the_last_move_is_taken_back_and_returned(seat: int | None) -> None:
    game = play(begin(), "0 lay 1")
    before, turn = position(game), game.turn
    move = game.apply(1, "lay 2")
    assert game.undoable(seat) == 1
    assert game.undo(seat) == move
    assert (position(game), game.version, game.turn) == (before, 1, turn)
    assert game.legal_actions(1) != []


def test_moves_are_taken_back_one_by_one_to_the_last_draw_and_no_further() -> None:
    game = play(begin(), "0 lay 1", "1 lay 2", "2 lay 3")
    after_the_die = position(game)
    play(game, "2 ask 0", "0 no", "2 ask 1")
    while game.undoable() is not None:
        game.undo()
    assert (position(game), game.version) == (after_the_die, 3)
    assert refused(game, None)


def test_nothing_can_be_taken_back_before_the_first_move() -> None:
    assert all(refused(begin(), seat) for seat in (None, 0, 1))


@pytest.mark.parametrize(
    ("what", "lines"),
    [
        ("a draw", ("0 charm",)),
        ("a reveal and a die", ("0 lay 1", "1 lay 1", "2 lay 2")),
        ("a reveal alone", ("0 lay 1", "1 lay 1", "2 lay 2", "2 ask 0", "0 yes")),
    ],
)
def test_a_move_that_drew_or_revealed_something_is_never_taken_back(what: str, lines: tuple[str, ...]) -> None:
    game = play(begin(rounds=1), *lines)
    assert game.moves[-1].final
    assert (what == "a reveal alone") == (not game.moves[-1].draws)
    assert all(refused(game, seat) for seat in (None, 0, 1, 2))


def test_a_seat_takes_back_its_own_answer_while_the_others_answers_stay() -> None:
    game = play(begin(), "0 lay 1", "1 lay 2", "0 give 2")
    assert game.undoable(1) == 1
    assert game.undo(1).action == game.rules.parse_action("lay 2")
    assert [(move.seat, game.rules.action_text(move.action)) for move in game.moves] == [
        (0, "lay 1"),
        (0, "give 2"),
    ]
    assert (game.state.laid, game.state.token) == ([1, 0, 0], 2)
    assert position(game) == position(play(begin(), "0 lay 1", "0 give 2"))
    play(game, "1 lay 3")
    assert game.state.laid == [1, 3, 0]


def test_the_others_events_are_the_same_after_a_seat_took_back_its_answer() -> None:
    game = play(begin(), "0 lay 1", "1 lay 2")
    game.undo(0)
    fresh = play(begin(), "1 lay 2")
    for seat in (None, 0, 1, 2):
        assert game.events(seat) == fresh.events(seat)
    assert [move.turn for move in game.moves] == [move.turn for move in fresh.moves]


def test_an_answer_can_no_longer_be_taken_back_once_all_are_shown() -> None:
    game = play(begin(), "0 lay 1", "1 lay 2", "2 lay 3")
    assert all(refused(game, seat) for seat in (0, 1, 2))


def test_an_answer_can_no_longer_be_taken_back_once_something_was_drawn_meanwhile() -> None:
    game = play(begin(), "0 lay 1", "1 charm")
    assert refused(game, 0)
    play(game, "2 lay 2")
    assert game.undoable(2) == 2


def test_a_move_that_another_has_answered_is_not_taken_back_by_its_seat() -> None:
    game = play(begin(), "0 lay 1", "1 lay 2", "2 lay 3", "2 ask 0")
    assert game.undoable(2) == 3
    play(game, "0 no")
    assert refused(game, 2)
    assert game.undoable(0) == 4


def test_a_seat_that_has_done_nothing_has_nothing_to_take_back() -> None:
    assert refused(play(begin(), "0 lay 1"), 1)


def test_a_game_goes_on_after_undo_with_the_draws_it_would_have_had() -> None:
    game = play(begin(), "0 lay 1", "1 lay 2")
    game.undo()
    game.undo()
    play(game, "0 lay 1", "1 lay 2", "2 lay 3")
    assert game.moves == play(begin(), "0 lay 1", "1 lay 2", "2 lay 3").moves


def test_a_game_read_back_can_be_taken_back_as_far_as_the_original() -> None:
    game = play(begin(), "0 lay 1", "1 lay 2", "2 lay 3", "2 ask 0", "0 no", "2 ask 1")
    again = replay(game.rules, parse(record(game).text()))
    while game.undoable() is not None:
        assert again.undo() == game.undo()
    assert refused(again, None)


def test_taking_back_in_a_copy_leaves_the_original() -> None:
    game = play(begin(), "0 lay 1", "1 lay 2")
    before = record(game).text()
    other = game.copy()
    other.undo(0)
    other.undo(1)
    play(other, "0 lay 3")
    assert record(game).text() == before
    game.undo(0)
    assert game.state.laid == [0, 2, 0]


def test_a_move_that_anothers_answer_rests_on_is_not_taken_back() -> None:
    """Seat 1 could lay the crown only because seat 0 gave it the token."""
    game = play(begin(), "0 give 1", "1 lay 9")
    before = record(game).text()
    with pytest.raises(UndoError):
        game.undo(0)
    assert record(game).text() == before


def test_undo_draws_nothing_even_from_a_chance_that_has_run_out() -> None:
    game = Game.start(begin(2).rules, None, RecordedChance([("card", 1), ("card", 2)]))
    play(game, "0 lay 1", "0 give 1")
    game.undo(0)
    game.undo(0)
    assert game.version == 0
