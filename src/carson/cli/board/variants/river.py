"""Carson River in the terminal: the parcels of the printed one."""

from collections.abc import Iterator
from typing import Final

from carson.board.material.figures import Figures
from carson.cli.board.variants.model import Line, Part, TerminalVariant
from carson.words import Words
from carson.words.board import BoardTeller


def _figures(figures: Figures, words: Words, teller: BoardTeller) -> Iterator[Part]:
    yield Part(words("cli-board-figures-river"), "BG-11.2", [Line("", " ".join(figures.river))])


RIVER: Final = TerminalVariant("river", figures=_figures)
