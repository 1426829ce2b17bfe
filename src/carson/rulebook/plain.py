"""Turns markdown, as far as the rule books use it, into plain text; and finds the marks of rules."""

import re
from typing import Final

_MARK: Final = re.compile(r"\[(ruling|reconstructed)\b[^\]]*\]")
_BOLD: Final = re.compile(r"\*\*(.+?)\*\*")
_ITALIC: Final = re.compile(r"(?<![\w*])\*(?=[^\s*])([^*]*?[^\s*])\*(?![\w*])")
_CODE: Final = re.compile(r"`([^`]+)`")


def plain(markdown: str) -> str:
    """The text without its bold, italic and code signs; the marks stay, in their brackets."""
    return _ITALIC.sub(r"\1", _BOLD.sub(r"\1", _CODE.sub(r"\1", markdown)))


def marks(markdown: str) -> frozenset[str]:
    """Which of 'ruling' and 'reconstructed' the text is marked with."""
    return frozenset(found[1] for found in _MARK.finditer(markdown))


def bold(markdown: str) -> tuple[str, ...]:
    """The bold text, without marks and without the full stop of a leading title."""
    return tuple(plain(found[1]).rstrip(".:") for found in _BOLD.finditer(markdown) if not _MARK.fullmatch(found[1]))


def title(markdown: str) -> str:
    """The bold words at the start of the text, if there are any."""
    return bold(markdown)[0] if _BOLD.match(markdown) and not _MARK.match(markdown[2:]) else ""
