"""Carson River in the terminal: the parcels of the printed one."""

from collections.abc import Iterator
from typing import Final

from carson.board.material.figures import Figures
from carson.board.options import Options
from carson.cli.board.variants.model import Line, Part, TerminalVariant
from carson.words import Words
from carson.words.board import BoardTeller


def _figures(figures: Figures, words: Words, teller: BoardTeller) -> Iterator[Part]:
    yield Part(words("cli-board-figures-river"), "BG-11.2", [Line("", " ".join(figures.river))])


def _as_chosen(options: Options, words: Words) -> str:
    return words("cli-board-own-river", parcels=options.river) if options.river else ""


RIVER: Final = TerminalVariant("river", figures=_figures, as_chosen=_as_chosen)
