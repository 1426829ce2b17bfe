"""Options as a program gives them: text or lists of words, and characters left to chance."""

from collections.abc import Iterable, Mapping
from typing import TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import fields

from carson.kernel import OptionsError

Words = str | Iterable[str]
O = TypeVar("O", bound=Struct)  # noqa: E741 - a game's options


def read_options(kind: type[O], given: Mapping[str, object]) -> O:
    """Options of this kind. A list of words may stand for a text of them, and the other way round."""
    types = {field.name: field.type for field in fields(kind)}
    try:
        return msgspec.convert({name: _as_type(value, types[name]) for name, value in given.items()}, kind)
    except msgspec.ValidationError as fault:
        raise OptionsError("options-malformed", reason=str(fault)) from None


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
