"""What passes between the server and its workers, as bytes. Only for data that we have packed ourselves: unpickling
means trusting.

A game's rules and its table are left out and rebuilt on the other side, from the header lines that are stored with
every game: they are the same for the whole game, and contain functions.
"""

import io
import pickle
from typing import Any, Final

from carson.server.games.adapter import AnyRules, head_of, stored_rules

_RULES: Final = "rules"
_TABLE: Final = "table"


class _Pickler(pickle.Pickler):
    def __init__(self, file: io.BytesIO, rules: AnyRules | None) -> None:
        super().__init__(file, pickle.HIGHEST_PROTOCOL)
        self._left_out = {} if rules is None else {id(rules): _RULES, id(rules.table): _TABLE}

    def persistent_id(self, obj: Any) -> str | None:
        return self._left_out.get(id(obj))


class _Unpickler(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, rules: AnyRules | None) -> None:
        super().__init__(file)
        self._rules = rules

    def persistent_load(self, pid: Any) -> object:
        assert self._rules is not None
        return self._rules if pid == _RULES else self._rules.table


def pack(rules: AnyRules | None, content: object) -> bytes:
    """The content, preceded by what its rules are made of."""
    file = io.BytesIO()
    pickle.dump(None if rules is None else (head_of(rules), rules.version), file, pickle.HIGHEST_PROTOCOL)
    _Pickler(file, rules).dump(content)
    return file.getvalue()


def unpack(packet: bytes) -> tuple[AnyRules | None, Any]:
    file = io.BytesIO(packet)
    head = pickle.load(file)
    rules = None if head is None else stored_rules(*head)
    return rules, _Unpickler(file, rules).load()


def pack_result(rules: AnyRules | None, content: object) -> bytes:
    """To a caller that knows the rules already."""
    file = io.BytesIO()
    _Pickler(file, rules).dump(content)
    return file.getvalue()


def unpack_result(rules: AnyRules | None, packet: bytes) -> Any:
    return _Unpickler(io.BytesIO(packet), rules).load()
