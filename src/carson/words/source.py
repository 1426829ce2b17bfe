"""The messages of one language as written in its files, by name; parsed as far as they are plain text.

Most messages are only text: nothing has to be loaded for them, and `carson --help` is fast. Anything with a brace is
left to Fluent (formatting.py).
"""

import re
from importlib import resources
from typing import Final

# A message begins at the left margin with its name; its further lines are indented. A comment ends it.
_BEGINS: Final = re.compile(r"^(?=[A-Za-z][\w-]* *=)", re.MULTILINE)
_REMARK: Final = re.compile(r"^#", re.MULTILINE)
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
    value, *attributes = _FORM.split(entry.partition("=")[2])
    forms = {"": value, **dict(zip(attributes[::2], attributes[1::2], strict=True))}
    return {name: _plain(text) for name, text in forms.items() if name or text.strip()}


def _plain(text: str) -> str | None:
    """Without the indentation that all lines share, except the first one, which follows the name."""
    if "{" in text or "}" in text:
        return None
    first, *lines = text.split("\n")
    common = min((len(line) - len(line.lstrip(" ")) for line in lines if line.strip(" ")), default=0)
    return "\n".join([first.lstrip(" "), *(line[common:] for line in lines)]).strip("\n").rstrip(" \n")
