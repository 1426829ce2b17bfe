"""Might is Right in numbers, and the answers that are duel tiles."""

from itertools import combinations_with_replacement
from typing import Any, Final

from carson.board.options import MOST
from carson.board.variants.might_is_right.tiles import SET
from carson.board.views.view import View
from carson.environments.layout import Part, Pen
from carson.environments.variants.model import SEATS, ObservedVariant

ANSWERS: Final = tuple(
    "-".join(map(str, tiles)) for count in (1, 2) for tiles in combinations_with_replacement(SET, count)
)


def _write(pen: Pen, view: View, shown: dict[str, Any], turned: list[int]) -> None:
    for seat, at in enumerate(turned):
        pen.numbers("tiles", (shown["tiles"][seat], shown["sums"][seat] or 0), 2 * at)
    pen.numbers("own-tiles", [shown["hand"].count(tile) for tile in SET])
    down = [*shown["chosen"], *shown["down"]]
    pen.numbers("own-tiles-down", [down.count(tile) for tile in SET])
    pen.number("tiles-left", shown["rest"])
    pen.numbers("tiles-discarded", [shown["discard"].count(tile) for tile in SET])


MIGHT_IS_RIGHT: Final = ObservedVariant(
    "might-is-right",
    _write,
    others=(
        Part("tiles", (MOST, 2), f"duel tiles in hand, and their sum where it is known; {SEATS}", 6),
        Part("own-tiles", (len(SET),), "how many of each duel tile you hold", 2),
        Part("own-tiles-down", (len(SET),), "those you have put down or chosen", 2),
        Part("tiles-discarded", (len(SET),), "those in the discard", 5),
        Part("tiles-left", (1,), "those that nobody has drawn", 6),
    ),
)
