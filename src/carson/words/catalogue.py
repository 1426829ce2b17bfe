"""The messages of one language: plain ones as they are, others through Fluent, which is loaded when first needed."""

import re
from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from itertools import zip_longest
from typing import TYPE_CHECKING, Final

from carson.words.message_names import Join, message_id
from carson.words.source import Line, lines_of, plain_forms, read

if TYPE_CHECKING:
    from carson.words.formatting import Formatting

ENGLISH: Final = "en"
# What follows the verb in an action's text, as messages know it.
_ARGUMENTS: Final = ("word", "second", "third", "fourth", "fifth")
_LINE: Final = re.compile(r"([a-z][0-9])([nesw])")


class Catalogue:
    """All messages of a language, with English behind it for what is not translated yet."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._entries = read(language)
        self._forms: dict[str, dict[str, str | None]] = {}
        self._lines: dict[str, dict[str, Line]] = {}

    def has(self, message: str) -> bool:
        return message in self._entries or (self._language != ENGLISH and catalogue(ENGLISH).has(message))

    def say(self, message: str, args: Mapping[str, object], form: str = "") -> str:
        entry = self._entries.get(message)
        if entry is None:
            if self._language == ENGLISH:
                raise KeyError(message)
            return catalogue(ENGLISH).say(message, args, form)
        forms = self._forms.get(message)
        if forms is None:
            forms = self._forms[message] = plain_forms(entry)
            self._lines[message] = lines_of(entry)
        text = forms[form]
        if text is None and (line := self._lines[message].get(form)) is not None:
            text = line.filled(args, self._formatting.functions if line.calls else {})
        return text if text is not None else self._formatting.say(message, entry, args, form)

    @cached_property
    def _formatting(self) -> "Formatting":
        from carson.words.formatting import Formatting

        return Formatting(self, self._language)

    def name(self, kind: str, name: str, form: str = "") -> str:
        return self.say(message_id(kind, name), {}, form)

    def known(self, kind: str, name: str, form: str = "") -> str:
        """A name if there is one; anything without one stays as it is: a terrain card, a parcel, somebody's
        own word.
        """
        return self.name(kind, name, form) if self.has(message_id(kind, name)) else name

    def side(self, line: str) -> str:
        """The line of a road: `d4e` is the east side of d4."""
        found = _LINE.fullmatch(line)
        return self.say(f"side-{found[2]}", {"parcel": found[1]}) if found else line

    def action(self, text: str, asked: str = "", character: str = "") -> str:
        """What an action's text means. A text that is no action stays as it is."""
        verb, *words = text.split(" ")
        given = dict(zip_longest(_ARGUMENTS, words[: len(_ARGUMENTS)], fillvalue=""))
        word = given["word"]
        found = [f"action-{verb}-{asked}-{character}", f"action-{verb}-{asked}", f"action-{verb}"]
        if verb == "choose":
            found = [f"option-{word}-{character}", f"option-{word}", *found]
        for message in (name.replace("_", "-") for name in found):
            if self.has(message):
                return self.say(message, given)
        return text

    def join(self, items: Sequence[str], kind: Join) -> str:
        if len(items) < 2:
            return "".join(items)
        separator = self.say("list-separator", {})
        if kind == "comma":
            return separator.join(items)
        # The parts are inserted afterwards, as Fluent lets no part of a message be long.
        pattern = self.say(f"list-{kind}", {"start": "\0", "last": "\1"})
        start, middle, end = pattern.replace("\1", "\0").split("\0")
        return start + separator.join(items[:-1]) + middle + items[-1] + end


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue(language)
