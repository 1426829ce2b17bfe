"""A player's horses as numbers."""

from carson.board.state import State
from carson.board.variants.horses.state import HERD


def in_numbers(state: State, seat: int) -> list[float]:
    herd = HERD.of(state)
    if not herd.supply:
        return [0.0] * 8
    pens = herd.pens[seat]
    mine = herd.supply[seat] + sum(pens)
    return [herd.supply[seat] / 2, *(each / 3 for each in pens), herd.rodeos[seat] / 2, mine * herd.rodeos[seat] / 8]
