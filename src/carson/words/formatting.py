"""Messages that are more than text, formatted by Fluent. Slow to import: fluent.runtime imports Babel."""

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from fluent.runtime import FluentBundle, FluentResource

from carson.words.functions import Several, functions

if TYPE_CHECKING:
    from carson.words.catalogue import Catalogue

# Sentences that are remembered, of each language.
MOST_SAID: Final = 4_096


class Formatting:
    """For one language. A message is parsed when it is first used; none may refer to another. What was said lately is
    not put together again: at a table the same sentences come for every seat and at every turn.
    """

    def __init__(self, catalogue: "Catalogue", language: str) -> None:
        self._language = language
        # Isolation marks are invisible characters; no terminal needs them, as all five languages run left to right.
        self.functions = functions(catalogue)
        self._bundle = FluentBundle([language], functions=self.functions, use_isolating=False)
        # Typed: 1 and True are equal, and read differently.
        self._said = lru_cache(MOST_SAID, typed=True)(self._format)

    def say(self, message: str, entry: str, args: Mapping[str, object], form: str) -> str:
        given = {name: tuple(value) if isinstance(value, list) else value for name, value in args.items()}
        try:
            return self._said(message, entry, form, **given)
        except TypeError:  # something in it cannot be looked up
            return self._format(message, entry, form, **given)

    def _format(self, message: str, entry: str, form: str, /, **args: object) -> str:
        if not self._bundle.has_message(message):
            self._bundle.add_resource(FluentResource(entry))
        found = self._bundle.get_message(message)
        pattern = found.attributes[form] if form else found.value
        if pattern is None:
            raise KeyError(message)
        given = {name: Several(value) if isinstance(value, tuple) else value for name, value in args.items()}
        text, faults = self._bundle.format_pattern(pattern, given)
        if faults:
            raise ValueError(f"{message} in {self._language}: {'; '.join(map(str, faults))}")
        return str(text)
