"""The front door for programs: new games, and games read back from their records.

from carson.board import library
game = library.new_game(library.Options(players=3, characters="gold"), seed="tumbleweed")
"""

import re

from carson.board.actions import Action
from carson.board.options import Options
from carson.board.rules import BoardRules
from carson.board.state import State
from carson.kernel import Game, OptionsError, Record, RecordError, replay

__all__ = ["BoardGame", "Options", "new_game", "new_rules", "replayed", "rules_of"]

BoardGame = Game[State, Action]

HEAD = ("players", "bag", "characters")


def new_rules(options: Options) -> BoardRules:
    """The rules at a table; OptionsError for options that make no playable game."""
    return BoardRules(options)


def new_game(options: Options, seed: str) -> BoardGame:
    return Game.start(new_rules(options), seed)


def rules_of(record: Record) -> BoardRules:
    """The rules a record was played with, from its head lines."""
    for key in HEAD:
        if key not in record.head:
            raise RecordError("record-head-missing", key=key)
    players, bag, characters = (record.head[key] for key in HEAD)
    if not re.fullmatch(r"[1-9]", players):
        raise RecordError("record-players", text=players[:60])
    try:
        return new_rules(Options(int(players), bag, characters))
    except OptionsError as fault:
        raise RecordError("record-bad-options", reason=fault.cause()) from fault


def replayed(record: Record, upto: int | None = None, seed: str | None = None) -> BoardGame:
    """The game a record tells, every move of it checked."""
    return replay(rules_of(record), record, upto, seed)
