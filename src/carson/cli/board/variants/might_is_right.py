"""Might is Right in the terminal: everybody's duel tiles."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich.text import Text

from carson.cli.board.draw.seats import by_seat
from carson.cli.board.variants.model import Drawing, TerminalVariant
from carson.cli.draw.style import QUIET


def _things(shown: dict[str, Any], drawing: Drawing) -> Iterator[Text]:
    """How many tiles each has and, of those dealt, their sum; the own ones where nobody else looks on."""
    words = drawing.words
    entries = [
        f"{count}={'?' if total is None else total}" if count else "–"
        for count, total in zip(shown["tiles"], shown["sums"], strict=True)
    ]
    yield by_seat(words("cli-board-tiles"), entries)
    if drawing.private and shown["hand"] is not None:
        yield Text(words("cli-board-hand", tiles=_listed(shown["hand"])), QUIET)
    if shown["discard"] or shown["rest"]:
        figures = {"tiles": _listed(shown["discard"]), "rest": shown["rest"]}
        yield Text(words("cli-board-discard", **figures), QUIET)


def _listed(tiles: Sequence[int]) -> str:
    return " ".join(map(str, tiles)) or "–"


MIGHT_IS_RIGHT: Final = TerminalVariant("might-is-right", things=_things)
