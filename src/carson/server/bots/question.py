"""What a bot is asked, as bytes: the view of its seat, the legal actions, and the head lines its rules are made of.

The table inside a view is left out and put back from the rules on the other side: it is the same for the whole game,
and holds functions. Neither the state nor the game's seed is anywhere in here.
"""

import io
import pickle
from typing import Any, Final

from msgspec import Struct

from carson.server.games import AnyGame, AnyRules, head_of, stored_rules

_TABLE: Final = "table"


class Question(Struct, frozen=True):
    """`seed` is for the bot's own chance; it has nothing to do with the game's."""

    game: str
    bot: str
    seed: str
    view: Any
    legal: list[Any]


class Answer(Struct, frozen=True):
    """The place of the action in the list of legal ones; or why there is none, and where in the bot it went wrong."""

    choice: int = -1
    reason: str = ""
    place: str = ""


class _Pickler(pickle.Pickler):
    def __init__(self, file: io.BytesIO, table: object) -> None:
        super().__init__(file, pickle.HIGHEST_PROTOCOL)
        self._table = table

    def persistent_id(self, obj: Any) -> str | None:
        return _TABLE if obj is self._table else None


class _Unpickler(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, table: object) -> None:
        super().__init__(file)
        self._table = table

    def persistent_load(self, pid: Any) -> object:
        return self._table


def packed(game: AnyGame, seat: int, legal: list[Any], bot: str, seed: str) -> bytes:
    rules: AnyRules = game.rules  # type: ignore[assignment]  # the kernel's protocol, here one of the two games
    file = io.BytesIO()
    pickle.dump((rules.game, head_of(rules), rules.version, bot, seed), file, pickle.HIGHEST_PROTOCOL)
    _Pickler(file, rules.table).dump((game.view(seat), legal))
    return file.getvalue()


def unpacked(content: bytes) -> Question:
    """Only for what `packed` has made: whoever unpickles, trusts."""
    file = io.BytesIO(content)
    game, head, version, bot, seed = pickle.load(file)
    view, legal = _Unpickler(file, stored_rules(head, version).table).load()
    return Question(game, bot, seed, view, legal)
