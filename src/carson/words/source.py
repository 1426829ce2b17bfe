"""The messages of one language as written in its files, by name; parsed as far as they are plain text.

Most messages are only text: nothing has to be loaded for them, and `carson --help` is fast. Lines with nothing but
values to be put in, perhaps by a function, are quick too. Anything else with a brace is left to Fluent (formatting.py).
"""

import re
from collections.abc import Callable, Mapping
from importlib import resources
from typing import Final, NamedTuple

# A message begins at the left margin with its name; its further lines are indented. A comment ends it.
_BEGINS: Final = re.compile(r"^(?=[A-Za-z][\w-]* *=)", re.MULTILINE)
_REMARK: Final = re.compile(r"^#", re.MULTILINE)
# `{ $card }` or `{ CARD($card, form: "the") }`: variable or function, its variable, an option and its value.
_PUT_IN: Final = re.compile(
    r"""\{ *(?:\$([A-Za-z][\w-]*)|([A-Z]+)\(\$([A-Za-z][\w-]*)(?:, *([a-z]+): *"([^"\\{}]*)")?\)) *\}"""
)
# Fluent refuses longer values, and writes larger numbers with separators.
_LONGEST: Final = 2_500
_MOST_NUMBER: Final = 999
_FORM: Final = re.compile(r"\n +\.([A-Za-z][\w-]*) *=")


def read(language: str) -> dict[str, str]:
    """The source of every message, by its name."""
    found: dict[str, str] = {}
    folder = resources.files(__package__).joinpath("locales", language)
    for file in folder.iterdir():
        if file.name.endswith(".ftl"):
            for entry in _BEGINS.split(file.read_text("utf-8"))[1:]:
                found[entry.partition("=")[0].rstrip()] = _REMARK.split(entry, maxsplit=1)[0]
    return found


def plain_forms(entry: str) -> dict[str, str | None]:
    """A message's text and its attributes by name (the text's is empty); None for what only Fluent can read."""
    return {name: _plain(text) for name, text in _forms(entry).items()}


def _forms(entry: str) -> dict[str, str]:
    value, *attributes = _FORM.split(entry.partition("=")[2])
    forms = {"": value, **dict(zip(attributes[::2], attributes[1::2], strict=True))}
    return {name: text for name, text in forms.items() if name or text.strip()}


# What a message can call on a value; they are Fluent's too (functions.py).
Functions = Mapping[str, Callable[..., str]]


class Value(NamedTuple):
    """What is put into a line: a variable, perhaps as a function shows it."""

    name: str
    function: str
    options: dict[str, str]

    def shown(self, args: Mapping[str, object], functions: Functions) -> str | None:
        """None if it has to be formatted, or is not there: Fluent knows what to do or to say."""
        value = args.get(self.name)
        if type(value) is int and 0 <= value <= _MOST_NUMBER:
            value = value if self.function else str(value)
        elif type(value) is not str or len(value) > _LONGEST:
            return None
        if not self.function:
            return str(value)
        try:
            return functions[self.function](value, **self.options)
        except Exception:
            return None


class Line:
    """A message of one line with values, such as `{ $seat } takes { CARD($card, form: "the") }.`"""

    def __init__(self, texts: list[str], values: list[Value]) -> None:
        self._texts, self._values = texts, values
        self.calls = any(value.function for value in values)

    def filled(self, args: Mapping[str, object], functions: Functions) -> str | None:
        """None if Fluent has to do it."""
        parts = [self._texts[0]]
        for value, text in zip(self._values, self._texts[1:], strict=True):
            shown = value.shown(args, functions)
            if shown is None:
                return None
            parts += (shown, text)
        return "".join(parts)


def lines_of(entry: str) -> dict[str, Line]:
    """The forms of a message that are such lines, by name."""
    found = {}
    for name, text in _forms(entry).items():
        parts = _PUT_IN.split(text.strip(" \n"))
        texts = parts[::6]
        if len(texts) > 1 and not re.search(r"[{}\n]", "".join(texts)):
            found[name] = Line(texts, [_value(*parts[at : at + 5]) for at in range(1, len(parts), 6)])
    return found


def _value(alone: str | None, function: str | None, called: str | None, option: str | None, given: str | None) -> Value:
    return Value(alone or called or "", function or "", {option: given or ""} if option else {})


def _plain(text: str) -> str | None:
    """Without the indentation that all lines share, except the first one, which follows the name."""
    if "{" in text or "}" in text:
        return None
    first, *lines = text.split("\n")
    common = min((len(line) - len(line.lstrip(" ")) for line in lines if line.strip(" ")), default=0)
    return "\n".join([first.lstrip(" "), *(line[common:] for line in lines)]).strip("\n").rstrip(" \n")
