"""Roads out of turn: who may not is told why."""

import pytest

from carson.board.actions import Road
from carson.board.library import BoardGame, new_game
from carson.board.options import Options
from carson.words.board import BoardTeller
from carson.words.words import Words
from cli.driving import board_answers, carson

ALL = ["play", "board", "--players", "human,human,human", "--names", "Anna,Bob,Cy", "--seed", "all"]


def building(seed: str) -> BoardGame:
    """A game in the middle of a building move, while somebody else has a road."""
    game = new_game(Options(3), seed)
    for typed in board_answers(seed, Options(3)):
        assert game.decision is not None
        game.apply(game.decision.seats[0], typed)
        if game.decision is not None and game.decision.kind == "house":
            others = [p for p in game.view(None).players if p.roads and p.seat not in game.decision.seats]
            if others:
                return game
    raise AssertionError("nobody kept a road")


@pytest.mark.rule("BG-16.25")
def test_nobody_interrupts_a_move() -> None:
    game = building("all")
    assert game.decision is not None
    other = next(p.seat for p in game.view(None).players if p.roads and p.seat not in game.decision.seats)
    refusal = game.why_not(other, Road("a1n"))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("road-inside", "BG-16.25")
    said = BoardTeller(Words("en"), ["Anna", "Bob", "Cy"].__getitem__).refusal(refusal)
    assert "is in the middle of a move; lay a road out of turn before or after it. [BG-16.25]" in said


@pytest.mark.rule("BG-1.6")
def test_other_moves_out_of_turn_are_refused_with_the_reason() -> None:
    game = new_game(Options(3), "all")
    assert game.decision is not None
    other, asked = (game.decision.seats[0] + 1) % 3, game.decision.seats[0]
    names = ["Anna", "Bob", "Cy"]
    out = " ".join(carson(*ALL, stdin=f"{other} claim d4\nw {other} pass\n").out.split())
    assert out.count(f"{names[other]} can only lay roads now: waiting for {names[asked]}. [BG-1.6]") == 2
    assert "now owns" not in out.replace("Nobody", "")


def test_an_amount_of_vp_is_not_taken_for_a_seat() -> None:
    out = carson(*ALL, stdin="3 vp\n").out
    assert "Nobody at this keyboard has seat 3" not in out
