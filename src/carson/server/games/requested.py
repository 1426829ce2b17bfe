"""What a request brings for a new table: options, and figures or a deck of the host's own."""

from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from carson.server.errors import BadRequest

O = TypeVar("O", bound=Struct)  # noqa: E741 - a game's options


def read_options(kind: type[O], given: dict[str, Any]) -> O:
    for name in given:
        if name not in kind.__struct_fields__:
            raise BadRequest("option-unknown", found=name[:40], known=kind.__struct_fields__)
    try:
        return msgspec.convert(given, kind)
    except msgspec.ValidationError as fault:
        raise BadRequest("request-malformed", reason=str(fault)[:200]) from None


def text_of(given: dict[str, Any]) -> str:
    """The JSON text of a host's own material, as the engine reads it from a file."""
    try:
        return msgspec.json.encode(given).decode()
    except RecursionError:
        raise BadRequest("request-malformed", reason="nested too deeply") from None
