"""A New Beginning in the terminal: what is on sale, and how a sheet is typed."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text

from carson.board.actions import Action
from carson.board.material.figures import Figures
from carson.board.variants.new_beginning.actions import Sheet
from carson.board.variants.new_beginning.sheets import WARES
from carson.board.views.view import View
from carson.cli.abbreviations import matches
from carson.cli.board.variants.model import Line, Part, TerminalVariant, Verb
from carson.cli.draw.style import QUIET
from carson.cli.errors.kinds import Unclear
from carson.words import Words
from carson.words.board import BoardTeller

_COLUMNS: Final = (*WARES, "bid")
_NUMBER: Final = re.compile(r"\$?([0-9]{1,3})")


def _read(text: str, words: Words) -> Action:
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


def _question(view: View, words: Words) -> Text:
    """What is on sale, and how the sheet is typed."""
    text = Text()
    for line in _wares(view.table.figures, words):
        text.append(f"\n {line.name}: ", QUIET).append(line.figure)
    how = "cli-board-sheet-alone" if view.table.options.solo else "cli-board-sheet"
    return text.append("\n " + words(how), QUIET)


def _wares(figures: Figures, words: Words) -> Iterator[Line]:
    for name in WARES:
        ware = getattr(figures.beginning, name)
        each = words("cli-board-ware-each", price=ware.price, fewest=ware.fewest, most=ware.most)
        yield Line(words("cli-board-ware", ware=name), each)


def _figures(figures: Figures, words: Words, teller: BoardTeller) -> Iterator[Part]:
    purse = Line(words("cli-board-ware", ware="purse"), f"${figures.beginning.purse}")
    yield Part(words("cli-board-figures-beginning"), "BG-11.1", [purse, *_wares(figures, words)])


NEW_BEGINNING: Final = TerminalVariant(
    "new-beginning",
    verbs={"sheet": Verb(_read, ("BG-11.1",))},
    questions={"sheet": _question},
    figures=_figures,
)
