"""Texts of `key: value` lines in a fixed order, as positions are written; every fault of one names its line."""

import re
from collections.abc import Iterable
from typing import Any, Final

from carson.kernel.errors import NotationError

_REMARK: Final = "# "
_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,8}")


def one_line(text: str) -> str:
    """A position as the value of a head line."""
    return " | ".join(text.splitlines())


def many_lines(line: str) -> str:
    return "\n".join(line.split(" | ")) + "\n"


def without_remarks(text: str) -> str:
    """A position without what it only remembers: two games that go on alike are alike in this."""
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith(_REMARK))


def list_text(values: Iterable[object]) -> str:
    """A list as the value of a line; an empty one is written `-`."""
    return " ".join(map(str, values)) or "-"


class Lines:
    """The lines of a text, taken one by one.

    At the end there may be remarks, `# key: value`: what led there, which has no part in how the game goes on. They are
    left out where nothing is to be said, so that texts from before somebody wanted to remember it can be read.
    """

    __slots__ = ("at", "lines")

    def __init__(self, head: str, text: str) -> None:
        self.lines = text.splitlines()
        self.at = 1
        if not self.lines or self.lines[0] != head:
            raise NotationError("position-not-one", expected=head)

    def fault(self, code: str, **details: Any) -> NotationError:
        return NotationError(code, line=self.at, **details)

    def take(self, key: str) -> str:
        """The value of the next line, which must have this key."""
        self.at += 1
        if self.at > len(self.lines):
            raise self.fault("position-cut-off", key=key)
        found, colon, value = self.lines[self.at - 1].partition(":")
        # An editor may have cut off the space after a key without a value.
        if found != key or not colon or value[:1] not in ("", " "):
            raise self.wrong(key)
        return value[1:]

    def wrong(self, key: str) -> NotationError:
        """The line is not what it must be."""
        return self.fault("position-wrong-line", key=key, found=self.lines[self.at - 1][:60])

    def words(self, key: str, count: int | None = None) -> list[str]:
        """The words of a list, as many as there must be."""
        value = self.take(key)
        words = [] if value in ("-", "") else value.split(" ")
        if count is not None and len(words) != count:
            raise self.wrong(key)
        return words

    def remark(self, key: str) -> list[str]:
        """The words of a remark, none where it is not the next line."""
        follows = self.lines[self.at] if self.at < len(self.lines) else ""
        return self.words(_REMARK + key) if follows.startswith(f"{_REMARK}{key}:") else []

    def number(self, word: str, most: int) -> int:
        if not _NUMBER.fullmatch(word) or int(word) > most:
            raise self.fault("position-number", found=word[:20], most=most)
        return int(word)

    def numbers(self, key: str, most: int, count: int | None = None) -> list[int]:
        return [self.number(word, most) for word in self.words(key, count)]

    def end(self) -> None:
        """Nothing may follow."""
        if self.at != len(self.lines):
            raise self.fault("position-too-long")
