"""Proof that nobody chose what was drawn: a secret promised before the game, numbers from the players that were sealed
before any was opened, a seed that follows from all of them, and draws that follow from the seed.

docs/server.md (Fairness) has the protocol and says what it proves.
"""

import hashlib
import hmac
import re
from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct

from carson.kernel.errors import RecordError
from carson.kernel.game import Game
from carson.kernel.records import Record
from carson.kernel.rules import Rules

COMMITMENT: Final = "commitment"
SECRET: Final = "secret"
# 256 bits, for numbers and hashes alike.
HEX: Final = re.compile("[0-9a-f]{64}")
_LINE: Final = re.compile(r"(sealed|number)-(0|[1-9]\d?)")


class Numbers(Struct, frozen=True):
    """What the players put in, by seat: the SHA-256 of each number, shown before any was opened, and the numbers."""

    sealed: dict[int, str]
    opened: dict[int, str]

    @property
    def withheld(self) -> list[int]:
        return [seat for seat in self.sealed if seat not in self.opened]

    @property
    def exchanged(self) -> list[int]:
        """Seats whose number is not the one that was sealed."""
        return [seat for seat, number in self.opened.items() if commitment_to(number) != self.sealed.get(seat)]

    def lines(self) -> dict[str, str]:
        """As head lines of a record."""
        sealed = {f"sealed-{seat}": digest for seat, digest in self.sealed.items()}
        return sealed | {f"number-{seat}": number for seat, number in self.opened.items()}


def numbers_in(head: Mapping[str, str]) -> Numbers:
    """What a record says the players put in."""
    found: dict[str, dict[int, str]] = {"sealed": {}, "number": {}}
    for key, value in head.items():
        if line := _LINE.fullmatch(key):
            if not HEX.fullmatch(value):
                raise RecordError("record-bad-number", key=key)
            found[line[1]][int(line[2])] = value
    return Numbers(found["sealed"], found["number"])


def commitment_to(secret: str) -> str:
    """Published first, checked later: `printf %s SECRET | sha256sum` gives the same.

    What can be guessed is given away by it; what cannot needs no salt.
    """
    return hashlib.sha256(secret.encode()).hexdigest()


def seal_of(commitment: str, sealed: Mapping[int, str]) -> str:
    """One hash over everything that was promised before the first number was opened: what a player has to remember."""
    return commitment_to(f"{commitment} {_listed(sealed)}")


def seed_from(secret: str, opened: Mapping[int, str]) -> str:
    """The seed of a game: the secret alone where no player put anything in.

    With HMAC a player who knows the commitment, which is a plain hash of the secret, can work out nothing.
    """
    if not opened:
        return secret
    return hmac.new(secret.encode(), _listed(opened).encode(), hashlib.sha256).hexdigest()


def _listed(by_seat: Mapping[int, str]) -> str:
    return " ".join(f"{seat}:{by_seat[seat]}" for seat in sorted(by_seat))


def check_draws(rules: Rules[Any, Any, Any], record: Record, seed: str) -> int:
    """Play the record's moves once more, now drawing from the seed, and compare every draw; how many there were.

    For a record that `replay` has found whole. A RecordError names the first draw that the seed does not give.
    """
    game: Game[Any, Any, Any] = Game.start(rules, seed)
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
