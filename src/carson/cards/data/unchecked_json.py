"""Reads unchecked JSON, and notes each fault instead of stopping at the first."""

import difflib
import json
from collections.abc import Sequence
from dataclasses import dataclass

from carson.cards.data.faults import Fault, unfit
from carson.kernel import Cause, fault


@dataclass(frozen=True, slots=True)
class Document:
    """JSON as read, and the duplicate keys of its objects (of which JSON keeps the last).

    Duplicate keys are found by the identity of their object, which is kept with them so that no other object can have
    it.
    """

    tree: object
    twice: dict[int, tuple[dict[str, object], list[str]]]


def decode(text: str, file: str) -> Document:
    """The JSON in the text; a DeckError with line and column if it is not JSON."""
    twice: dict[int, tuple[dict[str, object], list[str]]] = {}

    def unite(items: list[tuple[str, object]]) -> dict[str, object]:
        node: dict[str, object] = {}
        for key, value in items:
            if key in node:
                twice.setdefault(id(node), (node, []))[1].append(key)
            node[key] = value
        return node

    try:
        return Document(json.loads(text, object_pairs_hook=unite), twice)
    except json.JSONDecodeError as error:
        raise unfit([Fault(file, f"{error.lineno}:{error.colno}", "", fault("deck-json"))]) from None
    except RecursionError:
        raise unfit([Fault(file, "", "", fault("deck-deep"))]) from None
    except ValueError:  # the only other error: a number with more digits than Python reads
        raise unfit([Fault(file, "", "", fault("deck-digits"))]) from None


def shown(value: object) -> str:
    """A wrong value as a message quotes it: short, and in ASCII whatever the file contains."""
    if isinstance(value, dict):
        return "{...}" if value else "{}"
    if isinstance(value, list):
        return "[...]" if value else "[]"
    text = json.dumps(value[:40] if isinstance(value, str) else value)
    return text if len(text) <= 60 else text[:57] + "..."


def _field(key: str) -> str:
    """A field's name as faults show it: quoted unless it is a plain word."""
    return key if key.isascii() and key.isidentifier() and len(key) <= 40 else shown(key)


def guess(word: object, words: Sequence[str]) -> str:
    """A known word that is close, "none" if there is none."""
    typed = word[:40].lower().replace(" ", "_") if isinstance(word, str) else ""
    return next(iter(difflib.get_close_matches(typed, words, n=1)), "none")


class Audit:
    """The faults of one file, in the order in which they are found."""

    def __init__(self, file: str, document: Document) -> None:
        self.file = file
        self.faults: list[Fault] = []
        self._twice = document.twice

    def note(self, where: str, field: str, cause: Cause) -> None:
        self.faults.append(Fault(self.file, where, field, cause))

    def fields(
        self, value: object, where: str, names: Sequence[str], optional: Sequence[str] = ()
    ) -> dict[str, object] | None:
        """The value as an object with these fields; missing, unknown and duplicate ones are noted."""
        if not isinstance(value, dict):
            self.note(where, "", fault("deck-object", found=shown(value)))
            return None
        known = (*names, *optional)
        for key in value:
            if key not in known:
                self.note(where, _field(key), fault("deck-unknown-field", near=guess(key, known)))
        for key in self._twice.get(id(value), (value, []))[1]:
            self.note(where, _field(key), fault("deck-given-twice"))
        for name in names:
            if name not in value:
                self.note(where, name, fault("deck-missing"))
        return value

    def items(self, node: dict[str, object], where: str, field: str) -> list[object] | None:
        """The field as a list; if it is something else, notes that and returns None."""
        value = node.get(field)
        if isinstance(value, list):
            return value
        if field in node:
            self.note(where, field, fault("deck-list", found=shown(value)))
        return None
