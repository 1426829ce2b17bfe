"""`greedy` is the yardstick that other bots of the board game are measured with: what it chooses must never change.

If a test here fails, a change reached `greedy`'s judgement, perhaps through a helper that it shares. Change the other
bot instead. Only new rules may change these games; then say so in docs/strength.md and measure again.
"""

from hashlib import sha256

import pytest

from carson.board.library import Options, new_game
from carson.bots import make_bot
from carson.bots.playing import play


@pytest.mark.parametrize(
    ("options", "moves", "fingerprint"),
    [
        pytest.param(Options(4), 165, "c0b838bb49883801", id="the base game"),
        pytest.param(Options(3, characters="gold"), 132, "07669785dcadc92e", id="other characters"),
        pytest.param(Options(2, variants="horses outlaws"), 107, "f6a3e1ea38e83bca", id="Horses and Outlaws"),
        pytest.param(
            Options(3, variants="new-beginning kit-carson might-is-right"), 144, "763643e8f90a4c26", id="the others"
        ),
        pytest.param(Options(2, solo="miner"), 41, "6039ebda377c9fc0", id="alone"),
    ],
)
def test_greedy_plays_the_games_it_has_always_played(options: Options, moves: int, fingerprint: str) -> None:
    game = new_game(options, "yardstick")
    play(game, [make_bot("board", "greedy", f"yardstick {seat}") for seat in range(options.players)])
    played = "\n".join(f"{move.seat} {game.rules.action_text(move.action)}" for move in game.moves)
    assert (len(game.moves), sha256(played.encode()).hexdigest()[:16]) == (moves, fingerprint)
