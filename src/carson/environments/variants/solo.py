"""The game alone in numbers: Standish's strategy and cards."""

from typing import Any, Final

from carson.board.material.figures import CARDS, STRATEGIES
from carson.board.views.view import View
from carson.environments.layout import Part, Pen
from carson.environments.variants.model import ObservedVariant

_PILES: Final = ("deck", "drawn", "laid_off")


def _write(pen: Pen, view: View, shown: dict[str, Any], turned: list[int]) -> None:
    pen.flag("solo", STRATEGIES.index(view.table.options.solo))
    left = (len(shown["deck"]), shown["to_draw"])
    pen.numbers("standish", (*left, shown["on_card"], shown["firepower"], shown["bridged"]))
    for at, pile in enumerate(_PILES):
        names = [card["card"] for card in shown[pile]]
        pen.numbers("standish-cards", [names.count(name) for name in CARDS], len(CARDS) * at)


SOLO: Final = ObservedVariant(
    "solo",
    _write,
    table=(Part("solo", (len(STRATEGIES),), "Standish’s strategy", of=tuple(STRATEGIES)),),
    others=(
        Part("standish", (5,), "cards in his deck and to draw; cowboys beaten; firepower; has he built a bridge", 6),
        Part("standish-cards", (3, len(CARDS)), "his cards: in the deck, drawn, laid off", 2, tuple(CARDS)),
    ),
)
