"""The figures that no rule book shows, in words, each with the rule it belongs to."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from carson.board.material.figures import Figures
from carson.cli.board.variants.model import Line, Part
from carson.cli.board.variants.registry import TERMINAL_VARIANTS
from carson.cli.draw.style import HEAD, LOUD, QUIET, WARNING
from carson.words import Words
from carson.words.board import BoardTeller


def reconstructed(figures: Figures, words: Words, marked: bool) -> RenderableType:
    """`marked`: these are the built-in ones, and what is reconstructed of them is said to be."""
    text = Text().append(words("cli-board-figures-title", name=figures.name), LOUD)
    if marked:
        text.append("\n" + words("cli-board-figures-about"), QUIET)
    mark = f" [{words('cli-mark-reconstructed')}]"
    for title, rule, lines in _parts(figures, words):
        text.append("\n\n").append(title, HEAD).append(f" [{rule}]", QUIET)
        whole = not any(line.printed for line in lines)
        if marked and whole:
            text.append(mark, WARNING)
        wide = max(len(line.name) for line in lines)
        for line in lines:
            text.append(f"\n  {line.name:<{wide}}  " if wide else "\n  ").append(line.figure, "")
            if marked and not whole and not line.printed:
                text.append(mark, WARNING)
    return text


def _parts(figures: Figures, words: Words) -> Iterator[Part]:
    teller = BoardTeller(words, str)
    steps = [Line(teller.building(name), f"+${step}") for name, step in figures.city_hall_step.items()]
    yield Part(words("cli-board-figures-hall"), "BG-8.14", steps)
    for variant in TERMINAL_VARIANTS.values():
        if variant.figures is not None:
            yield from variant.figures(figures, words, teller)
