"""Games as records: saved, and loaded with every move checked."""

import os
from pathlib import Path
from typing import Any, Final, Literal, overload

from carson.board.library import BoardGame
from carson.board.rules import BoardRules
from carson.cards.library import CardGame
from carson.cards.rules import CardRules
from carson.games import DESCRIPTORS, GAMES
from carson.kernel import Game, Record, RecordError, Rules, parse, replay
from carson.kernel import record as record_of
from carson.kernel.records import FORMAT
from carson.library.games import Seed

Source = str | os.PathLike[str] | Record
_BREAKS: Final = ("\n", "\r")


def rules_of(record: Record) -> BoardRules | CardRules:
    """The rules that a record was played by.

    Examples:
        >>> game = carson.new_game("board", players=2, seed=7)
        >>> carson.rules_of(carson.record(game)) == game.rules
        True
    """
    if record.game not in DESCRIPTORS:
        raise RecordError("game-unknown", found=record.game[:40], known=GAMES)
    rules: BoardRules | CardRules = DESCRIPTORS[record.game].read_rules(record)
    return rules


def record(game: Game[Any, Any, Any], tags: dict[str, str] | None = None, public: bool = False) -> Record:
    """A game as a record, whose `text()` a person can read. `tags` are head lines of your own, such as names.

    A `public` record leaves out what is still secret while the game is running; it can be read, but not replayed.

    Examples:
        >>> game = carson.new_game("cards", players=2, seed=7)
        >>> print(carson.record(game, {"event": "Friday night"}).text())
        carson record 1
        game: cards
        rules: 1
        ...
    """
    return record_of(game, tags, public)


def save(game: Game[Any, Any, Any], path: str | os.PathLike[str], tags: dict[str, str] | None = None) -> None:
    """Write the record of a game to a file, finished or not. `load` reads it back.

    Examples:
        >>> game = carson.new_game("board", seed=7)
        >>> carson.save(game, "evening.carson", {"event": "Friday night"})
        >>> carson.load("evening.carson") == game
        True
    """
    Path(path).write_text(record(game, tags).text(), "utf-8")


@overload
def load(source: Source, game: Literal["board"], *, upto: int | None = None, seed: Seed = None) -> BoardGame: ...
@overload
def load(source: Source, game: Literal["cards"], *, upto: int | None = None, seed: Seed = None) -> CardGame: ...
@overload
def load(source: Source, game: None = None, *, upto: int | None = None, seed: Seed = None) -> BoardGame | CardGame: ...


def load(
    source: Source, game: str | None = None, *, upto: int | None = None, seed: Seed = None
) -> BoardGame | CardGame:
    """The game that a record tells, every move of it checked; finished or not, of either game.

    `source` is the path of a file, the text of a record, or a `Record`. Name the `game` if you expect one of them:
    then another is refused, and a type checker knows which you get. `upto` stops after so many moves. An unfinished
    game goes on as it would have, or with a `seed` of your own.

    Examples:
        >>> game = carson.new_game("board", players=3, seed=7)
        >>> _ = game.apply(0, "claim d4")
        >>> carson.save(game, "evening.carson")
        >>> for position in carson.load("evening.carson").positions():
        ...     print(position.number, position.action, position.scores())
        0 None (2, 2, 2)
        1 Claim(parcel='d4') (2, 2, 2)
    """
    found = source if isinstance(source, Record) else parse(_text(source))
    if game is not None and found.game != game:
        raise RecordError("record-other-game", found=found.game[:40], expected=game)
    rules: Rules[Any, Any, Any] = rules_of(found)
    return replay(rules, found, upto, None if seed is None else str(seed))


def _text(source: str | os.PathLike[str]) -> str:
    if isinstance(source, str) and (not source or any(sign in source for sign in _BREAKS)):
        return source
    try:
        return Path(source).read_text("utf-8-sig")
    except UnicodeDecodeError:
        raise RecordError("record-not-one", line=1, expected=FORMAT) from None
