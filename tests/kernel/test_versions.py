"""The version of a game: what an answer names, so that one that comes too late can be refused."""

from kernel.tiny import begin, play


def test_the_version_counts_moves() -> None:
    game = begin()
    assert game.version == 0
    play(game, "0 lay 1", "1 lay 2")
    assert game.version == 2
    assert game.copy().version == 2
    game.undo(0)
    assert game.version == 1


def test_a_refused_action_does_not_raise_the_version() -> None:
    game = begin()
    assert game.why_not(0, "lay 8") is not None
    assert game.version == 0


def test_the_serial_names_one_situation_and_no_other() -> None:
    game = play(begin(), "0 lay 1", "1 lay 2", "2 lay 3", "2 ask 0")
    asked = game.serial
    game.undo()
    play(game, "2 ask 1")
    assert game.version == 4
    assert game.serial == asked + 2


def test_a_question_stays_the_same_while_others_answer_it_and_changes_when_it_is_another() -> None:
    game = begin()
    asked = game.question
    play(game, "0 lay 1", "1 lay 2")
    assert game.question == asked
    game.undo(0)
    assert game.question == asked
    play(game, "0 lay 1", "2 lay 3")
    assert game.question > asked
    asked = game.question
    play(game, "2 ask 0")
    assert game.question > asked
    asked = game.question
    game.undo()
    assert game.question > asked
