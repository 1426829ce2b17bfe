"""What variants put on the table, a line or two for each: horses, duel tiles, Standish and his cards; Outlaws."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from carson.board.views.view import View
from carson.cli.board.draw.style import SEAT
from carson.cli.draw.style import QUIET
from carson.words import Words
from carson.words.board import BoardTeller

TOKEN: Final = "★"  # a rodeo won
_DOT: Final = "·"


def things(view: View, words: Words, teller: BoardTeller, private: bool) -> list[Text]:
    """`private`: the view's seat alone reads it, so its own tiles may stand there."""
    found: list[Text] = []
    draw: Mapping[str, Callable[[dict[str, Any]], list[Text]]] = {
        "horses": lambda shown: [_horses(shown, words)],
        "might-is-right": lambda shown: _tiles(view, shown, words, private),
        "solo": lambda shown: [_standish(shown, words, teller)],
    }
    for name, shown in view.variants.items():
        if name in draw:
            found += draw[name](shown)
    return found


def outlaws(view: View, words: Words) -> list[Text]:
    """How strong this round's Outlaws are, and what beating one gives; where they are the map shows."""
    shown = view.variants.get("outlaws")
    if not shown or not shown["strength"]:
        return []
    return [Text(words("cli-board-outlaws", strength=shown["strength"], vp=shown["vp"]), QUIET)]


def _horses(shown: dict[str, Any], words: Words) -> Text:
    """Each player's supply, the five enclosures where any has a horse, and the rodeos won: 2 (1·0·0·2·0) ★1."""
    entries = []
    for horses, pens, won in zip(shown["supply"], shown["enclosures"], shown["rodeos"], strict=True):
        entry = str(horses) + (f" ({_DOT.join(map(str, pens))})" if any(pens) else "")
        entries.append(entry + (f" {TOKEN}{won}" if won else ""))
    return _by_seat(words("cli-board-horses"), entries)


def _tiles(view: View, shown: dict[str, Any], words: Words, private: bool) -> list[Text]:
    """How many tiles each has and, of those dealt, their sum; the own ones where nobody else looks on."""
    entries = [
        f"{count}={'?' if total is None else total}" if count else "–"
        for count, total in zip(shown["tiles"], shown["sums"], strict=True)
    ]
    lines = [_by_seat(words("cli-board-tiles"), entries)]
    if private and shown["hand"] is not None:
        lines.append(Text(words("cli-board-hand", tiles=_listed(shown["hand"])), QUIET))
    if shown["discard"] or shown["rest"]:
        figures = {"tiles": _listed(shown["discard"]), "rest": shown["rest"]}
        lines.append(Text(words("cli-board-discard", **figures), QUIET))
    return lines


def _listed(tiles: Sequence[int]) -> str:
    return " ".join(map(str, tiles)) or "–"


def _standish(shown: dict[str, Any], words: Words, teller: BoardTeller) -> Text:
    cards = [f"{card['card']}{card['firepower']}" for card in shown["drawn"]]
    figures = {
        "strategy": words.name("strategy", shown["strategy"]),
        "character": teller.character(shown["character"]),
        "power": shown["firepower"],
        "cards": " ".join(cards) or "–",
        "left": shown["to_draw"],
        "beaten": shown["on_card"],
    }
    return Text(words("cli-board-standish-line", **figures), QUIET)


def _by_seat(head: str, entries: Sequence[str]) -> Text:
    text = Text(head, QUIET)
    for seat, entry in enumerate(entries):
        # A player's figures stay on one line.
        figures = f" {entry}".replace(" ", "\N{NO-BREAK SPACE}")
        text.append("  ").append(str(seat), SEAT[seat]).append(figures)
    return text
