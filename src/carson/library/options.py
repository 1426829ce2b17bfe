"""Options as a program gives them: text or lists of words, and characters left to chance."""

from collections.abc import Iterable, Mapping
from typing import TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import fields

from carson.kernel import OptionsError

Words = str | Iterable[str]
O = TypeVar("O", bound=Struct)  # noqa: E741 - a game's options


def read_options(kind: type[O], given: Mapping[str, object], called: Mapping[str, str] | None = None) -> O:
    """Options of this kind. A list of words may stand for a text of them, and the other way round.

    `called`: the names that a program has for some of them.
    """
    types = {field.name: field.type for field in fields(kind)}
    return kind(**{name: _read(value, types[name], (called or {}).get(name, name)) for name, value in given.items()})


def _read(value: object, wanted: object, name: str) -> object:
    try:
        return msgspec.convert(_as_type(value, wanted), wanted)
    except msgspec.ValidationError:
        raise malformed(name, "number" if wanted is int else "words", value) from None


def malformed(name: str, wanted: str, found: object) -> OptionsError:
    """An option of a wrong type; `wanted` is what it must be, in the message's words."""
    return OptionsError("options-malformed", option=name, wanted=wanted, found=repr(found)[:40])


def _as_type(value: object, wanted: object) -> object:
    if wanted is str:
        if isinstance(value, Mapping):
            return ", ".join(f"{name} {count}" for name, count in value.items())
        if isinstance(value, list | tuple):
            return " ".join(map(str, value))
        if isinstance(value, set | frozenset):
            return " ".join(sorted(map(str, value)))
    elif wanted is not int and isinstance(value, str):
        return value.replace(",", " ").split()
    return value
