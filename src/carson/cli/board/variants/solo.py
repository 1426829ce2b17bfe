"""A game alone in the terminal: Standish, his cards and his strategies."""

from collections.abc import Iterator
from typing import Any, Final

from rich.text import Text

from carson.board.material.figures import STRATEGIES, Figures
from carson.board.options import Options
from carson.cli.board.variants.model import Drawing, Line, Part, TerminalVariant
from carson.cli.draw.style import QUIET
from carson.words import Words
from carson.words.board import BoardTeller

PRINTED_BONUS: Final = "urban"  # the strategy whose end bonus the rule books name (BG-14.10)


def _things(shown: dict[str, Any], drawing: Drawing) -> Iterator[Text]:
    words = drawing.words
    cards = [f"{card['card']}{card['firepower']}" for card in shown["drawn"]]
    figures = {
        "strategy": words.name("strategy", shown["strategy"]),
        "character": drawing.teller.character(shown["character"]),
        "power": shown["firepower"],
        "cards": " ".join(cards) or "–",
        "left": shown["to_draw"],
        "beaten": shown["on_card"],
    }
    yield Text(words("cli-board-standish-line", **figures), QUIET)


def _figures(figures: Figures, words: Words, teller: BoardTeller) -> Iterator[Part]:
    for name in STRATEGIES:
        title = words("cli-board-figures-standish", strategy=words.name("strategy", name))
        yield Part(title, "BG-14.2", list(_strategy(figures, name, words, teller)))


def _strategy(figures: Figures, name: str, words: Words, teller: BoardTeller) -> Iterator[Line]:
    strategy = figures.strategies[name]
    yield Line(words("cli-board-figures-priority"), ", ".join(map(teller.building, strategy.priority)))
    owned = words.list([teller.building(kind) for kind in strategy.bonus])
    bonus = words("cli-board-figures-bonus-vp", vp=strategy.bonus_vp, owned=owned)
    yield Line(words("cli-board-figures-bonus"), bonus, name == PRINTED_BONUS)
    cards = sorted(f"{card.card}{card.firepower}" for card in figures.cowboy_cards if name in card.of)
    yield Line(words("cli-board-figures-cards"), " ".join(cards))


def _as_chosen(options: Options, words: Words) -> str:
    return words("cli-board-against", strategy=words.name("strategy", options.solo))


SOLO: Final = TerminalVariant(
    "solo", things=_things, figures=_figures, plays="cli-board-standish", as_chosen=_as_chosen
)
