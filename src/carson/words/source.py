"""The messages of one language as written in its files, by name; parsed as far as they are plain text.

Most messages are only text: nothing has to be loaded for them, and `carson --help` is fast. Lines with nothing but
values to be put in are quick too. Anything else with a brace is left to Fluent (formatting.py).
"""

import re
from collections.abc import Mapping
from importlib import resources
from typing import Final

# A message begins at the left margin with its name; its further lines are indented. A comment ends it.
_BEGINS: Final = re.compile(r"^(?=[A-Za-z][\w-]* *=)", re.MULTILINE)
_REMARK: Final = re.compile(r"^#", re.MULTILINE)
_VARIABLE: Final = re.compile(r"\{ *\$([A-Za-z][\w-]*) *\}")
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


class Line:
    """A message of one line with variables, such as `Waiting for { $seats }: { $doing }`."""

    def __init__(self, texts: list[str], names: list[str]) -> None:
        self._texts, self._names = texts, names

    def filled(self, args: Mapping[str, object]) -> str | None:
        """None if a value has to be formatted, or is not there: Fluent knows what to do or to say."""
        parts = [self._texts[0]]
        for name, text in zip(self._names, self._texts[1:], strict=True):
            value = args.get(name)
            if type(value) is int and 0 <= value <= _MOST_NUMBER:
                value = str(value)
            if type(value) is not str or len(value) > _LONGEST:
                return None
            parts += (value, text)
        return "".join(parts)


def lines_of(entry: str) -> dict[str, Line]:
    """The forms of a message that are such lines, by name."""
    found = {}
    for name, text in _forms(entry).items():
        texts = _VARIABLE.split(text.strip(" \n"))
        if len(texts) > 1 and not re.search(r"[{}\n]", "".join(texts[::2])):
            found[name] = Line(texts[::2], texts[1::2])
    return found


def _plain(text: str) -> str | None:
    """Without the indentation that all lines share, except the first one, which follows the name."""
    if "{" in text or "}" in text:
        return None
    first, *lines = text.split("\n")
    common = min((len(line) - len(line.lstrip(" ")) for line in lines if line.strip(" ")), default=0)
    return "\n".join([first.lstrip(" "), *(line[common:] for line in lines)]).strip("\n").rstrip(" \n")
