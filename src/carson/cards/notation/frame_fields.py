"""The values of frames as words, and back."""

from typing import Final

from carson.cards.state import FIRST_CHARACTER
from carson.cards.table import Table
from carson.kernel.steps import Field, below, up_to

SEAT: Final = below(lambda table: table.real)
TERRAIN: Final = up_to(FIRST_CHARACTER - 1)
_PLAYER: Final = below(lambda table: table.players)


def _order_text(order: tuple[int, ...]) -> str:
    return f"({','.join(map(str, order))})"


def _read_order(table: Table, word: str) -> tuple[int, ...]:
    order = tuple(_PLAYER.read(table, part) for part in word.removeprefix("(").removesuffix(")").split(","))
    if len(set(order)) < len(order) or word != _order_text(order):
        raise ValueError(word)
    return order


ORDER: Final = Field(_order_text, _read_order)
