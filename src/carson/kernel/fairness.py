"""Proof that nobody chose what was drawn: a seed that was promised before the game, and draws that follow from it."""

import hashlib
from typing import Any

from carson.kernel.errors import RecordError
from carson.kernel.game import Game
from carson.kernel.records import Record
from carson.kernel.rules import Rules


def commitment_to(seed: str) -> str:
    """Published before the game, checked after it: `printf %s SEED | sha256sum` gives the same.

    A seed that can be guessed is given away by it; one that cannot needs no salt.
    """
    return hashlib.sha256(seed.encode()).hexdigest()


def check_draws(rules: Rules[Any, Any], record: Record, seed: str) -> int:
    """Play the record's moves once more, now drawing from the seed, and compare every draw; how many there were.

    For a record that `replay` has found whole. A RecordError names the first draw that the seed does not give.
    """
    game: Game[Any, Any] = Game.start(rules, seed)
    count = 0
    for number, line in enumerate(record.lines):
        move = game.apply(line.seat, line.action) if number else game.setup
        # Up to the first difference both games are the same one, so that it always has its counterpart.
        for text, expected in zip(line.draws, move.draws):
            if rules.parse_draw(text) != expected:
                row, given = record.row(number), rules.draw_text(expected)
                raise RecordError("record-draw-not-seeded", line=row, found=text, expected=given)
        count += len(move.draws)
    return count
