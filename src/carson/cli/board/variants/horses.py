"""Horses in the terminal: everybody's herd, and a horse that follows a cowboy."""

import re
from collections.abc import Iterator
from typing import Any, Final

from rich.text import Text

from carson.board.actions import Action
from carson.board.material.figures import Figures
from carson.board.variants.horses.actions import Horse
from carson.cli.board.draw.seats import by_seat
from carson.cli.board.variants.model import Drawing, Line, Part, TerminalVariant, Verb
from carson.cli.errors.kinds import Unclear
from carson.words import Words
from carson.words.board import BoardTeller

TOKEN: Final = "★"  # a rodeo won
PRINTED_HATS: Final = (0, 1, 3, 4)  # enclosures whose hats the rule books name (BG-13.4)
_DOT: Final = "·"


def _things(shown: dict[str, Any], drawing: Drawing) -> Iterator[Text]:
    """Each player's supply, the five enclosures where any has a horse, and the rodeos won: 2 (1·0·0·2·0) ★1."""
    entries = []
    for horses, pens, won in zip(shown["supply"], shown["enclosures"], shown["rodeos"], strict=True):
        entry = str(horses) + (f" ({_DOT.join(map(str, pens))})" if any(pens) else "")
        entries.append(entry + (f" {TOKEN}{won}" if won else ""))
    yield by_seat(drawing.words("cli-board-horses"), entries)


def _read(text: str, words: Words) -> Action:
    found = re.fullmatch(r"(?:enclosure[ -]?)?([0-9])", text)
    if not found:
        raise Unclear(words("cli-board-typed-enclosure", typed=text))
    return Horse(int(found[1]))


def _key(action: Action, placing: bool) -> str:
    return f"{'h' if placing else ''}{action.enclosure}" if type(action) is Horse else ""


def _figures(figures: Figures, words: Words, teller: BoardTeller) -> Iterator[Part]:
    hats = [Line(str(pen + 1), str(count), pen in PRINTED_HATS) for pen, count in enumerate(figures.hats)]
    yield Part(words("cli-board-figures-hats"), "BG-13.4", hats)


HORSES: Final = TerminalVariant(
    "horses",
    things=_things,
    verbs={"horse": Verb(_read, ("BG-13.1", "BG-13.2", "BG-13.3", "BG-13.4"))},
    key=_key,
    follows="cli-board-horse-follows",
    placing=("stable",),
    figures=_figures,
)
