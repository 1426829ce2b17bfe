"""The score pad's file: a diagram for each city, and lines that begin with a word and a colon.

    player: Alex
    characters: doctor, teacher
    sold: 0
        a  b  c
     1  Ho .. Mi
     2  .. Ba Mt
    virtual: Star attraction 7 6 5
    virtual: Boot points 97

A file of one city needs no `player:` line. `#` begins a remark; `--` stands for a parcel without a card.
"""

import re
from collections.abc import Sequence
from typing import Final

from carson.cards.material.city import BARE
from carson.cards.material.pieces import CHARACTERS
from carson.cards.notation.diagram import parse as parse_diagram
from carson.cli.abbreviations import listed, matches, nearest
from carson.cli.errors.kinds import BadInput
from carson.cli.files import printable
from carson.cli.pad.lines import KEY, KeyLines
from carson.kernel import NotationError
from carson.pad.cards import Entry, city_fault, sold_fault
from carson.words import Teller, Words

KEYS: Final = ("player", "virtual", "characters", "sold")
_VIRTUAL: Final = re.compile(r"(.*?)\s*\b(attraction|points)\b\s*(.*)")


def read(text: str, words: Words) -> list[Entry]:
    """The players of a file, or a BadInput that names the line and the fault."""
    reader = _Reader(words)
    for number, line in enumerate(text.expandtabs().splitlines(), 1):
        reader.line(number, line.rstrip())
    return reader.finish()


def characters_of(typed: str, words: Words) -> tuple[str, ...]:
    """The characters of 'doctor, teach', as the reader or the engine calls them; a ValueError says what is none."""
    spellings = {name: (words.name("character", name),) for name in CHARACTERS}
    found: list[str] = []
    for word in listed(typed.replace(";", ",")):
        if word == "-":
            continue
        meant = matches(word, spellings)
        if len(meant) > 1:
            names = [words.name("character", name) for name in meant]
            raise ValueError(words("cli-pad-several", found=printable(word), known=names))
        if not meant:
            known = [spelling for name, others in spellings.items() for spelling in (name, *others)]
            near = nearest(word, known)
            raise ValueError(words("cli-pad-character", found=printable(word), near=near))
        if meant[0] in found:
            raise ValueError(words("cli-pad-twice", character=meant[0]))
        found.append(meant[0])
    return tuple(found)


def points_of(kind: str, typed: str) -> int | None:
    """A virtual player's points: the sum of attractions, or one number; None for what is neither."""
    numbers = typed.replace(",", " ").split()
    if not all(re.fullmatch(r"[0-9]{1,3}", number) for number in numbers):
        return None
    if kind == "points" and len(numbers) != 1:
        return None
    return sum(map(int, numbers))


class _Draft:
    """A real player while the lines are read: the value and the line of each key, and the diagram's rows."""

    def __init__(self, name: str, number: int) -> None:
        self.name = name
        self.number = number
        self.keys: dict[str, tuple[str, int]] = {}
        self.rows: list[tuple[int, str]] = []


class _Reader:
    def __init__(self, words: Words) -> None:
        self._words = words
        self._entries: list[Entry] = []
        self._owners: dict[str, str] = {}
        self._draft: _Draft | None = None
        # Diagrams' faults know of no seats.
        self._teller = Teller(words, str)
        self._lines = KeyLines(words, KEYS)
        self.fault = self._lines.fault

    def line(self, number: int, line: str) -> None:
        if not line.strip() or line.lstrip().startswith("#"):
            return
        found = KEY.fullmatch(line)
        if not found:
            self._player(number).rows.append((number, line.replace("--", "  ")))
            return
        key, value = self._lines.key(number, found[1]), found[2].strip()
        if key == "player":
            self._close()
            self._draft = _Draft(self._name(number, value), number)
        elif key == "virtual":
            self._close()
            self._virtual(number, value)
        else:
            self._lines.put(self._player(number).keys, number, key, value)

    def finish(self) -> list[Entry]:
        self._close()
        if not self._entries:
            raise BadInput(self._words("cli-pad-empty"))
        return self._entries

    def _player(self, number: int) -> _Draft:
        """The player whose lines these are; a file of one city need not name him."""
        if self._draft is None:
            if self._entries:
                raise self.fault(number, self._words("cli-pad-whose"))
            self._draft = _Draft(self._words("cli-player-name", number=1), number)
        return self._draft

    def _name(self, number: int, name: str) -> str:
        return self._lines.name(number, name, [entry.name for entry in self._entries])

    def _virtual(self, number: int, value: str) -> None:
        found = _VIRTUAL.fullmatch(value)
        points = points_of(found[2], found[3]) if found else None
        if found is None or points is None:
            raise self.fault(number, self._words("cli-pad-virtual"))
        self._entries.append(Entry(self._name(number, found[1]), virtual=points))

    def _close(self) -> None:
        """Make the player of the lines read so far, with every check that can be made of him."""
        draft, self._draft = self._draft, None
        if draft is None:
            return
        nobody: tuple[str, ...] = ()
        characters = self._lines.value(draft.keys, "characters", lambda text: characters_of(text, self._words), nobody)
        for name in characters:
            if name in self._owners:
                other = self._owners[name]
                sentence = self._words("cli-pad-owned", character=name, name=other)
                raise self.fault(draft.keys["characters"][1], sentence)
            self._owners[name] = draft.name
        sold = self._lines.value(draft.keys, "sold", self._sold, 0)
        refused = sold_fault(self._words, sold, characters)
        if refused:
            raise self.fault(draft.keys["sold"][1], refused)
        city = BARE
        if draft.rows:
            try:
                city = parse_diagram(_text_of(draft.rows))
            except NotationError as error:
                raise BadInput(self._teller.error(error)) from None
            refused = city_fault(self._words, city, characters)
            if refused:
                raise self.fault(draft.rows[0][0], refused)
        self._entries.append(Entry(draft.name, city, characters, sold))

    def _sold(self, text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,2}", text):
            raise ValueError(self._words("cli-pad-sold", found=printable(text)))
        return int(text)


def _text_of(rows: Sequence[tuple[int, str]]) -> str:
    """A diagram's rows at their own line numbers, so that its faults name the file's lines."""
    lines = [""] * rows[-1][0]
    for number, line in rows:
        lines[number - 1] = line
    return "\n".join(lines)
