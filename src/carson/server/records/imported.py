"""An imported record, replayed from start to end."""

from typing import Final

from msgspec import Struct

from carson.kernel import Game, Outcome, Record, RecordedChance, RecordError, parse, replay
from carson.library import GAMES, rules_of
from carson.server.database.rows import MOVE, START, Entry
from carson.server.errors import BadRequest
from carson.server.games.adapter import AnyGame
from carson.server.history.replaying import entry_of

MOST_MOVES: Final = 4_000  # a long game has 500
# Characters of the head and the remarks. They are stored with the table and read whenever it is listed; a game with its
# own deck that started from a position has 15,000.
LONGEST_HEAD: Final = 65_536


class Played(Struct, frozen=True):
    """A valid record, and what the log stores of it."""

    record: Record
    outcome: Outcome | None
    entries: list[Entry]


def played(text: str, now: int) -> Played:
    """What the log will store; anything wrong with the record is reported with its line."""
    record = parse(text)
    if len(record.lines) - 1 > MOST_MOVES:
        raise RecordError("record-many-moves", found=len(record.lines) - 1, most=MOST_MOVES)
    long = _long(record)
    if long > LONGEST_HEAD:
        raise RecordError("record-long-head", found=long, most=LONGEST_HEAD)
    if record.game not in GAMES:
        raise BadRequest("game-unknown", found=record.game[:40], known=GAMES)
    rules = rules_of(record)
    game: AnyGame = replay(rules, record)
    return Played(record, game.outcome(), _entries(game, now))


def _long(record: Record) -> int:
    head = sum(len(key) + len(value) for key, value in record.head.items())
    return head + sum(len(text) for texts in record.remarks.values() for text in texts)


def _entries(game: AnyGame, now: int) -> list[Entry]:
    """Replays it once more, as the log would have stored it."""
    again: AnyGame = Game.start(game.rules, None, RecordedChance(game.setup.draws))
    entries = [entry_of(again, START, again.setup, 0, now)]
    for number, move in enumerate(game.moves, 1):
        sealed = again.decision is not None and again.decision.together
        again.apply(move.seat, move.action, RecordedChance(move.draws))
        entries.append(entry_of(again, MOVE, move, number, now, sealed))
    return entries
