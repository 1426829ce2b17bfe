"""Messages that are more than text, formatted by Fluent. Slow to import: fluent.runtime imports Babel."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource

from carson.words.functions import Several, functions

if TYPE_CHECKING:
    from carson.words.catalogue import Catalogue


class Formatting:
    """For one language. A message is parsed when it is first used; none may refer to another."""

    def __init__(self, catalogue: "Catalogue", language: str) -> None:
        self._language = language
        # Isolation marks are invisible characters; no terminal needs them, as all five languages run left to right.
        self._bundle = FluentBundle([language], functions=functions(catalogue), use_isolating=False)

    def say(self, message: str, entry: str, args: Mapping[str, object], form: str) -> str:
        if not self._bundle.has_message(message):
            self._bundle.add_resource(FluentResource(entry))
        found = self._bundle.get_message(message)
        pattern = found.attributes[form] if form else found.value
        if pattern is None:
            raise KeyError(message)
        given = {name: _argument(value) for name, value in args.items()}
        text, faults = self._bundle.format_pattern(pattern, given)
        if faults:
            raise ValueError(f"{message} in {self._language}: {'; '.join(map(str, faults))}")
        return str(text)


def _argument(value: object) -> object:
    return Several(value) if isinstance(value, list | tuple) else value
