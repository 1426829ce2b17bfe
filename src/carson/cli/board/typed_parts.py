"""Parts of answers that only variants ask for: sheets, enclosures, a cowboy that is moved."""

import re
from collections.abc import Callable, Sequence
from typing import Final

from carson.board.actions import Action, Shift
from carson.board.variants.new_beginning.actions import Sheet
from carson.board.variants.new_beginning.sheets import WARES
from carson.cli.faults import Unclear
from carson.cli.pick import matches
from carson.words import Words

BID: Final = "bid"
_COLUMNS: Final = (*WARES, BID)
_BETWEEN: Final = ("to", "-", ">", "->", "→")
_NUMBER: Final = re.compile(r"\$?([0-9]{1,3})")


def moved(text: str, places: Callable[[str], Sequence[str]]) -> Action | None:
    """'d4 e5', 'wages to vp-2': the only way in which the words name two places; None when there is no one way."""
    words = text.split()
    found = []
    for cut in range(1, len(words)):
        rest = words[cut:]
        if rest[0] in _BETWEEN:
            rest = rest[1:]
        elif words[cut - 1] in _BETWEEN:
            continue
        source, to = places(" ".join(words[:cut])), places(" ".join(rest)) if rest else []
        if len(source) == 1 and len(to) == 1:
            found.append(Shift(source[0], to[0]))
    return found[0] if len(found) == 1 else None


def enclosure_of(text: str, words: Words) -> int:
    found = re.fullmatch(r"(?:enclosure[ -]?)?([0-9])", text)
    if not found:
        raise Unclear(words("cli-board-typed-enclosure", typed=text))
    return int(found[1])


def sheet_of(text: str, words: Words) -> Action:
    """Five numbers as they stand on the sheet, four without a bid; or names and numbers: 'cowboys 4, parcels 2'."""
    parts = re.sub(r"[,;:/]", " ", text).split()
    numbers = [found for part in parts if (found := _NUMBER.fullmatch(part))]
    if len(numbers) == len(parts) and len(parts) in (len(_COLUMNS) - 1, len(_COLUMNS)):
        return Sheet(*[int(found[1]) for found in numbers], *([0] if len(parts) < len(_COLUMNS) else []))
    written = _named(parts, words)
    if not written:
        raise Unclear(words("cli-board-typed-sheet", typed=text))
    return Sheet(*[written.get(name, 0) for name in _COLUMNS])


def _named(parts: Sequence[str], words: Words) -> dict[str, int]:
    """Names and numbers by turns, in either order; nothing where that is not what they are."""
    spellings = {name: (words("cli-board-ware", ware=name).partition(" ")[0],) for name in _COLUMNS}
    found: dict[str, int] = {}
    if len(parts) % 2:
        return {}
    for first, second in zip(parts[::2], parts[1::2], strict=True):
        number, name = (first, second) if _NUMBER.fullmatch(first) else (second, first)
        meant, count = matches(name, spellings), _NUMBER.fullmatch(number)
        if len(meant) != 1 or meant[0] in found or not count:
            return {}
        found[meant[0]] = int(count[1])
    return found
