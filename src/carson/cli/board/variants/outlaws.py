"""Outlaws in the terminal."""

from collections.abc import Iterator
from typing import Any, Final

from rich.text import Text

from carson.board.material.figures import Figures
from carson.cli.board.variants.model import Drawing, Line, Part, Stranger, TerminalVariant
from carson.cli.draw.style import QUIET
from carson.words import Words
from carson.words.board import BoardTeller


def _below_map(shown: dict[str, Any], drawing: Drawing) -> Iterator[Text]:
    """How strong this round's Outlaws are, and what beating one gives; where they are the map shows."""
    if shown["strength"]:
        yield Text(drawing.words("cli-board-outlaws", strength=shown["strength"], vp=shown["vp"]), QUIET)


def _figures(figures: Figures, words: Words, teller: BoardTeller) -> Iterator[Part]:
    vp = [Line(strength, words("cli-board-vp", count=count)) for strength, count in figures.outlaw_vp.items()]
    yield Part(words("cli-board-figures-outlaws"), "BG-12.1", vp)


OUTLAWS: Final = TerminalVariant(
    "outlaws",
    below_map=_below_map,
    parcels={"outlaws": "outlaw"},
    stranger=Stranger("outlaw", "!", "‼", "bold #ff5252 on #000000"),
    figures=_figures,
)
