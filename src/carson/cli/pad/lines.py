"""Score pads as text: lines that begin with a word and a colon, each with its number for what is wrong with it."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, TypeVar

from carson.cli.abbreviations import nearest
from carson.cli.errors.kinds import BadInput
from carson.cli.files import printable
from carson.words import Words

KEY: Final = re.compile(r"\s*([^\W\d_]+)\s*:\s*(.*)")
MOST_NAME: Final = 30
T = TypeVar("T")


class KeyLines:
    """Reads them with the faults that any pad can have. `known` are the words a line may begin with."""

    def __init__(self, words: Words, known: Sequence[str]) -> None:
        self._words = words
        self._known = known

    def fault(self, number: int, sentence: str) -> BadInput:
        return BadInput(self._words("error-at-line", line=str(number), sentence=sentence))

    def read(self, text: str) -> Iterator[tuple[int, str, str]]:
        """Every line that says something: its number, its key, its value."""
        for number, line in enumerate(text.expandtabs().splitlines(), 1):
            if not line.strip() or line.lstrip().startswith("#"):
                continue
            found = KEY.fullmatch(line.rstrip())
            yield number, self.key(number, found[1] if found else line.strip()), found[2].strip() if found else ""

    def key(self, number: int, word: str) -> str:
        """The key that begins a line; a fault names the one most like it."""
        if word.casefold() in self._known:
            return word.casefold()
        near = nearest(word, self._known)
        raise self.fault(number, self._words("cli-pad-key", found=printable(word), near=near, known=self._known))

    def put(self, keys: dict[str, tuple[str, int]], number: int, key: str, value: str) -> None:
        """Keep a value with its line, once."""
        if key in keys:
            raise self.fault(number, self._words("cli-pad-key-twice", key=key))
        keys[key] = value, number

    def name(self, number: int, name: str, taken: Sequence[str]) -> str:
        if not name or len(name) > MOST_NAME or not name.isprintable():
            raise self.fault(number, self._words("cli-pad-name", most=MOST_NAME))
        if name in taken:
            raise self.fault(number, self._words("cli-error-name-twice", found=name))
        return name

    def value(self, keys: Mapping[str, tuple[str, int]], key: str, make: Callable[[str], T], usual: T) -> T:
        """What a key's text stands for; `make` raises a ValueError that says what is wrong with it."""
        if key not in keys:
            return usual
        text, number = keys[key]
        try:
            return make(text)
        except ValueError as error:
            raise self.fault(number, str(error)) from None
