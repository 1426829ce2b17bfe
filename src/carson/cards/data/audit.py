"""Reads unchecked JSON, and notes each fault instead of stopping at the first."""

import difflib
import json
from collections.abc import Sequence
from dataclasses import dataclass

from carson.cards.data.faults import DeckError, Fault


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
        raise DeckError([Fault(file, f"line {error.lineno}, column {error.colno}", "JSON", error.msg)]) from None
    except RecursionError:
        raise DeckError([Fault(file, "deck", "JSON", "lists within lists without end")]) from None
    except ValueError:  # the only other error: a number with more digits than Python reads
        raise DeckError([Fault(file, "deck", "JSON", "a number of thousands of digits")]) from None


def shown(value: object) -> str:
    """A wrong value as a message quotes it: short, and in ASCII whatever the file contains."""
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list):
        return f"a list of {len(value)}"
    text = json.dumps(value[:40] if isinstance(value, str) else value)
    return text if len(text) <= 60 else text[:57] + "..."


def _field(key: str) -> str:
    """A field's name as faults show it: quoted unless it is a plain word."""
    return key if key.isascii() and key.isidentifier() and len(key) <= 40 else shown(key)


def guess(word: str, words: Sequence[str]) -> str:
    """', did you mean ...?' if a known word is close, else nothing."""
    near = difflib.get_close_matches(word[:40].lower().replace(" ", "_"), words, n=1)
    return f', did you mean "{near[0]}"?' if near else ""


class Audit:
    """The faults of one file, in the order in which they are found."""

    def __init__(self, file: str, document: Document) -> None:
        self.file = file
        self.faults: list[Fault] = []
        self._twice = document.twice

    def say(self, where: str, field: str, message: str) -> None:
        self.faults.append(Fault(self.file, where, field, message))

    def fields(
        self, value: object, where: str, what: str, names: Sequence[str], optional: Sequence[str] = ()
    ) -> dict[str, object] | None:
        """The value as an object with these fields; missing, unknown and duplicate ones are noted."""
        if not isinstance(value, dict):
            self.say(where, what, f"should be an object, is {shown(value)}")
            return None
        known = (*names, *optional)
        for key in value:
            if key not in known:
                self.say(where, _field(key), f"is not a field of this {what}{guess(key, known)}")
        for key in self._twice.get(id(value), (value, []))[1]:
            self.say(where, _field(key), "is given twice")
        for name in names:
            if name not in value:
                self.say(where, name, "is missing")
        return value

    def items(self, node: dict[str, object], where: str, field: str) -> list[object] | None:
        """The field as a list; if it is something else, notes that and returns None."""
        value = node.get(field)
        if isinstance(value, list):
            return value
        if field in node:
            self.say(where, field, f"should be a list, is {shown(value)}")
        return None
