"""The functions a message may call on its variables; `carson.words` lists them."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from fluent.runtime.types import FluentType

from carson.words.message_names import Join

if TYPE_CHECKING:
    from carson.words.catalogue import Catalogue

# A message names at most this many things, and counts the rest.
_MOST: Final = 20
_ERAS: Final = ("I", "II")


class Several(FluentType):
    """A list as a message's variable. A message has to say how to show it, with one of the functions."""

    def __init__(self, items: Sequence[Any]) -> None:
        self.items = items

    def format(self, locale: object) -> str:
        raise TypeError("a list is shown by a function, such as LIST($list)")


def functions(catalogue: "Catalogue") -> dict[str, Callable[..., Any]]:
    def named(kind: str) -> Callable[..., str]:
        def function(value: object, form: str = "", join: Join = "and") -> str:
            return _shown(catalogue, value, lambda name: catalogue.name(kind, name, form), join)

        return function

    def known(kind: str) -> Callable[..., str]:
        def function(value: object, form: str = "", join: Join = "and") -> str:
            return _shown(catalogue, value, lambda name: catalogue.known(kind, name, form), join)

        return function

    def plain(value: object, join: Join = "and") -> str:
        return _shown(catalogue, value, str, join)

    return {
        "ACTION": catalogue.action,
        "CARD": known("character"),
        "CHARACTER": named("character"),
        "ERA": lambda era: _ERAS[era],
        "LEVEL": named("level"),
        "LINE": named("line"),
        "LIST": plain,
        "OBJECT": named("object"),
        "PLACE": known("space"),
        "SIDE": catalogue.side,
        "SUIT": named("suit"),
        "THING": known("object"),
        "VARIANT": named("variant"),
    }


def _shown(catalogue: "Catalogue", value: object, name: Callable[[str], str], join: Join) -> str:
    if not isinstance(value, Several):
        return name(str(value))
    parts = [name(str(item)) for item in value.items[:_MOST]]
    if len(value.items) > _MOST:
        parts.append(catalogue.say("list-more", {"count": len(value.items) - _MOST}))
        join = "and"
    return catalogue.join(parts, join)
