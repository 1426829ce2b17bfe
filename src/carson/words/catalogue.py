"""The messages of one language, read from its files. Slow to import: fluent.runtime brings Babel along."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from carson.words.functions import Several, functions
from carson.words.words import Join, message_id

ENGLISH: Final = "en"
_LINE: Final = re.compile(r"([a-z][0-9])([nesw])")


class Catalogue:
    """A bundle of messages, with English behind it for what is not translated yet."""

    def __init__(self, language: str) -> None:
        self._language = language
        # Isolation marks are invisible characters; no terminal needs them, as the five languages run one way.
        self._bundle = FluentBundle([language], functions=functions(self), use_isolating=False)
        folder = resources.files(__package__).joinpath("locales", language)
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                self._bundle.add_resource(FluentResource(file.read_text("utf-8")))

    def has(self, message: str) -> bool:
        return self._bundle.has_message(message) or (self._language != ENGLISH and catalogue(ENGLISH).has(message))

    def say(self, message: str, args: Mapping[str, object], form: str = "") -> str:
        if not self._bundle.has_message(message):
            if self._language == ENGLISH:
                raise KeyError(message)
            return catalogue(ENGLISH).say(message, args, form)
        found = self._bundle.get_message(message)
        pattern = found.attributes[form] if form else found.value
        if pattern is None:
            raise KeyError(message)
        given = {name: _argument(value) for name, value in args.items()}
        text, faults = self._bundle.format_pattern(pattern, given)
        if faults:
            raise ValueError(f"{message} in {self._language}: {'; '.join(map(str, faults))}")
        return str(text)

    def name(self, kind: str, name: str, form: str = "") -> str:
        return self.say(message_id(kind, name), {}, form)

    def known(self, kind: str, name: str, form: str = "") -> str:
        """A name if there is one; what has none stays as it is: a terrain card, a parcel, a word of somebody's own."""
        return self.name(kind, name, form) if self.has(message_id(kind, name)) else name

    def side(self, line: str) -> str:
        """The line a road lies on: `d4e` is the east side of d4."""
        found = _LINE.fullmatch(line)
        return self.say(f"side-{found[2]}", {"parcel": found[1]}) if found else line

    def action(self, text: str, asked: str = "", character: str = "") -> str:
        """What an action's text means. A text that is no action stays as it is."""
        verb, _, rest = text.partition(" ")
        word, _, second = rest.partition(" ")
        found = [f"action-{verb}-{asked}-{character}", f"action-{verb}-{asked}", f"action-{verb}"]
        if verb == "choose":
            found = [f"option-{word}-{character}", f"option-{word}", *found]
        for message in (name.replace("_", "-") for name in found):
            if self.has(message):
                return self.say(message, {"word": word, "second": second})
        return text

    def join(self, items: Sequence[str], kind: Join) -> str:
        separator = self.say("list-separator", {})
        if kind == "comma" or len(items) < 2:
            return separator.join(items)
        # The parts go in afterwards, as Fluent lets no part of a message be long.
        pattern = self.say(f"list-{kind}", {"start": "\0", "last": "\1"})
        start, middle, end = pattern.replace("\1", "\0").split("\0")
        return start + separator.join(items[:-1]) + middle + items[-1] + end


def _argument(value: object) -> object:
    return Several(value) if isinstance(value, list | tuple) else value


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue(language)
