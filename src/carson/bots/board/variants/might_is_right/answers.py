"""Duel tiles (BG-11.3): which to play, by what is at stake, the chance to win with each, and what else they are good
for.
"""

from typing import Final

from msgspec.structs import replace

from carson.board.actions import Action, Choose
from carson.board.material.spaces import PLACE_BY_NAME
from carson.board.steps.cowboys import others
from carson.board.variants.might_is_right.state import PILES
from carson.board.views.odds import odds
from carson.bots.board.greedy.valuation import Valuation
from carson.bots.board.greedy.weights import COWBOY
from carson.bots.board.judgement import stake
from carson.bots.board.variants.model import Asked

# What a point of a duel tile is worth when kept for the duels of later rounds, and for each other duel that one stands
# in now.
TILE: Final = (0.35, 0.3, 0.25, 0.15, 0.02)
TILE_NOW: Final = 0.15


def _wins(valuation: Valuation, at: int, tiles: tuple[int, ...]) -> float:
    """The chance to win with these tiles, as if they were already played."""
    state, seat = valuation.state, valuation.seat
    after = state.copy()
    piles = PILES.of(state)
    chosen = list(piles.chosen)
    chosen[seat] = tiles
    PILES.put(after, replace(piles, chosen=tuple(chosen)))
    return float(odds(valuation.table, after, at, viewer=seat).get(seat, 1.0))


def play_tile(asked: Asked) -> Action | None:
    """High where the place is dear and the tile decides; low where the duel is won or lost anyway."""
    valuation, at = asked.valuation, PLACE_BY_NAME.get(asked.about.get("at", ""), -1)
    if at < 0:
        return None
    state, seat, now = valuation.state, valuation.seat, valuation.outlook.round
    # The loser gets the cowboy back.
    dear = max(0.0, stake(valuation, at) - COWBOY[now])
    elsewhere = (state.here[seat] & (others(state, seat) | state.barred) & ~(1 << at)).bit_count()
    point = TILE[now] + TILE_NOW * elsewhere
    found: list[tuple[float, Action]] = []
    for action in asked.legal:
        if type(action) is Choose:
            tiles = tuple(map(int, action.option.split("-")))
            found.append((dear * _wins(valuation, at, tiles) - point * sum(tiles), action))
    return max(found, key=lambda option: option[0])[1] if found else None
